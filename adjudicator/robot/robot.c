/* SPDX-License-Identifier: ISC */
/* Requests are answered first, then another player's pending play, then comes the
 * robot's own turn. */
#include "adjudicator/robot/robot.h"

#include "adjudicator/robot/seat.h"
#include "formats/text/tongue.h"
#include <string.h>

enum { THOUSAND = 1000 };

struct robot_rules robot_rules(const struct setup *s)
{
	return (struct robot_rules){.game = s->game,
				    .options = &s->options,
				    .board = &s->rules,
				    .alphabet = s->alphabet,
				    .tiles = s->tiles,
				    .lexicon = s->lexicon};
}

/* V1: what a robot can play. */
bool robot_may_play(const struct setup *s, const char **why)
{
	*why = lexicon_nodes(s->lexicon) == NULL
		       ? PART("a robot needs a word list to play from")
	       : s->options.taken[OPTION_BLANK] &&
			       s->options.value[OPTION_BLANK] == BLANK_DUAL
		       ? PART("a robot does not know blanks that stand for two letters")
		       : NULL;
	return *why == NULL;
}

/* V6: agrees to a draw unless it leads; grants everything else. */
static const char *answer(const struct game_view *v, enum request_kind kind)
{
	static const char *const agree[] = {[REQUEST_DRAW] = "agree draw",
					    [REQUEST_UNDO] = "agree undo",
					    [REQUEST_PAUSE] = "agree pause"};
	int most = 0;

	for (int i = 0; i < v->seats; i++) {
		if (i != v->me && !v->seat[i].gone && v->seat[i].score > most) {
			most = v->seat[i].score;
		}
	}
	return kind == REQUEST_DRAW && v->seat[v->me].score > most ? "refuse draw"
								   : agree[kind];
}

/* V5: checking a word on a path costs nothing, so an unknown one is always checked;
 * a challenge on a board may have a price. */
static const char *judge_play(struct seat *s)
{
	bool board = s->view->ground == GROUND_BOARD;

	if (seat_knows_play(s)) {
		return "accept";
	}
	return board && draw_below(&s->dice, THOUSAND) >= (uint32_t)s->level->asks
		       ? "accept"
	       : board ? "challenge"
		       : "check";
}

static struct view turn(struct seat *s)
{
	static struct view (*const play[])(struct seat *
					   s) = {[GROUND_BOARD] = seat_play_board,
						 [GROUND_GRID] = seat_play_grid,
						 [GROUND_PILE] = seat_play_pile};

	return play[s->view->ground](s);
}

static void know_rules(struct setup *s, const struct robot_seat *r)
{
	*s = (struct setup){.game = r->rules.game,
			    .options = *r->rules.options,
			    .rules = *r->rules.board,
			    .alphabet = r->rules.alphabet,
			    .tiles = r->rules.tiles,
			    .lexicon = r->rules.lexicon,
			    .seats = r->view->seats,
			    .version = RULES_VERSION};
}

struct view robot_order(struct arena *arena, const struct robot_seat *r)
{
	const struct game_view *v = r->view;
	struct seat *s = arena_take(arena, sizeof *s);

	if (v->over || v->me < 0 || v->seat[v->me].gone) {
		return (struct view){0};
	}
	for (int kind = 0; kind < REQUESTS_; kind++) {
		if (view_is_asked(v, (enum request_kind)kind)) {
			return view_of(answer(v, (enum request_kind)kind));
		}
	}
	*s = (struct seat){.arena = arena,
			   .kept = r->rules.kept,
			   .view = v,
			   .level = level_of(r->level),
			   .me = v->me,
			   .dice = draw_stream(r->seed, "robot", (uint32_t)v->turn)};
	know_rules(&s->setup, r);
	s->pos.setup = &s->setup;
	if (v->ground == GROUND_BOARD && !seat_read_board(s)) {
		return (struct view){0};
	}
	if (view_may_question(v)) {
		return view_of(judge_play(s));
	}
	if (v->halted || v->pending.any || v->to_move != v->me) {
		return (struct view){0};
	}
	return turn(s);
}
