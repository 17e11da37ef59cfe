"""The 30 Kingdom cards of Dominion: Menagerie, and the Horse."""

from freehold.cards.menagerie.card_set import menagerie
from freehold.engine.act import Act
from freehold.engine.card import Card
from freehold.engine.cost import Cost
from freehold.engine.held import Held
from freehold.engine.kind import Kind
from freehold.engine.play import Play
from freehold.engine.player import Player
from freehold.engine.table import Table
from freehold.engine.types import (
    ACTION,
    ATTACK,
    BEFORE_PLAY,
    DISCARD,
    DURATION,
    HAND,
    ON_DISCARD,
    ON_GAIN,
    REACTION,
    TREASURE,
    VICTORY,
)
from freehold.engine.windows import Discarded, Gained


@menagerie.card("Animal Fair", 7, coins=4)
async def animal_fair(p: Play) -> None:
    p.plus_buys(p.game.empty_piles)


@animal_fair.paid_instead
def an_action_from_hand(you: Player) -> list[Card]:
    return you.in_hand(types=ACTION)


@menagerie.card("Barge", 5, ACTION | DURATION)
async def barge(p: Play) -> None:
    if await p.you.choose_option("now", "next turn") == "now":
        barge_unloads(p)
    else:
        p.at_next_turn_start(barge_arrives)


@barge.at_next_turn_start
async def barge_arrives(me: Held, _: None) -> None:
    barge_unloads(me)


def barge_unloads(act: Act) -> None:
    act.plus_cards(3)
    act.plus_buys(1)


@menagerie.card("Black Cat", 2, ACTION | ATTACK | REACTION, cards=2)
async def black_cat(p: Play) -> None:
    if not p.you.my_turn:
        for victim in p.victims():
            await victim.gain("Curse")


@black_cat.on(ON_GAIN, HAND, when=lambda me, gained: gained.player is not me.you and gained.kind.is_a(VICTORY))
async def black_cat_leaps(me: Held, gained: Gained) -> None:
    me.then_play(me.card)


@menagerie.card("Bounty Hunter", 4, actions=1, mats=["Exile"])
async def bounty_hunter(p: Play) -> None:
    card = await p.you.choose_card("exile", p.you.hand)
    if card is not None:
        first = not p.you.in_exile(name=card.name)
        if await p.you.exile(card) and first:
            p.plus_coins(3)


@menagerie.card("Camel Train", 3, mats=["Exile"])
async def camel_train(p: Play) -> None:
    kind = await p.you.choose_kind("exile", p.supply(without=VICTORY))
    if kind is not None:
        await p.you.exile_from_supply(kind.name)


@camel_train.when_gained
async def camel_train_carries_gold(me: Held, gained: Gained) -> None:
    await me.you.exile_from_supply("Gold")


@menagerie.card("Cardinal", 4, ACTION | ATTACK, coins=2, mats=["Exile"])
async def cardinal(p: Play) -> None:
    for victim in p.victims():
        revealed = victim.reveal_top(2)
        card = await victim.choose_card("exile", [card for card in revealed if p.cost(card).between(3, 6)])
        if card is not None:
            await victim.exile(card)
        await victim.discard([rest for rest in revealed if rest is not card])


@menagerie.card("Cavalry", 4, uses=["Horse"])
async def cavalry(p: Play) -> None:
    await gain_horses(p.you, 2)


@cavalry.when_gained
async def cavalry_charges(me: Held, gained: Gained) -> None:
    me.plus_cards(2)
    me.plus_buys(1)
    me.return_to_action_phase()


@menagerie.card("Coven", 5, ACTION | ATTACK, actions=1, coins=2, mats=["Exile"])
async def coven(p: Play) -> None:
    for victim in p.victims():
        if await victim.exile_from_supply("Curse") is None:
            await victim.discard(victim.in_exile(name="Curse"))


def gains_of_the_turn(table: Table) -> int:
    return sum(1 for gain in table.gains if gain.seat == table.state.player)


menagerie.plain("Destrier", 6, cards=2, actions=1, cheaper=gains_of_the_turn)


