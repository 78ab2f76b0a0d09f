/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/rack_parts.h"

#include "adjudicator/robot/kept_tiles.h"

void rack_parts_sort(struct rack_parts *p, const uint8_t *tile, int n)
{
	uint8_t count[ALPHABET_TILES + 1] = {0};

	p->n = 0;
	for (int i = 0; i < n; i++) {
		count[tile[i]]++;
	}
	for (int t = 0; t <= ALPHABET_TILES; t++) {
		p->first[t] = (uint8_t)p->n;
		for (int i = 0; i < count[t]; i++) {
			p->tile[p->n++] = (uint8_t)t;
		}
	}
}

static int reckoned(const struct rack_parts *p, const struct rack_worth *k,
		    unsigned part)
{
	uint8_t left[ALPHABET_TILES + 1] = {0};

	for (int i = 0; i < p->n; i++) {
		if ((part >> i & 1U) != 0) {
			left[p->tile[i]]++;
		}
	}
	return rack_worth_of(k, left);
}

void rack_parts_weigh(struct rack_parts *p, const struct rack_worth *k,
		      const uint8_t *tile, int n)
{
	rack_parts_sort(p, tile, n);
	if (k->kept != NULL) {
		kept_tiles_weigh(k->kept, p->tile, n, p->worth);
	}
	for (unsigned part = 0; part < 1U << n; part++) {
		int worth = k->kept != NULL ? p->worth[part] : reckoned(p, k, part);

		p->worth[part] = k->bag >= RACK_WORTH_FULL
					 ? worth
					 : worth * k->bag / RACK_WORTH_FULL;
	}
}

/* `gone` counts up from the first tile alone; of equal parts the first is kept. */
unsigned rack_parts_best(const struct rack_parts *p, int most)
{
	unsigned all = (1U << p->n) - 1;
	unsigned best = all;

	for (unsigned gone = 1; gone <= all; gone++) {
		unsigned part = all & ~gone;
		int n = 0;

		for (unsigned rest = gone; rest != 0; rest &= rest - 1) {
			n++;
		}
		if (n <= most && (best == all || p->worth[part] > p->worth[best])) {
			best = part;
		}
	}
	return best;
}
