### Basisspiel: Namen und Texte der Karten.

card-artisan = Töpferei
    .one = eine Töpferei
    .many = { $count } Töpfereien
    .text =
        Nimm eine Karte, die bis zu { COINS(5) } kostet, direkt auf die Hand.
        Lege dann eine beliebige Handkarte auf deinen Nachziehstapel.

card-bandit = Banditin
    .one = eine Banditin
    .many = { $count } Banditinnen
    .text =
        Nimm ein Gold.
        Jeder Mitspieler deckt die nächsten 2 Karten seines Nachziehstapels auf.
        Ist eine Geldkarte dabei, die kein Kupfer ist, entsorgt er sie (bei zweien eine nach seiner Wahl).
        Was übrig bleibt, legt er ab.

card-bureaucrat = Bürokrat
    .one = { $case ->
        [acc] einen Bürokraten
       *[nom] ein Bürokrat
    }
    .many = { $count } Bürokraten
    .text =
        Nimm ein Silber direkt auf deinen Nachziehstapel.
        Mitspieler mit Punktekarten auf der Hand wählen eine davon, decken sie auf und legen sie auf ihren Nachziehstapel.
        Mitspieler ohne Punktekarte decken alle Handkarten auf.

card-cellar = Keller
    .one = { $case ->
        [acc] einen Keller
       *[nom] ein Keller
    }
    .many = { $count } Keller
    .text =
        +1 Aktion
        Lege beliebig viele Handkarten auf einmal ab.
        Ziehe für jede davon eine Karte.

card-chapel = Kapelle
    .one = eine Kapelle
    .many = { $count } Kapellen
    .text = Du darfst Handkarten entsorgen, höchstens 4.

card-council-room = Ratsversammlung
    .one = eine Ratsversammlung
    .many = { $count } Ratsversammlungen
    .text =
        +4 Karten
        +1 Kauf
        Die Mitspieler ziehen je 1 Karte.

card-festival = Jahrmarkt
    .one = { $case ->
        [acc] einen Jahrmarkt
       *[nom] ein Jahrmarkt
    }
    .many = { $count } Jahrmärkte
    .text =
        +2 Aktionen
        +1 Kauf
        +{ COINS(2) }

card-gardens = Gärten
    .one = { $case ->
        [acc] einen Garten
       *[nom] ein Garten
    }
    .many = { $count } Gärten
    .text = { POINTS(1) } für je 10 Karten, die du besitzt (abgerundet).

card-harbinger = Vorbotin
    .one = eine Vorbotin
    .many = { $count } Vorbotinnen
    .text =
        +1 Karte
        +1 Aktion
        Sieh nach, was in deinem Ablagestapel liegt; eine dieser Karten darfst du auf deinen Nachziehstapel legen.

card-laboratory = Laboratorium
    .one = ein Laboratorium
    .many = { $count } Laboratorien
    .text =
        +2 Karten
        +1 Aktion

card-library = Bibliothek
    .one = eine Bibliothek
    .many = { $count } Bibliotheken
    .text =
        Ziehe Karte für Karte, bis du 7 auf der Hand hast.
        Kommt dabei eine Aktionskarte, darfst du sie zur Seite legen, statt sie zu behalten.
        Lege zum Schluss alle so zur Seite gelegten Karten ab.

card-market = Markt
    .one = { $case ->
        [acc] einen Markt
       *[nom] ein Markt
    }
    .many = { $count } Märkte
    .text =
        +1 Karte
        +1 Aktion
        +1 Kauf
        +{ COINS(1) }

card-merchant = Händlerin
    .one = eine Händlerin
    .many = { $count } Händlerinnen
    .text =
        +1 Karte
        +1 Aktion
        Das erste Silber, das du in diesem Zug spielst, bringt +{ COINS(1) }.

card-militia = Miliz
    .one = eine Miliz
    .many = { $count } Milizen
    .text =
        +{ COINS(2) }
        Mitspieler mit mehr als 3 Handkarten legen so viele ab, dass ihnen 3 bleiben.

card-mine = Mine
    .one = eine Mine
    .many = { $count } Minen
    .text =
        Du darfst eine Geldkarte aus deiner Hand entsorgen.
        Dafür nimmst du eine Geldkarte, die bis zu { COINS(3) } mehr kostet, direkt auf die Hand.

card-moat = Burggraben
    .one = { $case ->
        [acc] einen Burggraben
       *[nom] ein Burggraben
    }
    .many = { $count } Burggräben
    .text = +2 Karten
    .below = Spielt ein Mitspieler eine Angriffskarte, darfst du diese Karte aus deiner Hand aufdecken, noch bevor etwas geschieht; dieser Angriff betrifft dich dann nicht.

card-moneylender = Geldverleiher
    .one = { $case ->
        [acc] einen Geldverleiher
       *[nom] ein Geldverleiher
    }
    .many = { $count } Geldverleiher
    .text = Du darfst ein Kupfer aus deiner Hand entsorgen; wenn du das tust: +{ COINS(3) }.

card-poacher = Wilddiebin
    .one = eine Wilddiebin
    .many = { $count } Wilddiebinnen
    .text =
        +1 Karte
        +1 Aktion
        +{ COINS(1) }
        Lege für jeden leeren Stapel im Vorrat 1 Handkarte ab.

card-remodel = Umbau
    .one = { $case ->
        [acc] einen Umbau
       *[nom] ein Umbau
    }
    .many = { $count } Umbauten
    .text =
        Entsorge eine Handkarte.
        Dafür nimmst du eine Karte, die bis zu { COINS(2) } mehr kostet.

card-sentry = Torwächterin
    .one = eine Torwächterin
    .many = { $count } Torwächterinnen
    .text =
        +1 Karte
        +1 Aktion
        Sieh dir die nächsten 2 Karten deines Nachziehstapels an.
        Entscheide für jede: entsorgen, ablegen oder zurücklegen.
        Zurückgelegte kommen in beliebiger Reihenfolge wieder obenauf.

card-smithy = Schmiede
    .one = eine Schmiede
    .many = { $count } Schmieden
    .text = +3 Karten

card-throne-room = Thronsaal
    .one = { $case ->
        [acc] einen Thronsaal
       *[nom] ein Thronsaal
    }
    .many = { $count } Thronsäle
    .text = Du darfst eine Aktionskarte aus deiner Hand wählen: Spiele sie aus und danach noch einmal.

card-vassal = Vasall
    .one = { $case ->
        [acc] einen Vasallen
       *[nom] ein Vasall
    }
    .many = { $count } Vasallen
    .text =
        +{ COINS(2) }
        Lege die nächste Karte deines Nachziehstapels ab.
        Ist sie eine Aktionskarte, darfst du sie sofort spielen.

card-village = Dorf
    .one = ein Dorf
    .many = { $count } Dörfer
    .text =
        +1 Karte
        +2 Aktionen

card-witch = Hexe
    .one = eine Hexe
    .many = { $count } Hexen
    .text =
        +2 Karten
        Die Mitspieler nehmen je einen Fluch.

card-workshop = Werkstatt
    .one = eine Werkstatt
    .many = { $count } Werkstätten
    .text = Nimm eine Karte, die bis zu { COINS(4) } kostet.
