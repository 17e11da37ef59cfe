"""The 26 Kingdom cards of Dominion: Intrigue, second edition."""

from freehold.engine.cost import Cost
from freehold.engine.held import Held
from freehold.engine.kind import CARDS, CardSet
from freehold.engine.play import Play
from freehold.engine.player import Player
from freehold.engine.types import ACTION, ATTACK, CURSE, HAND, REACTION, TREASURE, VICTORY

intrigue = CardSet("Intrigue")

intrigue.plain("Duke", 5, VICTORY, score=lambda own: own.count("Duchy"))
intrigue.plain("Harem", 6, TREASURE | VICTORY, coins=2, points=2)


@intrigue.card("Baron", 4, buys=1)
async def baron(p: Play) -> None:
    estate = await p.you.may_choose_card("discard", p.you.in_hand(name="Estate"))
    if estate is not None and await p.you.discard([estate]):
        p.plus_coins(4)
    else:
        await p.you.gain("Estate")


@intrigue.card("Bridge", 4, lingers=True, buys=1, coins=1)
async def bridge(p: Play) -> None:
    p.cards_cost_less(1)


@intrigue.card("Conspirator", 4, coins=2)
async def conspirator(p: Play) -> None:
    if p.game.actions_played >= 3:
        p.plus_cards(1)
        p.plus_actions(1)


@intrigue.card("Courtier", 5)
async def courtier(p: Play) -> None:
    card = await p.you.choose_card("reveal", p.you.hand)
    if card is None:
        return
    p.you.reveal([card])
    labels = ("+1 action", "+1 buy", "+3 coins", "gain gold")
    for label in await p.you.choose_options(labels, len(card.kind.type_names)):
        if not p.give(label):
            await p.you.gain("Gold")


@intrigue.card("Courtyard", 2, cards=3)
async def courtyard(p: Play) -> None:
    await p.topdeck_from_hand()


@intrigue.card("Diplomat", 4, ACTION | REACTION, cards=2)
async def diplomat(p: Play) -> None:
    if p.you.hand_size <= 5:
        p.plus_actions(2)


@diplomat.when_attacked(HAND, when=lambda me, attack: me.you.hand_size >= 5)
async def diplomat_reacts(me: Held, attack: Play) -> None:
    me.you.reveal([me.card])
    me.you.draw(2)
    await me.you.discard(await me.you.choose_cards("discard", me.you.hand, 3))


@intrigue.card("Ironworks", 4)
async def ironworks(p: Play) -> None:
    card = await p.gain_one(p.supply(up_to=Cost(4)))
    if card is None:
        return
    if card.kind.is_a(ACTION):
        p.plus_actions(1)
    if card.kind.is_a(TREASURE):
        p.plus_coins(1)
    if card.kind.is_a(VICTORY):
        p.plus_cards(1)


@intrigue.card("Lurker", 2, actions=1)
async def lurker(p: Play) -> None:
    if await p.you.choose_option("trash", "gain") == "trash":
        kind = await p.you.choose_kind("trash", p.supply(types=ACTION))
        if kind is not None:
            await p.you.trash_from_supply(kind.name)
    else:
        card = await p.you.choose_card("gain", p.game.in_trash(types=ACTION))
        if card is not None:
            await p.you.gain_from_trash(card)


@intrigue.card("Masquerade", 3, cards=2)
async def masquerade(p: Play) -> None:
    players = [player for player in p.everybody_leftwards() if player.hand_size]
    if len(players) > 1:
        passed = [(player, await player.choose_card("pass", player.hand)) for player in players]
        for place, (player, card) in enumerate(passed):
            assert card is not None
            player.pass_card(card, players[(place + 1) % len(players)])
    card = await p.you.may_choose_card("trash", p.you.hand)
    if card is not None:
        await p.you.trash(card)


@intrigue.card("Mill", 4, ACTION | VICTORY, cards=1, actions=1, points=1)
async def mill(p: Play) -> None:
    if await p.you.discard(await p.you.may_choose_cards("discard", p.you.hand, 2)) == 2:
        p.plus_coins(2)


