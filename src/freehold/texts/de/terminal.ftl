### Das Spiel im Terminal: was nur dort gesagt wird.

terminal-you = Du
# Wie der Mensch in einem gespeicherten Spiel heißt, das auch andere lesen.
terminal-person = Mensch
terminal-welcome = Dominion: du gegen { LIST($others) }. Antworte mit einer Nummer; „hilfe“ erklärt alles, „ende“ verlässt das Spiel.
terminal-resumed = Das Spiel geht weiter, wo es stand; „protokoll“ erzählt, was bis dahin geschehen ist.

## Der Tisch. Die Spalten der Tabellen macht das Programm; hier stehen Felder oder ganze Zeilen.

terminal-news = Was geschehen ist:
terminal-log = Das ganze Spiel:
terminal-log-empty = Noch ist nichts geschehen.

terminal-supply = Der Vorrat (Kosten, verbleibende Karten):
terminal-treasures = Geldkarten
terminal-victory-cards = Punktekarten und Flüche
terminal-kingdom-cards = Königreichkarten
terminal-bane = Bannstapel
terminal-beside = Neben dem Vorrat: { CARDS($cards, style: "plain") }.
terminal-events = Ereignisse (Kosten)
terminal-ways = Wege
terminal-way-of-the-mouse = { CARD($way) } (zur Seite gelegt: { CARD($card) })

# $whose: yours, controlled (der Zug eines anderen, in dem der Leser entscheidet) oder theirs.
terminal-turn = { $whose ->
    [yours] Dein { $turn }. Zug
    [controlled] Extra-Zug von { $who }, in dem du entscheidest
   *[theirs] { $turn }. Zug von { $who }
}, { SAY($phase) }: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}, { COINS($coins) }{ $potions ->
    [0] {""}
    [one] , 1 Trank
   *[other] , { $potions } Tränke
}.
terminal-in-play = { $you ->
    [yes] Du hast im Spiel: { CARDS($cards, style: "plain") }.
   *[no] { $who } hat im Spiel: { CARDS($cards, style: "plain") }.
}
terminal-hand = { $you ->
    [yes] Deine Hand: { CARDS($cards, style: "plain") }.
   *[no] { $who } hat auf der Hand: { CARDS($cards, style: "plain") }.
}
terminal-deck = { $count ->
    [one] Dein Nachziehstapel: 1 Karte.
   *[other] Dein Nachziehstapel: { $count } Karten.
} Oben auf deinem Ablagestapel: { CARDS($top, style: "plain") }.
terminal-other-player = { $who }: { $count ->
    [one] 1 Handkarte.
   *[other] { $count } Handkarten.
} Oben auf dem Ablagestapel: { CARDS($top, style: "plain") }.
terminal-coffers = Kasse: { $tokens } Taler.
terminal-still-in-play = Im Spiel: { CARDS($cards, style: "plain") }.
terminal-as-way = Als Weg gespielt: { CARDS($cards, style: "plain") }.
terminal-exile = Exil: { CARDS($cards, style: "plain") }.
terminal-invested = Investiert: { CARDS($cards, style: "plain") }.
terminal-set-aside = Zur Seite gelegt: { CARDS($cards, style: "plain") }.
terminal-trash = Müll: { CARDS($cards, style: "plain") }.

## Eine Karte.

terminal-card = { CARD($card) }: kostet { COST($cost) }; { LIST($types, style: "plain") }; Set: { SAY($set) }.
terminal-card-way = { CARD($card) }: { LIST($types, style: "plain") }; Set: { SAY($set) }.
terminal-card-unknown-set = { $name }
terminal-card-no-text = Was sie tut, ist noch nicht aufgeschrieben.
terminal-card-now = In diesem Zug kostet sie { COST($cost) }.
terminal-card-left = { $count ->
    [one] Im Vorrat liegt noch 1 Karte.
   *[other] Im Vorrat liegen noch { $count } Karten.
}
terminal-card-beside = { $count ->
    [one] Neben dem Vorrat liegt noch 1 Karte.
   *[other] Neben dem Vorrat liegen noch { $count } Karten.
}
terminal-card-here = In diesem Spiel dabei.
terminal-card-absent = In diesem Spiel nicht dabei.
terminal-card-which = Welche Karte? Zum Beispiel: karte Dorf

