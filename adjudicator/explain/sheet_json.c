/* SPDX-License-Identifier: ISC */
/* A judged score sheet as JSON Lines: a game object, an object a line, an end object.
 */
#include "adjudicator/explain/sheet_text.h"
#include "adjudicator/replay/sheet.h"

#include "adjudicator/explain/json.h"
#include "adjudicator/games/json_game.h"

static const char *const kinds[] = {
	[GCG_PLAY] = "play",
	[GCG_WITHDRAWN] = "withdrawn",
	[GCG_PASS] = "pass",
	[GCG_EXCHANGE] = "exchange",
	[GCG_EXCHANGE_COUNT] = "exchange",
	[GCG_CHALLENGE] = "challenge",
	[GCG_END_BONUS] = "end-bonus",
	[GCG_END_PENALTY] = "end-penalty",
	[GCG_TIME] = "time",
};

static bool put_game(struct buf *b, const struct setup *s)
{
	json_t *o = json_game("record", s);

	json_object_set_new(o, "tiles", json_string(s->tiles->id));
	json_object_set_new(o, "players", json_players(s, 0));
	return json_line(b, o);
}

static json_t *faults(const struct sheet *s, const struct sheet_line *l)
{
	json_t *list = json_array();

	for (const struct sheet_fault *f = l->fault; f != NULL; f = f->next) {
		json_t *o = json_object();

		json_object_set_new(
			o, "at", json_sprintf("%s:%d:%d", s->file, f->at, f->column));
		json_object_set_new(o, "message", json_string(f->sentence));
		json_array_append_new(list, o);
	}
	return list;
}

static json_t *explained(struct arena *arena, const struct sheet *s,
			 const struct sheet_line *l)
{
	struct replay *alone = arena_take(arena, sizeof *alone);
	struct replay_turn t = sheet_turn(l, &s->setup, alone);

	return explain_json_line(arena, alone, &t);
}

static bool put_line(struct buf *b, const struct sheet *s, const struct sheet_line *l)
{
	const struct gcg_event *e = l->event;
	json_t *o = json_object();

	json_object_set_new(o, "type", json_string("line"));
	json_object_set_new(o, "line", json_integer(e->at));
	json_object_set_new(o, "turn", json_integer(l->turn));
	json_object_set_new(o, "player", json_text(s->setup.name[e->player]));
	json_object_set_new(o, "kind", json_string(kinds[e->kind]));
	json_object_set_new(o, "where", json_text(e->where));
	json_object_set_new(o, "tiles", json_text(e->tiles));
	json_object_set_new(o, "recorded", json_integer(e->score));
	json_object_set_new(o, "score", json_integer(l->score));
	json_object_set_new(o, "recorded-total", json_integer(e->total));
	json_object_set_new(o, "total", json_integer(l->total));
	json_object_set_new(o, "verdict",
			    json_string(l->fault != NULL ? "contradicts"
					: l->taken_back  ? "withdrawn"
							 : "agrees"));
	if (l->fault != NULL) {
		json_object_set_new(o, "faults", faults(s, l));
	}
	if (l->note.len > 0) {
		json_object_set_new(o, "note", json_text(l->note));
	}
	if (l->before != NULL) {
		json_object_set_new(o, "explain", explained(b->arena, s, l));
	}
	return json_line(b, o);
}

static bool put_end(struct buf *b, const struct sheet *s)
{
	json_t *o = json_object();
	json_t *totals = json_object();
	json_t *recorded = json_object();

	for (int i = 0; i < s->setup.seats; i++) {
		json_object_set_new(totals, arena_str(b->arena, s->setup.name[i]),
				    json_integer(s->pos.score[i]));
		json_object_set_new(recorded, arena_str(b->arena, s->setup.name[i]),
				    json_integer(s->recorded[i]));
	}
	json_object_set_new(o, "type", json_string("totals"));
	json_object_set_new(o, "totals", totals);
	json_object_set_new(o, "recorded", recorded);
	json_object_set_new(o, "contradictions", json_integer((json_int_t)s->faults));
	return json_line(b, o);
}

bool sheet_json(struct buf *b, const struct sheet *s, long from, long to)
{
	bool ok = put_game(b, &s->setup);

	for (size_t i = 0; i < s->lines && ok; i++) {
		const struct sheet_line *l = &s->line[i];

		if (l->turn >= from && (to == 0 || l->turn <= to)) {
			ok = put_line(b, s, l);
		}
	}
	return ok && put_end(b, s);
}
