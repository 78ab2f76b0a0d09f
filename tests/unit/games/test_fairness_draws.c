/* SPDX-License-Identifier: ISC */
/*
 * What adjudicator-fairness(7) tells of draws is drawn again: seats, orders of the bag,
 * EX, the grid and the pile.
 */

#include "adjudicator/games/bag.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/paths/pile.h"
#include "adjudicator/games/paths/vowels.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/fairness_page.h"

static void put_seats(struct buf *b, const struct vector *v)
{
	struct draw_stream s = draw_stream(page.seed.byte, v->label, 1);
	uint8_t order[] = {1, 2};

	draw_shuffle(&s, order, (size_t)v->n);
	buf_printf(b, "%d,%d", order[0], order[1]);
}

/* ------------------------------------------------------------ racks and bag */

/* A game from that seed, before anything was drawn or after those orders. */
static struct replay *played(const char *game, const char *orders)
{
	struct replay *r = arena_take(&page.m.arena, sizeof *r);
	struct err err = {0};
	char text[HASH_HEX];

	hex_write(page.seed.byte, HASH_BYTES, text);
	ck_assert_msg(replay_run(&page.m.arena, page.m.lexica,
				 view_of(arena_printf(&page.m.arena,
						      "Turn-File: 1\nGame: %s\n"
						      "Player: Ben\nPlayer: Ann\n"
						      "Seed: %s\n\n%s",
						      game, text, orders)),
				 "t", r, &err),
		      "%s", err.text);
	return r;
}

static void put_tileset(struct buf *b, const struct vector *v)
{
	const struct setup *s = &played(v->label, "")->setup;

	for (int i = 1; i <= ALPHABET_TILES + 1; i++) {
		int tile = i % (ALPHABET_TILES + 1); /* the blank last */

		if (s->tiles->count[tile] > 0) {
			alphabet_write_tile(s->alphabet, b, (uint8_t)tile);
			buf_printf(b, ":%d", s->tiles->count[tile]);
		}
	}
}

static void put_tiles(struct buf *b, const struct position *pos, const uint8_t *tile,
		      int n)
{
	for (int i = 0; i < n; i++) {
		alphabet_write_tile(pos->setup->alphabet, b, tile[i]);
	}
}

static void draw(struct position *pos, int seat, int n)
{
	struct event e = {.kind = EVENT_DRAW, .seat = seat};

	bag_next(pos, n, &e);
	ck_assert(bag_deliver(pos, &e));
}

/* The first order, as racks and bag hold it. */
static void put_first_order(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, "")->pos;

	ck_assert_int_eq(pos->q, v->n);
	put_tiles(b, pos, pos->rack[0], pos->rack_n[0]);
	put_tiles(b, pos, pos->rack[1], pos->rack_n[1]);
	put_tiles(b, pos, pos->bag, pos->bag_n);
}

static void put_rack(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, "")->pos;

	put_tiles(b, pos, pos->rack[v->n - 1], pos->rack_n[v->n - 1]);
}

static const char exchange[] = "Ben: exchange W N\n";

static void put_exchanged(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, exchange)->pos;

	put_tiles(b, pos, pos->rack[0] + pos->rack_n[0] - v->n, v->n);
}

static void put_second_order(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, exchange)->pos;

	pos->rack_n[0] = 0;
	draw(pos, 0, 7);
	ck_assert_int_eq(pos->q, v->n);
	put_tiles(b, pos, pos->rack[0], 7);
	put_tiles(b, pos, pos->bag, pos->bag_n);
}

/* Of the first seat's rack in the order of the set; there is but one such seat. */
static void put_ex(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, "")->pos;
	struct draw_stream s = draw_stream(page.seed.byte, "ex", (uint32_t)v->n);
	uint32_t at;

	ck_assert_uint_eq(draw_below(&s, 1), 0);
	at = draw_below(&s, pos->rack_n[0]);
	for (int i = 1; i <= ALPHABET_TILES + 1; i++) {
		uint8_t tile = (uint8_t)(i % (ALPHABET_TILES + 1));
		uint32_t held = (uint32_t)rack_count(pos, 0, tile);

		if (at < held) {
			put_tiles(b, pos, &tile, 1);
			return;
		}
		at -= held;
	}
}

