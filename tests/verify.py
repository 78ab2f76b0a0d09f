#!/usr/bin/env python3
# SPDX-License-Identifier: ISC
"""adjudicator-verify [RECORD] [MAILBOX...]: checks a game without trusting its referee. Made
from adjudicator-fairness(7) alone. RECORD: an export, MAILBOX: an mbox. Exit 0: it is right; 1: it
is WRONG; 3: what the first line names is not proved, the rest is right."""
import base64, copy, hashlib, hmac, itertools, mailbox, os, re, sys, urllib.parse as url
def must(holds, sentence): return holds or sys.exit("WRONG: " + sentence)
SAID, OPEN = [], []  # what is told in the end; what nobody can prove
def say(sentence): SAID.append(sentence)
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
        lines = self.log[0][1:]
        self.lucks = {}  # letters that were stirred in, by players of the invitation
        self.promise = values("".join(after("commit ", lines)))
        form = self.promise.get("form")
        self.full, self.unnumbered = form in ("2", "3"), form == "3"
        self.placed = any(re.match("hidden |start ((?! options:).)* (laid|board|bag)=", x)
                          for x in lines)
        self.tiles = [t.rsplit(":", 1) for t in "".join(after("tiles ", self.facts)).split(" ")]
def check_chain(r):
    head, heads = H(F("adjudicator/chain/1", r.game)), after("head ", r.facts)
    must(len(r.log) == len(heads) > 0, "there is no whole log: an entry or a head is missing")
    for n, entry in enumerate(r.log, 1):
        head = H(head + "".join(line + "\n" for line in entry).encode())
        must(entry[0].startswith(f"{n} ") and head.hex() == heads[n - 1], f"entry {n} was changed")
    say(f"Game {r.game}: the {len(r.log)} entries of its log are chained without a gap.")
    salts = [line.rsplit(" ", 1) for line in after("name ", r.facts)]
    due = {name: H(F(bytes.fromhex(salt), name)).hex() for name, salt in salts}
    must(set(due) <= set(sum(r.hands, [])), "a name is told of somebody who has no seat")
    names = after("names ", sum(r.log, []))[::-1]
    must(len(r.hands) - len(names) in (0, 1), "the log has other changes of players")
    for digits, name in [x for n, p in zip(names, r.hands[::-1]) for x in zip(n.split(","), p)]:
        must(due.get(name, digits) == digits, f"{name} is not in the log")
def check_once(r):  # one start and one promise, in entry 1, before anybody played
    seen, played, secret = {}, False, ""
    for n, entry, line in [(n, e, line) for n, e in enumerate(r.log, 1) for line in e[1:]]:
        kind, rest = (line + " ").split(" ", 1)
        if kind in ("start", "commit", "stir"):
            must(kind not in seen and (n == 1 or kind == "stir"), f"entry {n} has another {kind}")
            given = [word.split("=")[0] for word in rest.split()]
            must(kind == "start" or len(given) == len(set(given)), f"entry {n} says a thing twice")
            must(kind != "stir" or "commit" in seen and not played, "stirred without a promise")
        elif kind == "names":
            late = "names" in seen and not any(" kind=substitute" in other for other in entry)
            must(not late and (played is False or "names" in seen), f"entry {n} tells other names")
        elif kind == "reveal":
            must(secret in ("", values(line).get("secret", "")), f"entry {n} has another secret")
            secret = values(line).get("secret", "")
        elif kind not in ("hidden", "letter"): played = True
        seen.setdefault(kind, line)
    must("start" in seen and r.log[0][1].startswith("start "), "the log does not begin a game")
    must("stir" in seen or not played or "commit" not in seen, "what was promised was not stirred")
    if "commit" not in seen: return OPEN.append("where its seed comes from: nothing was promised")
    due, stir = r.promise.get("beacon", "none").startswith("named:"), seen.get("stir")
    must(not stir or due == ("beacon" in values(stir)), "the beacon is not the one that was named")
    if not r.full:
        must("form" not in r.promise, "this form of promise is not known here")
        return OPEN.append("who was invited at which place, and the tiles: an older promise")
    if "season" in r.promise and not r.unnumbered:
        OPEN.append("that nobody chose the number of this game of a season: an older promise")
    must("beacon" in r.promise, "it is not promised whether there is a beacon")
    due = H(F("adjudicator/tiles/1", "".join(after("tiles ", r.facts)))).hex()
    must(r.promise["tiles"] == due, "these tiles are not the promised ones")
    invited = r.promise["invited"].split(",")
    must(len(invited) == len(r.hands[0]), "not as many were invited as play")
    if "stir" not in seen: return
    order, told = values(seen["stir"])["order"].split(","), seen["names"][6:].split(",")
    must(len(order) == len(invited) == len(told), "not all who were invited have seats")
    for name, place, digits in zip(r.hands[0], order, told):
        salt = dict(x.rsplit(" ", 1) for x in after("name ", r.facts)).get(name)
        plain = [name, re.sub(r" \([2-4]\)$", "", name)]  # of two seats one is "Ann (2)"
        due = [H(F(bytes.fromhex(salt), x)).hex() for x in plain] if salt else [digits]
        at = invited[int(place) - 1]
        must(at in due or not salt and invited.count(at) > 1, f"{name} was not invited there")
