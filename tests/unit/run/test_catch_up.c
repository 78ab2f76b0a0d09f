/* SPDX-License-Identifier: ISC */
/* The letters since a backup: where they are found, and at which moments they are
 * judged again. */
#include "adjudicator/run/catch_up.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/store/db.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/club/store_club.h"

enum { SINCE = 1795392000, HOUR = 3600 };

static struct club c;
static struct catch_up_letters k;
static long uid;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void set_up(void)
{
	k = (struct catch_up_letters){.arena = &c.arena};
	uid = 0;
	must(store_set_number(c.st, STORED_RUN, SINCE, &c.err));
}

/* ------------------------------------------------------------------- what is found */

static struct view bytes_of(const char *name, const char *body)
{
	return view_of(arena_printf(&c.arena, "Message-ID: <%s>\n\n%s\n", name, body));
}

/* From nobody knows which run. */
static struct inbox_letter arrived(const char *name, int64_t at)
{
	return (struct inbox_letter){
		.source = view_of("maildir"),
		.uid = view_of(arena_printf(&c.arena, "u%03ld", ++uid)),
		.arrived = at,
		.raw = bytes_of(name, "pass")};
}

static void add(const char *name, int64_t at)
{
	struct inbox_letter in = arrived(name, at);

	catch_up_add(&k, &in);
}

static const char *date(int64_t at)
{
	char text[64];
	time_t t = (time_t)at;
	struct tm tm;

	ck_assert(strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S +0000",
			   gmtime_r(&t, &tm)) > 0);
	return arena_str(&c.arena, view_of(text));
}

static struct view ours(const char *name, int64_t at, const char *answers)
{
	return view_of(arena_printf(&c.arena,
				    "Message-ID: <%s>\nX-Adjudicator-Kind: turn\n"
				    "Date: %s\n%s%s%s\n\nbody\n",
				    name, date(at),
				    *answers ? "In-Reply-To: <" : "X: y", answers,
				    *answers ? ">" : ""));
}

static void left(const char *name, int64_t at, const char *answers)
{
	catch_up_add_left(&k, ours(name, at, answers), true);
}

static void moments(void)
{
	must(catch_up_moments(&k, c.st, &c.err));
}

/* Of a letter that is still there; 0: it is not. */
static int64_t moment(const char *name)
{
	const char *id = arena_printf(&c.arena, "<%s>", name);

	for (size_t i = 0; i < k.letters; i++) {
		if (view_is(k.letter[i].message_id, id)) {
			return k.letter[i].moment;
		}
	}
	return 0;
}

/* ----------------------------------------------------------------------- moments */

START_TEST(what_the_backup_has_is_not_judged_again)
{
	struct inbox_letter in = arrived("old", SINCE - HOUR);
	bool fresh;

	in.fetched = in.arrived;
	must(inbox_add(c.st, &in, &fresh, &c.err));
	add("old", SINCE - HOUR);
	add("new", SINCE + HOUR);
	moments();
	ck_assert_uint_eq(k.letters, 1);
	ck_assert_int_eq(moment("new"), SINCE + HOUR);
}

/* Of the lost database: there it has a number of its own, behind those of the backup.
 */
START_TEST(what_came_word_for_word_again_is_judged_again)
{
	struct inbox_letter in = arrived("twice", SINCE - HOUR);
	bool fresh;

	in.fetched = in.arrived;
	must(inbox_add(c.st, &in, &fresh, &c.err));
	in.id = 7;
	in.fetched = SINCE + HOUR;
	catch_up_add(&k, &in);
	moments();
	ck_assert_uint_eq(k.letters, 1);
}

START_TEST(the_moment_is_that_of_the_run_where_it_is_known)
{
	struct inbox_letter in = arrived("a", SINCE + HOUR);

	in.fetched = SINCE + 5 * HOUR;
	catch_up_add(&k, &in);
	left("answer", SINCE + 2 * HOUR, "a");
	moments();
	ck_assert_int_eq(moment("a"), SINCE + 5 * HOUR);
}

