"""The Potion and the 12 Kingdom cards of Dominion: Alchemy, first printing."""

from freehold.engine.cost import Cost
from freehold.engine.held import Held
from freehold.engine.kind import CardSet
from freehold.engine.play import Play
from freehold.engine.types import ACTION, ATTACK, TREASURE, VICTORY

alchemy = CardSet("Alchemy")

alchemy.plain(
    "Potion",
    4,
    TREASURE,
    potions=1,
    basic=True,
    pile=16,
    joins=lambda kingdom: any(kind.cost.potion for kind in kingdom),
)
alchemy.plain("Vineyard", 0, VICTORY, potion=1, score=lambda own: own.of_type(ACTION) // 3)
alchemist = alchemy.plain("Alchemist", 3, potion=1, cards=2, actions=1)
herbalist = alchemy.plain("Herbalist", 2, buys=1, coins=1)


@alchemist.when_discarded_from_play(
    when=lambda me, _: any(card.name == "Potion" for card in me.you.in_play), needs=lambda card: card.name == "Potion"
)
async def alchemist_returns(me: Held, _: None) -> None:
    if await me.you.may("topdeck", me.card):
        me.you.put_on_deck([me.card])


@herbalist.when_discarded_from_play(when=lambda me, _: any(card.kind.is_a(TREASURE) for card in me.you.in_play))
async def herbalist_keeps_a_treasure(me: Held, _: None) -> None:
    card = await me.you.may_choose_card("topdeck", [card for card in me.you.in_play if card.kind.is_a(TREASURE)])
    if card is not None:
        me.you.put_on_deck([card])


@alchemy.card("Apothecary", 2, potion=1, cards=1, actions=1)
async def apothecary(p: Play) -> None:
    cards = p.you.reveal_top(4)
    p.you.put_into_hand([card for card in cards if card.name in ("Copper", "Potion")])
    rest = [card for card in cards if card.name not in ("Copper", "Potion")]
    p.you.put_on_deck(await p.you.choose_order("topdeck", rest))


@alchemy.card("Apprentice", 5, actions=1)
async def apprentice(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is not None:
        p.plus_cards(p.cost(card).coins + 2 * p.cost(card).potion)


@alchemy.card("Familiar", 3, ACTION | ATTACK, potion=1, cards=1, actions=1)
async def familiar(p: Play) -> None:
    for victim in p.victims():
        await victim.gain("Curse")


@alchemy.card("Golem", 4, potion=1)
async def golem(p: Play) -> None:
    found, others = p.you.reveal_until(lambda card: card.kind.is_a(ACTION) and card.name != "Golem", 2)
    await p.you.discard(others)
    first = await p.you.choose_card("first", found, key="play_first")
    for card in sorted(found, key=lambda card: card is not first):
        p.then_play(card)


@alchemy.card("Philosopher's Stone", 3, TREASURE, potion=1, asks=False)
async def philosophers_stone(p: Play) -> None:
    p.you.look_through_discard_pile()
    p.plus_coins((p.you.deck_size + len(p.you.discard_pile)) // 5)


@alchemy.card("Possession", 6, lingers=True, potion=1)
async def possession(p: Play) -> None:
    p.extra_turn(p.you.left_neighbour, controller=p.you)


@alchemy.card("Scrying Pool", 2, ACTION | ATTACK, potion=1, actions=1)
async def scrying_pool(p: Play) -> None:
    for player in (p.you, *p.victims()):
        for card in player.reveal_top(1):
            if await p.you.choose_option("discard", "keep", about=card, whom=player) == "discard":
                await player.discard([card])
            else:
                player.put_on_deck([card])
    found, others = p.you.reveal_until(lambda card: not card.kind.is_a(ACTION))
    p.you.put_into_hand(others + found)


@alchemy.card("Transmute", 0, potion=1)
async def transmute(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is not None:
        for types, name in ((ACTION, "Duchy"), (TREASURE, "Transmute"), (VICTORY, "Gold")):
            if card.kind.is_a(types):
                await p.you.gain(name)


@alchemy.card("University", 2, potion=1, actions=2)
async def university(p: Play) -> None:
    kind = await p.you.may_choose_kind("gain", p.supply(up_to=Cost(5), types=ACTION))
    if kind is not None:
        await p.you.gain(kind.name)
