/* SPDX-License-Identifier: ISC */
/*
 * What calls adjudicator-network may have been taken over, too, or be of another
 * version: the real program does nothing for it then. It speaks to no server here.
 */
#include "adjudicator/mail/network/peer.h"
#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/reader/program.h"
#include "formats/text/beside.h"
#include "formats/text/version.h"
#include <string.h>
#include <sys/socket.h>
#include <sysexits.h>

#include "tests/helpers/claims.h"

#define NONSENSE "ended with exit code 76" /* EX_PROTOCOL */

enum { SECONDS = 20, MINUTE = 60000, NO_KIND = 77 };

static struct arena arena;
static struct err err;
static struct peer peer;

static const struct mailbox_terms inbox = {
	.inbox = "imaps://gm@127.0.0.1:1/INBOX", .junk = "Junk", .ca = ""};
static const struct sender_account outbox = {
	.kind = SENDER_SMTP,
	.server = {.scheme = "smtps", .user = "gm", .host = "127.0.0.1", .port = 1},
	.ca = "",
	.hello = "club.example",
	.seconds = SECONDS
};

static struct buf *say(uint8_t kind)
{
	return post_begin(&peer.post, kind);
}

static void open_inbox(struct mailbox_terms terms)
{
	terms_put_inbox(say(NETWORK_OPEN), &terms);
}

static void open_outbox(struct sender_account account)
{
	terms_put_outbox(say(NETWORK_OPEN), &account);
}

/* ------------------------------------------------------------------- nonsense */

static void word(void)
{
	(void)say(NETWORK_MARK);
}

static void no_kind(void)
{
	(void)say(NO_KIND);
}

static void opened_without_anything(void)
{
	(void)say(NETWORK_OPEN);
}

static void opened_without_inbox(void)
{
	struct mailbox_terms t = inbox;

	t.inbox = NULL;
	open_inbox(t);
}

static void opened_without_junk(void)
{
	struct mailbox_terms t = inbox;

	t.junk = NULL;
	open_inbox(t);
}

static void opened_without_ca(void)
{
	struct mailbox_terms t = inbox;

	t.ca = NULL;
	open_inbox(t);
}

static void opened_with_more(void)
{
	open_inbox(inbox);
	form_put_number(&peer.post.out, 1);
}

/* Opened well, and then this. */
static void then(uint8_t kind)
{
	open_inbox(inbox);
	post_end(&peer.post);
	form_put_number(say(kind), 0);
}

static void then_no_kind(void)
{
	then(NO_KIND);
}

static void then_opened_again(void)
{
	then(NETWORK_OPEN);
}

static void then_a_letter_to_send(void)
{
	then(NETWORK_SEND);
}

static void then_a_walk_with_more(void)
{
	then(NETWORK_EACH);
}

static void then_a_pile_that_is_none(void)
{
	then(NETWORK_FILE);
}

static void then_a_wait_without_end(void)
{
	then(NETWORK_WAIT);
	form_put_number(&peer.post.out, 1);
}

static void account_without_scheme(void)
{
	struct sender_account a = outbox;

	a.server.scheme = NULL;
	open_outbox(a);
}

static void account_of_another_scheme(void)
{
	struct sender_account a = outbox;

	a.server.scheme = "ftp";
	open_outbox(a);
}

static void account_without_user(void)
{
	struct sender_account a = outbox;

	a.server.user = NULL;
	open_outbox(a);
}

static void account_without_host(void)
{
	struct sender_account a = outbox;

	a.server.host = NULL;
	open_outbox(a);
}

static void account_without_hello(void)
{
	struct sender_account a = outbox;

	a.hello = NULL;
	open_outbox(a);
}

static void account_with_more(void)
{
	open_outbox(outbox);
	form_put_number(&peer.post.out, 1);
}

static void then_ring(void)
{
	open_outbox(outbox);
	post_end(&peer.post);
	(void)say(NETWORK_RING);
}

static void then_send(const char *from, const char *to)
{
	open_outbox(outbox);
	post_end(&peer.post);
	form_put_bytes(say(NETWORK_SEND), view_of(from));
	form_put_bytes(&peer.post.out, view_of(to));
	form_put_bytes(&peer.post.out, view_of("Subject: x\r\n\r\nx\r\n"));
}

