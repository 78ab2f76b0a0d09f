#!/usr/bin/env python3
# SPDX-License-Identifier: ISC
"""adjudicator-verify [RECORD] [MAILBOX...]: checks a game without trusting its referee. Made
from adjudicator-fairness(7) alone. RECORD: an export, MAILBOX: an mbox. Exit 0: it is right."""
import base64, copy, hashlib, hmac, itertools, mailbox, os, re, sys, urllib.parse as url
def must(holds, sentence): return holds or sys.exit("WRONG: " + sentence)
def raw(x): return x.to_bytes(4, "big") if type(x) is int else x.encode() if type(x) is str else x
def F(*fields): return b"".join(raw(len(raw(x))) + raw(x) for x in fields)
def H(data): return hashlib.sha256(data).digest()
def M(key, data): return hmac.new(key, data, hashlib.sha256).digest()
def stream(seed, label, number):
    for block in itertools.count():
        data = M(seed, F("adjudicator/draw/1", label, number, block))
        yield from (int.from_bytes(data[i:i + 4], "big") for i in range(0, 32, 4))
def below(m, numbers): return next(n % m for n in numbers if n < 2**32 - 2**32 % m)  # favours none
def shuffled(things, seed, label, number):
    row, numbers = list(things), stream(seed, label, number)
    for last in range(len(row) - 1, 0, -1):
        other = below(last + 1, numbers)
        row[last], row[other] = row[other], row[last]
    return row
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # Ed25519, RFC 8032
D = -121665 * pow(121666, -1, P) % P
def plus(a, b):
    t = D * a[0] * b[0] * a[1] * b[1]
    return ((a[0] * b[1] + a[1] * b[0]) * pow(1 + t, -1, P) % P,
            (a[1] * b[1] + a[0] * b[0]) * pow(1 - t, -1, P) % P)
