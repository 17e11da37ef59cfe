### Was gefragt wird. $form: one (eine Karte muss gewählt werden), may (eine oder keine), this (ja oder nein zu einer
### Karte, $card), several (genau $max), may-several (genau $max oder keine), up-to ($max), any (beliebig viele).
### Eine Frage kann für eine Karte eigene Worte haben: ask-KARTE-SCHLÜSSEL geht ask-SCHLÜSSEL vor.

ask-with-cause = { CARD($cause) }: { SAY($question) }
ask-for-other = Für { $who }. { SAY($question) }

ask-action-phase = Aktionsphase: Welche Karte spielst du?
ask-buy-phase = { $form ->
    [buys] Kaufphase: Was kaufst du?
   *[other] Kaufphase: Geld ausspielen oder etwas kaufen?
}
ask-way = Die Anweisungen der Karte befolgen oder stattdessen einen Weg benutzen?
ask-react = Reagierst du auf diesen Angriff?
ask-respond = Du darfst auf das reagieren, was gerade geschehen ist.
ask-first = Mehreres geschieht gleichzeitig. Was kommt zuerst?
ask-discard-first = Aufräumphase: Welche Karte legst du zuerst aus dem Spiel ab?
ask-play-first = Welche davon spielst du zuerst?
ask-choose = { $form ->
    [several] Wähle { $max }.
   *[one] Wähle eins.
}
ask-agree = Möchtest du?
ask-fate = Was geschieht mit der Karte „{ CARD($card) }“?
ask-name = Nenne eine Karte.
ask-order = { $form ->
    [one] Welche Karte kommt auf deinen Nachziehstapel?
   *[several] In welcher Reihenfolge kommen diese Karten auf deinen Nachziehstapel? Die erste liegt am Ende oben.
}
ask-place = An welche Stelle deines Nachziehstapels kommt die Karte „{ CARD($card) }“?
ask-put = Lege eine Handkarte an eine beliebige Stelle deines Nachziehstapels.
ask-overpay = Um wie viel überzahlst du?
ask-spend = Wie viele Taler gibst du aus?
ask-swindle = { $to_you ->
    [yes] Welche Karte nimmst du selbst?
   *[no] Welche Karte nimmt { $whom }?
}
ask-advise = { $to_you ->
    [yes] Welche deiner aufgedeckten Karten wird abgelegt?
   *[no] Welche dieser Karten legt { $whom } ab?
}
ask-pass = Welche Karte gibst du nach links weiter?
ask-hamlet-action = Du darfst eine Karte für +1 Aktion ablegen.
ask-hamlet-buy = Du darfst eine Karte für +1 Kauf ablegen.

ask-discard = { $form ->
    [one] Lege eine Karte ab.
    [may] Du darfst eine Karte ablegen.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } ablegen?
    [several] Lege { $max } Karten ab.
    [may-several] Du darfst { $max } Karten ablegen.
    [up-to] Du darfst bis zu { $max } Karten ablegen.
   *[any] Du darfst beliebig viele Karten ablegen.
}
ask-discard-down-to = { $form ->
    [one] Lege eine Karte ab.
   *[several] Lege { $max } Karten ab.
}
ask-exile = { $form ->
    [one] Verbanne eine Karte.
    [may] Du darfst eine Karte verbannen.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } verbannen?
    [several] Verbanne { $max } Karten.
    [may-several] Du darfst { $max } Karten verbannen.
    [up-to] Du darfst bis zu { $max } Karten verbannen.
   *[any] Du darfst beliebig viele Karten verbannen.
}
ask-gain = { $form ->
    [may] Du darfst eine Karte nehmen.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } nehmen?
   *[one] Nimm eine Karte.
}
ask-play = { $form ->
    [one] Spiele eine Karte.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } spielen?
   *[may] Du darfst eine Karte spielen.
}
ask-return = { $form ->
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } auf den Stapel zurücklegen?
    [may] Du darfst eine Karte auf ihren Stapel zurücklegen.
   *[one] Lege eine Karte auf ihren Stapel zurück.
}
ask-reveal = { $form ->
    [one] Decke eine Karte auf.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } aufdecken?
   *[may] Du darfst eine Karte aufdecken.
}
ask-set-aside = { $form ->
    [one] Lege eine Karte zur Seite.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } zur Seite legen?
   *[may] Du darfst eine Karte zur Seite legen.
}
ask-topdeck = { $form ->
    [one] Lege eine Karte auf deinen Nachziehstapel.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } auf deinen Nachziehstapel legen?
   *[may] Du darfst eine Karte auf deinen Nachziehstapel legen.
}
ask-trash = { $form ->
    [one] Entsorge eine Karte.
    [may] Du darfst eine Karte entsorgen.
    [this] Möchtest du { CARD($card, form: "one", case: "acc") } entsorgen?
    [several] Entsorge { $max } Karten.
    [may-several] Du darfst { $max } Karten entsorgen.
    [up-to] Du darfst bis zu { $max } Karten entsorgen.
   *[any] Du darfst beliebig viele Karten entsorgen.
}

