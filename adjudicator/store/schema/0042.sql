-- SPDX-License-Identifier: ISC
-- Step 42. The same ledger, cheaper to write: of a list of more than two words SQLite
-- makes a table each time that a row is written; words one by one it compares.
CREATE TABLE ledger_of (
	letter     INTEGER PRIMARY KEY REFERENCES inbox (id),
	at         INTEGER NOT NULL,
	verdict    TEXT NOT NULL
	           CHECK (verdict = 'applied' OR verdict = 'refused' OR verdict = 'asked'
	                  OR verdict = 'answered' OR verdict = 'held'
	                  OR verdict = 'ignored' OR verdict = 'duplicate'
	                  OR verdict = 'conflict' OR verdict = 'robot'
	                  OR verdict = 'stranger' OR verdict = 'unreadable'
	                  OR verdict = 'quarantined'),
	code       TEXT NOT NULL,
	reason     TEXT NOT NULL,
	game       INTEGER REFERENCES game (id),
	player     INTEGER REFERENCES player (id),
	message_id TEXT NOT NULL,
	content    BLOB NOT NULL CHECK (length(content) = 32),
	orders     TEXT NOT NULL,
	told       INTEGER NOT NULL DEFAULT 1 CHECK (told IN (0, 1)),
	seal       BLOB CHECK (seal IS NULL OR length(seal) = 64)
) STRICT;

INSERT INTO ledger_of (letter, at, verdict, code, reason, game, player, message_id,
                       content, orders, told, seal)
	SELECT letter, at, verdict, code, reason, game, player, message_id, content,
	       orders, told, seal FROM ledger ORDER BY letter;
DROP TABLE ledger;
ALTER TABLE ledger_of RENAME TO ledger;

-- The letters another one with their Message-ID is compared with.
CREATE INDEX ledger_heard ON ledger (message_id, letter)
	WHERE verdict <> 'duplicate' AND verdict <> 'conflict' AND verdict <> 'robot'
	      AND verdict <> 'stranger' AND verdict <> 'unreadable'
	      AND verdict <> 'quarantined';
CREATE INDEX ledger_content ON ledger (message_id, content, letter)
	WHERE verdict <> 'duplicate' AND verdict <> 'conflict';
CREATE INDEX ledger_player ON ledger (player, verdict, at);
CREATE INDEX ledger_recent ON ledger (player, letter);
CREATE INDEX ledger_untold ON ledger (told, letter) WHERE told = 0;
CREATE INDEX ledger_conflict ON ledger (message_id, letter) WHERE verdict = 'conflict';
