/* SPDX-License-Identifier: ISC */
/* Domains of senders. */
#ifndef ADJUDICATOR_MAIL_PARSE_DOMAIN_H
#define ADJUDICATOR_MAIL_PARSE_DOMAIN_H

#include "formats/text/view.h"
#include <stdbool.h>

/* Behind the last "@"; all of it when there is none. */
struct view domain_of(struct view address);
/* The same domain, or one within the other. */
bool domain_related(struct view a, struct view b);

#endif
