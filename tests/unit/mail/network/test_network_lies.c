/* SPDX-License-Identifier: ISC */
/*
 * An adjudicator-network that somebody has taken over, that dies, or that is another
 * program. This program is that one, too: see main. What it does stands in the name of
 * the user at the server.
 */
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/network/hello.h"
#include "adjudicator/mail/network/peer.h"
#include "adjudicator/mail/network/serve.h"
#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/ping.h"
#include "formats/text/monotonic.h"
#include "tests/helpers/mail/bad_call.h"
#include "tests/helpers/scratch.h"
#include <check.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sysexits.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

#define SELF "/proc/self/exe"

enum { MINUTE = 60000, LONG_WAIT = 3600000 }; /* milliseconds */
enum { LATER = sizeof "later " - 1, DAYS = 60 };

static struct arena arena;
static struct err err;

/* -------------------------------------------------------------- what it does */

static const char *lie = "";
extern char **environ;

static bool is(const char *name)
{
	return strcmp(lie, name) == 0;
}

static void say_letter(struct post *post, const char *uid, int64_t arrived,
		       struct view raw)
{
	struct buf *b = post_begin(post, NETWORK_LETTER);

	form_put_number(b, is("read") ? -1 : 0);
	form_put_bytes(b, view_of(uid));
	form_put_number(b, arrived);
	form_put_number(b, is("flag") ? 2 : 0);
	form_put_bytes(b, raw);
	form_put_text(b, is("unread")         ? "it is damaged"
			 : is("unread bytes") ? "it is damaged"
					      : NULL);
	if (is("more")) {
		form_put_number(b, 1);
	}
	if (is("less")) {
		b->len -= 4;
	}
	serve_say(post);
}

static struct view many(struct arena *a, size_t n)
{
	struct buf b = buf_in(a);

	buf_repeat(&b, 'x', n);
	return buf_view(&b);
}

/* Until it is told to stop. */
static void say_letters(struct post *post, long most)
{
	for (long i = 0; i < most; i++) {
		if (post_waits(post)) {
			struct message m;

			(void)post_take(post, TALK_EVER, &m);
			break;
		}
		say_letter(post, "1.2.ab", 5, view_of("Subject: x\n\nx\n"));
	}
}

static void done(struct post *post, bool well, enum err_kind kind, const char *text)
{
	struct err e = {.kind = kind};

	(void)snprintf(e.text, sizeof e.text, "%s", text);
	(void)serve_done(post, well, &e);
}

static void walk(struct post *post)
{
	struct arena a = {0};

	say_letter(post,
		   is("uid")      ? "1.2.3\n"
		   : is("no uid") ? ""
				  : "77.1.abcdef",
		   is("moment") ? INT64_MIN : 1795176000,
		   is("unread") ? (struct view){0}
		   : is("long") ? many(&a, 1024 * 1024 + 1)
				: view_of("Subject: 1\n\n1"));
	if (is("dies")) {
		(void)raise(SIGKILL);
	}
	if (is("hangs up")) {
		close(STDIN_FILENO);
		for (;;) {
			(void)pause();
		}
	}
	if (is("exits")) {
		_exit(3);
	}
	if (is("endless")) {
		say_letters(post, LONG_MAX);
	}
	say_letter(post, "77.2.abcdef", INT64_MAX, view_of("Subject: 2\n\n2"));
	done(post, true, ERR_NONE, "");
	arena_free(&a);
}

static void ask_secret(struct post *post)
{
	char text[128];
	struct message m;
	bool there;
	struct view word;

	post_word(post, NETWORK_SECRET);
	(void)post_flush(post, TALK_EVER);
	if (!serve_next(post, &m) || m.kind != NETWORK_TOLD) {
		_exit(4);
	}
	there = form_flag(&m.form);
	word = form_bytes(&m.form, sizeof text - 10);
	(void)snprintf(text, sizeof text, "%s %.*s", there ? "told" : "not told",
		       VIEW_ARG(word));
	done(post, false, ERR_DENIED, text);
}

static void tell_environment(struct post *post)
{
	char text[1024] = "";

	for (char **e = environ; *e != NULL; e++) {
		(void)strncat(text, *e, sizeof text - strlen(text) - 2);
		(void)strncat(text, " ", 2);
	}
	done(post, false, ERR_SERVER, text);
}

static void say_found(struct post *post)
{
	struct found f = {.trouble = is("fine") ? TROUBLE_NONE : TROUBLE_LOGIN};

	terms_put_found(&post->out, &f);
	form_put_number(&post->out, 1);
	form_put_number(&post->out, 1);
	form_put_number(&post->out, 1);
	form_put_number(&post->out, 1);
}

