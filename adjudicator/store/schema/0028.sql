-- SPDX-License-Identifier: ISC
-- Step 28. What the director of a season is asked. kind: which row of its policy.
-- fixture: NULL where it is about an entrant alone. referee: who is asked, NULL: there
-- is nobody. number: of its first choice; no two concerns of the club share one.
-- due: when it is settled without him; or until when it was put off.
CREATE TABLE season_concern (
	id      INTEGER PRIMARY KEY,
	season  INTEGER NOT NULL REFERENCES season (id),
	kind    TEXT NOT NULL CHECK (kind IN ('no-show', 'unfinished', 'replace')),
	entrant INTEGER NOT NULL REFERENCES entrant (id),
	fixture INTEGER REFERENCES fixture (id),
	referee INTEGER REFERENCES player (id),
	number  INTEGER NOT NULL,
	asked   INTEGER NOT NULL,
	due     INTEGER NOT NULL,
	state   TEXT NOT NULL CHECK (state IN ('open', 'later', 'settled'))
) STRICT;

CREATE INDEX season_concern_of ON season_concern (season, id);
CREATE INDEX season_concern_number ON season_concern (number);
CREATE INDEX season_concern_entrant ON season_concern (entrant);
CREATE INDEX season_concern_fixture ON season_concern (fixture);
