/* SPDX-License-Identifier: ISC */
/*
 * Where the mail of an address probably is: a few hosts that everybody knows, else
 * imap. and smtp. before the domain. It is a guess to be tried out, nothing more.
 */
#ifndef ADJUDICATOR_CLUB_PROVIDERS_H
#define ADJUDICATOR_CLUB_PROVIDERS_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct provider {
	const char *imap, *smtp; /* hosts */
	bool starttls;           /* SMTP speaks TLS only behind STARTTLS */
	const char *note;        /* what its users have to know; "" for nothing */
};

/* In the arena, or constant. */
struct provider provider_guess(struct arena *arena, struct view address);

#endif
