# SPDX-License-Identifier: ISC
"""A throw-away club and the letters that go into it and out of it: nothing here knows
what the program keeps, or how."""
import datetime
import email
import os
import re
import subprocess
import sys

UTC = datetime.timezone.utc
CLUB = "adjudicator@club.example"
KEEP = {"letters-per-run": "100000", "letters-per-day": "100000", "address": CLUB, "outage-after": "2d"}


def rfc3339(when):
    return when.strftime("%Y-%m-%dT%H:%M:%SZ")


class Letter:
    """One of the club's, as its reader has it."""

    def __init__(self, raw):
        m = email.message_from_bytes(raw.split(b"\r\nContent-Type: text/html")[0])
        head = {k.lower(): re.sub(r"\s+", " ", v) for k, v in m.items()}
        self.to = re.search(r"<(.*)>", head["to"]).group(1)
        self.reply_to, self.subject = head["reply-to"], head["subject"]
        self.id, self.kind = head["message-id"], head["x-adjudicator-kind"]
        self.game = int(head.get("x-adjudicator-game", 0))
        self.turn = int(head.get("x-adjudicator-turn", 0))
        text = next(p for p in m.walk() if p.get_content_type() == "text/plain")
        self.text = text.get_payload(decode=True).decode().replace("\r", "")
        self.flat = re.sub(r"\s+", " ", self.text)


class Club:
    def __init__(self, program, folder):
        self.program, self.folder = os.path.abspath(program), os.path.join(folder, "club")
        self.now = None
        self.sent, self.written, self.runs = set(), 0, 0
        self.call("init", self.folder, alone=True)
        conf = os.path.join(self.folder, "adjudicator.conf")
        text = open(conf, encoding="utf-8").read()
        for key, value in KEEP.items():
            text = re.sub(rf"(?m)^{key} =.*$", f"{key} = {value}", text)
        open(conf, "w", encoding="utf-8").write(text)

    def call(self, *words, alone=False):
        """What a command prints; one that fails ends the test."""
        before = [] if alone else ["-C", self.folder]
        done = subprocess.run([self.program, *before, *words], capture_output=True,
                              text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{' '.join(words)}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def write(self, sender, body, to=None):
        """A letter to the club: an answer to one of its own, or of somebody's own accord."""
        self.written += 1
        name = f"{self.written:06d}"
        head = [f"From: {sender}", f"Message-ID: <{name}@mail.example>"]
        if to is None:
            head += [f"To: <{CLUB}>", "Subject: the league"]
        else:
            head += [f"To: {to.reply_to}", f"Subject: Re: {to.subject}",
                     f"In-Reply-To: {to.id}"]
        head += ["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8"]
        lines = head + ["", *body.split("\n"), ""]
        if to is not None:
            lines += ["On some day the club wrote:"]
            lines += ["> " + line for line in to.text.split("\n")[:4]] + [""]
        path = os.path.join(self.folder, "inbox", "new", name)
        with open(path, "wb") as f:
            f.write("\r\n".join(lines).encode())
        stamp = self.now.timestamp() - 60
        os.utime(path, (stamp, stamp))

    def run(self):
        """One run, and the letters that it sent."""
        self.runs += 1
        self.call("run", "--now", rfc3339(self.now), "--quiet")
        folder = os.path.join(self.folder, "outbox", "new")
        fresh = [n for n in os.listdir(folder) if n not in self.sent]
        self.sent.update(fresh)
        out = []
        for name in fresh:
            with open(os.path.join(folder, name), "rb") as f:
                out.append(Letter(f.read()))
        return sorted(out, key=lambda l: (l.to, l.game, l.turn, l.id))
