/* SPDX-License-Identifier: ISC */
/* A club whose inbox is a folder of a real server. */
#include "adjudicator/phases.h"

#include "adjudicator/begin.h"
#include "adjudicator/club.h"
#include "adjudicator/shelf.h"
#include "tests/unit/dovecot.h"
#include "tests/unit/scratch.h"
#include <check.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NOW = 1795176000 /* 2026-11-20T12:00:00Z */, MANY = 1000, BATCH_AND_MORE = 210 };

static struct dovecot dovecot;
static struct arena arena;
static struct config config;
static struct incoming incoming;
static struct outgoing outgoing;
static struct run run;
static struct err err;
static char *dir;

/* ------------------------------------------------------------------- the club */

static void ignore_part(void *arg, const char *name, bool made)
{
	(void)arg;
	(void)name;
	(void)made;
}

static void put(const char *name, const char *text, int flags)
{
	int fd = open(arena_printf(&arena, "%s/%s", dir, name),
		      O_WRONLY | O_CREAT | flags, 0600);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	ck_assert_int_eq(close(fd), 0);
}

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", err.text);
}

/* The club's mailbox on that address of the server, see tests/servers/dovecot. */
static void open_club(const char *host, const char *junk)
{
	put("adjudicator.conf",
	    arena_printf(&arena,
			 "address = club@club.example\n"
			 "inbox = imaps://gm@%s:%ld/INBOX\ninbox-password-file = pw\n"
			 "tls-ca = %s\njunk = %s\n",
			 host, dovecot.imaps, dovecot.ca, junk),
	    O_TRUNC);
	put("pw", "gm-pass\n", O_TRUNC);
	must(config_read(&config, dir, &err) && config_read_key(&config, &err) &&
	     store_open(&run.desk.store, dir, config.database, DB_WRITE, &err) &&
	     outgoing_read(&outgoing, &config, &err));
	incoming_open(&incoming, &config, false);
	run.desk.shelf = shelf_open(NULL);
	run.desk.config = &config;
	run.desk.reader = reader_new(&reader_defaults, view_of(config.address));
	run.desk.now = NOW;
	run.incoming = &incoming;
	run.outgoing = &outgoing;
}

static void close_club(void)
{
	incoming_close(&incoming);
	outgoing_close(&outgoing);
	reader_free(run.desk.reader);
	shelf_close(run.desk.shelf);
	store_close(run.desk.store);
	config_free(&config);
	run = (struct run){0};
}

static void set_up(void)
{
	err = (struct err){0};
	dir = scratch_dir();
	dovecot_wipe(&dovecot);
	must(club_make(&arena, dir, "club@club.example", ignore_part, NULL, &err));
}

static void tear_down(void)
{
	close_club();
	scratch_remove(dir);
	arena_free(&arena);
}

/* A fresh run over the same club. */
static bool again(bool (*phase)(struct run *r, struct err *err))
{
	run.fetched = run.judged = 0;
	err = (struct err){0};
	return phase(&run, &err);
}

static void add_ann(void)
{
	struct player ann = {.name = view_of("Ann"),
			     .address = view_of("ann@example.org"),
			     .language = view_of("en"),
			     .confirmed = true,
			     .created = NOW};
	bool fresh;

	must(player_add(run.desk.store, &ann, NULL, &fresh, &err));
}

/* --------------------------------------------------------------------- letters */

static struct view letter(const char *from, const char *to, int number)
{
	return view_of(arena_printf(&arena,
				    "From: %s\r\nTo: %s\r\nSubject: hello\r\n"
				    "Message-ID: <%d@mail.example>\r\n\r\n"
				    "Letter %d says hello.\r\n",
				    from, to, number, number));
}

static const char *name(int number)
{
	return arena_printf(&arena, "%d.letter", number);
}

/* A letter of Ann's in that folder, a minute after the one before. */
static void post(const char *folder, int number)
{
	dovecot_put(&dovecot, folder, name(number),
		    letter("ann@example.org", "club@club.example", number),
		    NOW - 86400 + 60L * number);
}

static struct inbox_letter kept(int64_t id)
{
	struct inbox_letter l;

	must(inbox_get(run.desk.store, &arena, id, &l, &err));
	return l;
}

static const char *verdict(int64_t id)
{
	struct ledger_row row;

	must(ledger_get(run.desk.store, &arena, id, &row, &err));
	return row.letter == 0 ? "none" : arena_str(&arena, row.verdict);
}

