### Der Bericht über eine Simulation: eine Seite über viele Spiele von Strategien gegeneinander.

report-percent = { $number } %
report-estimate = { $value } ± { $margin }
report-span = { $low } bis { $high }

## Der Kopf

report-kicker = Freehold · Simulationsbericht
report-headline-two = { $best } schlägt { $second }: { $wins } Siege in { $games } Spielen
report-headline-many = { $best } gewinnt am häufigsten: { $wins } Siege in { $games } Spielen
report-headline-close = { $best } und { $second } lassen sich nach { $games } Spielen nicht unterscheiden
report-headline-none = Es wurde kein Spiel gespielt
# $share: wie 71,5 % ± 0,4; $interval: wie 71,1 % bis 71,9 %.
report-sure-share = { $name } holt { $share } der Siege, geteilte gleich aufgeteilt. Das ± ist ein 95-%-Intervall: { $interval }.
report-sure-more = Viermal so viele Spiele würden es halbieren.
report-unsure = Keine erreichbare Zahl von Spielen würde zeigen, wer von beiden besser ist.
report-unsure-games = Ist der wahre Unterschied so groß, wie er hier aussieht, dann würden ihn etwa { $games } Spiele zeigen.
report-interrupted = Die Simulation wurde abgebrochen: Das sind die Spiele, die bis dahin gespielt waren.
report-figure-games = Spiele
report-figure-turns = Züge je Spiel
report-figure-ties = geteilte Siege
report-figure-points = Punkte von { $name }

## Ergebnis

report-outcome = Wer gewinnt
report-outcome-bar = { $name }: { $wins } gewonnen, { $ties } geteilt, { $losses } verloren
report-outcome-key = Gefüllt: allein gewonnen, mit dem 95-%-Intervall als Klammer. Gestreift: Sieg geteilt. Leer: verloren.
report-outcome-table = Ergebnisse und Punkte mit 95-%-Intervallen
report-seats = Nach Sitzplatz
report-seats-note = Platz 1 hat den ersten Zug; alle sitzen überall gleich oft. Der Punkt ist der Anteil an den Siegen, der Balken sein 95-%-Intervall, der senkrechte Strich ein gleicher Anteil für alle.
report-seats-table = Anteil an den Siegen nach Sitzplatz
report-head-strategy = Strategie
report-head-wins = Gewonnen
report-head-ties = Geteilt
report-head-losses = Verloren
report-head-share = Anteil an Siegen
report-head-share-drawn = 0 bis 100 %
report-head-points = Punkte
report-head-seat = Platz
report-head-games = Spiele
report-head-drawn = Gezeichnet

## Zug um Zug

report-coins = Geld zum Ausgeben
report-coins-note = Was eine Strategie in ihrer Kaufphase ausgeben konnte, nach ihren eigenen Zügen, im Durchschnitt.
report-points = Punkte
report-points-note = Die Punkte aller ihrer Karten nach jedem ihrer eigenen Züge, im Durchschnitt.
report-band = Acht von zehn Spielen liegen im Band, das in der Tabelle in Klammern steht. Züge, zu denen weniger als jedes zwanzigste Spiel kam, stehen nur in der Tabelle.
report-watched = So genau beobachtet wurden nur { $watched } der { $games } Spiele.
report-numbers = Die Zahlen
report-turn = Zug { $turn }
report-turn-values = { $turn }: { LIST($values, style: "plain") }
report-at-turn = { $letter } { $mean }
report-head-turn = Zug
report-in-band = ({ $low } bis { $high })

## Länge und Ende

report-lengths = Wie lange Spiele dauern
report-lengths-note = Züge der Person, die am meisten hatte: { $mean } im Durchschnitt, { $middle } in der Mitte; acht von zehn Spielen haben { $low } bis { $high }.
report-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
report-length-share = { $turns }: { $share } der Spiele
report-head-turns = Züge
report-head-part = Anteil
report-endings = Wie Spiele enden
report-head-ending = Ende
report-end-last-card = { LIST($piles) } aufgebraucht
report-end-empty-piles = Leere Stapel: { LIST($piles, style: "plain") }
report-end-unfinished = Abgebrochen: Es dauerte zu lange
report-end-rest = Auf andere Weise

## Karten

report-buys = Was sie kaufen
report-buys-note = Gekaufte Karten je Spiel, im Durchschnitt. „Zuerst“ ist der eigene Zug, in dem die erste davon gekauft wurde, in den Spielen, in denen es eine gab.
report-decks = Was sie am Ende haben
report-decks-note = Karten im Besitz, als das Spiel zu Ende war, im Durchschnitt, wo immer sie lagen.
report-head-card = Karte
report-head-first = Zuerst

## Das Übrige

report-kingdom = Königreich
report-sample = Das erste Spiel
report-sample-note = Spiel Nummer 0, mit allen Karten offen erzählt. Sein Startwert ist { $seed }.
report-before = Vor dem ersten Zug
report-bought = kauft { LIST($cards) }
report-again = So entsteht dieses Ergebnis wieder
report-again-note = Dieser Befehl spielt dieselben Spiele, auf jedem Rechner und mit beliebig vielen Kernen:
report-again-seed = Startwert { $seed }, Freehold { $version }.
