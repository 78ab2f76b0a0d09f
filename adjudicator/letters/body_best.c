/* SPDX-License-Identifier: ISC */
/* The best turn of each player, marked on the board of a game that is over. */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/letters/body_state.h"

/* How many squares the word covers from its place on, if it lies there as it was
 * played; 0 where the board has something else, as after an exchange of a blank. */
static int length_of(const struct board_view *v, const struct best_play *best)
{
	struct view rest = best->word;
	int n = 0;

	for (;;) {
		int row = place_row(&best->place, n);
		int col = place_col(&best->place, n);
		struct view face;

		while (view_starts(rest, "[") || view_starts(rest, "]")) {
			rest = view_part(rest, 1, rest.len);
		}
		if (rest.len == 0 || row >= v->rows || col >= v->cols ||
		    v->square[row * v->cols + col].face == NULL) {
			return rest.len == 0 ? n : 0;
		}
		face = view_of(v->square[row * v->cols + col].face);
		if (!view_eq(view_part(rest, 0, face.len), face)) {
			return 0;
		}
		rest = view_part(rest, face.len, rest.len);
		n++;
	}
}

/* Marks a play; a square where two plays cross stays with the first. */
static bool mark(struct draft *p, int seat, struct square_view *square)
{
	const struct best_play *best = &p->best[seat];
	const struct board_view *v = &p->view->board;
	int length = best->points > 0 ? length_of(v, best) : 0;

	for (int i = 0; i < length; i++) {
		struct square_view *at = &square[place_row(&best->place, i) * v->cols +
						 place_col(&best->place, i)];

		at->best = at->best > 0 ? at->best : seat + 1;
	}
	return length > 0;
}

bool body_best(struct draft *p)
{
	struct board_view *v = &p->view->board;
	size_t n = (size_t)v->cols * (size_t)v->rows;
	struct square_view *square;

	if (!p->view->over || p->r->pos.reason == END_VOID || !body_shows_board(p) ||
	    duplicate_is(&p->r->setup)) { /* its board is no player's */
		return true;
	}
	if (!best_of_game(p->r, p->arena, p->best, p->err)) {
		return false;
	}
	if (p->view->ground == GROUND_BOARD) {
		square = arena_array(p->arena, n, sizeof *square);
		for (size_t i = 0; i < n; i++) {
			square[i] = v->square[i];
		}
		for (int seat = 0; seat < p->view->seats; seat++) {
			p->marked[seat] = mark(p, seat, square);
		}
		v->square = square;
	}
	return true;
}

struct view state_marked(const struct draft *p, bool html)
{
	struct fields *f = fields_in(p->arena);
	int marked = 0;

	for (int seat = 0; seat < SEATS; seat++) {
		marked += p->marked[seat];
	}
	if (marked == 0) {
		return (struct view){0};
	}
	fields_set_bool(f, "html", html);
	fields_set_bool(f, "one", marked == 1);
	return body_sentence(p, "board-marked", f);
}
