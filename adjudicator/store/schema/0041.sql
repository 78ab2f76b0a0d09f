-- SPDX-License-Identifier: ISC
-- Step 41. Seasons in which everybody has the same rack. duplicate: the game of one seat
-- that such a season is played on; its turns are the rounds. duplicate_play: what was sent
-- for a round, the last of each place; play is empty where he passed. n: the round. Nobody else reads it
-- before the round is closed (season_round.over). duplicate_laid: of a closed round, what
-- went on the board, and the best that there was.
CREATE TABLE duplicate (
	season INTEGER PRIMARY KEY REFERENCES season (id),
	game   INTEGER NOT NULL REFERENCES game (id)
) STRICT;

CREATE UNIQUE INDEX duplicate_game ON duplicate (game);

CREATE TABLE duplicate_play (
	season  INTEGER NOT NULL REFERENCES season (id),
	n       INTEGER NOT NULL,
	entrant INTEGER NOT NULL REFERENCES entrant (id),
	at      INTEGER NOT NULL,
	play    TEXT NOT NULL,
	points  INTEGER NOT NULL,
	PRIMARY KEY (season, n, entrant)
) STRICT;

CREATE INDEX duplicate_play_entrant ON duplicate_play (entrant);

CREATE TABLE duplicate_laid (
	season      INTEGER NOT NULL REFERENCES season (id),
	n           INTEGER NOT NULL,
	play        TEXT NOT NULL,
	points      INTEGER NOT NULL,
	best        TEXT NOT NULL,
	best_points INTEGER NOT NULL,
	PRIMARY KEY (season, n)
) STRICT;