/* ----------------------------------------------------------------------- tests */

START_TEST(letters_are_fetched_once_and_filed_by_their_verdict)
{
	open_club("localhost", "");
	add_ann();
	post("", 1);
	dovecot_put(&dovecot, "", name(2),
		    letter("x@else.example", "club@club.example", 2), NOW - 10);
	must(phase_all(&run, &err));
	ck_assert_int_eq(run.fetched, 2);
	ck_assert(run.desk.drained);
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 0);
	ck_assert_int_eq(dovecot_count(&dovecot, "Processed"), 1);
	ck_assert_int_eq(dovecot_count(&dovecot, "Rejected"), 1);
	ck_assert(view_is(
		kept(1).raw,
		arena_str(&arena, letter("ann@example.org", "club@club.example", 1))));
	ck_assert_int_eq(kept(1).arrived, NOW - 86400 + 60);
	ck_assert_str_eq(verdict(2), "stranger");
	must(again(phase_all));
	ck_assert_int_eq(run.fetched, 0);
}
END_TEST

START_TEST(a_letter_from_the_future_arrived_now)
{
	open_club("localhost", "");
	dovecot_put(&dovecot, "", name(1),
		    letter("a@b.example", "club@club.example", 1), NOW + 3600);
	must(phase_fetch(&run, &err));
	ck_assert_int_eq(kept(1).arrived, NOW);
}
END_TEST

START_TEST(without_move_letters_get_a_keyword_and_are_fetched_once)
{
	open_club("127.0.0.5", "");
	post("", 1);
	must(phase_all(&run, &err));
	ck_assert_int_eq(run.fetched, 1);
	close_club();
	open_club("127.0.0.5", "");
	post("", 2);
	must(again(phase_all));
	ck_assert_int_eq(run.fetched, 1);
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 2);
	ck_assert_int_eq(dovecot_count(&dovecot, "Processed"), 0);
}
END_TEST

START_TEST(a_letter_kept_and_not_moved_is_known_when_it_comes_again)
{
	open_club("localhost", "");
	post("", 1);
	post("", 2);
	must(phase_fetch(&run, &err));
	ck_assert_int_eq(run.fetched, 2);
	close_club(); /* here it dies */
	open_club("localhost", "");
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 2);
	must(again(phase_all));
	ck_assert_int_eq(run.fetched, 0);
	ck_assert_int_eq(run.judged, 2);
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 0);
}
END_TEST

START_TEST(letters_numbered_anew_are_second_deliveries)
{
	open_club("localhost", "");
	add_ann();
	post("", 1);
	must(phase_fetch(&run, &err) && phase_judge(&run, &err));
	ck_assert_str_ne(verdict(1), "none");
	close_club();
	dovecot_renumber(&dovecot, "");
	open_club("localhost", "");
	must(again(phase_all));
	ck_assert_int_eq(run.fetched, 1);
	ck_assert_str_eq(verdict(2), "duplicate");
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 0);
	ck_assert_int_eq(dovecot_count(&dovecot, "Processed"), 1);
}
END_TEST

START_TEST(letters_numbered_anew_in_between_are_not_moved_by_their_old_numbers)
{
	open_club("localhost", "");
	post("", 1);
	must(phase_fetch(&run, &err) && phase_judge(&run, &err));
	incoming.mailbox =
		(mailbox_free(incoming.mailbox), mailbox_new(&incoming.terms));
	dovecot_renumber(&dovecot, "");
	must(phase_file(&run, &err));
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 1);
}
END_TEST

START_TEST(a_thousand_letters_come_in_the_order_of_their_arrival)
{
	open_club("localhost", "");
	for (int i = MANY; i > 0; i--) {
		post("", i);
	}
	must(phase_fetch(&run, &err));
	ck_assert_int_eq(run.fetched, MANY);
	ck_assert(run.desk.drained);
	for (int i = 1; i <= MANY; i++) {
		ck_assert_int_eq(kept(i).arrived, NOW - 86400 + 60L * i);
	}
	must(phase_judge(&run, &err) && phase_file(&run, &err));
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 0);
}
END_TEST

