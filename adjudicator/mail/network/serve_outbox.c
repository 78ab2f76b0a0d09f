/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/serve.h"

#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/network/walls.h"
#include "adjudicator/mail/send/sender.h"
#include "formats/address.h"
#include <string.h>
#include <sys/mman.h>

static void look(struct sender *s, struct post *post)
{
	struct found found = {0};
	struct err err = {0};
	bool ok = smtp_driver.look(s, &found, &err);

	terms_put_found(serve_done(post, ok, &err), &found);
}

static void send_letter(struct sender *s, struct post *post, struct form *form)
{
	struct delivery d = {.end = DELIVERY_SENT};
	struct parcel p = {0};
	struct err err = {0};
	struct buf *b;
	bool ok;

	p.from = form_bytes(form, TERMS_TEXT);
	p.to = form_bytes(form, TERMS_TEXT);
	p.bytes = form_bytes(form, NETWORK_SENT_MAX);
	if (!form_end(form) || !address_plain(p.from) || !address_plain(p.to)) {
		serve_nonsense();
	}
	ok = smtp_driver.send(s, &p, &d, &err);
	b = serve_done(post, ok, &err);
	form_put_number(b, d.end);
	form_put_number(b, d.silent);
	form_put_bytes(b, view_of(d.why));
}

void serve_outbox(struct post *post)
{
	struct arena arena = {0};
	struct sender_account account;
	struct sender s = {.account = &account};
	struct err err = {0};
	struct message m;

	if (!serve_next(post, &m)) {
		return;
	}
	if (m.kind != NETWORK_OPEN || !terms_take_outbox(&m.form, &arena, &account)) {
		serve_nonsense();
	}
	post_forget(post);
	if (account.password != NULL) { /* keeps it out of swap, if that is allowed */
		(void)mlock(account.password, strlen(account.password));
	}
	walls_files(account.ca);
	if (!smtp_driver.open(&s, &err)) {
		arena_die(); /* only memory can be lacking */
	}
	while (serve_next(post, &m)) {
		if (m.kind == NETWORK_LOOK) {
			look(&s, post);
		} else if (m.kind == NETWORK_SEND) {
			send_letter(&s, post, &m.form);
		} else {
			serve_nonsense();
		}
		serve_say(post);
	}
	smtp_driver.close(&s);
	arena_wipe(&arena);
}
