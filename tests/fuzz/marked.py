"""Games that take hardly any time, and that leave a mark when some of them are done."""

import os
import time
from pathlib import Path

from freehold.fuzz.fuzzer import Outcome


def play(seed: int) -> Outcome:
    time.sleep(0.01)
    if seed == 20:
        Path(os.environ["MARK"]).touch()
    return Outcome(seed, [], [], 2, answers=1, finished=True)
