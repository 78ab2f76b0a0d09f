/* SPDX-License-Identifier: ISC */
/*
 * A way to a mail server on which one line goes wrong: line-fault CERTIFICATES PORT
 *
 * It takes connections over TLS on a free port of loopback, one at a time, and carries
 * them to PORT there, where a server speaks in the clear. It prints "port=N" and
 * "ready", and ends with its standard input. A line there, "KIND N", arms it: the N-th
 * line that the server says from now on, counted over all connections, goes wrong. It
 * answers with how many lines went through since it was armed last, and then the line
 * that went wrong, if one did: "LINES TEXT".
 *
 * Kinds: none; cut (the connection ends before the line), bye (TLS is closed properly
 * there), half (in the middle of it), stall (nothing comes any more), garbage
 * (something else comes). The others change a line only if it is such an answer, else
 * nothing goes wrong: no, bad and tag (a tagged OK of IMAP becomes a refusal, or
 * another's), later, closing and never (a good reply of SMTP becomes 451, 421, 550),
 * twice (an answer that no literal follows comes again), huge (it has so much more to
 * say as has no end soon).
 */
#include "tests/servers/wire.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BYTES = 65536, PATH = 512, KIND = 16 };

struct fault {
	char kind[KIND];
	long at, line;
	char hit[WIRE_LINE]; /* empty: it has not struck yet */
};

struct way {
	struct fault *fault;
	struct wire client;
	int server;
	char held[BYTES]; /* of a line that has not ended */
	size_t n;
	bool mute;
};

/* ------------------------------------------------------------------- one line */

static bool give(struct way *w, const char *at, size_t n)
{
	while (n > 0) {
		ssize_t put = gnutls_record_send(w->client.tls, at, n);

		if (put <= 0) {
			return false;
		}
		at += put;
		n -= (size_t)put;
	}
	return true;
}

/* "5 OK done" of IMAP. */
static bool tagged_ok(const char *line, char tag[KIND])
{
	return sscanf(line, "%15[A-Za-z0-9] OK", tag) == 1 &&
	       strncmp(line + strlen(tag), " OK", 3) == 0;
}

/* "250 fine", not "250-fine". */
static bool good_reply(const char *line)
{
	return (line[0] == '2' || line[0] == '3') && isdigit((unsigned char)line[1]) &&
	       isdigit((unsigned char)line[2]) && line[3] == ' ';
}

static const struct {
	const char *kind, *instead; /* of IMAP behind the tag */
	bool imap, ends;
} answers[] = {
	{"no",      " NO [UNAVAILABLE] not now\r\n", true,  false},
	{"bad",     " BAD what\r\n",                 true,  false},
	{"tag",     NULL,			    true,  false},
	{"later",   "451 4.3.0 not now\r\n",         false, false},
	{"closing", "421 4.3.2 closing\r\n",         false, true },
	{"never",   "550 5.3.0 never\r\n",           false, false},
};

static bool answer_instead(struct way *w, const char *line, size_t n)
{
	char text[WIRE_LINE];
	char tag[KIND] = "";

	for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
		if (strcmp(answers[i].kind, w->fault->kind) != 0 ||
		    !(answers[i].imap ? tagged_ok(line, tag) : good_reply(line))) {
			continue;
		}
		if (answers[i].instead == NULL) {
			snprintf(text, sizeof text, "x%s", line);
		} else {
			snprintf(text, sizeof text, "%s%s", tag, answers[i].instead);
		}
		return give(w, text, strlen(text)) && !answers[i].ends;
	}
	w->fault->hit[0] = '\0';
	return give(w, line, n);
}

/* A line of IMAP or SMTP, and not one of a letter's, as far as can be seen. */
static bool is_answer(const char *line, size_t n)
{
	char tag[KIND];

	return (strncmp(line, "* ", 2) == 0 && (n < 3 || line[n - 3] != '}')) ||
	       tagged_ok(line, tag) || good_reply(line);
}

/* More than anybody keeps: a literal of four gigabytes, or line after line. */
static bool give_huge(struct way *w, const char *line)
{
	static const char literal[] = "* 1 FETCH (BODY[] {4294967290}\r\n";
	static const char more[] =
		"250-and there is more to say about it than this\r\n";

	if (!good_reply(line)) {
		return give(w, literal, sizeof literal - 1);
	}
	for (int i = 0; i < 100000; i++) {
		if (!give(w, more, sizeof more - 1)) {
			return false;
		}
	}
	return true;
}

/* False when the connection is to end. */
static bool strike(struct way *w, const char *line, size_t n)
{
	const char *kind = w->fault->kind;

	snprintf(w->fault->hit, sizeof w->fault->hit, "%s", line);
	w->fault->hit[strcspn(w->fault->hit, "\r\n")] = '\0';
	if (strcmp(kind, "cut") == 0) {
		return false;
	}
	if (strcmp(kind, "bye") == 0) {
		(void)gnutls_bye(w->client.tls, GNUTLS_SHUT_WR);
		return false;
	}
	if (strcmp(kind, "half") == 0) {
		(void)give(w, line, n / 2);
		return false;
	}
	if (strcmp(kind, "stall") == 0) {
		w->mute = true;
		return true;
	}
	if (strcmp(kind, "garbage") == 0) {
		static const char garbage[] = "\x7f)}{99999999999999999999} \x01*(\r\n";
		/* Never as long as the line: within a letter that would be a letter of
		 * the server's own, which nobody can tell from the true one. */
		bool same = n == sizeof garbage - 1;

		return give(w, garbage + same, sizeof garbage - 1 - same);
	}
	if (strcmp(kind, "twice") == 0 && is_answer(line, n)) {
		if (!give(w, line, n)) {
			return false;
		}
		return give(w, line, n);
	}
	if (strcmp(kind, "huge") == 0 && is_answer(line, n)) {
		return give_huge(w, line);
	}
	return answer_instead(w, line, n);
}

