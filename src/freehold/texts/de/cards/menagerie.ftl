### Menagerie: Namen und Texte der Karten.

## Königreichkarten

card-animal-fair = Viehmarkt
    .one = { $case ->
        [acc] einen Viehmarkt
       *[nom] ein Viehmarkt
    }
    .many = { $count } Viehmärkte
    .text =
        +{ COINS(4) }
        +1 Kauf für jeden leeren Vorratsstapel.
    .below = Kaufst du diese Karte, darfst du, statt zu zahlen, eine Aktionskarte aus der Hand entsorgen.

card-barge = Lastkahn
    .one = { $case ->
        [acc] einen Lastkahn
       *[nom] ein Lastkahn
    }
    .many = { $count } Lastkähne
    .text = Wähle, wann du +3 Karten und +1 Kauf erhältst: sofort oder wenn dein nächster Zug beginnt.

card-black-cat = Schwarze Katze
    .one = eine Schwarze Katze
    .many = { $count } Schwarze Katzen
    .text =
        +2 Karten
        Bist du nicht am Zug, nehmen alle Mitspieler je einen Fluch, angefangen bei dem, der am Zug ist.
    .below = Nimmt ein anderer Spieler eine Punktekarte, darfst du diese Karte aus der Hand ausspielen.

card-bounty-hunter = Kopfgeldjägerin
    .one = eine Kopfgeldjägerin
    .many = { $count } Kopfgeldjägerinnen
    .text =
        +1 Aktion
        Verbanne eine Handkarte.
        Ist sie nun die einzige mit ihrem Namen in deinem Exil: +{ COINS(3) }.

card-camel-train = Kamelzug
    .one = { $case ->
        [acc] einen Kamelzug
       *[nom] ein Kamelzug
    }
    .many = { $count } Kamelzüge
    .text = Wähle im Vorrat eine Karte, die keine Punktekarte ist, und verbanne sie.
    .below = Nimmst du diese Karte, kommt ein Gold aus dem Vorrat in dein Exil.

card-cardinal = Kardinal
    .one = { $case ->
        [acc] einen Kardinal
       *[nom] ein Kardinal
    }
    .many = { $count } Kardinäle
    .text =
        +{ COINS(2) }
        Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf.
        Jeder verbannt davon eine, die { COINS(3) } bis { COINS(6) } kostet, falls eine dabei ist (bei zweien nach eigener Wahl), und legt ab, was übrig bleibt.

card-cavalry = Kavallerie
    .one = eine Kavallerie
    .many = { $count } Kavallerien
    .text = Nimm 2 Pferde.
    .below = Nimmst du diese Karte: +2 Karten und +1 Kauf. Bist du dabei in deiner Kaufphase, geht es danach mit deiner Aktionsphase weiter.

card-coven = Hexenzirkel
    .one = { $case ->
        [acc] einen Hexenzirkel
       *[nom] ein Hexenzirkel
    }
    .many = { $count } Hexenzirkel
    .text =
        +1 Aktion
        +{ COINS(2) }
        Alle Mitspieler verbannen reihum je einen Fluch aus dem Vorrat; ist für jemanden keiner mehr da, legt er stattdessen alle Flüche aus seinem Exil ab.

card-destrier = Schlachtross
    .one = ein Schlachtross
    .many = { $count } Schlachtrösser
    .text =
        +2 Karten
        +1 Aktion
    .below = Kostet { COINS(1) } weniger für jede Karte, die der Spieler, der am Zug ist, in diesem Zug schon genommen hat.

card-displace = Vertreibung
    .one = eine Vertreibung
    .many = { $count } Vertreibungen
    .text =
        Verbanne eine Handkarte.
        Hast du das getan, nimm eine Karte mit einem anderen Namen, die höchstens { COINS(2) } mehr kostet als die verbannte.

card-falconer = Falknerin
    .one = eine Falknerin
    .many = { $count } Falknerinnen
    .text = Nimm eine Karte, die billiger ist als diese, auf die Hand.
    .below = Nimmt irgendjemand (auch du selbst) eine Karte, die mindestens 2 Typen hat, darfst du diese Karte aus der Hand ausspielen.

card-fisherman = Fischer
    .one = { $case ->
        [acc] einen Fischer
       *[nom] ein Fischer
    }
    .many = { $count } Fischer
    .text =
        +1 Karte
        +1 Aktion
        +{ COINS(1) }
    .below = Kostet { COINS(3) } weniger, solange der Spieler, der am Zug ist, keine Karte im Ablagestapel hat.

