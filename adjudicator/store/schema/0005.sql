-- SPDX-License-Identifier: ISC
-- Step 5. Letters that did not get to their player. letter: the report of a mail server,
-- NULL when it refused the letter itself. kind: hard, for good; days, given up after
-- some; soft, only late. told: the organiser has been.
CREATE TABLE bounce (
	outbox INTEGER NOT NULL REFERENCES outbox (id),
	kind   TEXT NOT NULL CHECK (kind IN ('hard', 'days', 'soft')),
	player INTEGER NOT NULL REFERENCES player (id),
	letter INTEGER REFERENCES inbox (id),
	at     INTEGER NOT NULL,
	status TEXT NOT NULL,
	told   INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
	PRIMARY KEY (outbox, kind)
) STRICT;

CREATE INDEX bounce_player ON bounce (player, at) WHERE kind <> 'soft';
CREATE INDEX bounce_untold ON bounce (player) WHERE told = 0 AND kind <> 'soft';
