/* SPDX-License-Identifier: ISC */
#include "formats/text/diag.h"

#include "formats/text/diag_rows.h"

bool diag_set(struct diag *d, enum diag_code code, struct view at)
{
	*d = (struct diag){.code = code, .at = at};
	return false;
}

static const struct diag_row *row(enum diag_code code)
{
	return diag_play[code].name != NULL   ? &diag_play[code]
	       : diag_club[code].name != NULL ? &diag_club[code]
					      : &diag_bench[code];
}

const char *diag_name(enum diag_code code)
{
	return row(code)->name;
}

const char *diag_rule(enum diag_code code)
{
	return row(code)->rule;
}

const char *diag_sentence(enum diag_code code)
{
	return row(code)->sentence;
}
