/* SPDX-License-Identifier: ISC */
/*
 * Games that referees send back and forth: whatever is ruled, no tile comes or goes, no
 * place of an order is delivered twice, no number of the draws is used again, and what
 * a ruling took away its overturning gives back. RANDOM_GAME and RANDOM_GAMES as in
 * test_random_matches.c.
 */
#include <string.h>

#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_rulings.h"
#include "tests/helpers/random/random_walks.h"

enum { GAMES = 16, HAPPENINGS = 120, ORDERS = 600, PLACES = 201 };

static struct board_case c;

/* A game with its record. */
struct watch {
	long number;
	const char *head, *last;
	struct arena arena;
	struct line line;
	struct position pos;
	int64_t now;
	long rows, rulings, back;
	uint8_t seen[ORDERS][PLACES]; /* by a seat, from 1 */
	bool again[ORDERS][PLACES];   /* it took the play back that they came with */
};

static struct watch w;

static void must(bool holds, const char *what)
{
	ck_assert_msg(holds, "RANDOM_GAME=%ld, row %ld (%s): %s\n%s", w.number, w.rows,
		      w.last, what, w.head);
}

static void deliver_once(const struct position *before, const struct event *e)
{
	int first = before->drawn - before->back.drawn + 1;

	if (e->kind == EVENT_UNDO && before->back.drawn > 0) {
		memset(&w.again[before->q][first], true, (size_t)before->back.drawn);
	}
	if (e->kind != EVENT_DRAW && e->kind != EVENT_EXCHANGE && e->kind != EVENT_EX) {
		return;
	}
	must(e->q < ORDERS && e->to < PLACES, "an order is out of bounds");
	for (int i = e->from; i <= e->to; i++) {
		must(w.seen[e->q][i] == 0 ||
			     (w.again[e->q][i] && w.seen[e->q][i] == e->seat + 1),
		     "a place is delivered twice");
		w.seen[e->q][i] = (uint8_t)(e->seat + 1);
	}
}

static void never_go_down(const struct position *a, const struct position *b)
{
	must(b->orders >= a->orders, "numbers of orders go down");
	must(b->ex >= a->ex, "numbers of EX squares go down");
	must(b->grid.replacements >= a->grid.replacements,
	     "numbers of letters go down");
	must(b->grid.sorts >= a->grid.sorts, "numbers of sorts go down");
	must(b->moment >= a->moment, "moments go down");
	must(b->rulings >= a->rulings, "rulings go down");
}

/* Events live as long as the game. */
static void keep(const struct event *e, struct buf *b)
{
	struct event kept;
	struct err err = {0};
	size_t at = b->len;

	event_write(b, e, w.pos.setup->seats);
	must(event_read(&kept, arena_copy(&w.arena, view_part(buf_view(b), at, b->len)),
			arena_copy(&w.arena, e->hidden), &err),
	     err.text);
	line_add(&w.line, w.rows, &kept);
}

/* What was read again and folded is the game. */
static void folds_as_it_went(void)
{
	struct position *pos = arena_take(&w.arena, sizeof *pos);
	struct diag diag;
	size_t bad = 0;
	int undone = 0; /* the next turn had begun, and was asked in */

	must(line_fold(&w.line, w.pos.setup, &bad), "it cannot be folded");
	ck_assert(position_init(pos, w.pos.setup, &diag));
	for (size_t i = 0; i < w.line.n; i++) {
		must(position_apply(pos, &w.line.at[i].e), "an event does not fit");
	}
	must(same_bytes(pos, &w.pos, sizeof *pos), "it is folded differently");
	for (size_t i = 0; i < w.line.n; i++) {
		if (w.line.at[i].e.superseded || ruling_goes_back(&w.line.at[i].e)) {
			continue;
		}
		undone |= w.line.at[i].e.kind == EVENT_UNDO;
	}
	for (size_t i = 0; i < w.line.n; i++) {
		if (w.line.at[i].e.superseded || ruling_goes_back(&w.line.at[i].e)) {
			continue;
		}
		must(w.line.at[i].turn <= w.pos.turn + undone, "a later turn counts");
	}
}

static void move_on(const struct table *t)
{
	struct buf b = buf_in(&w.arena);
	struct position pos = w.pos;

	w.rows++;
	for (size_t i = 0; i < t->events; i++) {
		keep(&t->event[i], &b);
		deliver_once(&pos, &t->event[i]);
		must(position_apply(&pos, &t->event[i]), "an event does not fit");
	}
	never_go_down(&w.pos, &t->pos);
	w.pos = t->pos;
	w.now = t->now;
	must(w.pos.setup->game->ground != GROUND_BOARD || random_tiles_stay(&w.pos),
	     "a tile comes or goes");
}

struct kind_of {
	const char *(*head)(struct dice *d, struct arena *arena);
	void (*happening)(struct dice *d, struct table *t);
};

static const struct kind_of kinds[] = {
	{random_head,      random_happening     },
	{random_walk_head, random_walk_happening},
};

static void rule(struct dice *d, struct arena *one)
{
	struct table t = table_over(one, &w.pos, w.now, true);
	size_t bad = 0;

	must(line_fold(&w.line, w.pos.setup, &bad), "it cannot be folded");
	if (!random_ruling(d, &t, &w.line, &w.last)) {
		must(t.diag.code != DIAG_NONE, "refused without a reason");
		must(t.events == 0 && same_bytes(&t.pos, &w.pos, sizeof t.pos),
		     "a refused ruling changes something");
		return;
	}
	w.rulings++;
	w.back += ruling_goes_back(&t.event[0]);
	move_on(&t);
	folds_as_it_went();
}

