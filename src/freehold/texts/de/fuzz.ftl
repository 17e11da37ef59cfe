### Was `freehold fuzz` ausgibt.

fuzz-progress = Zufallsspiele
fuzz-standing = { $rate } Spiele/s, { $failed } fehlgeschlagen
fuzz-summary = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}{ $interrupted ->
    [yes] { " (unterbrochen)" }
   *[no] { "" }
}, { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}, { $finished } zu Ende gespielt, { $rate } Spiele/s; eine Kopie wiederholte höchstens { $replayed ->
    [one] 1 Antwort
   *[other] { $replayed } Antworten
}; { $failed } fehlgeschlagen
fuzz-failure = Startwert { $seed }: { $problem }
fuzz-record = Aufzeichnung: { $file }
fuzz-no-record = Davon gibt es keine Aufzeichnung; der Startwert allein ergibt es wieder.
fuzz-workers-lost = Fehler: Ein Arbeiter wurde beendet, vielleicht weil Speicher fehlte. { $games ->
    [one] Nur 1 Spiel wurde gespielt; versuche es mit weniger Arbeitern.
   *[other] Nur { $games } Spiele wurden gespielt; versuche es mit weniger Arbeitern.
}
