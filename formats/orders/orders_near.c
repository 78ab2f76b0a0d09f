/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders_near.h"

#include "formats/boards/glyph.h"
#include "formats/orders/order_line.h"
#include "formats/orders/order_shape.h"
#include "formats/orders/orders_words.h"
#include "formats/text/num.h"

struct view near_respelt(struct arena *arena, struct view line)
{
	struct view rest = order_line_core(line, true);
	struct view word = view_word(&rest);
	struct view right;
	struct order order;
	struct view line_meant;

	if (view_is_nocase(word, "I")) {
		word = view_word(&rest);
	}
	while (word.len > 0 && !ascii_letter(word.at[word.len - 1])) {
		word.len--;
	}
	right = words_near(word);
	if (right.len == 0 || line.len > LINE_LONGEST) {
		return view_of("");
	}
	rest = view_from(word.at + word.len,
			 (size_t)(line.at + line.len - word.at) - word.len);
	line_meant = view_of(
		arena_printf(arena, "%.*s%.*s", VIEW_ARG(right), VIEW_ARG(rest)));
	switch (order_line_read(line_meant, true, &order)) {
	case LINE_ORDER:
	case LINE_ASKED:
		/* "Wrod games" may be prose */
		return order.kind == ORDER_WORD && order_word_lone(&order.word)
			       ? view_of("")
			       : order_whole(&order);
	default:
		return view_of("");
	}
}

bool near_broken(struct view above, struct view line)
{
	enum { SHORTEST = 60, LONGEST = 90 }; /* where programs break */
	const struct view ends = view_of(".!?:;");

	return line.len > 0 && ascii_small(line.at[0]) &&
	       view_find(line, ' ') == line.len && above.len >= SHORTEST &&
	       above.len <= LONGEST &&
	       view_find(ends, above.at[above.len - 1]) == ends.len;
}

struct view near_no_square(struct view line)
{
	enum { LONGEST = 3 };
	struct view rest = order_line_core(line, true);
	struct view square = view_word(&rest);
	struct view word = view_trim(rest);
	size_t digits = num_digits(square);

	if (digits == 0 || digits + 1 != square.len || square.len > LONGEST ||
	    !ascii_letter(square.at[digits])) {
		return view_of("");
	}
	return word.len > 1 && glyph_letters(word) == word.len ? square : view_of("");
}
