/* SPDX-License-Identifier: ISC */
/* What a server may say that it should not. */
#include "adjudicator/mail/fetch/imap.h"

#include "formats/text/buf.h"
#include "tests/helpers/mail/wire_script.h"
#include <string.h>

#include "tests/helpers/claims.h"

enum { SOON = 150, LATE = 20000 };

static int deadline; /* of every exchange */

#define CAPABLE "CAPABILITY", "* CAPABILITY IMAP4rev1 MOVE IDLE\r\n$ OK done\r\n"
#define SELECTED                                                                       \
	"SELECT", "* 3 EXISTS\r\n* OK [UIDVALIDITY 77] ok\r\n"                         \
		  "* OK [PERMANENTFLAGS (\\Seen \\*)] ok\r\n$ OK done\r\n"
#define DATE "INTERNALDATE \"20-Nov-2026 12:00:00 +0000\""

static struct wire_script script;
static struct arena arena;
static struct imap *imap;
static struct err err;
static struct buf heard;

static void set_up(void)
{
	imap = NULL;
	deadline = LATE;
	err = (struct err){0};
	heard = buf_in(&arena);
}

static void tear_down(void)
{
	imap_close(imap);
	wire_script_free(&script);
	arena_free(&arena);
}

/* Opens a session and a folder with the first two steps. */
static void open_with(const struct wire_step *step)
{
	ck_assert_msg(imap_open(&imap, wire_script_carrier(&script, step),
				"mail.example", deadline, &err) &&
			      imap_select(imap, "INBOX", false, &err),
		      "%s %s", err.text, script.unexpected);
}

static bool hear(void *arg, const struct imap_item *item, struct view raw,
		 bool truncated, const char *unread)
{
	(void)arg;
	if (unread != NULL) {
		buf_printf(&heard, "%u! ", item->uid);
		return true;
	}
	buf_printf(&heard, "%u:%.*s%s ", item->uid, raw.len < 20 ? (int)raw.len : 20,
		   raw.at, truncated ? "..." : "");
	return true;
}

/* Fetches these, each announced with 5 bytes. */
static bool fetch(uint32_t first, size_t count)
{
	struct imap_item *item = arena_array(&arena, count, sizeof *item);

	for (size_t i = 0; i < count; i++) {
		item[i] = (struct imap_item){.uid = first + (uint32_t)i, .size = 5};
	}
	return imap_fetch(imap, item, count, hear, NULL, &err);
}

START_TEST(what_was_not_asked_for_is_passed_over)
{
	static const struct wire_step steps[] = {
		{CAPABLE    },
		{SELECTED   },
		{"UID FETCH",
		 "* 4 EXISTS\r\n* 1 EXPUNGE\r\n* 2 FETCH (FLAGS (\\Seen))\r\n"
		 "* 3 FETCH (UID 9 BODY[]<0> {5}\r\nNINE!)\r\n"
		 "* 2 FETCH (BODY[]<0> {5}\r\nNONE!)\r\n"
		 "* 1 FETCH (UID 6 FLAGS ())\r\n"
		 "* 2 FETCH (UID 7 BODY[]<0> {5}\r\nseven)\r\n"
		 "* 2 FETCH (UID 7 BODY[]<0> {5}\r\nagain)\r\n"
		 "* 3 FETCH (UID 8 BODY[]<0> NIL)\r\n"
		 "* SEARCH 1 2 3\r\n* OK Still here (really)\r\n$ OK done\r\n"},
		{0          }
        };

	open_with(steps);
	ck_assert_msg(fetch(6, 3), "%s", err.text);
	ck_assert_str_eq(buf_cstr(&heard), "7:seven ");
}

#define GIVEN(n, text)                                                                 \
	"* " n " FETCH (UID " n " BODY[]<0> {5}\r\n" text ")\r\n$ OK done\r\n"
#define REFUSED "$ NO [SERVERBUG] out of \x1b[31morder\r\n"

