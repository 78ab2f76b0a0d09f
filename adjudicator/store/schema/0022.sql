-- SPDX-License-Identifier: ISC
-- Step 22. Leave that players have booked: from `begins` up to `ends`. state: booked,
-- running, over (ends is when he was back) or dropped (before it began).
CREATE TABLE leave (
	id     INTEGER PRIMARY KEY,
	player INTEGER NOT NULL REFERENCES player (id),
	begins INTEGER NOT NULL,
	ends   INTEGER NOT NULL CHECK (ends > begins),
	made   INTEGER NOT NULL,
	state  TEXT NOT NULL CHECK (state IN ('booked', 'running', 'over', 'dropped'))
) STRICT;
CREATE INDEX leave_player ON leave (player, begins);
CREATE INDEX leave_waiting ON leave (state, begins);
