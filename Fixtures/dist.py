#!/usr/bin/env python3
"""Makes an artifact bundle of the archives of one version, and the checksums of all of them.

    python3 Fixtures/dist.py FOLDER VERSION

The archives of "make dist" in the folder, one of each architecture, become the variants of the
bundle, so an archive of the other architecture is copied there first. The same archives make the
same bytes: names are in order, and all times are the same.
"""

import hashlib
import json
import sys
import tarfile
import zipfile
from pathlib import Path

BUNDLE = "tipctl.artifactbundle"
SYSTEM = "linux"
ARCHITECTURES = ["aarch64", "x86_64"]
# The first time that a zip file can have.
TIME = (1980, 1, 1, 0, 0, 0)


def add(bundle, name, data, mode):
    """Adds a file that has a fixed time, owner-independent attributes and the given mode."""
    entry = zipfile.ZipInfo(f"{BUNDLE}/{name}", TIME)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3
    entry.external_attr = (0o100000 | mode) << 16
    bundle.writestr(entry, data)


def make_bundle(path, archives, version):
    """Writes the bundle: the program of each archive, and the file that lists them."""
    variants = []
    with zipfile.ZipFile(path, "w") as bundle:
        for architecture, archive in archives:
            folder = archive.name.removesuffix(".tar.gz")
            with tarfile.open(archive) as tar:
                program = tar.extractfile(f"{folder}/bin/tipctl").read()
            add(bundle, f"{folder}/bin/tipctl", program, 0o755)
            triple = f"{architecture}-unknown-{SYSTEM}-gnu"
            variants.append({"path": f"{folder}/bin/tipctl", "supportedTriples": [triple]})
        tool = {"type": "executable", "version": version, "variants": variants}
        info = {"schemaVersion": "1.0", "artifacts": {"tipctl": tool}}
        add(bundle, "info.json", json.dumps(info, indent=2) + "\n", 0o644)


def main():
    folder, version = Path(sys.argv[1]), sys.argv[2]
    named = [(each, folder / f"tipctl-{version}-{SYSTEM}-{each}.tar.gz") for each in ARCHITECTURES]
    archives = [(each, archive) for each, archive in named if archive.exists()]
    # A bundle is for Linux only, where the program is static.
    made = sorted(folder.glob(f"tipctl-{version}-*.tar.gz"))
    if archives:
        path = folder / f"{BUNDLE}.zip"
        make_bundle(path, archives, version)
        made.append(path)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(lines))
    for path in made[-1:] + [sums]:
        print(path)


if __name__ == "__main__":
    main()
