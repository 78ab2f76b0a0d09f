/* SPDX-License-Identifier: ISC */
/*
 * King of the hill: the first in the standings meets the second, the third meets the
 * fourth. Two who met in the round before do not meet again at once, if everybody
 * can be paired without that; then the higher of the two gets the next one down.
 */
#include "adjudicator/league/pair_field.h"
#include "adjudicator/league/pair_formats.h"

#include <assert.h>
#include <limits.h>

static bool just_met(const struct field *f, int a, int b, int round)
{
	return f->one[a].last_met == b && f->one[b].last_met == a &&
	       f->one[a].last_round == round - 1 && f->one[b].last_round == round - 1;
}

static struct match_graph may_meet(struct arena *arena, const struct field *f,
				   int round, bool again)
{
	struct match_graph g = graph_new(arena, f->n);

	for (int a = 0; a < f->n; a++) {
		for (int b = 0; b < a; b++) {
			if (again || !just_met(f, a, b, round)) {
				graph_join(&g, a, b);
			}
		}
	}
	return g;
}

/* The next one down whom `a` can meet, so that the others can still be paired. */
static int opponent(const struct match_graph *may, struct matching *m, int a)
{
	for (int b = a + 1; b < may->n; b++) {
		if (m->mate[b] >= 0 && graph_joined(may, a, b) &&
		    matching_take(m, a, b)) {
			return b;
		}
	}
	return -1;
}

bool king_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		int round, struct diag *diag)
{
	struct field f = field_of(arena, p, round);
	struct match_graph may = may_meet(arena, &f, round, false);
	struct matching m = matching_new(arena, &may);
	int bye;

	(void)diag;
	if (!field_match(&f, INT_MAX, &m, &bye)) {
		bool found;

		may = may_meet(arena, &f, round, true);
		m = matching_new(arena, &may);
		found = field_match(&f, INT_MAX, &m, &bye);
		assert(found);
	}
	for (int a = 0; a < f.n; a++) {
		if (m.mate[a] >= 0) {
			int b = opponent(&may, &m, a);

			assert(b >= 0);
			field_game(&f, l, a, b);
		}
	}
	if (bye >= 0) {
		pair_list_bye(l, f.one[bye].entrant);
	}
	return true;
}