def check_season(r, secret):
    told = [values(line) for line in after("reveal ", sum(r.log, [])) if " season=" in line]
    for season in [bytes.fromhex(v["season"]) for v in told]:
        p = r.promise
        must("season" in p, "the secret of a season is told, and it is of none")
        due = H(F("adjudicator/season/1", p["season"], season)).hex()
        must(p["promise"] == due, "the season's secret is not the promised one")
        due = M(season, F("adjudicator/season-game/1", p["division"], p["round"], p["board"]))
        must(due == secret, "the game's secret does not follow from the season's")
def check_seed(r):  # gives the seed; nothing while it is a secret
    told, seed = values(r.said.get("reveal", "")), bytes.fromhex("".join(after("Seed: ", r.head)))
    secret = bytes.fromhex(told.get("secret", "".join(after("secret ", r.facts))))
    if not secret:
        must(not r.promise or "reveal" not in r.said, "no secret was revealed")
        must(told.get("seed", seed.hex()) == seed.hex(), "another seed was revealed")
        if r.promise: OPEN.append("what was promised: the secret is not told here")
        return seed
    promise = H(F("adjudicator/commit/1", r.game, secret)).hex()
    must(r.promise.get("hash") == promise, "the secret is not the promised one")
    check_season(r, secret)
    if "stir" not in r.said: return say("The secret is the promised one.") or seed
    stir, lucks = values(r.said["stir"]), []
    must(len(after("luck ", r.facts)) == len(r.hands[0]), "the luck of a player is missing")
    for i in range(1, len(r.hands[0]) + 1):
        text = "".join(after(f"luck {i} ", r.facts))
        lucks.append(H(F("adjudicator/luck/1", M(secret, F("adjudicator/luck-salt/1", i)), text)))
        say(f"Stirred in by player {i} of the invitation: {text or 'nothing'}")
        letter = re.fullmatch("letter ([0-9a-f]{64})", text)
        if letter: r.lucks[i] = letter[1]
    must(stir["luck"] == ",".join(h.hex() for h in lucks), "something else was stirred in")
    number = "season" if r.unnumbered else r.game
    made = M(secret, F("adjudicator/seed/1", number, *lucks, stir.get("beacon", "")))
    must(made == seed, "the seed is not made of the promised secret and the luck")
    order, options = range(1, len(r.hands[0]) + 1), r.said["start"].split(" options: ")[1]
    listed = "first=listed" in options
    must(listed or not re.search("(handicap|more-time)=", options), "it is nobody's handicap")
    if not listed: order = shuffled(order, seed, "seats", 1)
    due = ",".join(map(str, order))
    must(stir["order"] == due, f"the seats were drawn {due}")
    return say("The seed is made of the promised secret and what the players stirred in.") or seed
