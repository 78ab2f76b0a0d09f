-- SPDX-License-Identifier: ISC
-- Step 2. Letters that leave over a server are tried more than once. tries: in vain so
-- far, the first of them at tried. unsure: a try began whose end is not known, so the
-- letter may have arrived. next: not before that moment. said: what the server said
-- last.
ALTER TABLE outbox ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN tried INTEGER;
ALTER TABLE outbox ADD COLUMN next INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN unsure INTEGER NOT NULL DEFAULT 0 CHECK (unsure IN (0, 1));
ALTER TABLE outbox ADD COLUMN said TEXT NOT NULL DEFAULT '';

-- The letters that wait for each address, oldest first.
CREATE INDEX outbox_line ON outbox (address, id) WHERE state = 'queued';
