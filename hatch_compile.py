"""Compiles modules where they lie: `python hatch_compile.py MODULE.py ...`, run in their root.

It does what `python -m mypyc` does, and keeps the docstrings: mypyc leaves them out, and then
`help()` would know less about compiled functions and classes than about the same ones in plain
Python. Types are not kept: a function written in C has no `__annotations__`, and Python skips the
types in a signature that it reads from a docstring. Nor are docstrings of coroutines, for which
mypyc's own kind of function has no place. The sources lie beside the compiled modules: there
editors and mypy find everything.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mypyc.build import mypycify
from mypyc.codegen.cstring import c_string_initializer
from setuptools import setup

# How mypyc writes a module in C; a function or method of it, a class, and what a property gets.
MODULE = re.compile(
    r'(static struct PyModuleDef (\w*)module = \{\s*PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL'
)
TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(rf"(\(PyCFunction\)(\w+),\s*[\w |]+, PyDoc_STR)\({TEXT}\)")
CLASS = re.compile(rf"(PyTypeObject (\w+)_template_ = {{[^}}]*\.tp_doc = PyDoc_STR)\({TEXT}\)")
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*)(NULL)(?=, NULL})")


def with_docstrings(code: str) -> str:
    """The C code, with what the Python code says about modules, functions and classes."""
    docstrings: dict[str, str] = {}

    def about_module(found: re.Match[str]) -> str:
        before, prefix, name = found.groups()
        tree = ast.parse(Path(name.replace(".", "/") + ".py").read_text("utf-8"))
        docstrings.update(_described(tree, f"{prefix}___" if prefix else ""))
        return before + _written(ast.get_docstring(tree))

    def about_function(found: re.Match[str]) -> str:
        before, name, _ = found.groups()
        return f"{before}({docstrings[name]})" if name in docstrings else found[0]

    def about_class(found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        signature = "" if signature == "NULL" else signature  # that of its __init__, from mypyc
        return f"{before}({signature} {docstrings[name]})" if name in docstrings else found[0]

    def about_property(found: re.Match[str]) -> str:
        before, name, nothing = found.groups()
        return before + docstrings.get(name, nothing)

    code = FUNCTION.sub(about_function, MODULE.sub(about_module, code))
    return PROPERTY.sub(about_property, CLASS.sub(about_class, code))


def _described(tree: ast.Module, prefix: str) -> Iterator[tuple[str, str]]:
    """For each function, class, method and property its name in C, and what `help()` says of it."""
    for one in tree.body:
        if isinstance(one, ast.FunctionDef):
            yield f"CPyPy_{prefix}{one.name}", _called(one)
        elif isinstance(one, ast.ClassDef):
            yield f"CPyType_{prefix}{one.name}", _written(ast.get_docstring(one))
            for method in one.body:
                if isinstance(method, ast.FunctionDef):
                    yield _method(method, f"{prefix}{one.name}")


def _method(method: ast.FunctionDef, owner: str) -> tuple[str, str]:
    """A method or property of this class: its name in C, and what `help()` says of it."""
    decorators = {ast.unparse(one) for one in method.decorator_list}
    if "property" in decorators:
        return f"{owner}_get_{method.name}", _written(ast.get_docstring(method))
    bound = "staticmethod" not in decorators
    return f"CPyPy_{owner}___{method.name}", _called(method, "$" if bound else "")


def _called(function: ast.FunctionDef, sign: str = "") -> str:
    """How a function is called, and what it is for; the sign marks an argument that is bound."""
    arguments = ast.unparse(_Untyped().visit(function.args))
    said = ast.get_docstring(function) or ""
    return _written(f"{function.name}({sign}{arguments})\n--\n\n{said}")


class _Untyped(ast.NodeTransformer):
    """Arguments as Python reads them from a docstring: without their types."""

    def visit_arg(self, argument: ast.arg) -> ast.arg:
        return ast.arg(argument.arg)


def with_named_tuples(source: str) -> str:
    """The Python code, which gives named tuples their docstrings once they are made: mypyc makes
    them as Python would, and with a docstring of its own.
    """
    lines = [
        f"setattr({one.name}, '__doc__', {ast.get_docstring(one)!r})\n"  # mypy allows no other way
        for one in ast.parse(source).body
        if isinstance(one, ast.ClassDef) and "NamedTuple" in map(ast.unparse, one.bases)
    ]
    return source + "".join(lines)


def _written(text: str | None) -> str:
    """A text as C writes it."""
    return c_string_initializer((text or "").encode())


def main() -> None:
    """Make the C code, put the docstrings in, and compile it."""
    for module in map(Path, sys.argv[1:]):
        module.write_text(with_named_tuples(module.read_text("utf-8")), "utf-8")
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    debug = os.environ.get("MYPYC_DEBUG_LEVEL", "1")
    modules = mypycify(["--config-file=", *sys.argv[1:]], opt_level=level, debug_level=debug)
    for source in {Path(source) for module in modules for source in module.sources}:
        source.write_text(with_docstrings(source.read_text("utf-8")), "utf-8")
    setup(name="reihum", ext_modules=modules, script_args=["build_ext", "--inplace"])


if __name__ == "__main__":
    main()
