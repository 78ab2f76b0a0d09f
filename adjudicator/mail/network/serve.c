/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/serve.h"

#include <stdlib.h>
#include <sysexits.h>
#include <unistd.h>

bool serve_next(struct post *post, struct message *m)
{
	do {
		if (post_take(post, TALK_EVER, m) != TALK_READY) {
			return false;
		}
	} while (m->kind == NETWORK_STOP); /* NETWORK_STOP came after the end of what it
					      should stop */
	return true;
}

struct buf *serve_done(struct post *post, bool well, const struct err *err)
{
	struct buf *b = post_begin(post, NETWORK_DONE);

	form_put_number(b, well);
	if (!well) {
		form_put_number(b, err->kind);
		form_put_bytes(b, view_of(err->text));
	}
	return b;
}

void serve_say(struct post *post)
{
	post_end(post);
	if (post_flush(post, TALK_EVER) != TALK_READY) {
		_exit(EX_OK); /* nobody listens */
	}
}

void serve_nonsense(void)
{
	_exit(EX_PROTOCOL);
}
