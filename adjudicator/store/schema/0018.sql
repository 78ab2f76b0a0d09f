-- SPDX-License-Identifier: ISC
-- Step 18. Keys that signed letters before. old: the public key, as signify writes it.
-- statement: names the key behind it; signature: by the old key, empty when that was
-- lost. outbox: letters of ours up to this one know nothing of it.
CREATE TABLE key_change (
	id        INTEGER PRIMARY KEY,
	at        INTEGER NOT NULL,
	old       TEXT NOT NULL,
	statement TEXT NOT NULL,
	signature TEXT NOT NULL,
	outbox    INTEGER NOT NULL
) STRICT;
