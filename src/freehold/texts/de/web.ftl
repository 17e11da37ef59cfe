### Das Spiel im Browser: was nur dort gesagt wird.

## Zeichen, wie ein Vorleseprogramm sie sagt.

web-spoken-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
web-spoken-potion = { "" } und ein Trank
web-spoken-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}

## Rund um die Seiten.

web-title-home = Freehold: Dominion im Browser
web-title-table = Am Tisch – Freehold
web-title-your-move = Du bist dran – Freehold
web-title-games = Beendete Spiele – Freehold
web-title-replay = Ein beendetes Spiel – Freehold
web-title-rules = Regeln – Freehold
web-title-learn = Erstes Spiel – Freehold
web-title-about = Über Freehold
web-title-missing = Nicht gefunden – Freehold
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-games = Beendete Spiele
web-rules = Regeln
web-about = Über Freehold
web-home = Zur Startseite
web-missing = Hier ist nichts.
web-language = Sprache
web-close = Schließen
web-cancel = Abbrechen
web-dismiss = Ausblenden
web-loading = Einen Moment …
web-reload = Seite neu laden
web-footer-fan = Ein unabhängiges, nicht kommerzielles Fanprojekt. Dominion gehört seinem Verlag.
web-footer-icons = Bilder:
web-nothing = nichts
web-copies = { $count ->
    [one] { CARD($card) }
   *[other] { CARD($card) } ×{ $count }
}

## Was schiefging.

web-problem-unknown = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-problem-offline = Der Server ist gerade nicht erreichbar.
web-problem-lost = Gerade besteht keine Verbindung. Sie kommt von selbst wieder; dann kannst du weiterspielen.
web-connecting = Verbindung zum Tisch …
web-connection-lost = Die Verbindung ist abgerissen. Das Spiel ist sicher; sie wird wieder aufgebaut …
web-connection-closed = Der Server hat die Verbindung beendet.
web-connection-retry = Jetzt versuchen
web-table-gone = Kein solcher Tisch
web-table-missing = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
web-table-not-yours = Dein Platz an diesem Tisch ist nicht mehr bekannt.

## Die Startseite.

web-welcome = Dominion im Browser
web-welcome-lead = Spiele gegen einen Bot oder mit Freunden. Kein Konto, nichts zu installieren: zwei Klicks, und die Karten sind gegeben.
web-play = Spielen
web-play-friends = Mit Freunden spielen
web-learn = Das Spiel lernen
web-guest = Gast
web-your-name = Dein Name
web-quick = Ein Spiel gegen einen Bot
web-quick-first = Erstes Spiel
web-quick-first-hint = die zehn Karten für den Anfang
web-quick-base = Basisspiel
web-quick-base-hint = zehn zufällige Karten des Basisspiels
web-quick-random = Alles
web-quick-random-hint = zehn zufällige Karten aus allen Sets
web-quick-daily = Königreich des Tages
web-quick-daily-hint = heute für alle das gleiche
web-opponent = Gegner
web-opponents = Wie viele
web-start = Los geht’s
web-running = Deine laufenden Spiele
web-running-game = Gegen { LIST($others) }
web-running-lobby = Am Tisch wird gewartet: { LIST($others) }
web-continue = Weiterspielen
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand. Eröffne selbst einen Tisch oder spiele gegen einen Bot.
web-open-table-of = { $who }, { $taken } von { $seats } Plätzen besetzt
web-look = Hingehen

## Einen Tisch eröffnen.

