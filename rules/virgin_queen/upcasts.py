"""What lifts saved positions of older schemas; so far there is only the first."""

from typing import Final

from rules.kernel.document import Upcast

UPCASTS: Final[tuple[Upcast, ...]] = ()
