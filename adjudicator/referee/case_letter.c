/* SPDX-License-Identifier: ISC */
/* The letter that brings a case to its referee. Letters to the players are in
 * claims.c. */
#include "adjudicator/crypto/receipt.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/body.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/referee/case_file.h"
#include "adjudicator/referee/case_turn.h"
#include "adjudicator/referee/cases.h"
#include "formats/phrase.h"
#include "formats/say.h"

static struct fields *fields_of(const struct case_file *x, const struct player *to,
				size_t left)
{
	const struct casefile *c = x->c;
	const struct setup *s = &x->r->setup;
	struct fields *f = fields_in(x->arena);

	cases_set(f, c);
	fields_set_str(f, "title", s->game->title);
	fields_set(f, "names", names_others(x->arena, to->language, s, -1));
	fields_set(f, "me", to->name);
	fields_set(f, "name", x->claimant);
	fields_set(f, "referee", x->referee);
	fields_set(f, "proposed", c->proposed);
	if (!view_is(c->kind, "time") && !view_is(c->kind, "silence")) {
		fields_set_bool(f,
				view_is(c->kind, "no-reply")
					? "silence"
					: arena_str(x->arena, c->kind),
				true);
	}
	if (view_is(c->kind, "silence") && x->r->pos.to_move >= 0) {
		fields_set(f, "silent", s->name[x->r->pos.to_move]);
		say_set_span(f, "span", to->language, s->options.value[OPTION_SILENCE]);
	}
	fields_set(f, "appellant", x->appellant);
	if (left > 0) {
		fields_set_num(f, "left", (long)left);
	}
	fields_set_bool(f, "file", true);
	case_token_how(x->arena, f, c, x->r, to->id);
	return f;
}

static void write_text(const struct case_file *x, const struct case_reader *reader,
		       const char *why, const struct fields *f, struct buf *b)
{
	phrase(b, reader->language, why, f);
	cases_quote(b, x->c->proposed.len > 0             ? x->c->because
		       : view_is(x->c->state, "appealed") ? x->c->appeal
							  : x->c->text);
	if (x->c->turn > 0) {
		phrase(b, reader->language, "case-record", f);
		buf_str(b, "\n\n");
		case_say(b, x->r, &x->turn, reader);
		buf_str(b, "\n");
	}
	page_write(b, reader->language, "referee.txt", f);
}

/* Adds a signed receipt and the line that people compare, so that the referee's
 * mailbox is a witness of the record, too. */
static bool add_receipt(struct context *d, struct arena *arena, const struct record *r,
			struct memo *memo, struct err *err)
{
	struct record *own = arena_take(arena, sizeof *own);
	struct fields *f = fields_in(arena);
	struct buf text = buf_in(arena);
	struct buf head = buf_in(arena);

	*own = *r; /* the caller's record must not change */
	own->pos.setup = &own->setup;
	if (!receipt_of(d, arena, own, &memo->receipt, err)) {
		return false;
	}
	receipt_short(&head, &own->match.head);
	fields_set_num(f, "row", own->match.events);
	fields_set(f, "head", buf_view(&head));
	buf_add(&text, memo->text);
	buf_str(&text, "\n");
	phrase(&text, memo->language, "log-line", f);
	memo->text = buf_view(&text);
	return true;
}

bool cases_tell_to(struct context *d, struct arena *arena, const struct record *r,
		   const struct casefile *c, const struct cases_news *news,
		   struct err *err)
{
	struct case_reader reader = {CASE_REFEREE, view_of("en"), NULL, d->now};
	struct case_file *x = arena_take(arena, sizeof *x);
	struct attachment file[REPLY_FILES];
	struct memo memo = {.kind = "ruling", .subject = "subject-case", .file = file};
	struct buf text = buf_in(arena);
	struct player to;
	size_t left;

	if (!cases_reader(d, arena, news->referee, &to, err)) {
		return false;
	}
	if (to.address.len == 0) {
		return true; /* the organiser can still see it in `adjudicator case
				list` */
	}
	if (!case_file_read(d, arena, r, c, x, err) ||
	    !case_file_attach(x, file, &memo.files, &left, err)) {
		return false;
	}
	memo.f = fields_of(x, &to, left);
	if (to.language.len > 0) {
		reader.language = to.language;
	}
	if (to.id != 0 && !choices_zone(d->store, arena, to.id, 0, &reader.zone, err)) {
		return false;
	}
	write_text(x, &reader, news->why, memo.f, &text);
	memo_address(&memo, &to);
	memo.casefile = to.id != 0 ? c->id : 0;
	memo.game = to.id != 0 ? c->game : 0;
	memo.turn = c->turn;
	memo.language = reader.language;
	memo.text = buf_view(&text);
	if (to.id != 0) {
		memo.reply_to = case_token_address(d, arena, c->id, &to);
	}
	return (to.id == 0 || add_receipt(d, arena, r, &memo, err)) &&
	       memo_write(d, arena, &memo, NULL, err);
}
