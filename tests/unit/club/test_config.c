/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/club/settings.h"
#include "adjudicator/mail/parse/signatures.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

static struct config config;
static struct err err;

static bool read_text(const char *text)
{
	config_free(&config);
	config = (struct config){.dir = "club"};
	err = (struct err){0};
	return settings_read(&config, "club/adjudicator.conf", view_of(text), &err);
}

static void teardown(void)
{
	config_free(&config);
}

START_TEST(an_empty_file_gives_every_default)
{
	ck_assert_msg(read_text(""), "%s", err.text);
	ck_assert_str_eq(config.address, "adjudicator@club.example");
	ck_assert_str_eq(config.organiser, "");
	ck_assert_str_eq(config.database, "sqlite:club.db");
	ck_assert_str_eq(config.inbox, "maildir:inbox");
	ck_assert_str_eq(config.outbox, "maildir:outbox");
	ck_assert_int_eq(config.outbox_auth, AUTH_PASSWORD);
	ck_assert_str_eq(config.outbox_password_command, "");
	ck_assert_str_eq(config.outbox_password_file, "");
	ck_assert_int_eq(config.outbox_timeout, 300);
	ck_assert_int_eq(config.return_path, RETURN_TAGGED);
	ck_assert_int_eq(config.letters_per_run, 500);
	ck_assert_str_eq(config.tls_ca, "");
	ck_assert_str_eq(config.lexica, "lexica");
	ck_assert_str_eq(config.received_by, "");
	ck_assert_str_eq(config.club_name, "");
	ck_assert_str_eq(config.site_url, "");
	ck_assert_str_eq(config.site_language, "en");
	ck_assert_int_eq(config.token_in_subject, SUBJECT_AUTO);
	ck_assert_int_eq(config.answers_per_day, 3);
	ck_assert_int_eq(config.letters_per_day, 200);
	ck_assert_int_eq(config.outage_after, 21600);
}

START_TEST(every_setting_can_be_set)
{
	ck_assert_msg(
		read_text("address = games@words.example\n"
			  "club-name=Club #1 of Zürich\n"
			  "site-url = https://words.example/club/\n"
			  "site-language = es\n"
			  "database = sqlite:/var/lib/club.db\n"
			  "  inbox   =   maildir:/var/mail/club  \n"
			  "inbox-auth = xoauth2\n"
			  "inbox-password-command = mail-token --club\n"
			  "inbox-password-file = inbox.token\n"
			  "inbox-timeout = 5\n"
			  "junk = Spam\n"
			  "poll-every = 90s\n"
			  "outbox = smtps://club@mail.example:465 # behind a blank\n"
			  "outbox-auth = xoauth2\n"
			  "outbox-password-command = pass show club | head -n 1\n"
			  "outbox-password-file = token\n"
			  "outbox-timeout = 60\n"
			  "return-path = plain\n"
			  "letters-per-run = 100\n"
			  "tls-ca = /etc/club/ca.pem\n"
			  "lexica = ../words\n"
			  "received-by = mx1.example mx-2.example\n"
			  "token-in-subject = Never\n"
			  "answers-per-day = 1\n"
			  "letters-per-day = 1000\n"
			  "outage-after = 2d\n"),
		"%s", err.text);
	ck_assert_str_eq(config.address, "games@words.example");
	ck_assert_str_eq(config.club_name, "Club #1 of Zürich");
	ck_assert_str_eq(config.database, "sqlite:/var/lib/club.db");
	ck_assert_str_eq(config.inbox, "maildir:/var/mail/club");
	ck_assert_int_eq(config.inbox_auth, AUTH_XOAUTH2);
	ck_assert_str_eq(config.inbox_password_command, "mail-token --club");
	ck_assert_str_eq(config.inbox_password_file, "inbox.token");
	ck_assert_int_eq(config.inbox_timeout, 5);
	ck_assert_str_eq(config.junk, "Spam");
	ck_assert_int_eq(config.poll_every, 90);
	ck_assert_str_eq(config.outbox, "smtps://club@mail.example:465");
	ck_assert_int_eq(config.outbox_auth, AUTH_XOAUTH2);
	ck_assert_str_eq(config.outbox_password_command, "pass show club | head -n 1");
	ck_assert_str_eq(config.outbox_password_file, "token");
	ck_assert_int_eq(config.outbox_timeout, 60);
	ck_assert_int_eq(config.return_path, RETURN_PLAIN);
	ck_assert_int_eq(config.letters_per_run, 100);
	ck_assert_str_eq(config.tls_ca, "/etc/club/ca.pem");
	ck_assert_str_eq(config.lexica, "../words");
	ck_assert_str_eq(config.received_by, "mx1.example mx-2.example");
	ck_assert_int_eq(config.token_in_subject, SUBJECT_NEVER);
	ck_assert_int_eq(config.answers_per_day, 1);
	ck_assert_int_eq(config.letters_per_day, 1000);
	ck_assert_int_eq(config.outage_after, 172800);
	ck_assert_str_eq(config.site_url, "https://words.example/club/");
	ck_assert_str_eq(config.site_language, "es");
}

