-- SPDX-License-Identifier: ISC
-- Step 21. Ratings behind each month in which somebody played (adjudicator/record/ratings.h).
-- All of it follows from `result` and can be thrown away. month: since the year 0.
-- rating, deviation: thousandths; volatility: millionths. games: of that month; total:
-- so far.
CREATE TABLE rating (
	kind       TEXT NOT NULL,
	language   TEXT NOT NULL,
	player     INTEGER NOT NULL REFERENCES player (id),
	month      INTEGER NOT NULL,
	rating     INTEGER NOT NULL,
	deviation  INTEGER NOT NULL CHECK (deviation > 0),
	volatility INTEGER NOT NULL CHECK (volatility > 0),
	games      INTEGER NOT NULL,
	total      INTEGER NOT NULL,
	PRIMARY KEY (kind, language, player, month)
) STRICT;

CREATE INDEX rating_month ON rating (month);
CREATE INDEX rating_player ON rating (player, kind, language, month);

-- Results that are there already have yet to be rated.
INSERT INTO number (name, value)
	SELECT 'result.since', 1 WHERE EXISTS (SELECT 1 FROM result);