static void sent_from_two_lines(void)
{
	then_send("a@x.example>\r\nRCPT TO:<b@x.example", "ann@x.example");
}

static void sent_to_two_lines(void)
{
	then_send("club@x.example", "ann@x.example>\r\nDATA");
}

static void sent_with_more(void)
{
	then_send("club@x.example", "ann@x.example");
	form_put_number(&peer.post.out, 1);
}

static void rung(const char *url, const char *ca)
{
	form_put_text(say(NETWORK_RING), url);
	form_put_text(&peer.post.out, ca);
	form_put_number(&peer.post.out, SECONDS);
}

static void rung_nowhere(void)
{
	rung(NULL, "");
}

static void rung_without_ca(void)
{
	rung("http://127.0.0.1:1/", NULL);
}

static void rung_with_more(void)
{
	rung("http://127.0.0.1:1/", "");
	form_put_number(&peer.post.out, 1);
}

static const struct {
	const char *role;
	void (*says)(void);
} nonsense[] = {
	{NETWORK_INBOX,  word                     },
	{NETWORK_INBOX,  no_kind                  },
	{NETWORK_INBOX,  opened_without_anything  },
	{NETWORK_INBOX,  opened_without_inbox     },
	{NETWORK_INBOX,  opened_without_junk      },
	{NETWORK_INBOX,  opened_without_ca        },
	{NETWORK_INBOX,  opened_with_more         },
	{NETWORK_INBOX,  then_no_kind             },
	{NETWORK_INBOX,  then_opened_again        },
	{NETWORK_INBOX,  then_a_letter_to_send    },
	{NETWORK_INBOX,  then_a_walk_with_more    },
	{NETWORK_INBOX,  then_a_pile_that_is_none },
	{NETWORK_INBOX,  then_a_wait_without_end  },
	{NETWORK_OUTBOX, word                     },
	{NETWORK_OUTBOX, opened_without_anything  },
	{NETWORK_OUTBOX, account_without_scheme   },
	{NETWORK_OUTBOX, account_of_another_scheme},
	{NETWORK_OUTBOX, account_without_user     },
	{NETWORK_OUTBOX, account_without_host     },
	{NETWORK_OUTBOX, account_without_hello    },
	{NETWORK_OUTBOX, account_with_more        },
	{NETWORK_OUTBOX, then_ring                },
	{NETWORK_OUTBOX, sent_from_two_lines      },
	{NETWORK_OUTBOX, sent_to_two_lines        },
	{NETWORK_OUTBOX, sent_with_more           },
	{NETWORK_PING,   word                     },
	{NETWORK_PING,   rung_nowhere             },
	{NETWORK_PING,   rung_without_ca          },
	{NETWORK_PING,   rung_with_more           },
};

static void start(const char *role)
{
	bool fresh;

	peer = (struct peer){.role = role,
			     .about = "it",
			     .patience = MINUTE,
			     .margin = PEER_MARGIN,
			     .most = NETWORK_SENT_MAX};
	ck_assert_msg(peer_start(&peer, &fresh, &err), "%s", err.text);
}

/* It says no more than how it ended. */
static void ends(const char *how)
{
	struct message m;

	post_end(&peer.post);
	(void)post_flush(&peer.post, TALK_EVER);
	ck_assert(!peer_take(&peer, &m, &err));
	ck_assert_msg(view_ends(view_of(err.text), how), "%s", err.text);
}

START_TEST(nothing_is_done_for_who_says_what_cannot_be)
{
	start(nonsense[_i].role);
	nonsense[_i].says();
	ends(NONSENSE);
}

static const char *const roles[] = {NETWORK_INBOX, NETWORK_OUTBOX, NETWORK_PING};

START_TEST(where_nobody_asks_it_ends)
{
	struct message m;

	start(roles[_i]);
	ck_assert_int_eq(shutdown(peer.post.fd, SHUT_WR), 0);
	ck_assert(!peer_take(&peer, &m, &err));
	ck_assert_msg(view_ends(view_of(err.text), "ended with exit code 0"), "%s",
		      err.text);
}

