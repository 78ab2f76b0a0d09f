-- SPDX-License-Identifier: ISC
-- Step 31. What could not be done and was set aside so that the rest goes on: a notice
-- that cannot be written, a game that cannot be read. number: of the notice, game,
-- player or season. game, seat, player: whom it keeps waiting. since: when it was due;
-- due: when it is tried again.
CREATE TABLE aside (
	id     INTEGER PRIMARY KEY,
	what   TEXT NOT NULL
	       CHECK (what IN ('notice', 'game', 'player', 'season', 'report')),
	number INTEGER NOT NULL,
	notice INTEGER REFERENCES notice (id) ON DELETE CASCADE,
	game   INTEGER,
	seat   INTEGER NOT NULL,
	player INTEGER,
	since  INTEGER NOT NULL,
	due    INTEGER NOT NULL,
	reason TEXT NOT NULL,
	UNIQUE (what, number)
) STRICT;

CREATE INDEX aside_notice ON aside (notice) WHERE notice IS NOT NULL;
CREATE INDEX aside_game ON aside (game) WHERE game IS NOT NULL;