@menagerie.card("Displace", 5, mats=["Exile"])
async def displace(p: Play) -> None:
    card = await p.you.choose_card("exile", p.you.hand)
    if card is not None and await p.you.exile(card):
        await p.gain_one([kind for kind in p.supply(up_to=p.cost(card).plus(2)) if kind is not card.kind])


@menagerie.card("Falconer", 5, ACTION | REACTION)
async def falconer(p: Play) -> None:
    await p.gain_one(p.supply(below=p.cost(p.card)), to=HAND)


@falconer.on(ON_GAIN, HAND, when=lambda me, gained: len(gained.kind.type_names) >= 2)
async def falconer_strikes(me: Held, gained: Gained) -> None:
    me.then_play(me.card)


def three_without_a_discard_pile(table: Table) -> int:
    return 0 if table.turn_seat.discard else 3


menagerie.plain("Fisherman", 5, cards=1, actions=1, coins=1, cheaper=three_without_a_discard_pile)


@menagerie.card("Gatekeeper", 5, ACTION | DURATION | ATTACK, lingers=True, mats=["Exile"])
async def gatekeeper(p: Play) -> None:
    for victim in p.victims():
        p.until_your_next_turn(gatekeeper_turns_away, victim)
    p.at_next_turn_start(gatekeeper_is_paid)


def is_turned_away(me: Held, gained: Gained) -> bool:
    mine = gained.player is me.you and gained.kind.is_a(ACTION | TREASURE)
    return mine and not gained.had_exiled_copy and not gained.moved


@gatekeeper.later(ON_GAIN, when=is_turned_away)
async def gatekeeper_turns_away(me: Held, gained: Gained) -> None:
    await me.you.exile(gained.card)


@gatekeeper.at_next_turn_start
async def gatekeeper_is_paid(me: Held, _: None) -> None:
    me.plus_coins(3)


@menagerie.card("Goatherd", 3, actions=1)
async def goatherd(p: Play) -> None:
    card = await p.you.may_choose_card("trash", p.you.hand)
    if card is not None:
        await p.you.trash(card)
    p.plus_cards(p.you.right_neighbour.trashed_last_turn)


@menagerie.card("Groom", 4, uses=["Horse"])
async def groom(p: Play) -> None:
    card = await p.gain_one(p.supply(up_to=Cost(4)))
    if card is None:
        return
    if card.kind.is_a(ACTION):
        await p.you.gain("Horse")
    if card.kind.is_a(TREASURE):
        await p.you.gain("Silver")
    if card.kind.is_a(VICTORY):
        p.plus_cards(1)
        p.plus_actions(1)


@menagerie.card("Horse", 3, kingdom=False, pile=30, cards=2, actions=1)
async def horse(p: Play) -> None:
    if p.in_play:
        p.you.return_to_pile(p.card)


hostelry = menagerie.plain("Hostelry", 4, cards=1, actions=2, uses=["Horse"])


@hostelry.when_gained
async def hostelry_takes_payment(me: Held, gained: Gained) -> None:
    treasures = me.you.in_hand(types=TREASURE)
    paid = await me.you.choose_up_to("discard", treasures, len(treasures))
    me.you.reveal(paid)
    await gain_horses(me.you, await me.you.discard(paid))


@menagerie.card("Hunting Lodge", 5, cards=1, actions=2)
async def hunting_lodge(p: Play) -> None:
    if p.you.hand and await p.you.agrees("discard hand"):
        await p.you.discard_hand()
        p.plus_cards(5)


@menagerie.card("Kiln", 5, lingers=True, coins=2)
async def kiln(p: Play) -> None:
    p.until_turn_ends(kiln_copies)


@kiln.later(BEFORE_PLAY, when=lambda me, play: play.you is me.you)
async def kiln_copies(me: Held, play: Play) -> None:
    me.done()
    if me.game.in_supply(play.card):
        await me.you.may_gain(play.card.name)


@menagerie.card("Livery", 5, lingers=True, coins=3, uses=["Horse"])
async def livery(p: Play) -> None:
    p.until_turn_ends(livery_brings_a_horse)


@livery.later(ON_GAIN, when=lambda me, gained: gained.player is me.you and me.cost(gained.card).at_least(4))
async def livery_brings_a_horse(me: Held, gained: Gained) -> None:
    await me.you.gain("Horse")


