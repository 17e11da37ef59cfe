### Königreiche: Namen der empfohlenen, wie Königreiche geschrieben und gezeigt werden und was mit ihnen schiefgehen kann.

## Wie ein Königreich geschrieben wird, und die Wörter, die beim Lesen verstanden werden

kingdom-list-names = { LIST($names, style: "plain") }
kingdom-list-bane = Bann: { CARD($card) }
kingdom-list-mouse = Maus: { CARD($card) }
kingdom-list-parts = { SAY($left) }; { SAY($right) }

kingdom-label-bane = Bann, Bannstapel, Bannkarte
kingdom-label-mouse = Maus, Mauskarte
kingdom-label-other = Königreich, Königreichkarten, Karten, Vorrat, Ereignis, Ereignisse, Weg, Wege, Querkarten, Querformat-Karten

## Was man sich wünschen kann

kingdom-wish-village = ein Dorf
kingdom-wish-trasher = eine Karte zum Entsorgen
kingdom-wish-draw = eine Karte zum Nachziehen
kingdom-wish-buy = eine Karte mit +1 Kauf
kingdom-wish-attack = ein Angriff
kingdom-wish-reaction = eine Reaktion auf Angriffe
kingdom-wish-cost-2 = eine Karte für höchstens { COINS(2) }
kingdom-wish-cost-3 = eine Karte für { COINS(3) }
kingdom-wish-cost-4 = eine Karte für { COINS(4) }
kingdom-wish-cost-5 = eine Karte für mindestens { COINS(5) }

## Was von einem Königreich gezeigt wird

kingdom-show-recommended = Empfohlenes Königreich: { SAY($kingdom) }
kingdom-show-landscapes = Ereignisse und Wege:
kingdom-show-bane = Bannstapel: { CARD($card) } ({ COST($cost) }, { LIST($sets, style: "plain") })
kingdom-show-bane-open = Bannstapel: wird bei Spielbeginn bestimmt
kingdom-show-mouse = Für „{ CARD($way) }“ zur Seite gelegt: { CARD($card) } ({ COST($cost) }, { LIST($sets, style: "plain") })
kingdom-show-mouse-open = Für „{ CARD($way) }“ zur Seite gelegt: wird bei Spielbeginn bestimmt
kingdom-show-setup = Außerdem bereitgelegt: { LIST($things, style: "plain") }
kingdom-show-cost = { COST($cost) }
kingdom-show-pile = { CARDS($cards) }
kingdom-show-prizes = { $count ->
    [one] der Preis
   *[other] die { $count } Preise
}
kingdom-show-mat-coffers = Kassen-Tableaus
kingdom-show-mat-coffers-tokens = { $count ->
    [one] Kassen-Tableaus mit je 1 Taler
   *[other] Kassen-Tableaus mit je { $count } Talern
}
kingdom-show-mat-exile = Exil-Tableaus
kingdom-show-missing = { $count ->
    [one] Eine Königreichkarte fehlt zu zehn; --fill ergänzt sie zufällig.
   *[other] { $count } Königreichkarten fehlen zu zehn; --fill ergänzt sie zufällig.
}
kingdom-show-code = Code: { $code }

## Die Liste der empfohlenen Königreiche

kingdom-show-needs = braucht { LIST($sets) }
kingdom-show-unavailable = Hier nicht spielbar, weil andere Erweiterungen nötig sind:
kingdom-show-count = { $available ->
    [one] 1 empfohlenes Königreich
   *[other] { $available } empfohlene Königreiche
}
kingdom-show-count-more = { $available ->
    [one] 1 empfohlenes Königreich
   *[other] { $available } empfohlene Königreiche
} und { $unavailable }, { $unavailable ->
    [one] das
   *[other] die
} andere Erweiterungen { $unavailable ->
    [one] braucht
   *[other] brauchen
}
kingdom-show-none = Kein empfohlenes Königreich passt.

## Was schiefgehen kann

