/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/memo.h"

#include "adjudicator/letters/message_id.h"
#include "adjudicator/mail/send/compose.h"
#include "formats/orders/own_words.h"
#include "formats/phrase.h"
#include <assert.h>
#include <string.h>

enum { WIDTH = 72 };

void memo_address(struct memo *m, const struct player *to)
{
	m->to = to->address;
	m->to_name = to->name;
	m->player = to->id;
	m->language = to->language;
}

/* What tells the letter apart, without its sentences: those may change with the
 * program. */
static struct hash what_it_is(const struct context *d, const struct memo *m)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("memo"));
	hash_field(&run, view_of(m->kind));
	hash_field(&run, view_of(m->subject));
	hash_field(&run, m->to);
	hash_field(&run, m->in_reply_to);
	message_id_number(&run, m->game);
	message_id_number(&run, m->turn);
	message_id_number(&run, d->now);
	return hash_end(&run);
}

bool memo_write(struct context *d, struct arena *arena, const struct memo *m,
		int64_t *id, struct err *err)
{
	const struct config *c = d->config;
	struct buf subject = buf_in(arena);
	struct buf text = buf_in(arena);
	struct view own = view_of(c->address);
	struct reply out = {.from_name = view_of(c->club_name),
			    .from = own,
			    .to_name = m->to_name,
			    .to = m->to,
			    .reply_to = m->reply_to.len > 0 ? m->reply_to : own,
			    .in_reply_to = m->in_reply_to,
			    .references = m->in_reply_to,
			    .answer = m->in_reply_to.len > 0,
			    .kind = view_of(m->kind),
			    .game = (long)m->game,
			    .turn = m->turn,
			    .receipt = m->receipt,
			    .files = m->files,
			    .date = d->now};
	struct outbox_letter o = {.seat = -1,
				  .player = m->player,
				  .wish = m->wish,
				  .casefile = m->casefile,
				  .game = m->game,
				  .turn = m->turn,
				  .created = d->now,
				  .address = m->to};
	struct hash id_hash;

	phrase(&subject, m->language, m->subject, m->f);
	wrap_text(&text, m->text, prose_lines(WIDTH));
	out.subject = buf_view(&subject);
	out.text = buf_view(&text);
	if (!message_id_apart(d, arena, what_it_is(d, m), &out.message_id, &id_hash,
			      err)) {
		return false;
	}
	memcpy(out.boundary, id_hash.byte + 16, sizeof out.boundary);
	assert(m->files <= REPLY_FILES);
	for (size_t i = 0; i < m->files; i++) {
		out.file[i] = m->file[i];
	}
	o.message_id = out.message_id;
	o.kind = out.kind;
	o.subject = out.subject;
	if (!compose(arena, &out, &o.bytes, err) || !outbox_add(d->store, &o, err)) {
		return false;
	}
	if (id != NULL) {
		*id = o.id;
	}
	return true;
}

struct view memo_reply_to(const struct context *d, struct arena *arena,
			  const struct token *t)
{
	char text[TOKEN_TEXT];

	token_write(d->config->key, t, text);
	return token_address(arena, view_of(d->config->address), text);
}

bool memo_note(struct memo *m, struct note *n, const char *headline, int64_t *id)
{
	fields_set(n->f, "headline",
		   phrase_text(n->arena, n->to.language, headline, n->f));
	m->subject = "subject-club";
	m->f = n->f;
	m->text = buf_view(&n->text);
	m->language = n->to.language;
	return memo_write(n->d, n->arena, m, id, n->err);
}