static void put_redeal(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, "")->pos;

	ck_assert(
		position_apply(pos, &(struct event){.kind = EVENT_REDEAL, .seat = -1}));
	draw(pos, 0, 7);
	draw(pos, 1, 7);
	put_tiles(b, pos, pos->rack[v->n - 1], 7);
}

/* ------------------------------------------------------------ grid and pile */

enum step { BOARD, CELLS, SORT };

static void put_grid(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, "")->pos;
	struct path path = {
		.n = 3, .node = {3, 7, 11}
        };

	if (v->n >= CELLS) {
		grid5_replace(&pos->grid, page.seed.byte, pos->setup->tiles, &path);
	}
	if (v->n >= SORT) {
		grid5_sort(&pos->grid, page.seed.byte);
	}
	put_tiles(b, pos, pos->grid.cell, GRID5_CELLS);
}

static void put_faces(struct buf *b, const struct vector *v)
{
	struct position *pos = &played(v->label, "")->pos;

	put_tiles(b, pos, pos->pile.tile, v->n);
}

/* One number: the page's seed needs no second pile. */
static void put_faces_try(struct buf *b, const struct vector *v)
{
	struct setup *s = &played(v->label, "")->setup;
	struct pile any;
	struct pile good;

	ck_assert(pile_draw(&any, page.seed.byte, s->tiles, 0));
	ck_assert(pile_draw(&good, page.seed.byte, s->tiles, vowels_of(s->alphabet)));
	ck_assert_mem_eq(any.tile, good.tile, sizeof any.tile);
	buf_printf(b, "%d", v->n);
}

/* The shuffled row ends where bonuses do; within a kind its order does not show. */
static void put_bonus(struct buf *b, const struct vector *v)
{
	struct draw_stream s = draw_stream(page.seed.byte, "bonus", 1);
	struct position *pos = &played(v->label, "")->pos;
	uint8_t cube[PILE_CUBES];

	for (int i = 0; i < PILE_CUBES; i++) {
		cube[i] = (uint8_t)i;
	}
	draw_shuffle(&s, cube, PILE_CUBES);
	for (int i = 0; i < v->n; i++) {
		static const uint8_t bonus[] = {PILE_DL, PILE_DL, PILE_DL, PILE_TL,
						PILE_TL, PILE_DW, PILE_DW, PILE_TW};

		ck_assert_uint_eq(pos->pile.bonus[cube[i]], bonus[i]);
		buf_printf(b, "%02d", cube[i] + 1);
	}
}

/* ------------------------------------------------------------ all of them */

static const struct vector vectors[] = {
	{"seats",     put_seats,        "seats",   2         },
	{"tiles",     put_tileset,      "wordbox", 0         },
	{"order-1",   put_first_order,  "wordbox", 1         },
	{"deal-1",    put_rack,         "wordbox", 1         },
	{"deal-2",    put_rack,         "wordbox", 2         },
	{"exchanged", put_exchanged,    "wordbox", 2         },
	{"order-2",   put_second_order, "wordbox", 2         },
	{"ex-1",      put_ex,           "wordbox", 1         },
	{"redeal-1",  put_redeal,       "wordbox", 1         },
	{"redeal-2",  put_redeal,       "wordbox", 2         },
	{"board",     put_grid,         "wordcap", BOARD     },
	{"cells",     put_grid,         "wordcap", CELLS     },
	{"sort",      put_grid,         "wordcap", SORT      },
	{"faces",     put_faces,        "cubes",   PILE_FACES},
	{"faces-try", put_faces_try,    "cubes",   1         },
	{"bonus",     put_bonus,        "cubes",   8         },
};

START_TEST(the_program_makes_the_vector_that_the_page_tells)
{
	page_proves(&vectors[_i]);
}

int main(void)
{
	claims_fixture(fairness_open, fairness_close);
	claims_rows(the_program_makes_the_vector_that_the_page_tells, vectors);
	return claims_run("fairness_draws");
}
