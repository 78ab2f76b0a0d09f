-- SPDX-License-Identifier: ISC
-- Step 19. Seasons of a league. text: the season file; hash: SHA-256 of it. secret:
-- what the secrets of all its games follow from. told: when that was told. after: the
-- season whose promotion it follows.
CREATE TABLE season (
	id       INTEGER PRIMARY KEY,
	name     TEXT NOT NULL,
	name_key TEXT NOT NULL,
	text     TEXT NOT NULL,
	hash     BLOB NOT NULL,
	state    TEXT NOT NULL,
	secret   BLOB NOT NULL,
	created  INTEGER NOT NULL,
	started  INTEGER NOT NULL DEFAULT 0,
	ended    INTEGER NOT NULL DEFAULT 0,
	told     INTEGER NOT NULL DEFAULT 0,
	after    INTEGER REFERENCES season (id)
) STRICT;
CREATE INDEX season_by_name ON season (name_key, id);
CREATE INDEX season_live ON season (id) WHERE told = 0;

-- Who takes part. Fixtures name the place, not the player: another may take it over.
-- seed: within the division, from 1. team: from 0, -1 none. place: at the end.
CREATE TABLE entrant (
	id       INTEGER PRIMARY KEY,
	season   INTEGER NOT NULL REFERENCES season (id),
	player   INTEGER NOT NULL REFERENCES player (id),
	division TEXT NOT NULL,
	seed     INTEGER NOT NULL,
	team     INTEGER NOT NULL,
	luck     TEXT NOT NULL,
	state    TEXT NOT NULL,
	since    INTEGER NOT NULL,
	place    INTEGER NOT NULL,
	UNIQUE (season, player)
) STRICT;
CREATE INDEX entrant_by_player ON entrant (player);
CREATE INDEX entrant_by_seed ON entrant (season, division, seed, id);

-- A round of one division. over: all its fixtures are decided, 0 or 1.
CREATE TABLE season_round (
	season   INTEGER NOT NULL REFERENCES season (id),
	division TEXT NOT NULL,
	n        INTEGER NOT NULL,
	started  INTEGER NOT NULL,
	due      INTEGER NOT NULL,
	over     INTEGER NOT NULL,
	PRIMARY KEY (season, division, n)
) STRICT;

-- Who meets whom. It is written before its game begins; game is NULL until then, second
-- is NULL for a bye.
CREATE TABLE fixture (
	id       INTEGER PRIMARY KEY,
	season   INTEGER NOT NULL REFERENCES season (id),
	division TEXT NOT NULL,
	round    INTEGER NOT NULL,
	board    INTEGER NOT NULL,
	first    INTEGER NOT NULL REFERENCES entrant (id),
	second   INTEGER REFERENCES entrant (id),
	game     INTEGER REFERENCES game (id),
	how      TEXT NOT NULL,
	UNIQUE (season, division, round, board)
) STRICT;
CREATE INDEX fixture_by_game ON fixture (game);
CREATE INDEX fixture_by_first ON fixture (first);
CREATE INDEX fixture_by_second ON fixture (second);
