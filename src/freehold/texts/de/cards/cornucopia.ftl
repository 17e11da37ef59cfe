### Reiche Ernte: Namen und Texte der Karten.

card-fairgrounds = Festplatz
    .one = { $case ->
        [acc] einen Festplatz
       *[nom] ein Festplatz
    }
    .many = { $count } Festplätze
    .text = { POINTS(2) } für je 5 verschiedene Namen unter den Karten, die du besitzt (angefangene Fünfer zählen nicht).

card-farming-village = Bauerndorf
    .one = ein Bauerndorf
    .many = { $count } Bauerndörfer
    .text =
        +2 Aktionen
        Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte erscheint.
        Sie kommt auf deine Hand; lege die übrigen aufgedeckten Karten ab.

card-fortune-teller = Wahrsagerin
    .one = eine Wahrsagerin
    .many = { $count } Wahrsagerinnen
    .text =
        +{ COINS(2) }
        Alle Mitspieler decken Karten von ihrem Nachziehstapel auf, bis bei ihnen eine Punktekarte oder ein Fluch erscheint.
        Diese Karte legen sie auf den Stapel zurück, die übrigen aufgedeckten legen sie ab.

card-hamlet = Weiler
    .one = { $case ->
        [acc] einen Weiler
       *[nom] ein Weiler
    }
    .many = { $count } Weiler
    .text =
        +1 Karte
        +1 Aktion
        Du darfst eine Handkarte ablegen, um +1 Aktion zu erhalten.
        Danach darfst du eine Handkarte ablegen, um +1 Kauf zu erhalten.

card-harvest = Ernte
    .one = eine Ernte
    .many = { $count } Ernten
    .text =
        Decke 4 Karten von deinem Nachziehstapel auf und lege sie ab.
        +{ COINS(1) } für jeden unterschiedlichen Namen darunter.

card-horn-of-plenty = Füllhorn
    .one = ein Füllhorn
    .many = { $count } Füllhörner
    .text =
        Zähle die verschiedenen Namen unter deinen Karten im Spiel, diese Karte eingeschlossen.
        Nimm eine Karte, die höchstens { COINS(1) } pro Namen kostet.
        Hast du damit eine Punktekarte genommen, entsorge dieses Füllhorn.

card-horse-traders = Pferdehändler
    .one = { $case ->
        [acc] einen Pferdehändler
       *[nom] ein Pferdehändler
    }
    .many = { $count } Pferdehändler
    .text =
        +1 Kauf
        +{ COINS(3) }
        Lege 2 Handkarten ab.
    .below =
        Wenn ein Mitspieler eine Angriffskarte spielt, darfst du, noch bevor sie wirkt, diese Karte aus deiner Hand aufdecken und zur Seite legen.
        Hast du das getan, kommt sie zu Beginn deines nächsten Zuges auf deine Hand zurück und du ziehst 1 Karte.

card-hunting-party = Treibjagd
    .one = eine Treibjagd
    .many = { $count } Treibjagden
    .text =
        +1 Karte
        +1 Aktion
        Decke deine Handkarten auf, dann Karten von deinem Nachziehstapel, bis eine anders heißt als alle deine Handkarten.
        Sie kommt auf deine Hand; lege die übrigen vom Nachziehstapel aufgedeckten Karten ab.

card-jester = Harlekin
    .one = { $case ->
        [acc] einen Harlekin
       *[nom] ein Harlekin
    }
    .many = { $count } Harlekine
    .text =
        +{ COINS(2) }
        Alle Mitspieler legen nacheinander die oberste Karte ihres Nachziehstapels ab.
        Ist es eine Punktekarte, nimmt der betroffene Mitspieler sofort einen Fluch; sonst bestimmst du, wer von euch beiden eine gleiche Karte aus dem Vorrat nimmt.

card-menagerie = Menagerie
    .one = eine Menagerie
    .many = { $count } Menagerien
    .text =
        +1 Aktion
        Decke deine Handkarten auf.
        +3 Karten, wenn darunter kein Name mehrfach vorkommt, sonst +1 Karte.

card-remake = Nachbau
    .one = { $case ->
        [acc] einen Nachbau
       *[nom] ein Nachbau
    }
    .many = { $count } Nachbauten
    .text =
        Entsorge eine Handkarte und nimm dafür eine Karte, die genau { COINS(1) } mehr kostet.
        Mache danach beides noch ein zweites Mal.

card-tournament = Turnier
    .one = ein Turnier
    .many = { $count } Turniere
    .text =
        +1 Aktion
        Alle Spieler, du zuerst, dürfen reihum je eine Provinz aus der Hand aufdecken.
        Hast du eine aufgedeckt, lege sie ab und nimm ein Herzogtum oder einen beliebigen Preis vom Preis-Stapel auf deinen Nachziehstapel.
        Hat kein Mitspieler eine aufgedeckt: +1 Karte und +{ COINS(1) }.
    .below = Spielvorbereitung: Die 5 Preise liegen offen neben dem Vorrat und gehören nicht dazu.

card-young-witch = Junge Hexe
    .one = eine Junge Hexe
    .many = { $count } Junge Hexen
    .text =
        +2 Karten
        Lege 2 Handkarten ab.
        Alle Mitspieler dürfen je eine Bannkarte aus der Hand aufdecken; wer das nicht tut, nimmt einen Fluch.
    .below = Spielvorbereitung: Ein 11. Königreichstapel mit Karten, die { COINS(2) } oder { COINS(3) } kosten, kommt als Bannstapel in den Vorrat. Seine Karten sind die Bannkarten.

card-bag-of-gold = Ein Sack voll Gold
    .one = { $case ->
        [acc] einen Sack voll Gold
       *[nom] ein Sack voll Gold
    }
    .many = { $count } Säcke voll Gold
    .text =
        +1 Aktion
        Nimm ein Gold auf deinen Nachziehstapel.
    .below = Diese Karte ist ein Preis und gehört nicht zum Vorrat.

card-diadem = Diadem
    .one = ein Diadem
    .many = { $count } Diademe
    .text =
        { COINS(2) }
        +{ COINS(1) } für jede Aktion, die du noch übrig hast (Aktionskarten zählen nicht).
    .below = Diese Karte ist ein Preis und gehört nicht zum Vorrat.

card-followers = Gefolge
    .one = ein Gefolge
    .many = { $count } Gefolge
    .text =
        +2 Karten
        Nimm ein Anwesen.
        Jeder Mitspieler nimmt einen Fluch und legt dann Handkarten ab, bis er höchstens noch 3 hat.
    .below = Diese Karte ist ein Preis und gehört nicht zum Vorrat.

card-princess = Prinzessin
    .one = eine Prinzessin
    .many = { $count } Prinzessinnen
    .text = +1 Kauf
    .below =
        Solange diese Karte im Spiel ist, kosten alle Karten überall { COINS(2) } weniger, mindestens jedoch { COINS(0) }.
        Diese Karte ist ein Preis und gehört nicht zum Vorrat.

card-trusty-steed = Streitross
    .one = ein Streitross
    .many = { $count } Streitrösser
    .text =
        Wähle zwei verschiedene Möglichkeiten und führe sie dann in dieser Reihenfolge aus:
        +2 Karten; +2 Aktionen; +{ COINS(2) }; nimm 4 Silber und lege deinen ganzen Nachziehstapel ungesehen auf deinen Ablagestapel.
    .below = Diese Karte ist ein Preis und gehört nicht zum Vorrat.
