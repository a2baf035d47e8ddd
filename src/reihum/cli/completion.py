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
FISH = """\
function __reihum_said
  set -l before ''
  set -l said
  for word in (commandline -opc)[2..-1]
    if not contains -- $before %(valued)s; and not string match -q -- '-*' $word
      set -a said $word
    end
    set before $word
  end
  switch $argv[1]
    case exactly
      test "$said" = "$argv[2..-1]"
    case first
      string match -q -- "$argv[2..-1] *" "$said "
  end
end
%(cases)s
"""
SHELLS = ("bash", "zsh", "fish")
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


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
    valued = sorted({flag for _, flags in told.values() for flag in flags if flags[flag]})
    fish = asked.shell == "fish"
    filled = {
        "valued": (" " if fish else "|").join(valued),
        "cases": "\n".join(_fish(told) if fish else _cases(told)),
    }
    return Reply({}, (SCRIPTS[asked.shell] % filled).rstrip("\n"))


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
    """What can follow each thing that was said, the longest first: words right behind it, flags
    anywhere later.
    """
    lines = []
    for said, (words, flags) in sorted(told.items(), key=lambda one: -len(one[0])):
        begun = "".join(f" {word}" for word in said) + " "
        known = f'flags="{" ".join(flags)}" ;;'
        lines.append(f'    "{begun}") words="{" ".join(words)}" {known}')
        lines += [f'    "{begun}"*) {known}'] if said else []
    return lines


def _fish(told: Told) -> list[str]:
    lines = []
    for said, (words, flags) in told.items():
        after = " ".join(["exactly", *said])
        begun = " ".join(["first", *said]) if said else after
        lines += [f"complete -c reihum -n '__reihum_said {after}' -f -a {word}" for word in words]
        for flag, valued in flags.items():
            value = " -rF" if valued else ""
            lines.append(f"complete -c reihum -n '__reihum_said {begun}' -l {flag[2:]}{value}")
    return lines