START_TEST(a_letter_that_is_refused_alone_keeps_no_other_waiting)
{
	static const struct wire_step steps[] = {
		{CAPABLE          },
		{SELECTED         },
		{"UID FETCH 1,2,3", REFUSED},
		{"UID FETCH 1",                 GIVEN("1", "first")},
		{"UID FETCH 2",REFUSED},
		{"UID FETCH 3",                 GIVEN("3", "three")},
		{0		  }
        };

	open_with(steps);
	ck_assert_msg(fetch(1, 3), "%s %s", err.text, script.unexpected);
	ck_assert_str_eq(buf_cstr(&heard), "1:first 3:three 2! ");
}

START_TEST(the_only_letter_may_be_refused)
{
	static const struct wire_step steps[] = {
		{CAPABLE      },
                {SELECTED     },
                {"UID FETCH 1", REFUSED},
                {0            }
        };

	open_with(steps);
	ck_assert_msg(fetch(1, 1), "%s %s", err.text, script.unexpected);
	ck_assert_str_eq(buf_cstr(&heard), "1! ");
}

START_TEST(a_server_that_refuses_all_letters_refuses_to_work)
{
	static const struct wire_step steps[] = {
		{CAPABLE        },
		{SELECTED       },
		{"UID FETCH 1,2", REFUSED},
		{"UID FETCH 1",               REFUSED},
		{"UID FETCH 2",REFUSED},
		{0  }
        };

	open_with(steps);
	ck_assert(!fetch(1, 2));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_ptr_nonnull(
		strstr(err.text, "mail.example, fetching letters: it refuses"));
	ck_assert_ptr_null(strchr(err.text, '\x1b'));
	ck_assert_uint_eq(heard.len, 0);
}

START_TEST(letters_come_in_the_order_in_which_they_were_asked_for)
{
	static const struct wire_step steps[] = {
		{CAPABLE    },
		{SELECTED   },
		{"UID FETCH",
		 "* 3 FETCH (BODY[]<0> {5}\r\nthree UID 3)\r\n"
		 "* 1 FETCH (UID 1 BODY[]<0> \"first\")\r\n"
		 "* 2 FETCH (UID 2 BODY[]<0> {5}\r\n(((({)\r\n$ OK done\r\n"},
		{0          }
        };

	open_with(steps);
	ck_assert_msg(fetch(1, 3), "%s", err.text);
	ck_assert_str_eq(buf_cstr(&heard), "1:first 2:(((({ 3:three ");
}

START_TEST(uids_are_sorted_and_none_stands_twice)
{
	static const struct wire_step steps[] = {
		{CAPABLE					   },
		{SELECTED					  },
		{"UID SEARCH UNDELETED UNKEYWORD AdjudicatorProcessed UNKEYWORD "
		 "AdjudicatorRejected",             "* SEARCH 9 4 0 4\r\n* SEARCH 2\r\n$ OK done\r\n"},
		{"UID FETCH 2,4,9",
		 "* 1 FETCH (UID 9 RFC822.SIZE 5 INTERNALDATE \"20-Nov-2026 13:00:00 "
		 "+0100\")\r\n"
		 "* 2 FETCH (UID 4 RFC822.SIZE 70000 INTERNALDATE \" 1-Nov-2026 "
		 "00:00:00 "
		 "-0030\")\r\n"
		 "* 3 FETCH (UID 5 RFC822.SIZE 5 " DATE ")\r\n"
		 "* 4 FETCH (UID 2 RFC822.SIZE 5)\r\n$ OK done\r\n"},
		{0}
        };
	struct imap_items items;
	uint32_t *uid;
	size_t n;

	open_with(steps);
	ck_assert_uint_eq(imap_validity(imap), 77);
	ck_assert_msg(imap_search(imap, &arena, &uid, &n, &err), "%s", err.text);
	ck_assert_uint_eq(n, 3);
	ck_assert_msg(imap_describe(imap, &arena, uid, n, &items, &err), "%s",
		      err.text);
	ck_assert_uint_eq(items.n, 2);
	ck_assert_uint_eq(items.at[0].uid, 4);
	ck_assert_uint_eq(items.at[0].size, 70000);
	ck_assert_int_eq(items.at[0].arrived, 1793493000);
	ck_assert_uint_eq(items.at[1].uid, 9);
	ck_assert_int_eq(items.at[1].arrived, 1795176000);
}

