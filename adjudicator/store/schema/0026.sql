-- SPDX-License-Identifier: ISC
-- Step 26. Seats that change hands while a game is played.
-- seat_past: who had a seat until change n of its game, counted from 1. epoch: of the
-- last secrets that he was given for it.
CREATE TABLE seat_past (
	game   INTEGER NOT NULL REFERENCES game (id),
	n      INTEGER NOT NULL CHECK (n > 0),
	seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
	player INTEGER REFERENCES player (id),
	name   TEXT NOT NULL,
	epoch  INTEGER NOT NULL,
	PRIMARY KEY (game, n)
) STRICT;

CREATE INDEX seat_past_player ON seat_past (player, game);

-- seat_offer: a player is asked to take a seat. referee: who decided so, NULL: the
-- organiser; casefile: the case that it decides, NULL: none; because: why.
CREATE TABLE seat_offer (
	id       INTEGER PRIMARY KEY,
	game     INTEGER NOT NULL REFERENCES game (id),
	seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
	player   INTEGER NOT NULL REFERENCES player (id),
	referee  INTEGER REFERENCES player (id),
	casefile INTEGER REFERENCES casefile (id),
	because  TEXT NOT NULL,
	asked    INTEGER NOT NULL,
	state    TEXT NOT NULL CHECK (state IN ('open', 'done', 'declined', 'lapsed'))
) STRICT;

CREATE UNIQUE INDEX seat_offer_open ON seat_offer (game, seat) WHERE state = 'open';
CREATE INDEX seat_offer_waits ON seat_offer (asked, id) WHERE state = 'open';
CREATE INDEX seat_offer_player ON seat_offer (player, game);
