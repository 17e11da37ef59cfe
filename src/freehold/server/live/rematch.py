"""The same people and bots, the same kingdom, once more."""

from __future__ import annotations

from freehold.server import fairness, tokens
from freehold.server.live.story import Story
from freehold.server.store import Entry, Store


async def rematch(story: Story, store: Store, host: int, *, same_seed: bool, test_seed: str = "") -> str:
    """Open the next table. Everybody keeps their seat and their token.

    With the same seed the same cards are dealt to the same seats. Otherwise the one who has won alone plays last.
    """
    assert story.game is not None
    winners = story.winners
    first = story.first if same_seed else (winners[0] + 1) % len(story.seats) if len(winners) == 1 else None
    opening = {
        "bots": [seat.bot for seat in story.seats],
        "kingdom": story.kingdom.to_dict(),
        "open": False,
        "options": story.options,
        "server_seed": story.server_seed if same_seed else fairness.new_server_seed(test_seed),
        "first": first,
        "host": host,
        "again": story.client_seeds if same_seed else None,
    }
    entries = [Entry("open", None, opening)]
    for place, seat in enumerate(story.seats):
        if seat.person:
            data = {"name": seat.name, "token": seat.token, "client_seed": seat.client_seed}
            entries.append(Entry("join", place, data))
    table = tokens.new_table_id()
    await store.create(table, entries, open_to_all=False)
    return table