START_TEST(a_date_that_is_none_is_later_than_any_other)
{
	static const struct wire_step steps[] = {
		{CAPABLE    },
		{SELECTED   },
		{"UID FETCH",
		 "* 1 FETCH (UID 9 RFC822.SIZE 5 INTERNALDATE \"31-Feb-2026 "
		 "13:00:00 +0000\")\r\n$ OK done\r\n"},
		{0          }
        };
	uint32_t uid = 9;
	struct imap_items items;

	open_with(steps);
	ck_assert_msg(imap_describe(imap, &arena, &uid, 1, &items, &err), "%s",
		      err.text);
	ck_assert_uint_eq(items.n, 1);
	ck_assert_int_eq(items.at[0].arrived, INT64_MAX);
}

START_TEST(a_letter_shorter_than_announced_counts_when_it_comes_again_the_same)
{
	static const struct wire_step steps[] = {
		{CAPABLE						  },
		{SELECTED						 },
		{"UID FETCH 1,2",
		 "* 1 FETCH (UID 1 BODY[]<0> {3}\r\none)\r\n"
		 "* 2 FETCH (UID 2 BODY[]<0> {3}\r\ntwo)\r\n$ OK done\r\n"},
		{"UID FETCH 1",
		 "* 1 FETCH (UID 1 BODY[]<0> {3}\r\none)\r\n$ OK done\r\n"},
		{"UID FETCH 2",
		 "* 2 FETCH (UID 2 BODY[]<0> {4}\r\ntwo!)\r\n$ OK done\r\n"},
		{0					    }
        };

	open_with(steps);
	ck_assert_msg(fetch(1, 2), "%s %s", err.text, script.unexpected);
	ck_assert_str_eq(buf_cstr(&heard), "1:one ");
}

/* Answers to a fetch, and what is said of them. `more` comes after the last byte. */
static const struct bad {
	const char *answer, *says, *more;
} bads[] = {
	{NULL,						      "it closed the connection",                NULL        },
	{"* 1 FETCH (UID 1 BODY[]<0> {5}\r\non",                    "it stopped answering",                    NULL        },
	{"* 1 FETCH (UID 1 BODY[]<0> {5}\r\none)\r\n$ OK done\r\n",
	 "its answer is not understood",								       NULL        },
	{"",							"it stopped answering",                    NULL        },
	{"* 1 FETCH (UID 1 BODY[]<0> {4294967295}\r\n",
	 "a longer letter than was asked for",								 NULL        },
	{"* 1 FETCH (UID 1 BODY[]<0> {18446744073709551617}\r\n",
	 "a brace that announces nothing",								     NULL        },
	{"* 1 FETCH (UID 1 BODY[]<0> {-5}\r\n",                     "a brace that announces nothing",          NULL        },
	{"* 1 FETCH (UID 1 BODY[]<0> {5} abcde)\r\n",               "a brace that announces nothing",
	 NULL													      },
	{"* OK [BADCHARSET ({5}\r\n",                               "a brace that announces nothing",          NULL        },
	{"$ OK {5}\r\n",					    "a brace that announces nothing",          NULL        },
	{"* 1 FETCH (BODYSTRUCTURE ",                               "an answer nested too deeply",             "("         },
	{"* 1 FETCH (BODY[]<0> {5}\r\none)) BODYSTRUCTURE ",
	 "an answer nested too deeply",									"(("        },
	{"* 1 FETCH (FLAGS (",				      "it sent more than an answer can be long", "\\Seen "   },
	{"",							"it sent more than an answer can be long", "* OK x\r\n"},
	{"* 1 FETCH (UID 1 BODY[]<0> {5}\r\none)\r\n$ BYE\r\n",
	 "its answer is not understood",								       NULL        },
	{"garbage\r\n",					     "its answer is not understood",            NULL        },
	{"* 1 FETCH UID 1\r\n$ OK done\r\n",                        "its answer is not understood",            NULL        },
	{"wrong OK done\r\n",				       "its answer is not understood",            NULL        },
	{"* BYE going down\r\n",				    "it stopped answering",                    NULL        },
};

