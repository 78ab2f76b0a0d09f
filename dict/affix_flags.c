/* SPDX-License-Identifier: ISC */
/* Reads flags, and finds the classes and marks that they name. */
#include "dict/affix_table.h"

#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <stdlib.h>

enum { NUMBER_MOST = 65535, PAIR_SHIFT = 16, PAIR_LETTER_MOST = 0xffff };
enum { STYLE = 0xfe0e }; /* and 0xfe0f */

/* Skips selectors that say whether a character is shown as text or in colour; they
 * are no flags. */
static void skip_style(struct view *rest)
{
	struct view next = *rest;

	while (next.len > 0 && (utf8_next(&next) & ~1U) == STYLE) {
		*rest = next;
	}
}

/* Reads one flag off *rest. */
static bool flag_next(enum affix_notation notation, struct view *rest, affix_flag *flag)
{
	uint32_t first;
	long number;

	if (notation == AFFIX_NUMBER) {
		if (!num_read(view_trim(view_cut(rest, ',')), 1, NUMBER_MOST,
			      &number)) {
			return false;
		}
		*flag = (affix_flag)number;
		return true;
	}
	first = utf8_next(rest);
	*flag = first;
	if (notation == AFFIX_LETTER) {
		skip_style(rest);
	}
	if (notation == AFFIX_LONG) {
		uint32_t second = rest->len > 0 ? utf8_next(rest) : 0;

		*flag = first << PAIR_SHIFT | second;
		return second != 0 && first <= PAIR_LETTER_MOST &&
		       second <= PAIR_LETTER_MOST;
	}
	return true;
}

bool affix_flags_read(const struct affixes *x, struct view text,
		      const struct affix_place *at, affix_flag *flag, size_t *count)
{
	static const char *const written[] = {
		[AFFIX_LETTER] = "a letter",
		[AFFIX_LONG] = "two letters",
		[AFFIX_NUMBER] = "a number up to 65535, with commas between",
	};
	struct view rest = text;

	*count = 0;
	while (rest.len > 0) {
		if (*count == AFFIX_FLAGS_MOST) {
			return affix_wrong(at, "more than %d flags", AFFIX_FLAGS_MOST);
		}
		if (!flag_next(x->notation, &rest, &flag[(*count)++])) {
			return affix_wrong(
				at, "\"%.*s\" cannot be flags; here each is %s",
				VIEW_ARG(utf8_head(text, 40)), written[x->notation]);
		}
	}
	return true;
}

static bool among(affix_flag flag, const affix_flag *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i] == flag) {
			return true;
		}
	}
	return false;
}

static int flag_order(const void *key, const void *row)
{
	affix_flag flag = *(const affix_flag *)key;
	affix_flag other = ((const struct affix_class *)row)->flag;

	return (flag > other) - (flag < other);
}

/* Adds the classes of a flag: it may name one of prefixes and one of suffixes, which
 * are neighbours. */
static void classes_add(const struct affixes *x, affix_flag flag, struct affix_uses *u)
{
	const struct affix_class *end;
	const struct affix_class *c =
		x->classes == 0
			? NULL
			: bsearch(&flag, x->class, x->classes, sizeof *c, flag_order);

	if (c == NULL || among(flag, x->unused, x->unused_count)) {
		return;
	}
	end = x->class + x->classes;
	while (c > x->class && c[-1].flag == flag) {
		c--;
	}
	for (; c < end && c->flag == flag; c++) {
		u->class[u->classes++] = (uint32_t)(c - x->class);
	}
}

/* If flags are named by number, replaces the number by the list of flags. */
static bool alias_follow(const struct affixes *x, const struct affix_place *at,
			 struct view *text)
{
	long number;

	if (x->aliases == 0 || text->len == 0) {
		return true;
	}
	if (!num_read(*text, 1, (long)x->aliases, &number)) {
		return affix_wrong(at, "\"%.*s\" is no number of an AF line",
				   VIEW_ARG(utf8_head(*text, 40)));
	}
	*text = x->alias[number - 1];
	return true;
}

bool affix_uses_read(const struct affixes *x, struct arena *arena, struct view text,
		     const struct affix_place *at, struct affix_uses *out)
{
	affix_flag flag[AFFIX_FLAGS_MOST] = {0};
	size_t count = 0;

	*out = (struct affix_uses){0};
	if (!alias_follow(x, at, &text) ||
	    !affix_flags_read(x, text, at, flag, &count)) {
		return false;
	}
	out->class = arena_array(arena, 2 * count, sizeof *out->class);
	for (size_t i = 0; i < count; i++) {
		out->needs_affix |= flag[i] == x->needs_affix;
		out->circumfix |= flag[i] == x->circumfix;
		out->forbidden |= flag[i] == x->forbidden;
		out->compound |= flag[i] == x->compound;
		if (!among(flag[i], flag, i)) {
			classes_add(x, flag[i], out);
		}
	}
	return true;
}
