"""The 13 Kingdom cards and 5 Prizes of Dominion: Cornucopia, in the printing of 2017."""

from freehold.engine.cost import Cost
from freehold.engine.held import Held
from freehold.engine.kind import CardSet
from freehold.engine.play import Play
from freehold.engine.types import (
    ACTION,
    ATTACK,
    CURSE,
    DECK,
    HAND,
    PRIZE,
    REACTION,
    TREASURE,
    VICTORY,
)

cornucopia = CardSet("Cornucopia")

PRIZES = ("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed")

cornucopia.plain("Fairgrounds", 6, VICTORY, score=lambda own: len(own.names) // 5 * 2)


@cornucopia.card("Farming Village", 4, actions=2)
async def farming_village(p: Play) -> None:
    found, others = p.you.reveal_until(lambda card: card.kind.is_a(ACTION | TREASURE))
    p.you.put_into_hand(found)
    await p.you.discard(others)


@cornucopia.card("Fortune Teller", 3, ACTION | ATTACK, coins=2)
async def fortune_teller(p: Play) -> None:
    for victim in p.victims():
        found, others = victim.reveal_until(lambda card: card.kind.is_a(VICTORY | CURSE))
        victim.put_on_deck(found)
        await victim.discard(others)


@cornucopia.card("Hamlet", 2, cards=1, actions=1)
async def hamlet(p: Play) -> None:
    card = await p.you.may_choose_card("discard", p.you.hand, key="hamlet_action")
    if card is not None and await p.you.discard([card]):
        p.plus_actions(1)
    card = await p.you.may_choose_card("discard", p.you.hand, key="hamlet_buy")
    if card is not None and await p.you.discard([card]):
        p.plus_buys(1)


@cornucopia.card("Harvest", 5)
async def harvest(p: Play) -> None:
    cards = p.you.reveal_top(4)
    await p.you.discard(cards)
    p.plus_coins(len({card.name for card in cards}))


@cornucopia.card("Horn of Plenty", 5, TREASURE)
async def horn_of_plenty(p: Play) -> None:
    names = {card.name for card in p.you.in_play}
    card = await p.gain_one(p.supply(up_to=Cost(len(names))))
    if card is not None and card.kind.is_a(VICTORY) and p.in_play:
        await p.you.trash(p.card)


@cornucopia.card("Horse Traders", 4, ACTION | REACTION, buys=1, coins=3)
async def horse_traders(p: Play) -> None:
    await p.you.discard(await p.you.choose_cards("discard", p.you.hand, 2))


@horse_traders.when_attacked(HAND)
async def horse_traders_step_aside(me: Held, attack: Play) -> None:
    me.you.reveal([me.card])
    me.you.set_aside(me.card)
    me.at_next_turn_start(horse_traders_return)


@horse_traders.at_next_turn_start
async def horse_traders_return(me: Held, _: None) -> None:
    me.you.put_into_hand([me.card])
    me.plus_cards(1)


@cornucopia.card("Hunting Party", 5, cards=1, actions=1)
async def hunting_party(p: Play) -> None:
    p.you.reveal_hand()
    names = {card.name for card in p.you.hand}
    found, others = p.you.reveal_until(lambda card: card.name not in names)
    p.you.put_into_hand(found)
    await p.you.discard(others)


@cornucopia.card("Jester", 5, ACTION | ATTACK, coins=2)
async def jester(p: Play) -> None:
    for victim in p.victims():
        for card in await victim.discard_top(1):
            if card.kind.is_a(VICTORY):
                await victim.gain("Curse")
            elif p.game.in_supply(card):
                who = await p.you.choose_option("me", "them", about=card, whom=victim)
                await (p.you if who == "me" else victim).gain(card.name)


@cornucopia.card("Menagerie", 3, actions=1)
async def menagerie(p: Play) -> None:
    p.you.reveal_hand()
    p.plus_cards(3 if len({card.name for card in p.you.hand}) == p.you.hand_size else 1)


@cornucopia.card("Remake", 4)
async def remake(p: Play) -> None:
    for _ in range(2):
        card = await p.trash_from_hand()
        if card is not None:
            await p.gain_one(p.supply(exactly=p.cost(card).plus(1)))


@cornucopia.card("Tournament", 4, actions=1, uses=PRIZES)
async def tournament(p: Play) -> None:
    shown = [player for player in (p.you, *p.others()) if await player.may_reveal("Province")]
    if p.you in shown:
        await p.you.discard(p.you.in_hand(name="Province")[:1])
        prizes = [name for name in PRIZES if p.game.pile_size(name)]
        name = await p.you.choose_prize([*prizes, "Duchy"], "" if prizes else "prize")
        if name:
            await p.you.gain(name, to=DECK)
    if not [player for player in shown if player is not p.you]:
        p.plus_cards(1)
        p.plus_coins(1)


@cornucopia.card(
    "Young Witch", 4, ACTION | ATTACK, cards=2, bane=lambda kind: 2 <= kind.cost.coins <= 3 and not kind.cost.potion
)
async def young_witch(p: Play) -> None:
    await p.you.discard(await p.you.choose_cards("discard", p.you.hand, 2))
    for victim in p.victims():
        banes = [card for card in victim.hand if p.game.is_bane(card)]
        if not banes or not await victim.may_reveal(banes[0].name):
            await victim.gain("Curse")


@cornucopia.card("Bag of Gold", 0, ACTION | PRIZE, actions=1, kingdom=False, pile=1)
async def bag_of_gold(p: Play) -> None:
    await p.you.gain_onto_deck("Gold")


@cornucopia.card("Diadem", 0, TREASURE | PRIZE, asks=False, coins=2, kingdom=False, pile=1)
async def diadem(p: Play) -> None:
    p.plus_coins(p.game.actions_left)


@cornucopia.card("Followers", 0, ACTION | ATTACK | PRIZE, cards=2, kingdom=False, pile=1)
async def followers(p: Play) -> None:
    await p.you.gain("Estate")
    for victim in p.victims():
        await victim.gain("Curse")
        await victim.discard_down_to(3)


cornucopia.plain("Princess", 0, ACTION | PRIZE, buys=1, in_play_discount=2, kingdom=False, pile=1)


@cornucopia.card("Trusty Steed", 0, ACTION | PRIZE, kingdom=False, pile=1)
async def trusty_steed(p: Play) -> None:
    for label in await p.you.choose_options(("+2 cards", "+2 actions", "+2 coins", "gain silvers"), 2):
        if not p.give(label):
            for _ in range(4):
                await p.you.gain("Silver")
            p.you.put_deck_into_discard_pile()