## Fragen und Antworten.

# Wo nacheinander für mehrere gleiche Karten dasselbe gefragt wird.
terminal-question-copy = { SAY($question) } Davon gibt es { $count }; dies ist Nummer { $place }.
terminal-answers-again = Es gibt { $count } Antworten; „antworten“ nennt sie noch einmal.
terminal-answer-enter = { SAY($answer) } (oder einfach Enter)
terminal-and-so-on = und so weiter, bis
terminal-how-name = Auch jede andere Karte ist möglich: Tippe ihren Namen.
terminal-how-none = Einfach Enter heißt: keine.
# $amount: exactly (genau $max), up-to (bis zu $max) oder between ($min bis $max).
terminal-how-several = { $amount ->
    [exactly] Wähle { $max }: Nummern mit Leerzeichen dazwischen, etwa { $example }.
    [up-to] Wähle bis zu { $max }: Nummern mit Leerzeichen dazwischen, etwa { $example }.
   *[between] Wähle { $min } bis { $max }: Nummern mit Leerzeichen dazwischen, etwa { $example }.
}
terminal-how-order = { $all ->
    [yes] Tippe alle Nummern in der gewünschten Reihenfolge, etwa { $example }.
   *[no] Tippe { $max } der Nummern in der gewünschten Reihenfolge, etwa { $example }.
}

terminal-choose = Zur Wahl stehen:
terminal-unreadable = Diese Zeile ließ sich nicht als Text lesen. Bitte tippe sie noch einmal.
terminal-answer-needed = Hier ist eine Antwort nötig.
terminal-no-number = Es gibt keine Nummer { $number }; die Nummern gehen von 1 bis { $last }.
terminal-no-numbers = Hier gibt es keine Nummern.
terminal-only-one = Hier ist nur eine Antwort möglich.
terminal-twice = Nummer { $number } ist zweimal genannt.
terminal-wrong-count = { $amount ->
    [exactly] Gewählt: { $chosen }; nötig: genau { $max }.
    [up-to] Gewählt: { $chosen }; möglich: höchstens { $max }.
    [none-or] Gewählt: { $chosen }; nötig: { $max } oder keine.
   *[between] Gewählt: { $chosen }; nötig: { $min } bis { $max }.
}
terminal-ambiguous = „{ $text }“ könnte heißen: { LIST($meanings, style: "or") }.
terminal-not-possible = „{ $text }“ ist jetzt nicht möglich.
terminal-treasures-first = „{ $text }“ ist noch nicht möglich: Spiele zuerst deine Geldkarten aus.
terminal-not-understood = „{ $text }“ ist hier keine Antwort.
terminal-yes-or-no = Bitte antworte mit ja oder nein.

## Befehle.

terminal-undo-nothing = Es gibt nichts zurückzunehmen: Dies ist deine erste Entscheidung.
terminal-undo-seen = Seit deiner letzten Entscheidung wurden verdeckte Karten gesehen oder jemand anders hat entschieden; das vergisst durchs Zurücknehmen niemand. Trotzdem zurücknehmen? (ja oder nein)
terminal-undone = Zurückgenommen. Entscheide neu:
terminal-not-undone = Es wurde nichts zurückgenommen.

terminal-save-where = Wohin speichern? Zum Beispiel: speichern spiel.json
terminal-save-replace = { $path } gibt es schon. Ersetzen? (ja oder nein)
terminal-save-kept = Die Datei bleibt, wie sie ist; es wurde nichts gespeichert.
terminal-saved = Gespeichert in { $path }.
terminal-not-saved = Das Spiel ließ sich nicht in { $path } speichern. { SAY($why) }
terminal-why-no-folder = Diesen Ordner gibt es nicht.
terminal-why-folder = Das ist ein Ordner.
terminal-why-special = Das ist keine gewöhnliche Datei.
terminal-why-forbidden = Dort darfst du nicht schreiben.
terminal-why-full = Es ist kein Platz mehr frei.
terminal-why-name = So kann keine Datei heißen.
terminal-why-nobody = Niemand ist da, der es lesen könnte.
terminal-why-other = Der Rechner meldet: { $why }.