error-unknown-name = Weder eine Karte noch ein empfohlenes Königreich heißt „{ $name }“.
error-unknown-name-nearest = Weder eine Karte noch ein empfohlenes Königreich heißt „{ $name }“. Meintest du { LIST($nearest, style: "or") }?
error-unknown-cards = Karten mit diesen Namen gibt es nicht: { LIST($names, style: "plain") }.
kingdom-unknown-card = „{ $name }“
kingdom-unknown-card-nearest = „{ $name }“ ({ LIST($nearest, style: "or") }?)
error-unknown-set = Ein Set „{ $name }“ gibt es hier nicht. Es gibt { LIST($sets) }.
error-unknown-trait = „{ $name }“ kann man sich nicht wünschen. Es gibt { LIST($traits) }.
error-kingdom-too-long = Dieser Text ist zu lang für ein Königreich.
error-kingdom-empty = In diesem Text steht kein Kartenname.
error-kingdom-unavailable = „{ SAY($kingdom) }“ ist hier nicht spielbar: Dazu braucht man { LIST($sets) }.
error-bane-twice = Zwei Bannstapel sind genannt: { CARD($card) } und { CARD($other) }.
error-mouse-twice = Zwei Karten sollen zur Seite gelegt werden: { CARD($card) } und { CARD($other) }.

error-code-version = „{ $code }“ ist kein Code eines Königreichs: Solche Codes beginnen mit 1.
error-code-mistyped = Der Code „{ $code }“ ist vertippt oder unvollständig.
error-code-newer = Dieser Code stammt von einer neueren Version von Freehold, mit Karten, die hier nicht bekannt sind.
error-code-unnumbered = Ein Königreich mit { CARD($card) } hat keinen Code.

error-wanted-and-banned = { CARD($card) } ist zugleich gewünscht und ausgeschlossen.
error-wanted-but-avoided = { CARD($card) } ist gewünscht, ist aber { SAY($wish) }, und das soll nicht vorkommen.
error-wish-both-ways = Zugleich gewünscht und nicht gewünscht: { SAY($wish) }.
error-wish-unmet = Gewünscht ist { SAY($wish) }, aber unter den nicht ausgeschlossenen Karten ({ LIST($sets, style: "plain") }) ist nichts dergleichen.
error-wishes-no-room = { $room ->
    [0] Es ist kein Platz mehr frei
    [one] Es ist nur noch 1 Platz frei
   *[other] Es sind nur noch { $room } Plätze frei
}, gewünscht ist aber noch: { LIST($wishes) }.
error-wishes-alchemy = Mit der gewünschten Anzahl an Karten aus Alchemisten geht nicht zugleich: { LIST($wishes) }.
error-no-sets = Von den Sets, die zur Wahl stehen, braucht mindestens eines ein Gewicht über 0.
error-wishes-clash = Diese Wünsche lassen sich nicht alle zugleich erfüllen.
error-too-many-wanted = { $count } Königreichkarten sind namentlich gewünscht, aber es ist nur für { $size } Platz.
error-too-many-landscapes-wanted = { $count ->
    [one] 1 Ereignis oder Weg ist namentlich gewünscht, aber es soll nichts davon dabei sein.
   *[other] { $count } Ereignisse und Wege sind namentlich gewünscht, aber { $size ->
        [0] es soll nichts davon dabei sein.
        [one] es soll nur 1 dabei sein.
       *[other] es sollen nur { $size } dabei sein.
    }
}
error-too-few-cards = { $missing ->
    [one] Es fehlt 1 Königreichkarte
   *[other] Es fehlen { $missing } Königreichkarten
}, aber von den nicht ausgeschlossenen Karten ({ LIST($sets, style: "plain") }) { $count ->
    [0] ist keine mehr übrig.
    [one] ist nur noch 1 übrig.
   *[other] sind nur noch { $count } übrig.
}
error-landscapes-too-few = { $wanted ->
    [one] Ein Ereignis oder Weg ist gewünscht
   *[other] { $wanted } Ereignisse und Wege sind gewünscht
}, aber { $count ->
    [0] die gewählten Sets haben keines, das nicht ausgeschlossen ist.
    [one] die gewählten Sets haben nur 1, das in Frage kommt (höchstens ein Weg).
   *[other] die gewählten Sets haben nur { $count }, die zusammen in Frage kommen (höchstens ein Weg).
}
error-alchemy-number = Ein Königreich hat 0 bis 10 Karten aus Alchemisten; schreibe etwa 4 oder 0,3-5.
error-alchemy-too-many = { $count ->
    [one] 1 Karte aus Alchemisten ist namentlich gewünscht
   *[other] { $count } Karten aus Alchemisten sind namentlich gewünscht
}, aber { $most ->
    [0] es soll keine dabei sein.
    [one] es soll höchstens 1 dabei sein.
   *[other] es sollen höchstens { $most } dabei sein.
}
error-alchemy-too-few = { $least ->
    [one] Mindestens 1 Karte aus Alchemisten ist gewünscht
   *[other] Mindestens { $least } Karten aus Alchemisten sind gewünscht
}, aber { $count ->
    [0] keine ist möglich
    [one] nur 1 ist möglich
   *[other] nur { $count } sind möglich
}.
error-alchemy-only = { $most ->
    [0] Keine Karte aus Alchemisten ist gewünscht
    [one] Höchstens 1 Karte aus Alchemisten ist gewünscht
   *[other] Höchstens { $most } Karten aus Alchemisten sind gewünscht
}, aber { $count ->
    [0] andere Karten stehen nicht
    [one] nur 1 andere Karte steht
   *[other] nur { $count } andere Karten stehen
} zur Wahl.
error-bane-none = { CARD($card) } braucht einen Bannstapel, aber keine Karte für { COINS(2) } oder { COINS(3) } ist dafür übrig.
error-mouse-none = „{ CARD($card) }“ braucht eine zur Seite gelegte Karte, aber keine Aktion für { COINS(2) } oder { COINS(3) } ist dafür übrig.
error-swap-missing = { CARD($card) } ist nicht in diesem Königreich.
error-bad-weight = Das Gewicht von { LIST($sets) } muss eine Zahl ab 0 sein.
error-bad-odds = Die Häufigkeit von { CARD($card) } muss eine Zahl ab 0 sein.

