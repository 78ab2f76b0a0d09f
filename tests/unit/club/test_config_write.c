/* SPDX-License-Identifier: ISC */
/* A configuration with other values, and where the mail of an address may be. */
#include "adjudicator/club/config.h"
#include "adjudicator/club/mailboxes.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static const struct config_change changes[] = {
	{"inbox", "imaps://gm@mail.example/INBOX"},
	{"junk",  ""			     },
};

/* clang-format off */
static const struct {
	const char *before, *after;
} texts[] = {
	{"# mine\ninbox = maildir:inbox\n  junk = Spam # old\nlexica = x\n",
	 "# mine\ninbox = imaps://gm@mail.example/INBOX\njunk =\nlexica = x\n"},
	{"", "\ninbox = imaps://gm@mail.example/INBOX\n\njunk =\n"},
	{"# inbox = a\njunk=b",
	 "# inbox = a\njunk =\n\ninbox = imaps://gm@mail.example/INBOX\n"},
	{"inbox = a\njunk = b\ninbox = c\n",
	 "inbox = imaps://gm@mail.example/INBOX\njunk =\n"},
	{"inbox\njunk =\ninbox=\n\n",
	 "inbox\njunk =\ninbox = imaps://gm@mail.example/INBOX\n\n"},
};
/* clang-format on */

START_TEST(only_what_is_named_changes)
{
	struct buf b = buf_in(&arena);

	config_change(&b, view_of(texts[_i].before), changes, 2);
	ck_assert_str_eq(buf_cstr(&b), texts[_i].after);
}

START_TEST(what_would_end_a_value_is_none)
{
	ck_assert(config_value_good(view_of("Club #1, Köln")));
	ck_assert(config_value_good(view_of("")));
	ck_assert(!config_value_good(view_of("Club # 1")));
	ck_assert(config_value_good(view_of("#1")));
	ck_assert(!config_value_good(view_of("#")));
	ck_assert(!config_value_good(view_of("Club #")));
	ck_assert(!config_value_good(view_of("a\nlexica = b")));
	ck_assert(!config_value_good(view_of("a\rb")));
	ck_assert(!config_value_good(view_of("\xff")));
}

START_TEST(a_host_is_known_or_guessed)
{
	struct provider p = provider_guess(&arena, view_of("ann@GMail.com"));

	ck_assert_str_eq(p.imap, "imap.gmail.com");
	ck_assert_str_eq(p.smtp, "smtp.gmail.com");
	ck_assert_str_ne(p.note, "");
	p = provider_guess(&arena, view_of("referee@club.example"));
	ck_assert_str_eq(p.imap, "imap.club.example");
	ck_assert_str_eq(p.smtp, "smtp.club.example");
	ck_assert_str_eq(p.note, "");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(only_what_is_named_changes, texts);
	return claims_run("config_write");
}
