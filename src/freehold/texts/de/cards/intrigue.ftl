### Intrige: Namen und Texte der Karten.

card-baron = Baron
    .one = { $case ->
        [acc] einen Baron
       *[nom] ein Baron
    }
    .many = { $count } Barone
    .text =
        +1 Kauf
        Du darfst ein Anwesen ablegen; wenn du das tust: +{ COINS(4) }.
        Sonst nimmst du ein Anwesen.

card-bridge = Brücke
    .one = eine Brücke
    .many = { $count } Brücken
    .text =
        +1 Kauf
        +{ COINS(1) }
        Bis zum Ende des Zuges kosten alle Karten, wo sie auch sind, { COINS(1) } weniger (nie unter { COINS(0) }).

card-conspirator = Verschwörer
    .one = { $case ->
        [acc] einen Verschwörer
       *[nom] ein Verschwörer
    }
    .many = { $count } Verschwörer
    .text =
        +{ COINS(2) }
        Wenn du in diesem Zug mindestens zum dritten Mal eine Aktionskarte spielst (diese mitgezählt): +1 Karte, +1 Aktion.

card-courtier = Höflinge
    .one = { $case ->
        [acc] einen Höfling
       *[nom] ein Höfling
    }
    .many = { $count } Höflinge
    .text =
        Decke eine Handkarte auf und zähle ihre Typen.
        Wähle ebenso viele verschiedene Möglichkeiten und führe sie in dieser Reihenfolge aus:
        +1 Aktion; +1 Kauf; +{ COINS(3) }; ein Gold nehmen.

card-courtyard = Burghof
    .one = { $case ->
        [acc] einen Burghof
       *[nom] ein Burghof
    }
    .many = { $count } Burghöfe
    .text =
        +3 Karten
        Lege dann eine beliebige Handkarte auf deinen Nachziehstapel.

card-diplomat = Diplomatin
    .one = eine Diplomatin
    .many = { $count } Diplomatinnen
    .text =
        +2 Karten
        Hast du danach höchstens 5 Handkarten: +2 Aktionen.
    .below = Spielt ein Mitspieler eine Angriffskarte, während du mindestens 5 Handkarten hast, darfst du diese Karte aus deiner Hand aufdecken, noch bevor etwas geschieht. Wenn du das tust, ziehe 2 Karten und lege danach 3 Handkarten ab.

card-duke = Herzog
    .one = { $case ->
        [acc] einen Herzog
       *[nom] ein Herzog
    }
    .many = { $count } Herzöge
    .text = { POINTS(1) } für jedes Herzogtum, das du besitzt.

card-harem = Harem
    .one = { $case ->
        [acc] einen Harem
       *[nom] ein Harem
    }
    .many = { $count } Harems
    .text = { COINS(2) }
    .below = { POINTS(2) }

card-ironworks = Eisenhütte
    .one = eine Eisenhütte
    .many = { $count } Eisenhütten
    .text =
        Nimm eine Karte, die bis zu { COINS(4) } kostet.
        Jeder passende Typ bringt dir einen Bonus:
        Aktion: +1 Aktion
        Geld: +{ COINS(1) }
        Punkte: +1 Karte

card-lurker = Herumtreiberin
    .one = eine Herumtreiberin
    .many = { $count } Herumtreiberinnen
    .text =
        +1 Aktion
        Wähle eins: Entsorge eine beliebige Aktionskarte aus dem Vorrat; oder nimm eine beliebige Aktionskarte, die im Müll liegt.

card-masquerade = Maskerade
    .one = eine Maskerade
    .many = { $count } Maskeraden
    .text =
        +2 Karten
        Alle, die Handkarten haben, auch du, wählen gleichzeitig und verdeckt eine davon.
        Diese Karten wandern zugleich nach links, jede auf die Hand des nächsten Spielers, der eine gewählt hat.
        Danach darfst du eine Handkarte entsorgen.

card-mill = Mühle
    .one = eine Mühle
    .many = { $count } Mühlen
    .text =
        +1 Karte
        +1 Aktion
        Du darfst 2 Handkarten ablegen. Waren es wirklich 2: +{ COINS(2) }.
    .below = { POINTS(1) }

card-mining-village = Bergwerk
    .one = ein Bergwerk
    .many = { $count } Bergwerke
    .text =
        +1 Karte
        +2 Aktionen
        Du darfst diese Karte jetzt entsorgen; wenn du das tust: +{ COINS(2) }.

