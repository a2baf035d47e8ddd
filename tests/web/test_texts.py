"""The ten language files hold the same texts with the same facts; every text asked for is there."""

import re
from pathlib import Path

import pytest

from reihum.cli.words import PROBLEMS, SENTENCES

WEB = Path(__file__).parents[2] / "web"
FILES = {path.stem: path for path in sorted((WEB / "texts").glob("*.ftl"))}
LATER = ("pages", "rules", "home", "lessons", "review")  # what the start page does without
SOURCES = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?:[ \t]+.*|\}))*)", re.MULTILINE)
# Of a component, all that is no text of the page; and signs right behind one.
UNSEEN = re.compile(r"<script.*?</script>|<style>.*</style>|\{[#:@/][^{}]*\}", re.DOTALL)
SIGN = re.compile(r"\}(?:</\w+>)?[:;!?](?: (?:\{|\$|</)|</)|>[:;!?] \{")
FACT = re.compile(r"\$(\w+)")
PLURALS = {"pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
ASKED = re.compile(r"""\bt\(\s*(?:[^"'`()]*\?\s*)?"([\w-]+)"(?:\s*:\s*"([\w-]+)")?""")
# What a language writes around words that it quotes; the second Dutch one is an apostrophe, too.
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "es": "«»", "it": "«»", "nl": "‘’"}
QUOTES |= {"da": "»«", "sv": "””", "pl": "„”", "ru": "«»"}
CLOSE_DOTS = {"fr", "es", "it", "pl", "ru"}
ANY_QUOTE = re.compile("[\"'“”„«»‘]")
SAID_ONCE = re.compile(r"^ *(?:\w+\.)?\w+ = (?:t|refusalText|fileText)\(", re.MULTILINE)
STARTED = re.compile(r"\bt\(`([a-z-]+)\$\{")

# Said by the command alone, of files and arguments; no request of a browser leads there.
COMMAND_ONLY = {
    "arguments",
    "arguments.unknown",
    "completto.unknown_slot",
    "database",
    "file",
    "finito.unknown_roll",
    "import.line",
    "interrupted",
    "options.unreadable",
    "package.missing",
    "puzzles.unknown",
    "record.too_large",
    "rummy.no_position",
    "rummy.unreadable",
    "review.no_moves",
    "rummy.unknown_set",
    "settings",
    "server.address",
    "server.no_client",
    "server.running",
    "server.workers_need_postgresql",
}
OWN = {  # the browser's own
    "refused-other",
    "refused-server-gone",
    "refused-table-open-elsewhere",
    "refused-hand-pick-first",
    "refused-hand-stays-on-table",
    "refused-hand-not-your-turn",
    "refused-hand-fits-nowhere",
    "refused-hand-never-on-rack",
}
SHARED = re.compile(r"^const (OUTDATED|CHANGED|RECORD) = \[(.*?)\]", re.MULTILINE | re.DOTALL)


def messages(language: str) -> dict[str, str]:
    """Those of the start page, and those of the others."""
    later = [WEB / "texts" / folder / f"{language}.ftl" for folder in LATER]
    files = (FILES[language], *later)
    found = MESSAGE.findall("\n".join(file.read_text("utf-8") for file in files))
    assert len(found) == len(dict(found)), "a text is there twice"
    return dict(found)


ENGLISH = messages("en")


def test_there_are_ten_languages() -> None:
    assert set(FILES) == {"de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"}


@pytest.mark.parametrize("language", FILES)
def test_every_language_has_the_same_texts_with_the_same_facts(language: str) -> None:
    texts = messages(language)
    assert list(texts) == list(ENGLISH)
    differing = [key for key in texts if facts(texts[key]) - facts(ENGLISH[key])]
    assert differing == []
    lost = [key for key in texts if facts(ENGLISH[key]) - facts(texts[key]) - {"left", "count"}]
    assert lost == []


@pytest.mark.parametrize("language", FILES)
def test_computer_players_have_a_name_for_each_seat_and_no_two_the_same(language: str) -> None:
    lists = [text for key, text in messages(language).items() if key.startswith("player-")]
    names = [name for text in lists for name in text.split(", ")]
    assert {len(text.split(", ")) for text in lists} == {4}
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", FILES)
def test_no_sentence_names_all_players_of_a_level_at_once(language: str) -> None:
    """A level has four names: a sentence is told the one it speaks of."""
    assert [key for key, text in messages(language).items() if "{ player-" in text] == []


