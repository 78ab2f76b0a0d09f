/* SPDX-License-Identifier: ISC */
/* Tiles for others: chapter X, and what the letters of such an order may be. */
#include "adjudicator/games/boards/crossword.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/tiles_text.h"
#include "formats/orders/order_args.h"
#include "formats/orders/script.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <string.h>

/* Letters in an exchange are tiles whatever their case. */
static bool exchange_tiles(struct table *t, struct view args, uint8_t *tile, size_t *n)
{
	struct view bad = {0};

	if (!tiles_read(t->pos.setup->alphabet, args, tile, WORD_TILES, n, &bad)) {
		return script_refuse(&t->diag, bad);
	}
	if (*n > (size_t)crossword_rules(&t->pos)->rack) {
		return diag_number(&t->diag, DIAG_TOO_MANY_HELD, args,
				   crossword_rules(&t->pos)->rack);
	}
	if (*n == 0) {
		return diag_set(&t->diag, DIAG_EXCHANGE_NONE, args);
	}
	for (size_t i = 0; i < *n; i++) {
		tile[i] &= TILE_LETTER;
	}
	return true;
}

static bool held(struct table *t, int seat, const uint8_t *tile, size_t n,
		 struct view args)
{
	struct position rest = t->pos;
	struct buf rack = buf_in(t->arena);

	for (size_t i = 0; i < n; i++) {
		if (rack_take(&rest, seat, tile[i])) {
			continue;
		}
		tiles_write(t->pos.setup->alphabet, &rack, t->pos.rack[seat],
			    t->pos.rack_n[seat]);
		return diag_more(&t->diag, DIAG_TILE_MISSING, args,
				 rack_missing(t->arena, &t->pos, seat, tile[i]),
				 buf_view(&rack));
	}
	return true;
}

/* X3, X6. */
static bool exchanges_left(struct table *t, int seat)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);

	if (t->pos.setup->options.value[OPTION_SWAP] == OFF) {
		return diag_set(&t->diag, DIAG_EXCHANGE_OFF, (struct view){0});
	}
	return r->exchanges == 0 || t->pos.exchanges[seat] < r->exchanges ||
	       diag_number(&t->diag, DIAG_EXCHANGES_USED, (struct view){0},
			   r->exchanges);
}

/* Some tiles of a rack, for others. */
struct given {
	uint8_t tile[WORD_TILES];
	size_t n;
};

/* X2. */
static bool bag_holds_enough(struct table *t, const struct given *g)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);
	int needed = (int)g->n > r->exchange_bag ? (int)g->n : r->exchange_bag;

	if (t->pos.setup->open || t->pos.bag_n >= needed) {
		return true;
	}
	diag_number(&t->diag, DIAG_BAG_TOO_SMALL, (struct view){0}, needed);
	t->diag.what = view_of(arena_printf(t->arena, "%d", t->pos.bag_n));
	return false;
}

/* The tiles that the letters are. */
static bool spelt(struct table *t, int seat, struct view args, struct given *g)
{
	return exchange_tiles(t, args, g->tile, &g->n) &&
	       (t->pos.setup->open || held(t, seat, g->tile, g->n, args)) &&
	       bag_holds_enough(t, g);
}

/* The letters of a tile as tiles of their own; 0: they are not all tiles. */
static size_t letters_of(const struct alphabet *a, uint8_t tile,
			 uint8_t letter[FACE_LETTERS])
{
	struct view face = view_of(alphabet_face(a, tile));
	enum letter_case how;
	size_t n = 0;

	while (face.len > 0) {
		letter[n] = alphabet_tile(a, utf8_sign(&face), &how);
		if (letter[n++] == 0) {
			return 0;
		}
	}
	return n;
}

/* Bit i of `apart`: the i-th tile of several letters is those letters. False: there are
 * not so many. */
static bool take_apart(const struct alphabet *a, const struct given *g, unsigned apart,
		       struct given *out)
{
	unsigned several = 0;

	out->n = 0;
	for (size_t i = 0; i < g->n; i++) {
		uint8_t letter[FACE_LETTERS] = {g->tile[i]};
		size_t n = letters_of(a, g->tile[i], letter);

		if (n < 2 || (apart >> several++ & 1U) == 0) {
			letter[0] = g->tile[i];
			n = 1;
		}
		if (out->n + n > WORD_TILES) {
			return false;
		}
		memcpy(out->tile + out->n, letter, n);
		out->n += n;
	}
	return apart >> several == 0;
}

static bool same_tiles(const struct given *a, const struct given *b)
{
	int count[ALPHABET_TILES + 1] = {0};
	bool same = a->n == b->n;

	for (size_t i = 0; same && i < a->n; i++) {
		count[a->tile[i]]++;
		count[b->tile[i]]--;
	}
	for (int i = 0; same && i <= ALPHABET_TILES; i++) {
		same = count[i] == 0;
	}
	return same;
}

enum { APART_MOST = 3, WAYS = 1 << APART_MOST };

/* The tiles that the letters are. A rack may hold L and L, and LL besides: every way
 * that it and the bag allow, the longest tiles first. */
