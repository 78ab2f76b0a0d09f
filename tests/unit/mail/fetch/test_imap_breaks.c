/* SPDX-License-Identifier: ISC */
/* A server that refuses, hangs up or answers half, wherever it can: that is told, and
 * nothing is taken for done. */
#include "adjudicator/mail/fetch/imap_session.h"
#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "tests/helpers/mail/bad_call.h"
#include "tests/helpers/mail/wire_script.h"

#include "tests/helpers/claims.h"

#include "formats/text/buf.h"
#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { SOON = 50, LATE = 20000 /* deadlines of an exchange */, STEPS = 14 };

#define DONE "$ OK done\r\n"
#define NO   "$ NO not today\r\n"
#define BEGIN                                                                          \
	{                                                                              \
		"CAPABILITY", "* CAPABILITY IMAP4rev1 MOVE IDLE\r\n" DONE              \
	}
#define SELECTED "SELECT", "* OK [UIDVALIDITY 77] ok\r\n" DONE
#define MARK(what)                                                                     \
	"STATUS Adjudicator-Mark", "* STATUS Adjudicator-Mark (" what ")\r\n" DONE
#define NO_MARK                                                                        \
	{"STATUS", NO}, {"STATUS", NO},                                                \
	{                                                                              \
		"STATUS", NO                                                           \
	}
#define LEFT                                                                           \
	{"APPEND Adjudicator-Mark", "+ go on\r\n"},                                    \
	{                                                                              \
		"", DONE                                                               \
	}
#define FIVE(what) "UID FETCH 5", "* 1 FETCH (UID 5 " what ")\r\n" DONE
#define UNMADE                                                                         \
	{"UID MOVE", NO}, {"CREATE", NO},                                              \
	{                                                                              \
		"UID MOVE", NO                                                         \
	}
#define SIZE      "RFC822.SIZE 5 INTERNALDATE \"20-Nov-2026 12:00:00 +0000\""
#define FOUND     "UID SEARCH", "* SEARCH 5\r\n" DONE
#define FOUND_TWO "UID SEARCH", "* SEARCH 5 6\r\n" DONE
#define TWO_SIZES                                                                      \
	"UID FETCH 5,6",                                                               \
		"* 1 FETCH (UID 5 " SIZE ")\r\n* 2 FETCH (UID 6 " SIZE ")\r\n" DONE
#define FOUND_NONE "UID SEARCH", DONE

static struct wire_script script;
static struct arena arena;
static struct err err;
static struct mailbox box;
static int64_t got;
static bool enough;

static bool no_secret(void *arg, struct arena *a, struct view *out, struct err *e)
{
	(void)arg;
	(void)a;
	(void)out;
	return err_set(e, ERR_CONFIG, "there is no password");
}

static struct mailbox_terms terms = {.inbox = "imaps://gm@mail.example/INBOX",
				     .junk = "Junk",
				     .ca = "",
				     .milliseconds = LATE,
				     .secret = no_secret};

static void set_up(void)
{
	arena = (struct arena){0};
	err = (struct err){0};
	got = 0;
	enough = false;
	script = (struct wire_script){0};
	terms.reading_only = false;
	box = (struct mailbox){.kind = &mailbox_imap, .terms = &terms};
	ck_assert_ptr_null(server_read(&box.arena, view_of(terms.inbox), &box.server));
}

static void tear_down(void)
{
	box.kind->close(&box);
	arena_free(&box.arena);
	wire_script_free(&script);
	arena_free(&arena);
}

/* ------------------------------------------------------------- what is asked of it */

static bool mark(void)
{
	return mailbox_mark(&box, &got, &err);
}

static bool move(void)
{
	return mailbox_move_mark(&box, &got, &err);
}

static bool visit(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	got += view_is(l->raw, "five!") + (l->unread != NULL ? 100 : 0);
	return !enough;
}

static bool walk(void)
{
	return mailbox_each(&box, visit, NULL, &err);
}

static bool walk_to_one(void)
{
	enough = true;
	return walk();
}

