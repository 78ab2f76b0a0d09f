/* SPDX-License-Identifier: ISC */
/*
 * A thousand letters from a real server: connected, read, kept in the database, and
 * moved there when they are judged. The floor is the server's own: all of them read
 * over such a connection and thrown away.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/mail/dovecot.h"
#include "tests/helpers/scratch.h"

enum { LETTERS = 1000, TIMES = 5 };

static void write_file(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	if (fd < 0 || write(fd, text, strlen(text)) != (ssize_t)strlen(text) ||
	    close(fd) != 0) {
		measure_stop("cannot write %s", path);
	}
}

/* The club's inbox is the server from now on. */
static void move_inbox(struct some_club *c, const struct dovecot *d)
{
	club_inbox_close(&c->inbox);
	write_file(arena_printf(&c->arena, "%s/pw", c->dir), "gm-pass\n");
	c->config.inbox =
		arena_printf(&c->arena, "imaps://gm@localhost:%ld/INBOX", d->imaps);
	c->config.inbox_password_file = "pw";
	c->config.tls_ca = d->ca;
	club_inbox_open(&c->inbox, &c->config, false);
}

static void post(const struct dovecot *d, int round)
{
	struct arena arena = {0};

	for (int i = 0; i < LETTERS; i++) {
		dovecot_put(d, "", arena_printf(&arena, "%d.%d.letter", round, i),
			    view_of(arena_printf(
				    &arena,
				    "From: x%d@else.example\r\n"
				    "To: adjudicator@club.example\r\n"
				    "Subject: Re: Game 7 turn 12: your turn\r\n"
				    "Message-ID: <%d.%d@mail.example>\r\n\r\n"
				    "8H WORDY\r\n\r\n%s\r\n",
				    i, round, i,
				    "> Game 7 turn 12: Ben 8H WORDY 34 - your turn\r\n"
				    "> Please answer by Mon 23 Nov, 12:10 UTC.\r\n")),
			    SOME_NOW - 3600 + i);
		arena_reset(&arena);
	}
	arena_free(&arena);
}

static bool count(void *arg, const struct mailbox_letter *l)
{
	long *bytes = arg;

	*bytes += (long)l->raw.len;
	return true;
}

static double since(double *start)
{
	double now = measure_seconds();
	double took = now - *start;

	*start = now;
	return took;
}

int main(void)
{
	double cold[TIMES];
	double read[TIMES];
	double kept[TIMES];
	double filed[TIMES];
	struct dovecot dovecot;
	char *dir = scratch_dir();
	struct some_club c;
	struct err err = {0};

	measure_begin();
	if (!dovecot_start(&dovecot)) {
		scratch_remove(dir);
		return EXIT_SUCCESS;
	}
	some_club_open(&c, dir);
	move_inbox(&c, &dovecot);
	for (int i = 0; i < TIMES; i++) {
		long bytes = 0;
		double start;

		dovecot_wipe(&dovecot);
		post(&dovecot, i);
		start = measure_seconds();
		measure_must(mailbox_each(c.inbox.mailbox, count, &bytes, &err), &err);
		cold[i] = LETTERS / since(&start);
		measure_must(mailbox_each(c.inbox.mailbox, count, &bytes, &err), &err);
		read[i] = LETTERS / since(&start);
		measure_must(phase_fetch(&c.run, &err), &err);
		kept[i] = LETTERS / since(&start);
		measure_must(phase_judge(&c.run, &err), &err);
		(void)since(&start);
		measure_must(phase_file(&c.run, &err), &err);
		filed[i] = LETTERS / since(&start);
		club_inbox_close(&c.inbox);
		club_inbox_open(&c.inbox, &c.config, false);
	}
	measure_figure("imap letters read, login and server's index included",
		       measure_median(cold, TIMES), "letters/s");
	measure_figure("imap letters read (floor)", measure_median(read, TIMES),
		       "letters/s");
	measure_figure("imap letters read and kept", measure_median(kept, TIMES),
		       "letters/s");
	measure_figure("imap letters moved", measure_median(filed, TIMES), "letters/s");
	some_club_close(&c);
	dovecot_stop();
	scratch_remove(dir);
	return EXIT_SUCCESS;
}
