-- SPDX-License-Identifier: ISC
-- Step 1. Moments are seconds since 1970 UTC, yes and no are 1 and 0, and a text that
-- is not there is empty. A reference that is not there is NULL. Steps are only ever
-- added: what stands here is what older clubs have.

-- Numbers the program remembers between runs, by name.
CREATE TABLE number (
	name  TEXT NOT NULL PRIMARY KEY,
	value INTEGER NOT NULL
) STRICT;

-- Who plays. name_key is the name without case.
CREATE TABLE player (
	id        INTEGER PRIMARY KEY,
	name      TEXT NOT NULL,
	name_key  TEXT NOT NULL UNIQUE,
	language  TEXT NOT NULL,
	confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
	created   INTEGER NOT NULL
) STRICT;

-- Where a player's letters come from and go to; apart from the player so that it can
-- be forgotten while old games keep their names. folded is the address in lower case.
CREATE TABLE address (
	folded  TEXT NOT NULL PRIMARY KEY,
	written TEXT NOT NULL,
	player  INTEGER NOT NULL UNIQUE REFERENCES player (id)
) STRICT;

-- One row a game. All but kind, seed and created follows from the events and stands
-- here only to be looked up.
CREATE TABLE game (
	id       INTEGER PRIMARY KEY,
	kind     TEXT NOT NULL,
	state    TEXT NOT NULL
	         CHECK (state IN ('invited', 'running', 'over', 'paused', 'void')),
	seed     BLOB NOT NULL CHECK (length(seed) = 32),
	created  INTEGER NOT NULL,
	deadline INTEGER,
	turn     INTEGER NOT NULL,
	to_move  INTEGER NOT NULL CHECK (to_move BETWEEN -1 AND 3)
) STRICT;

CREATE INDEX game_deadline ON game (deadline, id)
	WHERE state = 'running' AND deadline IS NOT NULL;

-- Who sits where. live: the game can still change.
CREATE TABLE seat (
	game     INTEGER NOT NULL REFERENCES game (id),
	seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
	player   INTEGER REFERENCES player (id),
	name     TEXT NOT NULL,
	accepted INTEGER NOT NULL CHECK (accepted IN (0, 1)),
	live     INTEGER NOT NULL CHECK (live IN (0, 1)),
	PRIMARY KEY (game, seat)
) STRICT;

CREATE INDEX seat_live ON seat (player, game) WHERE live = 1;

-- Letters that arrived, byte for byte. (source, uid) names a letter at its source, so
-- that fetching it again changes nothing. judged: the ledger has its verdict.
CREATE TABLE inbox (
	id        INTEGER PRIMARY KEY,
	source    TEXT NOT NULL,
	uid       TEXT NOT NULL,
	arrived   INTEGER NOT NULL,
	fetched   INTEGER NOT NULL,
	truncated INTEGER NOT NULL CHECK (truncated IN (0, 1)),
	judged    INTEGER NOT NULL DEFAULT 0 CHECK (judged IN (0, 1)),
	game      INTEGER REFERENCES game (id),
	player    INTEGER REFERENCES player (id),
	raw       BLOB NOT NULL,
	UNIQUE (source, uid)
) STRICT;

CREATE INDEX inbox_waiting ON inbox (judged, id) WHERE judged = 0;

-- Everything that happened in a game, numbered from 1 without gaps: the only truth.
CREATE TABLE event (
	game   INTEGER NOT NULL REFERENCES game (id),
	n      INTEGER NOT NULL CHECK (n > 0),
	at     INTEGER NOT NULL,
	text   TEXT NOT NULL,
	hidden TEXT NOT NULL,
	letter INTEGER REFERENCES inbox (id),
	PRIMARY KEY (game, n)
) STRICT;

-- What became of each letter: one verdict, one reason, never a second.
CREATE TABLE ledger (
	letter     INTEGER PRIMARY KEY REFERENCES inbox (id),
	at         INTEGER NOT NULL,
	verdict    TEXT NOT NULL
	           CHECK (verdict IN ('applied', 'refused', 'asked', 'held', 'answered',
	                              'duplicate', 'conflict', 'robot', 'stranger',
	                              'unreadable', 'quarantined', 'ignored')),
	code       TEXT NOT NULL,
	reason     TEXT NOT NULL,
	game       INTEGER REFERENCES game (id),
	player     INTEGER REFERENCES player (id),
	message_id TEXT NOT NULL,
	content    BLOB NOT NULL CHECK (length(content) = 32),
	orders     TEXT NOT NULL
) STRICT;

-- The letters another one with their Message-ID is compared with.
CREATE INDEX ledger_heard ON ledger (message_id, letter)
	WHERE verdict NOT IN ('duplicate', 'conflict', 'robot', 'stranger', 'unreadable',
	                      'quarantined');
CREATE INDEX ledger_content ON ledger (message_id, content, letter)
	WHERE verdict NOT IN ('duplicate', 'conflict');
CREATE INDEX ledger_player ON ledger (player, verdict, at);

-- What we asked a player; at most one stands open for a seat.
CREATE TABLE question (
	id      INTEGER PRIMARY KEY,
	game    INTEGER NOT NULL REFERENCES game (id),
	player  INTEGER REFERENCES player (id),
	letter  INTEGER REFERENCES inbox (id),
	seat    INTEGER NOT NULL,
	turn    INTEGER NOT NULL,
	asked   INTEGER NOT NULL,
	arrived INTEGER NOT NULL,
	kind    TEXT NOT NULL,
	choices TEXT NOT NULL,
	state   TEXT NOT NULL CHECK (state IN ('open', 'answered', 'lapsed'))
) STRICT;

CREATE UNIQUE INDEX question_open ON question (game, seat) WHERE state = 'open';

-- Letters that leave, with their final bytes and a Message-ID that never changes.
CREATE TABLE outbox (
	id         INTEGER PRIMARY KEY,
	message_id TEXT NOT NULL UNIQUE,
	state      TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
	player     INTEGER REFERENCES player (id),
	game       INTEGER REFERENCES game (id),
	turn       INTEGER NOT NULL,
	seat       INTEGER NOT NULL CHECK (seat BETWEEN -1 AND 3),
	question   INTEGER REFERENCES question (id),
	created    INTEGER NOT NULL,
	sent       INTEGER,
	address    TEXT NOT NULL,
	kind       TEXT NOT NULL,
	subject    TEXT NOT NULL,
	bytes      BLOB NOT NULL
) STRICT;

CREATE INDEX outbox_queued ON outbox (state, id) WHERE state = 'queued';
CREATE INDEX outbox_thread ON outbox (player, COALESCE(game, 0), id);

-- News for a player. outbox is the one letter it stands in, NULL until it is written.
CREATE TABLE notice (
	id       INTEGER PRIMARY KEY,
	player   INTEGER NOT NULL REFERENCES player (id),
	game     INTEGER REFERENCES game (id),
	seat     INTEGER NOT NULL,
	letter   INTEGER REFERENCES inbox (id),
	question INTEGER REFERENCES question (id),
	outbox   INTEGER REFERENCES outbox (id),
	at       INTEGER NOT NULL,
	kind     TEXT NOT NULL,
	headline TEXT NOT NULL,
	text     TEXT NOT NULL
) STRICT;

CREATE INDEX notice_oldest ON notice (id) WHERE outbox IS NULL;
CREATE INDEX notice_waiting ON notice (player, COALESCE(game, 0), seat, id)
	WHERE outbox IS NULL;