@menagerie.card("Mastermind", 5, ACTION | DURATION, lingers=True)
async def mastermind(p: Play) -> None:
    p.at_next_turn_start(mastermind_acts)


@mastermind.at_next_turn_start
async def mastermind_acts(me: Held, _: None) -> None:
    card = await me.you.may_choose_card("play", me.you.in_hand(types=ACTION))
    if card is not None:
        me.then_play(card, times=3)


@menagerie.card("Paddock", 5, coins=2, uses=["Horse"])
async def paddock(p: Play) -> None:
    await gain_horses(p.you, 2)
    p.plus_actions(p.game.empty_piles)


@menagerie.card("Sanctuary", 5, cards=1, actions=1, buys=1, mats=["Exile"])
async def sanctuary(p: Play) -> None:
    card = await p.you.may_choose_card("exile", p.you.hand)
    if card is not None:
        await p.you.exile(card)


@menagerie.card("Scrap", 3, uses=["Horse"])
async def scrap(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is None:
        return
    labels = ("+1 card", "+1 action", "+1 buy", "+1 coin", "gain silver", "gain horse")
    for label in await p.you.choose_options(labels, p.cost(card).coins):
        if not p.give(label):
            await p.you.gain("Silver" if label == "gain silver" else "Horse")


sheepdog = menagerie.plain("Sheepdog", 3, ACTION | REACTION, cards=2)


@sheepdog.on(ON_GAIN, HAND, when=lambda me, gained: gained.player is me.you)
async def sheepdog_fetches(me: Held, gained: Gained) -> None:
    me.then_play(me.card)


@menagerie.card("Sleigh", 2, ACTION | REACTION, uses=["Horse"])
async def sleigh(p: Play) -> None:
    await gain_horses(p.you, 2)


@sleigh.on(ON_GAIN, HAND, when=lambda me, gained: gained.player is me.you)
async def sleigh_delivers(me: Held, gained: Gained) -> None:
    await me.you.discard([me.card])
    if not gained.moved:
        if await me.you.choose_option("hand", "deck", about=gained.card) == "hand":
            me.you.put_into_hand([gained.card])
        else:
            me.you.put_on_deck([gained.card])


@menagerie.card("Snowy Village", 3, lingers=True, cards=1, actions=4, buys=1)
async def snowy_village(p: Play) -> None:
    p.no_more_actions()


@menagerie.card("Stockpile", 3, TREASURE, asks=False, coins=3, buys=1, mats=["Exile"])
async def stockpile(p: Play) -> None:
    if p.in_play:
        await p.you.exile(p.card)


@menagerie.card("Supplies", 2, TREASURE, asks=False, coins=1, uses=["Horse"])
async def supplies(p: Play) -> None:
    await p.you.gain_onto_deck("Horse")


@menagerie.card("Village Green", 4, ACTION | DURATION | REACTION)
async def village_green(p: Play) -> None:
    if await p.you.choose_option("now", "next turn") == "now":
        village_green_rests(p)
    else:
        p.at_next_turn_start(village_green_wakes)


@village_green.at_next_turn_start
async def village_green_wakes(me: Held, _: None) -> None:
    village_green_rests(me)


def village_green_rests(act: Act) -> None:
    act.plus_cards(1)
    act.plus_actions(2)


@village_green.on(
    ON_DISCARD,
    DISCARD,
    when=lambda me, discarded: discarded.card is me.card and not discarded.moved,
)
async def village_green_is_played(me: Held, discarded: Discarded) -> None:
    me.you.reveal([me.card])
    me.then_play(me.card)


def last_gained(table: Table) -> Kind | None:
    """What was gained last in this turn, by anybody, other than a Wayfarer."""
    for gain in reversed(table.gains):
        if gain.card.name != "Wayfarer":
            return gain.card.kind
    return None


@menagerie.card("Wayfarer", 6, cards=3, costs_like=last_gained)
async def wayfarer(p: Play) -> None:
    await p.you.may_gain("Silver")


async def gain_horses(you: Player, count: int, *, to: int = DISCARD) -> None:
    for _ in range(count):
        await you.gain("Horse", to=to)