card-gatekeeper = Wache
    .one = eine Wache
    .many = { $count } Wachen
    .text =
        Bis dein nächster Zug beginnt, müssen die Mitspieler jede Aktions- oder Geldkarte, die sie nehmen, verbannen, es sei denn, sie haben schon eine gleiche im Exil.
        Wenn dein nächster Zug beginnt: +{ COINS(3) }.

card-goatherd = Ziegenhirtin
    .one = eine Ziegenhirtin
    .many = { $count } Ziegenhirtinnen
    .text =
        +1 Aktion
        Du darfst eine Handkarte entsorgen.
        Danach +1 Karte für jede Karte, die der Spieler rechts von dir in seinem letzten Zug entsorgt hat.

card-groom = Stallbursche
    .one = { $case ->
        [acc] einen Stallburschen
       *[nom] ein Stallbursche
    }
    .many = { $count } Stallburschen
    .text =
        Nimm eine Karte, die bis zu { COINS(4) } kostet.
        Danach gilt alles, was zu ihren Typen passt, in dieser Reihenfolge:
        Aktion: Nimm ein Pferd.
        Geld: Nimm ein Silber.
        Punkte: +1 Karte und +1 Aktion.

card-hostelry = Herberge
    .one = eine Herberge
    .many = { $count } Herbergen
    .text =
        +1 Karte
        +2 Aktionen
    .below = Nimmst du diese Karte, darfst du Geldkarten aus deiner Hand aufdecken und ablegen, so viele du willst. Nimm für jede davon ein Pferd.

card-hunting-lodge = Jagdhütte
    .one = eine Jagdhütte
    .many = { $count } Jagdhütten
    .text =
        +1 Karte
        +2 Aktionen
        Du darfst deine ganze Hand ablegen. Tust du das: +5 Karten.

card-kiln = Brennofen
    .one = { $case ->
        [acc] einen Brennofen
       *[nom] ein Brennofen
    }
    .many = { $count } Brennöfen
    .text =
        +{ COINS(2) }
        Wenn du in diesem Zug deine nächste Karte spielst, darfst du vor allem anderen eine gleiche aus dem Vorrat nehmen.

card-livery = Pferdestall
    .one = { $case ->
        [acc] einen Pferdestall
       *[nom] ein Pferdestall
    }
    .many = { $count } Pferdeställe
    .text =
        +{ COINS(3) }
        Für den Rest des Zuges gilt: Jedes Mal, wenn du eine Karte nimmst, die mindestens { COINS(4) } kostet, nimmst du dazu ein Pferd.

card-mastermind = Drahtzieher
    .one = { $case ->
        [acc] einen Drahtzieher
       *[nom] ein Drahtzieher
    }
    .many = { $count } Drahtzieher
    .text = Wenn dein nächster Zug beginnt, darfst du eine Aktionskarte aus deiner Hand wählen und sie dreimal hintereinander spielen.

card-paddock = Koppel
    .one = eine Koppel
    .many = { $count } Koppeln
    .text =
        +{ COINS(2) }
        Nimm 2 Pferde.
        +1 Aktion für jeden leeren Vorratsstapel.

card-sanctuary = Zufluchtsort
    .one = { $case ->
        [acc] einen Zufluchtsort
       *[nom] ein Zufluchtsort
    }
    .many = { $count } Zufluchtsorte
    .text =
        +1 Karte
        +1 Aktion
        +1 Kauf
        Du darfst eine Handkarte verbannen.

card-scrap = Schrott
    .one = { $case ->
        [acc] einen Schrott
       *[nom] ein Schrott
    }
    .many = { $count } Schrott
    .text =
        Entsorge eine Handkarte.
        Such dir pro { COINS(1) } ihrer Kosten eines hiervon aus, keines doppelt; führe das Gewählte dann in dieser Reihenfolge aus:
        +1 Karte, +1 Aktion, +1 Kauf, +{ COINS(1) }, nimm ein Silber, nimm ein Pferd.

card-sheepdog = Hirtenhund
    .one = { $case ->
        [acc] einen Hirtenhund
       *[nom] ein Hirtenhund
    }
    .many = { $count } Hirtenhunde
    .text = +2 Karten
    .below = Nimmst du irgendeine Karte, darfst du daraufhin diese hier aus der Hand ausspielen.

card-sleigh = Schlitten
    .one = { $case ->
        [acc] einen Schlitten
       *[nom] ein Schlitten
    }
    .many = { $count } Schlitten
    .text = Nimm 2 Pferde.
    .below = Nimmst du eine Karte, darfst du diese hier aus der Hand ablegen. Tust du das, kommt die genommene Karte wahlweise auf deine Hand oder auf deinen Nachziehstapel.

