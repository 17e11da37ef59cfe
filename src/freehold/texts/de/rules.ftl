### Die Seite mit den Regeln, in eigenen Worten. Welche Nachricht wo steht: web/src/rules/contents.ts.

## Um die Regeln herum.

rules-title = Die Regeln
rules-lead = Alles, was du zum Spielen brauchst, von der ersten Hand bis zum letzten Punkt. Darunter stehen alle Regelentscheide, die es gibt, mit einer Suche.
rules-contents = Inhalt
rules-part-game = Das Spiel
rules-part-sets = Die Sets
rules-search-link = Regelentscheide durchsuchen
rules-learn-link = Ein geführtes erstes Spiel spielen
rules-spoken-potion = Trank

## Worum es geht.

rules-aim = Worum es geht
rules-aim-deck = Du beginnst mit wenigen schwachen Karten, so wie alle anderen auch. In jedem Zug gibst du für neue Karten aus, was deine Hand hergibt. Sie kommen zu deinen Karten dazu, tauchen etwas später auf deiner Hand auf und lassen dich noch bessere kaufen.
rules-aim-points = Wer am Ende die meisten Punkte besitzt, gewinnt. Der Haken: Die meisten Karten, die Punkte bringen, tun sonst nichts. Kaufst du sie zu früh, verstopfen sie deine Hand; kaufst du sie zu spät, haben die anderen sie.
rules-aim-players = Zwei bis sechs Personen können spielen. Zu jedem Spiel gehören zehn verschiedene Königreichkarten, und so gleicht kein Spiel dem anderen.

## Die Karten.

rules-cards = Die Karten
rules-cards-parts = Eine Karte hat einen Namen, Kosten und einen oder mehrere Typen. Hat sie mehrere, so gilt sie immer als jeder davon.
rules-type-treasure = Geld
rules-type-treasure-what = bringt Münzen, wenn du es in deiner Kaufphase spielst: { CARD("Copper") } { COINS(1) }, { CARD("Silver") } { COINS(2) }, { CARD("Gold") } { COINS(3) }.
rules-type-victory = Punkte
rules-type-victory-what = zählen am Ende: { CARD("Estate") } { POINTS(1) }, { CARD("Duchy") } { POINTS(3) }, { CARD("Province") } { POINTS(6) }.
rules-type-curse = Fluch
rules-type-curse-what = kostet dich am Ende einen Punkt. Das ist ein eigener Typ: Ein { CARD("Curse") } ist keine Punktekarte.
rules-type-action = Aktion
rules-type-action-what = tut, was darauf steht, wenn du sie in deiner Aktionsphase spielst.
rules-type-attack = Angriff
rules-type-attack-what = ist eine Aktion, die den Mitspielern etwas antut, selten etwas Nettes.
rules-type-reaction = Reaktion
rules-type-reaction-what = lässt sich auch in einem Augenblick benutzen, den die Karte selbst nennt, oft im Zug eines Mitspielers.
rules-cards-more = { CARD("Copper") }, { CARD("Silver") }, { CARD("Gold") }, { CARD("Estate") }, { CARD("Duchy") }, { CARD("Province") } und { CARD("Curse") } sind die Basiskarten und in jedem Spiel dabei. Mit den Sets kommen weitere Typen dazu: Dauerkarten, Preise, Ereignisse und Wege.
rules-cards-line = Auf manchen Karten teilt eine Linie den Text. Was darüber steht, geschieht beim Spielen der Karte. Was darunter steht, gilt in dem Augenblick, von dem es spricht, und sonst nicht.

## Spielvorbereitung.

