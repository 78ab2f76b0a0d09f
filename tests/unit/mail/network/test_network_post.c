/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/post.h"

#include "formats/text/monotonic.h"
#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

enum { MOST = 1 << 20, SOON = 20000 };

static struct post here, there;
static int pair[2];

static void set_up(void)
{
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
	post_open(&here, pair[0], MOST);
	post_open(&there, pair[1], MOST);
}

static void tear_down(void)
{
	post_close(&here);
	post_close(&there);
	close(pair[0]);
	if (pair[1] >= 0) {
		close(pair[1]);
	}
}

static void hang_up(void)
{
	close(pair[1]);
	pair[1] = -1;
}

static int64_t soon(void)
{
	return monotonic_ms() + SOON;
}

static void put(uint8_t kind, const char *text)
{
	form_put_bytes(post_begin(&there, kind), view_of(text));
	post_end(&there);
}

START_TEST(messages_come_in_order_however_many_leave_at_once)
{
	struct message m;

	put(1, "one");
	put(2, "");
	post_word(&there, 3);
	ck_assert(!post_waits(&here));
	ck_assert_int_eq(post_flush(&there, soon()), TALK_READY);
	for (uint8_t kind = 1; kind <= 3; kind++) {
		ck_assert(post_waits(&here));
		ck_assert_int_eq(post_take(&here, soon(), &m), TALK_READY);
		ck_assert_int_eq(m.kind, kind);
		if (kind < 3) {
			ck_assert(view_is(form_bytes(&m.form, 3),
					  kind == 1 ? "one" : ""));
		}
		ck_assert(form_end(&m.form));
	}
	ck_assert(!post_waits(&here));
}

static bool all_are(struct view v, char c)
{
	size_t n = 0;

	while (n < v.len && v.at[n] == c) {
		n++;
	}
	return n == v.len;
}

/* Longer than what is read at a time, behind others that move in the buffer. */
START_TEST(long_messages_come_whole)
{
	struct message m;
	size_t length = 1000;
	pid_t writer = fork();

	if (writer == 0) {
		for (int i = 0; i < 12; i++, length *= 2) {
			buf_repeat(post_begin(&there, 1), (char)('a' + i),
				   length < MOST ? length : MOST);
			post_end(&there);
			(void)post_flush(&there, soon());
		}
		_exit(0);
	}
	hang_up();
	for (int i = 0; i < 12; i++, length *= 2) {
		struct view v;

		ck_assert_int_eq(post_take(&here, soon(), &m), TALK_READY);
		v = m.form.rest;
		ck_assert_uint_eq(v.len, length < MOST ? length : MOST);
		ck_assert(all_are(v, (char)('a' + i)));
	}
	ck_assert_int_eq(post_take(&here, soon(), &m), TALK_GONE);
}

START_TEST(a_message_longer_than_agreed_is_not_taken)
{
	uint32_t n = MOST + 1;
	struct message m;

	ck_assert_int_eq(send(pair[1], &n, sizeof n, 0), sizeof n);
	ck_assert_int_eq(send(pair[1], "x", 1, 0), 1);
	ck_assert_int_eq(post_take(&here, soon(), &m), TALK_LATE);
}

START_TEST(half_a_message_is_none)
{
	static const char half[] = {4, 0, 0, 0, 1, 'a', 'b', 'c'};
	struct message m;

	for (size_t n = 0; n < sizeof half; n++) {
		ck_assert_int_eq(send(pair[1], half, n, 0), n);
		ck_assert_int_eq(post_take(&here, monotonic_ms(), &m), TALK_LATE);
		tear_down();
		set_up();
	}
	ck_assert_int_eq(send(pair[1], half, sizeof half, 0), sizeof half);
	hang_up();
	ck_assert_int_eq(post_take(&here, soon(), &m), TALK_GONE);
}

START_TEST(who_is_gone_is_noticed)
{
	struct message m;

	hang_up();
	ck_assert(post_waits(&here));
	ck_assert_int_eq(post_take(&here, soon(), &m), TALK_GONE);
	post_word(&here, 1);
	ck_assert_int_eq(post_flush(&here, soon()), TALK_GONE);
}

static bool holds(struct view v, const char *text)
{
	return view_find_text(v, text) < v.len;
}

START_TEST(a_secret_that_went_through_is_forgotten)
{
	struct message m;
	struct view kept;

	put(1, "correct horse");
	put(2, "the next");
	kept = buf_view(&there.out);
	ck_assert(holds(kept, "horse"));
	ck_assert_int_eq(post_flush(&there, soon()), TALK_READY);
	ck_assert_int_eq(post_take(&here, soon(), &m), TALK_READY);
	ck_assert(holds(view_from(here.in, here.cap), "horse"));
	post_forget(&here);
	ck_assert(!holds(view_from(here.in, here.cap), "horse"));
	post_forget(&there);
	ck_assert_uint_eq(there.out.len, 0);
	/* What came behind it is still there. */
	ck_assert_int_eq(post_take(&here, soon(), &m), TALK_READY);
	ck_assert(view_is(form_bytes(&m.form, 8), "the next"));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	return claims_run("network_post");
}
