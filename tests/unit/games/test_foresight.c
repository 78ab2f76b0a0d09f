/* SPDX-License-Identifier: ISC */
/*
 * A game that a referee sets back cannot be used to foresee tiles. Players have seen
 * what they drew in the turns that were taken back; if those tiles came again in that
 * order they would know what comes. Measured over many games: how often the next tile
 * is the one that was seen in its place, and how often chance alone makes it so.
 * FORESIGHT_GAMES=100000 plays so many.
 */
#include <stdio.h>
#include <string.h>

#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_play.h"

enum { GAMES = 150, TURNS = 12, AFTER = 3, SEEN_MOST = 64 };

static struct board_case c;

#define TWO "Player: Ann\nPlayer: Ben\n"

static const char *const heads[] = {
	"Game: angrywords\n" TWO,
	"Game: wordgame\n" TWO,
	"Game: wordbox\nOptions: challenge=void\n" TWO "Player: Cid\n",
	"Game: wordbox\nOptions: refill=at-once\n" TWO,
	"Game: classic\nOptions: refill=late\n" TWO,
};

/* Tiles as they were delivered, one after the other. */
struct tiles {
	uint8_t tile[SEEN_MOST];
	int n;
};

/* A game that goes on, with its record. */
struct rewound {
	struct arena arena;
	struct draw_stream dice;
	struct line line;
	struct position pos;
	int64_t now;
	long rows;
};

static struct rewound g;

/* What all games came to. */
static struct {
	long tiles, hits;        /* drawn after a ruling; of them as they were seen */
	double chance, variance; /* of hits */
	long same_tiles, same;   /* had the order gone on: of so many, so many hits */
	long kept; /* games where nothing was seen, and the order stayed */
} sum;

static bool draws(const struct event *e)
{
	return e->kind == EVENT_DRAW || e->kind == EVENT_EXCHANGE ||
	       e->kind == EVENT_EX;
}

/* What the event brought, at the end of its seat's rack. */
static void note_drawn(struct tiles *to, const struct position *after,
		       const struct event *e)
{
	int n = e->to - e->from + 1;
	const uint8_t *tile = after->rack[e->seat] + after->rack_n[e->seat] - n;

	for (int i = 0; i < n && to->n < SEEN_MOST; i++) {
		to->tile[to->n++] = tile[i];
	}
}

/* ------------------------------------------------------------ the game goes on */

static void move_on(const struct table *t)
{
	g.rows++;
	for (size_t i = 0; i < t->events; i++) {
		line_add(&g.line, g.rows, &t->event[i]);
	}
	g.pos = t->pos;
	g.now++;
}

/* One to three tiles of the rack, to be exchanged. */
static const char *some_tiles(void)
{
	struct buf b = buf_in(&g.arena);
	uint8_t rack[RACK_MAX];
	uint32_t held = g.pos.rack_n[g.pos.to_move];
	uint32_t n = 1 + draw_below(&g.dice, held < 3 ? held : 3);

	memcpy(rack, g.pos.rack[g.pos.to_move], held);
	draw_shuffle(&g.dice, rack, held);
	buf_str(&b, "exchange");
	for (uint32_t i = 0; i < n; i++) {
		buf_char(&b, ' ');
		alphabet_write_tile(g.pos.setup->alphabet, &b, rack[i]);
	}
	return buf_cstr(&b);
}

static bool ordered(struct view text)
{
	struct table t = table_over(&g.arena, &g.pos, g.now, true);
	struct order o;

	if (!order_read(&g.arena, text, &o) ||
	    table_judge(&t, g.pos.to_move, &o) != OUTCOME_APPLIED) {
		return false;
	}
	move_on(&t);
	return true;
}

static void turn(void)
{
	struct position pos = g.pos;

	if (draw_below(&g.dice, 3) > 0 || !ordered(view_of(some_tiles()))) {
		ck_assert(ordered(random_play(&g.arena, &pos, &g.dice, g.now).record));
	}
}

static void start(uint32_t number)
{
	static const uint8_t any[HASH_BYTES] = {'f'};
	struct diag diag;
	struct table t;

	memset(&g, 0, sizeof g);
	g.line.arena = &g.arena;
	g.dice = draw_stream(any, "foresight", number);
	g.now = RANDOM_START;
	case_run(&c, heads[number % COUNT(heads)], "");
	for (int i = 0; i < HASH_BYTES; i++) {
		c.replay.setup.seed[i] = (uint8_t)draw_below(&g.dice, 256);
	}
	ck_assert(position_init(&g.pos, &c.replay.setup, &diag));
	t = table_over(&g.arena, &g.pos, g.now, true);
	table_deal(&t);
	move_on(&t);
}

/* ------------------------------------------------------------ and is set back */

/* The last turns are void. Gives the place where the game is taken up again. */
static size_t set_back(int to_turn)
{
	struct table t = table_over(&g.arena, &g.pos, g.now, true);
	struct ruling_words words;
	struct diag diag;
	const struct event *e;
	size_t back;
	size_t bad;

	ck_assert(line_fold(&g.line, g.pos.setup, &bad));
	ck_assert(ruling_read(
		&words, view_of(arena_printf(&g.arena, "void t%d", to_turn)), &diag));
	if (!ruling_judge(&t, &g.line, &words, view_of("a test"))) {
		return g.line.n;
	}
	e = &t.event[0];
	back = (size_t)e->ruling.to - 1;
	move_on(&t);
	return back;
}

