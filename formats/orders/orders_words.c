/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders_words.h"

#include "formats/text/nearest.h"
#include "formats/text/num.h"

#include <pthread.h>

bool order_ends_turn(enum order_kind kind)
{
	return kind >= ORDER_PLAY && kind <= ORDER_CHALLENGE;
}

bool order_changes_game(enum order_kind kind)
{
	return (kind >= ORDER_PLAY && kind <= ORDER_REFUSE) || kind == ORDER_CLAIM_TIME;
}

enum { WORD_LONGEST = 12, WORDS_MOST = 250, SLOTS = 1024 };

/* The words of the table in its order, and a hash table of their places in that
 * list, from 1 on. They are made at the first look-up, because every line of a
 * letter asks several times. */
static struct {
	struct known {
		struct view word;
		size_t row;
	} word[WORDS_MOST];
	size_t count;
	unsigned char slot[SLOTS];
} known;

static int kind_of(size_t row)
{
	return order_help[row].kind != ORDER_NONE ? (int)order_help[row].kind
	       : row + 1 == order_help_count      ? WORDS_END
						  : WORDS_GAME;
}

/* The hash slot of the word, or the empty slot where it belongs. */
static size_t slot_of(struct view word)
{
	size_t slot = word.len;

	for (size_t i = 0; i < word.len; i++) {
		slot = slot * 31 + (unsigned char)ascii_lower(word.at[i]);
	}
	slot %= SLOTS;
	while (known.slot[slot] != 0 &&
	       !view_eq_nocase(known.word[known.slot[slot] - 1].word, word)) {
		slot = (slot + 1) % SLOTS;
	}
	return slot;
}

/* Adds a word. A word of two orders is found as the first of them. */
static void know(struct view word, size_t row)
{
	size_t slot = slot_of(word);
	size_t at = known.slot[slot];

	if (known.count == WORDS_MOST ||
	    (at != 0 && kind_of(known.word[at - 1].row) == kind_of(row))) {
		return;
	}
	known.word[known.count++] = (struct known){word, row};
	known.slot[slot] = (unsigned char)(at != 0 ? at : known.count);
}

static void know_all(void)
{
	for (size_t i = 0; i < order_help_count && known.count < WORDS_MOST; i++) {
		struct view rest = view_of(order_help[i].words);
		struct view word;

		while ((word = view_word(&rest)).len > 0) {
			know(word, i);
		}
	}
}

int words_find(struct view word)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	size_t at;

	(void)pthread_once(&once, know_all);
	if (word.len < 2 || word.len > WORD_LONGEST) {
		return ORDER_NONE;
	}
	for (size_t i = 0; i < word.len; i++) { /* most often the word is a square */
		if (!ascii_letter(word.at[i])) {
			return ORDER_NONE;
		}
	}
	at = known.slot[slot_of(word)];
	return at == 0 ? ORDER_NONE : kind_of(known.word[at - 1].row);
}

int words_apart(struct view a, struct view b)
{
	return a.len > WORD_LONGEST || b.len > WORD_LONGEST
		       ? WORD_LONGEST
		       : (int)nearest_distance(a, b);
}

/* Whether the words differ only by two neighbours that changed places. */
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
 * Whether the word is a slip for the right one. Short words are too near to others:
 * "bag" to "big", "Rick" to "rack". Some orders may stand alone on a line, and any
 * two words may be an order to play `word`; for these only two swapped letters count
 * as a slip, so that "Chuck" is not taken for "check".
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
	for (size_t i = 0; i < known.count; i++) {
		const struct known *k = &known.word[i];
		enum order_kind kind = order_help[k->row].kind;

		if (kind != ORDER_NONE && kind <= ORDER_REFUSE &&
		    spelt_near(word, k->word, kind)) {
			return k->word;
		}
	}
	return view_of("");
}
