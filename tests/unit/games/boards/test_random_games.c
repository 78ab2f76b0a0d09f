/* SPDX-License-Identifier: ISC */
/* Games at random, followed event by event: no tile is lost, none is drawn twice, and
 * the record gives the same position again. */
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_order.h"

enum { GAMES = 60, TURNS = 80, ORDERS = 200, PLACES = 101 };

static struct board_case c;
static struct dice dice;

static void begin(void)
{
	dice = (struct dice){.state = 4711};
	case_run(&c, "", "");
}

/* A new game on a seed of its own. */
static struct table new_game(void)
{
	struct position pos;
	struct diag diag;
	struct table t;

	arena_reset(&c.arena);
	case_run(&c, "", "");
	for (int i = 0; i < HASH_BYTES; i++) {
		c.replay.setup.seed[i] = (uint8_t)dice_roll(&dice, 256);
	}
	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	t = table_over(&c.arena, &pos, 1795392000, true);
	table_deal(&t);
	return t;
}

static int as_held(uint8_t tile)
{
	return tile & TILE_AS_BLANK ? TILE_BLANK : tile;
}

/* Every tile of the set is on the board, on a rack or in the bag. */
static void count_tiles(const struct position *pos)
{
	int left[ALPHABET_TILES + 1];

	for (int i = 0; i <= ALPHABET_TILES; i++) {
		left[i] = pos->setup->tiles->count[i];
	}
	for (int i = 0; i < SQUARES_MAX; i++) {
		if (pos->square[i] != 0) {
			left[as_held(pos->square[i])]--;
		}
	}
	for (int seat = 0; seat < 2; seat++) {
		ck_assert_int_le(pos->rack_n[seat], 7);
		for (int i = 0; i < pos->rack_n[seat]; i++) {
			left[pos->rack[seat][i]]--;
		}
	}
	for (int i = 0; i < pos->bag_n; i++) {
		left[pos->bag[i]]--;
	}
	for (int i = 0; i <= ALPHABET_TILES; i++) {
		ck_assert_int_eq(left[i], 0);
	}
}

static void tiles_stay(void *arg, const struct table *t)
{
	(void)arg;
	count_tiles(&t->pos);
}

/* Racks are full as long as the bag holds anything. */
static void racks_are_full(void *arg, const struct table *t)
{
	(void)arg;
	for (int seat = 0; seat < 2; seat++) {
		ck_assert(t->pos.rack_n[seat] == 7 || t->pos.bag_n == 0);
	}
}

START_TEST(hundred_tiles_stay_a_hundred)
{
	int reasons[END_REASONS_] = {0};

	for (int i = 0; i < GAMES; i++) {
		struct table t = new_game();

		count_tiles(&t.pos);
		random_game(&dice, &t, TURNS, tiles_stay, NULL);
		reasons[t.pos.reason]++;
	}
	ck_assert_int_gt(reasons[END_OUT], GAMES / 10);
}

START_TEST(b11_racks_are_full_while_the_bag_lasts)
{
	for (int i = 0; i < GAMES / 4; i++) {
		struct table t = new_game();

		random_game(&dice, &t, TURNS, racks_are_full, NULL);
	}
}

static void nothing(void *arg, const struct table *t)
{
	(void)arg;
	(void)t;
}

START_TEST(d8_no_place_is_delivered_twice)
{
	for (int i = 0; i < GAMES; i++) {
		bool seen[ORDERS][PLACES] = {{false}};
		struct table t = new_game();
		int last = 0;

		random_game(&dice, &t, TURNS, nothing, NULL);
		for (size_t k = 0; k < t.events; k++) {
			const struct event *e = &t.event[k];

			if (e->kind != EVENT_DRAW && e->kind != EVENT_EXCHANGE) {
				continue;
			}
			ck_assert_int_lt(e->q, ORDERS);
			ck_assert(e->q == last || e->q == last + 1);
			last = e->q;
			for (int p = e->from; p <= e->to; p++) {
				ck_assert(!seen[e->q][p]);
				ck_assert(p == 1 || seen[e->q][p - 1]);
				seen[e->q][p] = true;
			}
		}
	}
}

/* The event as text and back, as the store keeps it. */
static struct event stored(const struct event *e)
{
	struct buf b = buf_in(&c.arena);
	struct event got;
	struct err err = {0};

	event_write(&b, e, 2);
	ck_assert_msg(
		event_read(&got, buf_view(&b), arena_copy(&c.arena, e->hidden), &err),
		"%s", err.text);
	return got;
}