card-minion = Lakai
    .one = { $case ->
        [acc] einen Lakaien
       *[nom] ein Lakai
    }
    .many = { $count } Lakaien
    .text =
        +1 Aktion
        Wähle eins: +{ COINS(2) };
        oder lege alle Handkarten ab und erhalte +4 Karten; dann legen auch alle Mitspieler mit 5 oder mehr Handkarten ihre Hand ab und ziehen 4 Karten.

card-nobles = Adlige
    .one = eine Adlige
    .many = { $count } Adlige
    .text = Wähle: entweder +3 Karten oder +2 Aktionen.
    .below = { POINTS(2) }

card-patrol = Patrouille
    .one = eine Patrouille
    .many = { $count } Patrouillen
    .text =
        +3 Karten
        Decke die nächsten 4 Karten deines Nachziehstapels auf.
        Punktekarten und Flüche darunter kommen auf deine Hand.
        Die übrigen legst du in beliebiger Reihenfolge wieder obenauf.

card-pawn = Handlanger
    .one = { $case ->
        [acc] einen Handlanger
       *[nom] ein Handlanger
    }
    .many = { $count } Handlanger
    .text =
        Wähle zuerst zwei verschiedene Boni, dann erhältst du sie in dieser Reihenfolge:
        +1 Karte; +1 Aktion; +1 Kauf; +{ COINS(1) }.

card-replace = Austausch
    .one = { $case ->
        [acc] einen Austausch
       *[nom] ein Austausch
    }
    .many = { $count } Austausche
    .text =
        Entsorge eine Handkarte.
        Dafür nimmst du eine Karte, die bis zu { COINS(2) } mehr kostet.
        Ist sie eine Aktions- oder Geldkarte, kommt sie anschließend auf deinen Nachziehstapel.
        Ist sie eine Punktekarte, nehmen die Mitspieler je einen Fluch.
        (Auch beides ist möglich.)

card-secret-passage = Geheimgang
    .one = { $case ->
        [acc] einen Geheimgang
       *[nom] ein Geheimgang
    }
    .many = { $count } Geheimgänge
    .text =
        +2 Karten
        +1 Aktion
        Stecke eine Handkarte an beliebiger Stelle in deinen Nachziehstapel: oben, unten oder dazwischen.

card-shanty-town = Armenviertel
    .one = ein Armenviertel
    .many = { $count } Armenviertel
    .text =
        +2 Aktionen
        Decke deine Handkarten auf; ist keine Aktionskarte dabei: +2 Karten.

card-steward = Verwalter
    .one = { $case ->
        [acc] einen Verwalter
       *[nom] ein Verwalter
    }
    .many = { $count } Verwalter
    .text = Wähle eins davon: +2 Karten, +{ COINS(2) } oder 2 Handkarten entsorgen.

card-swindler = Trickser
    .one = { $case ->
        [acc] einen Trickser
       *[nom] ein Trickser
    }
    .many = { $count } Trickser
    .text =
        +{ COINS(2) }
        Reihum entsorgt jeder Mitspieler die nächste Karte seines Nachziehstapels.
        Du wählst jedes Mal eine Karte im Vorrat, die genau gleich viel kostet, und dieser Mitspieler nimmt sie.

card-torturer = Kerkermeister
    .one = { $case ->
        [acc] einen Kerkermeister
       *[nom] ein Kerkermeister
    }
    .many = { $count } Kerkermeister
    .text =
        +3 Karten
        Reihum wählt jeder Mitspieler: 2 Handkarten ablegen oder einen Fluch auf die Hand nehmen.
        (Auch Unmögliches darf gewählt werden.)

card-trading-post = Handelsposten
    .one = { $case ->
        [acc] einen Handelsposten
       *[nom] ein Handelsposten
    }
    .many = { $count } Handelsposten
    .text =
        Entsorge 2 Handkarten.
        Waren es wirklich 2, nimm ein Silber direkt auf die Hand.

card-upgrade = Anbau
    .one = { $case ->
        [acc] einen Anbau
       *[nom] ein Anbau
    }
    .many = { $count } Anbauten
    .text =
        +1 Karte
        +1 Aktion
        Entsorge eine Handkarte.
        Dafür nimmst du eine Karte, die genau { COINS(1) } mehr kostet.

card-wishing-well = Wunschbrunnen
    .one = { $case ->
        [acc] einen Wunschbrunnen
       *[nom] ein Wunschbrunnen
    }
    .many = { $count } Wunschbrunnen
    .text =
        +1 Karte
        +1 Aktion
        Nenne einen Kartennamen und decke dann die nächste Karte deines Nachziehstapels auf.
        Stimmt der Name, kommt sie auf deine Hand; sonst bleibt sie liegen.
