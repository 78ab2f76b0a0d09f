-- SPDX-License-Identifier: ISC
-- Step 44. What is asked of the ledger for each letter is one place of one index: a player's
-- letters of a day by when they were judged, and letters with one Message-ID, those that
-- were heard apart from the others.
DROP INDEX ledger_player;
DROP INDEX ledger_heard;
DROP INDEX ledger_content;
CREATE INDEX ledger_player ON ledger (player, at, verdict);
CREATE INDEX ledger_quarantined ON ledger (at) WHERE verdict = 'quarantined';
CREATE INDEX ledger_twin ON ledger (message_id, (CASE WHEN verdict <> 'robot'
	AND verdict <> 'stranger' AND verdict <> 'unreadable' AND verdict <> 'quarantined'
	THEN 1 ELSE 0 END), content, letter)
	WHERE verdict <> 'duplicate' AND verdict <> 'conflict';
