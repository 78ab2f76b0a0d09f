/* SPDX-License-Identifier: ISC */
/* What help says a game has, and what the game does. */

#include "adjudicator/games/game.h"
#include "tests/helpers/claims.h"

static const unsigned lives[] = {
	[GROUND_BOARD] = ORDERS_BOARD,
	[GROUND_GRID] = ORDERS_GRID,
	[GROUND_PILE] = ORDERS_PILE,
};

static bool listed(int kind, unsigned where)
{
	for (size_t i = 0; i < order_help_count; i++) {
		if ((int)order_help[i].kind == kind && order_help[i].where & where) {
			return true;
		}
	}
	return false;
}

/* An invitation is answered before there is a game to judge. */
static bool invites(int kind)
{
	return kind == ORDER_ACCEPT || kind == ORDER_DECLINE;
}

START_TEST(help_lists_what_the_game_judges_and_nothing_else)
{
	const struct game *g = games[_i];
	/* Where words are checked, who challenges one checks it. */
	int twin =
		listed(ORDER_CHECK, lives[g->ground]) ? ORDER_CHECK : ORDER_CHALLENGE;

	for (int kind = ORDER_PLAY; kind < ORDER_KINDS_; kind++) {
		bool judged = g->engine->verbs[kind].judge != NULL;
		bool told =
			listed(kind == ORDER_CHALLENGE ? twin : kind, lives[g->ground]);
		bool asks =
			!order_changes_game((enum order_kind)kind) && kind != ORDER_TRY;

		if (asks || invites(kind)) {
			ck_assert_msg(!judged || told, "%s: %s", g->name,
				      order_name((enum order_kind)kind));
			continue;
		}
		ck_assert_msg(judged == told, "%s: %s is %s", g->name,
			      order_name((enum order_kind)kind),
			      told ? "told, not judged" : "judged, not told");
	}
}

START_TEST(every_example_is_of_games_that_read_it)
{
	const struct order_help *row = &order_help[_i];
	struct arena arena = {0};
	struct order o;
	struct view path;
	struct view name;

	if (row->kind == ORDER_NONE || row->where == ORDERS_ANY) {
		return;
	}
	ck_assert(order_read(&arena, view_of(row->example), &o));
	ck_assert(o.play.word.len == 0 || row->where == ORDERS_BOARD);
	path = o.word.path;
	if (word_text_next(&path, &name)) {
		bool cell = name.len == 2 && name.at[0] >= 'A' && name.at[0] <= 'E';

		ck_assert_uint_eq(row->where, cell ? ORDERS_GRID : ORDERS_PILE);
	}
	arena_free(&arena);
}

START_TEST(rows_go_by_kind)
{
	int kind = ORDER_PLAY;

	for (size_t i = 0; i < order_help_count; i++) {
		if (order_help[i].kind == ORDER_NONE) {
			ck_assert_uint_ge(i + 2, order_help_count);
			continue;
		}
		ck_assert_int_ge(order_help[i].kind, kind);
		ck_assert_int_le(order_help[i].kind, kind + 1);
		kind = order_help[i].kind;
	}
	ck_assert_int_eq(kind, ORDER_KINDS_ - 1);
}

int main(void)
{
	claims_times(help_lists_what_the_game_judges_and_nothing_else, 0,
		     (int)games_count);
	claims_times(every_example_is_of_games_that_read_it, 0, (int)order_help_count);
	return claims_run("help");
}
