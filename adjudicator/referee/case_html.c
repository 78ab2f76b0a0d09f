/* SPDX-License-Identifier: ISC */
/* The case file as a page; its text is in templates/LANGUAGE/case.html. */
#include "adjudicator/games/player_names.h"
#include "adjudicator/referee/case_file.h"
#include "adjudicator/referee/cases.h"
#include "formats/phrase.h"
#include "formats/text/stamp.h"

static void set_stamp(struct fields *f, struct arena *arena, const char *key,
		      int64_t at)
{
	struct buf b = buf_in(arena);

	if (at != 0) {
		stamp_write(&b, at);
		fields_set(f, key, buf_view(&b));
	}
}

static struct view hex(struct arena *arena, const struct hash *h)
{
	char *text = arena_take(arena, HASH_HEX);

	hex_write(h->byte, HASH_BYTES, text);
	return view_of(text);
}

static void set_case(const struct case_file *x, struct fields *f)
{
	const struct casefile *c = x->c;
	const struct setup *s = &x->r->setup;
	const struct lexicon_info *lx = lexicon_info(s->lexicon);

	cases_set(f, c);
	fields_set_str(f, "title", s->game->title);
	fields_set(f, "names", names_others(x->arena, view_of("en"), s, -1));
	fields_set_str(f, "lexicon", lx->id);
	if (lx->words > 0) {
		fields_set(f, "lexicon-hash", hex(x->arena, &lx->hash));
	}
	fields_set(f, "claimant", x->claimant);
	fields_set(f, "referee", x->referee);
	fields_set(f, "second", x->second);
	fields_set(f, "kind", c->kind);
	fields_set(f, "state", c->state);
	fields_set(f, "text", c->text);
	fields_set(f, "appeal", c->appeal);
	fields_set(f, "appellant", x->appellant);
	set_stamp(f, x->arena, "opened", c->opened);
	if (c->final > 0) {
		fields_set_num(f, "final", c->final);
	}
}

static void set_letter(const struct case_file *x, const struct case_letter *l,
		       struct fields *f)
{
	fields_set_num(f, "letter", (long)l->id);
	fields_set(f, "from", l->read.from);
	fields_set(f, "source", l->source);
	set_stamp(f, x->arena, "arrived", l->arrived);
	fields_set(f, "hash", hex(x->arena, &l->hash));
	fields_set_num(f, "size", (long)l->raw.len);
	fields_set_bool(f, "cut", l->truncated);
	fields_set(f, "charset", l->charset);
	fields_set(f, "id", l->read.message_id);
	fields_set(f, "verdict",
		   l->row.letter != 0 ? l->row.verdict : view_of("none yet"));
	fields_set(f, "code", l->row.code);
	fields_set(f, "reason", l->row.reason);
	for (size_t i = 0; i < l->lines; i++) {
		struct fields *line = fields_item(f, "lines");

		fields_set_str(line, "reading", case_reading_name(l->line[i].reading));
		fields_set(line, "line", l->line[i].text);
	}
}

static void set_sent(const struct case_file *x, const struct outbox_letter *o,
		     struct fields *f)
{
	fields_set_num(f, "letter", (long)o->id);
	fields_set(f, "to", o->address);
	fields_set(f, "kind", o->kind);
	fields_set(f, "subject", o->subject);
	fields_set(f, "state", o->state);
	fields_set(f, "said", o->said);
	set_stamp(f, x->arena, "written", o->created);
	set_stamp(f, x->arena, "left", o->sent);
	if (o->tries > 0) {
		fields_set_num(f, "tries", o->tries);
	}
}

static void set_row(const struct case_file *x, const struct case_row *row,
		    struct fields *f)
{
	fields_set_num(f, "n", row->n);
	set_stamp(f, x->arena, "at", row->at);
	set_stamp(f, x->arena, "deadline", row->deadline);
	if (row->to_move >= 0) {
		fields_set(f, "mover",
			   former_name(&x->r->setup, row->to_move, row->changes));
	}
	if (row->credit > 0) {
		fields_set_num(f, "credit", (long)row->credit);
	}
	if (row->letter != 0) {
		fields_set_num(f, "letter", (long)row->letter);
	}
	fields_set(f, "text", row->text);
	fields_set(f, "head", row->head);
}

bool case_file_html(struct buf *b, const struct case_file *x, struct err *err)
{
	struct fields *f = fields_in(x->arena);
	struct view page;

	set_case(x, f);
	fields_set(f, "explain", x->explain);
	if (x->more > 0) {
		fields_set_num(f, "more", (long)x->more);
	}
	fields_set_bool(f, "some-words", x->words > 0);
	fields_set_bool(f, "some-rows", x->turn.rows > 0);
	for (size_t i = 0; i < x->words; i++) {
		struct fields *word = fields_item(f, "words");

		fields_set(word, "word", x->word[i].word);
		fields_set_bool(word, "known", x->word[i].known);
	}
	for (size_t i = 0; i < x->letters; i++) {
		set_letter(x, &x->letter[i], fields_item(f, "letters"));
	}
	for (size_t i = 0; i < x->sents; i++) {
		set_sent(x, &x->sent[i], fields_item(f, "sents"));
	}
	for (size_t i = 0; i < x->turn.rows; i++) {
		set_row(x, &x->turn.row[i], fields_item(f, "rows"));
	}
	return (page_find(x->arena, view_of("en"), "case.html", &page) ||
		err_set(err, ERR_BUG, "there is no page case.html")) &&
	       template_write_page(b, page, f, TEMPLATE_HTML, err);
}