card-snowy-village = Verschneites Dorf
    .one = ein Verschneites Dorf
    .many = { $count } Verschneite Dörfer
    .text =
        +1 Karte
        +4 Aktionen
        +1 Kauf
        Von nun an bringen dir +Aktionen in diesem Zug nichts mehr.

card-stockpile = Depot
    .one = ein Depot
    .many = { $count } Depots
    .text =
        { COINS(3) }
        +1 Kauf
        Verbanne diese Karte.

card-supplies = Nachschub
    .one = { $case ->
        [acc] einen Nachschub
       *[nom] ein Nachschub
    }
    .many = { $count } Nachschub
    .text =
        { COINS(1) }
        Nimm ein Pferd auf deinen Nachziehstapel.

card-village-green = Dorfanger
    .one = { $case ->
        [acc] einen Dorfanger
       *[nom] ein Dorfanger
    }
    .many = { $count } Dorfanger
    .text = Wähle, wann du +1 Karte und +2 Aktionen erhältst: sofort oder wenn dein nächster Zug beginnt.
    .below = Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie im Ablagestapel aufdecken und dann spielen.

card-wayfarer = Wanderin
    .one = eine Wanderin
    .many = { $count } Wanderinnen
    .text =
        +3 Karten
        Du darfst ein Silber nehmen.
    .below = Sobald irgendein Spieler in diesem Zug eine Karte genommen hat, die keine Wanderin ist, kostet diese hier so viel wie die letzte solche Karte.

## Der Pferde-Stapel

card-horse = Pferd
    .one = ein Pferd
    .many = { $count } Pferde
    .text =
        +2 Karten
        +1 Aktion
        Lege diese Karte auf den Pferde-Stapel zurück.
    .below = Pferde gehören nicht zum Vorrat.

## Ereignisse

card-alliance = Bündnis
    .text = Nimm in dieser Reihenfolge je eine Karte: Provinz, Herzogtum, Anwesen, Gold, Silber, Kupfer.

card-banish = Verbannung
    .text = Verbanne so viele Handkarten mit ein und demselben Namen, wie du willst.

card-bargain = Gutes Geschäft
    .text =
        Nimm eine Karte, die bis zu { COINS(5) } kostet und keine Punktekarte ist.
        Alle Mitspieler nehmen je ein Pferd.

card-commerce = Kommerz
    .text = Zähle die verschiedenen Namen unter den Karten, die du in diesem Zug bisher genommen hast, und nimm ebenso viele Gold.

card-delay = Verzögerung
    .text =
        Du darfst eine Aktionskarte aus deiner Hand offen zur Seite legen.
        Wenn dein nächster Zug beginnt, musst du sie spielen.

card-demand = Forderung
    .text =
        Nimm ein Pferd auf deinen Nachziehstapel.
        Nimm danach eine Karte, die bis zu { COINS(4) } kostet, auf deinen Nachziehstapel.

card-desperation = Verzweiflung
    .text =
        Nur einmal pro Zug.
        Du darfst einen Fluch nehmen. Hast du einen genommen: +1 Kauf und +{ COINS(2) }.

card-enclave = Enklave
    .text =
        Nimm ein Gold.
        Verbanne danach ein Herzogtum aus dem Vorrat.

card-enhance = Verbesserung
    .text =
        Du darfst eine Handkarte entsorgen, die keine Punktekarte ist.
        Tust du das, nimm eine Karte, die höchstens { COINS(2) } mehr kostet als die entsorgte.

card-gamble = Wagnis
    .text =
        +1 Kauf
        Decke die oberste Karte deines Nachziehstapels auf.
        Eine so aufgedeckte Aktions- oder Geldkarte darfst du spielen. Spielst du die Karte nicht, lege sie ab.

card-invest = Investition
    .text =
        Verbanne eine Aktionskarte deiner Wahl aus dem Vorrat.
        Solange sie in deinem Exil bleibt, erhältst du +2 Karten, sooft jemand anderes eine gleiche nimmt oder mit einer Investition verbannt.

card-march = Fußmarsch
    .text = Durchsuche deinen Ablagestapel. Du darfst eine Aktionskarte spielen, die du dort findest.

card-populate = Besiedlung
    .text = Nimm von jedem Stapel mit Aktionskarten im Vorrat eine Karte, in beliebiger Reihenfolge.