/* From 3 on; how far it came is what is got. */
static bool walk_junk(void)
{
	int64_t read = 3;
	bool ok = mailbox_each_junk(&box, &read, visit, NULL, &err);

	got = read;
	return ok;
}

static bool junk(void)
{
	const char *name;
	bool ok = mailbox_junk(&box, &arena, &name, &err);

	got = ok && strcmp(name, "junk gm@mail.example/Junk 77") == 0;
	return ok;
}

static bool file_one(const char *text)
{
	struct view uid = view_of(text);

	return mailbox_file(&box, &(struct mailbox_pile){.uid = &uid, .count = 1},
			    &err);
}

static bool file(void)
{
	return file_one("77.5.ab");
}

static bool file_of_before(void)
{
	return file_one("76.5.ab");
}

static bool file_nothing(void)
{
	terms.reading_only = true;
	return file();
}

static bool count(void)
{
	size_t n = 0;
	int64_t newest = -1;
	bool ok = imap_select(box.imap, "INBOX", false, &err) &&
		  imap_count(box.imap, &n, &newest, &err);

	got = (int64_t)n * 1000 + (newest == 1795176000 ? 1 : newest);
	return ok;
}

static bool read_only(void)
{
	bool ok = imap_select(box.imap, "INBOX", true, &err);

	got = ok && imap_writable(box.imap);
	return ok;
}

/* ------------------------------------------------------------------ what it answers */

