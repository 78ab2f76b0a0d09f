/* SPDX-License-Identifier: ISC */
#include "formats/refusal.h"

#include "formats/say.h"
#include "formats/text/tongue.h"
#include <string.h>

/* Turns our words inside a field into words of another language. */
typedef struct view turned(struct arena *a, struct view language, struct view v);

static struct view part(struct arena *a, struct view language, struct view v)
{
	return view_of(tongue_part(a, language, arena_str(a, v)));
}

/* "A or B", "A1 to B2": joins every second word, because the names contain no
 * blanks. */
static struct view joined(struct arena *a, struct view language, struct view v,
			  enum list_kind kind)
{
	struct view *item = arena_array(a, v.len + 1, sizeof *item);
	struct view word;
	size_t n = 0;

	for (size_t i = 0; (word = view_word(&v)).len > 0; i++) {
		if (i % 2 == 0) {
			item[n++] = word;
		}
	}
	return say_list(a, language, kind, item, n);
}

static struct view either(struct arena *a, struct view language, struct view v)
{
	return joined(a, language, v, LIST_OR);
}

static struct view step(struct arena *a, struct view language, struct view v)
{
	return joined(a, language, v, LIST_TO);
}

/* "second E"; the first one is just "E". */
static struct view further(struct arena *a, struct view language, struct view v)
{
	struct view nth = view_cut(&v, ' ');
	struct fields *f = fields_in(a);

	if (v.len == 0) {
		return nth;
	}
	fields_set(f, "nth", part(a, language, nth));
	fields_set(f, "tile", v);
	return phrase_text(a, language, "further-tile", f);
}

/* Fields that need translation. Others hold names, squares and letters, which are
 * the same in all languages. */
static const struct {
	enum diag_code code;
	turned *what, *more;
} fields[] = {
	{DIAG_LOOK_ALIKE,   part,    NULL},
        {DIAG_OPTION_VALUE, NULL,    part},
	{DIAG_CANNOT_BEGIN, part,    NULL},
        {DIAG_SEASON_QUOTA, part,    NULL},
	{DIAG_NO_PLACE,     part,    part},
        {DIAG_NOT_USABLE,   part,    NULL},
	{DIAG_CROSSES,      step,    step},
        {DIAG_NO_PILE,      NULL,    part},
	{DIAG_TILE_MISSING, further, NULL},
        {DIAG_NOT_A_WORD,   either,  NULL},
};

/* The sentence of the refusal in that language, in the form for its number. */
static const char *sentence(struct arena *a, struct view language, const struct diag *d)
{
	const char *context = arena_printf(a, "refusal %s", diag_name(d->code));
	struct diag_forms f = diag_forms(a, d->code);
	struct counted c = {f.one, f.many, d->n};

	return f.many == NULL ? tongue_text(a, language, context, f.one)
			      : tongue_count(a, language, context, &c);
}

void refusal_write(struct buf *b, struct view language, const struct diag *d)
{
	struct arena *a = b->arena;
	struct diag own = *d;

	for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
		if (fields[i].code != d->code) {
			continue;
		}
		if (fields[i].what != NULL) {
			own.what = fields[i].what(a, language, d->what);
		}
		if (fields[i].more != NULL) {
			own.more = fields[i].more(a, language, d->more);
		}
	}
	diag_fill(b, language, sentence(a, language, d), &own);
}