class Board:  # racks and bag
    def __init__(self, r, seed):
        self.seed, self.size = seed, 8 if "start wordgame " in r.said["start"] else 7
        self.rank = {face: i for i, (face, n) in enumerate(r.tiles)}.get
        self.bag = [face for face, n in r.tiles for _ in range(int(n))]
        self.order, self.drawn, self.mixed, self.reached, self.ex = 0, 0, True, {}, 0
        self.board, self.gone, self.laid, self.came, self.clock = {}, set(), [], [], ""
        self.seen = 0, 0  # how many at the front of the bag have been seen, and by whom
        self.rack = {seat: [] for seat in range(1, len(r.hands[0]) + 1)}
    def back_to(self, past):  # counters never go back
        past.reached, past.ex = self.reached, self.ex
        past.mixed = past.mixed or past.reached.get(past.order, 0) > past.drawn + past.seen[0]
    def lay(self, v):  # on the squares newly covered; gives the tiles that this takes
        self.laid, self.came, col, row = [], [], ord(v["at"][0]), int(v["at"][1:])
        for i, face in enumerate(faces(v["word"])):
            square = (col + i, row) if v["dir"] == "across" else (col, row + i)
            if square not in self.board: self.laid.append(square)
            self.board.setdefault(square, "?" if face != face.upper() else face)
        return [self.board[square] for square in self.laid]
    def draw(self, seat, v):
        if self.mixed or (self.seen[0] and self.seen[1] != seat):  # a new order
            self.seen = 0, 0
            self.order, self.drawn, self.mixed = max(self.reached, default=0) + 1, 0, False
            self.bag = shuffled(sorted(self.bag, key=self.rank), self.seed, "order", self.order)
        n = min(len(self.bag), self.size - len(self.rack[seat]))
        due = f"q={self.order} pos={self.drawn + 1}..{self.drawn + n}"
        must(due == f"q={v['q']} pos={v['pos']}", f"seat {seat} had to draw {due}")
        self.came, self.bag, self.drawn = self.bag[:n], self.bag[n:], self.drawn + n
        self.rack[seat] += self.came
        self.reached[self.order] = max(self.drawn, self.reached.get(self.order, 0))
        self.seen = max(self.seen[0] - n, 0), self.seen[1]
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
        if kind in ("withdraw", "undo"):
            self.rack[seat] += [self.board.pop(square) for square in self.laid]
            tiles = self.came
            if kind == "withdraw": back = tiles
            else:  # all agreed: they lie again where they lay
                self.bag, self.drawn = tiles + self.bag, self.drawn - len(tiles)
                self.seen = len(tiles), seat
        for tile in tiles:
            must(tile in self.rack[seat], f"seat {seat} does not hold {tile}")
            self.rack[seat].remove(tile)
        told = self.draw(seat, v) if "q" in v else None
        if kind == "redeal":
            back, self.rack = sum(self.rack.values(), []), {seat: [] for seat in self.rack}
        self.bag, self.mixed = self.bag + back, self.mixed or back != []
        return told
def vowels(letters, least): return least <= sum(x in "AEIOU" for x in letters) <= 14
class Grid:  # of WordCap: 25 letters, by rows
    def __init__(self, r, seed):
        self.seed, self.words, self.sorts, self.waits, self.clock = seed, 0, 0, None, ""
        self.letters = [face for face, n in r.tiles if face != "?" for _ in range(int(n))]
        for trial in itertools.count(1):
            self.cell = self.drawn(stream(seed, "board", trial), 25)
            if vowels(self.cell, 6): break
    def drawn(self, numbers, n):
        return [self.letters[below(len(self.letters), numbers)] for _ in range(n)]
    def back_to(self, past):
        past.words, past.sorts = self.words, self.sorts
    def happens(self, kind, v, hidden):
        self.clock = v.get("until", "") if kind == "clock" else self.clock
        if kind == "word":
            cells = [ord(x[0]) - ord("A") + 5 * int(x[1]) - 5 for x in v["path"].split("-")]
            due = [self.cell[i] for i in cells]
            must(due == faces(v["word"]), f"{v['word']} is not on {v['path']}")
            self.waits = None if "unknown" in v else sorted(set(cells))
        over = kind in ("stand", "withdraw", "undo") or kind == "word" and "until" not in v
        if self.waits and kind in ("stand", "word") and over:
            self.words += 1
            new = self.drawn(stream(self.seed, "cells", self.words), len(self.waits))
            for i, face in zip(self.waits, new): self.cell[i] = face
        self.waits = None if over else self.waits
        if kind == "sort":
            self.sorts += 1
            self.cell = shuffled(self.cell, self.seed, "sort", self.sorts)
