/* SPDX-License-Identifier: ISC */
/* trust.html: what the club is bound to, what it told, and what went wrong. */
#ifndef ADJUDICATOR_SITE_TRUST_H
#define ADJUDICATOR_SITE_TRUST_H

#include "adjudicator/site/games.h"

bool site_trust(struct site *s, const struct context *d, const struct site_games *all,
		struct err *err);

#endif
