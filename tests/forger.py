#!/usr/bin/env python3
# SPDX-License-Identifier: ISC
"""forger.py PROGRAM SIGNING-KEY WORDS LETTERS MAILBOX...: an operator who cheats.

He has the key of the club. Each of the KINDS forges a record in one way; it is chained and
signed again as an honest one would be. Both programs that check records must refuse it: by
the file alone, else with the mailboxes of the players. WORDS is a record in which all
stirred in words, with plays in it; LETTERS one in which all stirred in letters, without
any: what is forged of it was told to the players in all letters, too. FORGER_ROUNDS=N
forges that many records of each kind, each in another place."""
import base64, contextlib, functools, hashlib, io, os, random, re, subprocess, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import verify
from forged_kinds import KINDS
from verify import F, H, M
PROGRAM, KEY_FILE, WORDS, LETTERS, *BOXES = sys.argv[1:]


# ------------------------------------------------------------------ to sign and to write
def secret_key(path):
    data = base64.b64decode(open(path).read().split("\n")[1])
    return data[32:40], data[40:72]  # its number and what the key follows from


def compressed(point):
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def signature(key, text):
    number, seed = key
    h = hashlib.sha512(seed).digest()
    a = int.from_bytes(h[:32], "little") & (1 << 254) - 8 | 1 << 254
    base = verify.point((4 * pow(5, -1, verify.P) % verify.P).to_bytes(32, "little"))
    public = compressed(verify.times(a, base))
    r = int.from_bytes(hashlib.sha512(h[32:] + text).digest(), "little") % verify.L
    big = compressed(verify.times(r, base))
    k = int.from_bytes(hashlib.sha512(big + public + text).digest(), "little") % verify.L
    signed = big + ((r + k * a) % verify.L).to_bytes(32, "little")
    told = [base64.b64encode(b"Ed" + number + x).decode() for x in (public, signed)]
    return told[0], told[1]


KEY = secret_key(KEY_FILE)
signature = functools.lru_cache(None)(signature)  # most letters are the same each time
verify.signed = functools.lru_cache(None)(verify.signed)