## Wo eine Karte eigene Worte braucht.

ask-animal-fair-choose = Wie bezahlst du?
ask-animal-fair-trash = Welche Aktionskarte aus deiner Hand entsorgst du als Bezahlung?
ask-apprentice-trash = Entsorge eine Handkarte; für je { COINS(1) } ihrer Kosten ziehst du eine Karte.
ask-artisan-gain = Nimm eine Karte, die bis zu { COINS(5) } kostet, auf die Hand.
ask-artisan-topdeck = Lege eine Handkarte auf deinen Nachziehstapel.
ask-bandit-trash = Welche deiner aufgedeckten Geldkarten wird entsorgt?
ask-banish-exile = Du darfst beliebig viele Handkarten mit gleichem Namen verbannen.
ask-barge-choose = +3 Karten und +1 Kauf: jetzt oder zu Beginn deines nächsten Zuges?
ask-bargain-gain = Nimm eine Nicht-Punktekarte, die bis zu { COINS(5) } kostet.
ask-baron-discard = Möchtest du ein Anwesen für +{ COINS(4) } ablegen? Sonst nimmst du eines.
ask-bounty-hunter-exile = Verbanne eine Handkarte.
ask-bureaucrat-topdeck = Welche Punktekarte aus deiner Hand kommt auf deinen Nachziehstapel?
ask-butcher-gain = Nimm eine Karte, die höchstens so viel kostet wie die entsorgte und die ausgegebenen Taler zusammen.
ask-butcher-trash = Du darfst eine Handkarte entsorgen.
ask-camel-train-exile = Verbanne eine Nicht-Punktekarte aus dem Vorrat.
ask-cardinal-exile = Welche der aufgedeckten Karten wird verbannt?
ask-cellar-discard = Lege beliebig viele Karten ab, um ebenso viele zu ziehen.
ask-courtier-reveal = Decke eine Handkarte auf; für jeden ihrer Typen wählst du eines.
ask-courtyard-topdeck = Lege eine Handkarte auf deinen Nachziehstapel.
ask-delay-set-aside = Du darfst eine Aktionskarte aus deiner Hand zur Seite legen, um sie im nächsten Zug zu spielen.
ask-demand-gain = Nimm eine Karte, die bis zu { COINS(4) } kostet, auf deinen Nachziehstapel.
ask-desperation-gain = Möchtest du einen Fluch für +1 Kauf und +{ COINS(2) } nehmen?
ask-displace-exile = Verbanne eine Handkarte.
ask-displace-gain = Nimm eine Karte mit anderem Namen, die bis zu { COINS(2) } mehr kostet als die verbannte.
ask-doctor-choose = Was geschieht mit der obersten Karte deines Nachziehstapels („{ CARD($card) }“)?
ask-enhance-gain = Nimm eine Karte, die bis zu { COINS(2) } mehr kostet als die entsorgte.
ask-enhance-trash = Du darfst eine Nicht-Punktekarte aus deiner Hand entsorgen.
ask-falconer-gain = Nimm eine Karte, die weniger kostet als diese, auf die Hand.
ask-gamble-play = Möchtest du { CARD($card, form: "one", case: "acc") } spielen? Sonst wird die Karte abgelegt.
ask-goatherd-trash = Du darfst eine Handkarte entsorgen.
ask-groom-gain = Nimm eine Karte, die bis zu { COINS(4) } kostet.
ask-harbinger-topdeck = Du darfst eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen.
ask-herald-order = { $form ->
    [one] Welche Karte aus deinem Ablagestapel kommt auf deinen Nachziehstapel?
   *[several] Welche { $max } Karten aus deinem Ablagestapel kommen auf deinen Nachziehstapel? Die erste liegt am Ende oben.
}
ask-herbalist-topdeck = Du darfst eine Geldkarte, die du im Spiel hast, auf deinen Nachziehstapel legen.
ask-horn-of-plenty-gain = Nimm eine Karte, die bis zu { COINS(1) } für jeden verschiedenen Namen unter deinen Karten im Spiel kostet.
ask-hostelry-discard = Du darfst beliebig viele Geldkarten ablegen, um ebenso viele Pferde zu nehmen.
ask-hunting-lodge-agree = Möchtest du alle Handkarten ablegen, um 5 Karten zu ziehen?
ask-invest-exile = Verbanne eine Aktionskarte aus dem Vorrat.
ask-ironworks-gain = Nimm eine Karte, die bis zu { COINS(4) } kostet.
ask-jester-choose = Wer nimmt { CARD($card, form: "one", case: "acc") }?
ask-kiln-gain = Möchtest du noch { CARD($card, form: "one", case: "acc") } nehmen?
ask-library-set-aside = Möchtest du { CARD($card, form: "one", case: "acc") } zur Seite legen und überspringen?
ask-lurker-gain = Nimm eine Aktionskarte aus dem Müll.
ask-lurker-trash = Entsorge eine Aktionskarte aus dem Vorrat.
ask-march-play = Du darfst eine Aktionskarte aus deinem Ablagestapel spielen.
ask-masquerade-trash = Du darfst eine Handkarte entsorgen.
ask-mastermind-play = Du darfst eine Aktionskarte aus deiner Hand dreimal spielen.
ask-mill-discard = Du darfst 2 Karten für +{ COINS(2) } ablegen.
ask-mine-gain = Nimm eine Geldkarte auf die Hand, die bis zu { COINS(3) } mehr kostet als die entsorgte.
ask-mine-trash = Du darfst eine Geldkarte aus deiner Hand entsorgen.
ask-mining-village-trash = Möchtest du diese Karte für +{ COINS(2) } entsorgen?
ask-moneylender-trash = Möchtest du ein Kupfer für +{ COINS(3) } entsorgen?
ask-plaza-discard = Du darfst eine Geldkarte für +1 Taler ablegen.
ask-populate-gain = Nimm von jedem Aktions-Vorratsstapel eine Karte. Welche als nächste?
ask-remake-gain = Nimm eine Karte, die genau { COINS(1) } mehr kostet als die entsorgte.
ask-remodel-gain = Nimm eine Karte, die bis zu { COINS(2) } mehr kostet als die entsorgte.
ask-replace-gain = Nimm eine Karte, die bis zu { COINS(2) } mehr kostet als die entsorgte.
ask-sanctuary-exile = Du darfst eine Handkarte verbannen.
ask-scrying-pool-choose = Was geschieht mit der aufgedeckten Karte („{ CARD($card) }“)?
ask-sleigh-choose = Wohin kommt die Karte „{ CARD($card) }“?
ask-taxman-gain = Nimm eine Geldkarte auf deinen Nachziehstapel, die bis zu { COINS(3) } mehr kostet als die entsorgte.
ask-taxman-trash = Du darfst eine Geldkarte aus deiner Hand entsorgen.
ask-throne-room-play = Du darfst eine Aktionskarte aus deiner Hand zweimal spielen.
ask-toil-play = Du darfst eine Aktionskarte aus deiner Hand spielen.
ask-tournament-gain = Nimm einen Preis oder ein Herzogtum auf deinen Nachziehstapel.
ask-tournament-reveal = Möchtest du eine Provinz aufdecken?
ask-trading-post-trash = Entsorge 2 Handkarten, um ein Silber auf die Hand zu nehmen.
ask-transport-choose = Eine Aktionskarte aus dem Vorrat verbannen oder eine aus dem Exil auf deinen Nachziehstapel legen?
ask-transport-exile = Verbanne eine Aktionskarte aus dem Vorrat.
ask-transport-topdeck = Lege eine Aktionskarte aus deinem Exil auf deinen Nachziehstapel.
ask-university-gain = Du darfst eine Aktionskarte nehmen, die bis zu { COINS(5) } kostet.
ask-upgrade-gain = Nimm eine Karte, die genau { COINS(1) } mehr kostet als die entsorgte.
ask-village-green-choose = +1 Karte und +2 Aktionen: jetzt oder zu Beginn deines nächsten Zuges?
ask-way-of-the-butterfly-gain = Nimm eine Karte, die genau { COINS(1) } mehr kostet als die zurückgelegte.
ask-way-of-the-goat-trash = Entsorge eine Handkarte.
ask-way-of-the-rat-discard = Du darfst eine Geldkarte ablegen, um ein weiteres Exemplar der gespielten Karte zu nehmen.
ask-wayfarer-gain = Möchtest du ein Silber nehmen?
ask-workshop-gain = Nimm eine Karte, die bis zu { COINS(4) } kostet.
ask-young-witch-reveal = Möchtest du { CARD($card, form: "one", case: "acc") }, die Bannkarte, aufdecken?