card-pursue = Verfolgung
    .text =
        +1 Kauf
        Nenne irgendeine Karte, dann decke die obersten 4 Karten deines Nachziehstapels auf.
        Die mit diesem Namen kommen wieder obenauf; die anderen legst du ab.

card-reap = Reiche Ernte
    .text =
        Nimm ein Gold und lege es zur Seite.
        Hat das geklappt, musst du es spielen, wenn dein nächster Zug beginnt.

card-ride = Ausritt
    .text = Nimm ein Pferd.

card-seize-the-day = Nutze den Tag
    .text =
        Für jeden Spieler nur einmal pro Spiel.
        Ist dieser Zug vorbei, hast du einen Extra-Zug.

card-stampede = Stampede
    .text = Hast du höchstens 5 Karten im Spiel, nimm 5 Pferde auf deinen Nachziehstapel.

card-toil = Plackerei
    .text =
        +1 Kauf
        Du darfst eine Aktionskarte aus der Hand ausspielen.

card-transport = Transport
    .text = Bringe eine Aktionskarte entweder aus dem Vorrat in dein Exil oder aus deinem Exil auf deinen Nachziehstapel.

## Wege („diese Karte“ ist die gerade gespielte Aktionskarte)

card-way-of-the-butterfly = Weg des Schmetterlings
    .text = Du darfst diese Karte auf ihren Stapel zurücklegen. Tust du das, nimm eine Karte, die genau { COINS(1) } mehr kostet.

card-way-of-the-camel = Weg des Kamels
    .text = Verbanne ein Gold aus dem Vorrat.

card-way-of-the-chameleon = Weg des Chamäleons
    .text = Tu, was auf dieser Karte steht, doch was sie dir in diesem Zug gibt, wird vertauscht: Je +1 Karte wird zu +{ COINS(1) }, je +{ COINS(1) } wird zu +1 Karte.

card-way-of-the-frog = Weg des Frosches
    .text =
        +1 Aktion
        Wird diese Karte in diesem Zug aus dem Spiel abgelegt, kommt sie auf deinen Nachziehstapel.

card-way-of-the-goat = Weg der Ziege
    .text = Entsorge eine Handkarte.

card-way-of-the-horse = Weg des Pferdes
    .text =
        +2 Karten
        +1 Aktion
        Lege diese Karte auf ihren Stapel zurück.

card-way-of-the-mole = Weg des Maulwurfs
    .text =
        +1 Aktion
        Lege deine ganze Hand ab.
        Danach +3 Karten.

card-way-of-the-monkey = Weg des Affen
    .text =
        +1 Kauf
        +{ COINS(1) }

card-way-of-the-mouse = Weg der Maus
    .text = Spiele die Karte, die für diesen Weg zur Seite gelegt wurde; sie bleibt, wo sie ist.
    .below = Spielvorbereitung: Wählt eine Königreichkarte vom Typ Aktion, die { COINS(2) } oder { COINS(3) } kostet und in diesem Spiel sonst nicht vorkommt, und legt sie zur Seite.

card-way-of-the-mule = Weg des Maultiers
    .text =
        +1 Aktion
        +{ COINS(1) }

card-way-of-the-otter = Weg des Otters
    .text = +2 Karten

card-way-of-the-owl = Weg der Eule
    .text = Fülle deine Hand durch Ziehen auf 6 Karten auf.

card-way-of-the-ox = Weg des Ochsen
    .text = +2 Aktionen

card-way-of-the-pig = Weg des Schweins
    .text =
        +1 Karte
        +1 Aktion

card-way-of-the-rat = Weg der Ratte
    .text = Du darfst eine Geldkarte aus deiner Hand ablegen. Tust du das, nimm ein weiteres Exemplar dieser Karte aus dem Vorrat.

card-way-of-the-seal = Weg der Robbe
    .text =
        +{ COINS(1) }
        Bis der Zug endet, darfst du jede Karte, die du nimmst, auf deinen Nachziehstapel legen.

card-way-of-the-sheep = Weg des Schafes
    .text = +{ COINS(2) }

card-way-of-the-squirrel = Weg des Eichhörnchens
    .text = Wenn dieser Zug endet, nach dem Ziehen der neuen Hand: +2 Karten.

card-way-of-the-turtle = Weg der Schildkröte
    .text =
        Lege diese Karte zur Seite.
        Hat das geklappt, musst du sie spielen, wenn dein nächster Zug beginnt.

card-way-of-the-worm = Weg des Wurms
    .text = Verbanne ein Anwesen aus dem Vorrat.