terminal-quit = Das Spiel verlassen? Um es aufzuheben, antworte nein und tippe dann: speichern DATEI. (ja oder nein)
terminal-quit-saved = Das Spiel verlassen? Es wird in { $path } aufgehoben. (ja oder nein)
terminal-goes-on = Das Spiel geht weiter.

## Bevor ein Spiel beginnt. Was von --save und --resume gesagt wird, liest man in der Shell.

terminal-no-file-name = { $option } braucht den Namen einer Datei.
terminal-cannot-save = In { $path } lässt sich kein Spiel aufheben. { SAY($why) }
terminal-save-open-game = In { $path } liegt ein Spiel, das noch nicht zu Ende ist. Für ein neues Spiel wähle einen anderen Namen; um das alte fortzusetzen, tippe: freehold play --resume { $quoted }
terminal-save-taken = { $path } gibt es schon. Wähle einen anderen Namen.
terminal-resume-alone = --resume setzt ein Spiel fort, wie es aufgebaut ist; mit { LIST($options) } lässt sich das nicht ändern.
terminal-not-resumed = Das Spiel in { $path } kann nicht weitergehen. { SAY($why) }
terminal-why-over = Es ist zu Ende.
terminal-why-people = Auf seinen Plätzen sitzen { LIST($names) }, und hier hat nur ein Mensch Platz. Mit --bot übernehmen Bots alle Plätze außer dem ersten.
terminal-why-first-seat = Auf seinem ersten Platz, der deiner wäre, sitzt ein Bot. Mit --bot übernimmst du ihn, und Bots alle anderen.
terminal-no-output = Das Spiel lässt sich nicht zeigen. { SAY($why) }
terminal-no-output-kept = Das Spiel lässt sich nicht zeigen. { SAY($why) } Es ist in { $path } aufgehoben.
terminal-why-closed = Die Standardausgabe ist geschlossen.

## Das Ende.

terminal-unfinished = Das Spiel endet hier unvollendet. { SAY($turn) } Verbleibende Provinzen: { $provinces }; leere Stapel: { $count ->
    [0] keine
   *[other] { CARDS($empty, style: "plain") }
}.
terminal-lost = Es wurde nicht gespeichert.
terminal-lost-since = Was nach dem Speichern geschah, ist nicht aufgehoben.
terminal-result = Ergebnis:
terminal-score = { $you ->
    [yes] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] { $who } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
} nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.
terminal-you-win = Du gewinnst!
terminal-wins = { $who } gewinnt.
terminal-shared = { $you ->
    [yes] Du teilst dir den Sieg mit { LIST($others) }.
   *[no] { LIST($others) } teilen sich den Sieg.
}
terminal-who-has-what = Wer was hat:
terminal-column-card = Karte
terminal-row-all = Alle Karten

## Hilfe.

terminal-help-answers =
    So kannst du antworten:
    mit einer Nummer, etwa 2; mehrere als 1 3 oder 1,3
    mit einer leeren Zeile: keine, nein oder das Ende der Phase, wo das erlaubt ist
    mit dem Anfang einer Antwort, etwa gold; mehrere mit Komma: kupfer, anwesen
    mit Worten: kaufe Gold; entsorge Kupfer, Anwesen; Geldkarten spielen; Zug beenden
