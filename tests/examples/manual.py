#!/usr/bin/env python3
# SPDX-License-Identifier: ISC
"""manual.py WORK PAGE...: what the examples of manual pages are when they are run, each a
file WORK/PAGE-LINE.sh for bash, in the folder that club.sh makes.

An example is a .Bd -literal, .Dl or .D1. It is a command, a turn file, a season file,
settings, or in adjudicator-orders(7) an order. What a turn file is followed by, as text
or JSON, is what its replay must print. Everything else needs a line
    .\\" not run: REASON
before it, or for a section below its heading.
"""
import hashlib
import hmac
import os
import re
import struct
import sys

FOLDERS = [("/srv/club", "club"), ("/mnt/other-disk/club", "kept"), ("/var/lib/adjudicator/friday", "friday")]
COMMAND = re.compile(r"^(\*/5( \*){4} )?(\$ )?adjudicator(-verify)? ")
# What must have been done before, or where it is done.
BEFORE = [
    ("handover --take club.tar", "adjudicator -C club handover club.tar && mv club given"),
    ("restore kept/club-20261120T200000Z", "mv kept/club-* kept/club-20261120T200000Z && mv club lost"),
    ("adjudicator (key new|receipt letter.eml)", "cd club && cp ../letter.eml ."),
]
LEXICA = "mkdir x && adjudicator init x > x/told && cp -r club/lexica x"


def plain(line):
    for code, text in (("\\e", "\\"), ("\\(dq", '"'), ("\\&", ""), ("\\-", "-")):
        line = line.replace(code, text)
    return line


def examples(page):
    """Line, text and the mark that covers it: that of its section, or its own."""
    mark, own, block, begun = None, None, None, 0
    for number, line in enumerate(open(page, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        found = re.match(r'^\.\\" not run: (.+)', line)
        if found:
            own = found.group(1)
            continue
        if own and not line.startswith((".Bd ", ".Dl ", ".D1 ")):
            mark, own = own, None
        if re.match(r"^\.S[hs] ", line):
            mark = None
        elif line.startswith(".Bd -literal"):
            block, begun = [], number
        elif line == ".Ed" and block is not None:
            yield begun, block, own or mark
            block, own = None, None
        elif block is not None:
            block.append(plain(line))
        elif line.startswith((".Dl ", ".D1 ")):
            yield number, [plain(line[4:])], own or mark
            own = None


def here(name, text):
    return f"cat > {name} <<'EXAMPLE'\n" + "\n".join(text) + "\nEXAMPLE\n"


# What a record does not prove is told with exit status 3, which is no failure.
CHECKERS = "".join(
    '%s() { command %s "$@" || [ $? -eq 3 ]; }\n' % (name, name)
    for name in ("adjudicator", "adjudicator-verify")
)


def commands(text):
    lines = [re.sub(r"^(\*/5( \*){4} )?(\$ )?", "", line) for line in text]
    script = "\n".join(lines) + "\n"
    for there, ours in FOLDERS:
        script = script.replace(there, ours)
    before = [what + "\n" for pattern, what in BEFORE if re.search(pattern, script)]
    return "set -e\n" + CHECKERS + "".join(before) + script


def is_settings(text):
    return all(re.match(r"^[a-z-]+ = ", line) for line in text)


def shown(text, before):
    """What the last turn file must print, as the page has it."""
    if text[0].startswith("{"):
        joined = re.sub(r"\n +", "", "\n".join(text)).split("\n")
        return here("example.turns", before) + here("wanted", joined) + (
            "adjudicator replay example.turns --json | sed 's/, \"/,\"/g' > got; diff wanted got\n")
    return here("example.turns", before) + here("wanted", text) + (
        "adjudicator replay example.turns > got; diff wanted got\n")


def script_of(page, text, before):
    first = next((line for line in text if line and not line.startswith("#")), "")
    if COMMAND.match(text[0]):
        return commands(text)
    if first == "Turn-File: 1":
        return here("example.turns", text) + "adjudicator replay example.turns\n"
    if first == "Season: 1":
        text = [line.replace("en-scowl80-1", "en-club-1") for line in text]
        return LEXICA + "\n" + here("example.season", text) + (
            "adjudicator -C x league new example.season --now 2026-11-20T12:00:00Z\n")
    if os.path.basename(page) == "adjudicator.conf.5" and is_settings(text):
        return LEXICA + "\n" + here("x/adjudicator.conf", text) + "adjudicator -C x player list\n"
    if before and (text[0].startswith('{"type":') or re.match(r"^[A-Z][A-Za-z ]+, words: ", text[0])):
        return shown(text, before)
    if os.path.basename(page) == "adjudicator-orders.7":
        return here("example.order", text) + (
            "sed '/^-- *$/,$d; /^$/d' example.order | while read -r line; do\n"
            '\tadjudicator -C club order 1 Ann "$line"\n'
            "done > said\n"
            "grep -v '^refused: no-order$' said\n")
    return None


def is_drawn(figure):
    """Block 0 of number 1 of a stream, from the seed of zeros: adjudicator-rules(7), A worked example."""
    for stream in (b"order", b"ex", b"board", b"cells", b"sort", b"faces", b"bonus"):
        text = b"".join(struct.pack(">I", len(part)) + part for part in (
            b"adjudicator/draw/1", stream, struct.pack(">I", 1), struct.pack(">I", 0)))
        if hmac.new(bytes(32), text, hashlib.sha256).hexdigest() == figure:
            return True
    return False


def main(work, pages):
    missing = 0
    for page in pages:
        before = None
        for line, text, mark in examples(page):
            script = script_of(page, text, before)
            if script is not None and not (mark and COMMAND.match(text[0])):
                name = f"{os.path.basename(page)}-{line}"
                with open(os.path.join(work, name + ".sh"), "w", encoding="utf-8") as out:
                    out.write(script)
            elif mark is None:
                print(f"not ok, {page}:{line}: neither can this example be run nor is said why not")
                missing += 1
            if page.endswith("-rules.7") and re.match("^[0-9a-f]{64}$", text[0]) and not is_drawn(text[0]):
                print(f"not ok, {page}:{line}: no stream begins so")
                missing += 1
            if "Turn-File: 1" in text[:3]:
                before = text
    return missing


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1], sys.argv[2:]) else 0)
