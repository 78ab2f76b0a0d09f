-- SPDX-License-Identifier: ISC
-- Step 9. Who watches games of others.
CREATE TABLE observer (
	game   INTEGER NOT NULL REFERENCES game (id),
	player INTEGER NOT NULL REFERENCES player (id),
	since  INTEGER NOT NULL,
	PRIMARY KEY (game, player)
) STRICT;

CREATE INDEX observer_player ON observer (player, game);
