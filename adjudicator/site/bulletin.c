/* SPDX-License-Identifier: ISC */
/* The bulletin of a round: a page to print and pin to the wall. */
#include "adjudicator/site/seasons.h"

#include "adjudicator/record/best_plays.h"
#include "adjudicator/season/bulletin.h"
#include "adjudicator/site/game.h"

/* --------------------------------------------------------------------- a fixture */

static void set_side(struct fields *f, const struct site_season *x, const char *key,
		     int64_t entrant)
{
	struct fields *one = fields_item(f, key);

	if (entrant != 0) {
		site_entrant_fields(one, x, entrant);
	}
}

static void set_fixture(struct fields *f, const struct site_season *x,
			const struct season_fixture *fix)
{
	const struct site_game *g = site_game_of(x->club, fix->game);
	const char *mark = site_fixture_mark(fix, 0);
	bool played = fix->how == FIXTURE_PLAYED && fix->over;

	fields_set_num(f, "board", fix->board);
	set_side(f, x, "first", fix->first);
	set_side(f, x, "second", fix->second);
	fields_set_bool(f, "bye", fix->second == 0);
	fields_set_str(f, "page", site_game_page(x->arena, g));
	if (played || (*mark != '\0' && fix->second != 0)) {
		fields_set_str(f, "result",
			       arena_printf(x->arena, "%s : %s", mark,
					    site_fixture_mark(fix, 1)));
	}
	if (played) {
		fields_set(
			f, "score",
			season_score(x->arena, fix, site_about(x->club->s)->language));
		return;
	}
	site_set(f, "how", x->club->s, season_how_phrase(fix->how));
}

/* Adds the fixtures of a round in a division; returns how many there are. */
static long set_fixtures(struct fields *f, const char *key, const struct site_season *x,
			 size_t division, int round)
{
	long n = 0;

	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		const struct season_fixture *fix = &x->r->s.fixture[i];

		if (fix->round == round &&
		    season_of_side(&x->division[division].side, fix->division)) {
			set_fixture(fields_item(f, key), x, fix);
			n++;
		}
	}
	return n;
}

/* ------------------------------------------------------------------- how it stood */

static void set_standings(struct fields *f, const struct site_season *x,
			  size_t division, int round)
{
	const struct season_table *t = &x->division[division];
	struct table_game *game =
		arena_array(x->arena, t->league.games + 1, sizeof *game);
	struct league then = t->league;
	struct table_row *row;

	then.games = 0;
	for (size_t i = 0; i < t->league.games; i++) {
		if (t->league.game[i].round <= round) {
			game[then.games++] = t->league.game[i];
		}
	}
	then.game = game;
	row = league_table(x->arena, &then);
	for (size_t i = 0; i < t->side.entrants; i++) {
		site_row_fields(fields_item(f, "rows"), x, division, &row[i]);
	}
}

/* -------------------------------------------------------------------- best plays */

static void add_best(const struct site_game *g, struct best_row *list, size_t *n)
{
	for (int k = 0; k < g->seats && k < 2; k++) {
		const struct site_best *best = &g->best[k];

		if (best->points > 0) {
			list[(*n)++] = (struct best_row){.game = g->id,
							 .seat = k,
							 .points = best->points,
							 .step = best->step,
							 .play = best->play,
							 .name = g->name[k]};
		}
	}
}

static void set_best(struct fields *f, const struct site_season *x, size_t division,
		     int round)
{
	const struct season *s = &x->r->s;
	struct best_row *list =
		arena_array(x->arena, 2 * s->fixtures + 1, sizeof *list);
	size_t n = 0;

	for (size_t i = 0; i < s->fixtures; i++) {
		const struct season_fixture *fix = &s->fixture[i];
		const struct site_game *g = site_game_of(x->club, fix->game);

		if (fix->round == round && fix->over && g != NULL && g->page &&
		    season_of_side(&x->division[division].side, fix->division)) {
			add_best(g, list, &n);
		}
	}
	best_sort(list, n);
	for (size_t i = 0; i < n && i < BEST_SHOWN; i++) {
		struct fields *one = fields_item(f, "best");

		fields_set(one, "play", list[i].play);
		fields_set_num(one, "points", list[i].points);
		fields_set(one, "name", list[i].name);
		fields_set_str(one, "page",
			       arena_printf(x->arena, "games/%lld.html#t%d",
					    (long long)list[i].game, list[i].step));
	}
	fields_set_bool(f, "some-best", n > 0);
}

/* ---------------------------------------------------------------------- the page */

static const struct season_round *round_of(const struct site_season *x, size_t division,
					   int n)
{
	for (size_t i = 0; i < x->r->s.rounds; i++) {
		const struct season_round *r = &x->r->s.round[i];

		if (r->n == n &&
		    season_of_side(&x->division[division].side, r->division)) {
			return r;
		}
	}
	return NULL;
}

bool site_bulletin_write(struct site_season *x, size_t division, int round,
			 struct err *err)
{
	const struct season_round *r = round_of(x, division, round);
	struct fields *f = fields_in(x->arena);
	struct site_head head = {.path = site_season_path(x, division, round),
				 .section = SITE_SEASONS,
				 .style = view_of("@page{size:A4;margin:16mm}")};

	site_season_fields(f, x, division);
	fields_set_num(f, "round", round);
	fields_set_bool(f, "over", r->over);
	site_day(f, "due", x->club->s, r->due);
	site_day(f, "began", x->club->s, r->started);
	site_set(f, "lead", x->club->s, "site-bulletin-lead");
	set_fixtures(f, "fixtures", x, division, round);
	if (round_of(x, division, round + 1) != NULL) {
		fields_set_bool(f, "some-next",
				set_fixtures(f, "next", x, division, round + 1) > 0);
		fields_set_num(f, "next-round", round + 1);
		fields_set_str(f, "next-page",
			       site_season_path(x, division, round + 1));
		site_set(f, "next-title", x->club->s, "site-next-round");
	}
	set_standings(f, x, division, round);
	set_best(f, x, division, round);
	site_set(f, "title", x->club->s, "site-bulletin-title");
	head.title = fields_get(f, "title");
	return site_page_of(x->club->s, &head, "site-bulletin.html", f, err);
}
