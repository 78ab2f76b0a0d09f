/* SPDX-License-Identifier: ISC */
#include "tests/bench/some_games.h"

#include <stdio.h>
#include <string.h>

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/replay/replay.h"
#include "dict/recipe.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum { CHOICE = 60 };

bool some_games_open(struct some_games *g, const char *bench)
{
	const struct recipe *r = recipe_find(view_of("en"));
	struct lexicon_info info;
	struct err err = {0};

	*g = (struct some_games){.dir = scratch_dir()};
	if (r == NULL || !recipe_run(r, 1, g->dir, NULL, NULL, &info, &err)) {
		(void)fprintf(stderr, "SKIPPED %s: %s\n", bench, err.text);
		scratch_remove(g->dir);
		return false;
	}
	memcpy(g->edition, info.id, sizeof g->edition);
	g->lexica = lexica_open(g->dir);
	return true;
}

void some_games_close(struct some_games *g)
{
	lexica_close(g->lexica);
	scratch_remove(g->dir);
}

/* Takes one play of so many. */
struct pick {
	uint32_t left;
	struct play play;
};

static bool take(void *arg, const struct play *p)
{
	struct pick *pick = arg;

	pick->play = *p;
	return pick->left-- > 0;
}

/* One turn: a play if there is one, else a pass. */
static void play_turn(struct table *t, struct draw_stream *dice, struct buf *b)
{
	struct pick pick = {.left = draw_below(dice, CHOICE)};
	const struct setup *s = t->pos.setup;
	struct buf order = buf_in(t->arena);
	struct order o;
	int seat = t->pos.to_move;

	(void)moves_each(&t->pos, seat, take, &pick);
	if (t->pos.pending.any && crossword_would_end(t)) {
		buf_str(&order, "accept");
	} else if (pick.play.length > 0) {
		crossword_write(&order, &t->pos, &pick.play);
	} else {
		buf_str(&order, "pass");
	}
	if (!order_read(t->arena, buf_view(&order), &o) ||
	    table_judge(t, seat, &o) != OUTCOME_APPLIED) {
		measure_stop("%s was refused", buf_cstr(&order));
	}
	buf_printf(b, "%.*s: %s\n", VIEW_ARG(s->name[seat]), buf_cstr(&order));
}

struct view some_game(const struct some_games *g, struct arena *arena, const char *game,
		      const char *options, uint32_t number)
{
	struct replay *r = arena_take(arena, sizeof *r);
	struct buf b = buf_in(arena);
	struct err err = {0};
	struct draw_stream dice;
	struct table t;

	buf_printf(&b,
		   "Turn-File: 1\nGame: %s\nLanguage: en\nOptions: %s\nLexicon: %s\n"
		   "Player: Ann\nPlayer: Ben\nSeed: %064x\n\n",
		   game, options, g->edition, number);
	measure_must(replay_run(arena, g->lexica, buf_view(&b), "game", r, &err), &err);
	dice = draw_stream(r->setup.seed, "bench", number);
	t = table_over(arena, &r->pos, 0, true);
	while (!t.pos.over) {
		play_turn(&t, &dice, &b);
	}
	return buf_view(&b);
}
