/* SPDX-License-Identifier: ISC */
/* What we demand of every connection to a server, and what libcurl knows about one
 * that failed: see trouble.h. */
#ifndef ADJUDICATOR_MAIL_CURL_SERVER_H
#define ADJUDICATOR_MAIL_CURL_SERVER_H

#include "adjudicator/mail/server.h"
#include "adjudicator/mail/trouble.h"
#include <curl/curl.h>

/* Demands TLS 1.2 or newer and a certificate for that host by a trusted authority;
 * no setting turns this off. `ca` is a file of authorities to trust besides those of
 * the system; NULL or "": none. */
CURLcode curl_trust(CURL *curl, const char *ca);
/* The same for a connection to a mail server, with TLS before anything else.
 * `protocols` ("imaps" or the like) are the only ones allowed; `path` follows the
 * host. `why`, of CURL_ERROR_SIZE bytes, is for found_curl. */
CURLcode curl_server(CURL *curl, const struct server *s, const char *protocols,
		     const char *path, const char *ca, char *why);
/* Ends the connection at once; libcurl would wait for an answer to its good-bye. */
void curl_cut_off(CURL *curl);
/* Fills *f after a connection was made or failed. */
void found_curl(CURL *curl, CURLcode code, const char *why, struct found *f);

#endif
