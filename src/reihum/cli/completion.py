"""`reihum completion`: what a shell needs to complete the command's words."""

from argparse import Action, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

from reihum.cli.command import Families, Parser, Reply
from reihum.cli.verbs import ABOUT, VERBS
from reihum.games import GAMES
from reihum.kernel.options import Agreed, allowed_values, kinds

Said = tuple[str, ...]  # verbs, and the game where that makes a difference


@dataclass(frozen=True)
class Following:
    """What can follow after something was said."""

    words: list[str]
    flags: dict[str, list[str] | None]  # with their values; None: it takes none, []: any
    again: bool = False  # the words can follow more than once
    whole: bool = False  # only right behind it: what is said next makes a difference


Told = dict[Said, Following]

# What is no word of the command's is a file's name: a flag's value, and what a verb reads.
# Bash takes --flag=value and name=value apart at the sign, and completes what stands behind it.
BASH = """\
_reihum() {
  local part word="" joined="" before="" said="" words="" flags="" behind=""
  for part in "${COMP_WORDS[@]:1:$COMP_CWORD}"; do
    case "$part" in
    =) word="$word=" joined=yes ;;
    *) if [ "$joined" ]; then word="$word$part"; else
        case "$before" in %(valued)s) ;; *)
          case "$word" in -*|"") ;; *) said="$said $word" ;; esac ;;
        esac
        before="$word" word="$part"
      fi
      joined="" ;;
    esac
  done
  case "$said " in
%(cases)s
  esac
  case "$word" in --*=*) before="${word%%%%=*}" behind="$before=" ;; esac
  case "$before" in %(valued)s) words=""
    case "$before$said " in
%(values)s
    esac ;;
  *) case "$word" in -*) words="$flags" ;; esac ;;
  esac
  COMPREPLY=($(compgen -P "$behind" -W "$words" -- "${word#"$behind"}"))
  case "${COMPREPLY[*]}" in *=) compopt -o nospace 2> /dev/null ;; esac
  case "$COMP_WORDBREAKS" in *=*)
    case "$word" in *=*) COMPREPLY=("${COMPREPLY[@]#"${word%%=*}="}") ;; esac ;;
  esac
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
    every = [flag for after in told.values() for flag in after.flags.items()]
    valued = sorted({flag for flag, values in every if values is not None})
    fish = asked.shell == "fish"
    filled = {
        "valued": (" " if fish else "|").join(valued),
        "cases": "\n".join(_fish(told) if fish else _cases(told)),
        "values": "\n".join(_values(told)),
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


def _told(parser: Parser, said: Said = ()) -> Iterator[tuple[Said, Following]]:
    """For whatever was said: what can follow."""
    verbs: dict[str, Parser] = dict(parser.verbs.choices) if parser.verbs else {}
    arguments = [*parser.places, *parser.flags.values()]
    games = list(GAMES) if any(map(_is_player, arguments)) else []
    first = [word for place in parser.places[:1] for word in _choices(place)]
    about = said[0] if said and said[0] in GAMES else None
    yield said, Following([*verbs, *first], _flags(parser, about), whole=bool(games))
    for name in games:
        players = [word for place in parser.places[1:] for word in _choices(place, name)]
        yield (*said, name), Following(players, _flags(parser, name), again=True)
    for name, verb in verbs.items():
        yield from _told(verb, (*said, name))


def _flags(parser: Parser, game: str | None = None) -> dict[str, list[str] | None]:
    """The flags of a verb, at the table of a game if one was named."""
    return {
        flag: None if argument.nargs == 0 else _choices(argument, game)
        for flag, argument in parser.flags.items()
    }


def _choices(argument: Action, game: str | None = None) -> list[str]:
    """The values that an argument can have, if these are known."""
    if _is_player(argument):
        played = [GAMES[game]] if game else GAMES.values()
        return list(dict.fromkeys(name for one in played for name in one.players))
    if argument.dest == "game":
        return list(GAMES)
    if argument.dest == "option":
        agreed = [GAMES[game]] if game else GAMES.values()
        return list(dict.fromkeys(text for one in agreed for text in _options(one.options)))
    return list(map(str, argument.choices or ()))


def _options(agreed: type[Agreed]) -> Iterator[str]:
    """Every option with each of its values; of numbers there are too many."""
    for name, kind in kinds(agreed).items():
        for value in allowed_values(kind):
            yield f"{name}=" if ".." in value else f"{name}={value}"


def _is_player(argument: Action) -> bool:
    return argument.dest in {"player", "players"}


def _cases(told: Told) -> list[str]:
    """What can follow each thing that was said, the longest first: words right behind it, flags
    anywhere later.
    """
    lines = []
    for said, after in _longest_first(told):
        begun = "".join(f" {word}" for word in said) + " "
        known = f'flags="{" ".join(after.flags)}" ;;'
        words = f'words="{" ".join(after.words)}"'
        lines += [] if after.again else [f'    "{begun}") {words} {known}']
        lines += [f'    "{begun}"*) {words if after.again else ""} {known}'] if said else []
    return lines


def _values(told: Told) -> list[str]:
    """The values of each flag after whatever was said, the longest first."""
    return [
        f'      "{flag} {" ".join(said)} "*) words="{" ".join(values)}" ;;'
        for said, after in _longest_first(told)
        for flag, values in after.flags.items()
        if values
    ]


def _longest_first(told: Told) -> list[tuple[Said, Following]]:
    return sorted(told.items(), key=lambda one: -len(one[0]))


def _fish(told: Told) -> list[str]:
    lines = []
    for said, after in told.items():
        exactly, first = " ".join(["exactly", *said]), " ".join(["first", *said])
        begun = first if said and not after.whole else exactly
        behind = f"complete -c reihum -n '__reihum_said {first if after.again else exactly}' -f -a"
        lines += [f"{behind} {word}" for word in after.words]
        for flag, values in after.flags.items():
            value = "" if values is None else f" -xa '{' '.join(values)}'" if values else " -rF"
            lines.append(f"complete -c reihum -n '__reihum_said {begun}' -l {flag[2:]}{value}")
    return lines
