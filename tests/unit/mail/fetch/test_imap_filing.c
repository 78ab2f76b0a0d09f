/* SPDX-License-Identifier: ISC */
/* Servers that cannot do all: where letters are filed, and who is listened to. */
#include "adjudicator/mail/fetch/imap.h"

#include "tests/helpers/mail/wire_script.h"

#include "tests/helpers/claims.h"

#include <string.h>

enum { LATE = 20000 /* deadline of every exchange */ };

#define CAPABLE "CAPABILITY", "* CAPABILITY IMAP4rev1 MOVE IDLE\r\n$ OK done\r\n"
#define SELECTED                                                                       \
	"SELECT", "* 3 EXISTS\r\n* OK [UIDVALIDITY 77] ok\r\n"                         \
		  "* OK [PERMANENTFLAGS (\\Seen \\*)] ok\r\n$ OK done\r\n"

static struct wire_script script;
static struct imap *imap;
static struct err err;

static void set_up(void)
{
	imap = NULL;
	err = (struct err){0};
}

static void tear_down(void)
{
	imap_close(imap);
	wire_script_free(&script);
}

/* Opens a session and a folder with the first two steps. */
static void open_with(const struct wire_step *step)
{
	ck_assert_msg(imap_open(&imap, wire_script_carrier(&script, step),
				"mail.example", LATE, &err) &&
			      imap_select(imap, "INBOX", false, &err),
		      "%s %s", err.text, script.unexpected);
}

START_TEST(without_move_letters_are_marked)
{
	static const struct wire_step steps[] = {
		{"CAPABILITY",     "* CAPABILITY IMAP4rev1\r\n$ OK done\r\n"},
		{SELECTED               },
		{"UID STORE 4,6 +FLAGS.SILENT (AdjudicatorRejected)", "$ OK done\r\n"},
		{0}
        };
	static const uint32_t uid[] = {4, 6};

	open_with(steps);
	ck_assert_msg(imap_file(imap, uid, 2, IMAP_REJECTED, &err), "%s %s", err.text,
		      script.unexpected);
}

START_TEST(without_move_and_keywords_letters_stay)
{
	static const struct wire_step steps[] = {
		{"CAPABILITY",					  "* CAPABILITY IMAP4rev1\r\n$ OK done\r\n"},
		{"SELECT",						     "* OK [PERMANENTFLAGS (\\Seen)] ok\r\n$ OK done\r\n"},
		{0}
        };
	static const uint32_t uid = 4;

	open_with(steps);
	ck_assert_msg(imap_file(imap, &uid, 1, IMAP_PROCESSED, &err), "%s %s", err.text,
		      script.unexpected);
}

START_TEST(a_folder_is_made_within_the_inbox_where_that_must_be)
{
	static const struct wire_step steps[] = {
		{CAPABLE					   },
		{SELECTED					  },
		{"UID MOVE 4 Processed",                             "$ NO [TRYCREATE] no\r\n"},
		{"CREATE Processed",						  "$ NO not there\r\n"},
		{"UID MOVE 4 Processed","$ NO [TRYCREATE] no\r\n"},
		{"LIST",			     "* LIST (\\Noselect) \".\" \"\"\r\n$ OK done\r\n"},
		{"CREATE \"INBOX.Processed\"",						  "$ OK done\r\n"},
		{"UID MOVE 4 \"INBOX.Processed\"","$ OK done\r\n"},
		{"UID MOVE 5 \"INBOX.Processed\"",                       "$ OK done\r\n"},
		{0						 }
        };
	static const uint32_t uid[] = {4, 5};

	open_with(steps);
	ck_assert_msg(imap_file(imap, uid, 1, IMAP_PROCESSED, &err) &&
			      imap_file(imap, uid + 1, 1, IMAP_PROCESSED, &err),
		      "%s %s", err.text, script.unexpected);
}