rules-setup = Spielvorbereitung
rules-setup-deck = Jeder bekommt sieben { CARD("Copper") } und drei { CARD("Estate") }, mischt sie zu einem Nachziehstapel und zieht davon fünf Karten als erste Hand.
rules-setup-supply = Die Stapel der Basiskarten und die von zehn Königreichkarten werden offen ausgelegt. Zusammen sind sie der Vorrat.
rules-setup-trash = Für alle gemeinsam gibt es einen Müll. Er ist zu Beginn leer.
rules-setup-first = Wer beginnt, entscheidet der Zufall. Nach einem Spiel mit einem einzigen Sieger beginnt, wer links von ihm sitzt; der Sieger kommt also als Letzter dran.
rules-setup-more = Was nur manche Karten brauchen, etwa Tränke, Tableaus oder Pferde, wird nur bereitgelegt, wenn eine dieser Karten dabei ist.
rules-setup-table = Karten in jedem Stapel zu Beginn
rules-setup-players = Spieler
rules-setup-victory = { CARD("Estate") }, { CARD("Duchy") }, Punktekarten des Königreichs
rules-setup-copper = { CARD("Copper") }, nach dem Austeilen
rules-setup-kingdom = alle anderen Königreichkarten
rules-setup-suggestion = Gute Karten für ein erstes Spiel: { CARD("Cellar") }, { CARD("Market") }, { CARD("Merchant") }, { CARD("Militia") }, { CARD("Mine") }, { CARD("Moat") }, { CARD("Remodel") }, { CARD("Smithy") }, { CARD("Village") } und { CARD("Workshop") }.

## Ein Zug.

rules-turn = Ein Zug
rules-turn-phases = Ein Zug hat drei Phasen, immer in derselben Reihenfolge: Aktionsphase, Kaufphase, Aufräumphase. Er beginnt mit einer Aktion, einem Kauf und ohne Münzen. Was davon am Ende des Zuges übrig ist, verfällt. Danach ist am Zug, wer links sitzt.
rules-action = Die Aktionsphase
rules-action-play = Wenn du willst, spielst du jetzt eine deiner Aktionskarten. Lege sie vor dir aus; erst dann führst du ihren Text aus, Zeile für Zeile von oben.
rules-action-bonuses = Viele Karten beginnen mit einem Bonus:
rules-action-cards = +2 Karten: Ziehe sofort zwei Karten.
rules-action-actions = +2 Aktionen: Du darfst in dieser Phase zwei weitere Aktionskarten spielen. Erst wird die Karte zu Ende gebracht, die sie dir gegeben hat.
rules-action-buys = +1 Kauf: Du darfst in der Kaufphase dieses Zuges einmal mehr kaufen.
rules-action-coins = +{ COINS(2) }: So viel mehr hast du in der Kaufphase dieses Zuges auszugeben. Eine Geldkarte nimmst du dafür nicht.
rules-action-example = Ein Beispiel: Mit deiner einzigen Aktion spielst du { CARD("Village", form: "one", case: "acc") }. Das gibt +1 Karte und +2 Aktionen. Mit einer davon spielst du { CARD("Smithy", form: "one", case: "acc") }, ziehst drei Karten und hast noch eine Aktion für das, was du gezogen hast.
rules-action-may = Eine Aktionskarte spielen musst du nie. Du darfst auch eine spielen, von der du weißt, dass sie wenig oder nichts bewirkt. Bist du einmal in der Kaufphase, gibt es kein Zurück.
rules-buy = Die Kaufphase
rules-buy-treasures = Spiele zuerst Geldkarten aus deiner Hand: so viele du willst, in beliebiger Reihenfolge. Ihre Münzen kommen zu denen dazu, die dir deine Aktionen gegeben haben.
rules-buy-buy = Dann kaufe ein. Für jeden Kauf darfst du eine Karte aus dem Vorrat nehmen, die nicht mehr kostet, als du noch Münzen hast. Sie kommt auf deinen Ablagestapel, und ihre Kosten werden von deinen Münzen abgezogen.
rules-buy-then = Sobald du etwas gekauft hast, kannst du in diesem Zug keine Geldkarten mehr spielen. Also erst ausspielen, dann einkaufen.
rules-buy-keep = Geldkarten werden nicht verbraucht. Sie bleiben bis zum Ende des Zuges im Spiel und kommen mit deinen anderen Karten wieder.
rules-buy-example = Mit { COINS(6) } und zwei Käufen könntest du { CARD("Smithy", form: "one", case: "acc") } für { COINS(4) } und { CARD("Moat", form: "one", case: "acc") } für { COINS(2) } kaufen, oder zweimal { CARD("Silver") }. Ein { CARD("Copper") } kostet nichts, braucht aber trotzdem einen Kauf. Und kaufen muss niemand.
rules-cleanup = Die Aufräumphase
rules-cleanup-discard = Lege alle Karten, die du im Spiel hast, und alle, die noch auf deiner Hand sind, auf deinen Ablagestapel. Aufheben kannst du nichts.
rules-cleanup-draw = Ziehe dann fünf Karten. Mit ihnen spielst du deinen nächsten Zug, und bis dahin kannst du mit ihnen auf die Mitspieler reagieren.
rules-cleanup-shuffle = Hat dein Nachziehstapel zu wenige Karten, mische deinen Ablagestapel, lege ihn unter den Rest des Nachziehstapels und ziehe weiter. So kommen die gekauften Karten auf deine Hand.

