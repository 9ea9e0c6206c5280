"""What the tests share: the package's own names in its examples, and some games."""

import doctest
import inspect

import pytest

import flagfall

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples():
    """Every documented thing of the package, by name."""
    found = [("flagfall", flagfall.__doc__)]
    for name in flagfall.__all__:
        thing = getattr(flagfall, name)
        found.append((name, getattr(thing, "__doc__", None)))
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_") and not isinstance(value, str):
                    found.append((f"{name}.{member}", value.__doc__))
    return found


def run_example(name, text):
    test = doctest.DocTestParser().get_doctest(text, {"flagfall": flagfall}, name, name, 0)
    out = []
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    runner.run(test, out=out.append)
    assert runner.failures == 0, "".join(out)
    return len(test.examples)


@pytest.fixture(scope="session")
def games():
    """PGN with what is worth finding: 600 games, of which each sixth is faulty."""
    sound = '[White "Anna {0}"]\n[Black "Boris"]\n[Date "2019.05.{1:02}"]\n[Result "1-0"]\n\n' \
        "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n"
    faulty = [
        "[Date \"2024.01.01\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n",
        '[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n',
        "1. d4 d5 2. d4 Nf6 3. c4 e6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6 1/2-1/2\n\n",
        '[Result "0-1"]\n\n1. e4 e5 1-0\n\n',
    ]
    text = ""
    for at in range(600):
        text += faulty[at // 6 % 4] if at % 6 == 5 else sound.format(at, at % 28 + 1)
    return text.encode()