/* clang-format off */
static const struct {
	bool (*does)(void);
	const struct wire_step step[STEPS];
	const char *says; /* NULL: well */
	int64_t got;
} rows[] = {
	/* The mark is both numbers, or none. */
	{mark, {BEGIN, {MARK("MESSAGES 3 UIDNEXT 5 UIDVALIDITY 7")}}, NULL, 7LL << 32 | 5},
	{mark, {BEGIN, {MARK("UIDNEXT 5")}}, NULL, 0},
	{mark, {BEGIN, {MARK("UIDVALIDITY 7")}}, NULL, 0},
	{mark, {BEGIN, NO_MARK}, NULL, 0},
	{mark, {BEGIN, {"STATUS", NULL}}, "asking for our mark", 0},
	{move, {BEGIN, {"STATUS", NULL}}, "asking for our mark", 0},
	{move, {BEGIN, NO_MARK, {"CREATE", NULL}}, "making a folder", 0},
	{move, {BEGIN, NO_MARK, {"CREATE", NO}, {"STATUS", NO}, {"CREATE", NO},
		{"STATUS", NO}, {"CREATE", NO}, {"STATUS", NO}}, "lets us make no folder", 0},
	{move, {BEGIN, {MARK("UIDNEXT 4 UIDVALIDITY 7")}, LEFT,
		{MARK("UIDNEXT 5 UIDVALIDITY 7")}}, NULL, 7LL << 32 | 5},
	{move, {BEGIN, {MARK("UIDNEXT 4 UIDVALIDITY 7")}, {"APPEND", NO}}, "leaving our mark", 7LL << 32 | 4},
	{move, {BEGIN, {MARK("UIDNEXT 4 UIDVALIDITY 7")}, LEFT, {"STATUS", NULL}},
		"asking for our mark", 0},
	/* Now and then its folder is swept. */
	{move, {BEGIN, {MARK("UIDNEXT 63 UIDVALIDITY 7")}, LEFT,
		{MARK("UIDNEXT 64 UIDVALIDITY 7")}, {SELECTED}, {"STORE 1:* +FLAGS.SILENT (\\Deleted)", DONE},
		{"EXPUNGE", DONE}}, NULL, 7LL << 32 | 64},
	{move, {BEGIN, {MARK("UIDNEXT 63 UIDVALIDITY 7")}, LEFT,
		{MARK("UIDNEXT 64 UIDVALIDITY 7")}, {"SELECT", NO}}, "no folder", 7LL << 32 | 64},
	{move, {BEGIN, {MARK("UIDNEXT 63 UIDVALIDITY 7")}, LEFT,
		{MARK("UIDNEXT 64 UIDVALIDITY 7")}, {SELECTED}, {"STORE", NO}},
		"sweeping our folder", 7LL << 32 | 64},
	{move, {BEGIN, {MARK("UIDNEXT 63 UIDVALIDITY 7")}, LEFT,
		{MARK("UIDNEXT 64 UIDVALIDITY 7")}, {SELECTED}, {"STORE", DONE}, {"EXPUNGE", NO}},
		"sweeping our folder", 7LL << 32 | 64},

	{count, {BEGIN, {SELECTED}, {FOUND_NONE}}, NULL, 0},
	{count, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}}, NULL, 1001},
	{count, {BEGIN, {SELECTED}, {FOUND}, {FIVE("RFC822.SIZE 5 INTERNALDATE \"31-Feb-2026 12:00:00 +0000\"")}}, NULL, 1000},
	{count, {BEGIN, {SELECTED}, {FOUND}, {"UID FETCH", DONE}}, NULL, 1000},
	{count, {BEGIN, {SELECTED}, {FOUND}, {FIVE("INTERNALDATE \"20-Nov-2026 12:00:00 +0000\"")}}, NULL, 1000},
	{count, {BEGIN, {SELECTED}, {FOUND}, {"UID FETCH", "* 1 FETCH (" SIZE ")\r\n" DONE}}, NULL, 1000},
	{count, {BEGIN, {SELECTED}, {FOUND}, {"UID FETCH", NULL}}, "asking for sizes and dates", 1000},
	{count, {BEGIN, {SELECTED}, {"UID SEARCH", NULL}}, "looking for letters", 0},
	{count, {BEGIN, {"SELECT", NULL}}, "opening the folder", -1},
	{read_only, {BEGIN, {"EXAMINE", "* OK [READ-ONLY] ok\r\n" DONE}}, NULL, 0},
	{read_only, {BEGIN, {"EXAMINE", NO}}, "no folder", 0},

	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {FIVE("BODY[]<0> {5}\r\nfive!")},
		{"NOOP", DONE}, {FOUND}}, NULL, 1},
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {FIVE("BODY[]<0> {5}\r\nfive!")},
		{"NOOP", NULL}}, "asking for news", 1},
	{walk, {BEGIN, {SELECTED}, {"UID SEARCH", NULL}}, "looking for letters", 0},
	{walk_junk, {BEGIN, {SELECTED}, {FOUND}, {"UID FETCH", DONE}, {FOUND_NONE}}, NULL, 3},
	/* One that came cut is asked for again, and may break off then. */
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {FIVE("BODY[]<0> {3}\r\nfiv")},
		{"UID FETCH", NULL}}, "fetching letters", 0},
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {FIVE("BODY[]<0> {3}\r\nfiv")},
		{"UID FETCH", DONE}, {FOUND_NONE}}, NULL, 0},
	{walk_to_one, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {FIVE("BODY[]<0> {5}\r\nfive!")}}, NULL, 1},
	{walk, {BEGIN, {SELECTED}, {FOUND}, {"UID FETCH", NULL}}, "asking for sizes and dates", 0},
	/* What is listed and not given is gone, or it is told. */
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {"UID FETCH 5", DONE}, {FOUND_NONE}}, NULL, 0},
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {"UID FETCH 5", DONE}, {FOUND}},
		"does not give 1 of the letters", 0},
	/* Beside others that are given it alone cannot be read. */
	{walk, {BEGIN, {SELECTED}, {FOUND_TWO}, {TWO_SIZES},
		{"UID FETCH 5,6", "* 1 FETCH (UID 5 BODY[]<0> {5}\r\nfive!)\r\n" DONE}, {"NOOP", DONE}, {FOUND_TWO},
		{"UID FETCH 6", DONE}, {FOUND_TWO}}, NULL, 101},
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {"UID FETCH 5", NO}, {"NOOP", DONE}, {FOUND}}, NULL, 100},
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)}, {"UID FETCH 5", DONE}, {"UID SEARCH", NULL}},
		"looking for letters", 0},
	/* A part that does not begin at the letter's beginning is not the letter. */
	{walk, {BEGIN, {SELECTED}, {FOUND}, {FIVE(SIZE)},
		{FIVE("RFC822.HEADER {5}\r\nfive! BODY[]<5> {5}\r\nfive!")}, {FOUND_NONE}}, NULL, 0},

	{junk, {BEGIN, {SELECTED}}, NULL, 1},
	{junk, {BEGIN, {"SELECT", NO}}, "no folder \"Junk\"", 0},
	{walk_junk, {BEGIN, {"SELECT", NO}}, "no folder \"Junk\"", 3},
	{walk_junk, {BEGIN, {SELECTED}, {"UID SEARCH", "* SEARCH 3 2\r\n" DONE}}, NULL, 3},
	{walk_junk, {BEGIN, {SELECTED}, {"UID SEARCH", "* SEARCH 5 3 2\r\n" DONE}, {FIVE(SIZE)},
		{FIVE("BODY[]<0> {5}\r\nfive!")}, {"NOOP", DONE}, {FOUND}}, NULL, 5},

	{file, {BEGIN, {SELECTED}, {"UID MOVE 5", DONE}}, NULL, 0},
	{file, {BEGIN, {"SELECT", NULL}}, "opening the folder", 0},
	{file_nothing, {BEGIN}, NULL, 0},
	/* Folders can be made nowhere, or within the inbox alone. */
	{file, {BEGIN, {SELECTED}, {"UID MOVE", NO}, {"CREATE", NULL}}, "making a folder", 0},
	{file, {BEGIN, {SELECTED}, UNMADE, {"LIST", NULL}}, "asking how folders are named", 0},
	{file, {BEGIN, {SELECTED}, UNMADE, {"LIST", "* LIST () \"/\" \"\"\r\n" NO}}, "asking how folders are named", 0},
	{file, {BEGIN, {SELECTED}, UNMADE, {"LIST", DONE}, {"UID MOVE", NO}}, "moving letters", 0},
	{file, {BEGIN, {SELECTED}, UNMADE, {"LIST", "* LIST () NIL \"\"\r\n" DONE}, {"UID MOVE", NO}}, "moving letters", 0},
	{file, {BEGIN, {SELECTED}, UNMADE, {"LIST", "* LIST () \"/\" \"\"\r\n" DONE},
		{"CREATE \"INBOX/Processed\"", NO}, {"UID MOVE 5 \"INBOX/Processed\"", DONE}}, NULL, 0},
	{file, {BEGIN, {SELECTED}, UNMADE, {"LIST", "* LIST () \"/\" \"\"\r\n" DONE},
		{"CREATE", NULL}}, "making a folder", 0},
	{file_of_before, {BEGIN, {SELECTED}}, NULL, 0},
};
/* clang-format on */