## Begriffe.

rules-terms = Was die Wörter bedeuten
rules-term-supply = Vorrat
rules-term-supply-what = Alle Stapel, aus denen man kaufen kann: die Basiskarten, die Königreichkarten und die Tränke, wo sie gebraucht werden. Pferde und Preise liegen daneben und gehören nicht dazu; Ereignisse und Wege auch nicht.
rules-term-kingdom = Königreich
rules-term-kingdom-what = Die zehn Karten, die für dieses Spiel ausgesucht wurden. Jede hat einen Stapel im Vorrat.
rules-term-deck = Nachziehstapel, Ablagestapel
rules-term-deck-what = Du ziehst von deinem Nachziehstapel, der verdeckt liegt. Was du ablegst und was du nimmst, kommt offen auf deinen Ablagestapel, der zum neuen Nachziehstapel wird, wenn der alte aufgebraucht ist.
rules-term-play = spielen, ausspielen
rules-term-play-what = Eine Karte vor dir auslegen und tun, was sie sagt. Fordert eine andere Karte dich dazu auf, verbraucht das keine deiner Aktionen.
rules-term-in-play = im Spiel
rules-term-in-play-what = Eine Karte ist im Spiel, sobald sie gespielt ist, und bis sie woandershin kommt, meist in der Aufräumphase. Was zur Seite gelegt, entsorgt oder verbannt wurde, ist nicht im Spiel.
rules-term-draw = +Karten und Ziehen
rules-term-draw-what = Beides bringt Karten von oben vom Nachziehstapel auf deine Hand. Trotzdem ist es nicht für jede Karte dasselbe: Der { CARD("Way of the Chameleon") } macht aus einem Bonus von +Karten Münzen, lässt dich aber in Ruhe ziehen, wo ein Text es anders ausdrückt.
rules-term-gain = nehmen
rules-term-gain-what = Eine Karte auf deinen Ablagestapel legen. Sie kommt aus dem Vorrat, wenn der Text nichts anderes nennt; auch wohin sie kommt, kann der Text anders sagen. Ist ihr Stapel leer, nimmst du nichts. Was du kaufst, nimmst du auch; was du auf andere Weise nimmst, hast du nicht gekauft, und es kostet weder Münzen noch einen Kauf.
rules-term-discard = ablegen
rules-term-discard-what = Eine Karte auf deinen Ablagestapel legen, und zwar aus der Hand, wenn kein anderer Ort genannt ist. Legst du mehrere auf einmal ab, müssen die anderen nur die oberste sehen.
rules-term-trash = entsorgen
rules-term-trash-what = Eine Karte in den Müll legen, wo sie niemandem gehört und für niemanden zählt. Auf ihren Stapel kommt sie nicht zurück. Schwache Karten loszuwerden ist oft so gut wie starke zu kaufen.
rules-term-reveal = aufdecken
rules-term-reveal-what = Eine Karte allen zeigen. Danach kommt sie dorthin zurück, wo sie war, wenn nichts anderes gesagt wird.
rules-term-look = ansehen
rules-term-look-what = Wie aufdecken, aber nur du siehst die Karte.
rules-term-set-aside = zur Seite legen
rules-term-set-aside-what = Eine Karte für eine Weile aus dem Weg legen. Sie ist dann in keinem Stapel, auf keiner Hand und nicht im Spiel; der Text sagt, wann sie wiederkommt und wohin.
rules-term-onto-deck = auf den Nachziehstapel legen
rules-term-onto-deck-what = Die Karte ist die nächste, die du ziehst. War der Nachziehstapel leer, ist sie nun der ganze Stapel; gemischt wird nicht.
rules-term-name = eine Karte nennen
rules-term-name-what = Irgendeinen Kartennamen sagen, auch den einer Karte, die niemand hat. Gleiche Karten sind Karten mit genau demselben Namen.
rules-term-cost = Kosten
rules-term-cost-what = Es gelten die Kosten in diesem Augenblick. Was andere Karten billiger macht, tut das überall: im Vorrat, auf den Händen und in den Stapeln. Unter { COINS(0) } sinken Kosten nie.
rules-term-shuffle = mischen
rules-term-shuffle-what = Nur wenn du eine Karte brauchst und der Nachziehstapel nicht reicht, nie vorher. Karten auf der Hand, im Spiel oder zur Seite gelegt bleiben, wo sie sind. Reicht es auch nach dem Mischen nicht, begnüge dich mit dem, was da ist.
rules-term-public = was alle wissen dürfen
rules-term-public-what = Wie viele Karten jeder auf der Hand hat, alle Karten im Spiel, die oberste Karte jedes Ablagestapels, den Müll und die Tableaus. Deinen eigenen Nachziehstapel darfst du zählen. Ablagestapel darf niemand durchsehen, auch nicht den eigenen.

