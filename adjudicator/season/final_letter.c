/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/news.h"

#include "adjudicator/letters/preferences.h"
#include "adjudicator/season/bulletin.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/ratings.h"
#include "adjudicator/season/standings.h"
#include "formats/phrase.h"

struct final {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	struct season_bulletin *of; /* one for each division */
	struct season_rated *rated; /* one for each division */
	struct season_bests bests;  /* of the whole season */
	int64_t director, organiser;
	const struct season_ending *ending;
	struct err *err;
};

struct reader {
	struct view language;
	struct moment now;
	size_t division;
	const struct table_row *row; /* in the table; NULL: he has no place */
	bool whole; /* he is told of all divisions, and what he can order next */
};

static bool prepare(struct final *x)
{
	const struct season_which played = {season_is_played, NULL};
	size_t n = x->r->plan.divisions;
	struct player p = {0};

	x->of = arena_array(x->arena, n + 1, sizeof *x->of);
	x->rated = arena_array(x->arena, n + 1, sizeof *x->rated);
	for (size_t i = 0; i < n; i++) {
		x->of[i] = (struct season_bulletin){.r = x->r, .division = i};
		if (!season_bulletin_open(x->d, x->arena, &x->of[i], &x->ending->ended,
					  x->err) ||
		    !season_rated_read(x->d, x->arena, x->r, &x->of[i].t, &x->rated[i],
				       x->err)) {
			return false;
		}
	}
	if (!season_director(x->d, x->arena, x->r, &x->director, x->err) ||
	    (*x->d->config->organiser != '\0' &&
	     !player_by_address(x->d->store, x->arena, view_of(x->d->config->organiser),
				&p, x->err))) {
		return false;
	}
	x->organiser = p.id;
	return season_best_read(x->d, x->arena, x->r, &played, &x->bests, x->err);
}

/* ------------------------------------------------------------------------ parts */

/* Sets the place of his team; false: he is in no team. */
static bool set_team(struct final *x, const struct season_table *t,
		     const struct table_row *row, struct fields *f)
{
	struct team_table all = season_teams(x->r, x->arena, t);
	int team = t->side.entrant[row->entrant]->team;
	int rank = 0, sharing = 0;

	for (size_t i = 0; i < all.teams; i++) {
		rank = all.row[i].team == team ? all.row[i].rank : rank;
	}
	for (size_t i = 0; i < all.teams; i++) {
		sharing += all.row[i].rank == rank;
	}
	if (rank == 0) {
		return false;
	}
	fields_set(f, "team", x->r->plan.team[team].name);
	fields_set_num(f, "rank", rank);
	fields_set_num(f, "teams", (long)all.teams);
	fields_set_bool(f, "first", rank == 1);
	fields_set_bool(f, "shared", sharing > 1);
	return true;
}

/* Whether he has the place that he was told before, and as many share it. */
static bool has_same(const struct final *x, const struct season_table *t,
		     const struct table_row *row)
{
	const struct season_entrant *all = x->r->s.entrant;
	const int *was = x->ending->was;
	int more = 0;

	for (size_t i = 0; was != NULL && i < t->side.entrants; i++) {
		more += t->row[i].rank == row->rank;
		more -= was[t->side.entrant[i] - all] == row->rank;
	}
	return was != NULL && more == 0 &&
	       was[t->side.entrant[row->entrant] - all] == row->rank;
}

/* Sets whether he is first, whether he shares that place, and whether it is worth
 * praise. */
static void set_first(const struct final *x, const struct season_table *t,
		      const struct table_row *row, struct fields *f)
{
	bool same = has_same(x, t, row);
	int sharing = 0;

	for (size_t i = 0; i < t->side.entrants; i++) {
		sharing += t->row[i].rank == row->rank;
	}
	fields_set_bool(f, "first", row->rank == 1);
	fields_set_bool(f, "shared", sharing > 1);
	fields_set_bool(f, "same", same);
	fields_set_bool(f, "scored",
			!same && (row->half > 0 || x->r->plan.format == SEASON_LADDER));
}

