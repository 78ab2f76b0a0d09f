/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_record.h"

#include <check.h>

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/turns.h"

enum { PLAYS = 600 };

struct run {
	struct arena *arena;
	struct dice *dice;
	const struct random_game *game;
	struct table *t;
	struct buf text;
};

/* A choice among the first PLAYS plays, all equally likely. */
struct pick {
	struct dice *dice;
	uint32_t seen;
	struct play play;
};

static bool take(void *arg, const struct play *p)
{
	struct pick *pick = arg;

	if (dice_roll(pick->dice, ++pick->seen) == 0) {
		pick->play = *p;
	}
	return pick->seen < PLAYS;
}

static bool judge(struct run *r, int seat, const char *order)
{
	const struct setup *s = r->t->pos.setup;
	struct order o;

	if (!order_read(r->arena, view_of(order), &o) ||
	    table_judge(r->t, seat, &o) != OUTCOME_APPLIED) {
		return false;
	}
	buf_printf(&r->text, "%.*s: %s\n", VIEW_ARG(s->name[seat]), order);
	return true;
}

/* Searches a play as if every word were valid, so that some are phonies. */
static const char *some_play(struct run *r, int seat)
{
	struct setup any = *r->t->pos.setup;
	struct lexicon *all = lexicon_any();
	struct position pos = r->t->pos;
	struct pick pick = {.dice = r->dice};
	struct buf b = buf_in(r->arena);
	bool free_words = crossword_questioned(&pos);

	any.lexicon = free_words ? all : any.lexicon;
	pos.setup = &any;
	moves_each(&pos, seat, take, &pick);
	lexicon_close(all);
	if (pick.play.length == 0) {
		return NULL;
	}
	crossword_write(&b, &r->t->pos, &pick.play);
	return buf_cstr(&b);
}

static const char *some_exchange(struct run *r, int seat)
{
	const struct position *pos = &r->t->pos;
	struct buf b = buf_in(r->arena);
	uint32_t n = 1 + dice_roll(r->dice, pos->rack_n[seat]);

	buf_str(&b, "exchange");
	for (uint32_t i = 0; i < n; i++) {
		buf_char(&b, ' ');
		alphabet_write_tile(pos->setup->alphabet, &b, pos->rack[seat][i]);
	}
	return buf_cstr(&b);
}

static void answer(struct run *r)
{
	const struct position *pos = &r->t->pos;
	int seat = (int)dice_roll(r->dice, (uint32_t)pos->setup->seats);

	if (dice_roll(r->dice, 100) < r->game->challenge) {
		(void)judge(r, seat, "challenge");
	} else if (dice_roll(r->dice, 3) == 0) {
		(void)judge(r, seat, "accept");
	} else if (dice_roll(r->dice, 3) == 0) {
		table_lapse(r->t);
		buf_str(&r->text, "@ window\n");
	}
}

static void turn(struct run *r)
{
	const struct position *pos = &r->t->pos;
	int seat = pos->to_move;
	uint32_t kind = dice_roll(r->dice, 1000);
	const char *order = NULL;

	if (kind < r->game->fold && turns_seats(pos) > 2 && judge(r, seat, "resign")) {
		return;
	}
	if (kind > 930 && pos->rack_n[seat] > 0 &&
	    judge(r, seat, some_exchange(r, seat))) {
		return;
	}
	if (kind < 920) {
		order = some_play(r, seat);
	}
	if (order == NULL || !judge(r, seat, order)) {
		(void)judge(r, seat, "pass");
	}
}

struct view random_record(struct arena *arena, struct lexica *lexica, struct dice *dice,
			  const struct random_game *game)
{
	struct replay *start = arena_take(arena, sizeof *start);
	struct run r = {
		.arena = arena, .dice = dice, .game = game, .text = buf_in(arena)};
	struct err err = {0};
	struct table t;

	buf_printf(&r.text, "Turn-File: 1\n%sSeed: ", game->head);
	for (int i = 0; i < HASH_BYTES; i++) {
		buf_printf(&r.text, "%02x", (unsigned)dice_roll(dice, 256));
	}
	buf_str(&r.text, "\n\n");
	ck_assert_msg(replay_run(arena, lexica, buf_view(&r.text), "game", start, &err),
		      "%s", err.text);
	t = table_over(arena, &start->pos, 0, true);
	r.t = &t;
	for (int i = 0; i < game->turns && !t.pos.over; i++) {
		if (t.pos.pending.any) {
			answer(&r);
		}
		if (!t.pos.over) {
			turn(&r);
		}
	}
	return buf_view(&r.text);
}
