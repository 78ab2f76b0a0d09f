# SPDX-License-Identifier: ISC
"""The kinds of forged records that forger.py makes: what each does to an honest one."""
import re


KINDS = []


def kind(title, base="words"):
    def keep(function):
        KINDS.append((title, base, function))
        return function
    return keep


def line_kind(title, start, old, new):
    kind(title)(lambda f, dice: f.swap(start, old, new))


def hexes(dice): return "".join(dice.choice("0123456789abcdef") for _ in range(64))


@kind("a beacon that nobody had named", "letters")
def _(f, dice):
    f.grind((f.secret(), f.lucks(), f"w{dice.random()}") for _ in range(99))


@kind("a beacon that was promised and not stirred in")
def _(f, dice): f.swap("commit ", "beacon=none", "beacon=named:the%20weather")


@kind("an invented letter of a player", "letters")
def _(f, dice):
    mine = f.lucks()[0]
    f.grind((f.secret(), [mine, "letter " + hexes(dice)], "") for _ in range(99))


@kind("invented letters of all players", "letters")
def _(f, dice):
    f.grind((f.secret(), ["letter " + hexes(dice), "letter " + hexes(dice)], "")
            for _ in range(99))


def other_places(f):
    f.seats("Ann", "Ben")
    f.swap("names ", "names ([^,]*),(.*)", r"names \2,\1")


@kind("the places of the invitation changed", "letters")
def _(f, dice): other_places(f)


@kind("64 promises, the best revealed", "letters")
def _(f, dice):
    entry, i = f.entry("commit ")
    line, ground = entry[i], [hexes(dice) for _ in range(63)]
    for secret in [f.secret()] + ground:
        if f.stir(secret, f.lucks(), "")[1] and secret != f.secret(): break
    f.grind([(secret, f.lucks(), "")])
    entry[i:i + 1] = [re.sub("hash=[0-9a-f]*", "hash=" + f.commit(x), line)
                      for x in [f.secret()] + ground]
    f.swap("reveal ", "secret=.*", "secret=" + secret)


@kind("64 promises in one line", "letters")
def _(f, dice):
    entry, i = f.entry("commit ")
    entry[i] += "".join(f" hash={hexes(dice)}" for _ in range(63))


@kind("a second promise behind the stirring", "letters")
def _(f, dice):
    line = f.entry("commit ")[0][f.entry("commit ")[1]]
    for secret in (hexes(dice) for _ in range(99)):
        if f.stir(secret, f.lucks(), "")[1]: break
    f.grind([(secret, f.lucks(), "")])
    entry, i = f.entry("stir ")
    entry.insert(i + 1, re.sub("hash=[0-9a-f]*", "hash=" + f.commit(secret), line))
    f.swap("reveal ", "secret=.*", "secret=" + secret)


@kind("the promise moved behind the first entry")
def _(f, dice):
    entry, i = f.entry("commit ")
    f.log[1].insert(1, entry.pop(i))


@kind("no promise")
def _(f, dice): f.entry("commit ")[0].pop()


@kind("an older form of promise")
def _(f, dice): f.swap("commit ", " form=2.*", "")


line_kind("a form of promise that nobody knows", "commit ", "form=2", "form=4")
line_kind("a number that was not stirred in", "commit ", "form=2", "form=3")
line_kind("no word on a beacon", "commit ", " beacon=none", "")
line_kind("the promise of another secret", "commit ", "hash=....", "hash=0000")
line_kind("the promise of other tiles", "commit ", "tiles=....", "tiles=0000")
line_kind("one invited name less", "commit ", ",[0-9a-f]*$", "")
line_kind("invited names changed places", "commit ", "invited=(.*),(.*)", r"invited=\2,\1")
line_kind("somebody else was invited", "commit ", "invited=....", "invited=0000")
line_kind("another secret is revealed", "reveal ", "secret=....", "secret=0000")
line_kind("a season's secret is revealed", "reveal ", "$", " season=" + 64 * "0")
line_kind("a seed is revealed and no secret", "reveal ", "secret", "seed")


@kind("other tiles in the bag")
def _(f, dice): f.fact["tiles"][0] = f.fact["tiles"][0].replace("E:12", "E:13")


@kind("two secrets are revealed")
def _(f, dice):
    entry, i = f.entry("reveal ")
    entry.append("reveal secret=" + hexes(dice))


@kind("nothing is revealed")
def _(f, dice): f.log.pop()


