"""`python -m tianxia.terminal`: the command line without an installed script."""

import sys

from tianxia.terminal import main

sys.exit(main())