terminal-help-commands = Befehle (die englischen gelten auch):
terminal-help-command = { SAY($usage) }: { SAY($does) }.
terminal-usage-answers = antworten
terminal-usage-undo = zurück
terminal-usage-card = karte NAME
terminal-usage-supply = vorrat
terminal-usage-hand = hand
terminal-usage-log = protokoll
terminal-usage-save = speichern DATEI
terminal-usage-quit = ende
terminal-usage-help = hilfe
terminal-help-question = noch einmal die Frage mit allen Antworten
terminal-help-undo = zurück zu deiner vorigen Entscheidung
terminal-help-card = was eine Karte kostet und tut (oder: ? NAME)
terminal-help-supply = der Vorrat mit Kosten und verbleibenden Karten
terminal-help-hand = deine Hand, was im Spiel ist, und die Mitspieler
terminal-help-log = alles, was geschehen ist
terminal-help-save = das Spiel in einer Datei aufheben
terminal-help-quit = das Spiel verlassen
terminal-help-help = wie man antwortet, und alle Befehle; hilfe NAME: nur dieser

## Was man tippen kann, eine Zeile je Schreibweise; Groß- und Kleinbuchstaben sind gleich, Umlaute gehen auch als ae.

terminal-command-answers =
    antworten
    nochmal
terminal-command-undo =
    zurück
    rückgängig
terminal-command-card = karte
terminal-command-supply = vorrat
terminal-command-hand = hand
terminal-command-log = protokoll
terminal-command-save = speichern
terminal-command-quit =
    ende
    verlassen
terminal-command-help = hilfe

terminal-typed-yes =
    ja
    j
terminal-typed-no =
    nein
    n
terminal-typed-decline =
    nein
    keine
    nichts
    ablehnen
terminal-typed-end-turn =
    zug beenden
    den zug beenden
    beende den zug
    beende zug
terminal-typed-end-action-phase =
    beenden
    fertig
    weiter
    phase beenden
    aktionsphase beenden
    beende die aktionsphase
terminal-typed-end-buy-phase =
    beenden
    fertig
    weiter
    phase beenden
    kaufphase beenden
    beende die kaufphase
terminal-typed-play-treasures =
    geldkarten spielen
    geldkarten ausspielen
    alle geldkarten spielen
    alle geldkarten
    geldkarten
    geld ausspielen
    geld spielen
    spiele alle geldkarten
    spiele geldkarten
terminal-typed-keep = behalten
# Wörter vor dem Namen einer Karte, die nichts bedeuten.
terminal-typed-articles =
    ein
    eine
    einen
    das
    die
    den
    der
    mein
    meine
    meinen

terminal-typed-play =
    spiele { $cards } aus
    spiele { $cards }
    spiel { $cards }
    { $cards } spielen
    { $cards } ausspielen
terminal-typed-buy =
    kaufe { $cards }
    kauf { $cards }
    erwirb { $cards }
    erwerbe { $cards }
    { $cards } kaufen
    { $cards } erwerben
terminal-typed-gain =
    nimm { $cards }
    nehme { $cards }
    { $cards } nehmen
terminal-typed-trash =
    entsorge { $cards }
    { $cards } entsorgen
terminal-typed-discard =
    lege { $cards } ab
    { $cards } ablegen
terminal-typed-exile =
    verbanne { $cards }
    { $cards } verbannen
terminal-typed-topdeck =
    lege { $cards } auf deinen nachziehstapel
    lege { $cards } auf meinen nachziehstapel
    lege { $cards } auf den nachziehstapel
    { $cards } auf deinen nachziehstapel legen
    { $cards } auf den nachziehstapel legen
    { $cards } auf den nachziehstapel
terminal-typed-put =
    lege { $cards }
    { $cards } in den nachziehstapel legen
terminal-typed-aside =
    lege { $cards } zur seite
    { $cards } zur seite legen
terminal-typed-return =
    lege { $cards } zurück
    { $cards } zurücklegen
terminal-typed-react =
    reagiere mit { $cards }
    decke { $cards } auf
    { $cards } aufdecken
terminal-typed-pass =
    gib { $cards } weiter
    { $cards } weitergeben
terminal-typed-keep-card =
    behalte { $cards }
    { $cards } behalten
terminal-typed-name =
    nenne { $cards }
    { $cards } nennen
terminal-typed-first =
    zuerst { $cards }
    { $cards } zuerst
terminal-typed-use =
    benutze { $cards }
    { $cards } benutzen