/* What is wrong with one line, and a part of the sentence that says so. */
static const struct {
	const char *line, *says;
} wrong[] = {
	{"address =",					     "address: \"\" is no plain address"                    },
	{"address = club",					"is no plain address"                                  },
	{"address = a b@c.example",                               "is no plain address"                                  },
	{"address = <club@c.example>",                            "is no plain address"                                  },
	{"address = abcdefghijklmnopqrstuvwxyz0123456@c.example", "at most 32"                                           },
	{"organiser = Olga",				      "organiser: \"Olga\" is no plain address"              },
	{"database = mysql:club",                                 "it begins with sqlite:"                               },
	{"database = postgresql:host=db password=secret",
	 "a password does not stand here"										},
	{"database = sqlite:",				    "it begins with sqlite:"                               },
	{"database = club.db",				    "it begins with sqlite:"                               },
	{"inbox = imaps://mail.example/INBOX",                    "inbox: there is no user"                              },
	{"inbox = imaps://club:secret@mail.example/INBOX",
	 "inbox: a password does not belong here"									},
	{"inbox = smtps://club@mail.example",                     "\"smtps:\" is not understood"                         },
	{"inbox-timeout = 0",				     "is no number from 1 to 3600"                          },
	{"inbox =",					       "it begins with maildir:"                              },
	{"outbox = smtps://club:secret@mail.example",
	 "outbox: a password does not belong here"								       },
	{"outbox = smtps:mail.example",                           "outbox: the scheme is not understood"                 },
	{"outbox = smtp://club@",                                 "outbox: the host is no name"                          },
	{"outbox = sendmail:sendmail -t",                         "needs its whole path"                                 },
	{"outbox = ftp://secret@host",
	 "\"ftp:\" is not understood; it begins with maildir: smtps:"                                                    },
	{"outbox-auth = none",				    "is none of: password xoauth2"                         },
	{"outbox-timeout = 0",				    "is no number from 1 to 3600"                          },
	{"lexica =",					      "lexica needs a value"                                 },
	{"received-by = mx1.example, mx2.example",                "is no list of host names"                             },
	{"dkim = maybe",					  "is none of: off check"                                },
	{"token-in-subject = yes",                                "is none of: auto always never"                        },
	{"token-in-subject =",				    "is none of"					   },
	{"answers-per-day = 0",				   "is no number from 1 to 1000"                          },
	{"answers-per-day = three",                               "is no number"                                         },
	{"answers-per-day = 3.",				  "is no number"                                         },
	{"letters-per-day = 199",                                 "is no number from 200 to"                             },
	{"letters-per-day = 99999999999999999999",                "is no number"                                         },
	{"letters-per-day = -200",                                "is no number"                                         },
	{"outage-after = 6",				      "is no time from 1m to 30d"                            },
	{"outage-after = none",				   "is no time from"                                      },
	{"keep-unanswered = 6d",				  "is no time from 7d to 3650d"                          },
	{"outage-after = 31d",				    "is no time from"                                      },
	{"inbox-auth = none",				     "is none of: password xoauth2"                         },
	{"inbox-colour = red",				    "there is no setting \"inbox-colour\""                 },
	{"site-uri = https://club.example",                       "did you mean site-url?"                               },
	{"site-url = club.example",
	 "site-url: \"club.example\" is no address of pages"							     },
	{"site-url = https://",				   "is no address of pages"                               },
	{"site-url = https://club.example/a\"b",                  "is no address of pages"                               },
	{"site-url = javascript:alert(1)//",                      "is no address of pages"                               },
	{"site-language = xx",				    "no sentences in the language \"xx\""                  },
	{"site-language =",				       "no sentences in the language"                         },
	{"adress = a@b.example",				  "did you mean address?"                                },
	{"Address = a@b.example",                                 "did you mean address?"                                },
	{"= 7",						   "there is no setting \"\""                             },
	{"address",					       "\"address\" is no setting; they read \"name = value\""},
	{"club-name = a\tb\001",				  "a control character"                                  },
	{"club-name = \xff",				      "not UTF-8"					    },
	{"club-name = a\xc2\x9b"
	 "2J",					   "a control character"				  },
	{"club-name = a\xe2\x80\xae" /* turned, and turned back */
	 "b\xe2\x80\xac",				"a control character"				  },
	{"lexica = a\nlexica = b",                                "lexica stands in line 2 already"                      },
};