START_TEST(record_folds_to_the_same_position)
{
	for (int i = 0; i < GAMES; i++) {
		struct table t = new_game();
		struct position pos;
		struct diag diag;

		random_game(&dice, &t, TURNS, nothing, NULL);
		ck_assert(position_init(&pos, &c.replay.setup, &diag));
		for (size_t k = 0; k < t.events; k++) {
			struct event e = stored(&t.event[k]);

			ck_assert(position_apply(&pos, &e));
		}
		ck_assert_mem_eq(&pos, &t.pos, sizeof pos);
	}
}

/* Folds the game with another of its events in that place, as far as it fits. */
static struct position fold_damaged(const struct table *t, size_t place)
{
	struct position pos;
	struct diag diag;
	size_t other = dice_roll(&dice, (uint32_t)t->events);
	size_t i = 0;

	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	while (i < t->events &&
	       position_apply(&pos, &t->event[i == place ? other : i])) {
		i++;
	}
	return pos;
}

START_TEST(damaged_record_is_met_calmly)
{
	for (int i = 0; i < GAMES / 4; i++) {
		struct table t = new_game();

		random_game(&dice, &t, TURNS, nothing, NULL);
		for (size_t place = 0; place < t.events; place++) {
			struct position pos = fold_damaged(&t, place);

			ck_assert_int_le(pos.rack_n[0], RACK_MAX);
			ck_assert_int_le(pos.bag_n, BAG_MAX);
		}
	}
}

START_TEST(same_seed_and_orders_give_the_same_game)
{
	struct dice start = dice;
	struct table first = new_game();
	struct table second;
	struct position kept;

	random_game(&dice, &first, TURNS, nothing, NULL);
	kept = first.pos;
	dice = start;
	second = new_game();
	random_game(&dice, &second, TURNS, nothing, NULL);
	ck_assert_mem_eq(&kept, &second.pos, sizeof kept);
}

static void score_adds_up(void *arg, const struct table *t)
{
	int sum[2] = {0, 0};

	(void)arg;
	for (size_t i = 0; i < t->events; i++) {
		const struct event *e = &t->event[i];
		int words = e->bonus;

		if (e->kind == EVENT_END) {
			sum[0] += e->adjust[0];
			sum[1] += e->adjust[1];
		}
		if (e->kind != EVENT_PLAY) {
			continue;
		}
		for (size_t k = 0; k < e->word_count; k++) {
			words += e->words[k].score;
		}
		ck_assert_int_eq(words, e->score);
		sum[e->seat] += e->score;
	}
	ck_assert_int_eq(sum[0], t->pos.score[0]);
	ck_assert_int_eq(sum[1], t->pos.score[1]);
}

START_TEST(c7_scores_are_the_sum_of_the_words)
{
	for (int i = 0; i < GAMES / 4; i++) {
		struct table t = new_game();

		random_game(&dice, &t, TURNS, score_adds_up, NULL);
	}
}

struct rereading {
	struct position before;
	int plays;
};

static void reread(const struct rereading *r, const struct table *t, const char *line,
		   bool strict)
{
	struct table again = table_over(&c.arena, &r->before, t->now, strict);
	struct order o;

	ck_assert(order_read(&c.arena, view_of(line), &o));
	ck_assert_msg(table_judge(&again, again.pos.to_move, &o) == OUTCOME_APPLIED,
		      "%s: %s", line, diag_name(again.diag.code));
	ck_assert_mem_eq(&again.pos, &t->pos, sizeof t->pos);
}

static void both_ways(void *arg, const struct table *t)
{
	struct rereading *r = arg;
	const struct last_play *last = &t->pos.last;
	struct buf record = buf_in(&c.arena);
	struct play p = {
		.place = last->place, .length = last->length, .laid = last->laid};

	if (last->any && last->turn == r->before.turn) {
		memcpy(p.tile, last->word, sizeof p.tile);
		crossword_write(&record, &t->pos, &p);
		reread(r, t, buf_cstr(&record), true);
		reread(r, t,
		       arena_str(&c.arena, crossword_short(&c.arena, &t->pos, &p)),
		       false);
		r->plays++;
	}
	r->before = t->pos;
}

START_TEST(b9_record_and_letter_read_as_the_play_they_tell)
{
	struct rereading r = {.plays = 0};

	for (int i = 0; i < GAMES / 4; i++) {
		struct table t = new_game();

		r.before = t.pos;
		random_game(&dice, &t, TURNS, both_ways, &r);
	}
	ck_assert_int_gt(r.plays, 10 * GAMES / 4);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, NULL);
	return claims_run("random_games");
}
