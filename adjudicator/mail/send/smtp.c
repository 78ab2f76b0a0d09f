/* SPDX-License-Identifier: ISC */
/*
 * - One connection is used for as many letters as the server accepts over it, with
 *   one recipient per transaction. libcurl connects, encrypts, verifies, logs in and
 *   sends; smtp_result tells what its result means.
 * - Encryption and the checking of certificate and host name cannot be turned off.
 * - libcurl does not check addresses; sender_send has.
 */
#include "adjudicator/mail/curl_server.h"
#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/mail/send/sender.h"
#include "adjudicator/mail/send/smtp_talk.h"
#include <stdlib.h>
#include <string.h>

enum { CONNECT_SECONDS = 30 };

struct smtp {
	const struct sender_account *account; /* borrowed */
	CURL *curl;                           /* NULL when it could not be made */
	struct smtp_talk talk;
	struct view left; /* bytes of the letter that were not sent yet */
	bool open;        /* the connection can be used for another letter */
	int64_t date;     /* the date in the greeting, seen by smtp_look; 0: none */
	char error[CURL_ERROR_SIZE];
};

/* -------------------------------------------------------- libcurl's callbacks */

static size_t give_bytes(char *to, size_t size, size_t count, void *arg)
{
	struct smtp *s = arg;
	struct view part = view_part(s->left, 0, size * count);

	if (part.len > 0) {
		memcpy(to, part.at, part.len);
	}
	s->left = view_part(s->left, part.len, s->left.len);
	if (s->left.len == 0 && s->talk.stage == SMTP_BODY) {
		s->talk.stage = SMTP_END;
	}
	return part.len;
}

/* Reads the date in a greeting such as "220 mx.example ESMTP Exim 4.96 Fri, 04 Dec
 * 2026 18:00:00 +0100", which many servers give. */
static int64_t date_of(struct view greeting)
{
	int64_t t = 0;
	size_t comma = view_find(greeting, ',');

	return comma >= 3 && arrival_date(view_part(greeting, comma - 3, greeting.len),
					  &t)
		       ? t
		       : 0;
}

static int overhear(CURL *curl, curl_infotype type, char *data, size_t size, void *arg)
{
	struct smtp *s = arg;

	(void)curl;
	if (type == CURLINFO_HEADER_OUT) {
		smtp_talk_said(&s->talk, view_from(data, size));
	} else if (type == CURLINFO_HEADER_IN) {
		smtp_talk_heard(&s->talk, view_from(data, size));
		if (s->date == 0 && s->talk.stage == SMTP_HELLO) {
			s->date = date_of(view_from(data, size));
		}
	}
	return 0;
}

/* --------------------------------------------------------------------- open */

static bool wants_login(const struct smtp *s)
{
	return *s->account->server.user != '\0';
}

static CURLcode set_text(struct smtp *s, CURLoption option, const char *text)
{
	return text == NULL ? CURLE_OK : curl_easy_setopt(s->curl, option, text);
}

static CURLcode set_number(struct smtp *s, CURLoption option, long value)
{
	return curl_easy_setopt(s->curl, option, value);
}

static CURLcode set_login(struct smtp *s)
{
	const struct sender_account *a = s->account;

	if (!wants_login(s)) {
		return CURLE_OK;
	}
	return set_text(s, CURLOPT_USERNAME, a->server.user) |
	       (a->xoauth2 ? set_text(s, CURLOPT_XOAUTH2_BEARER, a->password) |
				     set_text(s, CURLOPT_LOGIN_OPTIONS,
					      "AUTH=XOAUTH2;AUTH=OAUTHBEARER")
			   : set_text(s, CURLOPT_PASSWORD, a->password)) |
	       set_number(s, CURLOPT_SASL_IR, 1);
}

static CURLcode set_up(struct smtp *s)
{
	const struct sender_account *a = s->account;
	long seconds = a->seconds;
	CURLcode code =
		curl_server(s->curl, &a->server, "smtp,smtps", a->hello, a->ca,
			    s->error) |
		set_login(s) | set_number(s, CURLOPT_MAXCONNECTS, 1) |
		set_number(s, CURLOPT_UPLOAD, 1) | set_number(s, CURLOPT_VERBOSE, 1) |
		set_number(s, CURLOPT_TIMEOUT, seconds) |
		set_number(s, CURLOPT_SERVER_RESPONSE_TIMEOUT, seconds) |
		set_number(s, CURLOPT_CONNECTTIMEOUT,
			   seconds < CONNECT_SECONDS ? seconds : CONNECT_SECONDS);

	code |= curl_easy_setopt(s->curl, CURLOPT_READFUNCTION, give_bytes);
	code |= curl_easy_setopt(s->curl, CURLOPT_READDATA, s);
	code |= curl_easy_setopt(s->curl, CURLOPT_DEBUGFUNCTION, overhear);
	return code | curl_easy_setopt(s->curl, CURLOPT_DEBUGDATA, s);
}

static void smtp_close(struct sender *sender)
{
	struct smtp *s = sender->state;

	curl_easy_cleanup(s->curl);
	curl_global_cleanup();
	free(s);
}

static bool smtp_open(struct sender *sender, struct err *err)
{
	struct smtp *s = calloc(1, sizeof *s);
	CURLcode code = curl_global_init(CURL_GLOBAL_DEFAULT);

	if (s == NULL || (s->curl = curl_easy_init()) == NULL) {
		arena_die();
	}
	sender->state = s;
	s->account = sender->account;
	code |= set_up(s);
	return code == CURLE_OK ||
	       err_set(err, ERR_BUG, "libcurl cannot be set up for letters");
}

