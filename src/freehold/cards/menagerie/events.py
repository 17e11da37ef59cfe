"""The 20 Events of Dominion: Menagerie."""

from freehold.cards.menagerie.card_set import menagerie
from freehold.cards.menagerie.cards import gain_horses
from freehold.engine.act import Act
from freehold.engine.cost import Cost
from freehold.engine.held import Held
from freehold.engine.kind import CARDS
from freehold.engine.types import ACTION, DECK, ON_EXILE, ON_GAIN, TREASURE, VICTORY
from freehold.engine.windows import Exiled, Gained


@menagerie.event("Alliance", 10)
async def alliance(p: Act) -> None:
    for name in ("Province", "Duchy", "Estate", "Gold", "Silver", "Copper"):
        await p.you.gain(name)


@menagerie.event("Banish", 4, mats=["Exile"])
async def banish(p: Act) -> None:
    for card in await p.you.choose_alike("exile", p.you.hand):
        await p.you.exile(card)


@menagerie.event("Bargain", 4, uses=["Horse"])
async def bargain(p: Act) -> None:
    await p.gain_one(p.supply(up_to=Cost(5), without=VICTORY))
    for other in p.others():
        await other.gain("Horse")


@menagerie.event("Commerce", 5)
async def commerce(p: Act) -> None:
    for _ in {card.name for card in p.you.gained_this_turn}:
        await p.you.gain("Gold")


@menagerie.event("Delay", 0)
async def delay(p: Act) -> None:
    card = await p.you.may_choose_card("set aside", p.you.in_hand(types=ACTION))
    if card is not None:
        p.you.set_aside(card)
        p.watch(delay_is_over, card)


@delay.at_next_turn_start
async def delay_is_over(me: Held, _: None) -> None:
    me.then_play(me.card)


@menagerie.event("Demand", 5, uses=["Horse"])
async def demand(p: Act) -> None:
    await p.you.gain_onto_deck("Horse")
    await p.gain_one(p.supply(up_to=Cost(4)), to=DECK)


@menagerie.event("Desperation", 0, limit="turn")
async def desperation(p: Act) -> None:
    if await p.you.may_gain("Curse") in p.you.gained_this_turn:  # and not gained by somebody else instead
        p.plus_buys(1)
        p.plus_coins(2)


@menagerie.event("Enclave", 8, mats=["Exile"])
async def enclave(p: Act) -> None:
    await p.you.gain("Gold")
    await p.you.exile_from_supply("Duchy")


@menagerie.event("Enhance", 3)
async def enhance(p: Act) -> None:
    card = await p.you.may_choose_card("trash", [card for card in p.you.hand if not card.kind.is_a(VICTORY)])
    if card is not None and await p.you.trash(card):
        await p.gain_one(p.supply(up_to=p.cost(card).plus(2)))


@menagerie.event("Gamble", 2, buys=1)
async def gamble(p: Act) -> None:
    for card in p.you.reveal_top(1):
        if card.kind.is_a(ACTION | TREASURE) and await p.you.may("play", card):
            p.then_play(card)
        else:
            await p.you.discard([card])


@menagerie.event("Invest", 4, mats=["Exile"])
async def invest(p: Act) -> None:
    kind = await p.you.choose_kind("exile", p.supply(types=ACTION))
    card = None if kind is None else await p.you.exile_from_supply(kind.name)
    if card is not None:
        p.watch(invest_pays, card)
        p.watch(invest_pays_for_another, card)


def is_a_copy(me: Held, event: Gained | Exiled) -> bool:
    return event.player is not me.you and event.kind is me.card.kind and not me.lost


@invest.later(ON_GAIN, when=is_a_copy)
async def invest_pays(me: Held, gained: Gained) -> None:
    me.you.draw(2)


@invest.later(ON_EXILE, when=lambda me, exiled: exiled.by is invest.kind and is_a_copy(me, exiled))
async def invest_pays_for_another(me: Held, exiled: Exiled) -> None:
    me.you.draw(2)


@menagerie.event("March", 3)
async def march(p: Act) -> None:
    p.you.look_through_discard_pile()
    card = await p.you.may_choose_card("play", [card for card in p.you.discard_pile if card.kind.is_a(ACTION)])
    if card is not None:
        p.then_play(card)


@menagerie.event("Populate", 10)
async def populate(p: Act) -> None:
    left = p.supply(types=ACTION)
    while left:
        card = await p.gain_one(left)
        left = [kind for kind in left if card is not None and kind is not card.kind and p.game.pile_size(kind.name)]


@menagerie.event("Pursue", 2, buys=1)
async def pursue(p: Act) -> None:
    named = await p.you.name_a_card(CARDS)
    revealed = p.you.reveal_top(4)
    p.you.put_on_deck([card for card in revealed if card.kind is named])
    await p.you.discard([card for card in revealed if card.kind is not named])


@menagerie.event("Reap", 7)
async def reap(p: Act) -> None:
    card = await p.you.gain("Gold")
    if card is not None and p.you.still_lies(card):
        p.you.set_aside(card)
        p.watch(reap_is_brought_in, card)


@reap.at_next_turn_start
async def reap_is_brought_in(me: Held, _: None) -> None:
    me.then_play(me.card)


@menagerie.event("Ride", 2, uses=["Horse"])
async def ride(p: Act) -> None:
    await p.you.gain("Horse")


@menagerie.event("Seize the Day", 4, limit="game")
async def seize_the_day(p: Act) -> None:
    p.extra_turn(p.you, controller=p.you)


@menagerie.event("Stampede", 5, uses=["Horse"])
async def stampede(p: Act) -> None:
    if len(p.you.in_play) <= 5:
        await gain_horses(p.you, 5, to=DECK)


@menagerie.event("Toil", 2, buys=1)
async def toil(p: Act) -> None:
    card = await p.you.may_choose_card("play", p.you.in_hand(types=ACTION))
    if card is not None:
        p.then_play(card)


@menagerie.event("Transport", 3, mats=["Exile"])
async def transport(p: Act) -> None:
    if await p.you.choose_option("exile", "topdeck") == "exile":
        kind = await p.you.choose_kind("exile", p.supply(types=ACTION))
        if kind is not None:
            await p.you.exile_from_supply(kind.name)
    else:
        card = await p.you.choose_card("topdeck", p.you.in_exile(types=ACTION))
        if card is not None:
            p.you.put_on_deck([card])
