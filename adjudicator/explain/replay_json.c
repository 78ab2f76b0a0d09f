/* SPDX-License-Identifier: ISC */
/*
 * Replays as JSON Lines: an object for the game, one for each turn, one for the end.
 * An explanation is a further key, "explain".
 */
#include "adjudicator/explain/json.h"
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/games/json_game.h"
#include "adjudicator/games/player_names.h"

struct telling {
	struct buf *b;
	const struct replay *r;
	bool explain;
};

static bool put_game(const struct telling *w)
{
	const struct setup *s = &w->r->setup;
	json_t *o = json_game("game", s);

	json_object_set_new(o, "players", json_players(s, 0));
	if (w->explain) {
		json_object_set_new(o, "explain", explain_json_game(w->b->arena, w->r));
	}
	return json_line(w->b, o);
}

static json_t *words_of(const struct replay_turn *t)
{
	json_t *words = json_array();

	for (size_t i = 0; i < t->word_count; i++) {
		json_t *w = json_object();

		json_set_text(w, "word", t->words[i].word);
		json_set_number(w, "score", t->words[i].score);
		json_array_append_new(words, w);
	}
	return words;
}

static bool put_turn(const struct telling *w, const struct replay_turn *t)
{
	json_t *o = json_object();

	json_set_string(o, "type", "turn");
	json_set_number(o, "n", t->n);
	json_set_number(o, "turn", t->turn);
	json_set_text(o, "player", position_name(t->before, t->seat));
	json_set_text(o, "order", t->order);
	json_set_string(o, "verdict", replay_verdict_name(t->verdict));
	json_set_number(o, "score", t->score);
	json_set_number(o, "total", t->total);
	json_set_number(o, "bonus", t->bonus);
	json_object_set_new(o, "words", words_of(t));
	if (t->late) {
		json_object_set_new(o, "late", json_true());
	}
	if (t->ruling > 0) {
		json_set_number(o, "ruling", t->ruling);
	}
	if (t->superseded > 0) {
		json_set_number(o, "superseded", t->superseded);
	}
	if (t->diag.code != DIAG_NONE) {
		struct buf message = buf_in(w->b->arena);

		diag_write(&message, &t->diag);
		json_set_string(o, "code", diag_name(t->diag.code));
		json_set_text(o, "message", buf_view(&message));
	}
	if (w->explain) {
		json_object_set_new(o, "explain",
				    explain_json_line(w->b->arena, w->r, t));
	}
	return json_line(w->b, o);
}

static bool put_ruling(const struct telling *w, const struct replay_ruling *x)
{
	const struct event *e = &w->r->event[x->event];
	struct buf words = buf_in(w->b->arena);
	json_t *o = json_object();

	ruling_write(&words, &x->words);
	json_set_string(o, "type", "ruling");
	json_set_number(o, "n", x->n);
	json_set_string(o, "kind", ruling_kind_name(e->ruling.kind));
	json_set_text(o, "ruling", buf_view(&words));
	json_set_text(o, "because", x->because);
	if (e->ruling.kind == RULING_SUBSTITUTE) {
		const struct setup *s = &w->r->setup;
		int behind = e->ruling.change;

		json_set_number(o, "seat", e->seat + 1);
		json_set_text(o, "leaves", former_name(s, e->seat, behind - 1));
		json_set_text(o, "plays", former_name(s, e->seat, behind));
	}
	json_object_set_new(o, "superseded", json_boolean(e->superseded));
	return json_line(w->b, o);
}

/* Writes the rulings before the turn with this index; r->turns: those after the last
 * turn. */
static bool put_rulings(const struct telling *w, size_t turn)
{
	bool ok = true;

	for (size_t i = 0; i < w->r->rulings && ok; i++) {
		if (w->r->ruling[i].behind == turn) {
			ok = put_ruling(w, &w->r->ruling[i]);
		}
	}
	return ok;
}

static bool put_end(const struct telling *w)
{
	const struct replay *r = w->r;
	const struct position *pos = &r->pos;
	json_t *o = json_object();
	json_t *adjust = json_object();
	json_t *totals = json_object();
	json_t *winners = json_array();

	for (int i = 0; i < r->setup.seats; i++) {
		const char *name = arena_str(w->b->arena, r->setup.name[i]);

		json_set_number(adjust, name, pos->adjust[i]);
		json_set_number(totals, name, pos->score[i]);
		if (pos->winners >> i & 1U) {
			json_array_append_new(winners, json_string(name));
		}
	}
	json_set_string(o, "type", "end");
	json_set_string(o, "reason", end_reason_name(pos->reason));
	json_object_set_new(o, "adjust", adjust);
	json_object_set_new(o, "totals", totals);
	json_object_set_new(o, "winners", winners);
	if (w->explain) {
		json_object_set_new(o, "explain", explain_json_end(w->b->arena, r));
	}
	return json_line(w->b, o);
}

static bool put_all(const struct telling *w, long from, long to)
{
	const struct replay *r = w->r;
	bool ok = put_game(w);

	for (size_t i = 0; i < r->turns && ok; i++) {
		const struct replay_turn *t = &r->turn[i];

		if (replay_shows(t->turn, from, to)) {
			ok = put_rulings(w, i) && put_turn(w, t);
		}
	}
	ok = ok && (!replay_shows_end(r, to) || put_rulings(w, r->turns));
	return ok && (!r->pos.over || put_end(w));
}

bool replay_json(struct buf *b, const struct replay *r, long from, long to)
{
	return put_all(&(struct telling){b, r, false}, from, to);
}

bool replay_explain_json(struct buf *b, const struct replay *r, long from, long to)
{
	return put_all(&(struct telling){b, r, true}, from, to);
}
