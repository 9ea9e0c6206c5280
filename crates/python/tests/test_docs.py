"""Every example runs, everything is documented, and the stubs say what there is."""

import pathlib
import subprocess
import sys

import pytest
from conftest import examples, run_example

HERE = pathlib.Path(__file__).parent


@pytest.mark.parametrize("name, text", examples(), ids=lambda it: it if len(it or "") < 60 else "")
def test_documented_and_true(name, text):
    if name.split(".")[-1].isupper() or name.endswith("STARTING_FEN"):
        return
    assert text, f"{name} has no docstring"
    run_example(name, text)


@pytest.mark.parametrize("page", ["tour.md", "README.md"])
def test_pages(page):
    path = HERE.parent / page
    assert run_example(page, path.read_text(encoding="utf-8")) >= 10


def test_stubs(tmp_path):
    words = ["-m", "mypy.stubtest", "flagfall", "--ignore-unused-allowlist"]
    files = ["--allowlist", HERE / "stubtest.txt", "--mypy-config-file", HERE / "mypy.ini"]
    done = subprocess.run(
        [sys.executable, *words, *files],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_of_a_program():
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", HERE / "typed.py"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
