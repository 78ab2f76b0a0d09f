# SPDX-License-Identifier: ISC
"""Players who know only what their letters say. In games without a word list every word
is good, so whoever lays tiles of his rack beside what lies on the board moves lawfully."""
import hashlib
import random
import re

SIZE = 15
CONSONANTS, VOWELS = "bdfgklmnprst", "aeiou"


def names(count):
    """So many that nobody takes one for another."""
    made = [(c + v + d + w).capitalize() for v in VOWELS for w in VOWELS
            for c in CONSONANTS for d in CONSONANTS if c != d and v != w]
    return random.Random(1).sample(made, count)


def board_of(text):
    """The letters on it by (row, column), as the letter draws them."""
    found = {}
    for line in text.split("\n"):
        m = re.match(r"^ ?(\d\d?) ", line)
        if m and len(line) >= 4 + 3 * SIZE - 2 and 1 <= int(m.group(1)) <= SIZE:
            for col in range(SIZE):
                cell = line[3 + 3 * col:6 + 3 * col].strip(" []()")
                if len(cell) == 1 and cell.isalpha():
                    found[int(m.group(1)) - 1, col] = cell.upper()
    return found


def lay(dice, board, rack, most):
    """An order, and how many tiles it takes; None where nothing was found."""
    if not board:
        spots = [(SIZE // 2, SIZE // 2)]
    else:
        near = {(r + a, c + b) for r, c in board
                for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        spots = sorted(s for s in near - set(board) if min(s) >= 0 and max(s) < SIZE)
    dice.shuffle(spots)
    for spot in spots:
        order = lay_at(dice, board, rack, most, spot)
        if order:
            return order
    return None


def lay_at(dice, board, rack, most, spot):
    across = dice.random() < 0.5
    step = (0, 1) if across else (1, 0)
    left = list(rack)
    dice.shuffle(left)
    count = max(2, min(most, len(left))) if not board else dice.randint(1, min(most, len(left)))
    if count > len(left):
        return None
    row, col = spot
    while (row - step[0], col - step[1]) in board:
        row, col = row - step[0], col - step[1]
    start, word, length = (row, col), "", 0
    while row < SIZE and col < SIZE and ((row, col) in board or count > 0):
        if (row, col) in board:
            word += board[row, col]
        else:
            tile = left.pop()
            word += "?" + dice.choice("AEINRST") if tile == "?" else tile
            count -= 1
        length += 1
        row, col = row + step[0], col + step[1]
    if count > 0 or length < 2:
        return None
    place = chr(ord("A") + start[1]), str(start[0] + 1)
    return ("".join(reversed(place)) if across else "".join(place)) + " " + word


ORDERS = {"resign": "resign", "draw": "offer draw", "pass": "pass"}


class Style:
    """How the two of a game play it; both can tell, without a word, from its number."""

    def __init__(self, game):
        dice = random.Random(hashlib.sha256(b"game %d" % game).digest())
        self.turns = dice.randint(1, 5)
        self.end = dice.choices(("resign", "draw", "pass", "full"), (60, 25, 12, 3))[0]
        self.most = 6 if self.end == "full" else 3


class Player:
    def __init__(self, name):
        self.name, self.address = name, f"{name.lower()}@example.org"
        self.line = f"{name} <{self.address}>"
        self.due = {}  # letters that he has to answer, by game
        self.last = None  # of any kind
        self.silent = False
        self.slow = 0.0  # how often he puts an answer off
        self.refused = 0

    def read(self, letter):
        """What he takes notice of: a letter that asks for something, or no longer does."""
        self.last = letter
        if letter.game == 0 or letter.kind in ("reminder", "notice"):
            return
        self.refused += letter.kind == "refusal"
        if letter.kind not in ("end", "ruling") and wants(letter):
            self.due[letter.game] = letter
        else:
            self.due.pop(letter.game, None)

    def answers(self, hours):
        """What he writes at that hour: (letter, body)."""
        out = []
        for game, letter in sorted(self.due.items()):
            dice = random.Random(f"{self.name} {game} {letter.turn} {hours}")
            if not self.silent and dice.random() >= self.slow:
                out.append((letter, order(dice, letter)))
                del self.due[game]
        return out


def wants(letter):
    if "you offer a draw" in letter.subject:
        return False
    return letter.subject.endswith("your turn") or letter.kind in ("question", "pending")


def order(dice, letter):
    style = Style(letter.game)
    if letter.kind == "question":
        return "yes"
    if letter.kind == "pending":
        return "agree draw"
    if letter.turn > style.turns and style.end in ORDERS:
        return ORDERS[style.end]
    rack = re.search(r"(?m)^Your rack: (.*)$", letter.text)
    tiles = rack.group(1).split() if rack else []
    laid = lay(dice, board_of(letter.text), tiles, style.most) if tiles else None
    return laid or "pass"
