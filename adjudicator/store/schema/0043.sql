-- SPDX-License-Identifier: ISC
-- Step 43. Which games the letters are about that are old enough to go is asked each day:
-- the index alone tells, and no letter is read for it.
DROP INDEX outbox_whole;
CREATE INDEX outbox_whole ON outbox (created, game) WHERE kept = 'whole';