static size_t ways_spelt(struct table *t, int seat, struct view args,
			 struct given way[WAYS])
{
	bool told = t->strict || t->pos.setup->open || view_find(args, '[') < args.len;
	struct given g = {.n = 0};
	bool together = spelt(t, seat, args, &g);
	struct diag diag = t->diag;
	size_t n = together;

	way[0] = g;
	told = told || (!together && diag.code != DIAG_TILE_MISSING);
	for (unsigned apart = 1; apart < WAYS && !told; apart++) {
		struct given *w = &way[n];
		bool other = take_apart(t->pos.setup->alphabet, &g, apart, w) &&
			     held(t, seat, w->tile, w->n, args) &&
			     bag_holds_enough(t, w);

		for (size_t i = 0; i < n && other; i++) {
			other = !same_tiles(w, &way[i]);
		}
		n += other;
	}
	if (n == 0) {
		t->diag = diag;
	} else {
		t->diag = (struct diag){0};
	}
	return n;
}

/* The rack, where a word behind `exchange` speaks of it. */
static bool whole(struct table *t, int seat, int said, struct given *g)
{
	int n = t->pos.rack_n[seat];

	if (n == 0 || (said != EXCHANGE_ALL && said != n)) {
		return false;
	}
	g->n = 0;
	for (int tile = 1; tile <= ALPHABET_TILES + 1; tile++) { /* blanks last */
		uint8_t one = tile > ALPHABET_TILES ? TILE_BLANK : (uint8_t)tile;

		for (int i = 0; i < n; i++) {
			if (t->pos.rack[seat][i] == one) {
				g->tile[g->n++] = one;
			}
		}
	}
	return bag_holds_enough(t, g);
}

static struct view order_of(struct table *t, const struct given *g)
{
	struct buf b = buf_in(t->arena);

	buf_str(&b, "exchange ");
	tiles_write(t->pos.setup->alphabet, &b, g->tile, g->n);
	return buf_view(&b);
}

static enum outcome give(struct table *t, int seat, const struct given *g)
{
	struct event e = {.kind = EVENT_EXCHANGE, .seat = seat};
	struct buf hidden = buf_in(t->arena);

	tiles_write(t->pos.setup->alphabet, &hidden, g->tile, g->n);
	e.hidden = buf_view(&hidden);
	bag_next(&t->pos, (int)g->n, &e);
	e.to = e.from + (int)g->n - 1;
	t->echo = order_of(t, g);
	table_emit(t, e);
	crossword_settle(t);
	return OUTCOME_APPLIED;
}

/* In capitals, as tiles are written, or with a sign that may be a blank. */
static bool doubtful(struct view args)
{
	bool small = false;

	for (size_t i = 0; i < args.len; i++) {
		small = small || ascii_small(args.at[i]);
	}
	return !small || view_ends(args, "?");
}

static void offer(struct table *t, const struct given *g)
{
	struct view order = order_of(t, g);

	t->reading[t->readings++] = (struct reading){.order = order, .shown = order};
}

static enum outcome ask(struct table *t, const struct given *rack,
			const struct given *way, size_t n)
{
	t->reading = arena_array(t->arena, n + 1, sizeof *t->reading);
	if (rack != NULL) {
		offer(t, rack);
	}
	for (size_t i = 0; i < n; i++) {
		offer(t, &way[i]);
	}
	return OUTCOME_ASK;
}

/* L3. "exchange all" with A, L and L on the rack may mean two things, and "exchange
 * these" is an order only where its letters are there; neither could be undone. */
static enum outcome judge_said(struct table *t, int seat, struct view args, int said)
{
	struct given rack = {.n = 0};
	struct given way[WAYS];
	size_t n = ways_spelt(t, seat, args, way);
	bool all = whole(t, seat, said, &rack);

	if (!all && n == 0) {
		return t->diag.code == DIAG_BAG_TOO_SMALL
			       ? OUTCOME_REFUSED
			       : table_refuse(t, DIAG_EXCHANGE_NONE, args);
	}
	t->diag = (struct diag){0};
	if (all && (n > 0 ? way[0].n == rack.n : !doubtful(args))) {
		return give(t, seat, &rack);
	}
	return ask(t, all ? &rack : NULL, way, n);
}

/* L3. */
static enum outcome judge_letters(struct table *t, int seat, struct view args)
{
	struct given way[WAYS];
	size_t n = ways_spelt(t, seat, args, way);

	return n > 1    ? ask(t, NULL, way, n)
	       : n == 1 ? give(t, seat, &way[0])
			: OUTCOME_REFUSED;
}

/* X1: tiles for others. In a turn file and in our own words it is always tiles. */
enum outcome crossword_judge_exchange(struct table *t, int seat, const struct order *o)
{
	int said = t->strict ? EXCHANGE_TILES : exchange_said(o->args);

	if (!exchanges_left(t, seat)) {
		return OUTCOME_REFUSED;
	}
	return said == EXCHANGE_TILES ? judge_letters(t, seat, o->args)
				      : judge_said(t, seat, o->args, said);
}
