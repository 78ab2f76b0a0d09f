/* SPDX-License-Identifier: ISC */
/* Orders about words of a list: "check QI", "list twos in es", "hooks AMP". */
#include "formats/orders/order_args.h"

#include "formats/boards/glyph.h"
#include "formats/orders/order_shape.h"
#include "formats/text/num.h"

/* Words behind "check" in prose, where no word is to be looked up. */
static const char prose[] =
	"it this that these those them him her me us you your my mine mail email again "
	"please mate out up back now here there later twice first everything all in on";

struct view order_lookup_word(struct view *words)
{
	struct view word = view_word(words);

	word.len -= view_ends(word, ",");
	return word;
}

static bool has_small(struct view word)
{
	for (size_t i = 0; i < word.len; i++) {
		if (ascii_small(word.at[i])) {
			return true;
		}
	}
	return false;
}

static bool has_hyphen(struct view name)
{
	return view_find(name, '-') < name.len;
}

/* Whether two words such as "in en-scowl80-1" name a word list. After a small "in"
 * also "es" and "English" do, but not "detail". */
static bool names_list(struct view in, struct view name)
{
	enum { CODE = 2 };

	return view_is_nocase(in, "in") &&
	       (has_hyphen(name) ||
		(view_is(in, "in") && glyph_letters(name) == name.len &&
		 (name.len == CODE || !has_small(view_part(name, 0, 1)))));
}

struct lookup order_lookup_of(const struct order *o)
{
	struct lookup l = {.words = o->args};
	struct view rest = o->args;
	struct view before = {0};
	struct view last = view_word(&rest);
	size_t words = 1;

	while (view_trim(rest).len > 0) {
		before = last;
		last = view_word(&rest);
		words++;
	}
	if (words > 2 && names_list(before, last)) {
		l.words = view_trim(
			view_from(o->args.at, (size_t)(before.at - o->args.at)));
		l.list = last;
	}
	return l;
}

bool order_looked_up(struct order *out)
{
	struct lookup l = order_lookup_of(out);
	struct view rest = l.words;
	size_t words = 0;
	size_t small = 0;

	out->kind = ORDER_LOOKUP;
	while (view_trim(rest).len > 0) {
		struct view word = order_lookup_word(&rest);

		if (!order_word_fits(word)) {
			return false;
		}
		words++;
		small += has_small(word);
	}
	return words > 0 && (small == 0 || has_hyphen(l.list) ||
			     (words == 1 && !view_among(l.words, prose)));
}

bool order_listed(struct order *out)
{
	return view_among(order_lookup_of(out).words, "twos threes q-without-u");
}

bool order_hooked(struct order *out)
{
	struct view rest = order_lookup_of(out).words;
	struct view word = order_lookup_word(&rest);

	return order_word_fits(word) && view_trim(rest).len == 0;
}
