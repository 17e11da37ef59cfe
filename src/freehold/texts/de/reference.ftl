### Zum Nachschlagen: Karten, Regelentscheide und aufgehobene Spiele.

reference-types = { LIST($types, style: "plain") }
reference-cost = Kosten: { COST($cost) }
reference-set = Set: { SAY($set) }
reference-pile = Stapel: { $size }
reference-piles = Stapel: { LIST($sizes, style: "plain") }
reference-pile-size = { $several ->
    [yes] { $size } bei { $first } bis { $last } Spielern
   *[no] { $size } bei { $first } Spielern
}
reference-not-supply = Nicht im Vorrat.
reference-uses = Bringt ins Spiel: { LIST($cards, style: "plain") }
reference-mats = Tableaus: { LIST($mats, style: "plain") }
reference-bane = Spielvorbereitung: Ein elfter Königreichstapel, der { COINS(2) } oder { COINS(3) } kostet, kommt als Bannstapel dazu.
reference-mouse = Spielvorbereitung: Eine nicht verwendete Aktionskarte, die { COINS(2) } oder { COINS(3) } kostet, wird zur Seite gelegt.
reference-start-coffers = Spielvorbereitung: Jeder beginnt mit { $count ->
    [one] 1 Taler
   *[other] { $count } Talern
}.
reference-rulings = { $count ->
    [0] Dazu gibt es keinen Regelentscheid.
    [one] 1 Regelentscheid:
   *[other] { $count } Regelentscheide:
}
reference-example = Beispiel: { $text }
reference-counted = { $count ->
    [0] Keine Karte passt.
    [one] 1 Karte.
   *[other] { $count } Karten.
}
reference-head-name = Name
reference-head-cost = Kosten
reference-head-types = Typen
reference-head-set = Set
reference-players = Spieler: { LIST($names, style: "plain") }
reference-kingdom = Königreich: { LIST($cards, style: "plain") }
reference-kingdom-bane = Bannstapel: { CARD($card) }
reference-kingdom-mouse = Für „{ CARD($way) }“ zur Seite gelegt: { CARD($card) }
reference-landscapes = Ereignisse und Wege: { LIST($cards, style: "plain") }
reference-unfinished = Das Spiel bricht hier ab.
reference-score = { $points ->
    [one] { $who }: { $points } Punkt
   *[other] { $who }: { $points } Punkte
} nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
reference-winner = { $who } gewinnt.
reference-winners = { LIST($names) } teilen sich den Sieg.

## Was nach einem Befehl falsch getippt wurde.

usage-mistake = Fehler:
usage-no-option = Die Option { $name } gibt es nicht.{ $count ->
    [0] { "" }
   *[other] { " " }Meintest du { LIST($nearest, style: "or") }?
}
usage-no-command = Den Befehl { $name } gibt es nicht.{ $count ->
    [0] { " " }`freehold --help` nennt alle.
   *[other] { " " }Meintest du { LIST($nearest, style: "or") }?
}
usage-value-missing = { $option } braucht einen Wert.
usage-value-needless = { $option } hat keinen Wert.
usage-missing = Es fehlt: { $what }.
usage-choice = { $option } kann { LIST($choices, style: "or") } sein.
# Ist $most -1, gibt es kein oberes Ende.
usage-number = { $most ->
    [-1] { $option } muss eine ganze Zahl ab { NUMBER($least, useGrouping: 0) } sein.
   *[other] { $option } muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein.
}
usage-integer = { $option } muss eine ganze Zahl sein.
usage-path = { $wanted ->
    [folder] { $option } muss ein Ordner sein, der sich lesen lässt.
   *[file] { $option } muss eine Datei sein, kein Ordner, und eine, die sich lesen lässt.
}
usage-extra = In der Zeile steht zu viel: { $text }.
usage-margin = { $option }: „{ $text }“ ist kein Anteil unter ein halb wie 1% oder 0.005.
usage-formats = { LIST($options) } sind verschiedene Formen derselben Antwort; wähle eine davon.
usage-output = Die Ausgabe lässt sich nicht schreiben: { SAY($why) }.
usage-folder = In den Ordner { $path } lässt sich nichts schreiben: { SAY($why) }.
usage-cost-order = { $option }: „{ $text }“ endet, bevor es beginnt; die niedrigeren Kosten kommen zuerst.
usage-cost = { $option }: „{ $text }“ sind keine Kosten wie 4, 3P, 2-5 oder 6+.
usage-type = Einen Typ „{ $name }“ gibt es nicht. Es gibt { LIST($types) }.
usage-no-file = Die Datei { $path } gibt es nicht.
usage-no-folder = Den Ordner { $path } gibt es nicht; { $option } sagt, wo die Szenarien und Tests liegen.
usage-unreadable = Die Datei { $path } lässt sich nicht lesen.
usage-seat = Dieses Spiel hat nur { $players } Spieler.
usage-two-views = --seat und --public zeigen das Spiel auf zweierlei Weise; wähle eine davon.
usage-needs-fill = Der Text sagt schon, womit gespielt wird; weitere Wünsche brauchen --fill oder --swap.
usage-other = { $why }.

## Wie viel von den Regeln nachgewiesen ist.

rulings-head-set = Set
rulings-head-all = Entscheide
rulings-head-proven = belegt
rulings-head-scenario = durch Szenario
rulings-head-test = durch Test
rulings-head-outside = außerhalb
rulings-head-outside-proven = davon belegt
rulings-all-sets = alle
rulings-outside = außerhalb: spricht nur von Karten, die keines dieser Sets hat, und braucht keinen Beleg; manche haben trotzdem einen
rulings-unproven = nicht belegt: { $ruling }
rulings-unproven-outside = nicht belegt, außerhalb: { $ruling }
