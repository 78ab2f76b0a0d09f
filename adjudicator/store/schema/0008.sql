-- SPDX-License-Identifier: ISC
-- Step 8. Orders that their players can still take back, and each seat's last one. text:
-- in canonical form; shown: as it was written; score: what it was said to score, where
-- it scores (scored); ground: of the board and the rack it was made for; until: it
-- counts from then on; notice: the receipt.
CREATE TABLE settling (
	game    INTEGER NOT NULL REFERENCES game (id),
	seat    INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
	state   TEXT NOT NULL CHECK (state IN ('waits', 'done', 'withdrawn', 'lapsed')),
	letter  INTEGER REFERENCES inbox (id),
	arrived INTEGER NOT NULL,
	until   INTEGER NOT NULL,
	notice  INTEGER NOT NULL,
	text    TEXT NOT NULL,
	shown   TEXT NOT NULL,
	scored  INTEGER NOT NULL CHECK (scored IN (0, 1)),
	score   INTEGER NOT NULL,
	ground  INTEGER NOT NULL,
	PRIMARY KEY (game, seat)
) STRICT;

CREATE INDEX settling_due ON settling (until, game) WHERE state = 'waits';
