-- SPDX-License-Identifier: ISC
-- Step 23. Outages of the club itself, so that they can be told in public: between the
-- two complete runs there was none. games: whose clocks were given the time back.
CREATE TABLE outage (
	until INTEGER PRIMARY KEY,
	since INTEGER NOT NULL,
	games INTEGER NOT NULL
) STRICT;
