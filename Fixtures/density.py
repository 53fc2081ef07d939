"""Checks that the code and the comments are no harder to read than they were.

Usage: python3 Fixtures/density.py [--at ROW [FOLDER|FILE ...]]

It counts the places of each row per 1,000 lines in Sources and in Tests, and fails when a rate is
above the most that the table allows. A lower rate may become the new most. A place is worth a second
look, and is not an error: a short choice between two values is fine, a choice in a choice is a
statement that was folded. With --at, it prints each place of one row.
"""

import os
import re
import sys

# The row, what it counts, its pattern, whether it reads comments, and the most in Sources and Tests.
ROWS = [
    ("choice", "choices ? :", r"\s\?\s.*\s:\s|^\s*[?:]\s", False, 8.0, 5.0),
    ("tuple", "(a, b) = (c, d)", r"^\s*(let |var )?\((self\.)?\w+(, (self\.)?\w+)+\) = ", False, 1.0, 1.0),
    ("map", "optional .map … ??", r"\.map\s*[{(].*\?\?", False, 0.6, 0.5),
    ("throws", "closures that name their error", r"throws\(\w+\) in", False, 0.9, 0.2),
    ("long", "lines over 90 columns", r"^.{91}", False, 38.0, 44.0),
    ("semicolon", "a semicolon", r";", True, 0.5, 1.0),
    ("that", "that of, those of", r"\b(that|those) of\b", True, 0.3, 0.3),
    ("own", "of its own, of their own", r"\bof (its|their|his) own\b", True, 0.3, 0.3),
    ("unchanged", "as it is, as they are", r"\bas (it|they) (is|are|was|were)\b", True, 0.3, 0.3),
    ("clause", "a clause as a noun", r"(^|[^a-z])[Ww]hat (is|was|has|it|the|a|they|an|others|one)\b", True, 1.0, 0.5),
    ("stands", "stands, for is", r"\bstands?\b(?! in\b| for\b|-in)", True, 0.3, 0.3),
    ("whoever", "whoever, nobody, somebody", r"\b([Ww]hoever|[Nn]obody|[Ss]omebody)\b", True, 0.3, 0.3),
    ("tells", "tells, told, for reports", r"\b(tells|told)\b", True, 0.3, 0.6),
    ("is no", "is no X, for is not a X", r"\b(is|are) no [a-z\"`]", True, 1.3, 1.3),
    ("another", "another one, for different", r"\banother one\b|\bis another\b|\bare others\b|\bis other\b", True, 0.3, 0.3),
]


def files(roots):
    for root in roots:
        if os.path.isfile(root):
            yield root
        for folder, names, entries in os.walk(root):
            names[:] = sorted(name for name in names if not name.startswith("."))
            for entry in sorted(entries):
                if entry.endswith(".swift"):
                    yield os.path.join(folder, entry)


def lines(roots):
    """Each line with text: its file, its number, the text, and whether it is a comment."""
    for path in files(roots):
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                text = line.strip()
                if text:
                    yield path, number, line.rstrip("\n"), text.startswith("//")


def rates(root):
    """The rate of each row in a folder, per 1,000 lines of code or of comments."""
    patterns = [re.compile(pattern) for _, _, pattern, _, _, _ in ROWS]
    counts, sizes = [0] * len(ROWS), {False: 0, True: 0}
    for _, _, text, is_comment in lines([root]):
        sizes[is_comment] += 1
        for index, row in enumerate(ROWS):
            if row[3] == is_comment and patterns[index].search(text):
                counts[index] += 1
    return [1000 * count / max(1, sizes[row[3]]) for row, count in zip(ROWS, counts)]


def print_places(name, roots):
    found = [row for row in ROWS if row[0] == name]
    if not found:
        sys.exit(f'There is no row "{name}". Write one of: {", ".join(row[0] for row in ROWS)}.')
    _, _, pattern, reads_comments, _, _ = found[0]
    for path, number, text, is_comment in lines(roots or ["Sources", "Tests"]):
        if is_comment == reads_comments and re.search(pattern, text):
            print(f"{path}:{number}: {text.strip()}")


def main(words):
    if words[:1] == ["--at"] and len(words) > 1:
        return print_places(words[1], words[2:])
    if words:
        sys.exit(f'Unexpected argument "{words[0]}". {__doc__.splitlines()[2]}')
    over = []
    for index, root in enumerate(["Sources", "Tests"]):
        for row, rate in zip(ROWS, rates(root)):
            most = row[4 + index]
            if round(rate, 1) > most:
                over.append(
                    f"{row[1]} in {root}: {rate:.1f} per 1,000 lines, at most {most}. "
                    f'Run "python3 Fixtures/density.py --at \'{row[0]}\' {root}" for the places.')
    if over:
        sys.exit("\n".join(over))


if __name__ == "__main__":
    main(sys.argv[1:])
