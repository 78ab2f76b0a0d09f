-- SPDX-License-Identifier: ISC
-- Step 16. A case that was decided on appeal has two rulings. final: the number of the
-- second, 0: none.
ALTER TABLE casefile ADD COLUMN final INTEGER NOT NULL DEFAULT 0;