START_TEST(else_it_is_that_of_the_first_answer)
{
	add("a", SINCE + HOUR);
	left("before", SINCE + 2 * HOUR, "");
	left("third", SINCE + 5 * HOUR, "a");
	left("first", SINCE + 3 * HOUR, "a");
	left("second", SINCE + 4 * HOUR, "a");
	moments();
	ck_assert_int_eq(moment("a"), SINCE + 3 * HOUR);
}

START_TEST(else_it_is_that_of_the_next_letter_that_left)
{
	add("a", SINCE + 2 * HOUR);
	left("before", SINCE + 2 * HOUR - 1, "");
	left("far", SINCE + 9 * HOUR, "b");
	left("next", SINCE + 4 * HOUR, "");
	moments();
	ck_assert_int_eq(moment("a"), SINCE + 4 * HOUR);
}

START_TEST(what_left_before_the_backup_is_no_next_letter)
{
	add("late", SINCE - HOUR);
	left("then", SINCE, "");
	left("next", SINCE + 5 * HOUR, "");
	moments();
	ck_assert_int_eq(moment("late"), SINCE + 5 * HOUR);
}

START_TEST(a_letter_that_left_as_it_came_was_of_its_run)
{
	add("a", SINCE + 2 * HOUR);
	left("then", SINCE + 2 * HOUR, "");
	moments();
	ck_assert_int_eq(moment("a"), SINCE + 2 * HOUR);
}

START_TEST(else_it_is_when_it_came_and_behind_the_backup)
{
	add("a", SINCE + 2 * HOUR);
	add("late", SINCE - HOUR);
	add("just", SINCE);
	left("before", SINCE, "");
	left("known", SINCE - HOUR, "late");
	moments();
	ck_assert_int_eq(moment("a"), SINCE + 2 * HOUR);
	ck_assert_int_eq(moment("late"), SINCE + 1);
	ck_assert_int_eq(moment("just"), SINCE + 1);
}

START_TEST(letters_without_a_name_are_answered_by_none)
{
	struct inbox_letter in = arrived("a", SINCE + HOUR);

	in.raw = view_of("Subject: x\n\npass\n");
	catch_up_add(&k, &in);
	left("other", SINCE + 3 * HOUR, "");
	left("early", SINCE + 1, "");
	moments();
	ck_assert_int_eq(k.letter[0].moment, SINCE + 3 * HOUR);
}

/* ------------------------------------------------------------------------- order */

static void add_in(const char *name, int64_t moment, int64_t id, int64_t at,
		   const char *as)
{
	struct inbox_letter in = arrived(name, at);

	in.fetched = moment;
	in.id = id;
	in.uid = view_of(as);
	catch_up_add(&k, &in);
}

START_TEST(they_are_judged_in_the_order_in_which_they_were_kept)
{
	static const char *const wanted[] = {"<a>", "<b>", "<c>", "<d>", "<e>", "<f>"};

	add_in("f", SINCE + 4, 0, SINCE + 2, "2");
	add_in("e", SINCE + 4, 0, SINCE + 2, "1");
	add_in("d", SINCE + 4, 0, SINCE + 1, "9");
	add_in("c", SINCE + 3, 2, SINCE + 1, "1");
	add_in("b", SINCE + 3, 1, SINCE + 2, "2");
	add_in("a", SINCE + 2, 10, SINCE + 2, "3");
	moments();
	ck_assert_uint_eq(k.letters, COUNT(wanted));
	for (int i = 0; i < COUNT(wanted); i++) {
		ck_assert_msg(view_is(k.letter[i].message_id, wanted[i]), "%d: %.*s", i,
			      VIEW_ARG(k.letter[i].message_id));
	}
}

START_TEST(a_run_takes_place_at_each_moment_once)
{
	struct inbox_letter order = arrived("o", SINCE + 30);
	int64_t *at;

	order.source = view_of("operator");
	order.fetched = SINCE + 30;
	catch_up_add(&k, &order);
	add("b", SINCE + 20);
	add("a", SINCE + 10);
	left("then", SINCE + 20, "");
	left("old", SINCE, "");
	left("last", SINCE + 40, "");
	moments();
	ck_assert_uint_eq(catch_up_runs(&k, &at), 2);
	ck_assert(at[0] == SINCE + 20 && at[1] == SINCE + 40);
}

