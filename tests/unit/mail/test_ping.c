/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/ping.h"

#include <check.h>
#include <string.h>

#include "tests/helpers/claims.h"

#define COUNT(a) (int)(sizeof(a) / sizeof(a)[0])

static const struct {
	const char *url, *host;
} hosts[] = {
	{"https://watch.example/secret",         "watch.example"    },
	{"http://127.0.0.1:8080/secret",         "127.0.0.1:8080"   },
	{"https://watch.example",                "watch.example"    },
	{"https://name:secret@watch.example/id", "watch.example"    },
	{"https://watch.example:443/a@b/secret", "watch.example:443"},
};

START_TEST(no_more_than_the_host_is_told)
{
	struct view host = ping_host(view_of(hosts[_i].url));

	ck_assert_msg(view_is(host, hosts[_i].host), "%.*s", VIEW_ARG(host));
}
END_TEST

/* Nobody listens there. */
START_TEST(who_cannot_be_told_is_named_without_the_secret)
{
	struct err err = {0};

	ck_assert(!ping("http://127.0.0.1:1/secret", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_ptr_nonnull(strstr(err.text, "127.0.0.1:1,"));
	ck_assert_ptr_null(strstr(err.text, "secret"));
}
END_TEST

/* Whatever the settings let through. */
START_TEST(nothing_but_the_web_is_asked)
{
	struct err err = {0};

	ck_assert(!ping("file:///etc/passwd", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
}
END_TEST

int main(void)
{
	TCase *t = claims_begin("ping");

	tcase_add_loop_test(t, no_more_than_the_host_is_told, 0, COUNT(hosts));
	tcase_add_test(t, who_cannot_be_told_is_named_without_the_secret);
	tcase_add_test(t, nothing_but_the_web_is_asked);
	return claims_run();
}
