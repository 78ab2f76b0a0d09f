-- SPDX-License-Identifier: ISC
-- Step 38. Letters of ours that one of several programs is sending. sender: which program
-- claimed it last, a number of its own; 0: none did. lease: until then, by the server's
-- clock, it is that program's alone; 0: what became of it was kept, or nobody is at it.
ALTER TABLE outbox ADD COLUMN sender INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN lease INTEGER NOT NULL DEFAULT 0;
