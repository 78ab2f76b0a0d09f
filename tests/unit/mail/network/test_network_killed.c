/* SPDX-License-Identifier: ISC */
/* The program that speaks to a server is killed half way: no letter is lost. */
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/network/kinds.h"
#include "tests/helpers/mail/dovecot.h"
#include "tests/helpers/mail/smtp_case.h"
#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

enum { LETTERS = 20, LONG = 200000, TICK = 10000 };

static struct arena arena;
static struct err err;

/* The child of this process that speaks to a server; 0: there is none. */
static pid_t network(void)
{
	char path[64];
	char line[256] = "";
	char *rest = line;
	FILE *f;
	pid_t found = 0;

	(void)snprintf(path, sizeof path, "/proc/self/task/%ld/children",
		       (long)getpid());
	f = fopen(path, "r");
	ck_assert_ptr_nonnull(f);
	ck_assert_ptr_nonnull(fgets(line, sizeof line, f));
	ck_assert_int_eq(fclose(f), 0);
	while (*rest != '\0' && *rest != '\n') {
		long pid = strtol(rest, &rest, 10);
		char name[64] = "";

		rest += *rest == ' ';
		(void)snprintf(path, sizeof path, "/proc/%ld/comm", pid);
		f = fopen(path, "r");
		ck_assert_ptr_nonnull(f);
		ck_assert_ptr_nonnull(fgets(name, sizeof name, f));
		ck_assert_int_eq(fclose(f), 0);
		if (strncmp(name, NETWORK_PROGRAM, 15) == 0) {
			found = (pid_t)pid;
		}
	}
	return found;
}

/* ----------------------------------------------------------------- fetching */

static bool secret(void *arg, struct arena *a, struct view *out, struct err *e)
{
	(void)arg;
	(void)e;
	*out = arena_copy(a, view_of("gm-pass"));
	return true;
}

struct fetched {
	bool came[LETTERS];
	int n, at_which;
};

static bool take(void *arg, const struct mailbox_letter *l)
{
	struct fetched *f = arg;
	size_t number = (size_t)strtol(l->raw.at + strlen("Subject: "), NULL, 10);

	ck_assert_uint_gt(l->raw.len, LONG);
	ck_assert_uint_lt(number, LETTERS);
	f->came[number] = true;
	if (++f->n == f->at_which) {
		ck_assert_int_eq(kill(network(), SIGKILL), 0);
	}
	return true;
}

START_TEST(killed_while_it_fetches_it_gives_all_letters_the_next_time)
{
	static const char *const killed = "inbox: adjudicator-network, which speaks to "
					  "it, was ended by signal 9";
	struct fetched first = {.at_which = 2};
	struct fetched second = {0};
	struct dovecot d;
	struct mailbox_terms terms = {
		.junk = "", .milliseconds = 60000, .secret = secret};
	struct mailbox *box;

	ck_assert(dovecot_start(&d));
	for (int i = 0; i < LETTERS; i++) {
		struct buf b = buf_in(&arena);

		buf_printf(&b, "Subject: %d\r\n\r\n", i);
		buf_repeat(&b, 'x', LONG);
		dovecot_put(&d, "", arena_printf(&arena, "%d.x", i), buf_view(&b),
			    1795176000 + i);
	}
	terms.inbox = arena_printf(&arena, "imaps://gm@localhost:%ld/INBOX", d.imaps);
	terms.ca = d.ca;
	box = mailbox_new(&terms);
	ck_assert(!mailbox_each(box, take, &first, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, killed);
	ck_assert_int_lt(first.n, LETTERS);
	ck_assert_msg(mailbox_each(box, take, &second, &err), "%s", err.text);
	ck_assert_int_eq(second.n, LETTERS);
	for (size_t i = 0; i < LETTERS; i++) {
		ck_assert(second.came[i]);
	}
	mailbox_free(box);
	dovecot_stop();
}

/* ------------------------------------------------------------------ sending */

static struct smtp_case *const c = &smtp_case;
static pid_t victim;
static char there[300]; /* the server has written the letter down */

static void when_it_is_there(int signal)
{
	(void)signal;
	if (access(there, F_OK) == 0) {
		(void)kill(victim, SIGKILL);
	}
}

START_TEST(killed_while_a_letter_leaves_the_same_bytes_go_once_more)
{
	const struct itimerval often = {
		{0, TICK},
                {0, TICK}
        };
	const struct itimerval never = {0};
	struct found found;

	smtp_case_start_one("end:1:stall");
	c->account.seconds = 100;
	ck_assert(sender_open(&c->sender, &c->account, &c->err));
	ck_assert_msg(sender_look(c->sender, &found, &c->err), "%s", c->err.text);
	victim = network();
	ck_assert_int_gt(victim, 0);
	(void)snprintf(there, sizeof there, "%s/letter.1", c->server.dir);
	ck_assert_int_eq(sigaction(SIGALRM,
				   &(struct sigaction){.sa_handler = when_it_is_there},
				   NULL),
			 0);
	ck_assert_int_eq(setitimer(ITIMER_REAL, &often, NULL), 0);
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(setitimer(ITIMER_REAL, &never, NULL), 0);
	ck_assert_int_eq(c->got.end, DELIVERY_UNSURE);
	ck_assert_str_eq(c->got.why, "outbox: adjudicator-network, which speaks to it, "
				     "was ended by signal 9");
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	ck_assert(view_is(mail_server_file(&c->server, &c->arena, "letter.1"),
			  smtp_case_letter));
	ck_assert(view_is(mail_server_file(&c->server, &c->arena, "letter.2"),
			  smtp_case_letter));
	smtp_case_stop();
}

/* Between two letters nothing was in its hands. */
START_TEST(killed_between_letters_it_is_started_again)
{
	siginfo_t end;

	smtp_case_start_one(NULL);
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	victim = network();
	ck_assert_int_eq(kill(victim, SIGKILL), 0);
	ck_assert_int_eq(waitid(P_PID, (id_t)victim, &end, WEXITED | WNOWAIT), 0);
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_SERVER);
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	ck_assert_int_eq(smtp_case_logged("letter "), 2);
	smtp_case_stop();
}

static void tear_down(void)
{
	arena_free(&arena);
}

int main(void)
{
	struct dovecot d;
	bool dovecot = dovecot_start(&d);
	bool smtp = smtp_case_there();

	if (dovecot) {
		dovecot_stop();
	}
	if (!dovecot || !smtp) {
		return EXIT_SUCCESS;
	}
	claims_fixture(NULL, tear_down);
	claims_timeout(120);
	return claims_run("network_killed");
}
