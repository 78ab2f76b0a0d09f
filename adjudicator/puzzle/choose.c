/* SPDX-License-Identifier: ISC */
/* Y2: a turn is a puzzle when its rack is full, words lie on the board, there are
 * many plays, and one is clearly the best. */
#include "adjudicator/puzzle/puzzle.h"

#include "adjudicator/games/boards/moves.h"

enum {
	PLAYED = 3,  /* least number of plays on the board */
	CHOICE = 50, /* least number of possible plays */
	POINTS = 30, /* least points of the best */
	LEAD = 8     /* least lead over every other */
};

struct search {
	const struct position *pos;
	struct play_trace *trace;
	int most, second;
	uint32_t seen;
};

static bool weigh(void *arg, const struct play *p)
{
	struct search *s = arg;

	crossword_score(s->pos, p, s->trace);
	s->seen++;
	if (s->trace->score > s->most) {
		s->second = s->most;
		s->most = s->trace->score;
	} else if (s->trace->score > s->second) {
		s->second = s->trace->score;
	}
	return true;
}

/* How many points the best play is ahead; 0: the turn is no puzzle. */
static int lead(struct arena *arena, const struct analysis_turn *t)
{
	struct search s = {.pos = t->before};

	if (!t->any || t->hidden || t->most < POINTS || t->before->plays < PLAYED ||
	    t->before->rack_n[t->seat] != crossword_rules(t->before)->rack) {
		return 0;
	}
	s.trace = arena_take(arena, sizeof *s.trace);
	(void)moves_each(t->before, t->seat, weigh, &s);
	return s.seen >= CHOICE && s.most - s.second >= LEAD ? s.most - s.second : 0;
}

void puzzle_choose(struct arena *arena, const struct analysis *a, int64_t game,
		   struct puzzle_choice *out)
{
	*out = (struct puzzle_choice){0};
	for (size_t i = 0; i < a->turns; i++) {
		const struct analysis_turn *t = &a->turn[i];
		int by = lead(arena, t);

		if (by > out->lead) {
			*out = (struct puzzle_choice){.game = game,
						      .turn = t->turn,
						      .seat = t->seat,
						      .play = t->shown,
						      .points = t->most,
						      .lead = by};
		}
	}
}
