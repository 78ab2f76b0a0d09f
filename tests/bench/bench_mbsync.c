/* SPDX-License-Identifier: ISC */
/*
 * A mailbox of move letters on a real server, read over TLS: by mbsync, which merely
 * keeps each in a file, and by a whole run, which judges each and files it on the
 * server; then by a run that sends its replies as well. The floor only reads them all
 * over such a connection, and files them there: nothing is kept or judged. The mailbox
 * and the club are made anew each time, and they take turns, so that whatever else the
 * machine does weighs on all.
 *
 * bench_mbsync [PROGRAM [GAMES [TURNS [PAIRS]]]]; the program itself is not used.
 */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"
#include "tests/helpers/mail/dovecot.h"
#include "tests/helpers/mail/mail_server.h"
#include "tests/helpers/scratch.h"

enum { PAIRS_MOST = 20 };

static struct dovecot dovecot;
static struct mail_server smtp;
static struct some_moves moves;
static struct arena arena;
static char *scratch; /* of one round */

static void write_file(const char *path, struct view text)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	if (fd < 0 || write(fd, text.at, text.len) != (ssize_t)text.len ||
	    close(fd) != 0) {
		measure_stop("cannot write %s", path);
	}
}

/* How it ended, as waitpid() tells it; 0: well. */
static int shell(const char *command)
{
	int status = -1;
	pid_t pid = fork();

	if (pid == 0) {
		execl("/bin/sh", "sh", "-c", command, (char *)NULL);
		_exit(EXIT_FAILURE);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid) {
		measure_stop("no process for: %s", command);
	}
	return status;
}

/* ------------------------------------------------------------------- mailbox */

/* All letters of the prepared club lie on the server; those of one turn arrived in the
 * same second, behind those of the turn before. */
static double fill_mailbox(void *arg)
{
	const char *path = arg;
	struct arena letter = {0};
	DIR *d = opendir(path);
	const struct dirent *e;

	if (d == NULL) {
		measure_stop("cannot open %s", path);
	}
	dovecot_wipe(&dovecot);
	while ((e = readdir(d)) != NULL) {
		if (e->d_name[0] != '.') {
			long turn = strtol(e->d_name, NULL, 10);

			dovecot_put(&dovecot, "", e->d_name,
				    some_moves_read(&letter, dirfd(d), e->d_name),
				    SOME_NOW - 3600 + turn);
			arena_reset(&letter);
		}
	}
	(void)closedir(d);
	arena_free(&letter);
	return 0;
}

static long letters(void)
{
	return moves.games * moves.turns;
}

static void new_round(void)
{
	scratch_remove(scratch);
	scratch = scratch_dir();
	(void)measure_apart(fill_mailbox,
			    arena_printf(&arena, "%s/letters", moves.dir));
}

/* -------------------------------------------------------------------- mbsync */

static double pull(bool durable)
{
	const char *config;
	long got = 0;
	const struct dirent *e;
	double start;
	int status;
	DIR *d;

	new_round();
	config = arena_printf(&arena, "%s/mbsyncrc", scratch);
	write_file(config, view_of(arena_printf(
				   &arena,
				   "FSync %s\n"
				   "IMAPStore far\nHost localhost\nPort %ld\n"
				   "User gm\nPass gm-pass\nSSLType IMAPS\n"
				   "SystemCertificates no\nCertificateFile %s\n\n"
				   "MaildirStore near\nInbox %s/pulled\n\n"
				   "Channel club\nFar :far:INBOX\nNear :near:INBOX\n"
				   "Sync PullNew\nCreate Near\nSyncState *\n",
				   durable ? "yes" : "no", dovecot.imaps, dovecot.ca,
				   scratch)));
	start = measure_seconds();
	status = shell(arena_printf(&arena, "exec mbsync -q -c %s club", config));
	if (status != 0) {
		measure_stop("mbsync %s", measure_end(status));
	}
	start = measure_seconds() - start;
	d = opendir(arena_printf(&arena, "%s/pulled/new", scratch));
	while (d != NULL && (e = readdir(d)) != NULL) {
		got += e->d_name[0] != '.';
	}
	if (d == NULL || closedir(d) != 0 || got != letters()) {
		measure_stop("mbsync pulled %ld letters", got);
	}
	return start;
}

/* --------------------------------------------------------------------- floor */

static bool tell_password(void *arg, struct arena *a, struct view *out, struct err *err)
{
	(void)arg;
	(void)err;
	*out = arena_copy(a, view_of("gm-pass"));
	return true;
}

struct taking {
	struct view *uid;
	size_t count;
};

