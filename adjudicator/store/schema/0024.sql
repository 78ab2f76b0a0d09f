-- SPDX-License-Identifier: ISC
-- Step 24. Time that is over. topic: of a case that the adjudicator opens for it, "time"
-- or "silence"; its kind is then "other".
ALTER TABLE casefile ADD COLUMN topic TEXT NOT NULL DEFAULT '';

-- Games in which a referee hears of a player who does not write for so long, and when
-- to look next.
CREATE TABLE listen (
	game INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
	at   INTEGER NOT NULL
) STRICT;
CREATE INDEX listen_due ON listen (at, game);
