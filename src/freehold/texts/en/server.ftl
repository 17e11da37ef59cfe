### What the server says: why something was not done, the few words between players, and its two commands.

server-bad-body = What was sent is not a JSON object.
server-bad-field = What was sent is wrong at “{ $field }”.
server-bad-name = A name has between 1 and { $most } letters.
server-too-large = What was sent is too large.
server-too-often = That was too often. Please wait a moment.
server-try-again = That could not be stored. Please try again.
server-failed = Something went wrong here. Please try again.
server-not-possible = That is not possible.

server-no-page = There is nothing here.
server-no-table = There is no such table.
server-no-game = There is no such game.
server-no-seat-left = All seats are taken by bots; one is needed for you.
server-begun = The game has already begun.
server-not-begun = The game has not begun yet.
server-full = All seats are taken.
server-seats-free = Somebody is still missing: there is a free seat.
server-seat-taken = Somebody sits there.
server-only-host = Only the one who opened the table can do that.
server-only-watching = You are only watching.
server-resigned = You have resigned.
server-not-over = The game is not over yet.
server-not-missing = Nobody is missing there, or not for long enough.
server-too-late = Too late: the game has gone on meanwhile.
server-undo-pending = The others are being asked already.
server-no-undo = Nobody asks for your agreement now.

server-emote-hello = Hello!
server-emote-good-luck = Good luck!
server-emote-well-played = Well played!
server-emote-thinking = I am thinking …
server-emote-oops = Oops!
server-emote-thanks = Thank you!
server-emote-good-game = Good game!

serve-ready = Freehold is ready at { $address } (Ctrl-C stops it; every game goes on when it starts again)
serve-stopped = Stopped. Every game is kept.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { SAY($why) }. Try another --port, or 0 for any that is free.
serve-trouble = { $code ->
    [EADDRINUSE] something else already does
    [EADDRNOTAVAIL] this is not an address of this computer
    [EACCES] that is not allowed
    [no-host] there is no such host
   *[other] { $text }
}
serve-not-installed = The server needs “{ $name }”, which is not installed: pip install freehold[server]

verify-title = Game { $game }
verify-good = ok: { SAY($what) }
verify-bad = WRONG: { SAY($what) }: { SAY($why) }
verify-commitment = the server’s seed fits what it committed to before the deal
verify-commitment-wrong = the server’s seed is another one than it committed to
verify-commitment-other = the commitment in the record is not the one that you noted
verify-seed = the seed of the game follows from the seeds of the server and of the players
verify-seed-wrong = the game was dealt with another seed than these give
verify-answers = the answers give the same game, position by position
verify-result = the result is the one that was announced
verify-result-wrong = another result was announced than the game has
verify-all-good = Everything fits: nobody could choose how the cards fell.
verify-not-good = This record does not fit.
verify-no-file = There is neither a file nor a finished game named “{ $name }”.
