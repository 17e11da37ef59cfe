### What can go wrong, told to players.

error-other = That did not work: { $why }
error-unknown-card = There is no card named “{ $name }”.
error-unknown-card-nearest = There is no card named “{ $name }”. Did you mean { LIST($nearest, style: "or") }?

error-not-an-option = That is not one of the answers.
error-option-twice = The same answer is named twice.
error-wrong-number = { $chosen ->
    [one] That is 1; another number is needed.
   *[other] That is { $chosen }; another number is needed.
}
error-not-alike = All chosen cards must have the same name.
error-not-yours = It is not you who is asked now.
error-game-over = The game is over.
error-bad-undo = That cannot be undone.

error-players = { $count } players: Dominion is for 2 to 6.
error-too-many-cards = { $count } Kingdom cards: a game uses 10.
error-basic = { CARD($card) } is in every game and cannot be one of the ten Kingdom cards.
error-landscape = { CARD($card) } is not a Kingdom card but an Event or a Way.
error-not-kingdom = { CARD($card) } is not a Kingdom card.
error-card-twice = { CARD($card) } is named twice.
error-no-landscape = { CARD($card) } is neither an Event nor a Way.
error-bane-missing = { CARD($card) } needs a Bane pile.
error-bane-unfit = { CARD($chosen) } cannot be the Bane pile for { CARD($card) }: it must cost { COINS(2) } or { COINS(3) }.
error-bane-needless = { CARD($chosen) } is named as the Bane, but nothing in this game needs one.
error-mouse-missing = { CARD($card) } needs a card set aside.
error-mouse-unfit = { CARD($chosen) } cannot be set aside for { CARD($card) }: it must be an Action costing { COINS(2) } or { COINS(3) }.
error-mouse-needless = { CARD($chosen) } is to be set aside, but nothing in this game needs that.
error-mouse-in-kingdom = { CARD($card) } cannot be set aside: it is in the Kingdom.

error-record-no-seed = This game began from a made-up position and cannot be kept in a file.
error-record-not-json = This file is damaged or cut short.
error-record-foreign = This file is not a game of Freehold.
error-record-format = This file was written by another version of Freehold and cannot be read.
error-record-field = This file is damaged: “{ $field }” is missing or wrong.
error-record-setup = The game in this file cannot be set up. { SAY($why) }
error-record-other-setup = This file does not fit: the cards, the players or the seed were changed.
error-record-answer = This file does not fit: answer { $number } is not allowed by the rules.
error-record-changed = This file does not fit: something was changed before answer { $number }.
error-record-short = This file does not fit: something is missing at its end.

## Strategies, bots and what they are to play.

error-unknown-bot = There is no bot named “{ $name }”. There are { LIST($bots) }.
error-unknown-strategy = There is no strategy named “{ $name }”. `freehold strategies` lists all.
error-unknown-strategy-nearest = There is no strategy named “{ $name }”. Did you mean { LIST($nearest, style: "or") }? `freehold strategies` lists all.
error-strategy-ending = There is a file { $path }, but the name of a strategy file ends in .strategy, and that of a bot in Python in .py.
error-strategy-mistake = { $path }, line { $line }, column { $column }: { $why }{ $shown }
error-strategy-broken = The program cannot be read: { $path }, line { $line }: { $what }: { $said }
error-strategy-failed = Game { $game } (seed { $seed }): { SAY($who) }: { $what }
    This plays that game alone: `{ $command }`
error-strategy-program = { $name } is a program: only a strategy in words can get a card more.
error-strategy-card = { $name }: { SAY($why) }
error-strategy-not-supply = { CARD($card) } is not a card of the Supply, so nobody can buy it.
error-no-file = There is no file { $path }.
error-not-read = { $path } cannot be read: { SAY($why) }.
error-not-text = { $path } is not a text file.
error-not-written = { $path } cannot be written: { SAY($why) }.
error-no-module = There is no Python module “{ $name }”; a bot is named as package.module:Class.
error-no-bot-class = { $path }: there is no class { $name } that is a Bot in it; derive it from freehold.bots.Bot.
error-not-one-bot = { $path }: there must be one Bot in it, but there { $count ->
    [0] is none; derive it from freehold.bots.Bot.
   *[other] are { $count }: { LIST($found) }. Say which, as in file.py:Class.
}
error-match-size = A match is for { $least } to { $most } strategies, one for each player, not for { $count }; the same one may be named more than once.
error-match-seed = The seed is too long: it may have { $most } digits or letters.
error-tournament-size = A tournament needs two strategies or more; `freehold strategies` lists some.
error-kingdom-lacks = { $name } needs { LIST($cards) }, which the kingdom does not have. Add it to the kingdom, or leave the kingdom out.
error-workers = “{ $text }” are no workers: give a number of processes, ray to start a cluster here, or ray:ADDRESS to join one.
error-workers-lost = Workers died { $times } times in games { $first } to { $last }: there may be too little memory, or a strategy ends the whole process.
error-worker-version = A worker has Freehold { $theirs }, but { $ours } asks it to play; install the same everywhere.
error-no-ray = Ray is not installed; pip install 'freehold[ray]' does it.
error-cluster = { $address ->
    [here] A Ray cluster cannot be started here: { $why }
   *[other] The Ray cluster at { $address } cannot be joined: { $why }
}
error-no-cluster = There is no Ray cluster at { $address }.
error-no-parquet = A Parquet file needs pyarrow, which cannot be loaded; pip install 'freehold[lab]' installs it.

## Databases, and proofs of games.

error-database-url = { $url } is not the URL of a database that can be used. Examples are sqlite:////home/me/freehold.db and postgresql://user:password@host/name (the latter with freehold[postgres]).
error-database-closed = The database { $url } cannot be opened: { $why }
error-database-missing = The database { $url } cannot be opened: there is no such file.
error-record-no-proof = This game carries no proof: only games that were played on a server do.

# Why the system refuses a file, by the name that it has for that.
file-trouble = { $code ->
    [ENOENT] there is no such folder or file
    [ENOTDIR] a part of the path is not a folder
    [EISDIR] it is a folder
    [EACCES] it is not allowed
    [EPERM] it is not allowed
    [EROFS] nothing can be written there
    [ENOSPC] the disk is full
    [EDQUOT] the disk is full
    [ENAMETOOLONG] the name is too long
   *[other] { $text }
}
