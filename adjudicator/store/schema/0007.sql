-- SPDX-License-Identifier: ISC
-- Step 7. Letters about which the organiser should hear. told: has heard, or need not.
ALTER TABLE ledger ADD COLUMN told INTEGER NOT NULL DEFAULT 1 CHECK (told IN (0, 1));

CREATE INDEX ledger_untold ON ledger (told, letter) WHERE told = 0;

-- Letters with the Message-ID of another one that say something else.
CREATE INDEX ledger_conflict ON ledger (message_id, letter) WHERE verdict = 'conflict';

-- Letters that will not leave by themselves.
CREATE INDEX outbox_failed ON outbox (state, id) WHERE state = 'failed';
