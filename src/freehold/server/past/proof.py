"""Whether a finished game was dealt as it had to be: its commitment, its seed, its answers and its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freehold.engine.errors import BadRecord
from freehold.engine.record import Record
from freehold.server import fairness
from freehold.texts import Message, message, problem


@dataclass(frozen=True)
class Check:
    """One thing that was looked at: what it was, and what is wrong with it, if anything."""

    what: Message
    wrong: Message | None = None

    @property
    def good(self) -> bool:
        return self.wrong is None


def checks(data: Any, seen: str | None = None) -> list[Check]:
    """All checks of a record with fairness data; `seen` is a commitment that somebody wrote down before the deal.

    A file that is no record raises BadRecord.
    """
    record = Record.from_dict(data)
    proof = _fairness(data, len(record.seats))
    done = [_commitment(proof, seen), _seed(proof, record.seed)]
    try:
        game = record.replay()
    except BadRecord as error:
        return [*done, Check(message("verify-answers"), problem(error))]
    done.append(Check(message("verify-answers")))
    result = data.get("result")
    fits = isinstance(result, dict) and result.get("scores") == game.scores()
    if fits and not result.get("resigned"):
        fits = game.over and result.get("winners") == game.winners()
    done.append(Check(message("verify-result"), None if fits else message("verify-result-wrong")))
    return done


def _commitment(proof: dict[str, Any], seen: str | None) -> Check:
    what = message("verify-commitment")
    if not fairness.is_commitment_to(proof["server_seed"], proof["commitment"]):
        return Check(what, message("verify-commitment-wrong"))
    if seen is not None and seen.strip().casefold() != proof["commitment"].casefold():
        return Check(what, message("verify-commitment-other"))
    return Check(what)


def _seed(proof: dict[str, Any], seed: int | str) -> Check:
    follows = fairness.game_seed(proof["server_seed"], proof["client_seeds"])
    return Check(message("verify-seed"), None if seed == follows else message("verify-seed-wrong"))


def _fairness(data: dict[str, Any], seats: int) -> dict[str, Any]:
    """The part of a record that proves its shuffles."""
    proof = data.get("fairness")
    if not isinstance(proof, dict):
        raise BadRecord("the record has no fairness data: it was not played on a server", "record-no-proof")
    seeds = proof.get("client_seeds")
    if not isinstance(seeds, list) or len(seeds) != seats or not all(isinstance(seed, str) for seed in seeds):
        raise BadRecord("field 'client_seeds': a text for each seat is needed", "record-field", field="client_seeds")
    for field in ("commitment", "server_seed"):
        if not isinstance(proof.get(field), str):
            raise BadRecord(f"field {field!r}: a text is needed", "record-field", field=field)
    if proof.get("scheme") != fairness.SCHEME:
        raise BadRecord(f"scheme {proof.get('scheme')!r} is not known", "record-field", field="scheme")
    return proof
