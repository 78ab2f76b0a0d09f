-- SPDX-License-Identifier: ISC
-- Step 36. Robots that hold seats. player.robot: the level that it plays at, as
-- robot/robot.h numbers them; 0: a person. There is one of each, and none has an address.
-- robot_look: how many events a game had when its robots had nothing more to do in it.
ALTER TABLE player ADD COLUMN robot INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX player_robot ON player (robot) WHERE robot <> 0;
CREATE TABLE robot_look (
	game   INTEGER PRIMARY KEY REFERENCES game (id),
	events INTEGER NOT NULL
) STRICT;
