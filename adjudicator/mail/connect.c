/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/connect.h"

#include "formats/text/buf.h"
#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

struct link {
	CURL *curl;
	curl_socket_t fd;
	char why[CURL_ERROR_SIZE];
};

/* -------------------------------------------------------------------- carrier */

static ssize_t link_receive(void *arg, char *at, size_t n)
{
	struct link *l = arg;
	size_t got = 0;
	CURLcode code = curl_easy_recv(l->curl, at, n, &got);

	if (code == CURLE_AGAIN) {
		return CARRIER_LATER;
	}
	return code == CURLE_OK && got > 0 ? (ssize_t)got : CARRIER_GONE;
}

static ssize_t link_send(void *arg, const char *at, size_t n)
{
	struct link *l = arg;
	size_t put = 0;
	CURLcode code = curl_easy_send(l->curl, at, n, &put);

	if (code == CURLE_OK || code == CURLE_AGAIN) {
		return (ssize_t)put; /* nothing is CARRIER_LATER */
	}
	return CARRIER_GONE;
}

static void link_close(void *arg)
{
	struct link *l = arg;

	/* libcurl would wait for an answer to its own goodbye. */
	if (l->fd != CURL_SOCKET_BAD) {
		(void)shutdown(l->fd, SHUT_RDWR);
	}
	curl_easy_cleanup(l->curl);
	free(l);
}

/* ----------------------------------------------------------------- what failed */

static const struct {
	CURLcode code;
	enum err_kind kind;
	const char *sentence; /* behind "HOST: " */
} failures[] = {
	{CURLE_COULDNT_RESOLVE_HOST,     ERR_SERVER,
	 "there is no such host (setting inbox)"                                        },
	{CURLE_COULDNT_CONNECT,          ERR_SERVER, "nothing answers at that port"     },
	{CURLE_OPERATION_TIMEDOUT,       ERR_SERVER, "it does not answer in time"       },
	{CURLE_PEER_FAILED_VERIFICATION, ERR_SERVER,
	 "its certificate is not accepted; an authority of your own goes into tls-ca"   },
	{CURLE_SSL_CONNECT_ERROR,        ERR_SERVER,
	 "no TLS with it; its certificate, or the port, is not right"                   },
	{CURLE_SSL_CACERT_BADFILE,       ERR_CONFIG, "the file of tls-ca cannot be used"},
	{CURLE_USE_SSL_FAILED,           ERR_SERVER,
	 "it offers no STARTTLS, and nothing is said to it without"                     },
};

static bool explain(const struct connect_terms *t, CURLcode code, const char *detail,
		    struct err *err)
{
	const char *host = t->server->host;

	if (code == CURLE_LOGIN_DENIED) {
		return err_set(
			err, ERR_DENIED,
			"%s does not accept the login: see inbox-auth, and the %s "
			"that inbox-password-command, inbox-password-file or a "
			"credential gives",
			host, t->xoauth2 ? "token" : "password");
	}
	for (size_t i = 0; i < sizeof failures / sizeof failures[0]; i++) {
		if (failures[i].code == code) {
			return err_set(err, failures[i].kind, "%s:%ld: %s (%s)", host,
				       t->server->port, failures[i].sentence, detail);
		}
	}
	return err_set(err, ERR_SERVER, "%s:%ld: %s", host, t->server->port, detail);
}

/* -------------------------------------------------------------------- opening */

static const char *address_of(struct arena *arena, const struct server *s)
{
	bool bare = strchr(s->host, ':') == NULL;

	return arena_printf(arena, "%s://%s%s%s:%ld/", s->scheme, bare ? "" : "[",
			    s->host, bare ? "" : "]", s->port);
}

static CURLcode set_tls(CURL *c, const struct connect_terms *t)
{
	CURLcode code = curl_easy_setopt(c, CURLOPT_USE_SSL, (long)CURLUSESSL_ALL);

	if (code == CURLE_OK) {
		code = curl_easy_setopt(c, CURLOPT_SSLVERSION,
					(long)CURL_SSLVERSION_TLSv1_2);
	}
	if (code == CURLE_OK) {
		code = curl_easy_setopt(c, CURLOPT_SSL_VERIFYPEER, 1L);
	}
	if (code == CURLE_OK) {
		code = curl_easy_setopt(c, CURLOPT_SSL_VERIFYHOST, 2L);
	}
	/* Beside the authorities of the system, which stay as its folder. */
	if (code == CURLE_OK && *t->ca != '\0') {
		code = curl_easy_setopt(c, CURLOPT_CAINFO, t->ca);
	}
	return code;
}

static CURLcode set_login(CURL *c, const struct connect_terms *t)
{
	CURLcode code = curl_easy_setopt(c, CURLOPT_USERNAME, t->server->user);

	if (code == CURLE_OK) {
		code = curl_easy_setopt(c, CURLOPT_LOGIN_OPTIONS,
					t->xoauth2 ? "AUTH=XOAUTH2" : "AUTH=PLAIN");
	}
	if (code == CURLE_OK) {
		code = curl_easy_setopt(
			c, t->xoauth2 ? CURLOPT_XOAUTH2_BEARER : CURLOPT_PASSWORD,
			t->secret);
	}
	return code;
}

static CURLcode set_up(struct link *l, struct arena *arena,
		       const struct connect_terms *t)
{
	CURL *c = l->curl;
	CURLcode code;

	(void)curl_easy_setopt(c, CURLOPT_ERRORBUFFER, l->why);
	(void)curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	(void)curl_easy_setopt(c, CURLOPT_CONNECT_ONLY, 1L);
	(void)curl_easy_setopt(c, CURLOPT_TIMEOUT_MS, (long)t->milliseconds);
	/* What stands in the environment decides nothing here. */
	code = curl_easy_setopt(c, CURLOPT_PROXY, "");
	if (code == CURLE_OK) {
		code = curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, "imap,imaps");
	}
	if (code == CURLE_OK) {
		code = curl_easy_setopt(c, CURLOPT_URL, address_of(arena, t->server));
	}
	if (code == CURLE_OK) {
		code = set_tls(c, t);
	}
	return code == CURLE_OK ? set_login(c, t) : code;
}

/* What libcurl says may hold what a server said. */
static const char *tame(char *text)
{
	for (char *c = text; *c != '\0'; c++) {
		*c = *c < ' ' || *c > '~' ? '?' : *c;
	}
	return text;
}

bool connect_imap(const struct connect_terms *terms, struct carrier *out,
		  struct err *err)
{
	struct link *l = calloc(1, sizeof *l);
	struct arena arena = {0};
	CURLcode code;

	if (l == NULL || (l->curl = curl_easy_init()) == NULL) {
		arena_die();
	}
	l->fd = CURL_SOCKET_BAD;
	code = set_up(l, &arena, terms);
	if (code == CURLE_OK) {
		code = curl_easy_perform(l->curl);
	}
	if (code == CURLE_OK) {
		code = curl_easy_getinfo(l->curl, CURLINFO_ACTIVESOCKET, &l->fd);
	}
	arena_free(&arena);
	if (code != CURLE_OK) {
		const char *why =
			*l->why != '\0' ? tame(l->why) : curl_easy_strerror(code);
		(void)explain(terms, code, why, err);
		link_close(l);
		return false;
	}
	/* A deadline of its own for every exchange from here on. */
	(void)curl_easy_setopt(l->curl, CURLOPT_TIMEOUT_MS, 0L);
	*out = (struct carrier){.receive = link_receive,
				.send = link_send,
				.close = link_close,
				.fd = l->fd,
				.arg = l};
	return true;
}
