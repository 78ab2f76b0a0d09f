/* SPDX-License-Identifier: ISC */
#include "adjudicator/names.h"

int names_count(unsigned seats)
{
	int n = 0;

	for (; seats != 0; seats &= seats - 1) {
		n++;
	}
	return n;
}

struct view names_list(struct arena *arena, const struct setup *setup, unsigned seats)
{
	struct buf b = buf_in(arena);
	int left = names_count(seats);

	for (int i = 0; i < setup->seats; i++) {
		if ((seats >> i & 1U) == 0) {
			continue;
		}
		left--;
		buf_str(&b, b.len == 0 ? "" : left == 0 ? " and " : ", ");
		buf_add(&b, setup->name[i]);
	}
	return buf_view(&b);
}

struct view names_others(struct arena *arena, const struct setup *setup, int me)
{
	unsigned all = (1U << setup->seats) - 1;

	return names_list(arena, setup, me < 0 ? all : all & ~(1U << me));
}

int names_best(const int score[SEATS], unsigned seats)
{
	int best = -1;

	for (int i = 0; i < SEATS; i++) {
		if ((seats >> i & 1U) != 0 && (best < 0 || score[i] > score[best])) {
			best = i;
		}
	}
	return best;
}
