/* SPDX-License-Identifier: ISC */
/* import FILE: a turn file becomes a game of this club. */
#include "adjudicator/evidence/import.h"

#include <stdio.h>

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"

/* Every player of the file by the name the club knows. */
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

static bool keep(struct cmd *c, struct context *d, const struct replay *replay,
		 const struct player *player, struct record *r)
{
	if (!store_begin(c->store, c->err)) {
		return false;
	}
	if (cmd_now_keep(c, d->now) &&
	    import_game(d, c->arena, replay, player, r, c->err) &&
	    store_commit(c->store, c->err)) {
		return true;
	}
	store_rollback(c->store);
	return false;
}

bool cmd_import(struct cmd *c)
{
	struct context d = {
		.store = c->store, .lexica = c->lexica, .config = c->config};
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
	    !find_players(c, &replay, player) || !keep(c, &d, &replay, player, r)) {
		return false;
	}
	printf("%lld\n", (long long)r->match.id);
	return true;
}