class Pile:  # of Cubes: 81 faces
    def __init__(self, r, seed):
        letters = [face for face, n in r.tiles if face != "?" for _ in range(int(n))]
        self.clock, names = "", [f"{cube:02}{side}" for cube in range(1, 28) for side in "TRL"]
        first = [f"{i:02}T" for i in range(19, 28)] + [f"{i:02}R" for i in range(3, 28, 3)]
        first += [f"{i:02}L" for i in range(1, 28) if (i - 1) // 3 % 3 == 2]
        for trial in itertools.count(1):
            self.face = dict(zip(names, shuffled(letters, seed, "faces", trial)))
            if vowels([self.face[name] for name in first], 8): break
    def back_to(self, past): pass
    def happens(self, kind, v, hidden):
        self.clock = v.get("until", "") if kind == "clock" else self.clock
        if kind == "word":
            due = [self.face[name] for name in v["path"].split("-")]
            must(due == faces(v["word"]), f"{v['word']} is not on {v['path']}")
GROUNDS = {"wordcap": Grid, "cubes": Pile}
def tellings(kind, v, hidden):  # how a line of the record may tell what happened
    word, about = faces(v.get("word", "")), v.get("about", "draw")
    for i, other in re.findall(r"([0-9]+):([^,]+)", v.get("dual", "")):
        word[int(i) - 1] = f"?{word[int(i) - 1]}/{other}".upper()
    answers = ["challenge", "check", "accept", "ask"]
    also = {"question": answers[:2], "always": ["always " + answer for answer in answers]}
    return [f"{v.get('at')} {v.get('dir')} {''.join(word)}", f"remove {int(v.get('cube', 0)):02}",
            f"{''.join(word)} {v.get('path', '').replace('-', ' ')}", f"{kind} {about}", about,
            kind, kind + " time", hidden, "exchange " + hidden] + also.get(kind, [])
ORDERED, AUTO = ("play", "word", "exchange", "pass", "resign", "sort", "remove"), \
    " (late|lost|stuck|empty)=1"
RECEIPT = "X-Adjudicator-Receipt"
ELSEWHERE = "(key|game|view|tiles|name|luck|secret|hidden|log|head|signature|ruling|" \
    "clock|until|arrived) |window( (draw|undo|pause))?$"
def check_log(r, seed):
    if not seed: return OPEN.append("the draws: the seed is not told here")
    if r.placed: return OPEN.append("the draws: the game began from a set-up position")
    start, options = r.said["start"].split(" options: ")
    words = values(start).get("words", values(start).get("list", "")).split(",")
    told = ["Game: " + start.split(" ")[1], "Language: " + values(start)["language"],
            "Options: " + options, " ".join(["Lexicon:", values(start)["lexicon"]] + words).strip()]
    game, before, now = GROUNDS.get(start.split(" ")[1], Board)(r, seed), [None], 0
    at, held = 0, set()  # among the orders; whose order waits
    for n, entry in enumerate(r.log, 1):
        hidden, whole = after(f"hidden {n} ", r.facts), "\n".join(entry)
        ruled = re.search("\nruling | late=1", whole)
        digits = H(F(M(seed, F("adjudicator/hidden/1", n)), "\n".join(hidden))).hex()
        must(after("hidden ", entry) == [digits][:len(hidden)], f"entry {n} hides something else")
        for line, kind, v in [(x, x.split(" ")[0], values(x)) for x in entry[1:]]:
            if kind in ("start", "commit", "stir", "names", "reveal", "hidden", "letter"): continue
            before.append(copy.deepcopy(game))
            if kind == "ruling" and "to" in v:  # goes back; what was drawn since stays drawn
                left, game = game, copy.deepcopy(before[int(v["to"])])
                left.back_to(game)
            ok = entry[0] > f"{n} {game.clock}" or not re.match("flag|claim|pass.*late=1$", line)
            text, now = hidden.pop(0) if kind in "exchange hold" else "", int(v.get("change", now))
            name, drawn = r.hands[now][int(v.get("seat", 1)) - 1], game.happens(kind, v, text)
            must(ok, f"entry {n} ends a turn before its time was over")
            own = [f"{name}: {telling}" for telling in tellings(kind, v, text)]
            free = ruled or kind not in ORDERED or re.search(AUTO, line) or name in held
            if at < len(r.orders) and r.orders[at] in own and not re.search(AUTO, line): at += 1
            else: must(free, f"no order: {line}")
            held = held | {name} if kind == "hold" else held - {name} if kind in ORDERED else held
            more = v.get("left", v.get("player", v.get("until", "back" if kind == "leave" else "")))
            told += [f"draw {name} {drawn}", f"late {name}", f"{kind} {name} {more}".rstrip()]
        told.append("time " + entry[0].split(" ")[1])
    must(after("time ", r.facts) == sorted(set(after("time ", r.facts))), "times do not go on")
    must(at == len(r.orders), f"not in the log: {r.orders[at:at + 1]}")
    for line in [h for h in r.head[1:] if not re.match("Player: |Seed: ", h)] + r.facts:
        must(line in told or re.match(ELSEWHERE, line), f"not in the log: {line}")
    say("Every draw follows from the seed and these tiles: " + after("tiles ", r.facts)[0])
def check_letters(r, boxes):
    keys, seen = {k[:10]: k[10:] for k in map(base64.b64decode, after("key ", r.facts))}, {}
    sigs, count, signers = after("signature ", r.facts), 0, set()
    if not keys or not sigs: OPEN.append("who made the record: it is not signed")
    for sig in map(base64.b64decode, sigs):
        text = f"g={r.game}; n={len(r.log)}; head={after('head ', r.facts)[-1]}\n".encode()
        must(signed(keys.get(sig[:10], bytes(32)), text, sig[10:]), "the record is not signed")
    for letter in [x for letters in boxes.values() for x in letters if RECEIPT in x]:
        told, who, count = "".join(letter[RECEIPT].split()), letter["Message-ID"], count + 1
        game, n, head, sig = re.match("g=(.*);n=(.*);head=(.*);sig=(.*)", told).groups()
        sig, text = base64.b64decode(sig), f"g={game}; n={n}; head={head}\n".encode()
        must(signed(keys.get(sig[:10], bytes(32)), text, sig[10:]), f"unsigned receipt in {who}")
        signers.add(sig[:10])
        other, first = seen.setdefault((game, n), (head, who))
        must(other == head, f"two histories: {first} and {who} tell another entry {n}")
        must(game != r.game or head in after("head ", r.facts)[int(n) - 1:int(n)], f"{who} differs")
    if count and not signers & {base64.b64decode(sig)[:10] for sig in sigs}:
        OPEN.append("whose key signed the record: it signed none of these letters")
    if count: say(f"Letters: {count}; their receipts are signed and belong to this log.")
def check_lucks(r, boxes):  # letters that were stirred in must be among those that players sent
    stirred = [n for n, entry in enumerate(r.log, 1) if after("stir ", entry)]
    asked = {x["Message-ID"] for letters in boxes.values() for x in letters if RECEIPT in x
             and re.match(f"g={r.game};n=([0-9]+);", "".join(x[RECEIPT].split()))
             and int(re.search("n=([0-9]+)", x[RECEIPT])[1]) < sum(stirred)}
    held = set()
    for path, letters in boxes.items():
        sent = [x for x in letters if RECEIPT not in x]
        ids = {H(str(x["Message-ID"]).strip().strip("<>").encode()).hex() for x in sent}
        answers = [x for x in sent if asked & set(
            re.findall("<[^<>]*>", f"{x['In-Reply-To']} {x['References']}"))]
        must(not answers or ids & set(r.lucks.values()) or len(r.lucks) < len(r.hands[0]),
             f"{path} has an answer to the invitation, but no letter that was stirred in")
        held |= ids
    OPEN.extend(f"that player {i} of the invitation wrote the letter that was stirred in"
                for i, digits in r.lucks.items() if digits not in held)
def main(paths):
    SAID.clear(), OPEN.clear()
    texts = [open(p, "rb").read() for p in paths if must(os.path.isfile(p), f"no such file: {p}")]
    boxes = {path: list(mailbox.mbox(path)) for path in paths}
    letters = [letter for box in boxes.values() for letter in box]
    texts += [part.get_payload(decode=True) for letter in letters for part in letter.walk()]
    records = [text.decode() for text in texts if text and text.startswith(b"Turn-File: 1\n")]
    r = Record(records[0] if records else sys.exit(__doc__))
    check_log(r, check_chain(r) or check_once(r) or check_seed(r))
    check_letters(r, boxes)
    check_lucks(r, boxes)
    if OPEN: print("Not proved: " + "; ".join(OPEN))
    print(*SAID, sep="\n")
    print("The rest" if OPEN else "All this", "is right. Words, points, times and the reasons of "
          "rulings were not judged.")
    return 3 if OPEN else 0
if __name__ == "__main__": sys.exit(print(__doc__) if "--help" in sys.argv else main(sys.argv[1:]))