web-open-table = Tisch eröffnen
web-how-many = Spieler
web-seat = Platz { $number }
web-seat-who = Wer auf Platz { $number } spielt
web-seat-free = frei
web-seat-for-friend = ein Freund
web-seat-bot = Bot: { $bot }
web-open-to-all = Diesen Tisch auf der Startseite zeigen, damit jeder mitspielen kann
web-option-tracker = Das Deck aller zeigen, soweit man hätte mitzählen können
web-option-points = Die Punkte aller zeigen
web-kingdom = Königreich
web-kingdom-recommended = Empfohlenes Set
web-kingdom-random = Zufällig
web-kingdom-daily = Königreich des Tages
web-kingdom-text = Eigene Liste oder Code
web-kingdom-which = Welches Set
web-kingdom-needs = { $name } (braucht { LIST($sets, style: "plain") })
web-kingdom-sets = Aus diesen Erweiterungen (nichts gewählt: aus allen)
web-kingdom-wants = Mit mindestens
web-kingdom-no-attack = keine Angriffe
web-kingdom-spread = billige und teure Karten gemischt
web-kingdom-landscapes-any = wie sie kommen
web-kingdom-landscapes-none = keine
web-kingdom-text-label = Karten, durch Kommas getrennt, oder ein Code
web-kingdom-text-hint = Auf Deutsch oder Englisch. Sind es weniger als zehn Königreichkarten, kommt der Rest durch Zufall dazu.
web-kingdom-show = Karten zeigen
web-kingdom-another = Ein anderes
web-kingdom-keep = Dieses nehmen

## Am Tisch vor dem Spiel.

web-lobby = Ein Tisch
web-seats = Plätze
web-you = du
web-host = Gastgeber
web-bot = Bot
web-away = nicht da
web-join = Platz nehmen
web-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zuschauen.
web-leave = Tisch verlassen
web-ready = Alle sind da.
web-lobby-away = { $count ->
    [one] { LIST($names) } ist nicht da.
   *[other] { LIST($names) } sind nicht da.
}
web-start-anyway = Du kannst trotzdem beginnen.
web-waiting-people = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-waiting-host = Der Gastgeber beginnt das Spiel.
web-invite = Link zu diesem Tisch
web-invite-how = Schicke diesen Link deinen Freunden. Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen.
web-copy = Kopieren
web-copied = Kopiert
web-table-open = Alle sehen diesen Tisch auf der Startseite.
web-table-private = Nur wer den Link hat, findet diesen Tisch.
web-fair-shuffle = Damit beim Mischen alles mit rechten Dingen zugeht
web-fair-commitment = Bevor jemand etwas zum Mischen beiträgt, legt sich der Server auf diese Zahl fest. Nach dem Spiel können alle prüfen, dass er dabei geblieben ist.

## Das Spielfeld.

