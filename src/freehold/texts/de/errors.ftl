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

## Strategien, Bots und womit sie spielen sollen.

error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt { LIST($bots) }.
error-unknown-strategy = Es gibt keine Strategie namens „{ $name }“. `freehold strategies` nennt alle.
error-unknown-strategy-nearest = Es gibt keine Strategie namens „{ $name }“. Meintest du { LIST($nearest, style: "or") }? `freehold strategies` nennt alle.
error-strategy-ending = Es gibt eine Datei { $path }, aber der Name einer Strategiedatei endet auf .strategy, der eines Bots in Python auf .py.
error-strategy-mistake = { $path }, Zeile { $line }, Spalte { $column }: { $why }{ $shown }
error-strategy-broken = Das Programm lässt sich nicht einlesen: { $path }, Zeile { $line }: { $what }: { $said }
error-strategy-failed = Spiel { $game } (Startwert { $seed }): { SAY($who) }: { $what }
    Dieses Spiel allein spielt: `{ $command }`
error-strategy-program = { $name } ist ein Programm: Nur eine Strategie in Worten kann eine Karte dazubekommen.
error-strategy-card = { $name }: { SAY($why) }
error-strategy-not-supply = { CARD($card) } ist keine Karte des Vorrats, niemand kann sie also kaufen.
error-no-file = Die Datei { $path } gibt es nicht.
error-not-read = { $path } lässt sich nicht lesen: { SAY($why) }.
error-not-text = { $path } ist keine Textdatei.
error-not-written = { $path } lässt sich nicht schreiben: { SAY($why) }.
error-no-module = Es gibt kein Python-Modul „{ $name }“; ein Bot wird als paket.modul:Klasse genannt.
error-no-bot-class = { $path }: Darin gibt es keine Klasse { $name }, die ein Bot ist; leite sie von freehold.bots.Bot ab.
error-not-one-bot = { $path }: Darin muss es einen Bot geben, aber es { $count ->
    [0] gibt keinen; leite ihn von freehold.bots.Bot ab.
   *[other] sind { $count }: { LIST($found) }. Sag, welcher es ist, wie in datei.py:Klasse.
}
error-match-size = Eine Partie ist für { $least } bis { $most } Strategien, eine für jeden Spieler, nicht für { $count }; dieselbe darf mehrmals genannt sein.
error-match-seed = Der Startwert ist zu lang: Er darf { $most } Ziffern oder Buchstaben haben.
error-tournament-size = Ein Turnier braucht mindestens zwei Strategien; `freehold strategies` nennt einige.
error-kingdom-lacks = { $name } braucht { LIST($cards) }, und das ist nicht im Königreich. Nimm es dazu, oder lass das Königreich offen.
error-workers = „{ $text }“ sind keine Arbeiter: Nötig ist eine Anzahl von Prozessen, ray für einen Verbund hier oder ray:ADRESSE für einen, der läuft.
error-workers-lost = In den Spielen { $first } bis { $last } sind { $times }-mal Arbeiter gestorben: Vielleicht fehlt Speicher, oder eine Strategie beendet den ganzen Prozess.
error-worker-version = Ein Arbeiter hat Freehold { $theirs }, aber { $ours } gibt ihm die Spiele; überall muss dasselbe installiert sein.
error-no-ray = Ray ist nicht installiert; das tut pip install 'freehold[ray]'.
error-cluster = { $address ->
    [here] Ein Ray-Verbund lässt sich hier nicht starten: { $why }
   *[other] Dem Ray-Verbund unter { $address } lässt sich nicht beitreten: { $why }
}
error-no-cluster = Unter { $address } gibt es keinen Ray-Verbund.
error-no-parquet = Eine Parquet-Datei braucht pyarrow, und das lässt sich nicht laden; pip install 'freehold[lab]' installiert es.

## Datenbanken und Nachweise von Spielen.

error-database-url = { $url } ist nicht die URL einer Datenbank, die sich verwenden lässt. Beispiele sind sqlite:////home/me/freehold.db und postgresql://user:password@host/name (dieses mit freehold[postgres]).
error-database-closed = Die Datenbank { $url } lässt sich nicht öffnen: { $why }
error-database-missing = Die Datenbank { $url } lässt sich nicht öffnen: Die Datei gibt es nicht.
error-record-no-proof = Zu diesem Spiel gibt es keinen Nachweis: Den haben nur Spiele, die auf einem Server gespielt wurden.

# Warum das System eine Datei verweigert, nach dem Namen, den es dafür hat.
file-trouble = { $code ->
    [ENOENT] diesen Ordner oder diese Datei gibt es nicht
    [ENOTDIR] ein Teil des Pfads ist kein Ordner
    [EISDIR] es ist ein Ordner
    [EACCES] es ist nicht erlaubt
    [EPERM] es ist nicht erlaubt
    [EROFS] dort kann nichts geschrieben werden
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] der Datenträger ist voll
    [ENAMETOOLONG] der Name ist zu lang
   *[other] { $text }
}
