/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/bulletin.h"

#include "adjudicator/season/letter_text.h"
#include "formats/say.h"

bool season_is_ended(const struct season_fixture *f, const void *arg)
{
	const struct season_ended *ended = arg;

	for (size_t i = 0; i < ended->count; i++) {
		if (ended->round[i]->n == f->round &&
		    view_eq(ended->round[i]->division, f->division)) {
			return true;
		}
	}
	return false;
}

bool season_bulletin_open(struct context *d, struct arena *arena,
			  struct season_bulletin *x, const struct season_ended *ended,
			  struct err *err)
{
	const struct season_which which = {season_is_ended, &x->ended};

	x->t = season_table(x->r, arena, x->division);
	x->ended = (struct season_ended){
		.round = arena_array(arena, ended->count + 1,
				     sizeof(struct season_round *))};
	for (size_t i = 0; i < ended->count; i++) {
		if (season_of_side(&x->t.side, ended->round[i]->division)) {
			x->ended.round[x->ended.count++] = ended->round[i];
		}
	}
	return season_best_read(d, arena, x->r, &which, &x->bests, err);
}

/* Who goes on from the drawn games of these rounds of a knockout. */
static void say_drawn(struct buf *b, const struct season_bulletin *x,
		      struct view language)
{
	struct view *name = arena_array(b->arena, x->r->s.fixtures + 1, sizeof *name);
	struct fields *f = fields_in(b->arena);
	size_t n = 0;

	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		const struct season_fixture *fix = &x->r->s.fixture[i];

		if (x->r->plan.format == SEASON_KNOCKOUT && fixture_half(fix, 0) == 1 &&
		    season_is_ended(fix, &x->ended)) {
			name[n++] = season_entrant_name(x->r, fix->second);
		}
	}
	if (n > 0) {
		fields_set(f, "names", say_list(b->arena, language, LIST_AND, name, n));
		season_paragraph(b, language, "season-drawn", f);
	}
}

/* Rounds of a Swiss season may be left that nobody can be paired in. */
static void say_early(struct buf *b, const struct season_bulletin *x,
		      struct view language)
{
	const struct season_round *last = season_last_round(x->r, &x->t.side);
	struct fields *f = season_about_side(b->arena, x->r, &x->t.side);

	if (x->r->plan.format != SEASON_SWISS || x->ended.count == 0 || last == NULL ||
	    !season_side_done(x->r, &x->t.side) || season_side_stays(&x->t.side) < 2 ||
	    season_rounds_left(x->r, b->arena, &x->t.side) == 0) {
		return;
	}
	fields_set_num(f, "round", last->n + 1);
	fields_set_num(f, "rounds", season_rounds(x->r, b->arena, &x->t.side));
	season_paragraph(b, language, "season-no-pairing", f);
}

void season_bulletin_say(struct buf *b, const struct season_bulletin *x,
			 struct view language)
{
	const struct season_lines lines = {x->r, &x->t, language};
	struct fields *f = season_about_side(b->arena, x->r, &x->t.side);
	struct buf best = buf_in(b->arena);

	fields_set_num(f, "rounds", season_rounds(x->r, b->arena, &x->t.side));
	for (size_t i = 0; i < x->ended.count; i++) {
		const struct season_ended one = {&x->ended.round[i], 1};
		const struct season_which which = {season_is_ended, &one};

		fields_set_num(f, "round", one.round[0]->n);
		season_heading(b, language, "season-round", f);
		season_result_lines(b, &lines, &which);
	}
	say_drawn(b, x, language);
	if (season_best_lines(&best, &lines, &x->bests) > 0) {
		season_heading(b, language, "season-best", f);
		buf_add(b, buf_view(&best));
	}
	say_early(b, x, language);
}

/* ------------------------------------------------------------------ what is next */

/* Sets whom he plays in that round, or that he sits out: with nobody, or because the
 * other team fills fewer boards than his. */
static void set_own(struct fields *f, const struct season_bulletin *x,
		    const struct season_entrant *me, int round)
{
	fields_set_bool(f, "out", me != NULL && x->r->plan.format == SEASON_TEAMS);
	for (size_t i = 0; me != NULL && i < x->r->s.fixtures; i++) {
		const struct season_fixture *fix = &x->r->s.fixture[i];
		int at = season_side_at(&x->t.side, fix->first == me->id ? fix->second
									 : fix->first);

		if (fix->round != round || !season_plays(fix, me->id)) {
			continue;
		}
		fields_set_bool(f, "out", fix->how == FIXTURE_BYE);
		if (fix->how == FIXTURE_PLAYED && at >= 0) {
			fields_set(f, "other", x->t.side.entrant[at]->name);
			fields_set_num(f, "game", (long)fix->game);
		}
	}
}

void season_bulletin_next(struct buf *b, const struct season_bulletin *x,
			  const struct season_entrant *me, const struct moment *now,
			  struct view language)
{
	const struct season_lines lines = {x->r, &x->t, language};
	const struct season_round *round = season_last_round(x->r, &x->t.side);
	struct fields *f = season_about_side(b->arena, x->r, &x->t.side);
	struct moment due = *now;
	/* A ruling has opened a game again. */
	bool waits = !season_side_done(x->r, &x->t.side) &&
		     season_rounds_left(x->r, b->arena, &x->t.side) > 0;

	if (x->ended.count == 0 || x->r->plan.at_once > 0) {
		return; /* no rounds: games go on and begin one by one */
	}
	if (round == NULL || (round->over && !waits)) {
		season_paragraph(b, language, "season-no-next", f);
		return;
	}
	due.time = round->due;
	say_set_time(f, "due", language, &due);
	if (round->over) {
		season_paragraph(b, language, "season-next-waits", f);
		return;
	}
	fields_set_num(f, "round", round->n);
	fields_set_bool(f, "fresh", round->started == now->now);
	set_own(f, x, me, round->n);
	season_heading(b, language, "season-next", f);
	season_pair_lines(b, &lines, round->n);
}
