/* SPDX-License-Identifier: ISC */
#include "formats/text/nearest.h"

#include "formats/text/num.h"
#include <string.h>

enum { LONGEST = 40 };

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

static bool same(char a, char b)
{
	return ascii_lower(a) == ascii_lower(b);
}

size_t nearest_distance(struct view a, struct view b)
{
	size_t room[3][LONGEST + 1] = {0};
	size_t *before = room[0]; /* the row before the last */
	size_t *last = room[1];
	size_t *row = room[2];

	a = view_part(a, 0, LONGEST);
	b = view_part(b, 0, LONGEST);
	for (size_t k = 0; k <= b.len; k++) {
		row[k] = k;
	}
	for (size_t i = 1; i <= a.len; i++) {
		size_t *free_row = before;

		before = last;
		last = row;
		row = free_row;
		row[0] = i;
		for (size_t k = 1; k <= b.len; k++) {
			size_t change = same(a.at[i - 1], b.at[k - 1]) ? 0 : 1;
			size_t n = least(last[k], row[k - 1]) + 1;

			n = least(n, last[k - 1] + change);
			if (i > 1 && k > 1 && same(a.at[i - 1], b.at[k - 2]) &&
			    same(a.at[i - 2], b.at[k - 1])) {
				n = least(n, before[k - 2] + 1);
			}
			row[k] = n;
		}
	}
	return row[b.len];
}

bool nearest_enough(size_t distance, struct view known)
{
	return distance <= (known.len < 6 ? 1 : known.len / 3);
}

void nearest_try(struct nearest *n, struct view known)
{
	size_t distance = nearest_distance(n->word, known);

	if (!n->any || distance < n->distance) {
		n->known = known;
		n->distance = distance;
		n->any = true;
	}
}

bool nearest_found(const struct nearest *n)
{
	return n->any && nearest_enough(n->distance, n->known);
}
