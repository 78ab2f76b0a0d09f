-- SPDX-License-Identifier: ISC
-- Step 12. Words that players miss.
-- suggestion: one player's wish. word: as people spell it, with brackets only where the
-- alphabet needs them. decided: when it was answered; 0: it waits.
CREATE TABLE suggestion (
	language TEXT NOT NULL,
	word     TEXT NOT NULL,
	player   INTEGER NOT NULL REFERENCES player (id),
	edition  TEXT NOT NULL,
	at       INTEGER NOT NULL,
	reason   TEXT NOT NULL,
	decided  INTEGER NOT NULL,
	PRIMARY KEY (language, word, player)
) STRICT;

CREATE INDEX suggestion_player ON suggestion (player, at);
CREATE INDEX suggestion_open ON suggestion (language, word, at, player) WHERE decided = 0;

-- word_try: how often a word was played that an edition does not have.
CREATE TABLE word_try (
	language TEXT NOT NULL,
	word     TEXT NOT NULL,
	edition  TEXT NOT NULL,
	tries    INTEGER NOT NULL,
	since    INTEGER NOT NULL,
	last     INTEGER NOT NULL,
	PRIMARY KEY (language, word, edition)
) STRICT;
