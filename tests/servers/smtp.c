/* SPDX-License-Identifier: ISC */
/*
 * A mail server that does what it is told: scripted-smtp CERTIFICATES DIR [RULE...]
 *
 * It takes letters over TLS and STARTTLS on free ports of loopback, one connection at a
 * time, for the user gm with the password gm-pass (or the token gm-token). It prints
 * "smtps=PORT", "smtp=PORT" and "ready", and ends with its standard input. DIR/log
 * tells what happened, a line each; DIR/letter.N is the N-th letter as it came.
 *
 * A rule is STAGE:N:WHAT. At the N-th time (or every time, "*") that STAGE is reached,
 * WHAT happens instead of the usual: "cut" ends the connection, "stall" never answers,
 * anything else is the answer. Stages: connect ehlo starttls auth mail rcpt data body
 * (some of a letter has come) end (all of it has, and is kept unless the answer is a
 * refusal). "last" at end is the usual answer, and then a cut. The rules "no-starttls"
 * and "no-login" take these away, "clear-login" offers a login without TLS.
 *
 * The address tells the certificate, as with tests/servers/dovecot: 127.0.0.2 has that
 * of another host, 127.0.0.3 one that has expired.
 */
#include "tests/servers/wire.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum stage { CONNECT, EHLO, STARTTLS, AUTH, MAIL, RCPT, DATA, BODY, END, STAGES };

static const char *const stages[STAGES] = {
	"connect", "ehlo", "starttls", "auth", "mail", "rcpt", "data", "body", "end"};
static const char *const usual[STAGES] = {
	[CONNECT] = "220 scripted ESMTP",
	[STARTTLS] = "220 go on",
	[AUTH] = "235 welcome",
	[MAIL] = "250 fine",
	[RCPT] = "250 fine",
	[DATA] = "354 go on",
	[END] = "250 kept",
};
static const char *const certificates[] = {"server", "elsewhere", "expired"};
enum { CERTIFICATES = 3, LISTENERS = 2 * CERTIFICATES, PATH = 512 };

/* base64 of "\0gm\0gm-pass", and of "user=gm\1auth=Bearer gm-token\1\1". */
static const char password[] = "PLAIN AGdtAGdtLXBhc3M=";
static const char token[] = "XOAUTH2 dXNlcj1nbQFhdXRoPUJlYXJlciBnbS10b2tlbgEB";

struct server {
	char **rules;
	int count[STAGES]; /* times reached */
	int letters;
	const char *dir;
	FILE *log;
	gnutls_certificate_credentials_t trust[CERTIFICATES];
};

struct talk {
	struct server *s;
	struct wire w;
	int certificate;
};

static bool has(const struct server *s, const char *rule)
{
	for (char **r = s->rules; *r != NULL; r++) {
		if (strcmp(*r, rule) == 0) {
			return true;
		}
	}
	return false;
}

/* What is to happen now that the stage is reached once more. */
static const char *script(struct server *s, enum stage stage)
{
	char exact[32];
	char always[32];

	snprintf(exact, sizeof exact, "%s:%d:", stages[stage], ++s->count[stage]);
	snprintf(always, sizeof always, "%s:*:", stages[stage]);
	for (char **r = s->rules; *r != NULL; r++) {
		if (strncmp(*r, exact, strlen(exact)) == 0 ||
		    strncmp(*r, always, strlen(always)) == 0) {
			return strchr(strchr(*r, ':') + 1, ':') + 1;
		}
	}
	return usual[stage];
}

/* ---------------------------------------------------------------- conversation */

/* Whoever waits for an answer that does not come leaves at last. */
static void stall(struct talk *t)
{
	char line[WIRE_LINE];

	while (wire_hear(&t->w, line) > 0) {
	}
}

/* False when the connection is to end. */
static bool act(struct talk *t, const char *what)
{
	if (strcmp(what, "cut") == 0) {
		return false;
	}
	if (strcmp(what, "stall") == 0) {
		stall(t);
		return false;
	}
	return wire_say(&t->w, what);
}

