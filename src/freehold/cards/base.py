"""The 26 Kingdom cards of Dominion, second edition."""

from freehold.engine.card import Card
from freehold.engine.cost import Cost
from freehold.engine.effects import Part
from freehold.engine.held import Held
from freehold.engine.kind import CardSet
from freehold.engine.play import Play
from freehold.engine.types import ACTION, ATTACK, HAND, ON_PLAY, REACTION, TREASURE, VICTORY

base = CardSet("Base")

base.plain("Festival", 5, actions=2, buys=1, coins=2)
base.plain("Gardens", 4, VICTORY, score=lambda own: own.total // 10)
base.plain("Laboratory", 5, cards=2, actions=1)
base.plain("Market", 5, cards=1, actions=1, buys=1, coins=1)
base.plain("Smithy", 4, cards=3)
base.plain("Village", 3, cards=1, actions=2)


@base.card("Artisan", 6)
async def artisan(p: Play) -> None:
    await p.gain_one(p.supply(up_to=Cost(5)), to=HAND)
    await p.topdeck_from_hand()


@base.card("Bandit", 5, ACTION | ATTACK)
async def bandit(p: Play) -> None:
    await p.you.gain("Gold")
    for victim in p.victims():
        revealed = victim.reveal_top(2)
        loot = [card for card in revealed if card.kind.is_a(TREASURE) and card.name != "Copper"]
        card = await victim.choose_card("trash", loot)
        if card is not None:
            await victim.trash(card)
        await victim.discard([rest for rest in revealed if rest is not card])


@base.card("Bureaucrat", 4, ACTION | ATTACK)
async def bureaucrat(p: Play) -> None:
    await p.you.gain_onto_deck("Silver")
    for victim in p.victims():
        card = await victim.choose_card("topdeck", victim.in_hand(types=VICTORY))
        if card is None:
            victim.reveal_hand()
        else:
            victim.reveal([card])
            victim.put_on_deck([card])


@base.card("Cellar", 2, actions=1)
async def cellar(p: Play) -> None:
    cards = await p.you.choose_up_to("discard", p.you.hand, p.you.hand_size)
    p.you.draw(await p.you.discard(cards))


@base.card("Chapel", 2)
async def chapel(p: Play) -> None:
    await p.you.trash(*await p.you.choose_up_to("trash", p.you.hand, 4))


@base.card("Council Room", 5, cards=4, buys=1)
async def council_room(p: Play) -> None:
    for other in p.others():
        other.draw(1)


@base.card("Harbinger", 3, cards=1, actions=1)
async def harbinger(p: Play) -> None:
    p.you.look_through_discard_pile()
    card = await p.you.may_choose_card("topdeck", p.you.discard_pile)
    if card is not None:
        p.you.put_on_deck([card])


@base.card("Library", 5)
async def library(p: Play) -> None:
    aside: list[Card] = []
    while p.you.hand_size < 7:
        top = p.you.look_at_top(1)
        if not top:
            break
        if top[0].kind.is_a(ACTION) and await Part(p.you.may, "set aside", top[0]):
            p.you.set_aside(top[0])
            aside += top
        else:
            p.you.put_into_hand(top)
    await p.you.discard(aside)


@base.card("Merchant", 3, lingers=True, cards=1, actions=1)
async def merchant(p: Play) -> None:
    p.until_turn_ends(first_silver)


def is_first_silver(me: Held, play: Play) -> bool:
    """The first Silver of the turn, not only the first since Merchant: no other one is in play."""
    return play.you is me.you and [c.name for c in me.you.in_play].count("Silver") == 1 and play.kind.name == "Silver"


@merchant.later(ON_PLAY, when=is_first_silver)
async def first_silver(me: Held, play: Play) -> None:
    me.done()
    me.plus_coins(1)


@base.card("Militia", 4, ACTION | ATTACK, coins=2)
async def militia(p: Play) -> None:
    for victim in p.victims():
        await victim.discard_down_to(3)


@base.card("Mine", 5)
async def mine(p: Play) -> None:
    card = await p.you.may_choose_card("trash", p.you.in_hand(types=TREASURE))
    if card is not None:
        limit = p.cost(card).plus(3)
        await p.you.trash(card)
        await p.gain_one(p.supply(up_to=limit, types=TREASURE), to=HAND)


moat = base.plain("Moat", 2, ACTION | REACTION, cards=2)


@moat.when_attacked(HAND, idle=lambda me, attack: attack.spares(me.you))
async def moat_protects(me: Held, attack: Play) -> None:
    me.you.reveal([me.card])
    attack.spare(me.you)


@base.card("Moneylender", 4)
async def moneylender(p: Play) -> None:
    card = await p.you.may_choose_card("trash", p.you.in_hand(name="Copper"))
    if card is not None and await p.you.trash(card):
        p.plus_coins(3)


@base.card("Poacher", 4, cards=1, actions=1, coins=1)
async def poacher(p: Play) -> None:
    await p.you.discard(await p.you.choose_cards("discard", p.you.hand, p.game.empty_piles))


@base.card("Remodel", 4)
async def remodel(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is not None:
        await p.gain_one(p.supply(up_to=p.cost(card).plus(2)))


@base.card("Sentry", 5, cards=1, actions=1)
async def sentry(p: Play) -> None:
    kept = []
    cards = p.you.look_at_top(2)
    fates = [(card, await p.you.choose_fate(card, ("trash", "discard", "keep"), key="sentry")) for card in cards]
    for card, fate in fates:
        if fate == "trash":
            await p.you.trash(card)
        elif fate == "discard":
            await p.you.discard([card])
        else:
            kept.append(card)
    p.you.put_on_deck(await p.you.choose_order("topdeck", kept))


@base.card("Throne Room", 4)
async def throne_room(p: Play) -> None:
    card = await p.you.may_choose_card("play", p.you.in_hand(types=ACTION))
    if card is not None:
        p.then_play(card, times=2)


@base.card("Vassal", 3, coins=2)
async def vassal(p: Play) -> None:
    for card in await p.you.discard_top(1):
        if card.kind.is_a(ACTION) and card in p.you.discard_pile and await p.you.may("play", card):
            p.then_play(card)


@base.card("Witch", 5, ACTION | ATTACK, cards=2)
async def witch(p: Play) -> None:
    for victim in p.victims():
        await victim.gain("Curse")


@base.card("Workshop", 3)
async def workshop(p: Play) -> None:
    await p.gain_one(p.supply(up_to=Cost(4)))
