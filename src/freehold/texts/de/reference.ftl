### Zum Nachschlagen: Karten, Regelentscheide und aufgehobene Spiele.

reference-types = { LIST($types, style: "plain") }
reference-cost = Kosten: { COST($cost) }
reference-set = Set: { SAY($set) }
reference-pile = Stapel: { $size }
reference-pile-victory = Stapel: { $two } bei 2 Spielern, sonst { $more }
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
