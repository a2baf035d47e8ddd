"""Compiles modules where they lie: `python hatch_compile.py MODULE.py ...`, run in their root.

It does what `python -m mypyc` does, and keeps the docstrings: mypyc leaves them out, and then
`help()` would know less about a compiled function than about the same one in plain Python.
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

# How mypyc writes a module, and a function of it, in C.
MODULE = re.compile(
    r'(static struct PyModuleDef (\w*)module = \{\s*PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL'
)
FUNCTION = re.compile(r'(\(PyCFunction\)(\w+), [\w |]+, PyDoc_STR)\((?:NULL|"(?:[^"\\]|\\.)*")\)')


def with_docstrings(code: str) -> str:
    """The C code, with what the Python code says about its modules and their functions."""
    docstrings: dict[str, str] = {}

    def about_module(found: re.Match[str]) -> str:
        before, prefix, name = found.groups()
        tree = ast.parse(Path(name.replace(".", "/") + ".py").read_text("utf-8"))
        docstrings.update(_functions(tree, f"CPyPy_{prefix}___" if prefix else "CPyPy_"))
        return before + _written(ast.get_docstring(tree))

    def about_function(found: re.Match[str]) -> str:
        before, name = found.groups()
        return f"{before}({docstrings[name]})" if name in docstrings else found[0]

    return FUNCTION.sub(about_function, MODULE.sub(about_module, code))


def _functions(tree: ast.Module, prefix: str) -> Iterator[tuple[str, str]]:
    """For each function of a module its name in C, and what `help()` says of it."""
    for one in tree.body:
        if isinstance(one, ast.FunctionDef):
            arguments = ast.unparse(_Untyped().visit(one.args))
            yield (
                prefix + one.name,
                _written(f"{one.name}({arguments})\n--\n\n{ast.get_docstring(one) or ''}"),
            )


class _Untyped(ast.NodeTransformer):
    """Arguments as Python reads them from a docstring: without their types."""

    def visit_arg(self, argument: ast.arg) -> ast.arg:
        return ast.arg(argument.arg)


def _written(text: str | None) -> str:
    """A text as C writes it."""
    return c_string_initializer((text or "").encode())


def main() -> None:
    """Make the C code, put the docstrings in, and compile it."""
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    debug = os.environ.get("MYPYC_DEBUG_LEVEL", "1")
    modules = mypycify(["--config-file=", *sys.argv[1:]], opt_level=level, debug_level=debug)
    for source in {Path(source) for module in modules for source in module.sources}:
        source.write_text(with_docstrings(source.read_text("utf-8")), "utf-8")
    setup(name="reihum", ext_modules=modules, script_args=["build_ext", "--inplace"])


if __name__ == "__main__":
    main()