## Angriffe und Reaktionen.

rules-attacks = Angriffe und Reaktionen
rules-attacks-attack = Ein Angriff geht um den Tisch: Zuerst trifft er, wer links von dem sitzt, der ihn gespielt hat, und zwar vollständig, dann den Nächsten. Sind nur noch wenige Flüche da, bekommen sie die, die zuerst dran sind.
rules-attacks-before = Bevor ein Angriff irgendetwas tut, dürfen die Mitspieler Reaktionen aus ihrer Hand benutzen. Jede wird zu Ende gebracht, bevor die nächste drankommt.
rules-attacks-moat = Die bekannteste ist der { CARD("Moat") }. Zeige ihn, wenn jemand einen Angriff spielt, und der Angriff kann dir nichts anhaben. Der { CARD("Moat") } schützt nur dich; der Angreifer bekommt weiterhin alles, was ihm seine Karte gibt. Er bleibt auf deiner Hand und kann beim nächsten Angriff wieder gezeigt werden.
rules-attacks-reveal = Eine Reaktion zu benutzen heißt, sie aufzudecken, nicht sie zu spielen, wenn die Karte nichts anderes sagt. Und nur die Hand zählt: Ein { CARD("Moat") } im Nachziehstapel oder im Spiel hilft nicht.
rules-attacks-twice = Ein Angriff, der zweimal gespielt wird, etwa durch { CARD("Throne Room", form: "one", case: "acc") }, ist zwei Angriffe, und auf jeden muss man für sich reagieren.
rules-attacks-else = Karten, die etwas für oder gegen andere tun, ohne ein Angriff zu sein, lassen sich so nicht abwehren. Die { CARD("Council Room") } und die { CARD("Masquerade") } sind solche Karten.

## Wenn einiges zusammenkommt.

rules-order = Wenn mehreres zusammenkommt
rules-order-players = Geschieht mehreren Spielern zugleich etwas, so geht es in Zugreihenfolge, und wer am Zug ist, beginnt. Was eine Karte den Mitspielern tut, beginnt links von dem, der sie gespielt hat.
rules-order-own = Geschieht dir mehreres zugleich, bestimmst du die Reihenfolge, auch zwischen dem, was du musst, und dem, was du darfst.
rules-order-nested = Geschieht dazwischen etwas Neues, wird es zu Ende gebracht, bevor es dort weitergeht, wo ihr wart.
rules-order-possible = Führe von einem Text aus, was du kannst, und lass den Rest. Darfst du zwischen mehreren Dingen wählen, so darfst du auch eines wählen, das du nicht tun kannst; dann geschieht nichts.
rules-order-if = Wo ein Text sagt, dass etwas geschieht, wenn du etwas anderes tust, bekommst du es nur, wenn du das wirklich getan hast.
rules-order-lost = Ein Effekt, der eine Karte bewegen will, tut das nur, wenn er sie dort findet, wo er sie erwartet. Ist sie inzwischen weitergewandert, bleibt sie dort, und der Rest des Textes gilt trotzdem.

