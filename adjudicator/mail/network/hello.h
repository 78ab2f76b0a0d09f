/* SPDX-License-Identifier: ISC */
/* By what the main program and adjudicator-network know each other. */
#ifndef ADJUDICATOR_MAIL_NETWORK_HELLO_H
#define ADJUDICATOR_MAIL_NETWORK_HELLO_H

#include "formats/text/arena.h"

/* What adjudicator-network says first: its version and its role. Both programs must be
 * of one version. */
struct view network_hello(struct arena *arena, const char *role);

#endif
