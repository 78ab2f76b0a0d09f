/* SPDX-License-Identifier: ISC */
/* Files piles of letters through adjudicator-network, at once or while the caller
 * does something else. */
#include "adjudicator/mail/network/far.h"

static void put_pile(struct buf *out, const struct mailbox_pile *pile)
{
	form_put_number(out, pile->part);
	form_put_number(out, pile->rejected);
	form_put_number(out, (int64_t)pile->count);
	for (size_t i = 0; i < pile->count; i++) {
		form_put_bytes(out, pile->uid[i]);
	}
}

static bool ask(struct mailbox *b, const struct mailbox_pile *pile, struct err *err)
{
	if (!far_begin(b, NETWORK_FILE, err)) {
		return false;
	}
	put_pile(&b->far->peer.post.out, pile);
	return far_hand_over(b, err);
}

bool far_file(struct mailbox *b, const struct mailbox_pile *pile, struct err *err)
{
	return ask(b, pile, err) && far_finish(b, err);
}

bool far_file_begin(struct mailbox *b, const struct mailbox_pile *pile, struct err *err)
{
	bool ok = ask(b, pile, err);

	b->far->owes = ok;
	return ok;
}

void far_settle(struct mailbox *b)
{
	if (b->far->owes) {
		b->far->owes = false;
		b->far->filing.kind = ERR_NONE;
		(void)far_finish(b, &b->far->filing);
	}
}

bool far_file_end(struct mailbox *b, struct err *err)
{
	if (b->far == NULL) {
		return err_set(err, ERR_SERVER, "inbox: it was closed while it filed");
	}
	far_settle(b);
	if (b->far->filing.kind != ERR_NONE) {
		*err = b->far->filing;
		b->far->filing.kind = ERR_NONE;
		return false;
	}
	return true;
}
