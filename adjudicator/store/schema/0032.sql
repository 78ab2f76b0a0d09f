-- SPDX-License-Identifier: ISC
-- Step 32. tagged: the report came to the return path of its letter, or that letter did not even
-- leave. No clock stands still for others, where letters have return paths of their own.
ALTER TABLE bounce ADD COLUMN tagged INTEGER NOT NULL DEFAULT 1 CHECK (tagged IN (0, 1));
