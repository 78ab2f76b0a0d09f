-- SPDX-License-Identifier: ISC
-- Step 11. A player may write from several addresses; letters go to the main one.
CREATE TABLE address_of (
	folded  TEXT NOT NULL PRIMARY KEY,
	written TEXT NOT NULL,
	player  INTEGER NOT NULL REFERENCES player (id),
	main    INTEGER NOT NULL CHECK (main IN (0, 1))
) STRICT;

INSERT INTO address_of (folded, written, player, main)
	SELECT folded, written, player, 1 FROM address;
DROP TABLE address;
ALTER TABLE address_of RENAME TO address;
CREATE UNIQUE INDEX address_main ON address (player) WHERE main = 1;
CREATE INDEX address_player ON address (player, main, folded);

-- Addresses that players want to be theirs. also: beside the main one, not instead of
-- it. known, reached: the player has said yes from the main address, and somebody has
-- from the new one. sent: the new one has been written to.
CREATE TABLE wish (
	id      INTEGER PRIMARY KEY,
	player  INTEGER NOT NULL REFERENCES player (id),
	also    INTEGER NOT NULL CHECK (also IN (0, 1)),
	written TEXT NOT NULL,
	asked   INTEGER NOT NULL,
	known   INTEGER NOT NULL CHECK (known IN (0, 1)),
	reached INTEGER NOT NULL CHECK (reached IN (0, 1)),
	sent    INTEGER NOT NULL CHECK (sent IN (0, 1)),
	state   TEXT NOT NULL CHECK (state IN ('open', 'done', 'dropped'))
) STRICT;

CREATE UNIQUE INDEX wish_open ON wish (player) WHERE state = 'open';
CREATE INDEX wish_player ON wish (player, asked);

-- The wish that a letter asks about.
ALTER TABLE outbox ADD COLUMN wish INTEGER REFERENCES wish (id);

-- Secret reply addresses that count no more: those of an older epoch, and letters of
-- ours up to the one numbered revoked; of the player: letters about no game.
ALTER TABLE seat ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN revoked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN revoked INTEGER NOT NULL DEFAULT 0;

CREATE INDEX seat_over ON seat (player, game) WHERE live = 0;
