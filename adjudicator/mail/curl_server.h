/* SPDX-License-Identifier: ISC */
/* What every connection of ours to a server asks of it, and what libcurl tells of one
 * that did not come about: see trouble.h. */
#ifndef ADJUDICATOR_MAIL_CURL_SERVER_H
#define ADJUDICATOR_MAIL_CURL_SERVER_H

#include "adjudicator/mail/server.h"
#include "adjudicator/mail/trouble.h"
#include <curl/curl.h>

/* TLS 1.2 or newer, a certificate by an authority that is trusted, and for that host;
 * none of it can be turned off. `ca` is a file of authorities beside those of the
 * system; NULL or "": none. */
CURLcode curl_trust(CURL *curl, const char *ca);
/* The same, and TLS before all else, of a mail server: of these protocols
 * ("imap,imaps"), with that path behind its host. `why`, of CURL_ERROR_SIZE bytes, is
 * for found_curl. */
CURLcode curl_server(CURL *curl, const struct server *s, const char *protocols,
		     const char *path, const char *ca, char *why);
/* Ends the connection; libcurl would wait for an answer to its own goodbye. */
void curl_cut_off(CURL *curl);
/* After it, whether or not it came about. */
void found_curl(CURL *curl, CURLcode code, const char *why, struct found *f);

#endif