## Empfohlene Zehnersätze, die gespielt werden können

kingdom-first-game = Erstes Spiel
kingdom-size-distortion = Verzerrte Größen
kingdom-deck-top = Obenauf
kingdom-sleight-of-hand = Taschenspielertricks
kingdom-improvements = Verbesserungen
kingdom-silver-gold = Silber & Gold
kingdom-underlings = Untergebene
kingdom-grand-scheme = Der große Plan
kingdom-deconstruction = Dekonstruktion
kingdom-forbidden-arts = Verbotene Künste
kingdom-potion-mixers = Trankmischer
kingdom-chemistry-lesson = Chemiestunde
kingdom-bounty-of-the-hunt = Jagdbeute
kingdom-bad-omens = Böse Omen
kingdom-the-jesters-workshop = Die Werkstatt des Harlekins
kingdom-arts-and-crafts = Kunsthandwerk
kingdom-clean-living = Anständiges Leben
kingdom-gilding-the-lily = Des Guten zu viel
kingdom-pony-express = Pony Express
kingdom-garden-of-cats = Katzen-Garten
kingdom-victory-dance = Siegestanz
kingdom-the-plot-thickens = Die Lage spitzt sich zu
kingdom-best-wishes = Die besten Wünsche
kingdom-servants = Diener
kingdom-secret-research = Geheime Forschung
kingdom-pools-tools-and-fools = Tümpel, Tricks und Toren
kingdom-last-laughs = Wer zuletzt lacht
kingdom-the-spice-of-life = Die Würze des Lebens
kingdom-small-victories = Kleine Siege
kingdom-name-that-card = Nenn die Karte
kingdom-tricks-of-the-trade = Kniffe des Handwerks
kingdom-decisions-decisions = Qual der Wahl
kingdom-dog-pony-show = Tierzirkus
kingdom-explosions = Explosionen
kingdom-misfortune = Missgeschick
kingdom-baking-contest = Backwettbewerb
kingdom-clown-college = Clownschule
kingdom-wine-dine = Speis & Trank
kingdom-illuminati = Illuminaten
kingdom-tonics-toxins = Tinkturen & Toxine
kingdom-intro-to-horses = Pferde-Intro
kingdom-intro-to-exile = Exil-Intro
kingdom-class-of-20 = Abi 2020
kingdom-living-in-exile = Leben im Exil
kingdom-thrill-of-the-hunt = Der Thrill der Jagd

