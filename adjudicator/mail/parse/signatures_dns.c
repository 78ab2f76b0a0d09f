/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/signatures_work.h"
#include <arpa/nameser.h>
#include <netdb.h>
#include <netinet/in.h>
#include <resolv.h>

enum { REPLY_MAX = 16384, TRIES = 2, TRY_SECONDS = 2 };

/* Joins the strings of a record; each stands behind its length. */
static bool read_strings(const unsigned char *at, size_t len, struct buf *text)
{
	while (len > 0) {
		size_t n = at[0];

		if (n >= len) {
			return false;
		}
		buf_add(text, view_from((const char *)at + 1, n));
		at += n + 1;
		len -= n + 1;
	}
	return true;
}

/* Finds the first text among the answers; aliases and other records are skipped. */
static bool read_reply(const unsigned char *reply, size_t len, struct buf *text)
{
	ns_msg msg;

	if (ns_initparse(reply, (int)len, &msg) != 0) {
		return false;
	}
	for (int i = 0; i < ns_msg_count(msg, ns_s_an); i++) {
		ns_rr rr;

		if (ns_parserr(&msg, ns_s_an, i, &rr) != 0) {
			return false;
		}
		if (ns_rr_type(rr) == ns_t_txt) {
			return read_strings(ns_rr_rdata(rr), ns_rr_rdlen(rr), text);
		}
	}
	return false;
}

void signatures_look_up(struct arena *arena, struct view request, struct buf *answer)
{
	unsigned char *reply = arena_take(arena, REPLY_MAX);
	struct buf text = buf_in(arena);
	struct __res_state state = {0};
	int n;

	if (res_ninit(&state) != 0) {
		buf_char(answer, '?');
		return;
	}
	state.retry = TRIES;
	state.retrans = TRY_SECONDS;
	n = res_nquery(&state, arena_str(arena, request), ns_c_in, ns_t_txt, reply,
		       REPLY_MAX);
	if (n > 0 && n <= REPLY_MAX && read_reply(reply, (size_t)n, &text)) {
		buf_char(answer, '+');
		buf_add(answer, buf_view(&text));
	} else {
		bool none = n > 0 || state.res_h_errno == HOST_NOT_FOUND ||
			    state.res_h_errno == NO_DATA;

		buf_char(answer, none ? '-' : '?');
	}
	res_nclose(&state);
}