## Das Ende.

rules-end = Das Ende, und wer gewonnen hat
rules-end-when = Das Spiel ist aus, wenn am Ende eines Zuges
rules-end-provinces = der Stapel { CARD("Province") } leer ist, oder
rules-end-piles = irgendwelche drei Stapel des Vorrats leer sind (vier, wenn fünf oder sechs spielen).
rules-end-turn = Der Zug wird mit allem, was dazugehört, zu Ende gespielt, und danach gibt es keinen weiteren: nicht für die, die später dran wären, und auch keine Extra-Züge.
rules-end-score = Nun zählt jeder alle Karten, die er besitzt: Hand, Nachziehstapel, Ablagestapel, im Spiel, zur Seite gelegt und auf Tableaus. Jeder Fluch kostet einen Punkt. Die meisten Punkte gewinnen.
rules-end-tie = Haben mehrere die meisten Punkte, gewinnt von ihnen, wer weniger Züge hatte; Extra-Züge zählen dabei nicht. Ist auch das gleich, gewinnen sie gemeinsam.

## Intrige.

rules-intrigue = Intrige: die Wahl haben
rules-intrigue-what = Intrige bringt 26 Königreichkarten und kaum eine neue Regel. Ihr Thema ist das Wählen.
rules-intrigue-choose = Sagt eine Karte „wähle eins“, so entscheide dich zuerst, und führe es dann aus. Darfst du zwei Dinge wählen, wie beim { CARD("Pawn") }, so müssen es verschiedene sein, und beide werden gewählt, bevor das erste geschieht.
rules-intrigue-impossible = Du darfst wählen, was nicht geht. Beim { CARD("Torturer") } darf man einen Fluch wählen, wenn keiner mehr da ist, und kommt so davon; beim { CARD("Steward") } darfst du das Entsorgen von zwei Karten wählen, auch wenn du nur eine hast.
rules-intrigue-types = { CARD("Harem") } ist Geldkarte und Punktekarte; { CARD("Mill") } und { CARD("Nobles") } sind Aktionskarten und Punktekarten. Sie sind immer beides. Ihre Stapel sind so groß wie die aller Punktekarten.
rules-intrigue-pass = Eine Karte, die weitergegeben wird, wie bei der { CARD("Masquerade") }, wird weder genommen noch entsorgt. Alle wählen, bevor jemand sieht, was kommt.
rules-intrigue-bridge = Die { CARD("Bridge") } macht für den Rest des Zuges alle Karten billiger, wo sie auch sind. Mehrere davon zählen zusammen.
rules-intrigue-attacks = Angriffe sind { CARD("Minion") }, { CARD("Replace") }, { CARD("Swindler") } und { CARD("Torturer") }. Neben dem { CARD("Moat") } gibt es gegen sie die { CARD("Diplomat") }: Sie schützt nicht, verbessert aber deine Hand.

## Alchemisten.

