/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/bag.h"

#include "adjudicator/games/draw.h"
#include "formats/text/tongue.h"
#include <assert.h>
#include <string.h>

static bool take_out(const struct setup *s, int *left, uint8_t *short_of)
{
	for (int i = 0; i < SQUARES_MAX; i++) {
		uint8_t tile = tile_itself(s->square[i]);

		if (s->square[i] != 0 && left[tile]-- == 0 && !s->open) {
			*short_of = tile;
			return false;
		}
	}
	for (int seat = 0; seat < s->seats; seat++) {
		for (int i = 0; i < s->rack[seat].n; i++) {
			uint8_t tile = s->rack[seat].tile[i];

			if (left[tile]-- == 0 && !s->open) {
				*short_of = tile;
				return false;
			}
		}
	}
	return true;
}

bool bag_fill(struct position *pos, uint8_t *short_of)
{
	const struct setup *s = pos->setup;
	int left[ALPHABET_TILES + 1];

	for (int i = 0; i <= ALPHABET_TILES; i++) {
		left[i] = s->tiles->count[i];
	}
	pos->bag_n = 0;
	pos->stale = true;
	if (!take_out(s, left, short_of)) {
		return false;
	}
	if (s->bag_empty || s->open) {
		return true;
	}
	for (int i = 1; i <= ALPHABET_TILES + 1; i++) {
		int tile = i % (ALPHABET_TILES + 1); /* the blank comes last */

		for (; left[tile] > 0; left[tile]--) {
			assert(pos->bag_n < BAG_MAX);
			pos->bag[pos->bag_n++] = (uint8_t)tile;
		}
	}
	return true;
}

void bag_next(const struct position *pos, int n, struct event *e)
{
	bool anew = pos->stale || (pos->seen > 0 && e->seat != pos->seen_by);

	e->q = anew ? pos->orders + 1 : pos->q;
	e->from = anew ? 1 : pos->drawn + 1;
	e->to = e->from + (n < pos->bag_n ? n : pos->bag_n) - 1;
}

/* D7: sorts and shuffles what the bag holds. */
static void new_order(struct position *pos)
{
	uint8_t count[ALPHABET_TILES + 1] = {0};
	struct draw_stream stream;
	size_t n = 0;

	for (int i = 0; i < pos->bag_n; i++) {
		count[pos->bag[i]]++;
	}
	for (int i = 1; i <= ALPHABET_TILES + 1; i++) {
		int tile = i % (ALPHABET_TILES + 1);

		memset(pos->bag + n, tile, count[tile]);
		n += count[tile];
	}
	pos->q = ++pos->orders;
	pos->drawn = 0;
	pos->stale = false;
	pos->seen = 0;
	stream = draw_stream(pos->setup->seed, "order", (uint32_t)pos->q);
	draw_shuffle(&stream, pos->bag, n);
}

bool bag_deliver(struct position *pos, const struct event *e)
{
	struct event due = {.seat = e->seat};
	int n = e->to - e->from + 1;

	bag_next(pos, n, &due);
	if (n < 1 || e->q != due.q || e->from != due.from || e->to != due.to ||
	    pos->rack_n[e->seat] + n > RACK_MAX) {
		return false;
	}
	if (due.q != pos->q) {
		new_order(pos);
	}
	memcpy(pos->rack[e->seat] + pos->rack_n[e->seat], pos->bag, (size_t)n);
	pos->rack_n[e->seat] = (uint8_t)(pos->rack_n[e->seat] + n);
	pos->bag_n -= n;
	memmove(pos->bag, pos->bag + n, (size_t)pos->bag_n);
	pos->drawn += n;
	pos->seen = pos->seen > n ? pos->seen - n : 0;
	return true;
}

void bag_undraw(struct position *pos, int seat, int n)
{
	memmove(pos->bag + n, pos->bag, (size_t)pos->bag_n);
	pos->rack_n[seat] = (uint8_t)(pos->rack_n[seat] - n);
	memcpy(pos->bag, pos->rack[seat] + pos->rack_n[seat], (size_t)n);
	pos->bag_n += n;
	pos->drawn -= n;
	pos->seen = n;
	pos->seen_by = seat;
}

void bag_return(struct position *pos, const uint8_t *tile, size_t n)
{
	assert(pos->bag_n + n <= BAG_MAX);
	for (size_t i = 0; i < n; i++) {
		pos->bag[pos->bag_n++] = tile[i];
	}
	pos->stale = true;
}

bool rack_take(struct position *pos, int seat, uint8_t tile)
{
	uint8_t *rack = pos->rack[seat];

	tile = tile_itself(tile);
	for (int i = 0; i < pos->rack_n[seat]; i++) {
		if (rack[i] == tile) {
			pos->rack_n[seat]--;
			memmove(rack + i, rack + i + 1,
				(size_t)(pos->rack_n[seat] - i));
			return true;
		}
	}
	return false;
}

int rack_count(const struct position *pos, int seat, uint8_t tile)
{
	int n = 0;

	for (int i = 0; i < pos->rack_n[seat]; i++) {
		n += pos->rack[seat][i] == tile;
	}
	return n;
}

struct view rack_missing(struct arena *arena, const struct position *pos, int seat,
			 uint8_t tile)
{
	static const char *const further[RACK_MAX + 1] = {"",
							  PART("second"),
							  PART("third"),
							  PART("fourth"),
							  PART("fifth"),
							  PART("sixth"),
							  PART("seventh"),
							  PART("eighth"),
							  PART("ninth")};
	const char *nth = further[rack_count(pos, seat, tile)];

	return view_of(arena_printf(arena, "%s%s%s", nth, *nth != '\0' ? " " : "",
				    alphabet_face(pos->setup->alphabet, tile)));
}

int rack_value(const struct position *pos, int seat)
{
	int sum = 0;

	for (int i = 0; i < pos->rack_n[seat]; i++) {
		sum += pos->setup->tiles->value[pos->rack[seat][i]];
	}
	return sum;
}
