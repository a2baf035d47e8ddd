"""Packs what comes in for the web, as small as gzip's format allows; what goes out is kept.

python packed.py FOLDER
"""

import hashlib
import sys
from pathlib import Path

from zopfli.gzip import compress

ROUNDS = 1  # more take longer and save next to nothing

content, folder = sys.stdin.buffer.read(), Path(sys.argv[1])
kept = folder / f"{hashlib.sha256(content).hexdigest()}.gz"
if not kept.exists():
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = kept.with_suffix(".part")
    unfinished.write_bytes(compress(content, numiterations=ROUNDS))
    unfinished.replace(kept)
sys.stdout.buffer.write(kept.read_bytes())