START_TEST(what_a_server_refuses_or_breaks_off_is_told)
{
	bool ok;

	ck_assert_msg(imap_open(&box.imap, wire_script_carrier(&script, rows[_i].step),
				"mail.example", LATE, &err),
		      "%s", err.text);
	ok = rows[_i].does();
	ck_assert_msg(script.unexpected == NULL && ok == (rows[_i].says == NULL),
		      "%s %s", err.text, script.unexpected);
	ck_assert_msg(ok || strstr(err.text, rows[_i].says) != NULL, "%s", err.text);
	ck_assert_int_eq(got, rows[_i].got);
	ck_assert_msg(!ok || script.step->command == NULL, "%s was not asked",
		      script.step->command);
}

/* ---------------------------------------------------------------------- waiting */

/* From then on an exchange has so long. */
static void open_session(const struct wire_step *step, int milliseconds)
{
	ck_assert_msg(imap_open(&box.imap, wire_script_carrier(&script, step),
				"mail.example", LATE, &err) &&
			      imap_select(box.imap, "INBOX", false, &err),
		      "%s %s", err.text, script.unexpected);
	box.imap->milliseconds = milliseconds;
}

/* What it says to IDLE and to DONE, and again and again behind that. */
static const struct {
	const char *idle, *done, *more, *says;
} losses[] = {
	{NULL,		  "",   NULL,         "it closed the connection"    },
	{"+ idling\r\n",        NULL, NULL,         "it closed the connection"    },
	{"+ idling\r\n",        "",   "* OK x\r\n", "its answer is not understood"},
	{"* 1 FETCH (\r\n",     "",   NULL,         "it stopped answering"        },
	{"+ idling\r\n* 4 EXI", "",   NULL,         "it stopped answering"        },
};