START_TEST(where_nothing_was_found_no_run_takes_place)
{
	int64_t *at;

	moments();
	ck_assert_uint_eq(catch_up_runs(&k, &at), 0);
	ck_assert_ptr_null(catch_up_find(&k, view_of("<a>")));
}

/* ------------------------------------------------------------------ what has left */

START_TEST(of_several_copies_ours_counts)
{
	catch_up_add_left(&k, ours("b", SINCE + 2, ""), false);
	catch_up_add_left(&k, ours("a", SINCE + 1, ""), false);
	catch_up_add_left(&k, ours("a", SINCE + 1, ""), true);
	catch_up_add_left(&k, ours("a", SINCE + 1, ""), false);
	moments();
	ck_assert_uint_eq(k.lefts, 2);
	ck_assert(catch_up_find(&k, view_of("<a>"))->exact);
	ck_assert(!catch_up_find(&k, view_of("<b>"))->exact);
	ck_assert_ptr_null(catch_up_find(&k, view_of("<c>")));
}

START_TEST(the_only_letter_that_left_is_found)
{
	left("a", SINCE + 1, "");
	moments();
	ck_assert_ptr_nonnull(catch_up_find(&k, view_of("<a>")));
}

START_TEST(what_is_no_letter_of_ours_is_passed_over)
{
	static const char *const raw[] = {
		"X-Adjudicator-Kind: turn\nDate: Mon, 23 Nov 2026 01:00:00 +0000\n\n",
		"Message-ID: <a>\nDate: Mon, 23 Nov 2026 01:00:00 +0000\n\n",
		"Message-ID: <a>\nX-Adjudicator-Kind: turn\n\n",
		"Message-ID: <a>\nX-Adjudicator-Kind: turn\nDate: one day\n\n"};

	for (int i = 0; i < COUNT(raw); i++) {
		catch_up_add_left(&k, view_of(raw[i]), true);
		ck_assert_uint_eq(k.lefts, 0);
	}
}

START_TEST(a_letter_of_two_sources_is_one)
{
	add("a", SINCE + 1);
	add("a", SINCE + 2); /* it came twice */
	catch_up_source(&k);
	add("a", SINCE + 1);
	add("b", SINCE + 3);
	ck_assert_uint_eq(k.letters, 3);
}

/* ------------------------------------------------------------ where they are found */

static const char *path(const char *name)
{
	return arena_printf(&c.arena, "%s/%s", c.dir, name);
}

static void deliver(const char *box, const char *name, struct view raw)
{
	must(maildir_deliver(path(box), view_of(name), raw, &c.err));
}

static struct config config;

static void folder(void)
{
	must(club_folder(&c.arena, path("club"), "adjudicator@club.example", &c.err) &&
	     config_read(&config, path("club"), &c.err));
}

START_TEST(what_was_filed_is_found_in_both_folders)
{
	folder();
	must(catch_up_from_mailbox(&k, &config, &c.err));
	ck_assert_uint_eq(k.letters, 0);
	deliver("club/inbox/.Processed", "1", bytes_of("a", "x"));
	deliver("club/inbox/.Processed", "2", bytes_of("b", "x"));
	deliver("club/inbox/.Rejected", "3", bytes_of("c", "x"));
	deliver("club/inbox", "4", bytes_of("d", "x"));
	must(catch_up_from_mailbox(&k, &config, &c.err));
	ck_assert_uint_eq(k.letters, 3);
	config_free(&config);
}

START_TEST(what_has_left_is_found_in_a_maildir_alone)
{
	folder();
	must(catch_up_from_outbox(&k, &config, &c.err));
	ck_assert_uint_eq(k.lefts, 0);
	deliver("club/outbox", "1", ours("a", SINCE, ""));
	deliver("club/outbox", "2", ours("b", SINCE, ""));
	must(catch_up_from_outbox(&k, &config, &c.err));
	ck_assert_uint_eq(k.lefts, 2);
	ck_assert(k.left[0].exact);
	config.outbox = "smtps://mail.example";
	must(catch_up_from_outbox(&k, &config, &c.err));
	ck_assert_uint_eq(k.lefts, 2);
	config_free(&config);
}

