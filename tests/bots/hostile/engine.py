"""A program that speaks the line protocol as badly as it is told to: ``python engine.py crash``."""

import json
import os
import sys
import time


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def hang() -> None:
    time.sleep(3600)


def first(question: dict[str, object]) -> str:
    menu = question["menu"]
    assert isinstance(menu, list)
    return str(menu[0]["move"])


def behave(how: str, question: dict[str, object]) -> None:  # noqa: PLR0912 - a case a way
    """Answers one question in a way of its own."""
    match how:
        case "good":
            say(first(question))
        case "good-json":
            say(json.dumps({"move": first(question)}))
        case "chatty":
            say(first(question))
            for _ in range(50):
                say("and by the way")
        case "crash":
            print("out of ideas", file=sys.stderr)
            sys.exit(3)
        case "paints":
            print("\x1b[2J\x1b[31mred" * 100, file=sys.stderr)
            sys.exit(3)
        case "hang":
            hang()
        case "nonsense":
            say("{not json")
        case "wrong-type":
            say('{"move": 7}')
        case "deep":
            say('{"move": ' + "[" * 50_000)
        case "empty":
            say("")
        case "binary":
            os.write(1, b"\xff\xfe\x00\x80\n")
        case "huge":
            os.write(1, b"x" * 10_000_000)
            hang()
        case "unlisted":
            say("play card:none-of-ours")
        case "closes":
            os.close(1)
            hang()
        case "deaf":
            os.close(0)
            say(first(question))
            hang()
        case "floods-errors":
            os.write(2, b"no!\n" * 1_000_000)
            say(first(question))
        case "forks":
            if os.fork() == 0:
                hang()
            sys.exit(1)
        case "spies":
            print(json.dumps(sorted(os.environ)), file=sys.stderr)
            sys.exit(1)


def main() -> None:
    how = sys.argv[1]
    if how == "never-reads":
        hang()
    if how == "leaves":
        sys.exit(0)
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a") as notes:
            notes.write(f"{os.getpid()}\n")
    for line in sys.stdin:
        behave(how, json.loads(line))


if __name__ == "__main__":
    main()