static void happen(const struct kind_of *k, struct dice *d, struct arena *one)
{
	struct table t = table_over(one, &w.pos, w.now, true);

	w.last = "a turn";
	k->happening(d, &t);
	w.now = t.now;
	if (t.events > 0) {
		move_on(&t);
	}
}

static void start(const struct kind_of *k, struct dice *d, long number)
{
	struct diag diag;
	struct table t;

	memset(&w, 0, sizeof w);
	w.number = number;
	w.line.arena = &w.arena;
	w.head = k->head(d, &c.arena);
	w.now = RANDOM_START;
	w.rows = 1;
	case_run(&c, w.head, "");
	dice_seed(d, c.replay.setup.seed);
	ck_assert(position_init(&w.pos, &c.replay.setup, &diag));
	t = table_over(&w.arena, &w.pos, w.now, true);
	table_deal(&t);
	w.last = "the deal";
	if (t.events > 0) {
		move_on(&t);
	}
}

static void play(const struct kind_of *k, long number)
{
	struct dice d = {.state = (uint64_t)number};

	start(k, &d, number);
	for (int i = 0; i < HAPPENINGS; i++) {
		struct arena one = {0};

		if (w.pos.over || w.pos.halted || dice_roll(&d, 12) == 0) {
			rule(&d, &one);
		} else {
			happen(k, &d, &one);
		}
		arena_free(&one);
	}
	folds_as_it_went();
	arena_free(&w.arena);
	arena_reset(&c.arena);
}

START_TEST(whatever_is_ruled_nothing_is_drawn_twice)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long last = one > 0 ? one : random_wanted("RANDOM_GAMES", GAMES);
	long back = 0;

	for (long i = one > 0 ? one : 1; i <= last; i++) {
		play(&kinds[_i], i);
		back += w.back;
	}
	ck_assert_msg(one > 0 || back > 2 * last, "only %ld rulings went back", back);
}

/* ------------------------------------------------------- a ruling is overturned */

static bool ruled(const char *text)
{
	struct table t = table_over(&w.arena, &w.pos, w.now, true);
	struct ruling_words words;
	struct diag diag;
	size_t bad = 0;

	must(line_fold(&w.line, w.pos.setup, &bad), "it cannot be folded");
	ck_assert(ruling_read(&words, view_of(text), &diag));
	w.last = text;
	if (!ruling_judge(&t, &w.line, &words, view_of("a test"))) {
		return false;
	}
	move_on(&t);
	return true;
}

/* Board, racks, points, and where the next tile comes from. */
static void is_the_same_game(const struct position *a, const struct position *b)
{
	must(a->turn == b->turn && a->to_move == b->to_move, "another turn");
	must(same_bytes(a->score, b->score, sizeof a->score), "other points");
	must(same_bytes(a->square, b->square, sizeof a->square), "another board");
	must(same_bytes(a->rack, b->rack, sizeof a->rack) &&
		     same_bytes(a->rack_n, b->rack_n, sizeof a->rack_n),
	     "other racks");
	must(a->bag_n == b->bag_n && same_bytes(a->bag, b->bag, (size_t)a->bag_n),
	     "another bag");
	must(a->stale == b->stale &&
		     (a->stale || (a->q == b->q && a->drawn == b->drawn)),
	     "another order");
	must(same_bytes(a->grid.cell, b->grid.cell, sizeof a->grid.cell) &&
		     same_bytes(&a->pile, &b->pile, sizeof a->pile),
	     "other letters");
	must(a->over == b->over && a->winners == b->winners, "another end");
	must(same_bytes(&a->last, &b->last, sizeof a->last) &&
		     a->pending.any == b->pending.any &&
		     a->pending.score == b->pending.score,
	     "another play");
}

static void happen_some(const struct kind_of *k, struct dice *d, int n)
{
	for (int i = 0; i < n && !w.pos.over; i++) {
		struct arena one = {0};

		happen(k, d, &one);
		arena_free(&one);
	}
}

/* On a line that was left others were dealt from new orders only, unless no tile had
 * gone beyond the place that the game went back to. */
static void rule_and_overturn(const struct kind_of *k, long number)
{
	struct dice d = {.state = (uint64_t)number};
	struct position before;
	const char *text;

	start(k, &d, number);
	happen_some(k, &d, 40);
	before = w.pos;
	text = arena_printf(&w.arena, "void t%d",
			    1 + (int)dice_roll(&d, (uint32_t)w.pos.turn));
	if (ruled(text)) {
		if (w.pos.q == before.q && !w.pos.stale) {
			must(ruled("overturn ruling 1"), "it is not overturned");
		} else {
			happen_some(k, &d, 20);
			must(ruled("overturn ruling 1"), "it is not overturned");
		}
		is_the_same_game(&before, &w.pos);
		folds_as_it_went();
		w.back++;
	}
	arena_free(&w.arena);
	arena_reset(&c.arena);
}

START_TEST(an_overturned_ruling_is_as_if_it_had_never_been)
{
	long back = 0;

	for (long i = 1; i <= GAMES; i++) {
		rule_and_overturn(&kinds[_i], i);
		back += w.back;
	}
	ck_assert_int_gt(back, GAMES / 3);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_rows(whatever_is_ruled_nothing_is_drawn_twice, kinds);
	claims_rows(an_overturned_ruling_is_as_if_it_had_never_been, kinds);
	return claims_run("line");
}
