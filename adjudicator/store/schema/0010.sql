-- SPDX-License-Identifier: ISC
-- Step 10. Files that go with a letter. notice: the news they belong to.
CREATE TABLE attachment (
	notice INTEGER PRIMARY KEY REFERENCES notice (id),
	name   TEXT NOT NULL,
	type   TEXT NOT NULL,
	bytes  BLOB NOT NULL
) STRICT;
