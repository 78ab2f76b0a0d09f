/* SPDX-License-Identifier: ISC */
/* The identity of a letter: a hash of what it says. */
#include "adjudicator/mail/parse/envelope.h"

#include "adjudicator/mail/parse/header.h"

/* Adds a piece after its length, so that different lists of pieces give different
 * bytes. */
static void add(struct hash_run *run, struct view piece)
{
	char length[8];

	for (size_t i = 0; i < sizeof length; i++) {
		length[i] = (char)(piece.len >> (56 - 8 * i) & 0xff);
	}
	hash_add(run, view_from(length, sizeof length));
	hash_add(run, piece);
}

void identity_set(struct letter *l, struct view raw)
{
	struct hash_run run;
	struct view what = l->text.len > 0 ? l->text : l->html;

	if (what.len == 0) {
		what = header_body(header_skip_mbox(raw));
	}
	hash_start(&run);
	add(&run, l->from);
	add(&run, what);
	if (l->attached.len > 0) {
		add(&run, l->attached);
	}
	l->content = hash_end(&run);
}
