-- SPDX-License-Identifier: ISC
-- Step 30. Who wants to read of all his games once a week or once a day is found without
-- a look at what everybody else has chosen.
CREATE INDEX preference_digest ON preference (player) WHERE name = 'digest' AND game = 0;
