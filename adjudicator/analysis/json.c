/* SPDX-License-Identifier: ISC */
/* An analysis as JSON Lines: an object for the game, one for each turn, one for the
 * end. */
#include "adjudicator/analysis/analysis.h"

#include "adjudicator/games/json_game.h"

static bool put_game(struct buf *b, const struct analysis *a)
{
	json_t *o = json_game("analysis", a->setup);

	json_object_set_new(o, "players", json_players(a->setup, a->setup->formers));
	return json_line(b, o);
}

static const char *done(const struct analysis_turn *t)
{
	return t->kind == ANALYSIS_PLAY       ? "play"
	       : t->kind == ANALYSIS_EXCHANGE ? "exchange"
	       : t->late                      ? "late"
					      : "pass";
}

static bool put_turn(struct buf *b, const struct analysis_turn *t)
{
	json_t *o = json_object();

	json_set_string(o, "type", "turn");
	json_set_number(o, "turn", t->turn);
	json_set_text(o, "player", t->name);
	json_set_string(o, "kind", done(t));
	if (t->played.len > 0) {
		json_set_text(o, "played", t->played);
	}
	json_set_number(o, "score", t->score);
	json_object_set_new(o, "taken-back", json_boolean(t->back));
	if (t->phony.len > 0) {
		json_set_text(o, "not-in-list", t->phony);
	}
	json_object_set_new(o, "known", json_boolean(t->known));
	if (t->any) {
		json_set_text(o, "best", t->shown);
		if (t->along.len > 0) {
			json_set_text(o, "path", t->along);
		}
		json_set_number(o, "best-score", t->most);
		json_set_number(o, "cost", t->cost);
		json_set_number(o, "sum", t->sum);
	}
	if (t->whole.len > 0) {
		json_set_text(o, "whole-rack", t->whole);
		json_set_number(o, "whole-rack-score", t->whole_score);
	}
	return json_line(b, o);
}

static json_t *luck(const struct analysis_luck *l)
{
	json_t *o = json_object();

	json_set_number(o, "tiles", l->tiles);
	json_set_number(o, "drawn-hundredths", l->drawn);
	json_set_number(o, "mean-hundredths", l->mean);
	return o;
}

static bool put_end(struct buf *b, const struct analysis *a)
{
	json_t *o = json_object();
	json_t *totals = json_object();
	json_t *draws = json_object();

	for (int i = 0; i < a->setup->seats; i++) {
		const char *name = arena_str(b->arena, a->setup->name[i]);

		json_set_number(totals, name, a->score[i]);
		if (a->draws) {
			json_object_set_new(draws, name, luck(&a->luck[i]));
		}
	}
	json_set_string(o, "type", "end");
	json_object_set_new(o, "totals", totals);
	json_object_set_new(o, "luck", draws);
	return json_line(b, o);
}

bool analysis_json(struct buf *b, const struct analysis *a)
{
	bool ok = put_game(b, a);

	for (size_t i = 0; i < a->turns && ok; i++) {
		ok = put_turn(b, &a->turn[i]);
	}
	return ok && put_end(b, a);
}
