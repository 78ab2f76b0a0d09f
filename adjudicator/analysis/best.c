/* SPDX-License-Identifier: ISC */
/* Finds the best play of a turn, and sums over all turns. */
#include "adjudicator/analysis/analysis.h"

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/player_names.h"

struct search {
	struct analysis *a;
	const struct position *pos;
	struct play_trace *trace;
	struct analysis_turn *t;
	struct play whole; /* the best play of a whole rack */
	int whole_score;
	bool any_whole;
};

struct analysis_turn *analysis_add(struct arena *arena, struct analysis *a,
				   const struct position *before, int seat)
{
	struct analysis_turn *t;

	a->turn = arena_room(arena, a->turn, a->turns, sizeof *a->turn);
	t = &a->turn[a->turns++];
	*t = (struct analysis_turn){.turn = before->turn,
				    .seat = seat,
				    .name = position_name(before, seat),
				    .before = before};
	return t;
}

static int laid(const struct play *p)
{
	int n = 0;

	for (int i = 0; i < p->length; i++) {
		n += (p->laid >> i & 1U) != 0;
	}
	return n;
}

static bool weigh(void *arg, const struct play *p)
{
	struct search *s = arg;
	struct analysis_turn *t = s->t;
	int score;

	if (s->a->weighed == ANALYSIS_PLAYS) {
		return false;
	}
	s->a->weighed++;
	crossword_score(s->pos, p, s->trace);
	score = s->trace->score;
	if (!t->any || score > t->most) {
		t->any = true;
		t->most = score;
		t->best = *p;
	}
	if (laid(p) == crossword_rules(s->pos)->rack &&
	    (!s->any_whole || score > s->whole_score)) {
		s->any_whole = true;
		s->whole_score = score;
		s->whole = *p;
	}
	return true;
}

void analysis_best(struct arena *arena, struct analysis *a, struct analysis_turn *t)
{
	struct search s = {.a = a, .pos = t->before, .t = t};

	t->hidden = a->only != ANALYSIS_ALL && t->seat != a->only;
	if (t->hidden) {
		return;
	}
	t->known = t->before->rack_n[t->seat] > 0 &&
		   !lexicon_is_any(t->before->setup->lexicon);
	if (!t->known) {
		return;
	}
	s.trace = arena_take(arena, sizeof *s.trace);
	if (!moves_each(t->before, t->seat, weigh, &s)) {
		t->known = t->any = false;
		a->cut++;
		return;
	}
	if (t->any) {
		t->shown = crossword_short(arena, t->before, &t->best);
	}
	if (s.any_whole) {
		t->whole = crossword_short(arena, t->before, &s.whole);
		t->whole_score = s.whole_score;
	}
}

/* Keeps the most costly turns in order of turns; the least costly of them is
 * replaced. */
static void note_dear(struct analysis *a, const struct analysis_turn *t)
{
	size_t least = 0;

	for (size_t i = 0; i < ANALYSIS_DEAREST; i++) {
		if (a->dearest[i] == NULL) {
			a->dearest[i] = t;
			return;
		}
		if (a->dearest[i]->cost < a->dearest[least]->cost) {
			least = i;
		}
	}
	if (t->cost > a->dearest[least]->cost) {
		for (size_t i = least; i + 1 < ANALYSIS_DEAREST; i++) {
			a->dearest[i] = a->dearest[i + 1];
		}
		a->dearest[ANALYSIS_DEAREST - 1] = t;
	}
}

void analysis_sum(struct analysis *a)
{
	int sum[SEATS] = {0};

	for (size_t i = 0; i < a->turns; i++) {
		struct analysis_turn *t = &a->turn[i];

		t->cost = t->any && t->most > t->score ? t->most - t->score : 0;
		sum[t->seat] += t->cost;
		t->sum = sum[t->seat];
		a->untold += !t->known && !t->hidden;
		if (t->cost > 0) {
			note_dear(a, t);
		}
	}
	a->untold -= a->cut;
}
