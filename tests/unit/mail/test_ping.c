/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/ping.h"

#include <string.h>

#include "tests/helpers/claims.h"

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

/* Nobody listens there. */
START_TEST(who_cannot_be_told_is_named_without_the_secret)
{
	struct err err = {0};

	ck_assert(!ping("http://127.0.0.1:1/secret", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_ptr_nonnull(strstr(err.text, "127.0.0.1:1,"));
	ck_assert_ptr_null(strstr(err.text, "secret"));
}

/* Whatever the settings let through. */
START_TEST(nothing_but_the_web_is_asked)
{
	struct err err = {0};

	ck_assert(!ping("file:///etc/passwd", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
}

int main(void)
{
	claims_rows(no_more_than_the_host_is_told, hosts);
	return claims_run("ping");
}
