-- SPDX-License-Identifier: ISC
-- Step 35. Letters that wait to be judged where several programs judge at a time. A row
-- is claimed (locked) with its letter and goes when that has its verdict. Of a game, and
-- of a sender, the first alone may be claimed.
-- game: that the letter has a secret of; 0: none. sender: a hash of the address.
-- later: it was put off until then, and stands in nobody's way.
CREATE TABLE lane (
	letter INTEGER PRIMARY KEY REFERENCES inbox (id),
	game INTEGER NOT NULL,
	sender INTEGER NOT NULL,
	later INTEGER NOT NULL
) STRICT;
CREATE INDEX lane_game ON lane (game, letter);
CREATE INDEX lane_sender ON lane (sender, letter);
