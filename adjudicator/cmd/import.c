/* SPDX-License-Identifier: ISC */
/* import FILE: a turn file becomes a game of this club. */
#include "adjudicator/evidence/import.h"

#include <stdio.h>

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"

/* Finds the players of the file by their names in this club. They must be confirmed if
 * the game goes on. */
static bool find_players(struct cmd *c, const struct replay *replay,
			 struct player player[SEATS])
{
	struct buf missing = buf_in(c->arena);

	for (int i = 0; i < replay->setup.seats; i++) {
		struct view name = replay->setup.name[i];

		if (!player_find(c->store, c->arena, name, &player[i], c->err)) {
			return false;
		}
		if (player[i].id == 0 || (!player[i].confirmed && !replay->pos.over)) {
			buf_str(&missing, missing.len > 0 ? ", " : "");
			buf_add(&missing, name);
		}
	}
	return missing.len == 0 ||
	       err_set(c->err, ERR_DATA,
		       "no confirmed players of this club: %s; enter them with "
		       "`adjudicator player add --confirmed 'NAME <ADDRESS>'`",
		       buf_cstr(&missing));
}

bool cmd_import(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct record *r = arena_take(c->arena, sizeof *r);
	struct player player[SEATS];
	struct replay replay;
	struct view text;
	const char *name;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 1, 1) ||
	    !record_text(c, c->argv[0], &text, &name)) {
		return false;
	}
	if (replay_is_gcg(text)) {
		return err_set(
			c->err, ERR_DATA,
			"%.200s is a GCG record; it can be replayed, but it does "
			"not tell what was drawn, so it cannot become a game",
			name);
	}
	if (!replay_run(c->arena, c->lexica, text, name, &replay, c->err) ||
	    !find_players(c, &replay, player) || !store_begin(c->store, c->err) ||
	    !cmd_commit(c, cmd_now_keep(c, d.now) && import_game(&d, c->arena, &replay,
								 player, r, c->err))) {
		return false;
	}
	printf("%lld\n", (long long)r->match.id);
	return true;
}
