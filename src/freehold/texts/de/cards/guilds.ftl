### Die Gilden: Namen und Texte der Karten.

card-advisor = Berater
    .one = { $case ->
        [acc] einen Berater
       *[nom] ein Berater
    }
    .many = { $count } Berater
    .text =
        +1 Aktion
        Decke 3 Karten von deinem Nachziehstapel auf.
        Dein linker Mitspieler wählt eine davon, die du ablegst; die übrigen kommen auf deine Hand.

card-baker = Bäcker
    .one = { $case ->
        [acc] einen Bäcker
       *[nom] ein Bäcker
    }
    .many = { $count } Bäcker
    .text =
        +1 Karte
        +1 Aktion
        +1 Taler
    .below = Spielvorbereitung: Alle Spieler beginnen mit 1 Taler in ihrer Kasse.

card-butcher = Metzger
    .one = { $case ->
        [acc] einen Metzger
       *[nom] ein Metzger
    }
    .many = { $count } Metzger
    .text =
        +2 Taler
        Du darfst eine Handkarte entsorgen.
        Wenn du das tust, gib beliebig viele Taler aus deiner Kasse ab (auch keinen) und nimm dann eine Karte, die höchstens so viel kostet wie die entsorgte plus { COINS(1) } pro abgegebenem Taler.

card-candlestick-maker = Leuchtenmacher
    .one = { $case ->
        [acc] einen Leuchtenmacher
       *[nom] ein Leuchtenmacher
    }
    .many = { $count } Leuchtenmacher
    .text =
        +1 Aktion
        +1 Kauf
        +1 Taler

card-doctor = Arzt
    .one = { $case ->
        [acc] einen Arzt
       *[nom] ein Arzt
    }
    .many = { $count } Ärzte
    .text =
        Nenne eine Karte und decke dann 3 Karten von deinem Nachziehstapel auf.
        Entsorge alle, die so heißen, und lege die übrigen in beliebiger Reihenfolge auf den Stapel zurück.
    .below =
        Wenn du diese Karte kaufst (noch bevor du sie nimmst), darfst du überzahlen.
        Pro { COINS(1) } Überzahlung siehst du dir einmal die oberste Karte deines Nachziehstapels an und entsorgst sie, legst sie ab oder legst sie zurück.

card-herald = Herold
    .one = { $case ->
        [acc] einen Herold
       *[nom] ein Herold
    }
    .many = { $count } Herolde
    .text =
        +1 Karte
        +1 Aktion
        Decke die nun oberste Karte deines Nachziehstapels auf. Eine Aktionskarte spielst du, jede andere bleibt dort liegen.
    .below =
        Wenn du diese Karte kaufst (noch bevor du sie nimmst), darfst du überzahlen.
        Tust du das, legst du pro { COINS(1) } Überzahlung eine Karte aus deinem Ablagestapel, den du nun durchsehen darfst, auf deinen Nachziehstapel. Die Reihenfolge bestimmst du.

card-journeyman = Wandergeselle
    .one = { $case ->
        [acc] einen Wandergesellen
       *[nom] ein Wandergeselle
    }
    .many = { $count } Wandergesellen
    .text =
        Nenne eine Karte.
        Decke Karten von deinem Nachziehstapel auf, bis 3 davon nicht so heißen.
        Diese kommen auf deine Hand; lege die übrigen aufgedeckten Karten ab.

card-masterpiece = Meisterstück
    .one = ein Meisterstück
    .many = { $count } Meisterstücke
    .text = { COINS(1) }
    .below =
        Wenn du diese Karte kaufst (noch bevor du sie nimmst), darfst du überzahlen.
        Pro { COINS(1) } Überzahlung nimmst du ein Silber.

card-merchant-guild = Kaufmannsgilde
    .one = eine Kaufmannsgilde
    .many = { $count } Kaufmannsgilden
    .text =
        +1 Kauf
        +{ COINS(1) }
    .below = Solange diese Karte im Spiel ist, bringt dir jede Karte, die du kaufst, +1 Taler.

card-plaza = Platz
    .one = { $case ->
        [acc] einen Platz
       *[nom] ein Platz
    }
    .many = { $count } Plätze
    .text =
        +1 Karte
        +2 Aktionen
        Du darfst eine Geldkarte aus der Hand ablegen, um +1 Taler zu erhalten.

card-soothsayer = Hellseherin
    .one = eine Hellseherin
    .many = { $count } Hellseherinnen
    .text =
        Nimm ein Gold.
        Jeder Mitspieler nimmt einen Fluch und zieht dafür 1 Karte; wer keinen Fluch nimmt, zieht auch keine Karte.

card-stonemason = Steinmetz
    .one = { $case ->
        [acc] einen Steinmetz
       *[nom] ein Steinmetz
    }
    .many = { $count } Steinmetze
    .text =
        Entsorge eine Handkarte.
        Nimm nacheinander 2 Karten, die beide weniger kosten als die entsorgte.
    .below =
        Wenn du diese Karte kaufst (noch bevor du sie nimmst), darfst du überzahlen.
        Tust du das, nimm nacheinander 2 Aktionskarten, die jeweils genau den überzahlten Betrag kosten.

card-taxman = Steuereintreiber
    .one = { $case ->
        [acc] einen Steuereintreiber
       *[nom] ein Steuereintreiber
    }
    .many = { $count } Steuereintreiber
    .text =
        Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust:
        Alle Mitspieler mit mindestens 5 Handkarten legen eine Karte mit gleichem Namen ab; wer keine hat, deckt seine Handkarten auf.
        Nimm dann eine Geldkarte, die höchstens { COINS(3) } mehr kostet als die entsorgte, auf deinen Nachziehstapel.