START_TEST(a_server_that_is_lost_while_it_is_waited_for_is_told)
{
	const struct wire_step steps[] = {
		BEGIN, {SELECTED        },
                 {"IDLE",           losses[_i].idle},
                 {"DONE",                losses[_i].done},
		{0},
	};
	enum imap_news news;

	open_session(steps, SOON);
	script.end = view_of(losses[_i].more != NULL ? losses[_i].more : "");
	for (int i = 0; i < 2; i++) { /* and stays lost */
		ck_assert(!imap_idle(box.imap, -1, 0, &news, &err));
		ck_assert_int_eq(err.kind, ERR_SERVER);
		ck_assert_msg(i > 0 || strstr(err.text, losses[_i].says) != NULL, "%s",
			      err.text);
	}
	script.end = (struct view){0};
}

START_TEST(a_server_that_has_hung_up_is_not_waited_for)
{
	static const struct wire_step steps[] = {BEGIN, {SELECTED}, {0}};
	enum imap_news news;
	int end[2];

	open_session(steps, LATE);
	script.gone = true;
	ck_assert(!imap_idle(box.imap, -1, LATE, &news, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "it closed the connection"));
	box.folder = "INBOX";
	/* The next walk tells of it; until then only a waker ends the waiting. */
	ck_assert_int_eq(pipe(end), 0);
	ck_assert_int_eq(write(end[1], "x", 1), 1);
	mailbox_wait(&box, end[0], 100 * LATE);
	ck_assert_ptr_null(box.imap);
	mailbox_wait(&box, end[0], 100 * LATE);
	close(end[0]);
	close(end[1]);
}

START_TEST(who_is_woken_waits_no_longer)
{
	static const struct wire_step steps[] = {
		BEGIN,
		{SELECTED           },
		{"IDLE",              "+ idling\r\n"},
		{"DONE",                   "idle OK done\r\n"},
		{0}
        };
	enum imap_news news;
	int end[2];

	ck_assert_int_eq(pipe(end), 0);
	ck_assert_int_eq(write(end[1], "x", 1), 1);
	open_session(steps, LATE);
	ck_assert_msg(imap_idle(box.imap, end[0], 100 * LATE, &news, &err), "%s",
		      err.text);
	ck_assert_int_eq(news, IMAP_WOKEN);
	close(end[0]);
	close(end[1]);
}

START_TEST(what_was_said_before_the_waiting_is_news)
{
	static const struct wire_step steps[] = {
		BEGIN, {SELECTED "* 4 EXISTS\r\n"}, {0}};
	enum imap_news news;

	open_session(steps, LATE);
	ck_assert_msg(imap_idle(box.imap, -1, 100 * LATE, &news, &err), "%s", err.text);
	ck_assert_int_eq(news, IMAP_NEWS);
}

/* More than an answer's end is read of it, and no end of a line is missed. */
START_TEST(a_line_without_measure_is_no_news)
{
	struct buf b = buf_in(&arena);
	struct wire_step steps[] = {
		BEGIN, {SELECTED           },
                 {"IDLE",              NULL},
                 {"DONE",                   "idle OK done\r\n"},
                 {0}
        };
	enum imap_news news;

	buf_str(&b, "noise\r\n+ idling\r\n+ again\r\n* ");
	buf_repeat(&b, 'x', 5000);
	buf_str(&b, " EXISTS\r\n* 2 RECENT\r\n");
	steps[2].answer = buf_cstr(&b);
	open_session(steps, LATE);
	ck_assert_msg(imap_idle(box.imap, -1, 0, &news, &err), "%s", err.text);
	ck_assert_int_eq(news, IMAP_NEWS);
}

