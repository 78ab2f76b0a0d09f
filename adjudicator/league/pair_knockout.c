/* SPDX-License-Identifier: ISC */
/*
 * A seeded bracket: the first two of the seeding can meet in the last round only, the
 * first four in the last two rounds only, and so on. In a bracket that is not full, the
 * best have no opponent in the first round. Who goes on follows from the past games,
 * round by round. A drawn game is won by the entrant who moved second.
 */
#include "adjudicator/league/pair_formats.h"

#include <stddef.h>

enum { NOBODY = -1, OPEN = -2 };

int knockout_rounds(const struct pairing *p)
{
	int rounds = 0;

	while ((size_t)1 << rounds < p->entrants) {
		rounds++;
	}
	return rounds;
}

/* The seeds in the order of the bracket: neighbours meet, then their winners meet, and
 * so on. The bracket is doubled until it is large enough: behind each seed x comes the
 * one who makes up the sum 2 * half - 1. A place without an entrant is NOBODY. */
static int *bracket(struct arena *arena, const struct pairing *p)
{
	int size = 1 << knockout_rounds(p);
	int *slot = arena_array(arena, (size_t)size, sizeof *slot);

	for (int half = 1; half < size; half *= 2) {
		for (int i = half - 1; i >= 0; i--) {
			int *two = slot + (ptrdiff_t)2 * i;

			two[0] = slot[i];
			two[1] = 2 * half - 1 - two[0];
		}
	}
	for (int i = 0; i < size; i++) {
		slot[i] = (size_t)slot[i] < p->entrants ? slot[i] : NOBODY;
	}
	return slot;
}

/* Which of x and y was paired in a later round; OPEN: neither. Such a pairing stands,
 * whatever becomes of an earlier result. */
static int paired(const struct pairing *p, int round, int x, int y)
{
	for (size_t i = 0; i < p->pasts; i++) {
		const struct pair_past *past = &p->past[i];

		if (past->round > round && (past->a == x || past->b == x)) {
			return x;
		}
		if (past->round > round && (past->a == y || past->b == y)) {
			return y;
		}
	}
	return OPEN;
}

/* Which of x and y goes on from the round; OPEN: not known yet. Of several games the
 * newest counts. */
static int winner(const struct pairing *p, int round, int x, int y)
{
	int found;

	if (x < 0 || y < 0) {
		return x < 0 ? y : x;
	}
	found = paired(p, round, x, y);
	if (found != OPEN) {
		return found;
	}
	for (size_t i = 0; i < p->pasts; i++) {
		const struct pair_past *past = &p->past[i];
		bool has_x = past->a == x || past->b == x;
		bool has_y = past->a == y || past->b == y;

		if (past->round != round || !past->counts) {
			continue;
		}
		if (has_x && has_y) {
			found = past->half < 0    ? OPEN
				: past->half == 2 ? past->a
						  : past->b;
		} else if (past->b < 0 && (has_x || has_y)) {
			found = past->a;
		}
	}
	if (found == OPEN && !(p->entrant[x].here && p->entrant[y].here)) {
		found = p->entrant[x].here ? x : p->entrant[y].here ? y : NOBODY;
	}
	return found;
}

static int firsts(const struct pairing *p, int one)
{
	int n = 0;

	for (size_t i = 0; i < p->pasts; i++) {
		n += p->past[i].counts && p->past[i].a == one && p->past[i].b >= 0;
	}
	return n;
}

bool knockout_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		    int round, struct diag *diag)
{
	int *slot = bracket(arena, p);
	int slots = 1 << knockout_rounds(p);

	for (int before = 1; before < round; before++) {
		slots /= 2;
		for (int i = 0; i < slots; i++) {
			const int *two = slot + (ptrdiff_t)2 * i;

			slot[i] = winner(p, before, two[0], two[1]);
			if (slot[i] == OPEN) {
				return diag_number(diag, DIAG_PAIR_OPEN,
						   (struct view){0}, before);
			}
		}
	}
	for (int i = 0; i < slots; i += 2) {
		int x = slot[i], y = slot[i + 1];
		int of_x = x < 0 ? 0 : firsts(p, x), of_y = y < 0 ? 0 : firsts(p, y);
		/* The one who had the first move less often gets it, else the lower
		 * seed. */
		bool first = of_x == of_y ? x > y : of_x < of_y;

		pair_list_meet(l, p, first ? x : y, first ? y : x);
	}
	return true;
}
