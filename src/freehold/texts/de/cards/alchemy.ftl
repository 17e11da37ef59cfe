### Alchemisten: Namen und Texte der Karten.

card-potion = Trank
    .one = { $case ->
        [acc] einen Trank
       *[nom] ein Trank
    }
    .many = { $count } Tränke
    .text = { POTION() }
    .below = Nur im Vorrat, wenn mindestens eine Königreichkarte { POTION() } in den Kosten hat.

card-alchemist = Alchemist
    .one = { $case ->
        [acc] einen Alchemisten
       *[nom] ein Alchemist
    }
    .many = { $count } Alchemisten
    .text =
        +2 Karten
        +1 Aktion
    .below = Legst du diese Karte aus dem Spiel ab, während du noch einen Trank im Spiel hast, darfst du sie auf deinen Nachziehstapel legen.

card-apothecary = Apotheker
    .one = { $case ->
        [acc] einen Apotheker
       *[nom] ein Apotheker
    }
    .many = { $count } Apotheker
    .text =
        +1 Karte
        +1 Aktion
        Decke 4 Karten von deinem Nachziehstapel auf.
        Kupfer und Tränke darunter kommen auf deine Hand, die übrigen in beliebiger Reihenfolge zurück auf den Stapel.

card-apprentice = Lehrling
    .one = { $case ->
        [acc] einen Lehrling
       *[nom] ein Lehrling
    }
    .many = { $count } Lehrlinge
    .text =
        +1 Aktion
        Entsorge eine Handkarte.
        +1 Karte pro { COINS(1) } in ihren Kosten und weitere +2 Karten, wenn { POTION() } dazugehört.

card-familiar = Vertrauter
    .one = { $case ->
        [acc] einen Vertrauten
       *[nom] ein Vertrauter
    }
    .many = { $count } Vertraute
    .text =
        +1 Karte
        +1 Aktion
        Alle Mitspieler nehmen je einen Fluch.

card-golem = Golem
    .one = { $case ->
        [acc] einen Golem
       *[nom] ein Golem
    }
    .many = { $count } Golems
    .text =
        Decke Karten von deinem Nachziehstapel auf, bis 2 Aktionskarten erschienen sind; Golems zählen dabei nicht.
        Lege alle übrigen aufgedeckten Karten ab.
        Spiele dann die gefundenen Aktionskarten in beliebiger Reihenfolge.

card-herbalist = Kräuterkundiger
    .one = { $case ->
        [acc] einen Kräuterkundigen
       *[nom] ein Kräuterkundiger
    }
    .many = { $count } Kräuterkundige
    .text =
        +1 Kauf
        +{ COINS(1) }
    .below = Immer wenn du diese Karte aus dem Spiel ablegst, darfst du eine Geldkarte, die du im Spiel hast, auf deinen Nachziehstapel legen.

card-philosophers-stone = Stein der Weisen
    .one = { $case ->
        [acc] einen Stein der Weisen
       *[nom] ein Stein der Weisen
    }
    .many = { $count } Steine der Weisen
    .text = { COINS(1) } für je 5 Karten in deinem Nachzieh- und Ablagestapel zusammen (abgerundet).

card-possession = Besessenheit
    .one = eine Besessenheit
    .many = { $count } Besessenheiten
    .text =
        Wenn dieser Zug vorbei ist, führt dein linker Mitspieler einen Extra-Zug aus. Du triffst darin alle seine Entscheidungen und siehst alles, was er sehen darf.
        Jede Karte, die er im Extra-Zug nehmen würde, nimmst stattdessen du auf deinen Ablagestapel.
        Jede seiner Karten, die im Extra-Zug entsorgt wird, gilt als entsorgt, wird aber zur Seite gelegt und kommt nach der Aufräumphase des Extra-Zuges auf seinen Ablagestapel.

card-scrying-pool = Vision
    .one = eine Vision
    .many = { $count } Visionen
    .text =
        +1 Aktion
        Alle Spieler, du zuerst, decken reihum die oberste Karte ihres Nachziehstapels auf; du entscheidest jedes Mal, ob sie abgelegt oder zurückgelegt wird.
        Decke danach Karten von deinem Nachziehstapel auf, bis eine erscheint, die keine Aktionskarte ist.
        Alle bei diesem zweiten Schritt aufgedeckten Karten kommen auf deine Hand, auch die letzte.

card-transmute = Verwandlung
    .one = eine Verwandlung
    .many = { $count } Verwandlungen
    .text =
        Entsorge eine Handkarte.
        Nimm, was zu ihrem Typ passt: ein Herzogtum (Aktion), eine Verwandlung (Geld), ein Gold (Punkte); bei mehreren Typen alles Passende.

card-university = Universität
    .one = eine Universität
    .many = { $count } Universitäten
    .text =
        +2 Aktionen
        Du darfst eine Aktionskarte nehmen, die höchstens { COINS(5) } kostet.

card-vineyard = Weinberg
    .one = { $case ->
        [acc] einen Weinberg
       *[nom] ein Weinberg
    }
    .many = { $count } Weinberge
    .text = { POINTS(1) } für je 3 Aktionskarten, die du besitzt (abgerundet).
