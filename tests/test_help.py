"""Compiled or not, `help()` says of all that is public what it is for, and how it is called."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import reihum.games
import reihum.kernel
import reihum.server.tables


def modules() -> Iterator[tuple[ModuleType, ast.Module]]:
    """The modules of kernel, games and tables, each with its source."""
    for package in (reihum.kernel, reihum.games, reihum.server.tables):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.ispkg:
                module = import_module(found.name)
                source = Path(module.__file__ or "").with_name(f"{found.name.split('.')[-1]}.py")
                yield module, ast.parse(source.read_text("utf-8"))


def described(
    owner: Any, body: list[ast.stmt]
) -> Iterator[tuple[Any, ast.FunctionDef | ast.ClassDef]]:
    """All that is public of a module or class, but for coroutines, each with how it is written."""
    for written in body:
        if isinstance(written, ast.FunctionDef | ast.ClassDef) and not written.name.startswith("_"):
            found = getattr(owner, written.name)
            yield found, written
            if isinstance(written, ast.ClassDef):
                yield from described(found, written.body)


def parameters(function: ast.FunctionDef) -> list[str]:
    named = function.args
    rest = [named.vararg] if named.vararg else []
    return [one.arg for one in (*named.posonlyargs, *named.args, *rest, *named.kwonlyargs)]


def test_all_that_is_public_keeps_its_docstring_and_signature() -> None:
    looked_at = 0
    for module, source in modules():
        assert inspect.getdoc(module) == ast.get_docstring(source), module
        for found, written in described(module, source.body):
            assert inspect.getdoc(found) == ast.get_docstring(written), (module, written.name)
            if isinstance(written, ast.FunctionDef) and callable(found):
                assert list(inspect.signature(found).parameters) == parameters(written), found
            looked_at += 1
    assert looked_at > 600