web-menu = Menü
web-side = Spieler und Verlauf
web-players = Spieler
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-supply = Vorrat
web-group-treasures = Geldkarten
web-group-victory = Punktekarten und Flüche
web-group-kingdom = Königreichkarten
web-group-events = Ereignisse
web-group-ways = Wege
web-group-landscapes = Ereignisse und Wege
web-group-others = Neben dem Vorrat
web-bane = Bannstapel
web-mouse = zur Seite gelegt: { CARD($card) }
web-pile-empty = leer
web-pile-left = übrig
web-dock = Deine Karten und was gefragt wird
web-turn-bar = Zug
web-phases = Phasen
# $whose: yours, controlled (der Zug eines anderen, in dem der Leser entscheidet) oder theirs.
web-turn = { $whose ->
    [yours] Dein { $turn }. Zug
    [controlled] Zug von { $who }, du entscheidest
   *[theirs] { $who }, { $turn }. Zug
}
web-actions = Aktionen
web-buys = Käufe
web-coins = Münzen
web-potions = Tränke
web-in-play = Im Spiel: { $who }
web-in-play-yours = Du hast im Spiel
web-nothing-in-play = noch nichts
web-stays = bleibt
web-as-way = als Weg
web-revealed = Aufgedeckt
web-looked-at = Angesehen
web-hand = { $count ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
web-hand-of = { $count ->
    [one] Hand von { $who }, 1 Karte
   *[other] Hand von { $who }, { $count } Karten
}
web-hand-empty = Keine Handkarten.
web-deck = Nachziehstapel ({ $count })
web-discard = Ablagestapel
web-trash = Müll ({ $count })
web-player-hand = Hand
web-player-deck = Nachziehstapel
web-player-discard = Ablage
web-player-discard-empty = leer
web-strip-you = Du
web-strip = Hand { $hand }{ $deck ->
    [-1] {""}
   *[other] , Nachziehstapel { $deck }
}, Ablage: { CARDS($top, style: "plain") }{ $exile ->
    [0] {""}
   *[other] , Exil { $exile }
}{ $coffers ->
    [0] {""}
   *[other] , Taler { $coffers }
}
web-points = Punkte
web-points-exact = { $points }
web-points-about = etwa { $points }
web-exile = Exil:
web-invested = Investiert:
web-set-aside = Zur Seite gelegt:
web-on-turn = am Zug
web-decides = entscheidet
web-resigned = aufgegeben
web-stand-in = ein Bot springt ein
web-watching = du schaust zu
web-replace = Einen Bot einspringen lassen
web-gone = { $who } ist schon länger nicht da. Ein Bot kann einspringen.
web-stands-in = Für { $who } springt jetzt ein Bot ein.
web-is-back = { $who } ist wieder da.
web-spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-tracker = Decks
web-tracker-uncertain = nicht alles davon ist sicher bekannt
web-tracker-draw = In deinem Nachziehstapel
web-tracker-discard = In deinem Ablagestapel
web-emotes = Etwas sagen

## Fragen und Antworten.

web-prompt = Was gefragt wird
web-sent = Einen Moment …
web-wait = Einen Moment …
web-over = Das Spiel ist vorbei.
web-waiting = { $who } ist dran …
web-waiting-cause = { $who } ist dran ({ CARD($cause) }) …
web-waiting-away = { $who } ist dran, aber nicht da …
web-chosen = { $exactly ->
    [yes] { $chosen } von { $max } gewählt
   *[no] { $chosen } gewählt, höchstens { $max }{ $min ->
        [0] {""}
       *[other] , mindestens { $min }
    }
}
web-choose-none = Aufheben
web-choose-full = Mehr als { $max } geht nicht. Ein Klick auf etwas Gewähltes nimmt es zurück.
web-choose-unlike = Alle gewählten Karten müssen den gleichen Namen haben.
web-confirm = { $count ->
    [one] Bestätigen (1)
   *[other] Bestätigen ({ $count })
}
web-confirm-none = Nichts wählen
web-name-search = Name einer Karte
web-name-none = Keine Karte heißt so.

## Warum etwas nicht gewählt werden kann.

web-why-over = Das Spiel ist vorbei.
web-why-spectator = Du schaust zu; die Spieler entscheiden.
web-why-wait = Gerade wird niemand etwas gefragt.
web-why-waiting = Jetzt entscheidet { $who }.
web-why-other-question = Beantworte zuerst die Frage von { CARD($cause) }.
web-why-not-offered = Das geht jetzt nicht.
web-why-buy-later = Dies ist die Aktionsphase. Beende sie, um etwas zu kaufen.
web-why-treasure-later = Geldkarten spielst du in der Kaufphase. Beende zuerst die Aktionsphase.
web-why-not-played = { CARD($card) } ist keine Karte, die man ausspielt.
web-why-no-actions = Du hast keine Aktionen mehr.
web-why-action-over = Aktionskarten spielst du in der Aktionsphase, und die ist vorbei.
web-why-bought-already = Nach dem ersten Kauf werden keine Geldkarten mehr gespielt.
web-why-not-in-supply = Das liegt nicht im Vorrat, also kann man es nicht kaufen.
web-why-empty = Der Stapel von { CARD($card) } ist leer.
web-why-no-buys = Du hast keine Käufe mehr.
web-why-too-dear = { CARD($card) } kostet { COST($cost) }; du hast { COINS($coins) }.
web-why-no-potion = { CARD($card) } kostet auch { POTION() }; du hast keinen Trank.
web-why-event-once = Dieses Ereignis kannst du jetzt nicht noch einmal erwerben.

## Eine Phase beenden.

web-end-title-phase = Aktionsphase beenden?
web-end-title-turn = Zug beenden?
web-end-actions = Du könntest noch eine Aktionskarte spielen.
web-end-treasures = Du hast noch Geldkarten auf der Hand, die du nicht gespielt hast.
web-end-coins = Du hast noch { COINS($coins) } und { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}, genug für etwas.
web-end-stay = Weiterspielen
web-end-anyway = Beenden
web-end-never-ask = Nicht mehr fragen

## Zurücknehmen, verlassen.

web-undo = Zurücknehmen
web-undo-ask = Zurücknehmen?
web-undo-asks = Seitdem hat jemand etwas erfahren; die anderen werden gefragt.
web-undo-asked = { $who } möchte die letzte Antwort zurücknehmen. Ist das in Ordnung?
web-undo-waiting = Die anderen werden gefragt, ob du deine Antwort zurücknehmen darfst.
web-undo-withdraw = Doch nicht
web-undo-yes = Ja
web-undo-no = Nein
web-undo-refused = { $who } ist mit dem Zurücknehmen nicht einverstanden.
web-resign = Aufgeben
web-resign-two = Das Spiel endet, und der andere Spieler gewinnt.
web-resign-more = Ein Bot spielt an deiner Stelle weiter.

## Karten.

web-details-more = Taste I oder Rechtsklick: alle Regelentscheide dazu.
web-rulings = { $count ->
    [0] Kein Regelentscheid zu dieser Karte
    [one] 1 Regelentscheid
   *[other] { $count } Regelentscheide
}
web-rulings-unavailable = Die Regelentscheide sind gerade nicht erreichbar.

## Einstellungen und Hilfe.

web-settings = Einstellungen
web-settings-table = Am Tisch
web-setting-confirmend = Nachfragen, bevor ein Zug mit ungenutzten Aktionen, Geldkarten oder Münzen endet
web-setting-motion = Bewegung der Karten zeigen
web-setting-shortcuts = Einzelne Tasten als Kürzel
web-setting-hints = Erklärungen im geführten Spiel
web-theme = Farben
web-theme-auto = wie im System
web-theme-light = hell
web-theme-dark = dunkel
web-autoplay = Von selbst antworten
web-autoplay-hint = Für alle, die das Spiel kennen: Fragen, die meist keine sind.
web-autoplay-idle = Passen, wo eine Wahl nichts ändern würde
web-autoplay-treasures = Zu Beginn der Kaufphase alle einfachen Geldkarten spielen
web-autoplay-order = Geschieht mehreres zugleich, es nehmen, wie es kommt
web-autoplay-moat = Gegen Angriffe immer den Burggraben aufdecken
web-autoplay-nothing = Den Zug beenden, wenn nur Karten für { COINS(0) } zu kaufen wären
web-help = Hilfe
web-help-lit = Was du wählen kannst, hat einen leuchtenden Rand und eine Marke. Klicke oder tippe darauf, oder nimm die Tastatur. Wo mehreres zu wählen ist, klicke eins nach dem anderen an und bestätige; wo die Reihenfolge zählt, klicke in dieser Reihenfolge.
web-help-details = Zeige auf eine Karte, um zu lesen, was sie tut. Langes Drücken, ein Rechtsklick oder die Taste I zeigt alle Regelentscheide zu ihr.
web-help-keys = Tasten
web-key-tab = zum Nächsten, was gewählt werden kann
web-key-arrows = zu dem, was auf dieser Seite liegt
web-key-enter = wählen, was den Fokus hat
web-key-numbers = die Karte oder Antwort mit dieser Nummer wählen
web-key-treasures = alle einfachen Geldkarten spielen
web-key-end = die Phase beenden, ablehnen oder nichts wählen
web-key-confirm = bestätigen, was gewählt ist
web-key-undo = zurücknehmen
web-key-details = alles über die Karte, die den Fokus hat
web-key-escape = schließen, oder die Auswahl aufheben
web-key-help = diese Hilfe

## Das Ende eines Spiels.

web-show-result = Ergebnis
web-result-you = Du gewinnst!
web-result-wins = { $who } gewinnt.
web-result-shared = { LIST($names) } teilen sich den Sieg.
web-result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
web-rematch = Noch einmal
web-rematch-same = Gleiche Karten noch einmal
web-replay = Ansehen
web-record = Aufzeichnung herunterladen
web-statistics-unavailable = Die Diagramme sind noch nicht da.
web-chart = Punkte nach Zügen
web-chart-numbers = Die Zahlen
web-chart-turn = Zug
web-counts = Wer was getan hat
web-counts-bought = Gekauft
web-counts-gained = Genommen
web-counts-trashed = Entsorgt
web-counts-played = Gespielt
web-counts-deck = Deck am Ende
web-counts-card = Karte
web-fair-check = Das Mischen prüfen
web-fair-fair = Das Mischen stand vor dem Geben fest, und niemand allein konnte es bestimmen.
web-fair-wrong-commitment = Die Zahl des Servers ist eine andere als die, auf die er sich festgelegt hat.
web-fair-other-commitment = Die Festlegung in der Aufzeichnung ist nicht die, die an diesem Tisch gezeigt wurde.
web-fair-wrong-seed = Gegeben wurde mit einer anderen Zahl, als diese ergeben.
web-fair-incomplete = In der Aufzeichnung fehlt, was man zum Prüfen braucht.
web-fair-unavailable = Dieser Browser prüft das nur auf sicheren Seiten (https).
web-fair-answers = Der Server hat die Aufzeichnung nachgespielt: Jede Antwort ergibt das gleiche Spiel.
web-fair-answers-wrong = Nachgespielt ergeben die Antworten nicht das gleiche Spiel.
web-fair-numbers = Die Zahlen
web-fair-number-commitment = Vor dem Geben festgelegt (SHA-256)
web-fair-number-server = Die Zahl des Servers
web-fair-number-clients = Was die Spieler beigetragen haben
web-fair-number-seed = Startwert des Spiels

## Beendete Spiele.

web-games-none = Hier wurde noch kein Spiel beendet.
web-games-winner = Gewonnen hat:
web-games-player = { $who }: { $points }
web-games-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
web-games-newer = Neuere
web-games-older = Ältere
web-games-page = Seite { $page } von { $pages }
web-replay-title = { LIST($names) }
web-replay-controls = Wiedergabe
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-back = Einen Schritt zurück
web-replay-turn-on = Zum nächsten Zug
web-replay-turn-back = Zum Zug davor
web-replay-position = Stelle
web-replay-at = { $at } von { $answers }
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-view = Gesehen von
web-replay-view-open = alle Karten offen
web-replay-view-public = einem Zuschauer
web-replay-view-seat = { $who }

## Regeln, Lernen, Über uns.

web-rules-cards = Zeige auf eine Karte, um zu lesen, was sie tut; langes Drücken oder ein Rechtsklick zeigt alle Regelentscheide zu ihr.
web-learn-how = Das erste Spiel ist ein guter Anfang: zehn Karten, die zeigen, worum es geht.
web-about-what = Freehold spielt Dominion, das Kartenspiel, in dem man sein Deck beim Spielen baut: im Browser, im Terminal und für Programme. Eine einzige Engine kennt die Regeln; was du hier siehst, zeigt sie nur.
web-about-fan = Es ist ein unabhängiges, nicht kommerzielles Fanprojekt. Dominion gehört seinem Verlag und seinem Autor, die mit Freehold nichts zu tun haben. Weder Kartentexte noch Bilder des Verlags werden verwendet; jeder Satz hier ist unser eigener.
web-about-fair = Faires Mischen
web-about-fair-how = Vor einem Spiel legt sich der Server auf eine geheime Zahl fest, und der Browser jedes Spielers trägt eine eigene bei. Aus beiden folgt alles Mischen. Danach wird das Geheimnis gezeigt, und alle können es prüfen, hier oder mit dem Befehl freehold verify.
web-about-data = Was aufgehoben wird
web-about-data-what = Kein Konto und keine Verfolgung. Dieser Browser hebt deine Einstellungen und die Schlüssel zu deinen Plätzen auf; der Server die Spiele mit den Namen, die eingegeben wurden.
web-about-credits = Dank
web-about-icons = Bilder auf den Karten: von Lorc, Delapouite und anderen,
web-about-fonts = Schriften:
web-about-software = Software:
