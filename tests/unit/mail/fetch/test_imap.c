/* SPDX-License-Identifier: ISC */
/* Letters are fetched from a folder of a real server. */
#include "tests/helpers/claims.h"
#include "tests/helpers/club/imap_club.h"

#include "adjudicator/mail/fetch/mailbox_kind.h"
#include <string.h>

enum { FEW = 5, MANY = 1000, BATCH_AND_MORE = 210 };

START_TEST(letters_are_fetched_once_and_filed_by_their_verdict)
{
	imap_club_open("localhost", "");
	imap_club_add_ann();
	imap_club_post("", 1);
	dovecot_put(&club.dovecot, "", imap_club_name(2),
		    imap_club_letter("x@else.example", "club@club.example", 2),
		    IMAP_CLUB_NOW - 10);
	imap_club_must(phase_all(&club.run, &club.err));
	ck_assert_int_eq(club.run.fetched, 2);
	ck_assert(club.run.context.drained);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 0);
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Processed"), 1);
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Rejected"), 1);
	ck_assert(view_is(
		imap_club_kept(1).raw,
		arena_str(&club.arena, imap_club_letter("ann@example.org",
							"club@club.example", 1))));
	ck_assert_int_eq(imap_club_kept(1).arrived, IMAP_CLUB_NOW - 86400 + 60);
	ck_assert_str_eq(imap_club_verdict(2), "stranger");
	imap_club_must(imap_club_again(phase_all));
	ck_assert_int_eq(club.run.fetched, 0);
}

/* Dovecot hangs up then, with whatever else it was asked for. */
START_TEST(a_letter_that_the_server_cannot_read_keeps_no_other_waiting)
{
	const int damaged = _i == 0 ? 1 : _i == 1 ? 3 : FEW;

	imap_club_open("localhost", "");
	for (int i = 1; i <= FEW; i++) {
		imap_club_post("", i);
	}
	dovecot_allow(&club.dovecot, "", imap_club_name(damaged), false);
	ck_assert(!phase_all(&club.run, &club.err) && club.err.kind == ERR_DATA);
	ck_assert_int_eq(club.run.fetched, FEW - 1);
	ck_assert_int_eq(club.run.unread.count, 1);
	ck_assert(!club.run.context.drained);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 1);
	ck_assert(!imap_club_again(phase_all)); /* it is the only one by now */
	ck_assert(club.run.fetched == 0 && club.run.unread.count == 1);
	dovecot_allow(&club.dovecot, "", imap_club_name(damaged), true);
	imap_club_must(imap_club_again(phase_all));
	ck_assert(club.run.fetched == 1 && club.run.unread.count == 0);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 0);
}

START_TEST(a_letter_from_the_future_arrived_now)
{
	imap_club_open("localhost", "");
	dovecot_put(&club.dovecot, "", imap_club_name(1),
		    imap_club_letter("a@b.example", "club@club.example", 1),
		    IMAP_CLUB_NOW + 3600);
	imap_club_must(phase_fetch(&club.run, &club.err));
	ck_assert_int_eq(imap_club_kept(1).arrived, IMAP_CLUB_NOW);
}

START_TEST(without_move_letters_get_a_keyword_and_are_fetched_once)
{
	imap_club_open("127.0.0.5", "");
	imap_club_post("", 1);
	imap_club_must(phase_all(&club.run, &club.err));
	ck_assert_int_eq(club.run.fetched, 1);
	imap_club_close();
	imap_club_open("127.0.0.5", "");
	imap_club_post("", 2);
	imap_club_must(imap_club_again(phase_all));
	ck_assert_int_eq(club.run.fetched, 1);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 2);
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Processed"), 0);
}

START_TEST(a_letter_kept_and_not_moved_is_known_when_it_comes_again)
{
	imap_club_open("localhost", "");
	imap_club_post("", 1);
	imap_club_post("", 2);
	imap_club_must(phase_fetch(&club.run, &club.err));
	ck_assert_int_eq(club.run.fetched, 2);
	imap_club_close(); /* here it dies */
	imap_club_open("localhost", "");
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 2);
	imap_club_must(imap_club_again(phase_all));
	ck_assert_int_eq(club.run.fetched, 0);
	ck_assert_int_eq(club.run.judged, 2);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 0);
}

START_TEST(letters_numbered_anew_are_second_deliveries)
{
	imap_club_open("localhost", "");
	imap_club_add_ann();
	imap_club_post("", 1);
	imap_club_must(phase_fetch(&club.run, &club.err));
	imap_club_close();
	imap_club_open("localhost", "");
	imap_club_must(imap_club_again(phase_judge)); /* and files nothing */
	ck_assert_str_ne(imap_club_verdict(1), "none");
	imap_club_close();
	dovecot_renumber(&club.dovecot, "");
	imap_club_open("localhost", "");
	imap_club_must(imap_club_again(phase_all));
	ck_assert_int_eq(club.run.fetched, 1);
	ck_assert_str_eq(imap_club_verdict(2), "duplicate");
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 0);
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Processed"), 1);
}