START_TEST(copies_are_taken_from_a_file_or_a_maildir)
{
	struct view one = ours("a", SINCE, "");
	struct view two = ours("b", SINCE, "");
	struct err err = {0};

	must(file_make(&c.arena, path("mbox"), S_IRUSR | S_IWUSR,
		       view_of(arena_printf(&c.arena,
					    "From x Mon Nov 23 01:00:00 2026\n%.*s\n"
					    "From x Mon Nov 23 01:00:00 2026\n%.*s\n",
					    VIEW_ARG(one), VIEW_ARG(two))),
		       &c.err));
	must(catch_up_from_copies(&k, path("mbox"), &c.err));
	ck_assert_uint_eq(k.lefts, 2);
	ck_assert(!k.left[0].exact && !k.left[1].exact);
	folder();
	deliver("club/inbox", "1", ours("c", SINCE, ""));
	deliver("club/inbox", "2", ours("d", SINCE, ""));
	must(catch_up_from_copies(&k, path("club/inbox"), &c.err));
	ck_assert_uint_eq(k.lefts, 4);
	ck_assert(!k.left[2].exact);
	ck_assert(!catch_up_from_copies(&k, path("nowhere"), &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	config_free(&config);
}

/* ---------------------------------------------------------------- a lost database */

static void queue(const char *name, int64_t left_at)
{
	struct outbox_letter o = {.seat = -1,
				  .created = SINCE,
				  .address = view_of("ann@example.org"),
				  .message_id =
					  view_of(arena_printf(&c.arena, "<%s>", name)),
				  .kind = view_of("turn"),
				  .bytes = ours(name, SINCE + 1, "")};

	must(outbox_add(c.st, &o, &c.err) &&
	     (left_at == 0 || outbox_sent(c.st, o.id, left_at, &c.err)));
}

static void receive(const char *name)
{
	struct inbox_letter in = arrived(name, SINCE);
	bool fresh;

	in.fetched = SINCE + 2 * HOUR;
	must(inbox_add(c.st, &in, &fresh, &c.err));
}

/* A copy of the club's, which then goes back to where the backup was made. */
static const char *lost(void)
{
	const char *to = path("lost.db");

	must(db_copy(store_db(c.st), to, &c.err) &&
	     db_exec(store_db(c.st), "DELETE FROM inbox WHERE id > 1", &c.err) &&
	     db_exec(store_db(c.st), "DELETE FROM outbox WHERE id > 2", &c.err) &&
	     db_exec(store_db(c.st), "UPDATE outbox SET state = 'queued' WHERE id = 2",
		     &c.err));
	return to;
}

START_TEST(what_a_lost_database_has_since_is_found)
{
	bool whole = false;

	receive("old");
	receive("new");
	queue("left", SINCE);
	queue("leaves", SINCE);
	queue("since", SINCE);
	queue("waits", 0);
	must(catch_up_from_database(&k, lost(), c.st, &whole, &c.err));
	ck_assert(whole);
	ck_assert_uint_eq(k.letters, 1);
	ck_assert(view_is(k.letter->message_id, "<new>"));
	ck_assert_int_eq(k.letter->in.fetched, SINCE + 2 * HOUR);
	ck_assert_uint_eq(k.lefts, 2);
	for (size_t i = 0; i < k.lefts; i++) {
		ck_assert(k.left[i].exact && !view_is(k.left[i].message_id, "<left>"));
	}
	ck_assert(catch_up_waits(&k, view_of("<waits>")));
	ck_assert(!catch_up_waits(&k, view_of("<since>")));
}

START_TEST(of_one_that_cannot_be_opened_nothing_is_found)
{
	bool whole = true;

	must(catch_up_from_database(&k, path("nowhere"), c.st, &whole, &c.err));
	ck_assert(!whole);
	ck_assert_uint_eq(k.letters + k.lefts, 0);
}

START_TEST(letters_that_had_not_left_are_known)
{
	static struct view wait[2];

	ck_assert(!catch_up_waits(&k, view_of("<a>")));
	wait[0] = view_of("<a>");
	wait[1] = view_of("<b>");
	k.wait = wait;
	k.waits = 2;
	ck_assert(catch_up_waits(&k, view_of("<a>")));
	ck_assert(catch_up_waits(&k, view_of("<b>")));
	ck_assert(!catch_up_waits(&k, view_of("<c>")));
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("catch_up");
}
