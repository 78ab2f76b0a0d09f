/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/server.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static const struct good {
	const char *text, *scheme, *user, *host, *folder;
	long port;
	bool starttls;
} goods[] = {
	{"imaps://club@mail.example/INBOX",                "imaps", "club",               "mail.example", "INBOX",
	 993,														false},
	{"imap://club@mail.example",                       "imap",  "club",               "mail.example", "",          143,  true },
	{"smtps://club@mail.example/",                     "smtps", "club",               "mail.example", "",          465,  false},
	{"SMTP://mail.example:2525",                       "smtp",  "",                   "mail.example", "",          2525, true },
	{"imaps://club@words.example@mail.example/In",     "imaps", "club@words.example",
	 "mail.example",										  "In",        993,  false},
	{"imaps://a%40b%25@[::1]:9930/Spiele/W%C3%B6rter", "imaps", "a@b%",               "::1",
	 "Spiele/Wörter",											     9930, false},
	{"imaps://a@[2001:db8::2]",                        "imaps", "a",                  "2001:db8::2",  "",          993,  false},
	{"imaps://a/b@127.0.0.1/INBOX/sub",                "imaps", "a/b",                "127.0.0.1",    "INBOX/sub",
	 993,														false},
};

START_TEST(a_server_is_read_from_its_setting)
{
	const struct good *g = &goods[_i];
	struct server s;
	const char *why = server_read(&arena, view_of(g->text), &s);

	ck_assert_msg(why == NULL, "%s: %s", g->text, why);
	ck_assert(server_named(view_of(g->text)));
	ck_assert_str_eq(s.scheme, g->scheme);
	ck_assert_str_eq(s.user, g->user);
	ck_assert_str_eq(s.host, g->host);
	ck_assert_str_eq(s.folder, g->folder);
	ck_assert_int_eq(s.port, g->port);
	ck_assert_int_eq(s.starttls, g->starttls);
}

START_TEST(where_it_stands_can_be_read_again)
{
	struct server s;
	struct server again;

	ck_assert_ptr_null(server_read(&arena, view_of(goods[_i].text), &s));
	ck_assert_ptr_null(server_read(
		&arena,
		view_of(arena_printf(&arena, "smtp://%s", server_place(&arena, &s))),
		&again));
	ck_assert_str_eq(again.host, s.host);
	ck_assert_int_eq(again.port, s.port);
}

#define OF_50 "a.bcdefghijklmnopqrstuvwxyz.bcdefghijklmnopqrstuvwx"

static const struct {
	const char *text, *why;
} bads[] = {
	{"imaps://a@" OF_50 OF_50 OF_50 OF_50 OF_50 "abcd",
	 "the host is no name and no address"									},
	{"imaps://a%7f@b",				  "the user cannot be read; % takes two hexadecimal digits"},
	{"http://a@b",				      "the scheme is not understood"                           },
	{"imaps:a@b",				       "the scheme is not understood"                           },
	{"imaps://",					"the host is no name and no address"                     },
	{"imaps://a@",				      "the host is no name and no address"                     },
	{"imaps://a@/INBOX",				"the host is no name and no address"                     },
	{"imaps://a@-x",				    "the host is no name and no address"                     },
	{"imaps://a@host name/",                            "the host is no name and no address"                     },
	{"imaps://a@h\r\nost",                              "the host is no name and no address"                     },
	{"imaps://a@[::1/INBOX",                            "the host is no name and no address"                     },
	{"imaps://a@[::1]x",				"what follows the host is not understood"                },
	{"imaps://@host",				   "there is no user before the @"                          },
	{"imaps://a@host:0",				"the port is no number from 1 to 65535"                  },
	{"imaps://a@host:99999",                            "the port is no number from 1 to 65535"                  },
	{"imaps://a@host:x",				"the port is no number from 1 to 65535"                  },
	{"imaps://a:secret@host",
	 "a password does not belong here; it has a setting of its own"                                              },
	{"imaps://a%4@host",				"the user cannot be read; % takes two hexadecimal digits"},
	{"imaps://a%0d%0ab@host",
	 "the user cannot be read; % takes two hexadecimal digits"                                                   },
	{"imaps://a%ff@host",
	 "the user cannot be read; % takes two hexadecimal digits"                                                   },
	{"imaps://a@host/%",
	 "the folder cannot be read; % takes two hexadecimal digits"                                                 },
	{"imaps://a@host/%00",
	 "the folder cannot be read; % takes two hexadecimal digits"                                                 },
	{"imaps://a@host/x%0a",
	 "the folder cannot be read; % takes two hexadecimal digits"                                                 },
};

START_TEST(what_is_wrong_is_said_without_the_text)
{
	struct server s;

	ck_assert_pstr_eq(server_read(&arena, view_of(bads[_i].text), &s),
			  bads[_i].why);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_server_is_read_from_its_setting, goods);
	claims_rows(where_it_stands_can_be_read_again, goods);
	claims_rows(what_is_wrong_is_said_without_the_text, bads);
	return claims_run("server");
}
