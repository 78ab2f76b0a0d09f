/* SPDX-License-Identifier: ISC */
/* Orders about games for whoever comes first: "new wordbox with anybody", "lobby take
 * Ben". */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"

bool order_for_anybody(const struct order *o)
{
	struct view rest = o->args;
	struct view word;

	while ((word = view_word(&rest)).len > 0) {
		if (view_is_nocase(word, "with")) {
			word = view_word(&rest);
			word.len -= view_ends(word, ",");
			return o->kind == ORDER_NEW &&
			       view_among(word, "anybody anyone somebody someone");
		}
	}
	return false;
}

/* "take" and a name of up to three words; more words are prose. */
bool order_lobby(struct order *out)
{
	enum { WORDS_MOST = 3 };
	struct view rest = out->args;
	int words = 0;

	if (!view_is_nocase(view_word(&rest), "take")) {
		return false;
	}
	while (view_word(&rest).len > 0) {
		words++;
	}
	return words >= 1 && words <= WORDS_MOST;
}
