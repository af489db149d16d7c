"""The garbage collector of a process that answers people for weeks."""

import gc
from typing import Final

YOUNG: Final = 20_000
"""New objects after which the collector looks through the new ones."""


def settle() -> None:
    """Have the collector leave alone what stands by now; call it once, when started.

    Catalogues and libraries are some hundred thousand objects that stay for good. To
    look through them again and again would stop every game for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
