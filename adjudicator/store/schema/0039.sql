-- SPDX-License-Identifier: ISC
-- Step 39. Players who would like to be found are, without a look at all choices.
CREATE INDEX preference_member ON preference (player) WHERE name = 'members' AND game = 0;