/* ------------------------------------------------------------------ connections */

static bool from_server(struct way *w)
{
	ssize_t got = recv(w->server, w->held + w->n, BYTES - 1 - w->n, 0);
	size_t from = 0;
	char *end;

	if (got <= 0) {
		return false;
	}
	w->n += (size_t)got;
	w->held[w->n] = '\0';
	while (!w->mute && (end = memchr(w->held + from, '\n', w->n - from)) != NULL) {
		size_t next = (size_t)(end + 1 - w->held);
		char kept = w->held[next];
		bool ok;

		w->held[next] = '\0';
		ok = ++w->fault->line == w->fault->at
			     ? strike(w, w->held + from, next - from)
			     : give(w, w->held + from, next - from);
		w->held[next] = kept;
		from = next;
		if (!ok) {
			return false;
		}
	}
	memmove(w->held, w->held + from, w->n - from);
	w->n -= from;
	return w->n < BYTES - 1;
}

static bool from_client(struct way *w)
{
	char part[BYTES];
	ssize_t got;

	do {
		got = gnutls_record_recv(w->client.tls, part, sizeof part);
		if (got <= 0 ||
		    send(w->server, part, (size_t)got, MSG_NOSIGNAL) != got) {
			return false;
		}
	} while (gnutls_record_check_pending(w->client.tls) > 0);
	return true;
}

static void carry(struct way *w)
{
	struct pollfd wait[2] = {
		{.fd = w->client.fd, .events = POLLIN},
		{.fd = w->server,    .events = POLLIN}
        };
	bool on = true;

	while (on && poll(wait, 2, -1) > 0) {
		on = wait[0].revents == 0 || from_client(w);
		on = on && (wait[1].revents == 0 || from_server(w));
	}
}

static int reach(in_port_t port)
{
	struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = port};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (fd < 0 || connect(fd, (struct sockaddr *)&there, sizeof there) != 0) {
		wire_stop("connecting");
	}
	return fd;
}

static void converse(struct fault *f, int fd, gnutls_certificate_credentials_t trust,
		     in_port_t port)
{
	static struct way w;

	w = (struct way){.fault = f, .client = {.fd = fd}, .server = reach(port)};
	if (wire_encrypt(&w.client, trust)) {
		carry(&w);
	}
	gnutls_deinit(w.client.tls);
	close(w.server);
	close(fd);
}

/* -------------------------------------------------------------------------- all */

/* False at the end of standard input. */
static bool arm(struct fault *f)
{
	char line[64];
	struct fault next = {.line = 0};
	size_t at;

	if (fgets(line, sizeof line, stdin) == NULL) {
		return false;
	}
	printf("%ld %s\n", f->line, f->hit);
	fflush(stdout);
	at = strcspn(line, " ");
	if (line[at] != ' ' || at >= sizeof next.kind) {
		return false;
	}
	memcpy(next.kind, line, at);
	next.at = strtol(line + at, NULL, 10);
	*f = next;
	return true;
}

int main(int argc, char **argv)
{
	gnutls_certificate_credentials_t trust;
	struct fault fault = {.kind = "none"};
	in_port_t own = 0;
	in_port_t port;
	char pem[PATH];
	char key[PATH];
	struct pollfd wait[2] = {
		{.fd = STDIN_FILENO, .events = POLLIN},
                {.events = POLLIN                 }
        };

	if (argc != 3) {
		fputs("usage: line-fault CERTIFICATES PORT\n", stderr);
		return EXIT_FAILURE;
	}
	snprintf(pem, sizeof pem, "%s/server.pem", argv[1]);
	snprintf(key, sizeof key, "%s/server.key", argv[1]);
	port = htons((in_port_t)strtol(argv[2], NULL, 10));
	gnutls_certificate_allocate_credentials(&trust);
	if (gnutls_certificate_set_x509_key_file(trust, pem, key, GNUTLS_X509_FMT_PEM) <
	    0) {
		wire_stop(pem);
	}
	setvbuf(stdin, NULL, _IONBF, 0);
	wait[1].fd = wire_listen(0, &own);
	printf("port=%d\nready\n", ntohs(own));
	fflush(stdout);
	while (poll(wait, 2, -1) > 0) {
		/* A fault that is armed counts for whoever connects afterwards. */
		if (wait[0].revents != 0) {
			if (!arm(&fault)) {
				break;
			}
		} else if (wait[1].revents != 0) {
			converse(&fault, accept(wait[1].fd, NULL, NULL), trust, port);
		}
	}
	gnutls_certificate_free_credentials(trust);
	return EXIT_SUCCESS;
}
