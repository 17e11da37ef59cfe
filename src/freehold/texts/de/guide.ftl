### Das geführte erste Spiel: kurze Erklärungen zu dem, was vorkommt, jede einmal. Wann: web/src/guide/hints.ts.

## Der Weg hinein.

guide-title = Ein geführtes erstes Spiel
guide-what = Du spielst ein richtiges Spiel gegen einen Bot, mit zehn Karten, die für den Anfang gut sind. Vorher wissen musst du nichts.
guide-what-hints = Immer wenn etwas zum ersten Mal vorkommt, erklären es ein, zwei Zeilen.
guide-what-time = Es dauert etwa eine Viertelstunde. Du kannst jederzeit gehen und später weiterspielen.
guide-what-undo = Fehler machen nichts: Die meisten lassen sich zurücknehmen.
guide-start = Geführtes Spiel beginnen
guide-read-first = Erst die Regeln lesen
guide-again = Alles noch einmal erklären
guide-progress = (bisher { $seen } von { $all } Dingen erklärt)

## Um einen Hinweis herum.

guide-label = Erklärung
guide-understood = Verstanden
guide-less = Weniger erklären
guide-ended = Keine Erklärungen mehr. Die Einstellungen im Menü bringen sie zurück.

## Die Hinweise.

guide-hand = Unten ist deine Hand: fünf der zehn Karten, mit denen du beginnst. { CARD("Copper") } ist Geld zum Ausgeben. { CARD("Estate") } zählt am Ende einen Punkt und tut bis dahin nichts.
guide-treasures = Das ist deine Kaufphase. Spiele zuerst deine Geldkarten; ein Knopf spielt alle. Verbraucht werden sie nicht: Sie kommen später wieder.
guide-buying = Du hast { COINS($coins) } auszugeben, und was du dir leisten kannst, leuchtet. Was du kaufst, kommt auf deinen Ablagestapel und nach dem nächsten Mischen auf deine Hand. { CARD("Silver") } oder eine Aktionskarte ist ein guter Anfang.
guide-turn-over = Ein Zug endet, wenn kein Kauf mehr übrig ist oder du ihn beendest. Dann kommen alle deine Karten, gespielt oder nicht, auf deinen Ablagestapel, und du ziehst fünf neue.
guide-reshuffle = Dein Nachziehstapel war zu Ende. Dein Ablagestapel wurde gemischt und ist nun dein Nachziehstapel, und mit ihm die gekauften Karten. Das geschieht immer wieder.
guide-action-phase = Du hast eine Aktionskarte: { CARD($card) }. Ein Zug beginnt mit der Aktionsphase, in der du eine spielen darfst. Zeige auf sie oder drücke lang, um sie zu lesen, und klicke sie an, um sie zu spielen.
guide-plus-actions = { CARD($card) } macht es möglich: Du darfst jetzt noch { $actions ->
    [one] eine Aktionskarte
   *[other] { $actions } Aktionskarten
} spielen. Karten, die zwei geben, sind das Geheimnis langer Züge.
guide-no-actions = Du hast noch { CARD($card, form: "one", case: "acc") } auf der Hand, aber deine Aktionen sind verbraucht, und so wird die Karte mit den anderen abgelegt. Spiele Karten, die Aktionen geben, etwa { CARD("Village", form: "one", case: "acc") }, vor denen, die keine geben.
guide-drawing = Was dir { CARD($card) } gebracht hat, ist gleich auf deiner Hand und nützt dir noch in diesem Zug: auch Geldkarten.
guide-asked = { CARD($card) } will etwas wissen. Die Frage steht hier, und was du wählen kannst, leuchtet. Wo du mehrere wählen darfst, bestätigst du am Schluss.
guide-attacked = { CARD($card) } ist ein Angriff: Er tut allen Mitspielern etwas an, und diesmal bist das du. Gib her, was dir am wenigsten hilft. Um Punktekarten auf der Hand ist es nicht schade.
guide-reaction = { CARD($card) } ist eine Aktion, aber auch eine Reaktion: Hast du die Karte auf der Hand, wenn jemand einen Angriff spielt, darfst du sie zeigen, und der Angriff kann dir nichts anhaben. Du behältst sie.
guide-victory = { $count } Karten auf deiner Hand sind Punktekarten. Sie zählen am Ende; bis dahin nehmen sie nur Platz weg. Also kaufe erst Karten, die dich reich machen, und dann Punkte.
guide-buys = Du hast { $buys } Käufe. So viele Karten darfst du kaufen, für so viele Münzen, wie du insgesamt hast.
guide-gold = { COINS($coins) } reichen für { CARD("Gold", form: "one", case: "acc") }. Mit starken Geldkarten kommst du bald auf { COINS(8) }, und so viel kostet { CARD("Province", form: "one") }.
guide-province = { COINS($coins) } reichen für { CARD("Province", form: "one", case: "acc") }: sechs Punkte auf einmal. Provinzen entscheiden die meisten Spiele, also nimm von jetzt an eine, wann immer du kannst.
guide-end-near = { $left ->
    [one] Im Stapel { CARD("Province") } liegt nur noch eine Karte.
   *[other] Im Stapel { CARD("Province") } liegen nur noch { $left } Karten.
} Ist die letzte fort, endet das Spiel. Von jetzt an sind Punkte mehr wert als Geld: { CARD("Duchy") }, ganz am Schluss sogar { CARD("Estate") }.
guide-empty = Der Stapel { CARD($card) } ist leer. Sind drei Stapel leer, endet das Spiel nach diesem Zug, ebenso wenn es keine { CARD("Province") } mehr gibt.
guide-over = Das Spiel ist aus. Alle zählen ihre Karten, wo immer sie sind, und die meisten Punkte gewinnen. Nun weißt du genug für jedes Königreich.
