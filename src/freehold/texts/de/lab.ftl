### Was die Befehle des Labors ausgeben: simulate, tournament, compare-card.

## Eine Simulation

lab-seats = Gewonnen nach Platz (Platz 1 beginnt):
lab-seat = Platz { $seat }
lab-turns = Züge dessen, der die meisten hatte: { $mean }
lab-endings = Wie die Spiele enden:
lab-by-turn = Geld beim Kaufen und Punkte, nach den eigenen Zügen:
lab-coins-of = Geld: { $name }
lab-points-of = Punkte: { $name }
lab-buys = Gekauft je Spiel, und in welchem Zug zuerst:
lab-bought = { $copies } ({ $turn })
lab-kingdom = Königreich: { $kingdom }
lab-speed = { $games } Spiele in { $seconds } s ({ $rate } pro Sekunde), Arbeiter: { $workers }
lab-sure-enough = Beendet, weil jede Siegquote auf ± { $margin } genau bekannt ist.
lab-again = Dasselbe noch einmal: { $command }

## Eine Strategie, die scheitert

lab-failed-dealing = Es ließ sich nicht geben
lab-failed-making = { $name } konnte seinen Bot nicht erstellen
lab-failed-asked = { $name } scheiterte auf Platz { $seat } in Zug { $turn } an der Frage { $asked }

## Ein Turnier

lab-tournament-games = { $games } Spiele, Startwert { $seed }
lab-head-rating = Wertung
lab-rating-note = Eine um 400 höhere Wertung bedeutet zehn Siege zu einem; 1500 ist der Durchschnitt. Das ± ist ein 95-%-Intervall.
lab-pairs = Anteil an den Siegen, links Genannte gegen oben Genannte:
lab-pairs-interrupted = Unterbrochen: { $played } von { $pairs } Paaren haben gespielt.

## Eine Karte im Vergleich

lab-compare-helps = { $card } hilft: { $with } holt { $share } der Siege gegen { $without }.
lab-compare-harms = { $card } schadet: { $with } holt nur { $share } der Siege gegen { $without }.
lab-compare-open = Zu knapp, um zu sagen, ob { $card } hilft: { $with } holt { $share } der Siege gegen { $without }.
lab-compare-sure = Das ± ist ein 95-%-Intervall: { $interval }. Die Hälfte hieße, dass sie keinen Unterschied macht.
lab-compare-nobody = Niemand kauft sie
lab-compare-one = Eine Seite kauft sie
lab-compare-both = Beide Seiten kaufen sie
lab-head-turns = Züge je Spiel
lab-head-other-points = Punkte der anderen

## Die Sammlung der Strategien

strategies-with-card = dazu { CARD($card) }, einmal: vor Silber (oder Gold) gekauft und gespielt, wann immer es geht
strategies-program = { $name }: ein Bot in Python
