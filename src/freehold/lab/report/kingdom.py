"""What the games were played with."""

from __future__ import annotations

from freehold.engine.kind import CARDS
from freehold.kingdoms import Kingdom
from freehold.kingdoms.show import cost_order, remarks, row
from freehold.lab.report.language import Language
from freehold.lab.report.markup import Element, element
from freehold.lab.report.parts import section, table


def kingdom_section(kingdom: Kingdom, language: Language) -> Element:
    """The cards with their costs, Events and Ways after them, and what else is laid out."""
    kinds = [CARDS.find(name) for name in (*kingdom.cards, *kingdom.landscapes)]
    kinds.sort(key=lambda kind: (kind.name in kingdom.landscapes, *cost_order(kind), language.card(kind.name)))
    rows = []
    for kind in kinds:
        cost, name, types, set_name = row(kind, language.words)
        rows.append([name, cost, types, set_name])
    head = [
        language.text("reference-head-name"),
        language.text("reference-head-cost"),
        language.text("reference-head-types"),
        language.text("reference-head-set"),
    ]
    title = language.text("report-kingdom")
    # That cards are missing to make ten is no mistake here: strategies are often compared with theirs alone.
    said = [element("li", language.say(said)) for said in remarks(kingdom) if said.key != "kingdom-show-missing"]
    return section("kingdom", title, table(head, rows, title), element("ul", *said, class_="remarks"))
