-- SPDX-License-Identifier: ISC
-- Step 40. The week's puzzle: a position of a game that is over. at: when it was sent.
-- turn: of that game. play, points: the best there was, worked out before it was sent.
-- puzzle_answer: the best answer of each solver, with the points that the judge gives it;
-- points 0: none of them had only words of the list.
CREATE TABLE puzzle (
	id     INTEGER PRIMARY KEY,
	at     INTEGER NOT NULL,
	game   INTEGER NOT NULL REFERENCES game (id),
	turn   INTEGER NOT NULL,
	play   TEXT NOT NULL,
	points INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX puzzle_game ON puzzle (game);
CREATE INDEX puzzle_at ON puzzle (at, id);
CREATE TABLE puzzle_answer (
	puzzle INTEGER NOT NULL REFERENCES puzzle (id),
	player INTEGER NOT NULL REFERENCES player (id),
	at     INTEGER NOT NULL,
	play   TEXT NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (puzzle, player)
) STRICT;
CREATE INDEX puzzle_answer_player ON puzzle_answer (player, puzzle);
CREATE INDEX preference_puzzle ON preference (player) WHERE name = 'puzzle' AND game = 0;