@intrigue.card("Mining Village", 4, cards=1, actions=2)
async def mining_village(p: Play) -> None:
    if p.in_play and await p.you.may("trash", p.card) and await p.you.trash(p.card):
        p.plus_coins(2)


@intrigue.card("Minion", 5, ACTION | ATTACK, actions=1)
async def minion(p: Play) -> None:
    if p.give(await p.you.choose_option("+2 coins", "discard hand")):
        return
    await p.you.discard_hand()
    p.plus_cards(4)
    for victim in p.victims():
        if victim.hand_size >= 5:
            await victim.discard_hand()
            victim.draw(4)


@intrigue.card("Nobles", 6, ACTION | VICTORY, points=2)
async def nobles(p: Play) -> None:
    p.give(await p.you.choose_option("+3 cards", "+2 actions"))


@intrigue.card("Patrol", 5, cards=3)
async def patrol(p: Play) -> None:
    cards = p.you.reveal_top(4)
    p.you.put_into_hand([card for card in cards if card.kind.is_a(VICTORY | CURSE)])
    rest = [card for card in cards if not card.kind.is_a(VICTORY | CURSE)]
    p.you.put_on_deck(await p.you.choose_order("topdeck", rest))


@intrigue.card("Pawn", 2)
async def pawn(p: Play) -> None:
    for label in await p.you.choose_options(("+1 card", "+1 action", "+1 buy", "+1 coin"), 2):
        p.give(label)


@intrigue.card("Replace", 5, ACTION | ATTACK)
async def replace(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is None:
        return
    gained = await p.gain_one(p.supply(up_to=p.cost(card).plus(2)))
    if gained is None:
        return
    if gained.kind.is_a(ACTION | TREASURE) and p.you.still_lies(gained):
        p.you.put_on_deck([gained])
    if gained.kind.is_a(VICTORY):
        for victim in p.victims():
            await victim.gain("Curse")


@intrigue.card("Secret Passage", 4, cards=2, actions=1)
async def secret_passage(p: Play) -> None:
    card = await p.you.choose_card("put", p.you.hand)
    if card is not None:
        places = list(range(p.you.deck_size + 1))
        p.you.put_into_deck(card, await p.you.choose_number("place", places, card))


@intrigue.card("Shanty Town", 3, actions=2)
async def shanty_town(p: Play) -> None:
    p.you.reveal_hand()
    if not p.you.in_hand(types=ACTION):
        p.plus_cards(2)


@intrigue.card("Steward", 3)
async def steward(p: Play) -> None:
    if not p.give(await p.you.choose_option("+2 cards", "+2 coins", "trash")):
        await p.you.trash(*await p.you.choose_cards("trash", p.you.hand, 2))


@intrigue.card("Swindler", 3, ACTION | ATTACK, coins=2)
async def swindler(p: Play) -> None:
    for victim in p.victims():
        card = await victim.trash_top()
        if card is not None:
            kind = await p.you.choose_kind("gain", p.supply(exactly=p.cost(card)), key="swindle", whom=victim)
            if kind is not None:
                await victim.gain(kind.name)


@intrigue.card("Torturer", 5, ACTION | ATTACK, cards=3)
async def torturer(p: Play) -> None:
    await p.each(p.victims(), torture)


async def torture(victim: Player) -> None:
    if await victim.choose_option("discard", "gain curse") == "discard":
        await victim.discard(await victim.choose_cards("discard", victim.hand, 2))
    else:
        await victim.gain("Curse", to=HAND)


@intrigue.card("Trading Post", 5)
async def trading_post(p: Play) -> None:
    if await p.you.trash(*await p.you.choose_cards("trash", p.you.hand, 2)) == 2:
        await p.you.gain("Silver", to=HAND)


@intrigue.card("Upgrade", 5, cards=1, actions=1)
async def upgrade(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is not None:
        await p.gain_one(p.supply(exactly=p.cost(card).plus(1)))


@intrigue.card("Wishing Well", 3, cards=1, actions=1)
async def wishing_well(p: Play) -> None:
    named = await p.you.name_a_card(CARDS)
    for card in p.you.reveal_top(1):
        if card.kind is named:
            p.you.put_into_hand([card])
        else:
            p.you.put_on_deck([card])
