/* SPDX-License-Identifier: ISC */
/* What every connection of ours to a server asks of it; none of it can be turned off.
 */
#ifndef ADJUDICATOR_MAIL_TRUST_H
#define ADJUDICATOR_MAIL_TRUST_H

#include <curl/curl.h>

/* TLS 1.2 or newer, a certificate by an authority that is trusted, and for that host.
 * `ca` is a file of authorities beside those of the system; NULL or "": none. */
CURLcode trust_set(CURL *curl, const char *ca);

#endif