START_TEST(what_cannot_be_an_answer_ends_the_session)
{
	const struct bad *b = &bads[_i];
	const struct wire_step steps[] = {
		{CAPABLE    },
                {SELECTED   },
                {"UID FETCH", b->answer},
                {0          }
        };

	deadline = b->more == NULL ? SOON : LATE;
	open_with(steps);
	script.end = b->more == NULL ? (struct view){0} : view_of(b->more);
	ck_assert(!fetch(1, 2));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_msg(strstr(err.text, b->says) != NULL, "%s", err.text);
	ck_assert_msg(strstr(err.text, "mail.example") != NULL, "%s", err.text);
	ck_assert_ptr_null(strchr(err.text, '\x1b'));
	ck_assert_uint_eq(heard.len, 0);
	script.end = (struct view){0};
}

START_TEST(a_search_may_find_nothing_or_be_refused)
{
	static const struct wire_step steps[] = {
		{CAPABLE         },
		{SELECTED        },
		{"UID SEARCH",     "* SEARCH 2 4\r\n$ OK done\r\n"},
		{"UID SEARCH",                "$ OK done\r\n"},
		{"UID SEARCH","* SEARCH\r\n* SEARCH 3\r\n$ OK done\r\n"},
		{"UID SEARCH",     "* SEARCH 7\r\n$ NO not today\r\n"},
		{0               }
        };
	uint32_t *uid;
	size_t n;

	open_with(steps);
	ck_assert_msg(imap_search(imap, &arena, &uid, &n, &err), "%s", err.text);
	ck_assert_uint_eq(n, 2);
	ck_assert_uint_eq(uid[1], 4);
	ck_assert_msg(imap_search(imap, &arena, &uid, &n, &err), "%s", err.text);
	ck_assert_uint_eq(n, 0);
	ck_assert_msg(imap_search(imap, &arena, &uid, &n, &err), "%s", err.text);
	ck_assert_uint_eq(n, 1);
	ck_assert(!imap_search(imap, &arena, &uid, &n, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "not today"));
}

START_TEST(a_server_that_tells_nothing_of_itself_can_nothing)
{
	static const char *const said[] = {"$ OK done\r\n",
					   "* CAPABILITY\r\n$ OK done\r\n"};
	const struct wire_step steps[] = {
		{"CAPABILITY", said[_i]},
                {SELECTED           },
                {0}
        };

	open_with(steps);
	ck_assert(!imap_can_idle(imap));
}

START_TEST(a_folder_that_is_not_there_names_the_settings)
{
	static const struct wire_step steps[] = {
		{CAPABLE                       },
		{"SELECT \"Spiele/W&APY-rter\"", "$ NO no such folder\r\n"},
		{0			     }
        };

	ck_assert(imap_open(&imap, wire_script_carrier(&script, steps), "mail.example",
			    deadline, &err));
	ck_assert(!imap_select(imap, "Spiele/Wörter", false, &err));
	ck_assert_ptr_null(script.unexpected);
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "Spiele/Wörter"));
	ck_assert_ptr_nonnull(strstr(err.text, "no such folder"));
	ck_assert_uint_eq(imap_validity(imap), 0);
}

int main(void)
{
	claims_timeout(30);
	claims_fixture(set_up, tear_down);
	claims_rows(what_cannot_be_an_answer_ends_the_session, bads);
	claims_times(a_server_that_tells_nothing_of_itself_can_nothing, 0, 2);
	return claims_run("imap_hostile");
}
