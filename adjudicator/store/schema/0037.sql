-- SPDX-License-Identifier: ISC
-- Step 37. Games that are offered to anybody are found without a look at all choices.
CREATE INDEX preference_offer ON preference (player) WHERE name = 'offer' AND game = 0;
