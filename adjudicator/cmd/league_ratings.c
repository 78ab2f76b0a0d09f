/* SPDX-License-Identifier: ISC */
/* league ratings [GAME] [LANGUAGE]: a table for each game and language of the club. */
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/json.h"
#include "adjudicator/games/game.h"
#include "adjudicator/record/ratings.h"
#include "adjudicator/system/progress.h"
#include <stdio.h>

enum { MONTHS = 12 };

static const char *month_text(struct arena *arena, int month)
{
	return arena_printf(arena, "%04d-%02d", month / MONTHS, month % MONTHS + 1);
}

static void put_row(struct columns *t, const struct rated *r)
{
	if (r->provisional) {
		columns_add(t, view_of("?"));
	} else {
		columns_printf(t, "%d", r->rank);
	}
	columns_add(t, r->name);
	columns_printf(t, "%d", rating_shown(r->now.rating));
	columns_printf(t, "± %d", rating_shown(r->now.deviation));
	columns_printf(t, "%d game%s", r->now.total, r->now.total == 1 ? "" : "s");
	columns_printf(t, "%s", month_text(t->arena, r->now.month));
}

static void put_table(struct buf *b, const struct kept_rating *what,
		      const struct rated_club *club)
{
	struct columns t = {.arena = b->arena, .count = 6, .right = 1U | 4U | 8U | 16U};

	buf_printf(b, "%s%.*s %.*s\n", b->len > 0 ? "\n" : "", VIEW_ARG(what->kind),
		   VIEW_ARG(what->language));
	for (size_t i = 0; i < club->n; i++) {
		put_row(&t, &club->at[i]);
	}
	columns_write(&t, b);
}

static bool put_json(struct buf *b, const struct kept_rating *what,
		     const struct rated_club *club)
{
	bool ok = true;

	for (size_t i = 0; i < club->n && ok; i++) {
		const struct rated *r = &club->at[i];

		ok = json_line(
			b, JSON({"game", json_text(what->kind)},
				{"language", json_text(what->language)},
				{"player", json_text(r->name)},
				{"rank",
				 r->provisional ? json_null() : json_integer(r->rank)},
				{"rating", json_integer(rating_shown(r->now.rating))},
				{"deviation",
				 json_integer(rating_shown(r->now.deviation))},
				{"provisional", json_boolean(r->provisional)},
				{"games", json_integer(r->now.total)},
				{"last",
				 json_string(month_text(b->arena, r->now.month))}));
	}
	return ok;
}

static bool is_asked(const struct cmd *c, const struct kept_rating *what)
{
	return (c->argc < 1 || view_is(what->kind, c->argv[0])) &&
	       (c->argc < 2 || view_is(what->language, c->argv[1]));
}

static bool put_all(struct cmd *c, int64_t now, bool json, struct buf *b)
{
	struct kept_ratings kinds;
	bool ok = rating_kinds(c->store, c->arena, &kinds, c->err);

	for (size_t i = 0; i < kinds.n && ok; i++) {
		struct rated_club club;

		if (!is_asked(c, &kinds.at[i])) {
			continue;
		}
		ok = ratings_club(c->store, c->arena, &kinds.at[i], now, &club, c->err);
		if (ok && json) {
			ok = put_json(b, &kinds.at[i], &club) ||
			     err_set(c->err, ERR_DATA,
				     "a rating cannot be written as JSON");
		} else if (ok && club.n > 0) {
			put_table(b, &kinds.at[i], &club);
		}
	}
	return ok;
}

bool cmd_league_ratings(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	bool anew = cmd_flag(c, "recompute");
	struct progress progress = progress_start(false);
	struct buf b = buf_in(c->arena);
	int64_t now;
	bool ok;

	if (!cmd_now(c, &now) || !cmd_arguments(c, 0, 2)) {
		return false;
	}
	if (c->argc > 0 && game_find(view_of(c->argv[0])) == NULL) {
		return err_set(c->err, ERR_USAGE, "there is no game \"%.40s\"",
			       c->argv[0]);
	}
	progress_doing(&progress, "counting the results of all games");
	store_watch(c->store, progress_beat, &progress);
	ok = (anew ? ratings_recompute(c->store, c->err)
		   : ratings_refresh(c->store, c->err)) &&
	     put_all(c, now, json, &b);
	store_watch(c->store, NULL, NULL);
	progress_end(&progress);
	if (!ok) {
		return false;
	}
	cmd_print(&b);
	if (b.len == 0) {
		log_info(c->log, "nobody has a rating there yet");
	}
	return true;
}
