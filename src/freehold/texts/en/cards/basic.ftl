### Basic cards: their names and texts.

card-copper = Copper
    .one = a Copper
    .many = { $count } Coppers
    .text = { COINS(1) }

card-silver = Silver
    .one = a Silver
    .many = { $count } Silvers
    .text = { COINS(2) }

card-gold = Gold
    .one = a Gold
    .many = { $count } Golds
    .text = { COINS(3) }

card-estate = Estate
    .one = an Estate
    .many = { $count } Estates
    .text = { POINTS(1) }

card-duchy = Duchy
    .one = a Duchy
    .many = { $count } Duchies
    .text = { POINTS(3) }

card-province = Province
    .one = a Province
    .many = { $count } Provinces
    .text = { POINTS(6) }

card-curse = Curse
    .one = a Curse
    .many = { $count } Curses
    .text = { POINTS(-1) }
