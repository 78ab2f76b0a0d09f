-- SPDX-License-Identifier: ISC
-- Step 25. What players were reminded of. A row for each game whose clock runs: turn and
-- deadline it was made for; since: when the turn was first seen; least: no more was left
-- when its player was reminded last; next: when there may be something to say again.
CREATE TABLE reminder (
	game     INTEGER PRIMARY KEY REFERENCES game (id),
	turn     INTEGER NOT NULL,
	deadline INTEGER NOT NULL,
	since    INTEGER NOT NULL,
	least    INTEGER NOT NULL,
	next     INTEGER NOT NULL
) STRICT;
