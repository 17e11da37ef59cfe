### Die kleinen Wörter: Typen, Orte, Phasen, Sets, Zeichen, Aufzählungen.

symbol-coins = ${ $number }
symbol-potion = P
symbol-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}

type-action = Aktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-attack = Angriff
type-reaction = Reaktion
type-duration = Dauer
type-prize = Preis
type-event = Ereignis
type-way = Weg

zone-hand = Hand
zone-deck = Nachziehstapel
zone-discard = Ablagestapel
zone-play = im Spiel
zone-exile = Exil
zone-set-aside = zur Seite gelegt
zone-revealed = aufgedeckt
zone-looked-at = angesehen
zone-supply = Vorrat
zone-trash = Müll

mat-coffers = Kasse
mat-exile = Exil-Tableau

phase-start = Beginn des Zuges
phase-action = Aktionsphase
phase-buy = Kaufphase
phase-cleanup = Aufräumphase
phase-over = Spielende

set-basic = Basiskarten
set-base = Basisspiel
set-intrigue = Intrige
set-alchemy = Alchemisten
set-cornucopia = Reiche Ernte
set-guilds = Die Gilden
set-menagerie = Menagerie
set-seaside = Seaside
set-prosperity = Blütezeit
set-hinterlands = Hinterland
set-dark-ages = Dark Ages
set-adventures = Abenteuer
set-empires = Empires
set-nocturne = Nocturne
set-renaissance = Renaissance

list-plain = { $left }, { $right }
list-and = { $left } und { $right }
list-or = { $left } oder { $right }

no-cards = nichts
several-copies = { $count } { $name }
unseen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
unseen-cards-top = { $count ->
    [one] { CARD($top, form: "one", case: "acc") }
   *[other] { $count } Karten (oben liegt { CARD($top, form: "one") })
}

# Für das, was spätere Karten tun und anbieten, bevor diese Dateien es kennen.
unknown-event = { $you ->
    [yes] { $what }: du, { CARDS($cards, style: "plain") }.
   *[no] { $what }: { $who }, { CARDS($cards, style: "plain") }.
}
unknown-choice = { $label }

bonus-actions = { $count ->
    [one] +1 Aktion
   *[other] +{ $count } Aktionen
}
bonus-buys = { $count ->
    [one] +1 Kauf
   *[other] +{ $count } Käufe
}
bonus-coins = +{ COINS($count) }
bonus-potions = +{ $count } { POTION() }
bonus-coffers = +{ $count } Taler
