/* SPDX-License-Identifier: ISC */
/* What libcurl knows of a server: see trouble.h. */
#ifndef ADJUDICATOR_MAIL_TROUBLE_CURL_H
#define ADJUDICATOR_MAIL_TROUBLE_CURL_H

#include "adjudicator/mail/trouble.h"
#include <curl/curl.h>

/* Before a connection: the certificate is to be kept for found_curl. */
CURLcode found_ask(CURL *curl);
/* After it, whether or not it came about. `why` is libcurl's error buffer. */
void found_curl(CURL *curl, CURLcode code, const char *why, struct found *f);

#endif