rules-alchemy = Alchemisten: Tränke und Besessenheit
rules-alchemy-what = Viele Karten der Alchemisten kosten etwas, das man mit Münzen nicht bezahlen kann: { POTION() }.
rules-potion = Tränke
rules-potion-pile = Hat eine Königreichkarte des Spiels { POTION() } in ihren Kosten, kommt der { CARD("Potion") } zum Vorrat dazu: 16 Karten, gleich wie viele mitspielen. Er kostet { COINS(4) } und gibt beim Spielen { POTION() } statt Münzen. Ist der Stapel leer, zählt er unter den leeren mit.
rules-potion-pay = Für eine Karte, die { COST("3P") } kostet, brauchst du { COINS(3) } und { POTION() }. Jeder { POTION() } bezahlt für eine Karte. Er lässt sich nicht in Münzen tauschen und Münzen nicht in ihn, und was übrig ist, verfällt am Ende des Zuges.
rules-potion-compare = Beim Vergleich von Kosten ist { POTION() } etwas Eigenes. { COST("2P") } ist nicht „bis zu { COINS(5) }“, so klein die Zahl auch ist. Steht { POTION() } in der Grenze selbst, sind Karten mit und ohne erlaubt, solange die Münzen passen.
rules-potion-change = Was Karten billiger oder teurer macht, ändert nur die Münzen. Eine Karte, die nichts als { POTION() } kostet, kostet 0 Münzen.
rules-potion-discard = { CARD("Alchemist") } und { CARD("Herbalist") } tun etwas, wenn sie aus dem Spiel abgelegt werden. Du bestimmst, in welcher Reihenfolge du aufräumst; ist der { CARD("Potion") } aber schon fort, kann { CARD("Alchemist", form: "one") } nichts mehr damit anfangen.
rules-possession = Besessenheit
rules-possession-turn = Die { CARD("Possession") } gibt dem Spieler links von dir gleich nach deinem Zug einen Extra-Zug, in dem du alles entscheidest und alle Karten siehst, die er sehen darf. Mehrmals gespielt, gibt sie mehrere solcher Züge.
rules-possession-theirs = Alles andere ist seines: Hand, Stapel, Münzen und Käufe. „Du“ auf einer Karte ist, wer am Zug ist, nicht wer die Fäden zieht.
rules-possession-gain = Karten, die er nehmen würde, nimmst stattdessen du, auf deinen Ablagestapel. Marker bleiben bei ihm.
rules-possession-trash = Seine Karten, die entsorgt werden, werden zur Seite gelegt und kommen am Ende des Zuges auf seinen Ablagestapel zurück. Alles, was am Entsorgen hängt, geschieht wie sonst.
rules-possession-attack = Ein Angriff, den du ihn spielen lässt, trifft dich wie jeden anderen, und du darfst mit deinen eigenen Reaktionen antworten.
rules-possession-after = Danach kommt sein normaler Zug. Der Extra-Zug zählt bei Gleichstand nicht mit.

## Reiche Ernte.

rules-cornucopia = Reiche Ernte: Bannstapel und Preise
rules-cornucopia-what = Reiche Ernte belohnt Vielfalt: Viele ihrer Karten zählen, wie viele verschiedene Namen du auf der Hand, im Spiel oder unter allen deinen Karten hast.
rules-bane = Der Bannstapel
rules-bane-pile = Ist die { CARD("Young Witch") } dabei, kommt ein elfter Königreichstapel dazu, der { COINS(2) } oder { COINS(3) } kostet: der Bannstapel. Er ist ein Stapel des Vorrats wie jeder andere.
rules-bane-reveal = Spielt jemand die { CARD("Young Witch") }, darf jeder Mitspieler eine Bannkarte aus seiner Hand aufdecken, statt einen Fluch zu nehmen. Das ist keine Reaktion: Es kommt später, wenn der Angriff ausgeführt wird. Die Karte bleibt auf der Hand.
rules-prizes = Die Preise
rules-prizes-what = Das { CARD("Tournament") } bringt fünf Preise mit, von jedem eine Karte: { CARD("Bag of Gold") }, { CARD("Diadem") }, { CARD("Followers") }, { CARD("Princess") } und { CARD("Trusty Steed") }. Sie sind nicht im Vorrat, niemand kann sie kaufen, und ihr Stapel zählt nicht unter den leeren.
rules-prizes-win = Wird { CARD("Tournament", form: "one") } gespielt, darf jeder { CARD("Province", form: "one", case: "acc") } aufdecken. Tust du es als der, der gespielt hat, legst du sie ab und nimmst einen Preis deiner Wahl oder { CARD("Duchy", form: "one", case: "acc") } auf deinen Nachziehstapel. Hat sonst niemand eine aufgedeckt, erhältst du +1 Karte und +{ COINS(1) }.
rules-horn = Das { CARD("Horn of Plenty") } gibt keine Münzen: Du nimmst eine Karte, die höchstens so viel kostet, wie du verschiedene Namen im Spiel hast, den des Füllhorns eingeschlossen. Ist es eine Punktekarte, wird das Füllhorn entsorgt.