static bool take_uid(void *arg, const struct mailbox_letter *l)
{
	struct taking *t = arg;

	if (t->count == (size_t)letters()) {
		measure_stop("more than %ld letters came", letters());
	}
	t->uid[t->count++] = arena_copy(&arena, l->uid);
	return true;
}

/* By the IMAP client itself, in this process. */
static double read_and_file(void *arg)
{
	struct mailbox_terms terms = {.inbox = arg,
				      .junk = "",
				      .ca = dovecot.ca,
				      .milliseconds = 600000,
				      .secret = tell_password};
	struct mailbox box = {.terms = &terms};
	struct taking t = {arena_array(&arena, (size_t)letters(), sizeof *t.uid), 0};
	struct mailbox_pile pile = {.part = MAILBOX_INBOX, .uid = t.uid};
	double start = measure_seconds();
	struct err err = {0};

	measure_must(mailbox_imap.each(&box, take_uid, &t, &err), &err);
	pile.count = t.count;
	measure_must(mailbox_imap.file(&box, &pile, &err), &err);
	mailbox_imap.close(&box);
	arena_free(&box.arena);
	start = measure_seconds() - start;
	if (dovecot_count(&dovecot, "Processed") != letters()) {
		measure_stop("%zu letters were read, and not all were filed", t.count);
	}
	return start;
}

static double floor_of_all(void)
{
	new_round();
	return measure_apart(
		read_and_file,
		arena_printf(&arena, "imaps://gm@localhost:%ld/INBOX", dovecot.imaps));
}

/* ----------------------------------------------------------------------- run */

/* The club's inbox and outbox are the servers from now on. */
static void use_servers(struct some_club *c)
{
	struct err err = {0};

	club_inbox_close(&c->inbox);
	run_close(&c->run);
	write_file(arena_printf(&c->arena, "%s/pw", c->dir), view_of("gm-pass\n"));
	c->config.inbox = arena_printf(&c->arena, "imaps://gm@localhost:%ld/INBOX",
				       dovecot.imaps);
	c->config.outbox =
		arena_printf(&c->arena, "smtps://gm@localhost:%ld", smtp.smtps);
	c->config.inbox_password_file = c->config.outbox_password_file = "pw";
	c->config.letters_per_run = 1000000;
	/* The CA is another one for each server. */
	c->config.tls_ca = dovecot.ca;
	club_inbox_open(&c->inbox, &c->config, false);
	c->config.tls_ca = smtp.ca;
	measure_must(club_outbox_read(&c->run.outbox, &c->config, &err), &err);
}

static void count_applied(void *arg, struct view verdict, long count)
{
	long *applied = arg;

	*applied += view_is(verdict, "applied") ? count : 0;
}

static void check_run(const struct some_club *c)
{
	struct arena row = {0};
	struct err err = {0};
	long applied = 0;
	int filed = dovecot_count(&dovecot, "Processed");

	measure_must(
		ledger_tally(c->run.context.store, &row, count_applied, &applied, &err),
		&err);
	if (applied != letters() || filed != letters()) {
		measure_stop("%ld letters were applied and %d filed", applied, filed);
	}
	arena_free(&row);
}

struct job {
	const char *name; /* of its figures; NULL: none are wanted */
	bool sends;
};

static const struct {
	const char *name;
	bool (*phase)(struct run *r, struct err *err);
	bool sends;
} phases[] = {
	{"fetch", phase_fetch, false},
        {"judge", phase_judge, false},
	{"tick",  phase_tick,  false},
        {"send",  phase_send,  true },
	{"file",  phase_file,  false},
};

/* Two figures: how long it took, and how much of that it had the processor. */
static void run_phase(struct some_club *c, const struct job *job, size_t which)
{
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();
	struct err err = {0};
	const char *name;

	measure_must(phases[which].phase(&c->run, &err), &err);
	if (job->name != NULL) {
		name = arena_printf(&arena, "%s.%s", job->name, phases[which].name);
		measure_figure(name, measure_seconds() - start, "s");
		measure_figure(arena_printf(&arena, "%s.cpu", name),
			       measure_cpu_seconds() - cpu, "s");
	}
}

static double run_club(void *arg)
{
	const struct job *job = arg;
	double all = measure_seconds();
	struct some_club c;

	some_club_open(&c, arena_printf(&arena, "%s/club", scratch));
	use_servers(&c);
	for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++) {
		if (job->sends || !phases[i].sends) {
			run_phase(&c, job, i);
		}
	}
	if (job->name != NULL && job->sends) {
		measure_figure("mbsync.replies", (double)c.run.outgoing.sent,
			       "letters");
	}
	reader_free(c.run.context.reader);
	c.run.context.reader = NULL;
	all = measure_seconds() - all;
	check_run(&c);
	some_club_close(&c);
	if (job->name != NULL) {
		measure_figure(arena_printf(&arena, "%s.memory", job->name),
			       measure_memory() + measure_memory_of_children(), "MiB");
	}
	return all;
}

