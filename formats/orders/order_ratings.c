/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_ratings.h"

#include "formats/boards/glyph.h"

bool order_ratings(struct view args, struct order *out)
{
	struct view rest = args;
	struct view first = view_word(&rest);

	out->args = args;
	rest = view_trim(rest);
	return glyph_letters(first) == first.len && glyph_letters(rest) == rest.len;
}
