"""The 20 Ways of Dominion: Menagerie. The card of a playing (`p.card`) is the Action card that uses the Way."""

from freehold.cards.menagerie.card_set import menagerie
from freehold.engine.held import Held
from freehold.engine.kind import Kind
from freehold.engine.play import Play
from freehold.engine.types import ACTION, AT_TURN_END, DISCARD_FROM_PLAY, ON_GAIN, TREASURE
from freehold.engine.windows import Gained


@menagerie.way("Way of the Butterfly")
async def butterfly(p: Play) -> None:
    if p.can_return and await p.you.may("return", p.card) and p.you.return_to_pile(p.card):
        await p.gain_one(p.supply(exactly=p.cost(p.card).plus(1)))


@menagerie.way("Way of the Camel", mats=["Exile"])
async def camel(p: Play) -> None:
    await p.you.exile_from_supply("Gold")


@menagerie.way("Way of the Chameleon")
async def chameleon(p: Play) -> None:
    await p.follow_card(swapped=True)


@menagerie.way("Way of the Frog", actions=1)
async def frog(p: Play) -> None:
    if p.in_play:
        p.until_turn_ends(frog_leaps)


@frog.later(DISCARD_FROM_PLAY)
async def frog_leaps(me: Held, _: None) -> None:
    me.you.put_on_deck([me.card])


@menagerie.way("Way of the Goat")
async def goat(p: Play) -> None:
    await p.trash_from_hand()


@menagerie.way("Way of the Horse", cards=2, actions=1)
async def horse(p: Play) -> None:
    if p.can_return:
        p.you.return_to_pile(p.card)


@menagerie.way("Way of the Mole", actions=1)
async def mole(p: Play) -> None:
    await p.you.discard_hand()
    p.plus_cards(3)


menagerie.plain_way("Way of the Monkey", buys=1, coins=1)


def can_be_the_mouse_card(kind: Kind) -> bool:
    return kind.is_a(ACTION) and kind.cost.between(2, 3)


@menagerie.way("Way of the Mouse", sets_aside=can_be_the_mouse_card)
async def mouse(p: Play) -> None:
    p.then_play_set_aside_card()


menagerie.plain_way("Way of the Mule", actions=1, coins=1)
menagerie.plain_way("Way of the Otter", cards=2)


@menagerie.way("Way of the Owl")
async def owl(p: Play) -> None:
    p.you.draw(6 - p.you.hand_size)


menagerie.plain_way("Way of the Ox", actions=2)
menagerie.plain_way("Way of the Pig", cards=1, actions=1)


@menagerie.way("Way of the Rat")
async def rat(p: Play) -> None:
    treasure = await p.you.may_choose_card("discard", p.you.in_hand(types=TREASURE))
    if treasure is not None and await p.you.discard([treasure]) and p.game.in_supply(p.card):
        await p.you.gain(p.card.name)


@menagerie.way("Way of the Seal", coins=1)
async def seal(p: Play) -> None:
    p.until_turn_ends(seal_balances)


@seal.later(ON_GAIN, when=lambda me, gained: gained.player is me.you and not gained.moved, may="topdeck")
async def seal_balances(me: Held, gained: Gained) -> None:
    me.you.put_on_deck([gained.card])


menagerie.plain_way("Way of the Sheep", coins=2)


@menagerie.way("Way of the Squirrel")
async def squirrel(p: Play) -> None:
    p.until_turn_ends(squirrel_digs_up)


@squirrel.later(AT_TURN_END)
async def squirrel_digs_up(me: Held, _: None) -> None:
    me.done()
    me.you.draw(2)


@menagerie.way("Way of the Turtle")
async def turtle(p: Play) -> None:
    if p.in_play:
        p.you.set_aside(p.card)
        p.watch(turtle_arrives, p.card)


@turtle.at_next_turn_start
async def turtle_arrives(me: Held, _: None) -> None:
    me.then_play(me.card)


@menagerie.way("Way of the Worm", mats=["Exile"])
async def worm(p: Play) -> None:
    await p.you.exile_from_supply("Estate")