class Forged:
    """A record, taken apart: facts are lines behind '@ ', by their first word."""
    def __init__(self, path):
        head, body = open(path).read().removesuffix("\n").split("\n\n", 1)
        self.head, lines = head.split("\n"), body.split("\n")
        end = next(i for i, line in enumerate(lines) if re.match("@ (key|game) ", line))
        self.orders, facts = lines[:end], [line[2:] for line in lines[end:]]
        self.fact = {k: verify.after(k + " ", facts) for k in
                     "key game tiles name luck secret hidden".split()}
        log = re.split("\n(?=[0-9])", "\n".join(verify.after("log ", facts)))
        self.log = [entry.split("\n") for entry in log]
        self.key, self.signs, self.boxes = KEY, True, list(BOXES)

    def other_key(self):  # from now on somebody else signs
        self.key = (b"\1\2\3\4\5\6\7\x08", bytes(range(32)))
        return signature(self.key, b"")[0]

    def hide(self):  # what entries hide, hashed again
        seed = bytes.fromhex(verify.after("Seed: ", self.head)[0])
        for n, entry in enumerate(self.log, 1):
            hidden = "\n".join(verify.after(f"{n} ", self.fact["hidden"]))
            salt = M(seed, F("adjudicator/hidden/1", n))
            entry[:] = [f"hidden {H(F(salt, hidden)).hex()}" if line.startswith("hidden ") else
                        line for line in entry]

    def heads(self):
        head, heads = H(F("adjudicator/chain/1", self.fact["game"][0])), []
        for entry in self.log:
            head = H(head + "".join(line + "\n" for line in entry).encode())
            heads.append(head.hex())
        return heads

    def receipt(self, n, head):
        text = f"g={self.fact['game'][0]}; n={n}; head={head}\n"
        return text.strip(), signature(self.key, text.encode())[1]

    def text(self):
        facts, heads = [], self.heads()
        for kind in "key game tiles name luck secret hidden".split():
            facts += [f"{kind} {line}" for line in self.fact[kind]]
        for entry, head in zip(self.log, heads):
            facts += ["log " + line for line in entry] + ["head " + head]
        if self.signs and heads:
            facts += ["signature " + self.receipt(len(heads), heads[-1])[1]]
        facts = [] if self.log == [] else ["@ " + fact for fact in facts]
        return "\n".join(self.head + [""] + self.orders + facts) + "\n"

    # ------------------------------------------------------------ to change something
    def entry(self, start, skip=0):  # the entry with such a line, and where that is
        found = [(e, i) for e in self.log for i, line in enumerate(e) if line.startswith(start)]
        return found[skip % len(found)]

    def swap(self, start, old, new):  # within such a line
        entry, i = self.entry(start)
        assert re.search(old, entry[i]), (start, old)
        entry[i] = re.sub(old, new, entry[i], count=1)

    def everywhere(self, old, new):  # in what is told beside the log
        def change(lines): return [re.sub(old, new, line) for line in lines]
        self.head, self.orders = change(self.head), change(self.orders)

    def renumber(self):
        for n, entry in enumerate(self.log, 1):
            entry[0] = f"{n} {entry[0].split(' ', 1)[1]}"

    def seats(self, a, b):
        self.everywhere(f"\\b({a}|{b})\\b", lambda m: b if m[1] == a else a)

    def stir(self, secret, lucks, beacon):
        """Makes everything that follows from these; gives the order of seats."""
        secret = bytes.fromhex(secret)
        game, hashes = self.fact["game"][0], []
        for i, text in enumerate(lucks, 1):
            salt = M(secret, F("adjudicator/luck-salt/1", i))
            hashes.append(H(F("adjudicator/luck/1", salt, text)))
        seed = M(secret, F("adjudicator/seed/1", game, *hashes, beacon))
        order = ",".join(map(str, verify.shuffled(range(1, len(lucks) + 1), seed, "seats", 1)))
        line = f"stir order={order} luck=" + ",".join(h.hex() for h in hashes)
        entry, i = self.entry("stir ")
        same = verify.values(entry[i])["order"] == order
        entry[i] = line + (f" beacon={beacon}" if beacon else "")
        self.fact["luck"] = [f"{i} {text}" for i, text in enumerate(lucks, 1)]
        self.head = ["Seed: " + seed.hex() if h.startswith("Seed: ") else h for h in self.head]
        return seed, same

    def grind(self, tries):  # the deal that the first of many gives in the same seats
        for secret, lucks, beacon in tries:
            seed, same = self.stir(secret, lucks, beacon)
            if same: break
        tiles = [t.rsplit(":", 1) for t in self.fact["tiles"][0].split(" ")]
        bag = verify.shuffled([face for face, n in tiles for _ in range(int(n))], seed, "order", 1)
        def draw(line):
            places = re.search(r"q=1 pos=([0-9]+)\.\.([0-9]+)", line)
            if not line.startswith("@ draw ") or not places: return line
            got = bag[int(places[1]) - 1:int(places[2])]
            return line.split(" [")[0] + " [" + " ".join(got) + "]"
        self.orders = [draw(line) for line in self.orders]

    def lucks(self): return [line.split(" ", 1)[1] for line in self.fact["luck"]]
    def secret(self): return verify.values(self.entry("reveal ")[0][1])["secret"]
    def commit(self, secret):
        return H(F("adjudicator/commit/1", self.fact["game"][0], bytes.fromhex(secret))).hex()

    def tell(self, box, differ=lambda n, head: head):
        """A mailbox in which this story was told all the time, or differently."""
        heads, game = self.heads(), self.fact["game"][0]
        def again(m):
            told = "".join(m[0].split())
            g, n = re.search("g=([0-9]+);n=([0-9]+);", told).groups()
            if g != game: return m[0]
            line, sig = self.receipt(n, differ(int(n), heads[min(int(n), len(heads)) - 1]))
            return f"X-Adjudicator-Receipt: {line}; sig={sig}\n"
        text = open(box).read()
        path = "forged-" + os.path.basename(box)
        open(path, "w").write(re.sub("X-Adjudicator-Receipt:.*\n([ \t].*\n)*", again, text))
        return path


def taken(path, boxes):
    """Whether each of the two programs takes the record."""
    letters = [x for box in boxes for x in ("--mbox", box)]
    ours = subprocess.run([PROGRAM, "verify", *letters, path], capture_output=True)
    assert ours.returncode in (0, 3, 65), (ours.returncode, ours.stderr)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            status = verify.main([path, *boxes])
    except SystemExit:
        status = 1
    except Exception:  # what cannot be read cannot be believed
        status = 1
    return ours.returncode == 0, status == 0


def refused(f, base, path):
    """By what each of the two programs sees it: the record, letters, or nothing."""
    open(path, "w").write(f.text())
    alone = taken(path, []) if base == "words" else (True, True)
    heard = taken(path, f.boxes) if any(alone) else (False, False)
    return ["record" if not a else "letters" if not b else "NOTHING"
            for a, b in zip(alone, heard)]


def main():
    rounds, missed = int(os.environ.get("FORGER_ROUNDS", "1")), 0
    for path in (WORDS, LETTERS):
        f = Forged(path)
        assert f.text() == open(path).read(), "what is not forged is not written as it was"
        assert taken(path, BOXES) == (True, True), path
    assert taken(WORDS, []) == (True, True)
    for title, base, forge in KINDS:
        for i in range(rounds):
            f = Forged(LETTERS if base == "letters" else WORDS)
            forge(f, random.Random(i))
            if base == "letters": f.boxes = [f.tell(box) for box in BOXES]
            by = refused(f, base, "forged.turns")
            missed += "NOTHING" in by
            if i == 0 or "NOTHING" in by:
                print(f"{title}: seen in {by[0]}, {by[1]}")
    print(f"{len(KINDS)} kinds, {missed} records were taken")
    return missed > 0


sys.exit(main())