@kind("another seed")
def _(f, dice):
    f.head = ["Seed: " + hexes(dice) if h.startswith("Seed: ") else h for h in f.head]
    f.hide()


@kind("nothing was stirred")
def _(f, dice):
    entry, i = f.entry("stir ")
    del entry[i]
    f.fact["luck"] = []


@kind("it was stirred twice")
def _(f, dice):
    entry, i = f.entry("stir ")
    entry.insert(i, entry[i])


@kind("it was stirred when they played")
def _(f, dice):
    entry, i = f.entry("stir ")
    f.log[2].insert(1, entry.pop(i))


@kind("lucks changed places")
def _(f, dice): f.fact["luck"] = [f"{i} {x}" for i, x in enumerate(f.lucks()[::-1], 1)]


@kind("other words were stirred in")
def _(f, dice): f.fact["luck"][0] += "!"


@kind("a luck is missing")
def _(f, dice): f.fact["luck"].pop()


line_kind("the seats drawn otherwise", "stir ", "order=(.),(.)", r"order=\2,\1")


@kind("the seats drawn otherwise, by name too")
def _(f, dice):
    f.swap("stir ", "order=(.),(.)", r"order=\2,\1")
    other_places(f)


@kind("names changed places")
def _(f, dice): f.swap("names ", "names ([^,]*),(.*)", r"names \2,\1")


@kind("players changed places")
def _(f, dice): f.seats("Ann", "Ben")


@kind("another name")
def _(f, dice):
    f.everywhere("\\bBen\\b", "Bob")
    f.fact["name"] = [x.replace("Ben", "Bob") for x in f.fact["name"]]


@kind("another salt of a name")
def _(f, dice): f.fact["name"][0] = f.fact["name"][0].split(" ")[0] + " " + hexes(dice)


@kind("names told a second time")
def _(f, dice): f.log[3].insert(2, "names " + hexes(dice) + "," + hexes(dice))


@kind("somebody takes a seat over")
def _(f, dice): f.log[3].insert(1, "ruling n=1 kind=substitute seat=1 change=1 because=x")


line_kind("a draw from other places", "draw seat=2", "pos=8..14", "pos=9..15")
line_kind("a draw from another order", "draw seat=2", "q=1", "q=2")
line_kind("a longer draw", "draw seat=2", "pos=8..14", "pos=8..15")
line_kind("an exchange drawn elsewhere", "exchange ", "pos=15..16", "pos=16..17")
line_kind("an exchange of the other seat", "exchange ", "seat=1", "seat=2")


@kind("draws changed places")
def _(f, dice):
    entry, i = f.entry("draw ")
    entry[i], entry[i + 1] = entry[i + 1], entry[i]


@kind("a draw left out")
def _(f, dice):
    entry, i = f.entry("draw ", dice.randrange(3))
    del entry[i]


@kind("a draw made twice")
def _(f, dice):
    entry, i = f.entry("draw ", dice.randrange(3))
    entry.insert(i, entry[i])


@kind("another tile is told of a draw")
def _(f, dice):
    at = [i for i, line in enumerate(f.orders) if line.startswith("@ draw ")]
    i = dice.choice(at)
    tile = re.search(r"\[(.)", f.orders[i])[1]
    f.orders[i] = re.sub(r"\[.", "[" + ("Q" if tile != "Q" else "Z"), f.orders[i])


@kind("other tiles were exchanged")
def _(f, dice):
    tiles = f.fact["hidden"][0].split(" ", 1)[1]
    other = ("J" if tiles[0] != "J" else "K") + tiles[1:]
    f.fact["hidden"] = [f.fact["hidden"][0].replace(tiles, other)]
    f.everywhere("exchange .*", "exchange " + other)
    f.hide()


@kind("what is hidden is not told")
def _(f, dice): f.fact["hidden"] = []


line_kind("other points", "play ", "score=([0-9]+)", r"score=1\1")
line_kind("other points of a word", "play ", ":([0-9]+)$", r":1\1")
line_kind("a word elsewhere", "play ", "at=G8", "at=H8")
line_kind("a word in the other direction", "play ", "across", "down")
line_kind("another word", "play ", "word=.", "word=J")
line_kind("another winner", "end ", "winners=2", "winners=1")
line_kind("points at the end", "end ", "adjust=0,0", "adjust=9,0")
line_kind("another resigned", "resign ", "seat=1", "seat=2")
line_kind("a pass was a missed turn", "pass ", "$", " late=1")
line_kind("a pass of the other seat", "pass ", "seat=1", "seat=2")
line_kind("another deadline", "clock ", "until=2026-11-23", "until=2026-11-22")
line_kind("another letter", "letter ", "....$", "0000")


