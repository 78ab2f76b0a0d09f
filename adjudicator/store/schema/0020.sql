-- SPDX-License-Identifier: ISC
-- Step 20. How games ended that count (adjudicator/record/result.h): a row exactly while the
-- game is over, not void, and of more than one seat. All of it follows from the events
-- and stands here only to be looked up; who sat there, and under which name, stands in
-- `seat`. ended: when. reason: "out", as events name it. half: half points, 2 for a win.
-- missed: resigned, or let the time run out at last.
CREATE TABLE result (
	game     INTEGER PRIMARY KEY REFERENCES game (id),
	language TEXT NOT NULL,
	ended    INTEGER NOT NULL,
	reason   TEXT NOT NULL
) STRICT;

CREATE INDEX result_ended ON result (ended, game);

CREATE TABLE result_seat (
	game   INTEGER NOT NULL REFERENCES result (game),
	seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
	points INTEGER NOT NULL,
	half   INTEGER NOT NULL CHECK (half BETWEEN 0 AND 2),
	missed INTEGER NOT NULL CHECK (missed IN (0, 1)),
	PRIMARY KEY (game, seat)
) STRICT;

-- Games that were over before this step are filled in by the next run.
INSERT INTO number (name, value)
	SELECT 'result.filled', 1 WHERE NOT EXISTS (SELECT 1 FROM game);
