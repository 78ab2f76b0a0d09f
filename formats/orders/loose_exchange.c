/* SPDX-License-Identifier: ISC */
/* An exchange in people's own words: "swap A, G and Y please", "cambio todo". */
#include "formats/orders/orders_loose.h"

#include "formats/boards/glyph.h"
#include "formats/orders/order_args.h"
#include "formats/text/buf.h"
#include "formats/text/utf8.h"

static const char givers[] =
	"exchange swap change trade replace cambio cambiar canvio canvi canviar "
	"tausche tauschen";

bool loose_gives(struct view token)
{
	return view_among(token, givers);
}

/* Whether the rest names the whole rack: "swap all my tiles", "I change the whole
 * rack". */
static bool all_of_it(struct view rest)
{
	bool all = false;
	struct view token;

	while (token = loose_bare(view_word(&rest)), token.len > 0) {
		int said = exchange_said(token);

		if (said == EXCHANGE_TILES && !loose_little(token)) {
			return false;
		}
		all = all || said == EXCHANGE_ALL;
	}
	return all;
}

/* Writes a blank behind each comma: of "A,G,Y" makes "A, G, Y". */
static struct view parted(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < v.len; i++) {
		buf_char(&b, v.at[i]);
		buf_str(&b, v.at[i] == ',' ? " " : "");
	}
	return buf_view(&b);
}

/* The order to exchange one group in small letters: "cambio age". Whether the rack
 * has such tiles is checked later. */
static struct view small_group(struct arena *arena, struct view rest)
{
	enum { LEAST = 2, MOST = 8 };
	struct view group = {0};
	struct view token;
	size_t letters;

	while (token = loose_bare(view_word(&rest)), token.len > 0) {
		if (!loose_little(token)) {
			if (group.len > 0) {
				return view_of("");
			}
			group = token;
		}
	}
	letters = glyph_count(group);
	return glyph_letters(group) == group.len && letters >= LEAST &&
			       letters <= MOST && exchange_said(group) == EXCHANGE_TILES
		       ? view_of(arena_printf(arena, "exchange %.*s",
					      VIEW_ARG(utf8_upper(arena, group))))
		       : view_of("");
}

static bool tiles(struct view word)
{
	return word.len > 0 &&
	       (glyph_letter(word) == word.len ||
		(loose_capitals(word) && glyph_letters(word) == word.len));
}

/* Whether the token, before `rest`, joins the last tile to those before it, as in "A, E
 * y U". Before a comma or before several tiles, and in capitals, it is a tile itself:
 * "a, e, i". */
static bool joins(struct view token, struct view rest)
{
	const struct view words = view_of("yei");
	struct view next = loose_bare(view_word(&rest));
	bool last = tiles(next);

	if (token.len != 1 || view_find(words, token.at[0]) == words.len) {
		return false;
	}
	while (next = loose_bare(view_word(&rest)), next.len > 0) {
		last = last && !tiles(next);
	}
	return last;
}

/* The order to exchange letters that stand alone, or groups of capitals: "swap A, G
 * and Y please". Empty if the rest has any other word. */
static struct view several(struct arena *arena, struct view rest)
{
	struct buf b = buf_in(arena);
	struct view token;
	size_t none;

	buf_str(&b, "exchange ");
	none = b.len;
	while (token = view_word(&rest), token.len > 0) {
		struct view word = loose_bare(token);

		if (view_is_nocase(word, "blank") || view_is(word, "?")) {
			buf_char(&b, '?');
		} else if (b.len > none && joins(token, rest)) {
			continue;
		} else if (tiles(word)) {
			buf_add(&b, word);
		} else if (word.len > 0 && !view_is(word, "&") && !loose_little(word)) {
			return view_of("");
		}
	}
	return b.len > none ? buf_view(&b) : view_of("");
}

struct view loose_exchange(struct arena *arena, struct view rest)
{
	struct view meant = all_of_it(rest) ? view_of("exchange all")
					    : several(arena, parted(arena, rest));

	return meant.len > 0 ? meant : small_group(arena, rest);
}