def times(n, a): return plus(times(n // 2, plus(a, a)), a if n % 2 else (0, 1)) if n else (0, 1)
def point(data):
    y = int.from_bytes(data, "little") % 2**255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square: x = x * pow(2, (P - 1) // 4, P) % P
    return (x if x % 2 == data[31] >> 7 else P - x, y)
def signed(key, text, signature):
    base = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    r, s = signature[:32], int.from_bytes(signature[32:], "little")
    h = int.from_bytes(hashlib.sha512(r + key + text).digest(), "little") % L
    return s < L and times(s, base) == plus(point(r), times(h, point(key)))
def after(start, lines): return [line[len(start):] for line in lines if line.startswith(start)]
def values(line): return dict(url.unquote(w).split("=", 1) for w in line.split(" ") if "=" in w)
def faces(tiles): return re.findall(r"\[[^]]*\]|[^ ]", tiles)
class Record:
    def __init__(self, text):
        self.head, body = [s.split("\n") for s in text.removesuffix("\n").split("\n\n", 1)]
        self.facts, self.orders = after("@ ", body), [x for x in body if not x.startswith("@ ")]
        log = re.split("\n(?=[0-9])", "\n".join(after("log ", self.facts)))
        self.game, self.log = "".join(after("game ", self.facts)), [x.split("\n") for x in log]
        self.hands = [after("Player: ", self.head)]  # who has the seats; anew at each change
        for p, q in re.findall("\n@ ruling substitute (.*?) by (.*?)(?: as agreed)?[:\n]", text):
            self.hands.append([q if name == p else name for name in self.hands[-1]])
        self.said = {line.split(" ")[0]: line for e in self.log[::-1] for line in e[::-1]}  # first
        self.tiles = [t.rsplit(":", 1) for t in "".join(after("tiles ", self.facts)).split(" ")]
def check_chain(r):
    head, heads = H(F("adjudicator/chain/1", r.game)), after("head ", r.facts)
    must(len(r.log) == len(heads) > 0, "there is no whole log: an entry or a head is missing")
    for n, entry in enumerate(r.log, 1):
        head = H(head + "".join(line + "\n" for line in entry).encode())
        must(entry[0].startswith(f"{n} ") and head.hex() == heads[n - 1], f"entry {n} was changed")
    print(f"Game {r.game}: the {len(r.log)} entries of its log are chained without a gap.")
    salts = [line.rsplit(" ", 1) for line in after("name ", r.facts)]
    due = {name: H(F(bytes.fromhex(salt), name)).hex() for name, salt in salts}
    must(set(due) <= set(sum(r.hands, [])), "a name is told of somebody who has no seat")
    names = after("names ", sum(r.log, []))[::-1]
    must(len(r.hands) - len(names) in (0, 1), "the log has other changes of players")
    for digits, name in [x for n, p in zip(names, r.hands[::-1]) for x in zip(n.split(","), p)]:
        must(due.get(name, digits) == digits, f"{name} is not in the log")
def check_seed(r):  # gives the seed; nothing while it is a secret
    told, seed = values(r.said.get("reveal", "")), bytes.fromhex("".join(after("Seed: ", r.head)))
    secret = bytes.fromhex(told.get("secret", "".join(after("secret ", r.facts))))
    if not secret: return print("Where the seed comes from is not told here.") or seed
    promise = "commit hash=" + H(F("adjudicator/commit/1", r.game, secret)).hex()
    must(after(promise, r.log[0]), "the secret is not the promised one")
    if "stir" not in r.said: return print("The secret is the promised one.") or seed
    stir, lucks = values(r.said["stir"]), []
    for i in range(1, len(r.hands[0]) + 1):
        text = "".join(after(f"luck {i} ", r.facts))
        lucks.append(H(F("adjudicator/luck/1", M(secret, F("adjudicator/luck-salt/1", i)), text)))
        print(f"Stirred in by player {i} of the invitation: {text or 'nothing'}")
    must(stir["luck"] == ",".join(h.hex() for h in lucks), "something else was stirred in")
    made = M(secret, F("adjudicator/seed/1", r.game, *lucks, stir.get("beacon", "")))
    must(made == seed, "the seed is not made of the promised secret and the luck")
    due = ",".join(map(str, shuffled(range(1, len(r.hands[0]) + 1), seed, "seats", 1)))
    must(stir["order"] == due or "first=listed" in r.said["start"], f"the seats were drawn {due}")
    return print("The seed is made of the promised secret and what the players stirred in.") or seed
class Board:  # racks and bag
    def __init__(self, r, seed):
        self.seed, self.size = seed, 8 if "start wordgame " in r.said["start"] else 7
        self.rank = {face: i for i, (face, n) in enumerate(r.tiles)}.get
        self.bag = [face for face, n in r.tiles for _ in range(int(n))]
        self.order, self.drawn, self.mixed, self.reached, self.ex = 0, 0, True, {}, 0
        self.board, self.gone, self.laid, self.came, self.clock = {}, set(), [], [], ""
        self.rack = {seat: [] for seat in range(1, len(r.hands[0]) + 1)}
    def lay(self, v):  # on the squares newly covered; gives the tiles that this takes
        self.laid, self.came, col, row = [], [], ord(v["at"][0]), int(v["at"][1:])
        for i, face in enumerate(faces(v["word"])):
            square = (col + i, row) if v["dir"] == "across" else (col, row + i)
            if square not in self.board: self.laid.append(square)
            self.board.setdefault(square, "?" if face != face.upper() else face)
        return [self.board[square] for square in self.laid]
    def draw(self, seat, v):
        if self.mixed:  # a new order of what the bag holds now
            self.order, self.drawn, self.mixed = max(self.reached, default=0) + 1, 0, False
            self.bag = shuffled(sorted(self.bag, key=self.rank), self.seed, "order", self.order)
        n = min(len(self.bag), self.size - len(self.rack[seat]))
        due = f"q={self.order} pos={self.drawn + 1}..{self.drawn + n}"
        must(due == f"q={v['q']} pos={v['pos']}", f"seat {seat} had to draw {due}")
        self.came, self.bag, self.drawn = self.bag[:n], self.bag[n:], self.drawn + n
        self.rack[seat], self.reached[self.order] = self.rack[seat] + self.came, self.drawn
        return f"{due} [{' '.join(self.came)}]"
    def happens(self, kind, v, hidden):  # gives what a line `@ draw` tells, if there is one
        seat, tiles, back = int(v.get("seat", 0)), [], []
        if kind == "resign": self.gone.add(seat)
        self.clock = v.get("until", "") if kind == "clock" else self.clock
        if kind == "play": tiles = self.lay(v)
        if kind in ("exchange", "ex"): tiles = back = faces(hidden)
        if kind == "ex":
            self.ex += 1
            seats = [s for s in self.rack if s not in self.gone | {int(v["by"])} and self.rack[s]]
            numbers, rack = stream(self.seed, "ex", self.ex), sorted(self.rack[seat], key=self.rank)
            due = seats[below(len(seats), numbers)], [rack[below(len(rack), numbers)]]
            must(due == (seat, tiles), f"an EX took {hidden} from seat {seat}, not {due}")
        if kind == "withdraw":
            self.rack[seat] += [self.board.pop(square) for square in self.laid]
            tiles = back = self.came
        for tile in tiles:
            must(tile in self.rack[seat], f"seat {seat} does not hold {tile}")
            self.rack[seat].remove(tile)
        told = self.draw(seat, v) if "q" in v else None
        if kind == "redeal":
            back, self.rack = sum(self.rack.values(), []), {seat: [] for seat in self.rack}
        self.bag, self.mixed = self.bag + back, self.mixed or back != []
        return told
def tellings(kind, v, hidden):  # how a line of the record may tell what happened
    word, about = faces(v.get("word", "")), v.get("about", "draw")
    for i, other in re.findall(r"([0-9]+):([^,]+)", v.get("dual", "")):
        word[int(i) - 1] = f"?{word[int(i) - 1]}/{other}".upper()
    answers = ["challenge", "check", "accept", "ask"]
    also = {"question": answers[:2], "always": ["always " + answer for answer in answers]}
    return [f"{v.get('at')} {v.get('dir')} {''.join(word)}", f"remove {int(v.get('cube', 0)):02}",
            f"{''.join(word)} {v.get('path', '').replace('-', ' ')}", f"{kind} {about}", about,
            kind, kind + " time", hidden, "exchange " + hidden] + also.get(kind, [])
ELSEWHERE = "(key|game|view|tiles|name|luck|secret|hidden|log|head|signature|ruling|" \
    "clock|until|arrived) |window( |$)"
def check_log(r, seed):
    if not seed or any(re.match("Rack|Setup|Bag|Board|Face|Bonus", line) for line in r.head):
        return print("Without a seed, or from a set-up position, no draws are made again.")
    start, options = r.said["start"].split(" options: ")
    words = values(start).get("words", values(start).get("list", "")).split(",")
    told = ["Game: " + start.split(" ")[1], "Language: " + values(start)["language"],
            "Options: " + options, " ".join(["Lexicon:", values(start)["lexicon"]] + words).strip()]
    game, before, now = Board(r, seed), [None], 0
    for n, entry in enumerate(r.log, 1):
        hidden = after(f"hidden {n} ", r.facts)
        digits = H(F(M(seed, F("adjudicator/hidden/1", n)), "\n".join(hidden))).hex()
        must(after("hidden ", entry) == [digits][:len(hidden)], f"entry {n} hides something else")
        for line, kind, v in [(x, x.split(" ")[0], values(x)) for x in entry[1:]]:
            if kind in ("start", "commit", "stir", "names", "reveal", "hidden", "letter"): continue
            before.append(copy.deepcopy(game))
            if kind == "ruling" and "to" in v:  # goes back; what was drawn since stays drawn
                left, game = game, copy.deepcopy(before[int(v["to"])])
                game.reached, game.ex = left.reached, left.ex
                game.mixed = game.mixed or game.reached.get(game.order, 0) > game.drawn
            ok = entry[0] > f"{n} {game.clock}" or not re.match("flag|claim|pass.*late=1$", line)
            text, now = hidden.pop(0) if kind in "exchange hold" else "", int(v.get("change", now))
            name, drawn = r.hands[now][int(v.get("seat", 1)) - 1], game.happens(kind, v, text)
            must(ok, f"entry {n} ends a turn before its time was over")
            told += [f"{name}: {telling}" for telling in tellings(kind, v, text)]
            more = v.get("left", v.get("player", v.get("until", "back" if kind == "leave" else "")))
            told += [f"draw {name} {drawn}", f"late {name}", f"{kind} {name} {more}".rstrip()]
        told.append("time " + entry[0].split(" ")[1])
    must(after("time ", r.facts) == sorted(set(after("time ", r.facts))), "times do not go on")
    for line in [h for h in r.head[1:] if not re.match("Player: |Seed: ", h)] + r.orders + r.facts:
        must(line in told or re.match(ELSEWHERE, line), f"not in the log: {line}")
    print("Letters on paths were not drawn again." if told[0] in ("Game: wordcap", "Game: cubes")
          else "Every draw follows from the seed and these tiles: " + after("tiles ", r.facts)[0])
def check_letters(r, letters):
    keys, seen = {k[:10]: k[10:] for k in map(base64.b64decode, after("key ", r.facts))}, {}
    for sig in map(base64.b64decode, after("signature ", r.facts)):
        text = f"g={r.game}; n={len(r.log)}; head={after('head ', r.facts)[-1]}\n".encode()
        must(signed(keys.get(sig[:10], bytes(32)), text, sig[10:]), "the record is not signed")
    for letter in letters:
        told, who = "".join(letter["X-Adjudicator-Receipt"].split()), letter["Message-ID"]
        game, n, head, sig = re.match("g=(.*);n=(.*);head=(.*);sig=(.*)", told).groups()
        sig, text = base64.b64decode(sig), f"g={game}; n={n}; head={head}\n".encode()
        must(signed(keys.get(sig[:10], bytes(32)), text, sig[10:]), f"unsigned receipt in {who}")
        other, first = seen.setdefault((game, n), (head, who))
        must(other == head, f"two histories: {first} and {who} tell another entry {n}")
        must(game != r.game or head in after("head ", r.facts)[int(n) - 1:int(n)], f"{who} differs")
    print(f"Letters: {len(letters)}; their receipts are signed and belong to this log.")
def main(paths):
    texts = [open(p, "rb").read() for p in paths if must(os.path.isfile(p), f"no such file: {p}")]
    letters = [letter for path in paths for letter in mailbox.mbox(path)]
    texts += [part.get_payload(decode=True) for letter in letters for part in letter.walk()]
    records = [text.decode() for text in texts if text and text.startswith(b"Turn-File: 1\n")]
    r = Record(records[0] if records else sys.exit(__doc__))
    check_log(r, check_chain(r) or check_seed(r))
    check_letters(r, [letter for letter in letters if "X-Adjudicator-Receipt" in letter])
    print("All this is right. Words, points, times and the reasons of rulings were not judged.")
if __name__ == "__main__": print(__doc__) if "--help" in sys.argv else main(sys.argv[1:])
