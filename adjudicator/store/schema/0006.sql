-- SPDX-License-Identifier: ISC
-- Step 6. Moves that players have sent for their next turn, in their order. taken: the
-- turns that seat had had then; the move counts only while it has had no more. rests: it
-- does not count until its player says so.
CREATE TABLE plan (
	game  INTEGER NOT NULL REFERENCES game (id),
	seat  INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
	n     INTEGER NOT NULL CHECK (n > 0),
	taken INTEGER NOT NULL,
	rests INTEGER NOT NULL CHECK (rests IN (0, 1)),
	text  TEXT NOT NULL,
	PRIMARY KEY (game, seat, n)
) STRICT;