static void answer_inbox(struct post *post, uint8_t kind)
{
	switch (kind) {
	case NETWORK_EACH:
	case NETWORK_EACH_JUNK:
		walk(post);
		if (kind == NETWORK_EACH_JUNK) {
			form_put_number(&post->out, is("backwards") ? -9 : 2);
		}
		break;
	case NETWORK_JUNK:
		done(post, true, ERR_NONE, "");
		form_put_text(&post->out,
			      is("mark")     ? "junk x@elsewhere/Junk 77"
			      : is("word")   ? "junk"
			      : is("number") ? "junk number@localhost/Junk x"
			      : is("no mark")
				      ? NULL
				      : arena_printf(&arena,
						     "junk %s@localhost/Junk 77", lie));
		break;
	case NETWORK_LOOK:
		done(post, true, ERR_NONE, "");
		say_found(post);
		break;
	case NETWORK_FILE:
		done(post, true, ERR_NONE, "");
		break;
	case NETWORK_WAIT:
		if (is("dies")) {
			(void)raise(SIGKILL);
		}
		if (is("until stopped") || is("patient")) {
			struct message m;

			(void)post_take(post, TALK_EVER, &m);
		}
		if (is("patient")) {
			form_put_number(post_begin(post, NETWORK_PATIENCE), MINUTE);
			serve_say(post);
		}
		done(post, true, ERR_NONE, "");
		form_put_number(&post->out, !is("cannot"));
		break;
	default:
		if (is("unasked")) {
			say_letter(post, "1.2.ab", 5, view_of("x"));
		}
		done(post, true, ERR_NONE, "");
		form_put_number(&post->out, 42);
	}
	if (is("extra")) {
		form_put_number(&post->out, 1);
	}
	serve_say(post);
}

/* What it says instead of all that. */
static bool answer_nonsense(struct post *post)
{
	if (is("kind")) {
		(void)post_begin(post, 77);
	} else if (is("hello")) {
		(void)post_begin(post, NETWORK_HELLO);
	} else if (is("length")) {
		uint32_t n = UINT32_MAX;

		(void)send(STDIN_FILENO, &n, sizeof n, 0);
		(void)send(STDIN_FILENO, &n, sizeof n, 0);
		(void)pause();
	} else if (is("error kind")) {
		done(post, false, ERR_IO, "the disk is broken");
	} else if (is("error text")) {
		done(post, false, ERR_SERVER, "one\ntwo\x1b[2J\xff three\r\n");
	} else if (is("empty")) {
		(void)post_begin(post, NETWORK_DONE);
	} else if (is("memory")) {
		_exit(EX_TEMPFAIL);
	} else if (is("patience")) {
		form_put_number(post_begin(post, NETWORK_PATIENCE), INT64_MAX);
	} else if (is("secret")) {
		ask_secret(post);
	} else if (is("environment")) {
		tell_environment(post);
	} else {
		return false;
	}
	serve_say(post);
	return true;
}

static void play_inbox(struct post *post)
{
	static struct mailbox_terms terms;
	struct server server;
	struct message m;

	if (!serve_next(post, &m) || !terms_take_inbox(&m.form, &arena, &terms) ||
	    server_read(&arena, view_of(terms.inbox), &server) != NULL) {
		_exit(5);
	}
	lie = server.user;
	while (serve_next(post, &m)) {
		uint8_t kind = m.kind;

		if (kind == NETWORK_WAIT && strncmp(lie, "later ", LATER) == 0) {
			lie += LATER;
		}
		if (!answer_nonsense(post)) {
			answer_inbox(post, kind);
		}
	}
}

static void answer_outbox(struct post *post, struct view letter)
{
	if (is("dies") && view_is(letter, "first")) {
		(void)raise(SIGKILL);
	}
	if (is("refuses")) {
		done(post, false, ERR_SERVER, "it takes no letters");
	} else {
		done(post, true, ERR_NONE, "");
	}
	form_put_number(&post->out, is("end") ? 9 : DELIVERY_SENT);
	form_put_number(&post->out, 0);
	form_put_bytes(&post->out, view_of("250 kept\r\n\x1b[2J"));
	if (is("more")) {
		form_put_number(&post->out, 0);
	}
	serve_say(post);
}

static void answer_outbox_look(struct post *post)
{
	struct found f = {.trouble = is("fine") || is("extra") ? TROUBLE_NONE
							       : TROUBLE_LOGIN};

	done(post, !is("refuses"), ERR_DENIED, "it knows nobody");
	terms_put_found(&post->out, &f);
	if (is("extra")) {
		form_put_number(&post->out, 1);
	}
	serve_say(post);
}

