"""`reihum completion`: what a shell needs to complete the command's words."""

from argparse import Namespace
from collections.abc import Iterator
from importlib import import_module

from reihum.cli.command import Families, Parser, Reply
from reihum.cli.verbs import ABOUT, VERBS
from reihum.games import GAMES
from reihum.puzzles import PUZZLES

Said = tuple[str, ...]  # verbs
Flags = dict[str, bool]  # each with whether a value follows
Told = dict[Said, tuple[list[str], Flags]]  # after these verbs: words and flags

ASK_FOR_A_GAME = {"play", "players", "arena"}

# What is no word of the command's is a file's name: a flag's value, and what a verb reads.
BASH = """\
_reihum() {
  local word before="" said="" words="" flags=""
  for word in "${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do
    case "$before" in %(valued)s) ;; *)
      case "$word" in -*) ;; *) said="$said $word" ;; esac ;;
    esac
    before="$word"
  done
  case "$said " in
%(cases)s
  esac
  word="${COMP_WORDS[COMP_CWORD]}"
  case "$before" in %(valued)s) words="" ;; *)
    case "$word" in -*) words="$flags" ;; esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _reihum reihum
"""
ZSH = f"""\
if ! whence compdef > /dev/null; then autoload -U compinit && compinit; fi
autoload -U +X bashcompinit && bashcompinit
{BASH}"""
SHELLS = ("bash", "zsh", "fish")


def add_to(families: "Families[Parser]") -> None:
    """The verb that tells a shell what there is."""
    verb: Parser = families.add_parser(
        "completion", help=ABOUT["completion"], description=ABOUT["completion"]
    )
    verb.add_argument("shell", choices=SHELLS, help="the shell that is to complete words")
    verb.set_defaults(run=run)


def run(asked: Namespace) -> Reply:
    """The script for this shell."""
    told = dict(_told(_whole_parser()))
    if asked.shell == "fish":
        return Reply({}, "\n".join(_fish(told)))
    valued = {flag for _, flags in told.values() for flag in flags if flags[flag]}
    script = ZSH if asked.shell == "zsh" else BASH
    filled = {"valued": "|".join(sorted(valued)), "cases": "\n".join(_cases(told))}
    return Reply({}, (script % filled).rstrip("\n"))


def _whole_parser() -> Parser:
    """The command with all that every verb takes."""
    top = Parser(prog="reihum")
    families = top.add_subparsers(parser_class=Parser)
    for module in VERBS:
        import_module(f"reihum.cli.{module}").add_to(families)
    for flag in ("--version", "--lan"):
        top.add_argument(flag, action="store_true")
    return top


def _told(parser: Parser, said: Said = ()) -> Iterator[tuple[Said, tuple[list[str], Flags]]]:
    """For whatever verbs were said: the words and the flags that can follow."""
    verbs: dict[str, Parser] = dict(parser.verbs.choices) if parser.verbs else {}
    games = list(GAMES) if said and said[-1] in ASK_FOR_A_GAME else []
    games = list(PUZZLES) if said == ("puzzles",) else games
    shells = SHELLS if said == ("completion",) else ()
    yield said, ([*verbs, *games, *shells], parser.flags)
    for name, verb in verbs.items():
        yield from _told(verb, (*said, name))


def _cases(told: Told) -> list[str]:
    """The longest that was said comes first; a game is the first word after its verb."""
    lines = []
    for said, (words, flags) in sorted(told.items(), key=lambda one: -len(one[0])):
        begun = "".join(f" {word}" for word in said)
        pattern = f'"{begun} "*' if said else '" "'
        lines.append(f'    {pattern}) words="{" ".join(words)}" flags="{" ".join(flags)}" ;;')
    return lines


def _fish(told: Told) -> list[str]:
    lines = []
    for said, (words, flags) in told.items():
        when = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in said)
        more = [path[-1] for path in told if path and path[:-1] == said]
        if more:
            others = f"not __fish_seen_subcommand_from {' '.join(more)}"
            when = f"{when}; and {others}" if when else others
        begun = f"complete -c reihum -n '{when}'"
        lines += [f"{begun} -f -a {word}" for word in words]
        lines += [f"{begun} -l {flag[2:]}{' -rF' if flags[flag] else ''}" for flag in flags]
    return lines