/* ------------------------------------------------------------------ the password */

/* It was asked for the mark, and wants the password for that. */
static void asked_for_secret(void)
{
	struct message m;

	start(NETWORK_INBOX);
	open_inbox(inbox);
	post_end(&peer.post);
	post_word(&peer.post, NETWORK_MARK);
	ck_assert(peer_hand_over(&peer, &err) && peer_take(&peer, &m, &err));
	ck_assert_int_eq(m.kind, NETWORK_SECRET);
}

START_TEST(without_a_password_it_logs_in_nowhere)
{
	struct message m;
	bool well = true;

	asked_for_secret();
	form_put_number(say(NETWORK_TOLD), 0);
	form_put_bytes(&peer.post.out, view_of(""));
	post_end(&peer.post);
	ck_assert(peer_hand_over(&peer, &err) && peer_take(&peer, &m, &err) &&
		  peer_done(&peer, &m, &well, &err));
	ck_assert(!well);
	ck_assert_int_eq(err.kind, ERR_DENIED);
	ck_assert_str_eq(err.text, "there is no password");
	peer_stop(&peer);
}

START_TEST(what_is_no_password_is_none)
{
	asked_for_secret();
	form_put_number(say(_i == 0 ? NETWORK_MARK : NETWORK_TOLD), 1);
	form_put_bytes(&peer.post.out, view_of("gm-pass"));
	if (_i > 0) {
		form_put_number(&peer.post.out, 1);
	}
	ends(NONSENSE);
}

START_TEST(who_hangs_up_without_the_password_is_not_waited_for)
{
	struct message m;

	asked_for_secret();
	ck_assert_int_eq(shutdown(peer.post.fd, SHUT_WR), 0);
	ck_assert(!peer_take(&peer, &m, &err));
	ck_assert_msg(view_ends(view_of(err.text), "ended with exit code 0"), "%s",
		      err.text);
}

/* -------------------------------------------------------------- a person calls it */

static const struct {
	const char *program, *word, *says;
	int code;
} calls[] = {
	{"adjudicator-network", NULL,        "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-network", "inbox",     "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-network", "nonsense",  "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-network", "--version", " " ADJUDICATOR_VERSION "\n",  EX_OK   },
	{"adjudicator-reader",  NULL,        "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-reader",  "letters",   "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-reader",  "nonsense",  "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-reader",  "--version", " " ADJUDICATOR_VERSION "\n",  EX_OK   },
	{"adjudicator-picture", NULL,        "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-picture", "picture",   "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-picture", "nonsense",  "by itself it does nothing\n", EX_USAGE},
	{"adjudicator-picture", "--version", " " ADJUDICATOR_VERSION "\n",  EX_OK   },
};

START_TEST(by_itself_a_helper_says_who_it_is_and_does_nothing)
{
	const char *word_of = calls[_i].word;
	static char shell[] = "/bin/sh";
	static char flag[] = "-c";
	static char call[] = "exec \"$0\" \"$@\" < /dev/null";
	char *argv[] = {shell,
			flag,
			call,
			arena_str(&arena, view_of(beside(&arena, calls[_i].program))),
			word_of == NULL ? NULL : arena_str(&arena, view_of(word_of)),
			NULL};
	struct program p = {.argv = argv, .seconds = SECONDS, .complain = true};
	struct program_end end;

	ck_assert_msg(program_run(&arena, &p, &end, &err), "%s", err.text);
	ck_assert(end.exited);
	ck_assert_int_eq(end.code, calls[_i].code);
	ck_assert_msg(view_starts(end.said, calls[_i].program) &&
			      view_ends(end.said, calls[_i].says),
		      "%.*s", VIEW_ARG(end.said));
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60);
	claims_rows(nothing_is_done_for_who_says_what_cannot_be, nonsense);
	claims_rows(where_nobody_asks_it_ends, roles);
	claims_times(what_is_no_password_is_none, 0, 2);
	claims_rows(by_itself_a_helper_says_who_it_is_and_does_nothing, calls);
	return claims_run("network_caller");
}
