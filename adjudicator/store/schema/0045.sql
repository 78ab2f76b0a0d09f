-- SPDX-License-Identifier: ISC
-- Step 45. What was asked, claimed and wished stays for good, but what was said there goes
-- with age: each day only those are looked at that still say something.
CREATE INDEX question_says ON question (game) WHERE choices <> '';
CREATE INDEX casefile_says ON casefile (game) WHERE text <> '' OR appeal <> '';
CREATE INDEX wish_says ON wish (asked) WHERE written <> '';
