/* SPDX-License-Identifier: ISC */

#include "formats/text/diag.h"

#include "formats/text/diag_rows.h"
#include "formats/text/tongue.h"

bool diag_set(struct diag *d, enum diag_code code, struct view at)
{
	*d = (struct diag){.code = code, .at = at};
	return false;
}

bool diag_number(struct diag *d, enum diag_code code, struct view at, long n)
{
	*d = (struct diag){.code = code, .at = at, .n = n};
	return false;
}

bool diag_what(struct diag *d, enum diag_code code, struct view at, struct view what)
{
	return diag_more(d, code, at, what, (struct view){0});
}

bool diag_more(struct diag *d, enum diag_code code, struct view at, struct view what,
	       struct view more)
{
	*d = (struct diag){.code = code, .at = at, .what = what, .more = more};
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

struct diag_forms diag_forms(struct arena *a, enum diag_code code)
{
	static const char between[] = " | ";
	struct view all = view_of(row(code)->sentence);
	size_t one = view_find_text(all, between);

	if (one == all.len) {
		return (struct diag_forms){row(code)->sentence, NULL};
	}
	return (struct diag_forms){
		arena_str(a, view_part(all, 0, one)),
		arena_str(a, view_part(all, one + sizeof between - 1, all.len))};
}

void diag_write(struct buf *b, const struct diag *d)
{
	struct diag_forms f = diag_forms(b->arena, d->code);

	diag_fill(b, view_of("en"), f.many == NULL || d->n == 1 ? f.one : f.many, d);
}

void diag_fill(struct buf *b, struct view language, const char *sentence,
	       const struct diag *d)
{
	struct view rest = view_of(sentence);

	while (rest.len > 0) {
		struct view key;

		buf_add(b, view_cut(&rest, '{'));
		if (rest.len == 0) {
			break;
		}
		key = view_cut(&rest, '}');
		if (view_is(key, "at")) {
			elide_add(b, language, d->at);
		} else if (view_is(key, "what")) {
			elide_add(b, language, d->what);
		} else if (view_is(key, "more")) {
			elide_add(b, language, d->more);
		} else {
			buf_printf(b, "%ld", d->n);
		}
	}
}
