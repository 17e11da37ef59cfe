"""The 13 Kingdom cards of Dominion: Guilds, in the printing of 2017 with Coffers."""

from freehold.engine.cost import Cost
from freehold.engine.effects import Part
from freehold.engine.held import Held
from freehold.engine.kind import CARDS, CardSet
from freehold.engine.play import Play
from freehold.engine.player import Player
from freehold.engine.types import ACTION, ATTACK, DECK, ON_BUY, TREASURE
from freehold.engine.windows import Bought

guilds = CardSet("Guilds")

guilds.plain("Baker", 5, cards=1, actions=1, coffers=1, start_coffers=1)
guilds.plain("Candlestick Maker", 2, actions=1, buys=1, coffers=1)
masterpiece = guilds.plain("Masterpiece", 3, TREASURE, coins=1)
merchant_guild = guilds.plain("Merchant Guild", 5, buys=1, coins=1, mats=["Coffers"])


@guilds.card("Advisor", 4, actions=1)
async def advisor(p: Play) -> None:
    cards = p.you.reveal_top(3)
    picked = await p.you.left_neighbour.choose_card("choose", cards, key="advise", whom=p.you)
    if picked is not None:
        await p.you.discard([picked])
        p.you.put_into_hand([card for card in cards if card is not picked])


@guilds.card("Butcher", 5, coffers=2)
async def butcher(p: Play) -> None:
    card = await p.you.may_choose_card("trash", p.you.hand)
    if card is not None:
        await p.you.trash(card)
        tokens = await p.you.choose_number("spend", range(p.you.coffers + 1))
        p.you.remove_coffers(tokens)
        await p.gain_one(p.supply(up_to=p.cost(card).plus(tokens)))


@guilds.card("Doctor", 3)
async def doctor(p: Play) -> None:
    named = await p.you.name_a_card(CARDS)
    cards = p.you.reveal_top(3)
    await p.you.trash(*[card for card in cards if card.kind is named])
    p.you.put_on_deck(await p.you.choose_order("topdeck", [card for card in cards if card.kind is not named]))


@doctor.overpaid
async def doctor_examines(you: Player, paid: Cost) -> None:
    for _ in range(paid.coins):
        await Part(examine_top_card, you)


async def examine_top_card(you: Player) -> None:
    for card in you.look_at_top(1):
        fate = await you.choose_option("trash", "discard", "keep", about=card)
        if fate == "trash":
            await you.trash(card)
        elif fate == "discard":
            await you.discard([card])
        else:
            you.put_on_deck([card])


@guilds.card("Herald", 4, cards=1, actions=1)
async def herald(p: Play) -> None:
    for card in p.you.reveal_top(1):
        if card.kind.is_a(ACTION):
            p.then_play(card)
        else:
            p.you.put_on_deck([card])


@herald.overpaid
async def herald_recalls(you: Player, paid: Cost) -> None:
    if paid.coins:
        you.look_through_discard_pile()
        cards = await you.choose_in_order("topdeck", you.discard_pile, paid.coins)
        you.put_on_deck(cards)


@guilds.card("Journeyman", 5)
async def journeyman(p: Play) -> None:
    named = await p.you.name_a_card(CARDS)
    found, others = p.you.reveal_until(lambda card: card.kind is not named, 3)
    p.you.put_into_hand(found)
    await p.you.discard(others)


@masterpiece.overpaid
async def masterpiece_brings_silver(you: Player, paid: Cost) -> None:
    for _ in range(paid.coins):
        await you.gain("Silver")


@merchant_guild.while_in_play(ON_BUY, when=lambda me, bought: bought.player is me.you)
async def merchant_guild_earns(me: Held, bought: Bought) -> None:
    me.you.add_coffers(1)


@guilds.card("Plaza", 4, cards=1, actions=2, mats=["Coffers"])
async def plaza(p: Play) -> None:
    card = await p.you.may_choose_card("discard", p.you.in_hand(types=TREASURE))
    if card is not None and await p.you.discard([card]):
        p.plus_coffers(1)


@guilds.card("Soothsayer", 5, ACTION | ATTACK)
async def soothsayer(p: Play) -> None:
    await p.you.gain("Gold")
    for victim in p.victims():
        if await victim.gain("Curse"):
            victim.draw(1)


@guilds.card("Stonemason", 2)
async def stonemason(p: Play) -> None:
    card = await p.trash_from_hand()
    if card is not None:
        for _ in range(2):
            await p.gain_one(p.supply(below=p.cost(card)))


@stonemason.overpaid
async def stonemason_hires(you: Player, paid: Cost) -> None:
    for _ in range(2):
        await you.gain_one(you.game.available(exactly=paid, types=ACTION))


@guilds.card("Taxman", 4, ACTION | ATTACK)
async def taxman(p: Play) -> None:
    card = await p.you.may_choose_card("trash", p.you.in_hand(types=TREASURE))
    if card is None:
        return
    await p.you.trash(card)
    for victim in p.victims():
        if victim.hand_size >= 5:
            same = victim.in_hand(name=card.name)
            if same:
                await victim.discard(same[:1])
            else:
                victim.reveal_hand()
    await p.gain_one(p.supply(up_to=p.cost(card).plus(3), types=TREASURE), to=DECK)
