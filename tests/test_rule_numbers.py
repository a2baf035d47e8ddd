"""Every numbered rule has a test that bears its number."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULE = re.compile(r"^- ([CRF]\d+)\.", re.MULTILINE)
TEST = re.compile(r"^def test_([crf]\d+)_", re.MULTILINE)


def test_every_rule_number_is_cited_by_a_test() -> None:
    rules = {
        number.lower()
        for page in (HERE.parent / "docs" / "rules").glob("*.md")
        for number in RULE.findall(page.read_text("utf-8"))
    }
    tested = {
        number
        for file in (HERE / "games").rglob("test_*.py")
        for number in TEST.findall(file.read_text("utf-8"))
    }
    assert len(rules) == 19 + 21 + 12
    assert tested == rules
