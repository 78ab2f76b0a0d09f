/* SPDX-License-Identifier: ISC */
/*
 * Authentication-Results (RFC 8601): what the mail host that took a letter in found out
 * about its sender.
 * - anybody may write such a line into his letter; only those count that name the
 *   trusted host and stand above the Received line with which it took the letter in
 * - nothing is believed for a "pass"; a "fail" takes away what the letter claims
 */
#ifndef ADJUDICATOR_MAIL_PARSE_AUTHRES_H
#define ADJUDICATOR_MAIL_PARSE_AUTHRES_H

#include "formats/text/view.h"
#include <stdbool.h>

struct authres_hosts {
	struct view
		trusted; /* authserv-ids, with blanks between; empty: no line counts */
	struct view received_by; /* hosts of ours besides it, with blanks between */
};

/* True when the trusted host says of the domain of `from` (an address) that DMARC
 * failed, or, where it says nothing of DMARC, that SPF and DKIM both did. */
bool authres_denies(struct view raw, const struct authres_hosts *hosts,
		    struct view from);

/* The domain behind the last "@"; all of it when there is none. */
struct view domain_of(struct view address);
/* The same domain, or one within the other. */
bool domain_related(struct view a, struct view b);

#endif
