### Das Protokoll. $you: ob es der Leser selbst war; $who: wer es sonst war; $to_you, $other: dasselbe für einen zweiten.

log-turn = { $you ->
    [yes] Dein { $amount }. Zug
   *[no] { $amount }. Zug: { $who }
}
log-extra-turn = { $you ->
    [yes] Dein Extra-Zug
   *[no] Extra-Zug: { $who }
}
log-controlled-turn = { $you ->
    [yes] Dein Extra-Zug, in dem { $other } entscheidet
   *[no] Extra-Zug: { $who } ({ $to_you ->
        [yes] du entscheidest
       *[no] { $other } entscheidet
    })
}
# Was eine Karte bewirkt, die in keiner Zeile darüber genannt ist.
log-because = { CARD($cause) }: { SAY($line) }
log-bonus = { $you ->
    [yes] Du erhältst { LIST($bonuses, style: "plain") }.
   *[no] { $who } erhält { LIST($bonuses, style: "plain") }.
}
log-play = { $you ->
    [yes] Du spielst { CARDS($cards, case: "acc") }.
   *[no] { $who } spielt { CARDS($cards, case: "acc") }.
}
log-play-again = { $you ->
    [yes] Du spielst „{ CARDS($cards, style: "plain") }“ noch einmal.
   *[no] { $who } spielt „{ CARDS($cards, style: "plain") }“ noch einmal.
}
log-play-apart = { $you ->
    [yes] Du spielst { CARDS($cards, case: "acc") }; die Karte bleibt zur Seite gelegt.
   *[no] { $who } spielt { CARDS($cards, case: "acc") }; die Karte bleibt zur Seite gelegt.
}
log-way = { $you ->
    [yes] Du benutzt die Karte als „{ CARD($card) }“.
   *[no] { $who } benutzt die Karte als „{ CARD($card) }“.
}
log-action-phase = { $you ->
    [yes] Du kehrst in deine Aktionsphase zurück.
   *[no] { $who } kehrt in die Aktionsphase zurück.
}
log-draw = { $you ->
    [yes] Du ziehst { CARDS($cards, case: "acc") }.
   *[no] { $who } zieht { CARDS($cards, case: "acc") }.
}
log-shuffle = { $you ->
    [yes] Du mischst deinen Ablagestapel und legst ihn unter deinen Nachziehstapel.
   *[no] { $who } mischt den Ablagestapel und legt ihn unter den Nachziehstapel.
}
log-buy = { $you ->
    [yes] Du kaufst { CARD($card, form: "one", case: "acc") }.
   *[no] { $who } kauft { CARD($card, form: "one", case: "acc") }.
}
log-buy-event = { $you ->
    [yes] Du erwirbst das Ereignis „{ CARD($card) }“.
   *[no] { $who } erwirbt das Ereignis „{ CARD($card) }“.
}
log-gain = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "acc") }.
   *[no] { $who } nimmt { CARDS($cards, case: "acc") }.
}
log-gain-to-hand = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "acc") } direkt auf die Hand.
   *[no] { $who } nimmt { CARDS($cards, case: "acc") } direkt auf die Hand.
}
log-gain-to-deck = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "acc") } auf deinen Nachziehstapel.
   *[no] { $who } nimmt { CARDS($cards, case: "acc") } auf den Nachziehstapel.
}
log-gain-from-trash = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "acc") } aus dem Müll.
   *[no] { $who } nimmt { CARDS($cards, case: "acc") } aus dem Müll.
}
log-trash = { $you ->
    [yes] Du entsorgst { CARDS($cards, case: "acc") }.
   *[no] { $who } entsorgt { CARDS($cards, case: "acc") }.
}
log-trash-from-supply = { $you ->
    [yes] Du entsorgst { CARDS($cards, case: "acc") } aus dem Vorrat.
   *[no] { $who } entsorgt { CARDS($cards, case: "acc") } aus dem Vorrat.
}
log-exile = { $you ->
    [yes] Du verbannst { CARDS($cards, case: "acc") }.
   *[no] { $who } verbannt { CARDS($cards, case: "acc") }.
}
log-exile-from-supply = { $you ->
    [yes] Du verbannst { CARDS($cards, case: "acc") } aus dem Vorrat.
   *[no] { $who } verbannt { CARDS($cards, case: "acc") } aus dem Vorrat.
}
log-return = { $you ->
    [yes] Du legst { CARDS($cards, case: "acc") } auf den Stapel zurück.
   *[no] { $who } legt { CARDS($cards, case: "acc") } auf den Stapel zurück.
}
log-discard = { $you ->
    [yes] Du legst { CARDS($cards, case: "acc") } ab.
   *[no] { $who } legt { CARDS($cards, case: "acc") } ab.
}
log-discard-from-exile = { $you ->
    [yes] Du legst { CARDS($cards, case: "acc") } aus dem Exil ab.
   *[no] { $who } legt { CARDS($cards, case: "acc") } aus dem Exil ab.
}
log-clean-up = { $you ->
    [yes] Du legst deine Handkarten ab: { CARDS($cards, style: "plain") }.
   *[no] { $who } legt die Handkarten ab: { CARDS($cards, style: "plain") }.
}
log-reveal = { $you ->
    [yes] Du deckst { CARDS($cards, case: "acc") } vom Nachziehstapel auf.
   *[no] { $who } deckt { CARDS($cards, case: "acc") } vom Nachziehstapel auf.
}
log-show = { $you ->
    [yes] Du deckst { CARDS($cards, case: "acc") } auf.
   *[no] { $who } deckt { CARDS($cards, case: "acc") } auf.
}
log-look = { $you ->
    [yes] Du siehst dir { CARDS($cards, case: "acc") } vom Nachziehstapel an.
   *[no] { $who } sieht sich { CARDS($cards, case: "acc") } vom Nachziehstapel an.
}
log-browse = { $you ->
    [yes] Du siehst deinen Ablagestapel durch: { CARDS($cards, style: "plain") }.
   *[no] { $who } sieht den Ablagestapel durch.
}
log-put = { $you ->
    [yes] Du holst { CARDS($cards, case: "acc") } auf die Hand.
   *[no] { $who } holt { CARDS($cards, case: "acc") } auf die Hand.
}
log-topdeck = { $you ->
    [yes] Du legst { CARDS($cards, case: "acc") } auf deinen Nachziehstapel{ $several ->
        [yes] , die zuerst genannte Karte obenauf
       *[no] {""}
    }.
   *[no] { $who } legt { CARDS($cards, case: "acc") } auf den Nachziehstapel{ $several ->
        [yes] , die zuerst genannte Karte obenauf
       *[no] {""}
    }.
}
log-insert = { $you ->
    [yes] Du legst { CARDS($cards, case: "acc") } in deinen Nachziehstapel, { $amount ->
        [0] ganz nach oben
        [one] unter 1 Karte
       *[other] unter { $amount } Karten
    }.
   *[no] { $who } legt { CARDS($cards, case: "acc") } in den Nachziehstapel, { $amount ->
        [0] ganz nach oben
        [one] unter 1 Karte
       *[other] unter { $amount } Karten
    }.
}
log-set-aside = { $you ->
    [yes] Du legst { CARDS($cards, case: "acc") } zur Seite.
   *[no] { $who } legt { CARDS($cards, case: "acc") } zur Seite.
}
log-pass = { $you ->
    [yes] Du gibst { CARDS($cards, case: "acc") } an { $other } weiter.
   *[no] { $to_you ->
        [yes] { $who } gibt { CARDS($cards, case: "acc") } an dich weiter.
       *[no] { $who } gibt { CARDS($cards, case: "acc") } an { $other } weiter.
    }
}
log-name = { $you ->
    [yes] Du nennst „{ CARD($card) }“.
   *[no] { $who } nennt „{ CARD($card) }“.
}
# Ist $amount 0, war es nur ein Trank.
log-overpay = { $you ->
    [yes] Du überzahlst um { $amount ->
        [0] { POTION() }
       *[other] { COINS($amount) }
    }.
   *[no] { $who } überzahlt um { $amount ->
        [0] { POTION() }
       *[other] { COINS($amount) }
    }.
}
log-spend = { $you ->
    [yes] Du gibst { $amount } Taler aus.
   *[no] { $who } gibt { $amount } Taler aus.
}
log-deck-to-discard = { $you ->
    [yes] Du legst deinen Nachziehstapel auf deinen Ablagestapel.
   *[no] { $who } legt den Nachziehstapel auf den Ablagestapel.
}
log-give-back = { $you ->
    [yes] Du erhältst { CARDS($cards, case: "acc") } zurück.
   *[no] { $who } erhält { CARDS($cards, case: "acc") } zurück.
}
log-discount = Karten kosten in diesem Zug { COINS($amount) } weniger.
log-game-over = Das Spiel ist zu Ende.
