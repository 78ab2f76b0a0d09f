/* SPDX-License-Identifier: ISC */
/* The first page: the newest results, and games that go on. Also the pages of each
 * month's results and, if the first page cannot show all of them, of all games that go
 * on. */
#include "adjudicator/site/games.h"

#include <stdlib.h>

#include "adjudicator/site/leaves.h"
#include "formats/phrase.h"
#include "formats/text/stamp.h"

enum { RESULTS_SHOWN = 20, RUNNING_SHOWN = 100 };

/* Orders games: those that ended last come first. */
static int later(const void *a, const void *b)
{
	const struct site_game *x = *(const struct site_game *const *)a;
	const struct site_game *y = *(const struct site_game *const *)b;
	int64_t by = x->ended != y->ended ? y->ended - x->ended : y->id - x->id;

	return by > 0 ? 1 : by < 0 ? -1 : 0;
}

struct split {
	const struct site_game **over, **running;
	size_t overs, runnings;
};

/* Splits the games, which come by number, into those that are over (the last that ended
 * first) and those that go on (the last that began first). */
static struct split split(struct arena *arena, const struct site_games *all)
{
	struct split s = {.over = arena_array(arena, all->count + 1, sizeof(void *)),
			  .running =
				  arena_array(arena, all->count + 1, sizeof(void *))};

	for (size_t i = all->count; i-- > 0;) {
		const struct site_game *g = &all->game[i];

		if (g->over) {
			s.over[s.overs++] = g;
		} else {
			s.running[s.runnings++] = g;
		}
	}
	qsort(s.over, s.overs, sizeof(void *), later);
	return s;
}

static void set_list(struct fields *f, const struct site *s, const char *key,
		     const struct site_game *const *game, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		site_game_fields(fields_item(f, key), s, game[i]);
	}
	fields_set_bool(f, arena_printf(fields_arena(f), "some-%s", key), count > 0);
}

static bool leaf_same(struct site *s, struct arena *arena, struct site_leaf *leaf,
		      const struct site_game *const *game)
{
	struct hash_run run;

	hash_start(&run);
	for (size_t i = leaf->from; i < leaf->from + leaf->count; i++) {
		site_game_hash(&run, game[i]);
	}
	return site_leaf_same(s, arena, leaf, &run);
}

/* Writes one page of a list under its heading. */
static bool put_leaf(struct site *s, struct fields *f, const struct site_leaf *leaf,
		     const char *key, const struct site_game *const *game,
		     struct err *err)
{
	const struct site_head head = {.section = SITE_GAMES,
				       .title = fields_get(f, "heading")};

	set_list(f, s, key, game + leaf->from, leaf->count);
	return site_leaf_write(s, leaf, &head, "site-results.html", f, err);
}

/* ------------------------------------------------------------------ month by month */

/* The month in which the game ended, as 12 * year + month; 0: not known. */
static int month_of(const struct site_game *g)
{
	struct stamp_parts p = stamp_parts(g->ended, NULL);

	return g->ended == 0 ? 0 : 12 * p.year + p.month - 1;
}

static const char *month_stem(struct arena *arena, int month)
{
	return month == 0 ? "results-earlier"
			  : arena_printf(arena, "results-%04d-%02d", month / 12,
					 month % 12 + 1);
}

static void set_month(struct fields *f, const struct site *s, int month)
{
	struct arena *a = fields_arena(f);

	if (month > 0) {
		fields_set(f, "month",
			   phrase_word(a, site_about(s)->language, "months",
				       (size_t)(month % 12)));
		fields_set_num(f, "year", month / 12);
	}
	site_set(f, "label", s, "site-month");
	fields_set_str(f, "href", site_leaf_path(a, month_stem(a, month), 1));
}

static bool put_month(struct site *s, const struct site_game *const *game, size_t count,
		      struct err *err)
{
	struct arena arena = {0};
	struct arena scratch = {0};
	struct site_leaf leaf = {.stem = month_stem(&arena, month_of(*game)),
				 .rows = count};
	bool ok = true;

	while (ok && site_leaf_next(&leaf)) {
		if (!leaf_same(s, &scratch, &leaf, game)) {
			struct fields *f = fields_in(&scratch);

			set_month(f, s, month_of(*game));
			site_set(f, "heading", s, "site-results-of");
			ok = put_leaf(s, f, &leaf, "results", game, err);
		}
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	arena_free(&arena);
	return ok;
}

/* Writes the pages of each month, and sets the links to them. */
static bool put_months(struct site *s, struct fields *f, const struct split *games_of,
		       struct err *err)
{
	for (size_t from = 0, to; from < games_of->overs; from = to) {
		int month = month_of(games_of->over[from]);

		for (to = from + 1; to < games_of->overs; to++) {
			if (month_of(games_of->over[to]) != month) {
				break;
			}
		}
		set_month(fields_item(f, "months"), s, month);
		if (!put_month(s, &games_of->over[from], to - from, err)) {
			return false;
		}
	}
	return true;
}

/* ------------------------------------------------------------------------- the rest */

static bool put_playing(struct site *s, const struct split *games_of, struct err *err)
{
	struct arena arena = {0};
	struct site_leaf leaf = {.stem = "playing", .rows = games_of->runnings};
	bool ok = true;

	while (ok && site_leaf_next(&leaf)) {
		if (!leaf_same(s, &arena, &leaf, games_of->running)) {
			struct fields *f = fields_in(&arena);

			site_set(f, "heading", s, "site-running");
			ok = put_leaf(s, f, &leaf, "running", games_of->running, err);
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return ok;
}

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

static void set_minis(struct fields *f, const struct site *s,
		      const struct site_games *all)
{
	for (size_t i = 0; i < all->minis; i++) {
		struct fields *one = fields_item(f, "minis");

		site_game_fields(one, s, all->mini[i].game);
		fields_set(one, "picture", all->mini[i].picture);
	}
	fields_set_bool(f, "some-minis", all->minis > 0);
}

bool site_index(struct site *s, const struct site_games *all, struct err *err)
{
	struct arena arena = {0};
	struct fields *f = fields_in(&arena);
	struct split games_of = split(&arena, all);
	struct view style = {0};
	struct site_head head = {.path = "index.html",
				 .section = SITE_GAMES,
				 .title = site_say(s, &arena, "site-games", NULL)};
	bool more = games_of.runnings > RUNNING_SHOWN;
	bool ok = put_months(s, f, &games_of, err) &&
		  (!more || put_playing(s, &games_of, err));

	set_list(f, s, "results", games_of.over, least(games_of.overs, RESULTS_SHOWN));
	set_list(f, s, "running", games_of.running,
		 least(games_of.runnings, RUNNING_SHOWN));
	set_minis(f, s, all);
	if (all->minis > 0) {
		(void)page_find(&arena, view_of("en"), "site-index.css", &style);
		head.style = view_trim(style);
	}
	fields_set_bool(f, "some-months", games_of.overs > RESULTS_SHOWN);
	fields_set_bool(f, "more-running", more);
	fields_set(f, "club", site_about(s)->club);
	fields_set_num(f, "over", (long)games_of.overs);
	if (games_of.runnings > 0) {
		fields_set_num(f, "played", (long)games_of.runnings);
	}
	site_set(f, "lead", s, "site-index-lead");
	ok = ok && site_page_of(s, &head, "site-index.html", f, err);
	arena_free(&arena);
	return ok;
}