/* ------------------------------------------------------------- a bad day of ours */

static enum imap_news told;
static bool went_well;

static void idle(void)
{
	went_well = imap_idle(box.imap, -1, 20, &told, &err);
}

static void refresh(void)
{
	went_well = imap_refresh(box.imap, &err);
}

static void wait_for_waker(void)
{
	mailbox_wait(&box, got >= 0 ? (int)got : -1, LATE);
	went_well = true;
}

START_TEST(a_wait_that_a_signal_interrupts_goes_on)
{
	static const struct wire_step steps[] = {
		BEGIN,
		{SELECTED           },
		{"IDLE",              "+ idling\r\n"},
		{"DONE",                   "idle OK done\r\n"},
		{0}
        };
	static const struct wire_step silent[] = {
		BEGIN, {SELECTED},
                 {"NOOP",   ""},
                 {0       }
        };
	struct bad_call bad = {.name = "poll", .why = EINTR, .nth = 1};
	int end[2];

	if (!bad_call_can()) {
		return;
	}
	open_session(steps, LATE);
	ck_assert(bad_call(&bad, idle));
	ck_assert_msg(went_well && told == IMAP_QUIET, "%s", err.text);
	tear_down();
	set_up();
	open_session(silent, SOON);
	ck_assert(bad_call(&bad, refresh));
	ck_assert(!went_well);
	ck_assert_msg(strstr(err.text, "it stopped answering") != NULL, "%s", err.text);
	tear_down();
	set_up();
	ck_assert_int_eq(pipe(end), 0);
	ck_assert_int_eq(write(end[1], "x", 1), 1);
	got = end[0];
	ck_assert(bad_call(&bad, wait_for_waker));
	close(end[0]);
	close(end[1]);
}

START_TEST(a_wait_that_cannot_be_is_told)
{
	static const struct wire_step steps[] = {
		BEGIN,
		{SELECTED           },
		{"IDLE",              "+ idling\r\n"},
		{"DONE",                   "idle OK done\r\n"},
		{0}
        };
	static const struct wire_step silent[] = {
		BEGIN, {SELECTED},
                 {"NOOP",   ""},
                 {0       }
        };
	struct bad_call bad = {.name = "poll", .why = ENOMEM, .nth = 1};

	if (bad_call_can()) {
		open_session(_i == 0 ? steps : silent, LATE);
		ck_assert(bad_call(&bad, _i == 0 ? idle : refresh));
		ck_assert(!went_well);
		ck_assert_int_eq(err.kind, ERR_SERVER);
		ck_assert_msg(strstr(err.text, strerror(ENOMEM)) != NULL, "%s",
			      err.text);
	}
}

/* ------------------------------------------------------------------------- slowness */

START_TEST(who_takes_little_at_a_time_hears_all_of_it)
{
	static const struct wire_step steps[] = {
		BEGIN, {SELECTED    },
                 {"UID SEARCH", DONE},
                 {0           }
        };
	uint32_t *uid;
	size_t n;

	ck_assert_msg(imap_open(&box.imap, wire_script_carrier(&script, steps),
				"mail.example", LATE, &err),
		      "%s", err.text);
	script.slow = true;
	ck_assert_msg(imap_select(box.imap, "INBOX", false, &err) &&
			      imap_search(box.imap, &arena, &uid, &n, &err),
		      "%s %s", err.text, script.unexpected);
	script.slow = false;
}

/* However much it says meanwhile. */
START_TEST(a_server_that_never_comes_to_an_end_has_its_time)
{
	static const struct wire_step steps[] = {
		BEGIN, {SELECTED},
                 {"NOOP",   ""},
                 {0       }
        };

	open_session(steps, 0);
	script.end = view_of("* OK x\r\n");
	ck_assert(!imap_refresh(box.imap, &err));
	ck_assert_msg(strstr(err.text, "it was too slow") != NULL, "%s", err.text);
	script.end = (struct view){0};
}

