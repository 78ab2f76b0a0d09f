/* SPDX-License-Identifier: ISC */
/* A judged score sheet as JSON Lines: an object for the sheet, one for each line,
 * one for the end. */
#include "adjudicator/explain/replay_text.h"
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

	json_set_string(o, "tiles", s->tiles->id);
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
		json_set_string(o, "message", f->sentence);
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

	json_set_string(o, "type", "line");
	json_set_number(o, "line", e->at);
	json_set_number(o, "turn", l->turn);
	json_set_text(o, "player", s->setup.name[e->player]);
	json_set_string(o, "kind", kinds[e->kind]);
	json_set_text(o, "where", e->where);
	json_set_text(o, "tiles", e->tiles);
	json_set_number(o, "recorded", e->score);
	json_set_number(o, "score", l->score);
	json_set_number(o, "recorded-total", e->total);
	json_set_number(o, "total", l->total);
	json_set_string(o, "verdict",
			l->fault != NULL ? "contradicts"
			: l->taken_back  ? "withdrawn"
					 : "agrees");
	if (l->fault != NULL) {
		json_object_set_new(o, "faults", faults(s, l));
	}
	if (l->note.len > 0) {
		json_set_text(o, "note", l->note);
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
		json_set_number(totals, arena_str(b->arena, s->setup.name[i]),
				s->pos.score[i]);
		json_set_number(recorded, arena_str(b->arena, s->setup.name[i]),
				s->recorded[i]);
	}
	json_set_string(o, "type", "totals");
	json_object_set_new(o, "totals", totals);
	json_object_set_new(o, "recorded", recorded);
	json_set_number(o, "contradictions", (json_int_t)s->faults);
	return json_line(b, o);
}

bool sheet_json(struct buf *b, const struct sheet *s, long from, long to)
{
	bool ok = put_game(b, &s->setup);

	for (size_t i = 0; i < s->lines && ok; i++) {
		const struct sheet_line *l = &s->line[i];

		if (replay_shows(l->turn, from, to)) {
			ok = put_line(b, s, l);
		}
	}
	return ok && put_end(b, s);
}