## Solche, die weitere Erweiterungen brauchen

kingdom-reach-for-tomorrow = Griff nach dem Morgen
kingdom-repetition = Wiederholung
kingdom-give-and-take = Geben und Nehmen
kingdom-biggest-money = Das ganz große Geld
kingdom-the-kings-army = Die Armee des Königs
kingdom-the-good-life = Das gute Leben
kingdom-highway-robbery = Straßenraub
kingdom-adventures-abroad = Abenteuer in der Fremde
kingdom-high-and-low = Hoch und Niedrig
kingdom-chivalry-and-revelry = Ritter und Gelage
kingdom-level-up = Eine Stufe höher
kingdom-son-of-size-distortion = Sohn der verzerrten Größen
kingdom-everything-in-moderation = Alles in Maßen
kingdom-silver-bullets = Silberkugeln
kingdom-night-shift = Nachtschicht
kingdom-idle-hands = Müßige Hände
kingdom-it-takes-a-villager = Ein Dorfbewohner muss her
kingdom-capture-the-flag = Erobere die Flagge
kingdom-a-star-to-steer-by = Ein Stern als Kompass
kingdom-shore-patrol = Küstenwache
kingdom-bridge-crossing = Über die Brücke
kingdom-paths-to-victory = Wege zum Sieg
kingdom-all-along-the-watchtower = Rings um den Wachturm
kingdom-lucky-seven = Glückszahl Sieben
kingdom-money-for-nothing = Geld für nichts
kingdom-the-dukes-ball = Der Ball des Herzogs
kingdom-prophecy = Prophezeiung
kingdom-invasion = Invasion
kingdom-royalty-factory = Die Königsschmiede
kingdom-masters-of-finance = Meister der Finanzen
kingdom-delicious-torture = Köstliche Folter
kingdom-buddy-system = Immer zu zweit
kingdom-shadowy-figures = Schattengestalten
kingdom-impending-doom = Drohendes Unheil
kingdom-memento-mori = Memento mori
kingdom-clockwork-court = Der mechanische Hof
kingdom-collector = Sammler
kingdom-collider = Zusammenstoß
kingdom-ghosts-taxes = Geister & Steuern
kingdom-island-builder = Inselbauer
kingdom-detours = Umwege
kingdom-quarrymen = Steinbrecher
kingdom-metal-meat = Metall & Fleisch
kingdom-penny-pinching = Pfennigfuchserei
kingdom-blue-harvest = Blaue Ernte
kingdom-traveling-circus = Wanderzirkus
kingdom-exchanges = Tauschgeschäfte
kingdom-road-to-riches = Der Weg zum Reichtum
kingdom-dark-carnival = Düsterer Jahrmarkt
kingdom-to-the-victor = Dem Sieger die Beute
kingdom-stoneground = Auf Stein gemahlen
kingdom-class-struggle = Klassenkampf
kingdom-the-heros-return = Die Rückkehr des Helden
kingdom-seacraft-and-witchcraft = Seemannskunst und Hexenkunst
kingdom-spendthrift = Verschwender
kingdom-queen-of-tan = Königin der Bräune
kingdom-zookeepers = Zoowärter
kingdom-cash-flow = Geldfluss
kingdom-the-endless-fair = Der endlose Jahrmarkt
kingdom-happy-chaos = Fröhliches Chaos
kingdom-innsmouth = Innsmouth
kingdom-ruritania = Ruritanien
kingdom-limited-time-offer = Zeitlich limitiertes Angebot
kingdom-birth-of-a-nation = Geburt einer Nation
kingdom-big-blue = Blauer Ozean
kingdom-intersection = Kreuzung
kingdom-friendly-carnage = Freundschaftliches Gemetzel
kingdom-gift-horses = Geschenkte Pferde
kingdom-horse-feathers = Pferdehaare
kingdom-sooner-or-later = Früher oder später
kingdom-no-money-down = Keine Anzahlung
kingdom-detours-and-shortcuts = Umleitungen und Abkürzungen
kingdom-seize-the-night = Nutze die Nacht
kingdom-animal-crackers = Tierkekse
kingdom-biding-time = Abwarten
kingdom-villager-madness = Dorfbewohner-Wahnsinn
