/* SPDX-License-Identifier: ISC */
/* Checks that a score sheet's tiles can be where it says they are. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/replay/sheet_judge.h"

/* The tiles of one set. */
enum { TILES_MAX = BAG_MAX };

static const char *face(const struct judge *j, uint8_t tile)
{
	return alphabet_face(j->sheet->setup.alphabet, tile);
}

bool judge_foreign(struct judge *j, struct view text)
{
	struct view which;

	if (!alphabet_foreign(j->sheet->setup.alphabet, text, &which)) {
		return false;
	}
	judge_fault(j, which, "%.*s is no tile of this set", VIEW_ARG(which));
	return true;
}

/* Returns false with *bad: what is no tile, or empty when there are too many. */
static bool count(const struct judge *j, struct view text, struct tile_count *out,
		  struct view *bad)
{
	const struct setup *s = &j->sheet->setup;
	uint8_t tile[TILES_MAX];
	size_t n;

	*out = (struct tile_count){0};
	if (!tiles_read(s->alphabet, text, tile, TILES_MAX, &n, bad)) {
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		uint8_t letter = tile_itself(tile[i]); /* lower case is a blank */

		out->count[letter]++;
		out->read |= UINT64_C(1) << letter;
		out->value += s->tiles->value[letter];
	}
	out->n = (int)n;
	return true;
}

bool judge_count(struct judge *j, struct view text, struct tile_count *out)
{
	struct view bad;

	return text.len > 0 && count(j, text, out, &bad);
}

bool judge_tiles(struct judge *j, struct view text, struct tile_count *out)
{
	struct view bad = {0};

	if (judge_foreign(j, text)) {
		return false;
	}
	if (!count(j, text, out, &bad)) {
		judge_fault(j, text, "%s",
			    bad.len == 0 ? "these are more tiles than any set has"
					 : arena_printf(j->arena,
							"%.*s is no tile of this set",
							VIEW_ARG(bad)));
		return false;
	}
	return true;
}

bool judge_holds(const struct tile_count *a, const struct tile_count *b)
{
	bool all = true;

	for (int t = 0; t <= ALPHABET_TILES; t++) {
		all = all && a->count[t] >= b->count[t];
	}
	return all;
}

bool judge_same(const struct tile_count *a, const struct tile_count *b)
{
	return judge_holds(a, b) || judge_holds(b, a);
}

/* If the record laid too many of a tile, less than none is left; a rack without that
 * tile has no fault. */
static bool more_than_left(const struct judge *j, const struct tile_count *rack)
{
	for (uint64_t rest = rack->read; rest != 0; rest &= rest - 1) {
		int t = __builtin_ctzll(rest);

		if (rack->count[t] > j->left.count[t]) {
			return true;
		}
	}
	return false;
}

static void name_missing(struct judge *j, struct view text,
			 const struct tile_count *rack)
{
	for (int t = 0; t <= ALPHABET_TILES; t++) {
		if (rack->count[t] > 0 && rack->count[t] > j->left.count[t]) {
			judge_fault(j, text, "the rack has more %s than are left",
				    face(j, (uint8_t)t));
		}
	}
}

static bool rack_of(struct judge *j, struct view text, struct tile_count *rack)
{
	int most = crossword_rules(j->pos)->rack;

	if (text.len == 0 || !judge_tiles(j, text, rack)) {
		return false;
	}
	if (rack->n > most) {
		judge_fault(j, text, "a rack holds %d tiles, not %d", most, rack->n);
	}
	if (more_than_left(j, rack)) {
		name_missing(j, text, rack);
	}
	return true;
}

bool judge_rack(struct judge *j, struct tile_count *rack)
{
	return rack_of(j, j->line->event->rack, rack);
}

bool judge_on_rack(struct judge *j, const struct tile_count *rack, uint8_t tile, int n,
		   struct view at)
{
	if (rack->count[tile] >= n) {
		return true;
	}
	judge_fault(j, at, "%s%s is not on the rack %.*s",
		    n > 1 && rack->count[tile] > 0 ? "another " : "", face(j, tile),
		    VIEW_ARG(j->line->event->rack));
	return false;
}

void judge_use(struct judge *j, const uint8_t *tile, uint32_t laid, int n, int sign)
{
	for (int i = 0; i < n; i++) {
		uint8_t t = tile_itself(tile[i]);

		if (laid >> i & 1U) {
			j->left.count[t] -= sign;
			j->left.n -= sign;
		}
	}
}

void judge_laid(struct judge *j, const struct play *p)
{
	struct view word = j->line->event->tiles;
	struct tile_count rack;
	int need[ALPHABET_TILES + 1] = {0};
	bool known = judge_rack(j, &rack);

	for (int i = 0; i < p->length; i++) {
		uint8_t t = tile_itself(p->tile[i]);

		if ((p->laid >> i & 1U) == 0) {
			continue;
		}
		need[t]++;
		if (known && !judge_on_rack(j, &rack, t, need[t], word)) {
			known = false; /* reported once */
		}
		if (need[t] > j->left.count[t] && j->line->fault == NULL) {
			judge_fault(j, word, "the set has no %s left", face(j, t));
		}
	}
}

bool judge_sum(const struct judge *j, struct tile_count *a, const struct tile_count *b)
{
	bool there = true;

	for (int t = 0; t <= ALPHABET_TILES; t++) {
		a->count[t] += b->count[t];
		there = there && (b->count[t] == 0 || a->count[t] <= j->left.count[t]);
	}
	a->n += b->n;
	a->value += b->value;
	return there;
}

/* "#rack1 AEINRST": checks each rack, and all of them together. */
void judge_racks_told(struct judge *j, size_t next)
{
	const struct gcg *g = j->sheet->gcg;
	struct tile_count all = {0};
	struct tile_count rack;

	for (; j->pragmata < g->pragmata && g->pragma[j->pragmata].before <= next;
	     j->pragmata++) {
		const struct gcg_pragma *p = &g->pragma[j->pragmata];
		struct view tiles = view_trim(p->value);

		if (p->key != GCG_RACK || p->before != next) {
			continue;
		}
		j->pragma = p;
		if (rack_of(j, tiles, &rack) && judge_holds(&j->left, &rack) &&
		    !judge_sum(j, &all, &rack)) {
			judge_fault(j, tiles,
				    "the racks have more of a tile than is left");
		}
		j->pragma = NULL;
	}
}
