-- SPDX-License-Identifier: ISC
-- Step 17. Draws that can be checked. secret: the organiser committed himself to it when
-- the game was made, and the seed is stirred from it when the game starts (zeros until
-- then); NULL: the operator chose the seed, or the game is older. untold: since when the
-- game has been over and secret or seed have yet to be told; else NULL. beacon: what
-- will be announced in public and is stirred in, too.
ALTER TABLE game ADD COLUMN secret BLOB CHECK (secret IS NULL OR length(secret) = 32);
ALTER TABLE game ADD COLUMN untold INTEGER;
ALTER TABLE game ADD COLUMN beacon TEXT NOT NULL DEFAULT '';

CREATE INDEX game_untold ON game (untold, id) WHERE untold IS NOT NULL;

-- place: of the seat's player in the invitation. luck: what he stirs in.
ALTER TABLE seat ADD COLUMN place INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seat ADD COLUMN luck TEXT NOT NULL DEFAULT '';
UPDATE seat SET place = seat;