static void say_own(struct final *x, struct buf *b, const struct reader *to)
{
	const struct season_table *t = &x->of[to->division].t;
	struct fields *f = season_about_side(x->arena, x->r, &t->side);
	bool team;

	fields_set_bool(f, "again", x->ending->rulings > 0);
	if (to->row == NULL) {
		phrase(b, to->language, "season-over-all", f);
		buf_char(b, '\n');
		return;
	}
	fields_set_num(f, "place", to->row->rank);
	team = set_team(x, t, to->row, f);
	if (!team) {
		set_first(x, t, to->row, f);
	}
	fields_set_num(f, "players", (long)t->side.entrants);
	fields_set_bool(f, "up", season_move_of(x->r, t, to->row) == SEASON_UP);
	fields_set_bool(f, "down", season_move_of(x->r, t, to->row) == SEASON_DOWN);
	phrase(b, to->language, team ? "season-over-team" : "season-over", f);
	season_rated_own(b, &x->rated[to->division], to->row->entrant, to->language);
	buf_char(b, '\n');
}

/* Adds who moves up or down: "Going up to division A: Ben." */
static void say_moves(struct final *x, struct buf *b, size_t division,
		      enum season_move move, struct view language)
{
	const struct season_table *t = &x->of[division].t;
	struct view *name = arena_array(x->arena, t->side.entrants + 1, sizeof *name);
	struct fields *f = fields_in(x->arena);
	size_t n = 0;

	for (size_t i = 0; i < t->side.entrants; i++) {
		if (season_move_of(x->r, t, &t->row[i]) == move) {
			name[n++] = t->side.entrant[t->row[i].entrant]->name;
		}
	}
	if (n > 0) {
		size_t to = move == SEASON_UP ? division - 1 : division + 1;

		fields_set(f, "names", say_list(x->arena, language, LIST_AND, name, n));
		fields_set(f, "division", x->r->plan.division[to].name);
		season_paragraph(
			b, language,
			move == SEASON_UP ? "season-goes-up" : "season-goes-down", f);
	}
}

static bool is_ruled(const struct season_fixture *f, const void *arg)
{
	const struct season_ending *ending = arg;

	for (size_t i = 0; i < ending->rulings; i++) {
		if (f->game == ending->ruled[i]) {
			return true;
		}
	}
	return false;
}

static void say_ruled(struct final *x, struct buf *b, const struct season_lines *lines)
{
	const struct season_which which = {is_ruled, x->ending};
	struct buf rows = buf_in(x->arena);

	if (season_result_lines(&rows, lines, &which) > 0) {
		season_heading(b, lines->language, "season-ruled", NULL);
		buf_add(b, buf_view(&rows));
	}
}

static void say_division(struct final *x, struct buf *b, size_t division,
			 const struct reader *to)
{
	const struct season_bulletin *of = &x->of[division];
	const struct season_lines lines = {x->r, &of->t, to->language};

	if (of->t.side.entrants == 0) {
		return;
	}
	buf_char(b, '\n');
	season_standings_say(b, x->r, &of->t, NULL, &to->now, to->language);
	say_moves(x, b, division, SEASON_UP, to->language);
	say_moves(x, b, division, SEASON_DOWN, to->language);
	if (x->r->plan.format == SEASON_TEAMS) {
		season_matches_say(b, x->r, &of->t, to->language);
	} else if (!season_is_duplicate(x->r)) {
		season_cross_say(b, &lines);
	}
	season_bulletin_say(b, of, to->language);
	say_ruled(x, b, &lines);
	season_rated_say(b, x->r, &x->rated[division], to->language);
}

static void say_records(struct final *x, struct buf *b, const struct reader *to)
{
	struct buf rows = buf_in(x->arena);

	if (season_records_say(&rows, x->r, &x->bests, to->language) > 0) {
		season_heading(b, to->language, "season-records", NULL);
		buf_add(b, buf_view(&rows));
	}
}

/* When neither the season nor the last of its games can be protested against. */
static int64_t protested_until(const struct final *x)
{
	int64_t last = x->r->s.ended;

	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		int64_t ended = x->r->s.fixture[i].ended;

		last = ended > last ? ended : last;
	}
	return last + x->d->config->protest_time;
}

