-- SPDX-License-Identifier: ISC
-- Step 3. Games that players begin by letter. inviter: who asked for the game, NULL: the
-- organiser did. asked: the seat's player has been written to about it; of a game whose
-- asker has yet to confirm it nobody else has.
ALTER TABLE game ADD COLUMN inviter INTEGER REFERENCES player (id);
ALTER TABLE seat ADD COLUMN asked INTEGER NOT NULL DEFAULT 1 CHECK (asked IN (0, 1));

-- Invitations to addresses whose reader has never answered one: how many there were and
-- when the last one left. never: no more are wanted.
CREATE TABLE invitation (
	folded TEXT NOT NULL PRIMARY KEY,
	sent   INTEGER NOT NULL,
	last   INTEGER NOT NULL,
	never  INTEGER NOT NULL CHECK (never IN (0, 1))
) STRICT;
