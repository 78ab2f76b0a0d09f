-- SPDX-License-Identifier: ISC
-- Step 34. What a run with nothing to do asks, without looking at every game.
-- reminded: the deadline that the game's row in reminder was made for; where it is
-- another one by now, when to remind has to be reckoned anew.
ALTER TABLE game ADD COLUMN reminded INTEGER;
UPDATE game SET reminded = (SELECT deadline FROM reminder WHERE game = game.id)
	WHERE state IN ('running', 'paused');
DELETE FROM reminder WHERE game IN (SELECT id FROM game WHERE state IN ('over', 'void'));
CREATE INDEX game_unreminded ON game (deadline, id)
	WHERE state = 'running' AND deadline IS NOT NULL AND reminded IS NOT deadline;
CREATE INDEX reminder_next ON reminder (next, game);
-- For counting alone: of the state as it stands, it would be taken for questions that
-- have better ones.
CREATE INDEX game_counted ON game ((state || ''));
CREATE INDEX game_unturned ON game (id) WHERE state = 'running' AND to_move < 0;
