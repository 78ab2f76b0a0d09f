-- SPDX-License-Identifier: ISC
-- Step 14. The chain of a game's record (adjudicator/crypto/record_chain.h). head: of the
-- row; NULL in rows older than the chain, until their game goes on.
ALTER TABLE event ADD COLUMN head BLOB CHECK (length(head) = 32);

-- Keeps the player's name in a chain from being guessed. NULL: none was needed yet, or
-- it was thrown away.
ALTER TABLE player ADD COLUMN salt BLOB CHECK (length(salt) = 32);
