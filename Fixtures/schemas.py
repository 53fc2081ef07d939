#!/usr/bin/env python3
"""Writes the published JSON Schemas into Swift, because the tool is one file without resources."""

import json
import pathlib

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
WIDTH = 84


def lines(file):
    """Returns the text of a schema in full lines, which are one line for Swift."""
    text = json.dumps(json.loads(file.read_text()), ensure_ascii=False, separators=(",", ":"))
    cut = [text[start : start + WIDTH] for start in range(0, len(text), WIDTH)]
    return [line + "\\#" for line in cut[:-1]] + cut[-1:]


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
