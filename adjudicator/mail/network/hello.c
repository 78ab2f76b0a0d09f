/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/hello.h"

#include "adjudicator/mail/network/kinds.h"
#include "formats/text/version.h"

/* Version of the messages; it grows with each change of them. */
enum { FORM = 1 };

struct view network_hello(struct arena *arena, const char *role)
{
	return view_of(arena_printf(
		arena, NETWORK_PROGRAM " " ADJUDICATOR_VERSION "/%d %s", FORM, role));
}
