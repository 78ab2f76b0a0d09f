-- SPDX-License-Identifier: ISC
-- Step 33. What a letter and its verdict were when it was judged, under the club's key:
-- first 32 bytes of what stays, then 32 of what is let go with the letter's bytes. NULL:
-- judged by an older program.
ALTER TABLE ledger ADD COLUMN seal BLOB CHECK (seal IS NULL OR length(seal) = 64);
