/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/peer.h"

#include "adjudicator/mail/network/hello.h"
#include "adjudicator/mail/network/peer_process.h"
#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/process_end.h"
#include "formats/text/beside.h"
#include "formats/text/monotonic.h"
#include <sys/socket.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

enum {
	START_MS = 20000,
	PARTING_MS = 10000,
	END_MS = 2000,
	LONGEST_MS = 24 * 3600 * 1000,
	TEXT_MAX = 4096
};

/* The kinds of error that a server can cause; the process may report no others. */
static const enum err_kind believed[] = {ERR_SERVER, ERR_DENIED, ERR_CONFIG, ERR_RETRY,
					 ERR_BUG};

const char *peer_program;

/* Ends the process and returns its status. One that has hung up gets a moment to
 * end; then it is killed. */
static int reap(struct peer *p, bool kill_it)
{
	int status = 0;

	close(p->post.fd);
	post_close(&p->post);
	(void)process_end(p->pid, kill_it ? 0 : monotonic_ms() + END_MS, &status);
	p->pid = 0;
	return status;
}

static bool tell_end(const struct peer *p, int status, struct err *err)
{
	if (WIFSIGNALED(status)) {
		return err_set(err, ERR_SERVER,
			       "%s: " NETWORK_PROGRAM
			       ", which speaks to it, was ended by signal %d",
			       p->about, WTERMSIG(status));
	}
	if (WEXITSTATUS(status) == EX_TEMPFAIL) {
		return err_set(err, ERR_SERVER,
			       "%s: " NETWORK_PROGRAM
			       ", which speaks to it, needed too much memory",
			       p->about);
	}
	return err_set(err, ERR_SERVER,
		       "%s: " NETWORK_PROGRAM
		       ", which speaks to it, ended with exit code %d",
		       p->about, WEXITSTATUS(status));
}

bool peer_lies(struct peer *p, struct err *err)
{
	(void)reap(p, true);
	return err_set(err, ERR_SERVER,
		       "%s: " NETWORK_PROGRAM
		       ", which speaks to it, answers what cannot be",
		       p->about);
}

static bool lost(struct peer *p, enum talk_step step, struct err *err)
{
	if (step == TALK_LATE && monotonic_left(p->deadline) > 0) {
		return peer_lies(p, err); /* the message is too long */
	}
	if (step == TALK_LATE) {
		(void)reap(p, true);
		return err_set(err, ERR_SERVER,
			       "%s: " NETWORK_PROGRAM
			       ", which speaks to it, does not answer",
			       p->about);
	}
	return tell_end(p, reap(p, false), err);
}

/* ------------------------------------------------------------------------ start */

static bool hear_hello(struct peer *p, const char *path, struct err *err)
{
	int64_t deadline = monotonic_ms() + START_MS;
	struct arena arena = {0};
	struct message m = {0};
	enum talk_step step = post_take(&p->post, deadline, &m);
	bool known = step == TALK_READY && m.kind == NETWORK_HELLO &&
		     view_eq(m.form.rest, network_hello(&arena, p->role));
	int status;

	arena_free(&arena);
	if (known) {
		return true;
	}
	status = reap(p, step != TALK_GONE);
	if (step == TALK_GONE &&
	    (WIFSIGNALED(status) || WEXITSTATUS(status) == EX_TEMPFAIL)) {
		return err_set(err, ERR_RETRY, "cannot start %s now", path);
	}
	return err_set(err, ERR_CREATE,
		       "%s does not speak to servers as this version of adjudicator "
		       "does: install adjudicator again, all of one version",
		       path);
}

static bool start_at(struct peer *p, const char *path, struct err *err)
{
	int fd;

	if (access(path, X_OK) != 0) {
		return err_set(err, ERR_CREATE,
			       "%s is missing, and no other program speaks to servers: "
			       "install adjudicator again, all of one version",
			       path);
	}
	if (!peer_process(NETWORK_PROGRAM, path, p->role, &p->pid, &fd, err)) {
		return false;
	}
	post_open(&p->post, fd, p->most);
	return hear_hello(p, path, err);
}

bool peer_start(struct peer *p, bool *fresh, struct err *err)
{
	struct arena arena = {0};
	bool ok;

	*fresh = p->pid == 0;
	ok = p->pid != 0 ||
	     start_at(p,
		      peer_program != NULL ? peer_program
					   : beside(&arena, NETWORK_PROGRAM),
		      err);
	arena_free(&arena);
	return ok;
}

/* ------------------------------------------------------------------------- talk */

/* The deadline: so many milliseconds from now, or from the end of a waiting that was
 * asked of the process. */
static int64_t until(const struct peer *p, int64_t milliseconds)
{
	int64_t now = monotonic_ms();

	return (now > p->until ? now : p->until) + milliseconds + p->margin;
}

bool peer_hand_over(struct peer *p, struct err *err)
{
	enum talk_step step;

	p->deadline = until(p, 0);
	step = post_flush(&p->post, p->deadline);
	p->allowed = p->patience;
	return step == TALK_READY || lost(p, step, err);
}

/* Time that we took since its last message does not count against the process. */
bool peer_next(struct peer *p, struct message *m, struct err *err)
{
	enum talk_step step;

	p->deadline = until(p, p->allowed);
	step = post_take(&p->post, p->deadline, m);
	p->allowed = p->patience;
	if (step != TALK_READY) {
		return lost(p, step, err);
	}
	if (m->kind < NETWORK_PATIENCE || m->kind > NETWORK_DONE) {
		return peer_lies(p, err);
	}
	if (m->kind == NETWORK_PATIENCE) {
		p->allowed = form_number(&m->form, 0, LONGEST_MS);
		if (!form_end(&m->form)) {
			return peer_lies(p, err);
		}
	}
	return true;
}

bool peer_take(struct peer *p, struct message *m, struct err *err)
{
	bool ok;

	do {
		ok = peer_next(p, m, err);
	} while (ok && m->kind == NETWORK_PATIENCE);
	return ok;
}

static bool kind_believed(int64_t kind)
{
	for (size_t i = 0; i < sizeof believed / sizeof believed[0]; i++) {
		if (kind == believed[i]) {
			return true;
		}
	}
	return false;
}

bool peer_done(struct peer *p, struct message *m, bool *well, struct err *err)
{
	struct arena arena = {0};
	int64_t kind = ERR_NONE;
	struct view text = {0};

	*well = m->kind == NETWORK_DONE && form_flag(&m->form);
	if (!*well) {
		kind = form_number(&m->form, ERR_NONE, ERR_KINDS_ - 1);
		text = settle_line(&arena, form_bytes(&m->form, TEXT_MAX));
	}
	if (m->kind != NETWORK_DONE || m->form.bad ||
	    (!*well && !kind_believed(kind))) {
		arena_free(&arena);
		return peer_lies(p, err);
	}
	if (!*well) {
		(void)err_set(err, (enum err_kind)kind, "%.*s", VIEW_ARG(text));
	}
	arena_free(&arena);
	return true;
}

void peer_stop(struct peer *p)
{
	int64_t deadline = monotonic_ms() + PARTING_MS;
	struct message m;
	enum talk_step step = TALK_READY;

	if (p->pid == 0) {
		return;
	}
	(void)shutdown(p->post.fd, SHUT_WR);
	while (step == TALK_READY) {
		step = post_take(&p->post, deadline, &m);
	}
	(void)reap(p, step != TALK_GONE);
}
