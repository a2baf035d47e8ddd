"""`reihum completion`: what a shell needs to complete the command's words."""

from argparse import Namespace
from collections.abc import Iterator
from importlib import import_module

from reihum.cli.command import Families, Parser, Reply
from reihum.cli.verbs import ABOUT, VERBS
from reihum.games import GAMES
from reihum.puzzles import PUZZLES

Said = tuple[str, ...]  # verbs

ASK_FOR_A_GAME = {"play", "players", "arena"}

BASH = """\
_reihum() {
  local said="" word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) said="$said $word" ;; esac
  done
  local words=""
  case "$said " in
%s
  esac
  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _reihum reihum
"""
SCRIPTS = {
    "bash": BASH,
    "zsh": f"autoload -U +X bashcompinit && bashcompinit\n{BASH}",
    "fish": "complete -c reihum -f\n%s\n",
}


def add_to(families: "Families[Parser]") -> None:
    """The verb that tells a shell what there is."""
    verb: Parser = families.add_parser(
        "completion", help=ABOUT["completion"], description=ABOUT["completion"]
    )
    verb.add_argument("shell", choices=SCRIPTS, help="the shell that is to complete words")
    verb.set_defaults(run=run)


def run(asked: Namespace) -> Reply:
    """The script for this shell."""
    told = dict(_words(_whole_parser()))
    lines = _fish(told) if asked.shell == "fish" else _cases(told)
    return Reply({}, (SCRIPTS[asked.shell] % "\n".join(lines)).rstrip("\n"))


def _whole_parser() -> Parser:
    """The command with all that every verb takes."""
    top = Parser(prog="reihum")
    families = top.add_subparsers(parser_class=Parser)
    for module in VERBS:
        import_module(f"reihum.cli.{module}").add_to(families)
    for flag in ("--version", "--lan"):
        top.add_argument(flag, action="store_true")
    return top


def _words(parser: Parser, said: Said = ()) -> Iterator[tuple[Said, list[str]]]:
    """For whatever verbs were said: the words that can follow."""
    verbs: dict[str, Parser] = dict(parser.verbs.choices) if parser.verbs else {}
    games = list(GAMES) if said and said[-1] in ASK_FOR_A_GAME else []
    games = list(PUZZLES) if said == ("puzzles",) else games
    shells = list(SCRIPTS) if said == ("completion",) else []
    yield said, [*verbs, *games, *shells, *parser.flags]
    for name, verb in verbs.items():
        yield from _words(verb, (*said, name))


def _cases(told: dict[Said, list[str]]) -> list[str]:
    """The longest that was said comes first; what follows a verb's own words is its flags."""
    lines = []
    for said, words in sorted(told.items(), key=lambda one: -len(one[0])):
        begun = "".join(f" {word}" for word in said)
        pattern = f'"{begun} "*' if said else '" "'
        lines.append(f'    {pattern}) words="{" ".join(words)}" ;;')
    return lines


def _fish(told: dict[Said, list[str]]) -> list[str]:
    lines = []
    for said, words in told.items():
        when = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in said)
        more = [name for path in told if path[:-1] == said and path for name in path[-1:]]
        if more:
            others = f"not __fish_seen_subcommand_from {' '.join(more)}"
            when = f"{when}; and {others}" if when else others
        for word in words:
            what = f"-l {word[2:]}" if word.startswith("--") else f"-a {word}"
            lines.append(f"complete -c reihum -n '{when}' {what}")
    return lines
