-- SPDX-License-Identifier: ISC
-- Step 13. What is kept only for a while.
-- hash: of a letter whose bytes are gone, the SHA-256 that they had; NULL while they are
-- here.
ALTER TABLE inbox ADD COLUMN hash BLOB CHECK (length(hash) = 32);
CREATE INDEX inbox_whole ON inbox (arrived, id) WHERE hash IS NULL;

-- kept: of a letter of ours, its bytes, subject and address. until-sent: they go as soon
-- as it has left.
ALTER TABLE outbox ADD COLUMN kept TEXT NOT NULL DEFAULT 'whole'
	CHECK (kept IN ('whole', 'until-sent', 'gone'));
CREATE INDEX outbox_whole ON outbox (created, id) WHERE kept = 'whole';
CREATE INDEX notice_written ON notice (outbox) WHERE outbox IS NOT NULL;

-- forgotten: when a player was, 0: he was not. His name is another then, and he has no
-- address.
ALTER TABLE player ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;

-- forget: the player wants to be forgotten, and there is no address.
ALTER TABLE wish ADD COLUMN forget INTEGER NOT NULL DEFAULT 0 CHECK (forget IN (0, 1));
CREATE INDEX wish_forget ON wish (id) WHERE forget = 1 AND state = 'done';

-- An address in an invitation is kept as a hash that only the club's key can make.
ALTER TABLE invitation RENAME COLUMN folded TO mark;
