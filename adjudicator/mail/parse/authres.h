/* SPDX-License-Identifier: ISC */
/*
 * Authentication-Results (RFC 8601): what the mail host that accepted a letter found
 * out about its sender.
 * - Anybody may write such a line into his letter. Only lines count that name the
 *   trusted host and stand above the Received line with which it accepted the
 *   letter.
 * - A "pass" proves nothing here; a "fail" takes away what the letter claims.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_AUTHRES_H
#define ADJUDICATOR_MAIL_PARSE_AUTHRES_H

#include "formats/text/view.h"
#include <stdbool.h>

struct authres_hosts {
	struct view trusted;     /* authserv-ids, blank-separated; empty: none */
	struct view received_by; /* other hosts of ours, separated by blanks */
};

/* Whether the trusted host says of the domain of `from` (an address) that DMARC
 * failed, or, if it says nothing about DMARC, that both SPF and DKIM did. */
bool authres_denies(struct view raw, const struct authres_hosts *hosts,
		    struct view from);

/* The domain after the last "@"; the whole text when there is none. */
struct view domain_of(struct view address);
/* Whether both are the same domain, or one is within the other. */
bool domain_related(struct view a, struct view b);

#endif
