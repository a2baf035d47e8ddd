"""No test of the pages asserts by a look that does not wait: such a test lies on a busy machine.

Nor does one wait for what was refused: whoever asks a server to do something looks at the answer.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
WEB = TESTS / "web"
# Playwright's answers about this very moment; `expect(...)` asks the same and waits.
AT_ONCE = {
    "all",
    "all_inner_texts",
    "all_text_contents",
    "bounding_box",
    "content",
    "count",
    "evaluate",
    "evaluate_all",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_editable",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "text_content",
    "title",
    "url",
}
WAITING = {"at_rest", "box", "comes_to", "expect", "until"}  # see tests/web/looking.py
Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(call: ast.Call) -> str:
    """What is called, without what it is called on."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def looks(node: ast.AST, hasty: set[str], seen: set[str]) -> Iterator[ast.AST]:
    """Everything in this code that looks at once, or uses what was seen so."""
    match node:
        case ast.Call() if name_of(node) in WAITING:
            return
        case ast.Call(func=ast.Attribute(attr=name), args=args) if name in AT_ONCE:
            if not (name == "count" and args):  # of a list or a text
                yield node
        case ast.Call(func=ast.Name(id=name)) if name in hasty:
            yield node
        case ast.Attribute(attr="url"):
            yield node
        case ast.Name(id=name) if name in seen:
            yield node
    for child in ast.iter_child_nodes(node):
        yield from looks(child, hasty, seen)


def seen_at_once(function: Function, hasty: set[str]) -> set[str]:
    """The names that hold what such a look has seen."""
    seen = set[str]()
    assigned = [
        (bound(node), node.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign | ast.NamedExpr | ast.AnnAssign) and node.value
    ]
    before = -1
    while len(seen) != before:
        before = len(seen)
        for names, value in assigned:
            if any(looks(value, hasty, seen)):
                seen |= names
    return seen


def bound(node: ast.Assign | ast.NamedExpr | ast.AnnAssign) -> set[str]:
    """The names that are given a value here."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}


def functions(tree: ast.Module) -> list[Function]:
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


def hasty_functions(trees: list[ast.Module]) -> set[str]:
    """The tests' own functions that answer by a look which does not wait."""
    hasty = set[str]()
    before = -1
    while len(hasty) != before:
        before = len(hasty)
        for function in (one for tree in trees for one in functions(tree)):
            seen = seen_at_once(function, hasty)
            answers = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
            if any(any(looks(answer, hasty, seen)) for answer in answers):
                hasty.add(function.name)
    return hasty - WAITING


def faults(sources: dict[str, str]) -> list[str]:
    """File, line and code of every assertion by a look that does not wait."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    hasty = hasty_functions(list(trees.values()))
    found = {
        (name, node.lineno, ast.unparse(node))
        for name, tree in trees.items()
        for function in functions(tree)
        for seen in [seen_at_once(function, hasty)]
        for node in ast.walk(function)
        if isinstance(node, ast.Assert) and any(looks(node.test, hasty, seen))
    }
    return [f"{name}:{line}: {code}" for name, line, code in sorted(found)]


def unheard(source: str) -> list[int]:
    """The lines that ask a server to do something, and leave the answer."""
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    asked = [
        node.value.value if isinstance(node.value, ast.Await) else node.value for node in statements
    ]
    return [one.lineno for one in asked if isinstance(one, ast.Call) and name_of(one) == "post"]


def test_no_answer_of_a_server_is_left_unheard() -> None:
    files = [*sorted(WEB.glob("*.py")), *sorted((TESTS / "server").glob("*.py"))]
    found = [f"{file.name}:{line}" for file in files for line in unheard(file.read_text("utf-8"))]
    assert found == []
    assert unheard("await ann.post('a')\nassert (await ann.post('b')).is_success") == [1]


def test_no_page_is_asserted_about_by_a_look_that_does_not_wait() -> None:
    files = [file for file in sorted(WEB.glob("*.py")) if file.name != "looking.py"]
    assert faults({f"tests/web/{file.name}": file.read_text("utf-8") for file in files}) == []


def test_the_law_sees_what_it_forbids_and_nothing_else() -> None:
    hasty = """
def shown(page):
    texts = page.locator("p").all_inner_texts()
    return texts[0]

def test_all(page):
    assert page.locator("p").count() == 1
    text = page.locator("p").inner_text()
    words = text.split()
    assert "a" in words
    assert shown(page) == "a"
    assert not page.get_by_role("button").is_enabled()
    if assert_it := page.title():
        assert assert_it
    assert page.url == "/"
"""
    lines = [fault.split(":")[1] for fault in faults({"a": hasty})]
    assert lines == ["7", "10", "11", "12", "14", "15"]
    patient = """
def shown(page):
    return at_rest(page, lambda: page.locator("p").all_inner_texts())

def test_all(page):
    expect(page.locator("p")).to_have_count(1)
    comes_to(page, lambda: page.evaluate("1"), 1)
    before = page.locator("p").inner_text()
    settle(page, before)
    assert shown(page) == ["a"]
    assert [1, 1].count(1) == 2
    assert until(page, lambda: page.locator("p").count()) == 1
"""
    assert faults({"a": patient}) == []
