/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/imap_club.h"

#include "adjudicator/club/lexica.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/scratch.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct imap_club club;

/* ------------------------------------------------------------------- the club */

static void put(const char *name, const char *text, int flags)
{
	int fd = open(arena_printf(&club.arena, "%s/%s", club.dir, name),
		      O_WRONLY | O_CREAT | flags, 0600);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	ck_assert_int_eq(close(fd), 0);
}

void imap_club_must(bool ok)
{
	ck_assert_msg(ok, "%s", club.err.text);
}

void imap_club_open(const char *host, const char *junk)
{
	put("adjudicator.conf",
	    arena_printf(&club.arena,
			 "address = club@club.example\n"
			 "inbox = imaps://gm@%s:%ld/INBOX\ninbox-password-file = pw\n"
			 "tls-ca = %s\njunk = %s\n",
			 host, club.dovecot.imaps, club.dovecot.ca, junk),
	    O_TRUNC);
	put("pw", "gm-pass\n", O_TRUNC);
	imap_club_must(config_read(&club.config, club.dir, &club.err) &&
		       config_read_key(&club.config, &club.err) &&
		       store_open(&club.run.context.store, club.dir,
				  club.config.database, DB_WRITE, &club.err) &&
		       club_outbox_read(&club.run.outbox, &club.config, &club.err));
	club_inbox_open(&club.inbox, &club.config, false);
	club.run.context.lexica = lexica_open(NULL);
	club.run.context.config = &club.config;
	club.run.context.reader =
		reader_new(&reader_defaults, view_of(club.config.address));
	club.run.context.now = IMAP_CLUB_NOW;
	club.run.inbox = &club.inbox;
}

void imap_club_close(void)
{
	club_inbox_close(&club.inbox);
	run_close(&club.run);
	reader_free(club.run.context.reader);
	lexica_close(club.run.context.lexica);
	store_close(club.run.context.store);
	config_free(&club.config);
	club.run = (struct run){0};
}

static void set_up(void)
{
	club.err = (struct err){0};
	club.dir = scratch_dir();
	dovecot_wipe(&club.dovecot);
	imap_club_must(
		club_folder(&club.arena, club.dir, "club@club.example", &club.err));
}

static void tear_down(void)
{
	imap_club_close();
	scratch_remove(club.dir);
	arena_free(&club.arena);
}

bool imap_club_again(bool (*phase)(struct run *r, struct err *err))
{
	club.run.fetched = club.run.judged = 0;
	club.err = (struct err){0};
	return phase(&club.run, &club.err);
}

void imap_club_add_ann(void)
{
	struct player ann = {.name = view_of("Ann"),
			     .address = view_of("ann@example.org"),
			     .language = view_of("en"),
			     .confirmed = true,
			     .created = IMAP_CLUB_NOW};
	bool fresh;

	imap_club_must(
		player_add(club.run.context.store, &ann, NULL, &fresh, &club.err));
}

/* --------------------------------------------------------------------- letters */

struct view imap_club_letter(const char *from, const char *to, int number)
{
	return view_of(arena_printf(&club.arena,
				    "From: %s\r\nTo: %s\r\nSubject: hello\r\n"
				    "Message-ID: <%d@mail.example>\r\n\r\n"
				    "Letter %d says hello.\r\n",
				    from, to, number, number));
}

const char *imap_club_name(int number)
{
	return arena_printf(&club.arena, "%d.letter", number);
}

void imap_club_post(const char *folder, int number)
{
	dovecot_put(&club.dovecot, folder, imap_club_name(number),
		    imap_club_letter("ann@example.org", "club@club.example", number),
		    IMAP_CLUB_NOW - 86400 + 60L * number);
}

struct inbox_letter imap_club_kept(int64_t id)
{
	struct inbox_letter l;

	imap_club_must(
		inbox_get(club.run.context.store, &club.arena, id, &l, &club.err));
	return l;
}

const char *imap_club_verdict(int64_t id)
{
	struct ledger_row row;

	imap_club_must(
		ledger_get(club.run.context.store, &club.arena, id, &row, &club.err));
	return row.letter == 0 ? "none" : arena_str(&club.arena, row.verdict);
}

int imap_club_run(const char *name)
{
	int result;

	if (!dovecot_start(&club.dovecot)) {
		return EXIT_SUCCESS;
	}
	claims_timeout(120);
	claims_fixture(set_up, tear_down);
	result = claims_run(name);
	dovecot_stop();
	return result;
}