/* --------------------------------------------------------------------- send */

static struct view reply(const struct smtp *s)
{
	return view_from(s->talk.reply, s->talk.reply_len);
}

/* The server's own last words say more than libcurl's. */
static void find_trouble(struct smtp *s, CURLcode code, struct found *f)
{
	bool stranger = wants_login(s) && !s->talk.logged_in;

	found_curl(s->curl, code, s->error, f);
	if (s->talk.reply_len > 0) {
		say_plain(f->said, sizeof f->said, view_trim(reply(s)));
	}
	if (f->trouble == TROUBLE_LOGIN) {
		f->said[3] = '\0'; /* keeps the code alone: the rest is about a login */
		f->trouble = !stranger ? TROUBLE_OTHER
			     : f->said[0] == '4' && s->talk.reply_len > 0
				     ? TROUBLE_LOGIN_LATER
				     : TROUBLE_LOGIN;
	} else if (stranger && s->talk.stage >= SMTP_MAIL) {
		f->trouble = TROUBLE_NO_LOGIN;
	} else if (f->trouble == TROUBLE_OTHER && s->talk.reply_len > 0 &&
		   s->talk.stage != SMTP_LOGIN) {
		f->trouble = TROUBLE_NO_LETTERS;
	}
}

static bool tell_trouble(const struct smtp *s, const struct found *f, struct err *err)
{
	const struct trouble_place at = {.box = "outbox",
					 .server = &s->account->server,
					 .secret_from = s->account->password_from};

	return trouble_tell(f, &at, err);
}

static const enum delivery_end ends[] = {
	[SMTP_SENT] = DELIVERY_SENT,
	[SMTP_LATER] = DELIVERY_LATER,
	[SMTP_NEVER] = DELIVERY_NEVER,
	[SMTP_UNSURE] = DELIVERY_UNSURE,
};

/* Otherwise libcurl would reuse a connection that broke or fell silent during the
 * last letter. */
static void break_off(struct smtp *s)
{
	s->open = false;
	curl_cut_off(s->curl);
}

static CURLcode transfer(struct smtp *s, const struct parcel *p, bool fresh)
{
	struct arena arena = {0};
	struct curl_slist *to = curl_slist_append(
		NULL, arena_printf(&arena, "<%.*s>", VIEW_ARG(p->to)));
	const char *from = arena_printf(&arena, "<%.*s>", VIEW_ARG(p->from));
	CURLcode code;

	if (to == NULL) {
		arena_die();
	}
	smtp_talk_begin(&s->talk);
	s->left = p->bytes;
	s->error[0] = '\0';
	(void)curl_easy_setopt(s->curl, CURLOPT_FRESH_CONNECT, fresh ? 1L : 0L);
	(void)curl_easy_setopt(s->curl, CURLOPT_MAIL_FROM, from);
	(void)curl_easy_setopt(s->curl, CURLOPT_MAIL_RCPT, to);
	(void)curl_easy_setopt(s->curl, CURLOPT_INFILESIZE_LARGE,
			       (curl_off_t)p->bytes.len);
	code = curl_easy_perform(s->curl);
	s->open = true;
	if (code != CURLE_OK && (s->talk.stage != SMTP_END || s->talk.reply_len == 0)) {
		break_off(s);
	}
	(void)curl_easy_setopt(s->curl, CURLOPT_MAIL_RCPT, NULL);
	curl_slist_free_all(to);
	arena_free(&arena);
	return code;
}

static enum smtp_meaning meaning(const struct smtp *s, CURLcode code)
{
	return smtp_result(code == CURLE_OK, s->talk.stage, reply(s),
			   wants_login(s) && !s->talk.logged_in);
}

static bool smtp_send(struct sender *sender, const struct parcel *p,
		      struct delivery *out, struct err *err)
{
	struct smtp *s = sender->state;
	bool used = s->open;
	CURLcode code = transfer(s, p, !used);
	enum smtp_meaning what = meaning(s, code);

	/* The server may have closed it since the last letter. */
	if (used && !s->talk.fresh &&
	    (what == SMTP_AGAIN || s->talk.stage == SMTP_HELLO)) {
		code = transfer(s, p, true);
		what = meaning(s, code);
	}
	if (what == SMTP_AGAIN || what == SMTP_SERVER) {
		struct found f = {0};

		find_trouble(s, code, &f);
		return tell_trouble(s, &f, err);
	}
	out->silent = code != CURLE_OK && s->talk.reply_len == 0;
	delivery_say(out, ends[what], out->silent ? view_of(s->error) : reply(s));
	return true;
}

/* Uses a connection of its own. */
static bool smtp_look(struct sender *sender, struct found *found, struct err *err)
{
	struct smtp *s = sender->state;
	CURLcode code;

	smtp_talk_begin(&s->talk);
	s->error[0] = '\0';
	s->date = 0;
	(void)curl_easy_setopt(s->curl, CURLOPT_FRESH_CONNECT, 1L);
	(void)curl_easy_setopt(s->curl, CURLOPT_CONNECT_ONLY, 1L);
	code = curl_easy_perform(s->curl);
	find_trouble(s, code, found);
	found->date = s->date;
	if (code == CURLE_OK && wants_login(s) && !s->talk.logged_in) {
		found->trouble = TROUBLE_NO_LOGIN;
	}
	break_off(s);
	(void)curl_easy_setopt(s->curl, CURLOPT_CONNECT_ONLY, 0L);
	return found->trouble == TROUBLE_NONE || tell_trouble(s, found, err);
}

const struct sender_driver smtp_driver = {smtp_open, smtp_look, smtp_send, smtp_close};
