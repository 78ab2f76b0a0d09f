# SPDX-License-Identifier: ISC
"""The same season reckoned once more, from letters to players alone and from what
adjudicator-league(5) says."""
import collections
import re


class Fixture:
    def __init__(self, game, division, number, first):
        self.game, self.division, self.round = game, division, number
        self.first, self.second = first, None
        self.half, self.points = None, None  # of first and second
        self.forfeit = False  # one has left, or nothing was heard from him


class Season:
    """What all letters together tell. A run's letters of no game are read first: who has
    left has done so before his games are given up."""

    def __init__(self, name):
        self.name, self.faults = name, []
        self.fixtures = {}
        self.division = {}  # of a player, by name
        self.gone = {}      # and how many rounds were paired by then
        self.heir = {}      # who has taken whose place
        self.final = {}     # the rows of the last table, by division
        self.place = {}     # as his last letter has it
        self.moves = {}     # up, down or neither, likewise
        self.weekly = set() # whoever was told how it stands
        self.kinds = (
            (rf"a game of {name}", "start", self.start),
            (rf"{name} begins\. You play in division (\w+),", "notice", self.began),
            (rf"You have left {name}", "", self.left),
            (rf"You take the place of (\w+) in {name}", "", self.came),
            (rf"In {name} game (\d+) counts as lost", "", self.lost),
            (rf"{name} is over, and you", "", self.over),
            (rf"{name}, division \w+: round", "standings", self.stands),
        )

    def fault(self, text):
        self.faults.append(text)

    def read(self, name, letter):
        for pattern, kind, what in self.kinds:
            m = re.search(pattern, letter.flat)
            if m and kind in ("", letter.kind):
                what(name, letter, m)
        if letter.game in self.fixtures and letter.kind in ("end", "ruling"):
            self.ended(name, letter)

    def rounds(self, division):
        return max((f.round for f in self.fixtures.values() if f.division == division),
                   default=0)

    def start(self, name, letter, _):
        place = re.search(r"division (\w+), round (\d+)\.", letter.flat)
        other = re.search(r"with (\w+) begins", letter.flat).group(1)
        first = name if "and you move first" in letter.flat else other
        second = other if first == name else name
        f = self.fixtures.setdefault(letter.game, Fixture(
            letter.game, place.group(1), int(place.group(2)), first))
        if f.second not in (None, second) or f.first != first:
            self.fault(f"game {f.game}: its players read that others play")
        f.second = second

    def began(self, name, _letter, m):
        self.division[name] = m.group(1)

    def left(self, name, _letter, _m):
        self.gone[name] = self.rounds(self.division[name])
        for f in self.fixtures.values():
            f.forfeit = f.forfeit or (name in (f.first, f.second) and f.half is None)

    def came(self, name, _letter, m):
        self.heir[m.group(1)] = name
        self.division[name] = self.division[m.group(1)]

    def lost(self, _name, _letter, m):
        self.fixtures[int(m.group(1))].forfeit = True

    def stands(self, name, _letter, _m):
        self.weekly.add(name)

    def ended(self, name, letter):
        f, text = self.fixtures[letter.game], letter.flat
        scores = [re.search(rf"\b{n} (-?\d+)\b", text) for n in (f.first, f.second)]
        win = re.search(r"(\w+) wins?\b|: (\w+) has won", text)
        drawn = re.search(r"Nobody wins|ends level|drawn between", text)
        if not all(scores) or not (win or drawn):
            self.fault(f"game {f.game}: how it ended is not told: {text[:200]}")
            return
        who = (win.group(1) or win.group(2)) if win else ""
        who = name if who.lower() == "you" else who
        half = (1, 1) if drawn else (2, 0) if who == f.first else (0, 2)
        points = tuple(int(s.group(1)) for s in scores)
        if f.half not in (None, half) or f.points not in (None, points):
            self.fault(f"game {f.game}: its players read other results")
        f.half, f.points = half, points

    def over(self, name, letter, _):
        rows = re.findall(r"(?m)^\| +(\d+|-) +(\w+) +(\d+) +([\d½]+) +([+-]?\d+)\s*$",
                          letter.text)
        division = self.division[name]
        if not rows or self.final.setdefault(division, rows) != rows:
            self.fault(f"{name} reads another last table")
        m = re.search(r"place (\d+) of", letter.flat)
        self.place[name] = 1 if "you have won" in letter.flat else int(m.group(1))
        self.moves[name] = "up" if "one division higher" in letter.flat else \
            "down" if "one division further down" in letter.flat else ""

    # ------------------------------------------------------------------ reckoned from it

    def of(self, name):
        """Who has that place now."""
        return self.heir.get(name, name)

    def byes(self, division, players):
        """Rounds in which somebody who was there had nobody to play."""
        byes = collections.Counter()
        for n in range(1, self.rounds(division) + 1):
            busy = {x for f in self.fixtures.values() for x in (f.first, f.second)
                    if f.division == division and f.round == n}
            for p in players:
                if p not in busy and self.heir.get(p) not in busy and \
                        n <= self.gone.get(p, n):
                    byes[self.of(p)] += 1
        return byes

    def table(self, division, players):
        """Its rows as the last letter has them; `players` of it in seeding order."""
        games = [f for f in self.fixtures.values() if f.division == division]
        gone = {p for p in self.gone if p not in self.heir}
        rows = table([(self.of(f.first), self.of(f.second), f) for f in games],
                     [self.of(p) for p in players], gone, self.byes(division, players))
        return [("-" if p in gone else str(k + 1), p, str(n), half_text(h),
                 f"{s:+d}" if s else "0") for k, (p, n, h, s) in enumerate(rows)]


def half_text(half):
    return (str(half // 2) if half != 1 else "") + ("½" if half % 2 else "")


def table(games, players, gone, byes):
    """Rows (player, games, half points, spread), best first: points, spread, head to
    head, seeding; who has left stands behind."""
    half, spread, count = (collections.Counter() for _ in range(3))
    met, won = (collections.defaultdict(collections.Counter) for _ in range(2))
    for a, b, f in games:
        for me, other, i in ((a, b, 0), (b, a, 1)):
            half[me] += f.half[i]
            count[me] += 1
            met[me][other] += 1
            won[me][other] += f.half[i]
            spread[me] += 0 if f.forfeit else f.points[i] - f.points[1 - i]
    for name, n in byes.items():
        half[name] += 2 * n

    def key(p):
        return p in gone, -half[p], -spread[p]

    rows, out = sorted(players, key=lambda p: (key(p), players.index(p))), []
    while rows:
        equal = [p for p in rows if key(p) == key(rows[0])]
        rows = rows[len(equal):]
        if len({met[p][q] for p in equal for q in equal if p != q}) == 1:
            direct = {p: sum(won[p][q] for q in equal) for p in equal}
            equal.sort(key=lambda p: -direct[p])
        out += equal
    return [(p, count[p], half[p], spread[p]) for p in out]


def divisions_after(rows, promote, size, joined):
    """Who plays in A and in B of the season behind that one: {name: division}. `rows` are
    the last tables of A and B, `joined` who takes part, in the order of joining."""
    names = {d: [r[1] for r in rows[d] if r[0] != "-"] for d in "AB"}
    keep = len(names["A"]) - promote
    order = names["A"][:keep] + names["B"][:promote]       # who belongs in A
    order += names["A"][keep:] + names["B"][promote:]      # and in B, those first who came down
    order += [n for n in joined if n not in order]
    order = [n for n in order if n in joined]
    return {n: "A" if k < size else "B" for k, n in enumerate(order)}
