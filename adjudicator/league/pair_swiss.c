/* SPDX-License-Identifier: ISC */
/*
 * - A pairing is legal if nobody meets somebody twice and nobody sits out twice. If
 *   some legal pairings give nobody three first moves more than second ones, or three
 *   fewer, only these count.
 * - A bracket is the entrants with the same points, and those left over from brackets
 *   above. Its best is paired with the first on his list who leaves the bracket its
 *   greatest number of pairs, and all others a legal pairing. Then comes the next best.
 * - So the search never has to go back: those who remain can always be paired.
 */
#include "adjudicator/league/pair_field.h"
#include "adjudicator/league/pair_formats.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LEAD_MOST = 2 };

/* What a pair must leave possible for the others. */
enum care { CARE_MOVES, CARE_BRACKET, CARE_ALL, CARES_ };

struct swiss {
	struct field f;
	struct match_graph may;  /* an edge: the two may meet */
	struct matching all;     /* all who are not paired yet */
	struct matching bracket; /* those of the bracket */
	int *open;               /* the bracket, best first */
	int opens;
	int half;    /* points of the bracket, in half points */
	int sign[3]; /* how many had the second move more often, equally often, the
			first move more often */
};

static int sign(int lead)
{
	return (lead > 0) - (lead < 0);
}

static void allow(struct swiss *s, bool balanced)
{
	for (int a = 0; a < s->f.n; a++) {
		for (int b = 0; b < a; b++) {
			int x = s->f.one[a].lead, y = s->f.one[b].lead;
			bool far = (x >= LEAD_MOST && y >= LEAD_MOST) ||
				   (x <= -LEAD_MOST && y <= -LEAD_MOST);

			if (!graph_joined(&s->f.met, a, b) && !(far && balanced)) {
				graph_join(&s->may, a, b);
			}
		}
	}
}

/* Finds the bye and one legal pairing; false: there is none. */
static bool start(struct arena *arena, struct swiss *s, bool balanced, int *bye)
{
	s->may = graph_new(arena, s->f.n);
	allow(s, balanced);
	s->all = matching_new(arena, &s->may);
	return field_match(&s->f, 0, &s->all, bye);
}

/* The smallest possible number of pairs in the bracket in which both had the first move
 * more often, or both less often. */
static int unbalanced(const int count[3])
{
	int surplus = abs(count[2] - count[0]) - count[1];

	return surplus > 0 ? surplus / 2 : 0;
}

static bool moves_spared(const struct swiss *s, int a, int b)
{
	int x = sign(s->f.one[a].lead), y = sign(s->f.one[b].lead);
	int left[3] = {s->sign[0], s->sign[1], s->sign[2]};

	left[x + 1]--;
	left[y + 1]--;
	return unbalanced(left) + (x == y && x != 0) <= unbalanced(s->sign);
}

static bool pair_taken(struct swiss *s, int a, int b, enum care care)
{
	if (!graph_joined(&s->may, a, b) ||
	    (care == CARE_MOVES && !moves_spared(s, a, b))) {
		return false;
	}
	if (care != CARE_ALL && !matching_take(&s->bracket, a, b)) {
		return false;
	}
	if (matching_take(&s->all, a, b)) {
		matching_drop(&s->bracket, a);
		matching_drop(&s->bracket, b);
		return true;
	}
	if (care != CARE_ALL) {
		matching_give(&s->bracket, a, b);
	}
	return false;
}

/* The i-th opponent (from 1) on the list of the bracket's first, as a place in the
 * bracket; 0: the list has ended. If the first has the bracket's points, his list is
 * the lower half from its best on, then the upper half from its last up. If he came
 * from above, it is those with the bracket's points, best first, then the others from
 * above. */
static int choice(const struct swiss *s, int i)
{
	int half = s->opens / 2, own = 0;

	if (i >= s->opens) {
		return 0;
	}
	if (s->f.one[s->open[0]].half == s->half) {
		return i <= s->opens - half ? half + i - 1 : s->opens - i;
	}
	while (own < s->opens && s->f.one[s->open[own]].half != s->half) {
		own++;
	}
	return own + i <= s->opens ? own + i - 1 : i - (s->opens - own);
}

/* Finds the opponent of the bracket's first: his place in the bracket; 0: none. */
static int opponent(struct swiss *s)
{
	for (int care = 0; care < CARES_; care++) {
		int place;

		for (int i = 1; (place = choice(s, i)) > 0; i++) {
			if (pair_taken(s, s->open[0], s->open[place],
				       (enum care)care)) {
				return place;
			}
		}
	}
	return 0;
}

static void enter(struct swiss *s, int one)
{
	s->open[s->opens++] = one;
	s->sign[sign(s->f.one[one].lead) + 1]++;
	matching_add(&s->bracket, one);
}

static int leave(struct swiss *s, int place)
{
	int one = s->open[place];

	s->opens--;
	memmove(s->open + place, s->open + place + 1,
		(size_t)(s->opens - place) * sizeof *s->open);
	s->sign[sign(s->f.one[one].lead) + 1]--;
	return one;
}

/* Pairs as many of the bracket as possible. Puts those left over into `left`, and
 * returns their number. */
static int pair_bracket(struct swiss *s, struct pair_list *l, int *left)
{
	int lefts = 0;

	(void)matching_grow(&s->bracket);
	while (s->opens > 0) {
		int place = opponent(s);

		if (place > 0) {
			int other = leave(s, place);

			field_game(&s->f, l, leave(s, 0), other);
		} else {
			matching_drop(&s->bracket, s->open[0]);
			left[lefts++] = leave(s, 0);
		}
	}
	return lefts;
}

bool swiss_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		 int round, struct diag *diag)
{
	struct swiss s = {.f = field_of(arena, p, round)};
	int *left = arena_array(arena, (size_t)s.f.n, sizeof *left);
	int lefts = 0, bye;

	s.open = arena_array(arena, (size_t)s.f.n, sizeof *s.open);
	if (!start(arena, &s, true, &bye) && !start(arena, &s, false, &bye)) {
		return diag_number(diag, DIAG_PAIR_MET, (struct view){0}, round);
	}
	s.bracket = matching_new(arena, &s.may);
	for (int next = 0; next < s.f.n;) {
		s.half = s.f.one[next].half;
		for (int i = 0; i < lefts; i++) {
			enter(&s, left[i]);
		}
		for (; next < s.f.n && s.f.one[next].half == s.half; next++) {
			if (next != bye) {
				enter(&s, next);
			}
		}
		lefts = pair_bracket(&s, l, left);
	}
	assert(lefts == 0);
	if (bye >= 0) {
		pair_list_bye(l, s.f.one[bye].entrant);
	}
	return true;
}
