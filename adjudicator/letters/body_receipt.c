/* SPDX-License-Identifier: ISC */
/* The receipt in a letter about a game: it proves the state of the game's record. */
#include "adjudicator/club/signing_key.h"
#include "adjudicator/letters/body.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/store/key_change.h"

/* Adds how the signing key changed since the reader's last letter about this
 * game. */
static bool tell_changes(struct draft *p, struct reply *out)
{
	struct buf b = buf_in(p->arena);
	struct key_changes k;

	if (!key_change_untold(p->d->store, p->arena, p->player.id, p->r->match.id, &k,
			       p->err)) {
		return false;
	}
	for (size_t i = 0; i < k.count; i++) {
		buf_printf(&b, "%.*s; sig=%.*s\n", VIEW_ARG(k.at[i].statement),
			   VIEW_ARG(k.at[i].signature));
		p->key_lost = p->key_lost || k.at[i].signature.len == 0;
	}
	p->key_changed = k.count > 0;
	out->keys = buf_view(&b);
	return true;
}

bool receipt_of(const struct context *d, struct arena *arena, struct record *r,
		struct view *header, struct err *err)
{
	struct buf b = buf_in(arena);
	struct receipt receipt;

	*header = (struct view){0};
	if (!record_chain(arena, r, err)) {
		return false;
	}
	if (!d->config->signs) {
		return true;
	}
	receipt = (struct receipt){
		.game = r->match.id, .n = r->match.events, .head = r->match.head};
	if (!signing_sign(d->config, d->store, arena, &receipt, err)) {
		return false;
	}
	receipt_write(&b, &receipt);
	*header = view_of(arena_printf(arena, "%.*s; sig=%.*s",
				       VIEW_ARG(view_trim_end(buf_view(&b))),
				       VIEW_ARG(receipt.sig)));
	return true;
}

bool body_receipt(struct draft *p, struct reply *out)
{
	if (p->r == NULL || p->r->match.id == 0) {
		return true;
	}
	return receipt_of(p->d, p->arena, p->r, &out->receipt, p->err) &&
	       (!p->d->config->signs || !p->rekeyed || tell_changes(p, out));
}

static bool names_key(const struct draft *p)
{
	return p->key_changed || view_is(view_of(p->kind), "start") ||
	       view_is(view_of(p->kind), "invitation") ||
	       view_is(view_of(p->kind), "confirm");
}

void body_receipt_lines(const struct draft *p, struct fields *f)
{
	struct buf head = buf_in(p->arena);

	if (p->r == NULL || p->r->match.id == 0) {
		return;
	}
	receipt_short(&head, &p->r->match.head);
	fields_set_num(f, "row", p->r->match.events);
	fields_set(f, "head", buf_view(&head));
	fields_set(f, "log", body_sentence(p, "log-line", f));
	if (p->d->config->signs && names_key(p)) {
		struct signify_public key = signify_public_of(&p->d->config->signing);
		char *text = arena_take(p->arena, SIGNIFY_PUBLIC);

		signify_public_text(&key, text);
		fields_set_str(f, "public", text);
		fields_set(f, "signed", body_sentence(p, "signed-line", f));
	}
	if (p->key_changed) {
		fields_set(
			f, "rekeyed",
			body_sentence(p, p->key_lost ? "key-lost" : "key-changed", f));
	}
}
