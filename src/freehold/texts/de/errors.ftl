### Was schiefgehen kann, den Spielern gesagt.

error-other = Das hat nicht geklappt: { $why }
error-unknown-card = Es gibt keine Karte mit dem Namen „{ $name }“.
error-unknown-card-nearest = Es gibt keine Karte mit dem Namen „{ $name }“. Meintest du { LIST($nearest, style: "or") }?

error-not-an-option = Das ist keine der möglichen Antworten.
error-option-twice = Dieselbe Antwort ist zweimal genannt.
error-wrong-number = { $chosen ->
    [one] Das ist 1; eine andere Anzahl ist nötig.
   *[other] Das sind { $chosen }; eine andere Anzahl ist nötig.
}
error-not-alike = Alle gewählten Karten müssen den gleichen Namen haben.
error-not-yours = Du bist gerade nicht gefragt.
error-game-over = Das Spiel ist zu Ende.
error-bad-undo = Das lässt sich nicht zurücknehmen.

error-players = { $count } Spieler: Dominion ist für 2 bis 6.
error-too-many-cards = { $count } Königreichkarten: Ein Spiel verwendet 10.
error-basic = { CARD($card) } ist in jedem Spiel dabei und kann keine der zehn Königreichkarten sein.
error-landscape = { CARD($card) } ist keine Königreichkarte, sondern ein Ereignis oder ein Weg.
error-not-kingdom = { CARD($card) } ist keine Königreichkarte.
error-card-twice = { CARD($card) } ist zweimal genannt.
error-no-landscape = { CARD($card) } ist weder ein Ereignis noch ein Weg.
error-bane-missing = { CARD($card) } braucht einen Bannstapel.
error-bane-unfit = { CARD($chosen) } kann nicht der Bannstapel für { CARD($card) } sein: Er muss { COINS(2) } oder { COINS(3) } kosten.
error-bane-needless = { CARD($chosen) } ist als Bannstapel genannt, aber nichts in diesem Spiel braucht einen.
error-mouse-missing = { CARD($card) } braucht eine zur Seite gelegte Karte.
error-mouse-unfit = { CARD($chosen) } kann nicht für „{ CARD($card) }“ zur Seite gelegt werden: Nötig ist eine Aktion für { COINS(2) } oder { COINS(3) }.
error-mouse-needless = { CARD($chosen) } soll zur Seite gelegt werden, aber nichts in diesem Spiel braucht das.
error-mouse-in-kingdom = { CARD($card) } kann nicht zur Seite gelegt werden: Die Karte ist im Königreich.

error-record-no-seed = Dieses Spiel begann mit einer gestellten Lage und lässt sich nicht in einer Datei aufheben.
error-record-not-json = Diese Datei ist beschädigt oder abgeschnitten.
error-record-foreign = Diese Datei ist kein Spiel von Freehold.
error-record-format = Diese Datei stammt von einer anderen Version von Freehold und kann nicht gelesen werden.
error-record-field = Diese Datei ist beschädigt: „{ $field }“ fehlt oder ist falsch.
error-record-setup = Das Spiel in dieser Datei lässt sich nicht aufbauen. { SAY($why) }
error-record-other-setup = Diese Datei passt nicht: Die Karten, die Spieler oder der Startwert wurden verändert.
error-record-answer = Diese Datei passt nicht: Antwort { $number } ist nach den Regeln nicht erlaubt.
error-record-changed = Diese Datei passt nicht: Vor Antwort { $number } wurde etwas verändert.
error-record-short = Diese Datei passt nicht: Am Ende fehlt etwas.
