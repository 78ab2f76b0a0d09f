/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/serve.h"

#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/network/walls.h"
#include "adjudicator/mail/ping.h"

enum { SECONDS_MAX = 3600 };

void serve_ping(struct post *post)
{
	struct arena arena = {0};
	struct err err = {0};
	struct message m;
	const char *url;
	const char *ca;
	int seconds;
	bool ok;

	if (!serve_next(post, &m)) {
		return;
	}
	url = form_text(&m.form, &arena, TERMS_TEXT);
	ca = form_text(&m.form, &arena, TERMS_TEXT);
	seconds = (int)form_number(&m.form, 0, SECONDS_MAX);
	if (m.kind != NETWORK_RING || !form_end(&m.form) || url == NULL || ca == NULL) {
		serve_nonsense();
	}
	walls_files(ca);
	ok = ping_ask(url, ca, seconds, &err);
	serve_done(post, ok, &err);
	serve_say(post);
	arena_wipe(&arena);
}
