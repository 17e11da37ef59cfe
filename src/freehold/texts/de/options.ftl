### Die Antworten. option-VERB sagt, was getan wird; choice-VERB ist kurz, wo die Frage es schon gesagt hat;
### respond-VERB ist für Fähigkeiten, die auf denselben Moment warten; label-WAHL für Wahlmöglichkeiten auf einer Karte.

option-play = { CARD($card, form: "one", case: "acc") } spielen
option-play-treasures = alle Geldkarten ausspielen
option-buy = { CARD($card, form: "one", case: "acc") } kaufen ({ COST($cost) }, noch { $left })
option-buy-event = das Ereignis „{ CARD($card) }“ erwerben ({ COST($cost) })
option-gain = { CARD($card, form: "one", case: "acc") } nehmen
option-trash = { CARD($card, form: "one", case: "acc") } entsorgen
option-discard = { CARD($card, form: "one", case: "acc") } ablegen
option-exile = { CARD($card, form: "one", case: "acc") } verbannen
option-topdeck = { CARD($card, form: "one", case: "acc") } auf deinen Nachziehstapel legen
option-set-aside = { CARD($card, form: "one", case: "acc") } zur Seite legen
option-return = { CARD($card, form: "one", case: "acc") } auf den Stapel zurücklegen
option-reveal = { CARD($card, form: "one", case: "acc") } aufdecken
option-pass = { CARD($card, form: "one", case: "acc") } weitergeben
option-keep = { CARD($card, form: "one", case: "acc") } behalten
option-put = { CARD($card, form: "one", case: "acc") } in deinen Nachziehstapel legen
option-name = „{ CARD($card) }“ nennen
option-react = { CARD($card, form: "one", case: "acc") } aufdecken
option-first = zuerst { CARD($card) }
option-use = „{ CARD($card) }“ benutzen
option-choose = { CARD($card) }
option-spend = { $number ->
    [0] keine Taler ausgeben
   *[other] { $number } Taler ausgeben
}
option-overpay = um { COINS($number) } überzahlen
option-overpay-potion = { $number ->
    [0] um { POTION() } überzahlen
   *[other] um { COINS($number) } und { POTION() } überzahlen
}

choice-card = { CARD($card) }
choice-gain = { CARD($card) } ({ COST($cost) })

place-top = ganz nach oben
place-under = { $number ->
    [one] unter 1 Karte
   *[other] unter { $number } Karten
}
place-bottom = ganz nach unten

option-decline = nein
decline-react = nicht reagieren
decline-respond = nichts tun
decline-overpay = nicht überzahlen
decline-way = die Anweisungen der Karte befolgen
end-action-phase = die Aktionsphase beenden
end-buy-phase = den Zug beenden

respond-discard = alle Karten „{ CARD($card) }“ aus dem Exil ablegen
respond-topdeck = { CARD($card, form: "one", case: "acc") } auf deinen Nachziehstapel legen ({ CARD($source) })
respond-react = „{ CARD($card) }“ einsetzen
respond-react-about = „{ CARD($card) }“ einsetzen ({ CARD($source) })
respond-first = zuerst { CARD($card) }
respond-first-about = zuerst { CARD($card) } ({ CARD($source) })

## Wahlmöglichkeiten auf Karten: label-KARTE-WAHL geht label-WAHL vor.

label-plus-1-card = +1 Karte
label-plus-2-cards = +2 Karten
label-plus-3-cards = +3 Karten
label-plus-1-action = +1 Aktion
label-plus-2-actions = +2 Aktionen
label-plus-1-buy = +1 Kauf
label-plus-1-coin = +{ COINS(1) }
label-plus-2-coins = +{ COINS(2) }
label-plus-3-coins = +{ COINS(3) }
label-gain-silver = ein Silber nehmen
label-gain-silvers = 4 Silber nehmen und den Nachziehstapel auf den Ablagestapel legen
label-gain-gold = ein Gold nehmen
label-gain-horse = ein Pferd nehmen
label-gain-curse = einen Fluch auf die Hand nehmen
label-trash = entsorgen
label-discard = ablegen
label-keep = zurücklegen
label-discard-hand = alle Handkarten ablegen
label-now = jetzt
label-next-turn = zu Beginn deines nächsten Zuges
label-me = { $you ->
    [yes] du
   *[no] { $who }
}
label-them = { $to_you ->
    [yes] du
   *[no] { $whom }
}
label-hand = auf die Hand
label-deck = auf deinen Nachziehstapel
label-exile = eine Aktionskarte aus dem Vorrat verbannen
label-topdeck = eine Aktionskarte aus dem Exil auf deinen Nachziehstapel legen
label-prize = einen Preis (es ist keiner mehr da)
label-coins = mit Geld
label-gain = eine Aktionskarte aus dem Müll nehmen
label-animal-fair-trash = durch Entsorgen einer Aktionskarte aus der Hand
label-lurker-trash = eine Aktionskarte aus dem Vorrat entsorgen
label-minion-discard-hand = alle Handkarten ablegen und 4 ziehen; Mitspieler mit 5 oder mehr ebenso
label-hunting-lodge-discard-hand = alle Handkarten ablegen und 5 Karten ziehen
label-steward-trash = 2 Handkarten entsorgen
label-torturer-discard = 2 Karten ablegen
