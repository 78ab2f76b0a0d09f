/* SPDX-License-Identifier: ISC */
/* The junk folder of a real server, and waiting for its news. */
#include "tests/helpers/claims.h"
#include "tests/helpers/club/imap_club.h"

#include "adjudicator/play/begin.h"
#include "formats/text/buf.h"
#include <string.h>
#include <unistd.h>

/* ------------------------------------------------------------------------ junk */

/* Ann plays alone: tokens name her seat. */
static void begin_game_of_ann(void)
{
	const struct setup_text text = {view_of("cubes"), view_of("en"), view_of(""),
					view_of("any")};
	struct new_game n = {.players = 1, .drill = true};
	struct record r = {0};
	enum setup_part fault;

	imap_club_must(player_by_id(club.run.context.store, &club.arena, 1,
				    &n.player[0], &club.err) &&
		       setup_make(&club.arena, club.run.context.lexica, &text, &n.setup,
				  &fault, &club.err) &&
		       store_begin(club.run.context.store, &club.err) &&
		       begin_game(&club.run.context, &club.arena, &n, &r, &club.err) &&
		       store_commit(club.run.context.store, &club.err));
	ck_assert_int_eq(r.match.id, 1);
}

static const char *our_address(void)
{
	char text[TOKEN_TEXT];

	token_write(club.config.key, &(struct token){.game = 1, .turn = 1}, text);
	return arena_printf(&club.arena, "club+%s@club.example", text);
}

START_TEST(from_the_junk_only_letters_with_a_token_come)
{
	imap_club_open("localhost", "Junk");
	imap_club_add_ann();
	begin_game_of_ann();
	imap_club_post("Junk", 1);
	dovecot_put(&club.dovecot, "Junk", imap_club_name(2),
		    imap_club_letter("ann@example.org", our_address(), 2),
		    IMAP_CLUB_NOW - 100);
	dovecot_put(&club.dovecot, "Junk", imap_club_name(3),
		    imap_club_letter("ann@example.org",
				     "club+aaaaaaaaaaaaaaaaaaaaaaaa@club.example", 3),
		    IMAP_CLUB_NOW - 50);
	dovecot_put(&club.dovecot, "", imap_club_name(4),
		    imap_club_letter("ann@example.org", our_address(), 4),
		    IMAP_CLUB_NOW - 200);
	dovecot_put(&club.dovecot, "", imap_club_name(5),
		    imap_club_letter("ann@example.org", our_address(), 5),
		    IMAP_CLUB_NOW - 20);
	imap_club_must(phase_all(&club.run, &club.err));
	ck_assert_int_eq(club.run.fetched, 3);
	ck_assert_int_eq(dovecot_count(&club.dovecot, "Junk"), 2);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 0);
	/* By arrival, as if they had never been apart. */
	ck_assert_int_eq(imap_club_kept(1).arrived, IMAP_CLUB_NOW - 200);
	ck_assert_int_eq(imap_club_kept(2).arrived, IMAP_CLUB_NOW - 100);
	ck_assert_int_eq(imap_club_kept(3).arrived, IMAP_CLUB_NOW - 20);
}

static bool count_letter(void *arg, const struct mailbox_letter *l)
{
	(void)l;
	++*(int *)arg;
	return true;
}

START_TEST(junk_is_read_only_once)
{
	int64_t read;
	int visited = 0;

	imap_club_open("localhost", "Junk");
	imap_club_post("Junk", 1);
	imap_club_post("Junk", 2);
	imap_club_must(phase_all(&club.run, &club.err));
	imap_club_must(store_number(club.run.context.store, club.run.incoming.mark,
				    &read, &club.err));
	ck_assert_int_eq(read, 2);
	imap_club_must(mailbox_each_junk(club.inbox.mailbox, &read, count_letter,
					 &visited, &club.err));
	ck_assert_int_eq(visited, 0);
}

START_TEST(a_junk_folder_that_is_not_there_keeps_nobody_waiting)
{
	imap_club_open("localhost", "No such folder");
	imap_club_post("", 1);
	ck_assert(!phase_fetch(&club.run, &club.err));
	ck_assert_int_eq(club.err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(club.err.text, "junk"));
	ck_assert_int_eq(club.run.fetched, 1);
	ck_assert(!club.run.context.drained);
}

/* --------------------------------------------------------------------- waiting */

START_TEST(a_dry_run_files_nothing)
{
	imap_club_open("localhost", "");
	imap_club_post("", 1);
	club_inbox_close(&club.inbox);
	club_inbox_open(&club.inbox, &club.config, true);
	club.run.dry = true;
	imap_club_must(store_begin(club.run.context.store, &club.err));
	imap_club_must(phase_all(&club.run, &club.err));
	store_rollback(club.run.context.store);
	ck_assert_int_eq(club.run.fetched, 1);
	ck_assert_int_eq(dovecot_count(&club.dovecot, ""), 1);
}

START_TEST(waiting_ends_with_a_new_letter)
{
	imap_club_open("localhost", "");
	imap_club_must(phase_take(&club.run, &club.err));
	imap_club_post("", 1);
	mailbox_wait(club.inbox.mailbox, -1, 60000);
	imap_club_must(imap_club_again(phase_take));
	ck_assert_int_eq(club.run.fetched, 1);
}

START_TEST(waiting_ends_when_it_is_told_to)
{
	int ends[2];

	imap_club_open("localhost", "");
	ck_assert_int_eq(pipe(ends), 0);
	imap_club_must(phase_take(&club.run, &club.err));
	ck_assert_int_eq(write(ends[1], "x", 1), 1);
	mailbox_wait(club.inbox.mailbox, ends[0], 60000);
	imap_club_must(imap_club_again(phase_take)); /* and the session is still good */
	imap_club_close();
	imap_club_open("127.0.0.5", "");
	imap_club_must(imap_club_again(phase_take));
	mailbox_wait(club.inbox.mailbox, ends[0], 60000);
	close(ends[0]);
	close(ends[1]);
}

static bool count_one(void *arg, const struct mailbox_letter *l)
{
	(void)count_letter(arg, l);
	return false;
}

/* What is on its way then is more than waits between two programs. */
START_TEST(a_walk_through_long_letters_ends_when_one_is_enough)
{
	enum { LONG = 70000, LETTERS = 12 };
	struct buf b;
	int visited = 0;

	imap_club_open("localhost", "");
	b = buf_in(&club.arena);
	buf_str(&b, "From: ann@example.org\r\n\r\n");
	buf_repeat(&b, 'x', LONG);
	for (int i = 1; i <= LETTERS; i++) {
		dovecot_put(&club.dovecot, "", imap_club_name(i), buf_view(&b),
			    IMAP_CLUB_NOW);
	}
	imap_club_must(
		mailbox_each(club.inbox.mailbox, count_one, &visited, &club.err));
	ck_assert_int_eq(visited, 1);
	visited = 0;
	imap_club_must(
		mailbox_each(club.inbox.mailbox, count_letter, &visited, &club.err));
	ck_assert_int_eq(visited, LETTERS);
}

START_TEST(a_server_that_is_not_there_drains_nothing)
{
	long port = club.dovecot.imaps;

	club.dovecot.imaps = 1;
	imap_club_open("localhost", "");
	club.dovecot.imaps = port;
	ck_assert(!phase_all(&club.run, &club.err));
	ck_assert_int_eq(club.err.kind, ERR_SERVER);
	ck_assert(!club.run.context.drained);
}

int main(void)
{
	return imap_club_run("imap_folders");
}
