-- SPDX-License-Identifier: ISC
-- Step 15. Referees, and the cases that are brought before them.
-- referee: a player who may rule in games that he does not play.
CREATE TABLE referee (
	player INTEGER NOT NULL PRIMARY KEY REFERENCES player (id),
	since  INTEGER NOT NULL
) STRICT;

-- casefile: turn 0: of no turn. claimant NULL: the adjudicator itself opened it. should:
-- the score that is claimed, -1: none. letter: that brought it. referee, second: who has
-- it, and who countersigns; NULL: nobody yet. ruling: its number in the game, 0: none;
-- event: its row. proposed: a ruling that waits for the second referee, with its reason.
-- appellant, appeal: who was not content with the ruling, and why.
CREATE TABLE casefile (
	id        INTEGER PRIMARY KEY,
	game      INTEGER NOT NULL REFERENCES game (id),
	turn      INTEGER NOT NULL,
	claimant  INTEGER REFERENCES player (id),
	kind      TEXT NOT NULL CHECK (kind IN ('score', 'illegal', 'read', 'no-reply',
	                                        'other', 'double')),
	should    INTEGER NOT NULL,
	text      TEXT NOT NULL,
	letter    INTEGER REFERENCES inbox (id),
	state     TEXT NOT NULL CHECK (state IN ('open', 'ruled', 'appealed', 'closed')),
	referee   INTEGER REFERENCES player (id),
	second    INTEGER REFERENCES player (id),
	ruling    INTEGER NOT NULL,
	event     INTEGER NOT NULL,
	proposed  TEXT NOT NULL,
	because   TEXT NOT NULL,
	appellant INTEGER REFERENCES player (id),
	appeal    TEXT NOT NULL,
	opened    INTEGER NOT NULL,
	ruled     INTEGER NOT NULL,
	closed    INTEGER NOT NULL
) STRICT;

CREATE INDEX casefile_game ON casefile (game, id);
CREATE INDEX casefile_claimant ON casefile (claimant, game, turn);
CREATE INDEX casefile_waits ON casefile (referee, id)
	WHERE state IN ('open', 'appealed');

-- Letters that belong to a case beside those of its turn.
CREATE TABLE case_letter (
	casefile INTEGER NOT NULL REFERENCES casefile (id),
	letter   INTEGER NOT NULL REFERENCES inbox (id),
	PRIMARY KEY (casefile, letter)
) STRICT;

-- The case that a letter to a referee is about.
ALTER TABLE outbox ADD COLUMN casefile INTEGER REFERENCES casefile (id);