START_TEST(a_wrong_line_is_named)
{
	struct arena a = {0};
	bool ok = read_text(arena_printf(&a, "# x\n%s\n", wrong[_i].line));

	arena_free(&a);
	ck_assert_msg(!ok, "%s", wrong[_i].line);
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_int_eq(err_exit_code(err.kind), 78);
	ck_assert_ptr_eq(strstr(err.text, "club/adjudicator.conf:"), err.text);
	ck_assert_int_eq(err.text[strlen("club/adjudicator.conf:")],
			 strchr(wrong[_i].line, '\n') == NULL ? '2' : '3');
	ck_assert_msg(strstr(err.text, wrong[_i].says) != NULL, "%s", err.text);
}

START_TEST(signatures_are_checked_only_where_the_program_can)
{
	ck_assert_msg(read_text("dkim = off\n"), "%s", err.text);
	ck_assert_int_eq(config.dkim, DKIM_OFF);
	ck_assert_int_eq(read_text("dkim = check\n"), signatures_built);
	if (signatures_built) {
		ck_assert_int_eq(config.dkim, DKIM_CHECK);
	} else {
		ck_assert_str_eq(err.text,
				 "club/adjudicator.conf:1: dkim: this program was "
				 "built without it; build it with `make DKIM=1`, or "
				 "leave it off");
	}
}

START_TEST(all_wrong_lines_are_told_at_once)
{
	ck_assert(!read_text("address = nobody\r\n\r\n# fine\r\nletters-per-day = 3\r\n"
			     "colour = red\r\noutage-after = 2h\r\ninbox = x\r\n"));
	ck_assert_str_eq(
		err.text,
		"club/adjudicator.conf:1: address: \"nobody\" is no plain address with "
		"at most 32 characters before the @\n"
		"club/adjudicator.conf:4: letters-per-day: \"3\" is no number from 200 "
		"to 1000000\n"
		"club/adjudicator.conf:5: there is no setting \"colour\"\n"
		"club/adjudicator.conf:7: inbox: \"x\" is not understood; it begins "
		"with "
		"maildir: imaps: imap:");
	ck_assert_int_eq(config.outage_after, 7200);
}

START_TEST(complaints_without_room_are_counted)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);

	for (int i = 0; i < 500; i++) {
		buf_printf(&b, "nonsense-%d = 1\n", i);
	}
	ck_assert(!read_text(buf_cstr(&b)));
	ck_assert_uint_lt(strlen(err.text), sizeof err.text - 1);
	ck_assert_ptr_nonnull(strstr(err.text, ":1: "));
	ck_assert_ptr_nonnull(strstr(err.text, "\nand "));
	ck_assert_str_eq(err.text + strlen(err.text) - 5, " more");
	arena_free(&a);
}

START_TEST(a_long_value_is_shown_in_part)
{
	ck_assert(!read_text("inbox = aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaéaaaaaaaaaaaaaa"));
	ck_assert_ptr_nonnull(strstr(err.text, "aaa...\" is not understood"));
	ck_assert(utf8_valid(view_of(err.text)));
}

START_TEST(line_ends_marks_and_comments_are_no_trouble)
{
	ck_assert_msg(read_text("\xEF\xBB\xBF"
				"answers-per-day = 5 # a comment\r\n"
				"#lexica = x\r"
				"  # lexica = y\n\n"
				"club-name = a #b # c\n"
				"lexica = w #\n"
				"outage-after=90m"),
		      "%s", err.text);
	ck_assert_int_eq(config.answers_per_day, 5);
	ck_assert_str_eq(config.club_name, "a #b");
	ck_assert_str_eq(config.lexica, "w");
	ck_assert_int_eq(config.outage_after, 5400);
}

START_TEST(the_fresh_file_holds_every_default)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);
	struct lines lines;
	struct view line;

	config_write_default(&b, "games@words.example");
	ck_assert_msg(read_text(buf_cstr(&b)), "%s", err.text);
	ck_assert_str_eq(config.address, "games@words.example");
	ck_assert_int_eq(config.outage_after, 21600);
	for (size_t i = 0; i < settings_count; i++) {
		const char *head = arena_printf(&a, "\n%s =", settings[i].name);

		ck_assert_msg(strstr(buf_cstr(&b), head) != NULL, "%s", head);
	}
	lines = lines_of(buf_view(&b));
	while (line_next(&lines, &line)) {
		ck_assert_uint_le(utf8_width(line), SETTING_WIDTH);
		ck_assert(view_eq(line, view_trim_end(line)));
	}
	arena_free(&a);
}

int main(void)
{
	claims_fixture(NULL, teardown);
	claims_rows(a_wrong_line_is_named, wrong);
	return claims_run("config");
}