@kind("a letter left out")
def _(f, dice):
    entry, i = f.entry("letter ", dice.randrange(4))
    del entry[i]


@kind("another time of an entry")
def _(f, dice):
    entry = f.log[dice.randrange(2, 6)]
    entry[0] = entry[0].replace(":00:00Z", ":00:01Z")


@kind("an entry before the one in front of it")
def _(f, dice):
    entry = f.log[4]
    entry[0] = entry[0].replace("-20T", "-19T")


@kind("an entry left out")
def _(f, dice): f.log.pop(dice.randrange(2, 7)), f.renumber()


@kind("an entry twice")
def _(f, dice):
    n = dice.randrange(2, 7)
    f.log.insert(n, list(f.log[n])), f.renumber()


@kind("entries changed places")
def _(f, dice):
    n = dice.randrange(2, 6)
    f.log[n], f.log[n + 1] = f.log[n + 1], f.log[n]
    f.renumber()


@kind("a pass that nobody made")
def _(f, dice): f.log[dice.randrange(3, 6)].insert(1, "pass seat=1")


@kind("a ruling that nobody made")
def _(f, dice): f.log[5].insert(1, "ruling n=1 kind=annul by=operator because=x")


@kind("another number of an entry")
def _(f, dice):
    entry = f.log[dice.randrange(2, 7)]
    entry[0] = "9" + entry[0]


@kind("the end cut off")
def _(f, dice): del f.log[6:]


@kind("the beginning cut off")
def _(f, dice): f.log.pop(0), f.renumber()


@kind("the game begins twice")
def _(f, dice): f.log[2].insert(1, f.log[0][1])


line_kind("another game", "start ", "classic", "wordbox")
line_kind("another language", "start ", "language=en", "language=de")
line_kind("another word list", "start ", "lexicon=any", "lexicon=words list=CAT")
line_kind("the words of another list", "start ", "lexicon=any", "lexicon=any words=" + 64 * "0")
line_kind("other rules", "start ", "rules=[0-9]+", "rules=0")
line_kind("more seats", "start ", "seats=2", "seats=3")
line_kind("another alphabet", "start ", "alphabet=....", "alphabet=0000")
line_kind("another tile set", "start ", "set=[^ ]*", "set=std-de")
line_kind("a drill", "start ", " options", " drill=1 options")
line_kind("another option", "start ", "challenge=void", "challenge=double")
line_kind("seats as listed", "start ", "challenge=void", "challenge=void first=listed")


@kind("another option, in the head too")
def _(f, dice):
    f.swap("start ", "challenge=void", "challenge=void deadline=1d")
    f.everywhere("challenge=void", "challenge=void deadline=1d")


@kind("a set-up position in the head")
def _(f, dice): f.head.append("Rack Ben: A B C D E F G")


@kind("another option in the head")
def _(f, dice): f.everywhere("challenge=void", "challenge=double")


@kind("an order more")
def _(f, dice): f.orders.insert(len(f.orders) - 1, "Ann: pass")


@kind("an order less")
def _(f, dice): f.orders.pop(dice.choice([i for i, x in enumerate(f.orders) if x[0] != "@"]))


@kind("another order")
def _(f, dice): f.everywhere("^(Ann|Ben): pass", r"\1: resign")


@kind("no log at all")
def _(f, dice): setattr(f, "log", [])


@kind("no signature")
def _(f, dice): f.fact.update(key=[]), setattr(f, "signs", False)


@kind("signed with a key of somebody else")
def _(f, dice): f.fact.update(key=[f.other_key()])


@kind("a change of keys that never was")
def _(f, dice):
    f.fact["key"].insert(0, f.other_key())


@kind("signed for another game")
def _(f, dice): f.fact.update(game=["9"])


@kind("two players were told two histories")
def _(f, dice):
    f.boxes = [f.tell(f.boxes[0]),
               f.tell(f.boxes[1], lambda n, head: head if n < 4 else hexes(dice))]


@kind("a receipt of a longer log")
def _(f, dice):
    f.boxes = [f.tell(box) for box in f.boxes]
    del f.log[7:]