## Die Gilden.

rules-guilds = Die Gilden: Kasse und Überzahlen
rules-coffers = Die Kasse
rules-coffers-what = +1 Taler legt einen Taler in deine Kasse. In deiner Kaufphase darfst du, bevor du etwas kaufst, beliebig viele herausnehmen, für je { COINS(1) }: vor, zwischen oder nach deinen Geldkarten.
rules-coffers-keep = Taler bleiben von Zug zu Zug erhalten und gehen nie aus. Münzen, die du für sie bekommen hast, bleiben nicht erhalten. Am Ende sind sie nichts wert.
rules-coffers-late = Sobald du in diesem Zug etwas gekauft hast, kannst du keine Taler mehr herausnehmen. Was dir die { CARD("Merchant Guild") } beim Kaufen gibt, benutzt du frühestens im nächsten Zug.
rules-coffers-baker = Ist der { CARD("Baker") } dabei, beginnt jeder mit einem Taler. Der { CARD("Butcher") } benutzt Taler auf eigene Weise, in der Aktionsphase.
rules-overpay = Überzahlen
rules-overpay-what = Einige Karten haben ein „+“ hinter ihren Kosten: { CARD("Doctor") }, { CARD("Herald") }, { CARD("Masterpiece") } und { CARD("Stonemason") }. Kaufst du eine davon, darfst du mehr bezahlen, als sie kostet, und bekommst für jede Münze darüber etwas.
rules-overpay-when = Das geschieht sofort, noch bevor du die Karte selbst nimmst. Geht ihr Stapel dabei zu Ende, gehst du leer aus.
rules-overpay-only = Nur wer kauft, kann überzahlen; wer die Karte auf andere Weise nimmt, nicht. Überall sonst gelten die Kosten ohne das „+“. Auch { POTION() } darf man zusätzlich bezahlen.

## Menagerie.

