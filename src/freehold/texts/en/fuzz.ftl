### What `freehold fuzz` prints.

fuzz-progress = fuzzing
fuzz-standing = { $rate } games/s, { $failed } failed
fuzz-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $interrupted ->
    [yes] { " (interrupted)" }
   *[no] { "" }
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $finished } played to the end, { $rate } games/s; a copy replayed at most { $replayed ->
    [one] 1 answer
   *[other] { $replayed } answers
}; { $failed } failed
fuzz-failure = seed { $seed }: { $problem }
fuzz-record = record: { $file }
fuzz-no-record = There is no record of it; the seed alone reproduces it.
fuzz-workers-lost = Error: A worker was killed, perhaps because there was too little memory. { $games ->
    [one] Only 1 game was played; try fewer workers.
   *[other] Only { $games } games were played; try fewer workers.
}