static double take(const char *name, bool sends)
{
	struct job job = {name, sends};

	new_round();
	if (shell(arena_printf(&arena, "cp -a %s/club %s", moves.dir, scratch)) != 0) {
		measure_stop("the club cannot be copied");
	}
	return measure_apart(run_club, &job);
}

/* ----------------------------------------------------------------------- all */

/* The club in dir/club, its letters in dir/letters. */
static double prepare(void *arg)
{
	char *dir = arg;
	struct some_moves all = moves;
	char *club = arena_printf(&arena, "%s/club", dir);

	all.dir = club;
	if (mkdir(club, 0700) != 0) {
		measure_stop("cannot make %s", club);
	}
	some_moves_make(&all);
	if (rename(arena_printf(&arena, "%s/inbox/new", club),
		   arena_printf(&arena, "%s/letters", dir)) != 0 ||
	    mkdir(arena_printf(&arena, "%s/inbox/new", club), 0700) != 0) {
		measure_stop("the letters cannot be moved");
	}
	return 0;
}

/* What is measured in turn. */
enum { PULL, PULL_FAST, FLOOR, TAKE, ANSWER, KINDS };

static const char *const names[KINDS] = {"mbsync.pull", "mbsync.pull-fast",
					 "mbsync.floor", "mbsync.take",
					 "mbsync.answer"};

static double measure_one(int kind, bool last)
{
	switch (kind) {
	case PULL:
		return pull(true);
	case PULL_FAST:
		return pull(false);
	case FLOOR:
		return floor_of_all();
	case TAKE:
		return take(last ? "mbsync.take" : NULL, false);
	default:
		return take(last ? "mbsync.answer" : NULL, true);
	}
}

static void tell(double took[KINDS][PAIRS_MOST], size_t pairs)
{
	static const struct {
		const char *name;
		int kind, of;
	} ratios[] = {
		{"mbsync.ratio-floor",       FLOOR,  PULL     },
		{"mbsync.ratio-take",        TAKE,   PULL     },
		{"mbsync.ratio-answer",      ANSWER, PULL     },
		{"mbsync.ratio-floor-fast",  FLOOR,  PULL_FAST},
		{"mbsync.ratio-take-fast",   TAKE,   PULL_FAST},
		{"mbsync.ratio-answer-fast", ANSWER, PULL_FAST},
	};

	for (size_t i = 0; i < sizeof ratios / sizeof ratios[0]; i++) {
		double ratio[PAIRS_MOST];

		for (size_t k = 0; k < pairs; k++) {
			ratio[k] = took[ratios[i].kind][k] / took[ratios[i].of][k];
		}
		measure_figure(ratios[i].name, measure_median(ratio, pairs),
			       "x mbsync");
	}
	for (int i = 0; i < KINDS; i++) {
		measure_figure(names[i], measure_median(took[i], pairs), "s");
	}
}

static long argument(char **argv, int argc, int n, long otherwise)
{
	return argc > n ? strtol(argv[n], NULL, 10) : otherwise;
}

int main(int argc, char **argv)
{
	static const char *const no_rules[] = {NULL};
	static double took[KINDS][PAIRS_MOST];
	long pairs = argument(argv, argc, 4, 5);

	moves.games = argument(argv, argc, 2, 400);
	moves.turns = argument(argv, argc, 3, 25);
	pairs = pairs > PAIRS_MOST ? PAIRS_MOST : pairs;
	measure_begin();
	if (shell("mbsync --version > /dev/null 2>&1") != 0) {
		puts("SKIPPED there is no mbsync here: .ci/install bench");
		return EXIT_SUCCESS;
	}
	if (!dovecot_start(&dovecot) || !mail_server_start(&smtp, &arena, no_rules)) {
		return EXIT_SUCCESS;
	}
	moves.dir = scratch_dir();
	(void)measure_apart(prepare, moves.dir);
	measure_figure("mbsync.letters", (double)letters(), "letters");
	for (long k = 0; k < pairs; k++) {
		for (int i = 0; i < KINDS; i++) {
			took[i][k] = measure_one(i, k == pairs - 1);
			measure_figure(arena_printf(&arena, "%s.%ld", names[i], k + 1),
				       took[i][k], "s");
		}
	}
	tell(took, (size_t)pairs);
	scratch_remove(scratch);
	scratch_remove(moves.dir);
	mail_server_stop(&smtp);
	dovecot_stop();
	arena_free(&arena);
	return EXIT_SUCCESS;
}