START_TEST(of_a_huge_letter_the_first_mebibyte_is_fetched)
{
	enum { TAKEN = 1024 * 1024, HUGE = 3 * TAKEN };
	char *bytes = arena_take(&arena, HUGE);
	struct inbox_letter l;

	open_club("localhost", "");
	for (size_t i = 0; i < HUGE; i++) {
		bytes[i] = i % 64 == 62 ? '\r' : i % 64 == 63 ? '\n' : 'x';
	}
	memcpy(bytes, "Subject: huge\r\n\r\n", sizeof "Subject: huge\r\n\r\n" - 1);
	dovecot_put(&dovecot, "", name(1), view_from(bytes, HUGE), NOW);
	must(phase_fetch(&run, &err));
	l = kept(1);
	ck_assert(l.truncated);
	ck_assert(view_eq(l.raw, view_from(bytes, TAKEN)));
}
END_TEST

/* ---------------------------------------------------------------- in between */

static int visited;

/* With the first letter the last one vanishes. */
static bool remove_last(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	(void)l;
	if (visited++ == 0) {
		const char *last = name(BATCH_AND_MORE);
		const char *base =
			arena_printf(&arena, "%s/mail/gm/Maildir", dovecot.dir);

		/* Dovecot has seen it, so it stands in cur. */
		(void)remove(arena_printf(&arena, "%s/new/%s", base, last));
		(void)remove(arena_printf(&arena, "%s/cur/%s:2,", base, last));
		ck_assert_int_eq(dovecot_count(&dovecot, ""), BATCH_AND_MORE - 1);
	}
	return true;
}

START_TEST(a_letter_that_vanishes_in_between_is_passed_over)
{
	open_club("localhost", "");
	for (int i = 1; i <= BATCH_AND_MORE; i++) {
		post("", i);
	}
	visited = 0;
	must(mailbox_each(incoming.mailbox, remove_last, NULL, &err));
	ck_assert_int_eq(visited, BATCH_AND_MORE - 1);
}
END_TEST

/* With the first letter another one arrives. */
static bool post_more(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	(void)l;
	if (visited++ == 0) {
		post("", 7);
	}
	return true;
}

START_TEST(a_letter_that_arrives_in_between_is_read_as_well)
{
	open_club("localhost", "");
	post("", 1);
	visited = 0;
	must(mailbox_each(incoming.mailbox, post_more, NULL, &err));
	ck_assert_int_eq(visited, 2);
}
END_TEST

/* ------------------------------------------------------------------------ junk */

/* Ann plays alone: tokens name her seat. */
static void begin_game_of_ann(void)
{
	const struct setup_text text = {view_of("cubes"), view_of("en"), view_of(""),
					view_of("any")};
	struct new_game n = {.players = 1, .drill = true};
	struct record r = {0};
	enum setup_part fault;

	must(player_by_id(run.desk.store, &arena, 1, &n.player[0], &err) &&
	     setup_make(&arena, run.desk.shelf, &text, &n.setup, &fault, &err) &&
	     store_begin(run.desk.store, &err) &&
	     begin_game(&run.desk, &arena, &n, &r, &err) &&
	     store_commit(run.desk.store, &err));
	ck_assert_int_eq(r.match.id, 1);
}

static const char *our_address(void)
{
	char text[TOKEN_TEXT];

	token_write(config.key, &(struct token){.game = 1, .turn = 1}, text);
	return arena_printf(&arena, "club+%s@club.example", text);
}

START_TEST(from_the_junk_only_letters_with_a_token_come)
{
	open_club("localhost", "Junk");
	add_ann();
	begin_game_of_ann();
	post("Junk", 1);
	dovecot_put(&dovecot, "Junk", name(2),
		    letter("ann@example.org", our_address(), 2), NOW - 100);
	dovecot_put(&dovecot, "Junk", name(3),
		    letter("ann@example.org",
			   "club+aaaaaaaaaaaaaaaaaaaaaaaa@club.example", 3),
		    NOW - 50);
	dovecot_put(&dovecot, "", name(4), letter("ann@example.org", our_address(), 4),
		    NOW - 200);
	dovecot_put(&dovecot, "", name(5), letter("ann@example.org", our_address(), 5),
		    NOW - 20);
	must(phase_all(&run, &err));
	ck_assert_int_eq(run.fetched, 3);
	ck_assert_int_eq(dovecot_count(&dovecot, "Junk"), 2);
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 0);
	/* By arrival, as if they had never been apart. */
	ck_assert_int_eq(kept(1).arrived, NOW - 200);
	ck_assert_int_eq(kept(2).arrived, NOW - 100);
	ck_assert_int_eq(kept(3).arrived, NOW - 20);
}
END_TEST

