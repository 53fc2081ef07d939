#!/usr/bin/env python3
"""Writes the published JSON Schemas into Swift, because the tool is one file without resources."""

import json
import pathlib
import re

FIXTURES = pathlib.Path(__file__).parent
OUTPUT = FIXTURES.parent / "Sources/Tool/TipCLI/Schemas/SchemaTexts.swift"
FILES = {
    "content": "guidance/content.schema.json",
    "lock": "lock.schema.json",
    "output": "output.schema.json",
    "receipt": "receipt.schema.json",
    "result": "result.schema.json",
    "state": "state.schema.json",
}
WIDTH = 86


def lines(file):
    """Returns the text of a schema in lines that end between two tokens of JSON."""
    text = json.dumps(json.loads(file.read_text()), ensure_ascii=False, separators=(",", ":"))
    line = ""
    for token in re.findall(r'"(?:[^"\\]|\\.)*"[:,]?|[^"]+?(?="|$)', text):
        if line and len(line) + len(token) > WIDTH:
            yield line
            line = ""
        line += token
    yield line


def main():
    swift = [
        "/// The texts of the published schemas, which `Fixtures/schemas.py` writes.",
        "enum SchemaTexts {",
    ]
    for name, path in FILES.items():
        swift.append(f'  static let {name} = #"""')
        swift += [f"    {line}" for line in lines(FIXTURES / path)]
        swift.append('    """#')
    OUTPUT.write_text("\n".join(swift + ["}", ""]))


main()
