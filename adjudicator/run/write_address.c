/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/write_letter.h"

#include "adjudicator/letters/message_id.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/store/outbox.h"
#include <string.h>

/* The Message-ID of the reader's letter that this one answers; empty: none. */
static struct view answered(const struct draft *p)
{
	struct view id = {0};

	for (size_t i = 0; i < p->notices; i++) {
		id = p->notice[i].answered.len > 0 ? p->notice[i].answered : id;
	}
	return id;
}

/* What tells the letter apart: the letter before it, how far the game is, and what
 * it answers; not the order in which letters were judged. After a restore from a
 * backup, another letter in its place gets another Message-ID, and the same letter
 * written again the same one. Nothing hidden goes into it. */
static struct hash what_it_is(const struct draft *p, struct view answered,
			      struct view before)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("news"));
	message_id_number(&run, p->player.id);
	message_id_number(&run, p->notice[0].game);
	message_id_number(&run, p->seat);
	hash_field(&run, before);
	hash_field(&run, answered);
	message_id_number(&run, p->r != NULL ? p->r->match.events : 0);
	for (size_t i = 0; i < p->notices; i++) {
		hash_field(&run, p->notice[i].kind);
		message_id_number(&run, p->notice[i].at);
	}
	return hash_end(&run);
}

/* Every letter about a game answers the first one, or the reader's own letter that
 * it answers. If each answered the one before, programs that show threads would
 * indent a game like a staircase. */
static bool thread(struct draft *p, struct reply *out)
{
	const struct outbox_letter next = {
		.player = p->player.id, .game = p->notice[0].game, .seat = p->seat};
	struct outbox_thread t = {0};
	struct hash what;
	struct hash id;

	if (p->r != NULL && !outbox_thread(p->d->store, p->arena, &next, &t, p->err)) {
		return false;
	}
	p->rekeyed = t.rekeyed;
	what = what_it_is(p, out->in_reply_to, t.last);
	if (p->r != NULL) {
		id = message_id_of(p->d->config, p->arena, &what, &out->message_id);
	} else if (!message_id_apart(p->d, p->arena, what, &out->message_id, &id,
				     p->err)) {
		return false;
	}
	memcpy(out->boundary, id.byte + 16, sizeof out->boundary);
	out->references = view_of(
		arena_printf(p->arena, "%.*s%s%.*s", VIEW_ARG(t.first),
			     t.first.len > 0 && out->in_reply_to.len > 0 ? " " : "",
			     VIEW_ARG(out->in_reply_to)));
	if (out->in_reply_to.len == 0) {
		out->in_reply_to = t.first;
	}
	return true;
}

int write_moment(const struct draft *p)
{
	return p->r == NULL || p->r->match.turn == 0 ? 0 : position_moment(&p->r->pos);
}

bool write_address(struct draft *p, struct reply *out)
{
	const struct config *c = p->d->config;
	struct view own = view_of(c->address);

	out->from_name = view_of(c->club_name);
	out->from = own;
	out->reply_to = own;
	out->to_name = p->player.name;
	out->to = p->player.address;
	if (p->r != NULL && p->seat >= 0) {
		struct token t = {.game = (uint32_t)p->r->match.id,
				  .seat = (uint8_t)p->seat,
				  .epoch = (uint8_t)p->r->match.seat[p->seat].epoch,
				  .turn = (uint16_t)write_moment(p),
				  .question = (uint32_t)body_question(p)};
		char text[TOKEN_TEXT];

		token_write(c->key, &t, text);
		out->reply_to = token_address(p->arena, own, text);
		if (subject_tag_wanted(c, &p->chosen)) {
			out->subject = view_of(arena_printf(
				p->arena, "%.*s [%lld.%s]", VIEW_ARG(out->subject),
				(long long)p->r->match.id, text));
		}
	}
	out->in_reply_to = answered(p);
	out->answer = out->in_reply_to.len > 0;
	return thread(p, out);
}