static void say_after(struct final *x, struct buf *b, const struct reader *to)
{
	struct fields *f = fields_in(x->arena);
	struct moment until = to->now;

	until.time = protested_until(x);
	say_set_time(f, "until", to->language, &until);
	fields_set_num(f, "number", (long)x->r->s.id);
	fields_set_bool(f, "moves", x->r->plan.promote > 0 && x->r->plan.divisions > 1);
	fields_set_bool(f, "whole", to->whole);
	buf_char(b, '\n');
	phrase(b, to->language, "season-after", f);
}

static struct view text_for(struct final *x, const struct reader *to)
{
	struct buf b = buf_in(x->arena);

	say_own(x, &b, to);
	if (to->row != NULL) {
		say_division(x, &b, to->division, to);
	}
	for (size_t i = 0; to->whole && i < x->r->plan.divisions; i++) {
		if (to->row == NULL || i != to->division) {
			say_division(x, &b, i, to);
		}
	}
	say_records(x, &b, to);
	say_after(x, &b, to);
	return buf_view(&b);
}

/* ----------------------------------------------------------------------- readers */

static struct fields *about(const struct final *x)
{
	struct fields *f = season_about(x->arena, x->r);

	fields_set_bool(f, "again", x->ending->rulings > 0);
	return f;
}

static bool tell_player(struct final *x, int64_t player, struct reader *to)
{
	struct addressee who = {.player = player, .seat = -1, .language = to->language};
	struct view head;

	to->now = (struct moment){.now = x->d->now};
	to->whole = player == x->director || player == x->organiser;
	head = phrase_text(x->arena, to->language, "head-season-over", about(x));
	return choices_zone(x->d->store, x->arena, player, 0, &to->now.zone, x->err) &&
	       news_tell(x->d, &who,
			 &(struct told){"standings", head, text_for(x, to), 0}, x->err);
}

/* Tells the players of a division. If one is the director or the organiser, sets
 * *director or *organiser to 0: he needs no other letter. */
static bool tell_division(struct final *x, size_t division, int64_t *director,
			  int64_t *organiser)
{
	const struct season_table *t = &x->of[division].t;

	for (size_t k = 0; k < t->side.entrants; k++) {
		const struct season_entrant *e = t->side.entrant[t->row[k].entrant];
		struct reader to = {.language = season_language(e->language),
				    .division = division,
				    .row = &t->row[k]};

		if (e->gone || e->state != ENTRANT_IN) {
			continue;
		}
		*director = e->player == *director ? 0 : *director;
		*organiser = e->player == *organiser ? 0 : *organiser;
		if (!tell_player(x, e->player, &to)) {
			return false;
		}
	}
	return true;
}

static bool tell_other(struct final *x, int64_t player)
{
	struct player p;
	struct reader to = {0};

	if (player == 0) {
		return true;
	}
	if (!player_by_id(x->d->store, x->arena, player, &p, x->err)) {
		return false;
	}
	to.language = season_language(p.language);
	return tell_player(x, player, &to);
}

/* Writes to the organiser's address if he is no player of the club. */
static bool tell_organiser(struct final *x)
{
	struct reader to = {
		.language = view_of("en"), .now = {.now = x->d->now}, .whole = true};
	struct memo memo = season_report(x->d, "season-over-subject", about(x));
	int64_t id;

	if (memo.to.len == 0 || x->organiser != 0) {
		return true;
	}
	memo.text = text_for(x, &to);
	return memo_write(x->d, x->arena, &memo, &id, x->err);
}

bool season_final(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_ending *ending, struct err *err)
{
	struct final x = {.d = d, .arena = arena, .r = r, .ending = ending, .err = err};
	int64_t director;
	int64_t organiser;

	if (!prepare(&x)) {
		return false;
	}
	director = x.director;
	organiser = x.organiser == x.director ? 0 : x.organiser;
	for (size_t i = 0; i < r->plan.divisions; i++) {
		if (!tell_division(&x, i, &director, &organiser)) {
			return false;
		}
	}
	return tell_other(&x, director) && tell_other(&x, organiser) &&
	       tell_organiser(&x);
}