static bool greet(struct talk *t)
{
	const char *what = script(t->s, EHLO);

	if (what != usual[EHLO]) {
		return act(t, what);
	}
	return wire_say(&t->w, "250-scripted") && wire_say(&t->w, "250-SIZE 1000000") &&
	       (t->w.tls != NULL || has(t->s, "no-starttls") ||
		wire_say(&t->w, "250-STARTTLS")) &&
	       ((t->w.tls == NULL && !has(t->s, "clear-login")) ||
		has(t->s, "no-login") || wire_say(&t->w, "250-AUTH PLAIN XOAUTH2")) &&
	       wire_say(&t->w, "250 HELP");
}

static bool log_in(struct talk *t, const char *how)
{
	const char *what = script(t->s, AUTH);
	bool good = strcmp(how, password) == 0 || strcmp(how, token) == 0;

	fprintf(t->s->log, "login %s\n", good ? "yes" : "no");
	if (what == usual[AUTH] && !good) {
		what = "535 5.7.8 wrong";
	}
	return act(t, what);
}

static bool keep(struct talk *t, const char *text, size_t n)
{
	const char *what = script(t->s, END);
	bool last = strcmp(what, "last") == 0;
	char path[PATH];
	FILE *f;

	if (strchr("45", *what) == NULL) {
		snprintf(path, sizeof path, "%s/letter.%d", t->s->dir, ++t->s->letters);
		f = fopen(path, "w");
		if (f == NULL || fwrite(text, 1, n, f) != n || fclose(f) != 0) {
			wire_stop(path);
		}
		fprintf(t->s->log, "letter %d\n", t->s->letters);
	}
	return act(t, last ? usual[END] : what) && !last;
}

static bool take(struct talk *t)
{
	const char *body = NULL;
	char line[WIRE_LINE];
	char *text = NULL;
	size_t room = 0;
	size_t n = 0;
	size_t got;
	bool fresh = true;
	bool ok = false;

	while ((got = wire_hear(&t->w, line)) > 0) {
		const char *from = line;

		if (fresh && strcmp(line, ".\r\n") == 0) {
			ok = keep(t, text, n);
			break;
		}
		if (fresh && line[0] == '.') {
			from++;
			got--;
		}
		fresh = got > 0 && from[got - 1] == '\n';
		if (n + got >= room) {
			room = 2 * (n + got) + 1;
			text = realloc(text, room);
			if (text == NULL) {
				wire_stop("a letter");
			}
		}
		memcpy(text + n, from, got);
		n += got;
		if (body == NULL && (body = script(t->s, BODY)) != usual[BODY]) {
			ok = act(t, body);
			break;
		}
		body = "";
	}
	free(text);
	return ok;
}

/* The address between < and >. */
static const char *address(char *line)
{
	char *from = strchr(line, '<');

	line[strcspn(line, ">")] = '\0';
	return from == NULL ? "?" : from + 1;
}

static bool encrypt(struct talk *t)
{
	bool ok = wire_encrypt(&t->w, t->s->trust[t->certificate]);

	fprintf(t->s->log, "tls %s\n", ok ? "yes" : "no");
	return ok;
}

static bool answer(struct talk *t, char *line)
{
	const char *what;

	line[strcspn(line, "\r\n")] = '\0';
	if (strncasecmp(line, "EHLO ", 5) == 0) {
		fprintf(t->s->log, "ehlo %s\n", line + 5);
		return greet(t);
	}
	if (strcasecmp(line, "STARTTLS") == 0) {
		what = script(t->s, STARTTLS);
		return act(t, what) && (what != usual[STARTTLS] || encrypt(t));
	}
	if (strncasecmp(line, "AUTH ", 5) == 0) {
		return log_in(t, line + 5);
	}
	if (strncasecmp(line, "MAIL FROM:", 10) == 0) {
		fprintf(t->s->log, "from %s\n", address(line));
		return act(t, script(t->s, MAIL));
	}
	if (strncasecmp(line, "RCPT TO:", 8) == 0) {
		fprintf(t->s->log, "to %s\n", address(line));
		return act(t, script(t->s, RCPT));
	}
	if (strcasecmp(line, "DATA") == 0) {
		what = script(t->s, DATA);
		return act(t, what) && (what != usual[DATA] || take(t));
	}
	if (strcasecmp(line, "QUIT") == 0) {
		wire_say(&t->w, "221 bye");
		return false;
	}
	return wire_say(&t->w, "500 what?");
}

static void converse(struct server *s, int fd, bool tls)
{
	struct talk t = {.s = s, .w = {.fd = fd}};
	struct sockaddr_in here;
	socklen_t size = sizeof here;
	char line[WIRE_LINE];

	if (getsockname(fd, (struct sockaddr *)&here, &size) == 0) {
		t.certificate = (int)(ntohl(here.sin_addr.s_addr) & 0xff) - 1;
	}
	if (t.certificate < 0 || t.certificate >= CERTIFICATES) {
		t.certificate = 0;
	}
	fputs("connection\n", s->log);
	if ((!tls || encrypt(&t)) && act(&t, script(s, CONNECT))) {
		while (wire_hear(&t.w, line) > 0 && answer(&t, line)) {
		}
	}
	if (t.w.tls != NULL) {
		gnutls_deinit(t.w.tls);
	}
	close(fd);
	fputs("end\n", s->log);
}

/* ------------------------------------------------------------------------ start */

/* The first half of them speaks TLS at once. */
static void listen_everywhere(struct pollfd wait[LISTENERS])
{
	in_port_t port[2] = {0, 0};

	for (int i = 0; i < LISTENERS; i++) {
		int kind = i / CERTIFICATES;

		wait[i] = (struct pollfd){
			.fd = wire_listen(i % CERTIFICATES, &port[kind]),
			.events = POLLIN};
	}
	printf("smtps=%d\nsmtp=%d\nready\n", ntohs(port[0]), ntohs(port[1]));
	fflush(stdout);
}

static void load(struct server *s, const char *folder)
{
	for (int i = 0; i < CERTIFICATES; i++) {
		char pem[PATH];
		char key[PATH];

		snprintf(pem, sizeof pem, "%s/%s.pem", folder, certificates[i]);
		snprintf(key, sizeof key, "%s/%s.key", folder, certificates[i]);
		gnutls_certificate_allocate_credentials(&s->trust[i]);
		if (gnutls_certificate_set_x509_key_file(s->trust[i], pem, key,
							 GNUTLS_X509_FMT_PEM) < 0) {
			wire_stop(pem);
		}
	}
}

int main(int argc, char **argv)
{
	struct server s = {.rules = argv + 3};
	struct pollfd wait[LISTENERS + 1] = {0};
	char path[PATH];

	if (argc < 3) {
		fputs("usage: scripted-smtp CERTIFICATES DIR [RULE...]\n", stderr);
		return EXIT_FAILURE;
	}
	s.dir = argv[2];
	snprintf(path, sizeof path, "%s/log", s.dir);
	s.log = fopen(path, "w");
	if (s.log == NULL) {
		wire_stop(path);
	}
	setvbuf(s.log, NULL, _IOLBF, BUFSIZ);
	load(&s, argv[1]);
	listen_everywhere(wait);
	wait[LISTENERS] = (struct pollfd){.fd = STDIN_FILENO, .events = POLLIN};
	while (poll(wait, LISTENERS + 1, -1) > 0 && wait[LISTENERS].revents == 0) {
		for (int i = 0; i < LISTENERS; i++) {
			if (wait[i].revents != 0) {
				converse(&s, accept(wait[i].fd, NULL, NULL),
					 i < CERTIFICATES);
			}
		}
	}
	for (int i = 0; i < CERTIFICATES; i++) {
		gnutls_certificate_free_credentials(s.trust[i]);
	}
	fclose(s.log);
	return EXIT_SUCCESS;
}