/* What was drawn from that place of the line to the ruling; *same is what of it came
 * from the order that was in use *there. */
static struct tiles drawn_from(size_t from, size_t to, struct position *there,
			       struct tiles *same)
{
	struct tiles seen = {.n = 0};
	struct position pos;
	struct diag diag;

	ck_assert(position_init(&pos, g.pos.setup, &diag));
	for (size_t i = 0; i < to; i++) {
		const struct event *e = &g.line.at[i].e;

		if (i == from) {
			*there = pos;
		}
		ck_assert(position_apply(&pos, e));
		if (i >= from && draws(e)) {
			note_drawn(&seen, &pos, e);
		}
		if (i >= from && draws(e) && e->q == there->q) {
			note_drawn(same, &pos, e);
		}
	}
	return seen;
}

static double share(const struct position *pos, uint8_t tile)
{
	int n = 0;

	for (int i = 0; i < pos->bag_n; i++) {
		n += pos->bag[i] == tile;
	}
	return (double)n / pos->bag_n;
}

/* Tiles of one order that was made of what the bag held in `made`. */
static void compare(const struct tiles *seen, const struct tiles *came,
		    const struct position *made)
{
	for (int i = 0; i < seen->n && i < came->n; i++) {
		double p = share(made, seen->tile[i]);

		sum.tiles++;
		sum.hits += seen->tile[i] == came->tile[i];
		sum.chance += p;
		sum.variance += p * (1 - p);
	}
}

/* Had the order gone on from where it was: what would come then? */
static void compare_same(const struct tiles *seen, const struct position *there)
{
	for (int i = 0; !there->stale && i < seen->n && i < there->bag_n; i++) {
		sum.same_tiles++;
		sum.same += there->bag[i] == seen->tile[i];
	}
}

/* The turns after the ruling, as long as they draw from the first order they meet. */
static void play_again(const struct tiles *seen, const struct position *there)
{
	struct position made = g.pos;
	struct tiles came = {.n = 0};
	size_t at = g.line.n;
	struct position pos = g.pos;
	int q = 0;

	for (int i = 0; i < AFTER && !g.pos.over; i++) {
		turn();
	}
	for (; at < g.line.n; at++) {
		const struct event *e = &g.line.at[at].e;

		if (draws(e) && q == 0) {
			made = pos;
			q = e->q;
		}
		ck_assert(position_apply(&pos, e));
		if (draws(e) && e->q == q) {
			note_drawn(&came, &pos, e);
		}
	}
	if (q == 0) {
		return;
	}
	if (seen->n > 0) {
		ck_assert_int_gt(q, there->orders);
		compare(seen, &came, &made);
	} else if (!there->stale && !made.stale) {
		/* Nobody saw anything, and no tile went back: nothing is drawn anew. */
		ck_assert_int_eq(q, there->q);
		ck_assert_mem_eq(
			came.tile, there->bag,
			(size_t)(came.n < there->bag_n ? came.n : there->bag_n));
		sum.kept++;
	}
}

static void one_game(uint32_t number)
{
	struct position there;
	struct tiles same = {.n = 0};
	struct tiles seen;
	size_t ruling;
	size_t back;
	int turns;

	start(number);
	turns = 4 + (int)draw_below(&g.dice, TURNS);
	for (int i = 0; i < turns && !g.pos.over; i++) {
		turn();
	}
	ruling = g.line.n;
	back = set_back(g.pos.turn - 1 - (int)draw_below(&g.dice, 3));
	if (back < ruling) {
		there = g.pos;
		seen = drawn_from(back, ruling, &there, &same);
		compare_same(&same, &there);
		play_again(&seen, &there);
	}
	arena_free(&g.arena);
	arena_reset(&c.arena);
}

/* Five standard deviations either way: once in a million such tests. */
START_TEST(a_rewound_game_cannot_be_used_to_foresee_tiles)
{
	long played = random_wanted("FORESIGHT_GAMES", GAMES);
	double off;

	memset(&sum, 0, sizeof sum);
	for (long i = 0; i < played; i++) {
		one_game((uint32_t)i);
	}
	off = (double)sum.hits - sum.chance;
	printf("%ld tiles after rulings: hit rate %.4f, by chance %.4f, had the order "
	       "gone on %.4f of %ld; %ld games went on as they were\n",
	       sum.tiles, (double)sum.hits / (double)sum.tiles,
	       sum.chance / (double)sum.tiles,
	       (double)sum.same / (double)sum.same_tiles, sum.same_tiles, sum.kept);
	ck_assert_int_gt(sum.tiles, played);
	ck_assert_int_gt(sum.kept, played / 50);
	ck_assert(off * off < 25 * sum.variance);
	/* The measure can see: without the new order everything would be known. */
	ck_assert_int_gt(sum.same_tiles, played);
	ck_assert_int_eq(sum.same, sum.same_tiles);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	return claims_run("foresight");
}
