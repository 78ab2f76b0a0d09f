-- SPDX-License-Identifier: ISC
-- Step 27. What keeps our letters from a player. relay: letters about a game that the
-- mail server took more than an hour after they were written, until their player has the
-- difference. stopped: players to whom letters come back, and since when their clocks
-- stand still for it.
CREATE TABLE relay (
	outbox INTEGER PRIMARY KEY REFERENCES outbox (id)
) STRICT;
CREATE TABLE stopped (
	player INTEGER PRIMARY KEY REFERENCES player (id),
	since  INTEGER NOT NULL
) STRICT;
