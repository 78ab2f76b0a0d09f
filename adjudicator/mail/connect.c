/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/connect.h"

#include "adjudicator/mail/trouble_curl.h"
#include "adjudicator/mail/trust.h"
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

	return code == CURLE_OK ? trust_set(c, t->ca) : code;
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
		code = found_ask(c);
	}
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

static struct trouble_place place_of(const struct connect_terms *t)
{
	return (struct trouble_place){
		.box = "inbox",
		.host = t->server->host,
		.port = t->server->port,
		.user = t->server->user,
		.secret_from = t->secret_from != NULL
				       ? t->secret_from
				       : "inbox-password-command, inbox-password-file"};
}

bool connect_imap(const struct connect_terms *terms, struct carrier *out,
		  struct err *err)
{
	struct link *l = calloc(1, sizeof *l);
	struct arena arena = {0};
	struct found own = {0};
	const struct trouble_place place = place_of(terms);
	struct found *found = terms->found != NULL ? terms->found : &own;
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
	found_curl(l->curl, code, l->why, found);
	if (code != CURLE_OK) {
		link_close(l);
		return trouble_tell(found, &place, err);
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