static void play_outbox(struct post *post)
{
	static struct sender_account account;
	struct message m;

	if (!serve_next(post, &m) || !terms_take_outbox(&m.form, &arena, &account)) {
		_exit(5);
	}
	lie = account.server.user;
	while (serve_next(post, &m)) {
		if (m.kind == NETWORK_LOOK) {
			answer_outbox_look(post);
			continue;
		}
		(void)form_bytes(&m.form, TERMS_TEXT);
		(void)form_bytes(&m.form, TERMS_TEXT);
		if (!answer_nonsense(post)) {
			answer_outbox(post, form_bytes(&m.form, TERMS_TEXT));
		}
	}
}

static void play_ping(struct post *post)
{
	struct message m;
	const char *url;

	if (!serve_next(post, &m) ||
	    (url = form_text(&m.form, &arena, TERMS_TEXT)) == NULL) {
		_exit(5);
	}
	lie = strrchr(url, '/') + 1;
	if (is("dies")) {
		(void)raise(SIGKILL);
	}
	if (!answer_nonsense(post)) {
		done(post, !is("refuses"), ERR_DENIED, "nobody is told");
		if (is("extra")) {
			form_put_number(&post->out, 1);
		}
		serve_say(post);
	}
}

static int play(const char *role)
{
	struct post post;

	post_open(&post, STDIN_FILENO, NETWORK_SENT_MAX);
	buf_add(post_begin(&post, NETWORK_HELLO), network_hello(&arena, role));
	serve_say(&post);
	if (strcmp(role, NETWORK_INBOX) == 0) {
		play_inbox(&post);
	} else if (strcmp(role, NETWORK_OUTBOX) == 0) {
		play_outbox(&post);
	} else {
		play_ping(&post);
	}
	post_close(&post);
	arena_free(&arena);
	return 0;
}

/* ----------------------------------------------------------------- an inbox */

static struct mailbox_terms terms;
static struct mailbox *box;
static int asked; /* for the password */
static int seen;  /* letters */
static int enough;
static struct buf heard;

static bool secret(void *arg, struct arena *a, struct view *out, struct err *e)
{
	asked++;
	*out = arena_copy(a, view_of("gm-pass"));
	return arg == NULL || err_set(e, ERR_CONFIG, "first line\nsecond line");
}

static void open_box(const char *what)
{
	terms = (struct mailbox_terms){
		.inbox = arena_printf(&arena, "imaps://%s@localhost/INBOX", what),
		.junk = "Junk",
		.ca = "",
		.milliseconds = 20000,
		.secret = secret};
	box = mailbox_new(&terms);
}

static void set_up(void)
{
	arena = (struct arena){0};
	err = (struct err){0};
	heard = buf_in(&arena);
	peer_program = SELF;
	box = NULL;
	asked = seen = 0;
	enough = 1 << 30;
}

static void tear_down(void)
{
	mailbox_free(box);
	arena_free(&arena);
}

static bool visit(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	seen++;
	if (seen <= 3) {
		buf_printf(&heard, "%.*s|%.*s|%d|%.*s", VIEW_ARG(l->source),
			   VIEW_ARG(l->uid), l->stamped, VIEW_ARG(l->raw));
		if (l->unread != NULL) {
			buf_printf(&heard, "(%s)", l->unread);
		}
		buf_char(&heard, '\n');
	}
	return seen < enough;
}

START_TEST(letters_are_of_the_mailbox_that_was_asked)
{
	open_box("honest");
	ck_assert_msg(mailbox_each(box, visit, NULL, &err), "%s", err.text);
	ck_assert_str_eq(buf_cstr(&heard),
			 "imap honest@localhost/INBOX|77.1.abcdef|1|Subject: 1\n\n1\n"
			 "imap honest@localhost/INBOX|77.2.abcdef|1|Subject: 2\n\n2\n");
	ck_assert_int_eq(asked, 0);
}

static const char *const nonsense[] = {
	"uid",    "no%20uid",     "moment", "long",     "read",
	"flag",   "more",         "less",   "kind",     "hello",
	"length", "error%20kind", "empty",  "patience", "unread%20bytes"};

START_TEST(nonsense_of_it_is_a_server_that_is_down)
{
	open_box(nonsense[_i]);
	ck_assert_msg(!mailbox_each(box, visit, NULL, &err), "%s", nonsense[_i]);
	ck_assert_msg(err.kind == ERR_SERVER, "%s: %d", nonsense[_i], err.kind);
	ck_assert_str_eq(err.text, "inbox: adjudicator-network, which speaks to it, "
				   "answers what cannot be");
	ck_assert_int_eq(seen, 0);
}

