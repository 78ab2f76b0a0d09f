/* SPDX-License-Identifier: ISC */
/* Connects to an IMAP server with libcurl. */
#include "adjudicator/mail/fetch/imap.h"

#include "adjudicator/mail/curl_server.h"
#include <stdlib.h>

struct link {
	CURL *curl;
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
		return (ssize_t)put; /* 0 is CARRIER_LATER */
	}
	return CARRIER_GONE;
}

static void link_close(void *arg)
{
	struct link *l = arg;

	curl_cut_off(l->curl);
	curl_easy_cleanup(l->curl);
	free(l);
}

/* -------------------------------------------------------------------- opening */

static CURLcode set_up(struct link *l, const struct mailbox_terms *t,
		       const struct server *server, const char *secret)
{
	CURL *c = l->curl;
	CURLcode code = curl_server(c, server, "imap,imaps", "", t->ca, l->why);

	code |= curl_easy_setopt(c, CURLOPT_CONNECT_ONLY, 1L);
	code |= curl_easy_setopt(c, CURLOPT_TIMEOUT_MS, (long)t->milliseconds);
	code |= curl_easy_setopt(c, CURLOPT_USERNAME, server->user);
	code |= curl_easy_setopt(c, CURLOPT_LOGIN_OPTIONS,
				 t->xoauth2 ? "AUTH=XOAUTH2" : "AUTH=PLAIN");
	return code | curl_easy_setopt(
			      c, t->xoauth2 ? CURLOPT_XOAUTH2_BEARER : CURLOPT_PASSWORD,
			      secret);
}

bool imap_connect(const struct mailbox_terms *t, const struct server *server,
		  const char *secret, struct found *found, struct carrier *out,
		  struct err *err)
{
	const struct trouble_place place = {
		.box = "inbox",
		.server = server,
		.secret_from = t->secret_from != NULL
				       ? t->secret_from
				       : "inbox-password-command, inbox-password-file"};
	struct link *l = calloc(1, sizeof *l);
	curl_socket_t fd = CURL_SOCKET_BAD;
	CURLcode code;

	if (l == NULL || (l->curl = curl_easy_init()) == NULL) {
		arena_die();
	}
	code = set_up(l, t, server, secret);
	if (code == CURLE_OK) {
		code = curl_easy_perform(l->curl);
	}
	if (code == CURLE_OK) {
		code = curl_easy_getinfo(l->curl, CURLINFO_ACTIVESOCKET, &fd);
	}
	found_curl(l->curl, code, l->why, found);
	if (code != CURLE_OK) {
		link_close(l);
		return trouble_tell(found, &place, err);
	}
	/* From here on every exchange has a deadline of its own. */
	(void)curl_easy_setopt(l->curl, CURLOPT_TIMEOUT_MS, 0L);
	*out = (struct carrier){.receive = link_receive,
				.send = link_send,
				.close = link_close,
				.fd = fd,
				.arg = l};
	return true;
}