START_TEST(letters_numbered_anew_in_between_are_not_moved_by_their_old_numbers)
{
	imap_club_open("localhost", "");
	imap_club_add_ann();
	imap_club_post("", 1);
	imap_club_must(phase_fetch(&club.run, &club.err));
	club.inbox.mailbox =
		(mailbox_free(club.inbox.mailbox), mailbox_new(&club.inbox.terms));
	dovecot_renumber(&club.dovecot, "");
	imap_club_must(phase_judge(&club.run, &club.err) &&
		       phase_file(&club.run, &club.err));
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 1);
}

START_TEST(a_thousand_letters_come_in_the_order_of_their_arrival)
{
	imap_club_open("localhost", "");
	for (int i = MANY; i > 0; i--) {
		imap_club_post("", i);
	}
	imap_club_must(phase_fetch(&club.run, &club.err));
	ck_assert_int_eq(club.run.fetched, MANY);
	ck_assert(club.run.context.drained);
	for (int i = 1; i <= MANY; i++) {
		ck_assert_int_eq(imap_club_kept(i).arrived,
				 IMAP_CLUB_NOW - 86400 + 60L * i);
	}
	imap_club_must(phase_judge(&club.run, &club.err) &&
		       phase_file(&club.run, &club.err));
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 0);
}

START_TEST(of_many_letters_the_first_are_filed_while_others_are_judged)
{
	imap_club_open("localhost", "");
	imap_club_add_ann();
	for (int i = 1; i <= MANY; i++) {
		imap_club_post("", i);
	}
	imap_club_must(phase_fetch(&club.run, &club.err));
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), MANY);
	imap_club_must(phase_judge(&club.run, &club.err));
	ck_assert_int_ge(dovecot_count(&club.dovecot, "Processed"), MANY / 2);
	imap_club_must(phase_file(&club.run, &club.err));
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Processed"), MANY);
}

START_TEST(what_could_not_be_filed_while_others_were_judged_is_filed_at_the_end)
{
	imap_club_open("localhost", "");
	imap_club_add_ann();
	imap_club_post("", 1);
	imap_club_must(phase_fetch(&club.run, &club.err) &&
		       phase_judge(&club.run, &club.err));
	/* What it was asked for it has not done, for all that we know. */
	club.inbox.mailbox =
		(mailbox_free(club.inbox.mailbox), mailbox_new(&club.inbox.terms));
	imap_club_must(phase_file(&club.run, &club.err));
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Processed"), 1);
}

START_TEST(of_a_huge_letter_the_first_mebibyte_is_fetched)
{
	enum { TAKEN = 1024 * 1024, HUGE = 3 * TAKEN };
	char *bytes = arena_take(&club.arena, HUGE);
	struct inbox_letter l;

	imap_club_open("localhost", "");
	for (size_t i = 0; i < HUGE; i++) {
		bytes[i] = i % 64 == 62 ? '\r' : i % 64 == 63 ? '\n' : 'x';
	}
	memcpy(bytes, "Subject: huge\r\n\r\n", sizeof "Subject: huge\r\n\r\n" - 1);
	dovecot_put(&club.dovecot, "", imap_club_name(1), view_from(bytes, HUGE),
		    IMAP_CLUB_NOW);
	imap_club_must(phase_fetch(&club.run, &club.err));
	l = imap_club_kept(1);
	ck_assert(l.truncated);
	ck_assert(view_eq(l.raw, view_from(bytes, TAKEN)));
}

/* ---------------------------------------------------------------- in between */

static int visited;

/* In this process: one of its own goes on while a letter is visited. */
static void walk(mailbox_visit *visit)
{
	struct mailbox box = {.terms = &club.inbox.terms};

	imap_club_must(mailbox_imap.each(&box, visit, NULL, &club.err));
	mailbox_imap.close(&box);
	arena_free(&box.arena);
}

/* With the first letter the last one vanishes. */
static bool remove_last(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	(void)l;
	if (visited++ == 0) {
		const char *last = imap_club_name(BATCH_AND_MORE);
		const char *base = arena_printf(&club.arena, "%s/mail/gm/Maildir",
						club.dovecot.dir);

		/* Dovecot has seen it, so it stands in cur. */
		(void)remove(arena_printf(&club.arena, "%s/new/%s", base, last));
		(void)remove(arena_printf(&club.arena, "%s/cur/%s:2,", base, last));
		ck_assert_int_eq(dovecot_count(&club.dovecot, ""), BATCH_AND_MORE - 1);
	}
	return true;
}

START_TEST(a_letter_that_vanishes_in_between_is_passed_over)
{
	imap_club_open("localhost", "");
	for (int i = 1; i <= BATCH_AND_MORE; i++) {
		imap_club_post("", i);
	}
	visited = 0;
	walk(remove_last);
	ck_assert_int_eq(visited, BATCH_AND_MORE - 1);
}

/* With the first letter another one arrives. */
static bool body_more(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	(void)l;
	if (visited++ == 0) {
		imap_club_post("", 7);
	}
	return true;
}

START_TEST(a_letter_that_arrives_in_between_is_read_as_well)
{
	imap_club_open("localhost", "");
	imap_club_post("", 1);
	visited = 0;
	walk(body_more);
	ck_assert_int_eq(visited, 2);
}

int main(void)
{
	claims_times(a_letter_that_the_server_cannot_read_keeps_no_other_waiting, 0, 3);
	return imap_club_run("imap");
}
