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

void names_add(struct buf *b, struct view name, size_t i, size_t count)
{
	buf_str(b, i == 0 ? "" : i + 1 == count ? " and " : ", ");
	buf_add(b, name);
}

struct view names_list(struct arena *arena, const struct setup *setup, unsigned seats)
{
	struct buf b = buf_in(arena);
	size_t count = (size_t)names_count(seats);
	size_t n = 0;

	for (int i = 0; i < setup->seats; i++) {
		if ((seats >> i & 1U) != 0) {
			names_add(&b, setup->name[i], n++, count);
		}
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
