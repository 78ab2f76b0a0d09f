-- SPDX-License-Identifier: ISC
-- Step 29. Challenges on a ladder. player: who was asked, whoever has that place by now.
-- due: when it is settled without an answer. fixture: what it became, NULL where nothing
-- was played for it. settled: when that was decided; 0: not yet. told: what it brought
-- the challenger, as the two of them have read it: half points, 3 nothing at all, -1 not
-- told yet.
CREATE TABLE season_challenge (
	id         INTEGER PRIMARY KEY,
	season     INTEGER NOT NULL REFERENCES season (id),
	challenger INTEGER NOT NULL REFERENCES entrant (id),
	challenged INTEGER NOT NULL REFERENCES entrant (id),
	player     INTEGER NOT NULL REFERENCES player (id),
	fixture    INTEGER REFERENCES fixture (id),
	asked      INTEGER NOT NULL,
	due        INTEGER NOT NULL,
	settled    INTEGER NOT NULL,
	state      TEXT NOT NULL
		CHECK (state IN ('open', 'accepted', 'lost', 'free', 'dropped')),
	told       INTEGER NOT NULL
) STRICT;

CREATE INDEX season_challenge_of ON season_challenge (season, id);
CREATE INDEX season_challenge_player ON season_challenge (player, state);
CREATE INDEX season_challenge_challenger ON season_challenge (challenger);
CREATE INDEX season_challenge_challenged ON season_challenge (challenged);
CREATE INDEX season_challenge_fixture ON season_challenge (fixture);
