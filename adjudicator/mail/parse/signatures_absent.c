/* SPDX-License-Identifier: ISC */
/* Stubs for a program that was built without DKIM=1. */
#include "adjudicator/mail/parse/signatures.h"

#include "adjudicator/mail/parse/signatures_work.h"

const bool signatures_built = false;
const struct signatures_limits signatures_defaults = {0};

struct signatures *signatures_new(const struct signatures_limits *limits,
				  const struct signatures_keys *keys)
{
	(void)limits;
	(void)keys;
	return NULL;
}

void signatures_free(struct signatures *s)
{
	(void)s;
}

enum signatures_say signatures_check(struct signatures *s, struct arena *arena,
				     struct view raw, struct view from)
{
	(void)s;
	(void)arena;
	(void)raw;
	(void)from;
	return SIGNATURES_NOTHING;
}

long signatures_unknown(const struct signatures *s)
{
	(void)s;
	return 0;
}

const struct serve_role *signatures_role(const char *name)
{
	(void)name;
	return NULL;
}
