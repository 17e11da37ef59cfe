### Was der Server sagt: warum etwas nicht getan wurde, die wenigen Worte unter Spielern, und seine beiden Befehle.

server-bad-body = Was gesendet wurde, ist kein JSON-Objekt.
server-bad-field = Was gesendet wurde, stimmt bei „{ $field }“ nicht.
server-bad-name = Ein Name hat 1 bis { $most } Buchstaben.
server-too-large = Was gesendet wurde, ist zu groß.
server-too-often = Das war zu oft. Bitte warte einen Moment.
server-try-again = Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.
server-failed = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
server-not-possible = Das geht nicht.

server-no-page = Hier ist nichts.
server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Dieses Spiel gibt es nicht.
server-no-seat-left = Alle Plätze sind mit Bots besetzt; einer muss für dich frei sein.
server-begun = Das Spiel hat schon begonnen.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-full = Alle Plätze sind besetzt.
server-seats-free = Es fehlt noch jemand: Ein Platz ist frei.
server-seat-taken = Dort sitzt jemand.
server-only-host = Das kann nur, wer den Tisch eröffnet hat.
server-only-watching = Du siehst nur zu.
server-resigned = Du hast aufgegeben.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-missing = Dort fehlt niemand, oder noch nicht lange genug.
server-too-late = Zu spät: Das Spiel ist inzwischen weitergegangen.
server-undo-pending = Die anderen werden schon gefragt.
server-no-undo = Dich fragt gerade niemand um Zustimmung.

server-emote-hello = Hallo!
server-emote-good-luck = Viel Glück!
server-emote-well-played = Gut gespielt!
server-emote-thinking = Ich überlege …
server-emote-oops = Hoppla!
server-emote-thanks = Danke!
server-emote-good-game = Schönes Spiel!

serve-ready = Freehold läuft unter { $address } (Strg-C beendet es; jedes Spiel geht beim nächsten Start weiter)
serve-stopped = Beendet. Jedes Spiel ist gespeichert.
serve-cannot-listen = Unter { $host }, Port { $port } lässt sich nichts anbieten: { SAY($why) }. Versuche einen anderen --port, oder 0 für irgendeinen freien.
serve-trouble = { $code ->
    [EADDRINUSE] das tut schon etwas anderes
    [EADDRNOTAVAIL] das ist keine Adresse dieses Rechners
    [EACCES] das ist nicht erlaubt
    [no-host] diesen Rechner gibt es nicht
   *[other] { $text }
}
serve-not-installed = Der Server braucht „{ $name }“, und das ist nicht installiert: pip install freehold[server]

verify-title = Spiel { $game }
verify-good = stimmt: { SAY($what) }
verify-bad = FALSCH: { SAY($what) }: { SAY($why) }
verify-commitment = der Startwert des Servers passt zu dem, worauf er sich vor dem Geben festgelegt hat
verify-commitment-wrong = der Startwert des Servers ist ein anderer als der, auf den er sich festgelegt hat
verify-commitment-other = die Festlegung in der Aufzeichnung ist nicht die, die du notiert hast
verify-seed = der Startwert des Spiels folgt aus denen des Servers und der Mitspieler
verify-seed-wrong = gegeben wurde mit einem anderen Startwert als dem, der sich daraus ergibt
verify-answers = die Antworten ergeben Stellung für Stellung dasselbe Spiel
verify-result = das Ergebnis ist das verkündete
verify-result-wrong = verkündet wurde ein anderes Ergebnis, als das Spiel hat
verify-all-good = Alles stimmt: Niemand konnte bestimmen, wie die Karten fallen.
verify-not-good = Diese Aufzeichnung stimmt nicht.
verify-no-file = Es gibt weder eine Datei noch ein beendetes Spiel namens „{ $name }“.
