"""The training of the learned players: it makes the files that are shipped, and is not shipped.

Each is a module to run, for instance `python -m training.finito --help`, where there is what
`requirements/training.in` names (torch; on a GPU if there is one). The file that it writes says by
which commit, command and seed it was made.
"""