rules-menagerie = Menagerie: Pferde, Exil, Ereignisse, Wege
rules-menagerie-what = Menagerie bringt neue Orte, Karten, die liegen bleiben, und Karten, die quer neben dem Vorrat liegen.
rules-horses = Pferde
rules-horses-what = Ein { CARD("Horse") } gibt +2 Karten und +1 Aktion und kommt auf seinen Stapel zurück. 30 davon gibt es. Sie gehören nicht zum Vorrat: Man bekommt sie nur von Karten und Ereignissen, die von Pferden sprechen, und ihr leerer Stapel zählt nicht für das Spielende.
rules-exile = Exil
rules-exile-what = Eine Karte zu verbannen heißt, sie auf dein Exil-Tableau zu legen. Sie ist aus deinen Stapeln heraus, gehört dir aber weiter: Am Ende zählt sie, für dich und für alle Karten, die Karten zählen. Jeder darf sehen, was dort liegt.
rules-exile-back = Nimmst du eine Karte, so kannst du die gleichen zurückholen: Sie werden dann von deinem Tableau abgelegt, alle oder keine. Genommen hast du diese damit nicht.
rules-exile-supply = Auch eine Karte, die aus dem Vorrat verbannt wird, wurde nicht genommen; also geschieht nichts von dem, was beim Nehmen geschehen würde.
rules-durations = Dauerkarten
rules-durations-what = { CARD("Barge") }, { CARD("Gatekeeper") }, { CARD("Mastermind") } und { CARD("Village Green") } können in einem späteren Zug noch etwas tun. Solange sie etwas zu tun haben, bleiben sie im Spiel, und ebenso eine Karte, die sie zweimal gespielt hat. Abgelegt werden sie in der Aufräumphase des letzten Zuges, in dem sie etwas tun.
rules-durations-start = Meist geschieht es zu Beginn deines nächsten Zuges. Sind es mehrere, bestimmst du die Reihenfolge.
rules-events = Ereignisse
rules-events-what = In deiner Kaufphase darfst du einen Kauf statt für eine Karte für ein Ereignis verwenden: Du erwirbst es. Du bezahlst seine Kosten, sein Text geschieht sofort, und es bleibt liegen: Niemand besitzt es je. Dasselbe darfst du noch einmal erwerben, solange Käufe und Münzen reichen und es selbst nichts anderes sagt.
rules-events-not = Ein Ereignis ist keine gekaufte Karte: Es wird nicht billiger, und die { CARD("Merchant Guild") } gibt nichts dafür. Aber Geldkarten kannst du danach keine mehr spielen.
rules-ways = Wege
rules-ways-what = Ist ein Weg dabei, darfst du jede Aktionskarte für ihn benutzen: Du spielst die Karte, führst aber den Text des Weges aus statt ihres eigenen. Bei jedem Spielen einer Karte entscheidest du neu.
rules-ways-this = „Diese Karte“ auf einem Weg ist die, die du gespielt hast. Was unter ihrer Trennlinie steht, gilt weiter. Eine Dauerkarte, die nur als Weg gespielt wurde, bleibt nicht im Spiel.
rules-ways-attack = Ein Angriff, den du als Weg benutzt, wurde doch gespielt: Die Mitspieler dürfen den { CARD("Moat") } zeigen, bevor sie wissen, was du damit tust.
rules-ways-mouse = Für den { CARD("Way of the Mouse") } wird zu Beginn eine Aktionskarte zur Seite gelegt, die nicht im Spiel ist und { COINS(2) } oder { COINS(3) } kostet. Der Weg spielt diese Karte, und sie bleibt liegen, wo sie liegt.
rules-elsewhere = Spielen in fremden Zügen
rules-elsewhere-what = { CARD("Black Cat") }, { CARD("Falconer") }, { CARD("Sheepdog") } und { CARD("Village Green") } dürfen gespielt werden, wenn etwas Bestimmtes geschieht, auch wenn du nicht am Zug bist. Das verbraucht keine Aktion. Meist werden sie in der Aufräumphase desselben Zuges abgelegt.
rules-elsewhere-order = Wollen mehrere etwas tun, beginnt, wer am Zug ist, dann kommen die anderen der Reihe nach, immer eines nach dem anderen. Nach jedem werden alle von vorn gefragt, denn nun kann es anders aussehen.
rules-changing = Kosten, die sich ändern
rules-changing-what = { CARD("Destrier") }, { CARD("Fisherman") } und { CARD("Wayfarer") } ändern im Lauf eines Zuges ihre Kosten, für alle und überall. Der Stern hinter Kosten erinnert nur daran; er selbst bedeutet nichts.
rules-landscapes = Am besten spielt man mit höchstens zwei Ereignissen und Wegen zusammen, davon höchstens einem Weg.

## Die Regelentscheide.

rules-rulings = Alle Regelentscheide
rules-rulings-what = Ein Regelentscheid beantwortet eine Frage genau. A, B und C sind darin Spieler in Zugreihenfolge, und P steht für { POTION() }.
rules-search = Suche
rules-search-hint = Alle Wörter müssen vorkommen: im Entscheid, in seinem Beispiel, in den Namen seiner Karten oder in seiner Nummer.
rules-filter-set = Set
rules-filter-set-all = alle Sets
rules-filter-card = Karte
rules-filter-card-all = alle Karten
rules-clear = Suche leeren
rules-count = { $count ->
    [0] Kein Regelentscheid passt.
    [one] 1 Regelentscheid von { $all }
   *[other] { $count } Regelentscheide von { $all }
}
rules-none-how = Versuche es mit weniger Wörtern oder nur mit dem Anfang eines Wortes.
rules-more = { $count } weitere zeigen
rules-ruling-link = Link zum Regelentscheid { $id }
rules-ruling-missing = Einen Regelentscheid { $id } gibt es nicht.
rules-loading = Die Regelentscheide sind unterwegs …
rules-unavailable = Die Regelentscheide sind gerade nicht erreichbar.
rules-try-again = Noch einmal versuchen