START_TEST(a_session_that_cannot_begin_is_none)
{
	static const char *const said[] = {NO, NULL, "garbage\r\n"};
	const struct wire_step steps[] = {
		{"CAPABILITY", said[_i]},
                {0           }
        };

	ck_assert(!imap_open(&box.imap, wire_script_carrier(&script, steps),
			     "mail.example", LATE, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_ptr_nonnull(strstr(err.text, "asking what it can do"));
	box.imap = NULL;
}

/* ------------------------------------------------------------- a mailbox of years */

enum { YEARS = 100001 /* letters */, SIZES = 700, BODIES = 200 /* a command */ };

static bool count_one(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	got += view_is(l->raw, "x");
	return true;
}

/* Letters from `from` on, as an answer tells of them. */
static const char *tell(int from, int most, const char *what)
{
	struct buf b = buf_in(&arena);

	for (int uid = from; uid < from + most && uid <= YEARS; uid++) {
		buf_printf(&b, "* %d FETCH (UID %d %s)\r\n", uid, uid, what);
	}
	buf_str(&b, DONE);
	return buf_cstr(&b);
}

static const char *tell_all(void)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, "* SEARCH");
	for (int uid = 1; uid <= YEARS; uid++) {
		buf_printf(&b, " %d", uid);
	}
	buf_str(&b, "\r\n" DONE);
	return buf_cstr(&b);
}

/* What a club has filed in ten years is read when it comes back from a backup. */
START_TEST(a_folder_may_hold_letters_of_many_years)
{
	static const struct wire_step begin[] = {BEGIN, {SELECTED}, {SELECTED}};
	struct wire_step *steps =
		arena_array(&arena, YEARS / SIZES + YEARS / BODIES + 16, sizeof *steps);
	const char *all = tell_all();
	size_t n = COUNT(begin);

	memcpy(steps, begin, sizeof begin);
	steps[n++] = (struct wire_step){"UID SEARCH", all};
	for (int uid = 1; uid <= YEARS; uid += SIZES) {
		steps[n++] = (struct wire_step){"UID FETCH",
						tell(uid, SIZES,
						     "RFC822.SIZE 1 INTERNALDATE "
						     "\"20-Nov-2026 12:00:00 +0000\"")};
	}
	for (int uid = 1; uid <= YEARS; uid += BODIES) {
		steps[n++] = (struct wire_step){
			"UID FETCH", tell(uid, BODIES, "BODY[]<0> {1}\r\nx")};
	}
	steps[n++] = (struct wire_step){"NOOP", DONE};
	steps[n++] = (struct wire_step){"UID SEARCH", all};
	steps[n] = (struct wire_step){0};
	open_session(steps, LATE);
	ck_assert_msg(mailbox_each(&box, count_one, NULL, &err), "%s %s", err.text,
		      script.unexpected);
	ck_assert_int_eq(got, YEARS);
}

/* Each begins by connecting; no password, so none of them does. */
static bool (*const first[])(void) = {mark, move, walk, junk, walk_junk, file};

START_TEST(without_a_password_nothing_is_asked)
{
	ck_assert(!first[_i]());
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_str_eq(err.text, "there is no password");
}

START_TEST(a_server_without_a_name_is_not_asked)
{
	terms.inbox = "imaps://gm@/INBOX";
	box.server.host = NULL;
	ck_assert(!walk());
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_msg(view_starts(view_of(err.text), "inbox: "), "%s", err.text);
	terms.inbox = "imaps://gm@mail.example/INBOX";
}

int main(void)
{
	claims_timeout(30);
	claims_fixture(set_up, tear_down);
	claims_rows(what_a_server_refuses_or_breaks_off_is_told, rows);
	claims_rows(a_server_that_is_lost_while_it_is_waited_for_is_told, losses);
	claims_times(a_wait_that_cannot_be_is_told, 0, 2);
	claims_times(a_session_that_cannot_begin_is_none, 0, 3);
	claims_rows(without_a_password_nothing_is_asked, first);
	return claims_run("imap_breaks");
}
