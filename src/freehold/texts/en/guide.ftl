### The guided first game: short explanations of what comes up, each one time. When: web/src/guide/hints.ts.

## The way in.

guide-title = A guided first game
guide-what = You play a real game against a bot, with ten cards that are good to begin with. You need not know anything beforehand.
guide-what-hints = Whenever something comes up for the first time, a line or two explains it.
guide-what-time = It takes about a quarter of an hour. You can leave at any time and go on later.
guide-what-undo = Mistakes do not matter: most of them can be taken back.
guide-start = Start the guided game
guide-read-first = Read the rules first
guide-again = Explain everything anew
guide-progress = (so far { $seen } of { $all } things were explained)

## Around a hint.

guide-label = Explanation
guide-understood = Got it
guide-less = Explain less
guide-ended = No more explanations. The settings in the menu bring them back.

## The hints.

guide-hand = Below is your hand: five of the ten cards you begin with. { CARD("Copper") } is money to spend. { CARD("Estate") } is worth a point at the end and does nothing until then.
guide-treasures = This is your Buy phase. First play your Treasures; one button plays them all. They are not used up: they come back to you later.
guide-buying = You have { COINS($coins) } to spend, and whatever you can afford is lit. What you buy goes onto your discard pile and comes into your hand after the next shuffle. { CARD("Silver") } or an Action card is a good start.
guide-turn-over = A turn ends when no Buy is left, or when you end it. Then all your cards, played or not, go onto your discard pile, and you draw five new ones.
guide-reshuffle = Your deck had run out. Your discard pile was shuffled and is now your deck, and with it the cards you bought. This happens again and again.
guide-action-phase = You hold an Action card: { CARD($card) }. A turn begins with the Action phase, in which you may play one. Point at it or press it for a while to read it, and click it to play it.
guide-plus-actions = Thanks to { CARD($card) } you may play { $actions ->
    [one] one more Action card
   *[other] { $actions } more Action cards
} now. Cards that give two are what long turns are made of.
guide-no-actions = You still hold { CARD($card, form: "one") }, but your Actions are used up, and so it is discarded with the rest. Play cards that give Actions, such as { CARD("Village") }, before those that give none.
guide-drawing = What you drew with { CARD($card) } is in your hand at once, and of use this very turn: Treasures as well.
guide-asked = { CARD($card) } wants to know something. The question stands here, and what you can choose is lit. Where you may choose several, you confirm at the end.
guide-attacked = { CARD($card) } is an Attack: it does something to all other players, and this time that is you. Give away what helps you least. Victory cards are no loss in your hand.
guide-reaction = { CARD($card) } is an Action, but also a Reaction: if you hold it when somebody plays an Attack, you may show it, and the Attack does nothing to you. You keep it.
guide-victory = { $count } cards in your hand are Victory cards. They count at the end; until then they only take up room. So first make your deck rich, then buy points.
guide-buys = You have { $buys } Buys. You may buy that many cards, for as many coins as you have in all.
guide-gold = { COINS($coins) } are enough for { CARD("Gold", form: "one") }. Rich Treasures bring you to { COINS(8) } soon, and that is what { CARD("Province", form: "one") } costs.
guide-province = { COINS($coins) } are enough for { CARD("Province", form: "one") }: six points at once. Provinces decide most games, so from now on take one whenever you can.
guide-end-near = { $left ->
    [one] Only one card is left in the pile of { CARD("Province") }.
   *[other] Only { $left } cards are left in the pile of { CARD("Province") }.
} When the last is gone the game ends. From now on points are worth more than money: { CARD("Duchy") }, at the very end even { CARD("Estate") }.
guide-empty = The pile of { CARD($card) } is empty. When three piles are empty the game ends after that turn, just as it does when { CARD("Province") } has run out.
guide-over = The game is over. Everybody counts all their cards, wherever they are, and the most points win. Now you know enough for any kingdom.
