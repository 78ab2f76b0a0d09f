/* SPDX-License-Identifier: ISC */
#include "adjudicator/parts.h"

#include <string.h>

static bool says_too(const struct orders *o, const struct order *other)
{
	for (size_t i = 0; i < o->count; i++) {
		if (view_eq_nocase(o->order[i].text, other->text)) {
			return true;
		}
	}
	return false;
}

static void add_others(struct arena *arena, struct orders *text,
		       const struct orders *html)
{
	struct order *both =
		arena_array(arena, text->count + html->count, sizeof *both);
	size_t n = text->count;

	memcpy(both, text->order, n * sizeof *both);
	for (size_t i = 0; i < html->count; i++) {
		if (order_ends_turn(html->order[i].kind) &&
		    !says_too(text, &html->order[i])) {
			both[n++] = html->order[i];
		}
	}
	text->order = both;
	text->count = n;
}

void parts_orders(struct arena *arena, const struct letter *l, struct orders *out)
{
	struct orders html = {0};

	orders_read(arena, l->text, out);
	if (l->html.len == 0) {
		return;
	}
	orders_read(arena, l->html, &html);
	if (out->count > 0 && html.count > 0) {
		add_others(arena, out, &html);
	} else if (out->count == 0 && (html.count > 0 || out->nears == 0)) {
		*out = html;
	}
}
