"""Compiled or not, `help()` says of every public function how it is called and what it is for."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import reihum.games
import reihum.kernel


def modules() -> Iterator[tuple[ModuleType, ast.Module]]:
    """The modules of kernel and games, each with its source."""
    for package in (reihum.kernel, reihum.games):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.ispkg:
                module = import_module(found.name)
                source = Path(module.__file__ or "").with_name(f"{found.name.split('.')[-1]}.py")
                yield module, ast.parse(source.read_text("utf-8"))


def parameters(function: ast.FunctionDef) -> list[str]:
    named = function.args
    rest = [named.vararg] if named.vararg else []
    return [one.arg for one in (*named.posonlyargs, *named.args, *rest, *named.kwonlyargs)]


def test_modules_and_functions_keep_their_docstrings_and_signatures() -> None:
    looked_at = 0
    for module, source in modules():
        assert inspect.getdoc(module) == ast.get_docstring(source), module
        for written in source.body:
            if isinstance(written, ast.FunctionDef) and not written.name.startswith("_"):
                function = getattr(module, written.name)
                assert inspect.getdoc(function) == ast.get_docstring(written), function
                assert list(inspect.signature(function).parameters) == parameters(written)
                looked_at += 1
    assert looked_at > 200
