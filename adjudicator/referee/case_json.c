/* SPDX-License-Identifier: ISC */
/* The case file as JSON: one object, with the names of the page. */
#include "adjudicator/referee/case_file.h"

#include "adjudicator/explain/json.h"
#include "adjudicator/games/json_game.h"
#include "adjudicator/games/player_names.h"
#include "formats/text/stamp.h"
#include <stdlib.h>

static void put(json_t *o, const char *key, struct view v)
{
	if (v.len > 0) {
		json_object_set_new(o, key, json_text(v));
	}
}

static void put_number(json_t *o, const char *key, int64_t n)
{
	json_object_set_new(o, key, json_integer(n));
}

static void put_stamp(json_t *o, struct arena *arena, const char *key, int64_t at)
{
	struct buf b = buf_in(arena);

	if (at != 0) {
		stamp_write(&b, at);
		put(o, key, buf_view(&b));
	}
}

static void put_hash(json_t *o, const struct hash *h)
{
	char text[HASH_HEX];

	hex_write(h->byte, HASH_BYTES, text);
	json_object_set_new(o, "sha256", json_string(text));
}

static json_t *case_of(const struct case_file *x)
{
	const struct casefile *c = x->c;
	const struct setup *s = &x->r->setup;
	json_t *o = json_game("case", s);

	put_number(o, "case", c->id);
	put_number(o, "number", c->game);
	json_object_set_new(o, "players", json_players(s, s->formers));
	if (c->turn > 0) {
		put_number(o, "turn", c->turn);
	}
	put(o, "claimant", x->claimant);
	put(o, "kind", c->kind);
	if (c->should >= 0) {
		put_number(o, "should", c->should);
	}
	put(o, "text", c->text);
	put(o, "state", c->state);
	put(o, "referee", x->referee);
	put(o, "second", x->second);
	if (c->ruling > 0) {
		put_number(o, "ruling", c->ruling);
	}
	if (c->final > 0) {
		put_number(o, "final", c->final);
	}
	put(o, "appeal", c->appeal);
	put_stamp(o, x->arena, "opened", c->opened);
	put_stamp(o, x->arena, "ruled", c->ruled);
	put_stamp(o, x->arena, "closed", c->closed);
	return o;
}

static json_t *letter_of(const struct case_file *x, const struct case_letter *l)
{
	json_t *o = json_object();
	json_t *lines = json_array();

	put_number(o, "letter", l->id);
	put(o, "file", case_letter_name(x->arena, l));
	put(o, "source", l->source);
	put_stamp(o, x->arena, "arrived", l->arrived);
	put(o, "from", l->read.from);
	put(o, "message-id", l->read.message_id);
	put_hash(o, &l->hash);
	put_number(o, "bytes", (int64_t)l->raw.len);
	put(o, "charset", l->charset);
	put(o, "verdict", l->row.verdict);
	put(o, "code", l->row.code);
	put(o, "reason", l->row.reason);
	for (size_t i = 0; i < l->lines; i++) {
		json_t *line = json_object();

		json_object_set_new(line, "read",
				    json_string(case_reading_name(l->line[i].reading)));
		put(line, "line", l->line[i].text);
		json_array_append_new(lines, line);
	}
	json_object_set_new(o, "lines", lines);
	return o;
}

static json_t *sent_of(const struct case_file *x, const struct outbox_letter *s)
{
	json_t *o = json_object();

	put_number(o, "letter", s->id);
	put(o, "to", s->address);
	put(o, "kind", s->kind);
	put(o, "subject", s->subject);
	put(o, "message-id", s->message_id);
	put_stamp(o, x->arena, "written", s->created);
	put_stamp(o, x->arena, "left", s->sent);
	put(o, "state", s->state);
	put_number(o, "tries", s->tries);
	put(o, "said", s->said);
	return o;
}

static json_t *row_of(const struct case_file *x, const struct case_row *row)
{
	json_t *o = json_object();

	put_number(o, "n", row->n);
	put_number(o, "turn", row->turn);
	put_stamp(o, x->arena, "at", row->at);
	if (row->to_move >= 0) {
		put(o, "to_move",
		    former_name(&x->r->setup, row->to_move, row->changes));
	}
	put_stamp(o, x->arena, "deadline", row->deadline);
	put_number(o, "given-back", row->credit);
	if (row->letter != 0) {
		put_number(o, "letter", row->letter);
	}
	put(o, "text", row->text);
	put(o, "head", row->head);
	return o;
}

/* Every order of the turn, as in `replay --explain --json`. */
static json_t *turn_of(const struct case_file *x)
{
	const struct replay *r = &x->turn.replay;
	json_t *list = json_array();

	for (size_t i = 0; i < r->turns; i++) {
		const struct replay_turn *t = &r->turn[i];
		json_t *o;

		if (t->turn != x->c->turn) {
			continue;
		}
		o = json_object();
		put(o, "player", position_name(t->before, t->seat));
		put(o, "order", t->order);
		json_object_set_new(o, "verdict",
				    json_string(replay_verdict_name(t->verdict)));
		put_number(o, "score", t->score);
		json_object_set_new(o, "explain", explain_json_line(x->arena, r, t));
		json_array_append_new(list, o);
	}
	return list;
}

static json_t *words_of(const struct case_file *x)
{
	json_t *list = json_array();

	for (size_t i = 0; i < x->words; i++) {
		json_t *o = json_object();

		put(o, "word", x->word[i].word);
		json_object_set_new(o, "in", json_boolean(x->word[i].known));
		json_array_append_new(list, o);
	}
	return list;
}

bool case_file_json(struct buf *b, const struct case_file *x, struct err *err)
{
	json_t *o = case_of(x);
	json_t *letters = json_array();
	json_t *sent = json_array();
	json_t *rows = json_array();
	char *text;

	for (size_t i = 0; i < x->letters; i++) {
		json_array_append_new(letters, letter_of(x, &x->letter[i]));
	}
	for (size_t i = 0; i < x->sents; i++) {
		json_array_append_new(sent, sent_of(x, &x->sent[i]));
	}
	for (size_t i = 0; i < x->turn.rows; i++) {
		json_array_append_new(rows, row_of(x, &x->turn.row[i]));
	}
	json_object_set_new(o, "lines", turn_of(x));
	json_object_set_new(o, "words", words_of(x));
	json_object_set_new(o, "letters", letters);
	json_object_set_new(o, "sent", sent);
	json_object_set_new(o, "rows", rows);
	text = json_whole(o, JSON_INDENT(1));
	json_decref(o);
	if (text == NULL) {
		return err_set(err, ERR_DATA, "case %lld: it is not UTF-8",
			       (long long)x->c->id);
	}
	buf_str(b, text);
	buf_char(b, '\n');
	free(text);
	return true;
}
