/* SPDX-License-Identifier: ISC */
/* Messages of another process are taken apart, whatever they are; what is good comes
 * out again as it was. */
#include "adjudicator/mail/network/post.h"
#include "adjudicator/mail/network/terms.h"
#include "formats/text/utf8.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST = 16384 };

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void same(const struct buf *made, struct form was)
{
	must(view_eq(buf_view(made), was.rest));
}

static void take_inbox(struct arena *arena, struct form form)
{
	struct buf b = buf_in(arena);
	struct form was = form;
	struct mailbox_terms t;

	if (terms_take_inbox(&form, arena, &t)) {
		must(utf8_plain(view_of(t.inbox)));
		terms_put_inbox(&b, &t);
		same(&b, was);
	}
}

static void take_outbox(struct arena *arena, struct form form)
{
	struct buf b = buf_in(arena);
	struct sender_account a;

	if (terms_take_outbox(&form, arena, &a)) {
		terms_put_outbox(&b, &a);
		form = (struct form){.rest = buf_view(&b)};
		must(terms_take_outbox(&form, arena, &a));
	}
}

static void take_found(struct arena *arena, struct form form)
{
	struct buf b = buf_in(arena);
	struct found f;
	struct found again;

	terms_take_found(&form, &f);
	must(strlen(f.said) < sizeof f.said && f.trouble < TROUBLES_);
	if (form_end(&form)) {
		terms_put_found(&b, &f);
		form = (struct form){.rest = buf_view(&b)};
		terms_take_found(&form, &again);
		must(form_end(&form) && strcmp(f.said, again.said) == 0);
	}
}

/* A little of everything, as it comes. */
static void take_any(struct arena *arena, struct form form)
{
	char line[8];

	while (!form.bad && form.rest.len > 0) {
		struct view v = form_bytes(&form, 100);
		const char *text = form_text(&form, arena, 100);
		int64_t n = form_number(&form, -5, 5);

		must(v.len <= 100 && n >= -5 && n <= 5);
		must(text == NULL || utf8_plain(view_of(text)));
		(void)form_moment(&form);
		form_line(&form, line, sizeof line);
		must(strlen(line) < sizeof line);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct message m;
	struct post post;
	int pair[2];

	must(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
	must(size > MOST || send(pair[1], data, size, 0) == (ssize_t)size);
	must(close(pair[1]) == 0);
	post_open(&post, pair[0], MOST / 2);
	while (post_take(&post, TALK_EVER, &m) == TALK_READY) {
		take_inbox(&arena, m.form);
		take_outbox(&arena, m.form);
		take_found(&arena, m.form);
		take_any(&arena, m.form);
	}
	post_close(&post);
	must(close(pair[0]) == 0);
	arena_free(&arena);
	return 0;
}
