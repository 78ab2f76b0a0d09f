-- SPDX-License-Identifier: ISC
-- Step 4. What a player has chosen for himself, in one game or (game 0) in all.
CREATE TABLE preference (
	player INTEGER NOT NULL REFERENCES player (id),
	game   INTEGER NOT NULL,
	name   TEXT NOT NULL,
	value  TEXT NOT NULL,
	PRIMARY KEY (player, game, name)
) STRICT;

-- The last letters of a player.
CREATE INDEX ledger_recent ON ledger (player, letter);
