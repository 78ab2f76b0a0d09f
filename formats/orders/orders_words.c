/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders_words.h"

#include "formats/text/nearest.h"
#include "formats/text/num.h"

bool order_ends_turn(enum order_kind kind)
{
	return kind >= ORDER_PLAY && kind <= ORDER_CHALLENGE;
}

bool order_changes_game(enum order_kind kind)
{
	return (kind >= ORDER_PLAY && kind <= ORDER_REFUSE) || kind == ORDER_CLAIM_TIME;
}

enum { WORD_LONGEST = 12 };

/* How many letters of the table's word the player's word begins with. */
static size_t common(const char *theirs, struct view word)
{
	size_t n = 0;

	while (n < word.len && ascii_lower(word.at[n]) == theirs[n]) {
		n++;
	}
	return n;
}

/* Every line of a letter comes here several times: one pass over the words. */
static bool lists(const char *words, struct view word)
{
	for (const char *p = words; *p != '\0';) {
		size_t n = common(p, word);

		if (n == word.len && (p[n] == ' ' || p[n] == '\0')) {
			return true;
		}
		while (*p != ' ' && *p != '\0') {
			p++;
		}
		p += *p == ' ';
	}
	return false;
}

int words_find(struct view word)
{
	if (word.len < 2 || word.len > WORD_LONGEST) {
		return ORDER_NONE;
	}
	for (size_t i = 0; i < word.len; i++) { /* squares come here most often */
		if (ascii_lower(word.at[i]) < 'a' || ascii_lower(word.at[i]) > 'z') {
			return ORDER_NONE;
		}
	}
	for (size_t i = 0; i < order_help_count; i++) {
		if (lists(order_help[i].words, word)) {
			return order_help[i].kind != ORDER_NONE
				       ? (int)order_help[i].kind
			       : i + 1 == order_help_count ? WORDS_END
							   : WORDS_GAME;
		}
	}
	return ORDER_NONE;
}

int words_apart(struct view a, struct view b)
{
	return a.len > WORD_LONGEST || b.len > WORD_LONGEST
		       ? WORD_LONGEST
		       : (int)nearest_distance(a, b);
}

/* Just two neighbours changed places. */
static bool swapped(struct view word, struct view right)
{
	size_t i = 0;

	while (i < word.len && ascii_lower(word.at[i]) == ascii_lower(right.at[i])) {
		i++;
	}
	return word.len == right.len && i + 1 < word.len &&
	       ascii_lower(word.at[i]) == ascii_lower(right.at[i + 1]) &&
	       ascii_lower(word.at[i + 1]) == ascii_lower(right.at[i]) &&
	       view_eq_nocase(view_part(word, i + 2, word.len),
			      view_part(right, i + 2, right.len));
}

/*
 * Short words are near to too much: "bag" is "big", and Rick is no rack. Nor is Chuck a
 * check: of what may stand alone on its line, and of `word`, which any two words may
 * be, only what can be no other word is near.
 */
static bool spelt_near(struct view word, struct view right, enum order_kind kind)
{
	enum { SHORTEST = 4, LONG = 7 };
	int allowed = right.len >= LONG ? 2 : 1;
	size_t apart =
		word.len > right.len ? word.len - right.len : right.len - word.len;

	if (right.len < SHORTEST || apart > (size_t)allowed ||
	    ascii_lower(word.at[0]) != ascii_lower(right.at[0])) {
		return false;
	}
	switch (kind) {
	case ORDER_WORD:
	case ORDER_SORT:
	case ORDER_CHECK:
	case ORDER_UNDO:
	case ORDER_PAUSE:
	case ORDER_RESUME:
		return apart == 0 && swapped(word, right);
	default:
		return words_apart(word, right) <= allowed;
	}
}

struct view words_near(struct view word)
{
	if (word.len < 3 || word.len > WORD_LONGEST || words_find(word) != ORDER_NONE) {
		return view_of("");
	}
	for (size_t i = 0; i < order_help_count; i++) {
		struct view rest = view_of(order_help[i].words);

		if (order_help[i].kind > ORDER_REFUSE || order_help[i].kind == 0) {
			continue;
		}
		while (rest.len > 0) {
			struct view right = view_word(&rest);

			if (spelt_near(word, right, order_help[i].kind)) {
				return right;
			}
		}
	}
	return view_of("");
}
