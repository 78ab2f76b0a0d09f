/* SPDX-License-Identifier: ISC */
/*
 * watch: run after run, connected to the mailbox, until a signal asks to end.
 * - The club is locked only during a run: between runs other commands may work in it.
 *   Each run reads the settings again, except those of the mailbox.
 * - SIGTERM and SIGINT are blocked and read from a descriptor. So they never cut a
 *   run short, nor the reader of letters, which is in the same process group.
 */
#include "adjudicator/club/complaints.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/run.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

enum { PAUSE_MS = 1000 /* between two runs, at least */ };

/* A descriptor that becomes readable when a signal asks to end; -1 (with err): none. */
static int end_open(struct err *err)
{
	sigset_t signals;
	int fd;

	sigemptyset(&signals);
	sigaddset(&signals, SIGTERM);
	sigaddset(&signals, SIGINT);
	(void)sigprocmask(SIG_BLOCK, &signals, NULL);
	fd = signalfd(-1, &signals, SFD_CLOEXEC);
	if (fd < 0) {
		(void)err_set(err, ERR_IO, "cannot wait for signals: %s",
			      strerror(errno));
	}
	return fd;
}

/* Waits for so long at most. Returns whether a signal asks to end. */
static bool ended(int end, int milliseconds)
{
	struct pollfd p = {.fd = end, .events = POLLIN};

	return poll(&p, 1, milliseconds) > 0;
}

/* Opens the club for one run, and closes it again. */
static bool run_once(const struct cmd *watch, struct club_inbox *inbox,
		     enum round_report report, struct err *err)
{
	struct arena arena = {0};
	struct cmd c = {
		.arena = &arena, .log = watch->log, .dir = watch->dir, .err = err};
	struct round round = {.phase = phase_all, .inbox = inbox, .report = report};
	bool ok = cmd_open(&c, NEEDS_WRITE | NEEDS_LEXICA) &&
		  cmd_now_run(&c, &round.now) && round_run(&c, &round);

	(void)fflush(stdout);
	cmd_close(&c);
	arena_free(&arena);
	return ok;
}

/* Whether such an error may pass by itself. */
static bool passes(enum err_kind kind)
{
	return kind == ERR_SERVER || kind == ERR_RETRY || kind == ERR_DATA;
}

bool cmd_watch(struct cmd *c)
{
	enum round_report report = cmd_flag(c, "quiet") ? REPORT_NOTHING : REPORT_NEWS;
	struct club_inbox inbox;
	bool ok = true;
	int end;

	if (!cmd_arguments(c, 0, 0) || (end = end_open(c->err)) < 0) {
		return false;
	}
	club_inbox_open(&inbox, c->config, false);
	while (ok) {
		struct err err = {0};
		bool ran;

		if (c->complaints != NULL) {
			complaints_next(c->complaints, (int64_t)time(NULL));
		}
		ran = run_once(c, &inbox, report, &err);

		if (!ran && !passes(err.kind)) {
			*c->err = err;
			ok = false;
		} else if (!ran && err.kind != ERR_RETRY) {
			log_err(c->log, &err);
		}
		if (!ok || ended(end, PAUSE_MS)) {
			break;
		}
		/* If another command is at work, the next try comes soon. */
		if (ran || err.kind != ERR_RETRY) {
			mailbox_wait(inbox.mailbox, end,
				     (int)c->config->poll_every * 1000);
		}
		if (ended(end, 0)) {
			break;
		}
	}
	club_inbox_close(&inbox);
	close(end);
	return ok;
}