START_TEST(a_folder_that_is_there_is_used_though_it_was_refused)
{
	static const struct wire_step steps[] = {
		{CAPABLE                   },
		{SELECTED                  },
		{"UID MOVE 4 Processed",     "$ NO [TRYCREATE] no\r\n"},
		{"CREATE Processed",                          "$ NO server is busy\r\n"},
		{"UID MOVE 4 Processed","$ OK done\r\n"},
		{"UID MOVE 5 Processed",     "$ OK done\r\n"},
		{0			 }
        };
	static const uint32_t uid[] = {4, 5};

	open_with(steps);
	ck_assert_msg(imap_file(imap, uid, 1, IMAP_PROCESSED, &err) &&
			      imap_file(imap, uid + 1, 1, IMAP_PROCESSED, &err),
		      "%s %s", err.text, script.unexpected);
}

START_TEST(a_mark_is_left_in_a_folder_that_is_there_though_it_was_refused)
{
	static const struct wire_step steps[] = {
		{CAPABLE                   },
		{SELECTED                  },
		{"STATUS",                   "$ NO none\r\n"},
		{"STATUS",                          "$ NO none\r\n"},
		{"STATUS","$ NO none\r\n"},
		{"CREATE Adjudicator-Mark",                   "$ NO server is busy\r\n"},
		{"STATUS Adjudicator-Mark",                          "* STATUS Adjudicator-Mark (UIDNEXT 1 "
					    "UIDVALIDITY 5)\r\n$ OK done\r\n"},
		{"APPEND Adjudicator-Mark","$ NO full\r\n"},
		{0 }
        };
	int64_t value;

	open_with(steps);
	ck_assert(!imap_move_mark(imap, &value, &err));
	ck_assert_msg(strstr(err.text, "leaving our mark") != NULL, "%s %s", err.text,
		      script.unexpected);
}

/* What is said while nobody asks, and what becomes of the waiting. */
static const struct idling {
	const char *begin, *end;
	enum imap_news news;
	bool still;
} idlings[] = {
	{"+ idling\r\n* 4 EXISTS\r\n",                     "idle OK done\r\n",               IMAP_NEWS,  true },
	{"* 3 EXISTS\r\n+ idling\r\n",                     "idle OK done\r\n",               IMAP_NEWS,  true },
	{"+ idling\r\n",				   "idle OK done\r\n",               IMAP_QUIET, true },
	{"+ idling\r\n* OK Still here\r\n* 2 EXPUNGE\r\n", "idle OK done\r\n",
	 IMAP_QUIET,										     true },
	{"+ idling\r\n",				   "* 5 EXISTS\r\nidle OK done\r\n", IMAP_NEWS,  true },
	{"$ BAD what\r\n",				 NULL,                             IMAP_QUIET, false},
};

START_TEST(a_server_is_listened_to_while_it_is_idle)
{
	const struct idling *d = &idlings[_i];
	const struct wire_step steps[] = {
		{CAPABLE },
                {SELECTED},
                {"IDLE",   d->begin},
                {"DONE",        d->end},
                {0}
        };
	enum imap_news news;

	open_with(steps);
	ck_assert_msg(imap_idle(imap, -1, 20, &news, &err), "%s %s", err.text,
		      script.unexpected);
	ck_assert_int_eq(news, d->news);
	ck_assert_int_eq(imap_can_idle(imap), d->still);
}

START_TEST(a_server_that_hangs_up_while_idle_is_gone)
{
	static const struct wire_step steps[] = {
		{CAPABLE },
                {SELECTED},
                {"IDLE",   "+ idling\r\n* BYE now\r\n"},
                {0       }
        };
	enum imap_news news;

	open_with(steps);
	script.gone = true;
	ck_assert(!imap_idle(imap, -1, 20, &news, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
}

int main(void)
{
	claims_timeout(30);
	claims_fixture(set_up, tear_down);
	claims_rows(a_server_is_listened_to_while_it_is_idle, idlings);
	return claims_run("imap_filing");
}
