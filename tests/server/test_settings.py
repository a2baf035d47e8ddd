"""What can be set: by the environment, each with its sense, told in one table."""

from pathlib import Path

import pytest

from reihum.kernel.answers import Unreadable
from reihum.server.settings import Limits, Settings, known, settings_from

DOCS = Path(__file__).parent.parent.parent / "docs" / "operating.md"

PATHS = {"/": "", "/spiele": "/spiele", "/spiele/": "/spiele", "/a/b-c.d": "/a/b-c.d"}


def test_every_setting_can_be_set_by_the_environment() -> None:
    other = {
        "REIHUM_DATABASE": "x.sqlite",
        "REIHUM_ORIGINS": "https://a.example, https://b.example",
    }
    other |= {"REIHUM_PROXIES": "10.0.0.0/8", "REIHUM_SECURE_COOKIES": "yes", "REIHUM_PACE": "0"}
    other |= {"REIHUM_BASE_PATH": "/spiele", "REIHUM_ADDRESS": "machine:8000"}
    other |= {one.name: "7777" for one in known(Settings()) if one.name not in other}
    settings = settings_from(other)
    changed = {one.name: one.value for one in known(settings)}
    for one in known(Settings()):
        assert changed[one.name] != one.value, one.name
        assert one.about
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.limits.tables == 7777
    assert settings.secure_cookies is True


def test_nothing_set_is_as_it_is_and_empty_is_not_set() -> None:
    assert settings_from({}) == Settings()
    assert settings_from({"REIHUM_THINKERS": " ", "REIHUM_LIMIT_WORK": ""}) == Settings()
    assert settings_from({}).limits == Limits()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REIHUM_THINKERS", "0"),
        ("REIHUM_THINKERS", "many"),
        ("REIHUM_THINKERS", "1.5"),
        ("REIHUM_PACE", "-1"),
        ("REIHUM_PACE", "nan"),
        ("REIHUM_LIMIT_SOCKETS", "-1"),
        ("REIHUM_LIMIT_TABLES", "1e99"),
        ("REIHUM_LIMIT_TABLES", "0.9"),  # there would never be a whole one
        ("REIHUM_LIMIT_TABELS", "3"),
        ("REIHUM_LIMIT_MESSAGES", "0.3"),
        ("REIHUM_LIMIT_HEAD_BYTES", "1"),
        ("REIHUM_ADDRESS", "machine"),
        ("REIHUM_ADDRESS", "::::"),
        ("REIHUM_SECURE_COOKIES", "perhaps"),
        ("REIHUM_PROXIES", "foo"),
        ("REIHUM_PROXIES", "127.0.0.1,10.0.0.0/33"),
        ("REIHUM_ORIGINS", "foo"),
        ("REIHUM_ORIGINS", "https://a.example,https://b.example/page"),
        ("REIHUM_BASE_PATH", "spiele"),
        ("REIHUM_BASE_PATH", "/spiele/../etc"),
        ("REIHUM_BASE_PATH", "/a b"),
        ("REIHUM_BASE_PATH", "/ä"),
        ("REIHUM_BASE_PATH", '/">'),
        ("REIHUM_BASE_PATH", "//example.org"),
        ("REIHUM_BASE_PATH", "https://example.org/spiele"),
        ("REIHUM_BASE_PATH", "/api"),
        ("REIHUM_BASE_PATH", "/metrics/x"),
    ],
)
def test_what_makes_no_sense_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(Unreadable) as refused:
        settings_from({name: value})
    assert refused.value.code == "settings"
    assert refused.value.facts == {"name": name, "text": value}


def test_a_path_may_end_in_a_slash_and_one_slash_is_none() -> None:
    shown = {text: settings_from({"REIHUM_BASE_PATH": text}).base_path for text in PATHS}
    assert shown == PATHS


def test_the_documentation_has_all_of_them_with_what_they_are_for() -> None:
    written = DOCS.read_text()
    for one in known(Settings()):
        assert f"| `{one.name}` |" in written, one.name
        row = next(line for line in written.splitlines() if line.startswith(f"| `{one.name}` |"))
        assert one.about in row
        if one.name not in ("REIHUM_DATABASE", "REIHUM_THINKERS"):  # those depend on the machine
            assert f"| {one.value or '(none)'} |" in row
