"""Why a connection is closed."""

from typing import Final

BAD_MESSAGE: Final = 4400
BAD_TOKEN: Final = 4401
FOREIGN_ORIGIN: Final = 4403
NO_TABLE: Final = 4404
SILENCE: Final = 4408
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
RESTART: Final = 1012