START_TEST(why_a_letter_cannot_be_read_is_handed_on)
{
	open_box("unread");
	ck_assert_msg(!mailbox_each(box, visit, NULL, &err), "%s", err.text);
	ck_assert_str_eq(buf_cstr(&heard),
			 "imap unread@localhost/INBOX|77.1.abcdef|1|(it is damaged)\n");
	ck_assert_int_eq(seen, 1);
}

START_TEST(one_that_dies_has_given_what_it_gave_and_is_started_again)
{
	open_box(_i == 0 ? "dies" : "exits");
	for (int i = 1; i <= 2; i++) {
		ck_assert(!mailbox_each(box, visit, NULL, &err));
		ck_assert_int_eq(seen, i);
		ck_assert_int_eq(err.kind, ERR_SERVER);
		ck_assert_str_eq(err.text,
				 _i == 0 ? "inbox: adjudicator-network, which speaks "
					   "to it, was ended by signal 9"
					 : "inbox: adjudicator-network, which speaks "
					   "to it, ended with exit code 3");
	}
}

START_TEST(one_that_hangs_up_and_lives_on_is_ended)
{
	open_box("hangs%20up");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, "inbox: adjudicator-network, which speaks to it, "
				   "was ended by signal 9");
}

START_TEST(a_walk_ends_when_the_visitor_has_enough)
{
	int64_t value = 0;

	open_box("endless");
	for (int i = 1; i <= 3; i++) {
		enough = 2 * i;
		ck_assert_msg(mailbox_each(box, visit, NULL, &err), "%s", err.text);
		ck_assert_int_eq(seen, enough);
	}
	ck_assert(mailbox_mark(box, &value, &err));
	ck_assert_int_eq(value, 42);
}

START_TEST(a_walk_without_an_end_is_ended)
{
	open_box("endless");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_int_eq(seen, 1000000);
}

START_TEST(what_it_says_of_an_error_is_one_clean_line)
{
	open_box("error%20text");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, "one two [2J\xef\xbf\xbd three");
}

START_TEST(the_password_is_fetched_when_it_is_asked_for)
{
	open_box("secret");
	ck_assert_int_eq(asked, 0);
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(asked, 1);
	ck_assert_str_eq(err.text, "told gm-pass");
}

START_TEST(why_there_is_no_password_is_told_by_who_looked_for_it)
{
	open_box("secret");
	terms.arg = &terms;
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_str_eq(err.text, "first line\nsecond line");
}

START_TEST(its_environment_names_certificates_and_proxies_alone)
{
	ck_assert_int_eq(setenv("LD_PRELOAD_TEST", "x", 1), 0);
	ck_assert_int_eq(setenv("CREDENTIALS_DIRECTORY", "/run/credentials", 1), 0);
	ck_assert_int_eq(setenv("https_proxy", "http://proxy.example", 1), 0);
	ck_assert_int_eq(setenv("SSL_CERT_FILE", "/certs.pem", 1), 0);
	ck_assert_int_eq(unsetenv("SSL_CERT_DIR"), 0);
	ck_assert_int_eq(unsetenv("no_proxy"), 0);
	ck_assert_int_eq(unsetenv("NO_PROXY"), 0);
	ck_assert_int_eq(unsetenv("http_proxy"), 0);
	ck_assert_int_eq(unsetenv("HTTP_PROXY"), 0);
	ck_assert_int_eq(unsetenv("HTTPS_PROXY"), 0);
	ck_assert_int_eq(unsetenv("all_proxy"), 0);
	ck_assert_int_eq(unsetenv("ALL_PROXY"), 0);
	open_box("environment");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_str_eq(err.text,
			 "SSL_CERT_FILE=/certs.pem https_proxy=http://proxy.example");
}

START_TEST(its_environment_may_be_none)
{
	char **before = environ;
	bool ok;

	open_box("environment");
	environ = NULL;
	ok = mailbox_each(box, visit, NULL, &err);
	environ = before;
	ck_assert(!ok);
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, "");
}

START_TEST(where_it_needs_too_much_memory_that_is_told)
{
	open_box("memory");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, "inbox: adjudicator-network, which speaks to it, "
				   "needed too much memory");
}

START_TEST(an_inbox_that_is_no_place_starts_nothing)
{
	open_box("");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_msg(view_starts(view_of(err.text), "inbox: "), "%s", err.text);
}

