/* SPDX-License-Identifier: ISC */
/* How the main program and adjudicator-network recognise each other. */
#ifndef ADJUDICATOR_MAIL_NETWORK_HELLO_H
#define ADJUDICATOR_MAIL_NETWORK_HELLO_H

#include "formats/text/arena.h"

/* What adjudicator-network says first: its version and its role. Both programs must
 * be of the same version. */
struct view network_hello(struct arena *arena, const char *role);

#endif
