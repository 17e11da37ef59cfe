### Basiskarten: Namen und Texte der Karten.

card-copper = Kupfer
    .one = ein Kupfer
    .many = { $count } Kupfer
    .text = { COINS(1) }

card-silver = Silber
    .one = ein Silber
    .many = { $count } Silber
    .text = { COINS(2) }

card-gold = Gold
    .one = ein Gold
    .many = { $count } Gold
    .text = { COINS(3) }

card-estate = Anwesen
    .one = ein Anwesen
    .many = { $count } Anwesen
    .text = { POINTS(1) }

card-duchy = Herzogtum
    .one = ein Herzogtum
    .many = { $count } Herzogtümer
    .text = { POINTS(3) }

card-province = Provinz
    .one = eine Provinz
    .many = { $count } Provinzen
    .text = { POINTS(6) }

card-curse = Fluch
    .one = { $case ->
        [acc] einen Fluch
       *[nom] ein Fluch
    }
    .many = { $count } Flüche
    .text = { POINTS(-1) }