@pytest.mark.parametrize("language", FILES)
def test_names_are_said_as_they_are(language: str) -> None:
    """An ending fits only some names: not “Jonass”."""
    texts = messages(language)
    assert [key for key in texts if re.search(r"\{ \$(name|names|before) \}\w", texts[key])] == []


@pytest.mark.parametrize("language", FILES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    used = {mark for text in messages(language).values() for mark in ANY_QUOTE.findall(text)}
    assert used <= set(QUOTES[language])


def test_no_french_line_begins_with_a_mark() -> None:
    """The space before it does not break."""
    broken = re.compile(r"« | [?!:;»]")
    assert [key for key, text in messages("fr").items() if broken.search(text)] == []


def test_no_sign_stands_in_the_code_that_some_language_writes_otherwise() -> None:
    """In French there is a space before it."""
    found = [
        f"{path.name}: {line.strip()}"
        for path in SOURCES
        for line in UNSEEN.sub("", path.read_text("utf-8")).splitlines()
        if SIGN.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("language", FILES)
def test_three_dots_stand_as_the_language_writes_them(language: str) -> None:
    """Apart from the last word, or right behind it."""
    wrong = re.compile(r"\s…" if language in CLOSE_DOTS else r"\S…")
    assert [key for key, text in messages(language).items() if wrong.search(text)] == []


def test_no_italian_article_stands_before_a_number() -> None:
    """It is “il 7” but “l’8”: what the number is on has an article of its own."""
    article = re.compile(r"\b([Ii]l|del|al|dal|nel|sul) \{ \$(number|printed|reading|tile) \}")
    assert [key for key, text in messages("it").items() if article.search(text)] == []


def facts(text: str) -> set[str]:
    return set(FACT.findall(text))


@pytest.mark.parametrize("language", PLURALS)
def test_slavic_counts_have_their_four_forms(language: str) -> None:
    counted = [text for text in messages(language).values() if "$count ->" in text]
    wins = 2  # a name or several: two forms say it all
    full = [text for text in counted if PLURALS[language] <= set(re.findall(r"\[(\w+)\]", text))]
    assert len(counted) - len(full) == wins


def test_every_text_that_the_pages_ask_for_exists() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    asked = {key for pair in ASKED.findall(code) for key in pair if key}
    assert asked - set(ENGLISH) == set()
    for start in STARTED.findall(code):
        assert any(key.startswith(start) for key in ENGLISH), start


def test_no_page_keeps_a_finished_sentence() -> None:
    """It would stay in the language before: a note is put into words where it is shown."""
    kept = {path.name: SAID_ONCE.findall(path.read_text("utf-8")) for path in SOURCES}
    assert {name: found for name, found in kept.items() if found} == {}


def test_no_text_is_left_over() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    starts = tuple(start for start in STARTED.findall(code) if start)
    built = ("refused-", "option-", "problem-", "level-", "tile-", "rules-", "key-")
    over = [k for k in ENGLISH if f'"{k}"' not in code and not k.startswith((*starts, *built))]
    over = [key for key in over if not re.fullmatch(r"(completto|rummy|finito)-about", key)]
    over = [key for key in over if key.removesuffix("-you") not in set(ENGLISH) - {key}]
    assert over == []


def test_every_refusal_has_a_sentence() -> None:
    """Its own, or one that it shares with others that mean the same to a person."""
    words = (WEB / "src" / "words.ts").read_text("utf-8")
    shared = {code for _, codes in SHARED.findall(words) for code in re.findall(r'"(.*?)"', codes)}
    plain = set(SENTENCES) - COMMAND_ONLY - shared
    expected = {f"refused-{re.sub('[._]', '-', code)}" for code in plain}
    expected |= OWN | {"refused-outdated", "refused-changed", "refused-record"}
    assert expected == {key for key in ENGLISH if key.startswith("refused-")}
    assert shared <= set(SENTENCES)
    assert set(SENTENCES) >= COMMAND_ONLY


def test_no_refusal_shows_facts_that_are_for_programs() -> None:
    """They are in English, or in the words of the notation."""
    of_programs = {"allowed", "known", "option", "place", "why"}
    refusals = [key for key in ENGLISH if key.startswith("refused-")]
    assert [key for key in refusals if facts(ENGLISH[key]) & of_programs] == []


def test_every_problem_of_a_rummy_table_has_a_sentence() -> None:
    assert {f"problem-{code.replace('_', '-')}" for code in PROBLEMS} == {
        key for key in ENGLISH if key.startswith("problem-")
    }