START_TEST(the_mark_of_the_junk_folder_is_its_own)
{
	static const char *const wrong[] = {"mark", "word", "number", "no%20mark"};
	const char *mark = NULL;
	int64_t read = 1;

	open_box("honest");
	ck_assert_msg(mailbox_junk(box, &arena, &mark, &err), "%s", err.text);
	ck_assert_str_eq(mark, "junk honest@localhost/Junk 77");
	ck_assert_msg(mailbox_each_junk(box, &read, visit, NULL, &err), "%s", err.text);
	ck_assert_int_eq(read, 2);
	read = 7;
	ck_assert_msg(mailbox_each_junk(box, &read, visit, NULL, &err), "%s", err.text);
	ck_assert_int_eq(read, 7);
	mailbox_free(box);
	for (int i = 0; i < COUNT(wrong); i++) {
		open_box(wrong[i]);
		ck_assert(!mailbox_junk(box, &arena, &mark, &err));
		ck_assert_int_eq(err.kind, ERR_SERVER);
		ck_assert_ptr_null(mark);
		mailbox_free(box);
	}
	open_box("backwards");
	ck_assert(!mailbox_each_junk(box, &read, visit, NULL, &err));
	ck_assert_int_eq(read, 7);
}

START_TEST(a_letter_that_nobody_asked_for_is_nonsense)
{
	int64_t value = 7;

	open_box("unasked");
	ck_assert(!mailbox_mark(box, &value, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_int_eq(value, 7);
	ck_assert_int_eq(seen, 0);
}

START_TEST(a_good_look_has_found_no_trouble)
{
	struct mailbox_look look;

	open_box("honest");
	ck_assert(!mailbox_look(box, &arena, &look, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_int_eq(look.found.trouble, TROUBLE_NONE);
}

/* A pipe that can be read, where somebody is to be woken. */
static int wake(bool readable)
{
	int end[2];

	ck_assert_int_eq(pipe(end), 0);
	ck_assert(!readable || write(end[1], "x", 1) == 1);
	return end[0];
}

static const struct {
	const char *what;
	bool wake;
} waits[] = {
	{"honest",          false}, /* it says that there is something new */
	{"until%20stopped", true },
	{"patient",         true },
	{"dies",            true },
};

START_TEST(waiting_ends_with_news_or_when_somebody_is_woken)
{
	int64_t value;
	int64_t begun;

	open_box(waits[_i].what);
	ck_assert(mailbox_mark(box, &value, &err));
	begun = monotonic_ms();
	mailbox_wait(box, wake(waits[_i].wake), LONG_WAIT);
	ck_assert_int_lt(monotonic_ms() - begun, MINUTE);
	err = (struct err){0};
	ck_assert_msg(mailbox_mark(box, &value, &err), "%s", err.text);
}

/* ------------------------------------------------------------ all that is asked */

static bool marks(void)
{
	int64_t value = 0;

	return mailbox_mark(box, &value, &err) && value == 42;
}

static bool walks(void)
{
	seen = 0;
	return mailbox_each(box, visit, NULL, &err) && seen == 2;
}

static bool walks_junk(void)
{
	int64_t read = 0;

	seen = 0;
	return mailbox_each_junk(box, &read, visit, NULL, &err) && seen == 2 &&
	       read == 2;
}

static bool names_junk(void)
{
	const char *mark = NULL;

	return mailbox_junk(box, &arena, &mark, &err) && mark != NULL;
}

static bool looks(void)
{
	struct mailbox_look look;

	return mailbox_look(box, &arena, &look, &err) && look.letters == 1;
}

static bool files(void)
{
	struct view uid = view_of("77.1.ab");
	struct mailbox_pile pile = {.uid = &uid, .count = 1};

	return mailbox_file(box, &pile, &err);
}

static bool files_later(void)
{
	struct view uid = view_of("77.1.ab");
	struct mailbox_pile pile = {.uid = &uid, .count = 1};
	struct mailbox_pile none = {0};

	return mailbox_file_begin(box, &none, &err) &&
	       mailbox_file_begin(box, &pile, &err) && mailbox_file_end(box, &err);
}

static bool (*const asks[])(void) = {marks, walks, walks_junk, names_junk,
				     looks, files, files_later};

START_TEST(nonsense_is_none_of_the_answers_there_are)
{
	static const char *const any[] = {"kind",  "hello",        "empty",
					  "extra", "error%20kind", "dies"};

	for (int i = 0; i < COUNT(any); i++) {
		if (i == COUNT(any) - 1 && asks[_i] != walks &&
		    asks[_i] != walks_junk) {
			continue; /* it dies between letters */
		}
		open_box(any[i]);
		err = (struct err){0};
		ck_assert_msg(!asks[_i](), "%s", any[i]);
		ck_assert_msg(err.kind == ERR_SERVER, "%s: %s", any[i], err.text);
		mailbox_free(box);
	}
	box = NULL;
}

static const char *const waited_out[] = {"kind",  "hello",  "secret",  "empty",
					 "extra", "memory", "patience"};

START_TEST(nonsense_while_it_waits_is_waited_out)
{
	int end = wake(true);

	open_box(arena_printf(&arena, "later%%20%s", waited_out[_i]));
	for (int i = 0; i < 2; i++) {
		ck_assert_msg(marks(), "%s", err.text);
		mailbox_wait(box, end, LONG_WAIT);
	}
	close(end);
}

/* --------------------------------------------------------- a bad day of ours */

static bool (*asked_for)(void);
static bool asked_well;

static void ask_and_end(void)
{
	asked_well = asked_for();
	mailbox_free(box);
	box = NULL;
}

static bool bad_day(const struct bad_call *bad)
{
	bool went;

	open_box("fine");
	err = (struct err){0};
	went = bad_call(bad, ask_and_end);
	ck_assert_msg(asked_well || err.text[0] != '\0', "%s no. %d: not done",
		      bad->name, bad->nth);
	ck_assert_msg(asked_well || err.kind == ERR_SERVER || err.kind == ERR_RETRY ||
			      err.kind == ERR_CREATE,
		      "%s no. %d: %s", bad->name, bad->nth, err.text);
	return went;
}

/* clang-format off */
static const struct bad_call days[] = {
	{"socketpair", EMFILE, 0, false}, {"clone", EAGAIN, 0, false},
	{"access", EIO, 0, false}, {"send", EIO, 0, false}, {"recv", EIO, 0, false},
	{"poll", ENOMEM, 0, false},
	/* Between fork and exec. */
	{"prctl", EPERM, 0, true}, {"setrlimit", EPERM, 0, true}, {"dup2", EIO, 0, true},
};
/* clang-format on */

START_TEST(whatever_fails_between_us_is_told_and_the_next_time_is_good)
{
	int failed = 0;

	if (!bad_call_can()) {
		return;
	}
	asked_for = asks[_i];
	for (int i = 0; i < COUNT(days); i++) {
		struct bad_call bad = days[i];

		for (bad.nth = 1; bad_day(&bad); bad.nth++) {
			ck_assert_int_lt(bad.nth, DAYS);
			failed += !asked_well;
		}
		ck_assert_msg(asked_well, "%s", err.text);
	}
	ck_assert_int_gt(failed, COUNT(days));
}

START_TEST(what_is_said_between_us_is_whole_though_signals_interrupt)
{
	static const char *const slow[] = {"send", "recv", "poll", "wait"};

	asked_for = asks[_i];
	for (int i = 0; bad_call_can() && i < COUNT(slow); i++) {
		struct bad_call bad = {.name = slow[i], .why = EINTR, .nth = 1};

		for (; bad_day(&bad); bad.nth++) {
			ck_assert_msg(asked_well, "%s no. %d: %s", bad.name, bad.nth,
				      err.text);
			ck_assert_int_lt(bad.nth, DAYS);
		}
	}
}

static int waker;

static bool waits_for_waker(void)
{
	if (!marks()) {
		return false;
	}
	mailbox_wait(box, waker, LONG_WAIT);
	return true;
}

START_TEST(whatever_fails_nobody_waits_who_is_woken)
{
	static const struct bad_call any[] = {
		{"poll", EINTR,  0, false},
		{"poll", ENOMEM, 0, false},
		{"send", EIO,    0, false}
        };

	waker = wake(true);
	asked_for = waits_for_waker;
	for (int i = 0; bad_call_can() && i < COUNT(any); i++) {
		struct bad_call bad = any[i];

		for (bad.nth = 1; bad_day(&bad); bad.nth++) {
			ck_assert_int_lt(bad.nth, DAYS);
		}
	}
	close(waker);
}

START_TEST(where_it_cannot_wait_it_is_waited_here)
{
	int64_t begun = monotonic_ms();

	waker = wake(true);
	open_box("cannot");
	mailbox_wait(box, waker, LONG_WAIT); /* it was asked for nothing yet */
	ck_assert(marks());
	mailbox_wait(box, -1, 20);
	ck_assert_int_ge(monotonic_ms() - begun, 20);
	mailbox_wait(box, -1, 0);
	ck_assert(marks());
	close(waker);
}

/* ---------------------------------------------------------------- an outbox */

static struct sender_account account;
static struct sender *sender;
static struct delivery got;

static bool send_one(const char *bytes)
{
	const struct parcel p = {.message_id = view_of("<1@club.example>"),
				 .from = view_of("club@club.example"),
				 .to = view_of("ann@home.example"),
				 .bytes = view_of(bytes)};

	return sender_send(sender, &p, &got, &err);
}

static void open_outbox(const char *what)
{
	account = (struct sender_account){
		.kind = SENDER_SMTP,
		.server = {.scheme = "smtps", .user = what, .host = "localhost"},
		.password = "gm-pass",
		.hello = "club.example",
		.seconds = 20
        };
	ck_assert(sender_open(&sender, &account, &err));
}

START_TEST(a_letter_that_it_takes_is_sent)
{
	open_outbox("honest");
	ck_assert_msg(send_one("first"), "%s", err.text);
	ck_assert_int_eq(got.end, DELIVERY_SENT);
	ck_assert_str_eq(got.why, "250 kept???[2J");
	sender_close(sender);
}

static const char *const doubts[] = {"dies", "end", "more", "kind", "empty"};

START_TEST(a_letter_that_it_had_in_hand_may_have_arrived)
{
	open_outbox(doubts[_i]);
	ck_assert_msg(send_one("first"), "%s: %s", doubts[_i], err.text);
	ck_assert_msg(got.end == DELIVERY_UNSURE, "%s: %d", doubts[_i], got.end);
	ck_assert(got.silent);
	ck_assert_msg(strstr(got.why, "adjudicator-network") != NULL, "%s", got.why);
	if (_i == 0) {
		ck_assert_msg(send_one("second"), "%s", err.text);
		ck_assert_int_eq(got.end, DELIVERY_SENT);
	}
	sender_close(sender);
}

START_TEST(a_letter_that_cannot_leave_has_not_left)
{
	open_outbox("refuses");
	ck_assert(!send_one("first"));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, "it takes no letters");
	sender_close(sender);
}

static bool looks_out(void)
{
	struct found found;

	return sender_look(sender, &found, &err) && found.trouble == TROUBLE_NONE;
}

START_TEST(a_good_look_at_an_outbox_has_found_no_trouble)
{
	struct found found;

	open_outbox("fine");
	ck_assert_msg(looks_out(), "%s", err.text);
	sender_close(sender);
	open_outbox(_i == 0 ? "extra" : "honest");
	ck_assert(!sender_look(sender, &found, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_int_eq(found.trouble, TROUBLE_NONE);
	sender_close(sender);
	open_outbox("refuses");
	ck_assert(!sender_look(sender, &found, &err));
	ck_assert_int_eq(err.kind, ERR_DENIED);
	ck_assert_int_eq(found.trouble, TROUBLE_LOGIN);
	sender_close(sender);
}

START_TEST(a_letter_without_measure_is_sent_to_nobody)
{
	const struct parcel p = {
		.from = view_of("club@club.example"),
		.to = view_of("ann@home.example"),
		.bytes = {"", NETWORK_SENT_MAX + 1L}
        };

	open_outbox("honest");
	ck_assert(!sender_send(sender, &p, &got, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	sender_close(sender);
}

/* What is not known to have stayed here may have arrived. */
static bool sends(void)
{
	bool ok = send_one("first");

	return ok && (got.end == DELIVERY_SENT || got.end == DELIVERY_UNSURE);
}

static bool (*const sender_asks[])(void) = {sends, looks_out};

static void ask_outbox_and_end(void)
{
	asked_well = asked_for();
	sender_close(sender);
}

START_TEST(whatever_fails_no_letter_is_taken_for_kept_that_may_be_gone)
{
	asked_for = sender_asks[_i];
	for (int i = 0; bad_call_can() && i < COUNT(days); i++) {
		struct bad_call bad = days[i];
		bool went = true;

		for (bad.nth = 1; went; bad.nth++) {
			open_outbox("fine");
			err = (struct err){0};
			went = bad_call(&bad, ask_outbox_and_end);
			ck_assert_msg(asked_well || err.text[0] != '\0', "%s no. %d",
				      bad.name, bad.nth);
			ck_assert_int_lt(bad.nth, DAYS);
		}
		ck_assert_msg(asked_well, "%s", err.text);
	}
}

/* --------------------------------------------------------- another program */

/* A script that says this and waits. */
static const char *script(const char *dir, const char *text)
{
	const char *path = arena_printf(&arena, "%s/network", dir);
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_gt(fprintf(f, "#!/bin/sh\n%s\n", text), 0);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_int_eq(chmod(path, 0755), 0);
	return path;
}

static const char *const others[] = {
	"exit 0",
	"printf '\\037\\000\\000\\000\\002adjudicator-network 0.0.1/1 inbox' >&0; cat",
	"printf '\\037\\000\\000\\000\\001adjudicator-network 0.0.1/1 inbox' >&0; cat",
	"printf '\\377\\377\\377\\377\\001adjudicator-network' >&0; cat",
};

START_TEST(another_program_or_version_is_not_used)
{
	char *dir = scratch_dir();

	peer_program = script(dir, others[_i]);
	open_box("honest");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_msg(view_ends(view_of(err.text),
				"/network does not speak to servers as this version of "
				"adjudicator does: install adjudicator again, all of "
				"one version"),
		      "%s", err.text);
	scratch_remove(dir);
}

START_TEST(a_machine_that_is_short_of_something_is_waited_for)
{
	char *dir = scratch_dir();

	peer_program = script(dir, _i == 0 ? "kill -9 $$" : "exit 75");
	open_box("honest");
	ck_assert(!mailbox_each(box, visit, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	ck_assert_msg(view_starts(view_of(err.text), "cannot start ") &&
			      view_ends(view_of(err.text), " now"),
		      "%s", err.text);
	scratch_remove(dir);
}

START_TEST(a_missing_program_is_named)
{
	peer_program = "/no/such/program";
	open_outbox("honest");
	ck_assert(!send_one("first"));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_str_eq(err.text,
			 "/no/such/program is missing, and no other program speaks to "
			 "servers: install adjudicator again, all of one version");
	sender_close(sender);
	err = (struct err){0};
	ck_assert(!ping("http://localhost/x", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
}

static const struct {
	const char *url;
	enum err_kind kind; /* ERR_NONE: he was told */
} rings[] = {
	{"http://localhost/honest",  ERR_NONE  },
	{"http://localhost/refuses", ERR_DENIED},
	{"http://localhost/extra",   ERR_SERVER},
	{"http://localhost/kind",    ERR_SERVER},
	{"http://localhost/empty",   ERR_SERVER},
	{"http://localhost/dies",    ERR_SERVER},
};

START_TEST(a_watcher_was_told_when_it_is_said_well)
{
	ck_assert_int_eq(ping(rings[_i].url, "", 5, &err), rings[_i].kind == ERR_NONE);
	ck_assert_msg(err.kind == rings[_i].kind, "%s", err.text);
}

/* -------------------------------------------------------------------- silence */

/* The far end of a socket in this process: it says nothing unless told to. */
START_TEST(it_is_waited_for_as_long_as_it_says_and_no_longer)
{
	struct peer p = {.patience = 0, .margin = 0, .about = "inbox", .most = 100};
	struct message m;
	struct post far;
	int pair[2];

	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
	p.pid = fork();
	if (p.pid == 0) {
		for (;;) {
			(void)pause();
		}
	}
	post_open(&p.post, pair[0], 100);
	post_open(&far, pair[1], 100);
	form_put_number(post_begin(&far, NETWORK_PATIENCE), 5000000);
	post_end(&far);
	ck_assert_int_eq(post_flush(&far, TALK_EVER), TALK_READY);
	p.allowed = MINUTE;
	ck_assert(peer_next(&p, &m, &err));
	ck_assert_int_eq(p.allowed, 5000000);
	p.allowed = 0;
	ck_assert(!peer_next(&p, &m, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_str_eq(err.text, "inbox: adjudicator-network, which speaks to it, "
				   "does not answer");
	ck_assert_int_eq(p.pid, 0);
	post_close(&far);
	close(pair[1]);
}

int main(int argc, char **argv)
{
	if (argc == 2 && strcmp(argv[0], NETWORK_PROGRAM) == 0) {
		return play(argv[1]);
	}
	claims_fixture(set_up, tear_down);
	claims_timeout(120);
	claims_rows(nonsense_of_it_is_a_server_that_is_down, nonsense);
	claims_times(one_that_dies_has_given_what_it_gave_and_is_started_again, 0, 2);
	claims_rows(nonsense_is_none_of_the_answers_there_are, asks);
	claims_rows(nonsense_while_it_waits_is_waited_out, waited_out);
	claims_rows(whatever_fails_between_us_is_told_and_the_next_time_is_good, asks);
	/* All are said in one way: two walks are enough. */
	claims_times(what_is_said_between_us_is_whole_though_signals_interrupt, 1, 3);
	claims_rows(waiting_ends_with_news_or_when_somebody_is_woken, waits);
	claims_rows(a_letter_that_it_had_in_hand_may_have_arrived, doubts);
	claims_times(a_good_look_at_an_outbox_has_found_no_trouble, 0, 2);
	claims_rows(whatever_fails_no_letter_is_taken_for_kept_that_may_be_gone,
		    sender_asks);
	claims_rows(a_watcher_was_told_when_it_is_said_well, rings);
	claims_times(a_machine_that_is_short_of_something_is_waited_for, 0, 2);
	claims_rows(another_program_or_version_is_not_used, others);
	return claims_run("network_lies");
}