START_TEST(junk_is_read_only_once)
{
	int64_t read;

	open_club("localhost", "Junk");
	post("Junk", 1);
	post("Junk", 2);
	must(phase_all(&run, &err));
	must(store_number(run.desk.store, incoming.mark, &read, &err));
	ck_assert_int_eq(read, 2);
	visited = 0;
	must(mailbox_each_junk(incoming.mailbox, &read, post_more, NULL, &err));
	ck_assert_int_eq(visited, 0);
}
END_TEST

START_TEST(a_junk_folder_that_is_not_there_keeps_nobody_waiting)
{
	open_club("localhost", "No such folder");
	post("", 1);
	ck_assert(!phase_fetch(&run, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "junk"));
	ck_assert_int_eq(run.fetched, 1);
	ck_assert(!run.desk.drained);
}
END_TEST

/* --------------------------------------------------------------------- waiting */

START_TEST(a_dry_run_files_nothing)
{
	open_club("localhost", "");
	post("", 1);
	incoming_close(&incoming);
	incoming_open(&incoming, &config, true);
	run.dry = true;
	must(store_begin(run.desk.store, &err));
	must(phase_all(&run, &err));
	store_rollback(run.desk.store);
	ck_assert_int_eq(run.fetched, 1);
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 1);
}
END_TEST

START_TEST(waiting_ends_with_a_new_letter)
{
	open_club("localhost", "");
	must(phase_take(&run, &err));
	post("", 1);
	mailbox_wait(incoming.mailbox, -1, 60000);
	must(again(phase_take));
	ck_assert_int_eq(run.fetched, 1);
}
END_TEST

START_TEST(waiting_ends_when_it_is_told_to)
{
	int ends[2];

	open_club("localhost", "");
	ck_assert_int_eq(pipe(ends), 0);
	must(phase_take(&run, &err));
	ck_assert_int_eq(write(ends[1], "x", 1), 1);
	mailbox_wait(incoming.mailbox, ends[0], 60000);
	must(again(phase_take)); /* and the session is still good */
	close_club();
	open_club("127.0.0.5", "");
	must(again(phase_take));
	mailbox_wait(incoming.mailbox, ends[0], 60000);
	close(ends[0]);
	close(ends[1]);
}
END_TEST

START_TEST(a_server_that_is_not_there_drains_nothing)
{
	long port = dovecot.imaps;

	dovecot.imaps = 1;
	open_club("localhost", "");
	dovecot.imaps = port;
	ck_assert(!phase_all(&run, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert(!run.desk.drained);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("imap");
	TCase *t = tcase_create("imap");
	SRunner *r = srunner_create(s);
	int failed;

	suite_add_tcase(s, t);
	if (!dovecot_start(&dovecot)) {
		srunner_free(r);
		return EXIT_SUCCESS;
	}
	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, letters_are_fetched_once_and_filed_by_their_verdict);
	tcase_add_test(t, a_letter_from_the_future_arrived_now);
	tcase_add_test(t, without_move_letters_get_a_keyword_and_are_fetched_once);
	tcase_add_test(t, a_letter_kept_and_not_moved_is_known_when_it_comes_again);
	tcase_add_test(t, letters_numbered_anew_are_second_deliveries);
	tcase_add_test(
		t, letters_numbered_anew_in_between_are_not_moved_by_their_old_numbers);
	tcase_add_test(t, a_thousand_letters_come_in_the_order_of_their_arrival);
	tcase_add_test(t, of_a_huge_letter_the_first_mebibyte_is_fetched);
	tcase_add_test(t, a_letter_that_vanishes_in_between_is_passed_over);
	tcase_add_test(t, a_letter_that_arrives_in_between_is_read_as_well);
	tcase_add_test(t, from_the_junk_only_letters_with_a_token_come);
	tcase_add_test(t, junk_is_read_only_once);
	tcase_add_test(t, a_junk_folder_that_is_not_there_keeps_nobody_waiting);
	tcase_add_test(t, a_dry_run_files_nothing);
	tcase_add_test(t, waiting_ends_with_a_new_letter);
	tcase_add_test(t, waiting_ends_when_it_is_told_to);
	tcase_add_test(t, a_server_that_is_not_there_drains_nothing);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	dovecot_stop();
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
