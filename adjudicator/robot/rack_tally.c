/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/rack_tally.h"

#include "adjudicator/games/tiles_text.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include <limits.h>
#include <string.h>

struct rack_tally *rack_tally_new(struct arena *arena, const struct alphabet *a)
{
	struct rack_tally *t = arena_take(arena, sizeof *t);

	t->alphabet = a;
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		t->row[n - 1] =
			arena_array(arena, kept_tiles_places(a, n), sizeof *t->row[0]);
	}
	return t;
}

void rack_tally_clear(struct rack_tally *t)
{
	t->all = (struct tally_row){0};
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		memset(t->row[n - 1], 0,
		       kept_tiles_places(t->alphabet, n) * sizeof *t->row[0]);
	}
}

static void count(struct tally_row *row, int worth)
{
	row->n++;
	row->sum += worth;
}

void rack_tally_add(struct rack_tally *t, const struct rack_parts *rack, int worth)
{
	count(&t->all, worth);
	for (unsigned part = 1; part < 1U << rack->n; part++) {
		uint8_t tile[RACK_MAX];
		int n = 0;

		for (int i = 0; i < rack->n; i++) {
			if ((part >> i & 1U) != 0) {
				tile[n++] = rack->tile[i];
			}
		}
		if (n <= KEPT_TOGETHER) {
			count(&t->row[n - 1][kept_tiles_place(tile, n)], worth);
		}
	}
}

/* ---------------------------------------------------------------- learning */

/* The worth that the numbers of all smaller parts give. */
static int parts_worth(const struct kept_tiles *k, const uint8_t *tile, int n)
{
	int worth[1 << KEPT_TOGETHER];

	kept_tiles_weigh(k, tile, n, worth);
	return worth[(1 << n) - 1];
}

/* The mean of few racks says little, so it is weighed as if so many more racks had
 * been seen that were worth exactly what their parts are. */
static int learn(const struct rack_tally *t, const struct kept_tiles *k,
		 const uint8_t *tile, int n)
{
	static const int64_t doubt[] = {20, 200, 500};
	const struct tally_row *row = &t->row[n - 1][kept_tiles_place(tile, n)];
	int64_t over;

	if (row->n == 0) {
		return 0;
	}
	over = row->sum - row->n * (t->all.sum / t->all.n + parts_worth(k, tile, n));
	over /= row->n + doubt[n - 1];
	return over > KEPT_TILES_WORTH_MOST    ? KEPT_TILES_WORTH_MOST
	       : over < -KEPT_TILES_WORTH_MOST ? -KEPT_TILES_WORTH_MOST
					       : (int)over;
}

void rack_tally_learn(const struct rack_tally *t, struct kept_tiles *k)
{
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		uint8_t tile[KEPT_TOGETHER];

		kept_tiles_first(tile, n);
		do {
			size_t at = kept_tiles_place(tile, n);

			k->more[n - 1][at] = 0;
			k->more[n - 1][at] = (int16_t)learn(t, k, tile, n);
		} while (kept_tiles_next(t->alphabet, tile, n));
	}
}

/* -------------------------------------------------------------------- text */

void rack_tally_write(const struct rack_tally *t, struct buf *b)
{
	buf_printf(b, "all %lld %lld\n", (long long)t->all.n, (long long)t->all.sum);
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		for (size_t i = 0; i < kept_tiles_places(t->alphabet, n); i++) {
			const struct tally_row *row = &t->row[n - 1][i];

			if (row->n > 0) {
				buf_printf(b, "%d.%zu %lld %lld\n", n, i,
					   (long long)row->n, (long long)row->sum);
			}
		}
	}
}

static struct tally_row *row_of(struct rack_tally *t, struct view name)
{
	size_t dot = view_find(name, '.');
	long n;
	long at;

	if (view_is(name, "all")) {
		return &t->all;
	}
	if (!num_plain(view_part(name, 0, dot), 1, KEPT_TOGETHER, &n) ||
	    !num_plain(view_part(name, dot + 1, name.len), 0,
		       (long)kept_tiles_places(t->alphabet, (int)n) - 1, &at)) {
		return NULL;
	}
	return &t->row[n - 1][at];
}

static bool row_read(struct rack_tally *t, struct view line)
{
	enum { MOST = INT_MAX, WORTH_MOST = 100000 /* no rack is worth this much */ };
	struct tally_row *row = row_of(t, view_word(&line));
	long n;
	long sum;

	if (row == NULL || row->n != 0 || !num_plain(view_word(&line), 0, MOST, &n) ||
	    !num_read(view_word(&line), -n * WORTH_MOST, n * WORTH_MOST, &sum) ||
	    line.len > 0) {
		return false;
	}
	*row = (struct tally_row){n, sum};
	return true;
}

bool rack_tally_read(struct rack_tally *t, struct view text, struct view *line)
{
	struct lines lines = lines_of(text);

	while (line_next(&lines, line)) {
		if (!row_read(t, *line)) {
			return false;
		}
	}
	return true;
}
