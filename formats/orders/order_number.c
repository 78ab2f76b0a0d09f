/* SPDX-License-Identifier: ISC */
/* A number behind an order word: a choice, a cube, a turn. */
#include "formats/orders/order_shape.h"

#include "formats/text/num.h"

bool order_choice(struct order *out)
{
	return num_plain(out->args, 1, 99, &out->number);
}

/* Words that may stand before the number of a cube, in the languages of letters:
 * "remove cube 21". */
static const char cubes[] = "cube cubo cub dado dau würfel the el den";

bool order_cube(struct order *out)
{
	struct view rest = out->args;

	while (view_among(view_word(&rest), cubes)) {
		out->args = view_trim(rest);
	}
	return out->args.len <= 2 && order_choice(out);
}

bool order_turn(struct order *out)
{
	struct view n = out->args;

	out->number = -1;
	if (n.len > 1 && ascii_lower(n.at[0]) == 't') {
		n = view_part(n, 1, n.len);
	}
	return n.len == 0 || num_plain(n, 0, 99999, &out->number);
}

/* "show board", "show the board" */
bool order_show(struct order *out)
{
	struct view what = out->args;

	(void)view_take(&what, "the");
	if (view_is_nocase(what, "board")) {
		out->number = -1;
		return true;
	}
	return order_turn(out);
}
