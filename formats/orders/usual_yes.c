/* SPDX-License-Identifier: ISC */
/* "Yes please" and "ok": a yes in other words than `yes`, in reply to a question. */
#include "formats/orders/usual.h"

#include "formats/text/buf.h"
#include "formats/text/utf8.h"

/*
 * By language; "" is English, which everybody may write. A phrase in `sure` is a yes
 * even if other lines follow; one in `perhaps` may be said of anything and is a yes
 * only alone. All are in small letters, without signs between words.
 */
/* clang-format off */
static const struct {
	const char *language, *sure, *perhaps;
} yeses[] = {
	{"",   "yes|yes please|yes pls|yes thanks|yes thank you|yes yes|yes i do|yes i mean it|"
	       "yes do it|yes play it|yes that one|yes of course|yes ok|yes okay|yes i accept|"
	       "yes i agree|yes gladly|yes with pleasure",
	       "y|ok|okay|ok yes|okay yes|yep|yeah|sure|of course|please do|yes i'd love to|"
	       "yes i would love to|yes i'd like to|yes i would like to"},
	{"es", "sí|sí por favor|si por favor|sí gracias|sí sí|sí eso|sí claro|sí vale|"
	       "sí acepto|si acepto|sí con gusto|sí con mucho gusto|sí encantado|sí encantada",
	       "s|si|vale|de acuerdo|claro|claro que sí|por supuesto"},
	{"ca", "sí|sí si us plau|sí sisplau|si sisplau|sí gràcies|sí sí|sí això|"
	       "sí és clar|sí accepto|si accepto|sí amb molt de gust|sí encantat|sí encantada",
	       "s|si|d'acord|vale|és clar|esclar|i tant"},
	{"de", "ja|ja bitte|ja danke|ja ja|ja gern|ja gerne|ja genau|ja das|"
	       "ja ich nehme an|ja nehme ich an|ja sehr gern|ja sehr gerne|ja natürlich|"
	       "ja unbedingt",
	       "j|jo|gern|gerne|bitte|einverstanden|in ordnung|klar|natürlich"},
};
/* clang-format on */

/* The line in small letters, without signs behind its words. */
static struct view spoken(struct arena *arena, struct view line)
{
	const struct view dropped = view_of(".,;:!\"()");
	struct view words = utf8_lower(arena, line);
	struct buf b = buf_in(arena);
	struct view word;

	while ((word = view_word(&words)).len > 0) {
		while (word.len > 0 &&
		       view_find(dropped, word.at[word.len - 1]) < dropped.len) {
			word.len--;
		}
		if (word.len > 0) {
			buf_str(&b, b.len > 0 ? " " : "");
			buf_add(&b, word);
		}
	}
	return buf_view(&b);
}

/* *is: one of the phrases "yes|yes please" is the text. *begins: the text begins
 * with one and goes on. */
static void compare(const char *phrases, struct view text, bool *is, bool *begins)
{
	struct view rest = view_of(phrases);

	while (rest.len > 0) {
		struct view one = view_cut(&rest, '|');
		bool there = text.len >= one.len &&
			     view_eq(view_part(text, 0, one.len), one);

		*is = *is || (there && text.len == one.len);
		*begins = *begins ||
			  (there && text.len > one.len &&
			   (text.at[one.len] == ' ' || text.at[one.len] == '?'));
	}
}

enum usual_yes usual_yes(struct arena *arena, struct view language, struct view line)
{
	enum { LONGEST = 200 };
	bool glad = true;
	struct view plain = usual_glad(line, &glad);
	struct view text;
	bool sure = false;
	bool perhaps = false;
	bool begins = false;

	if (line.len > LONGEST) {
		return USUAL_NO_YES;
	}
	text = spoken(arena, plain);
	for (size_t i = 0; i < sizeof yeses / sizeof yeses[0]; i++) {
		if (yeses[i].language[0] == '\0' ||
		    view_is(language, yeses[i].language)) {
			compare(yeses[i].sure, text, &sure, &begins);
			compare(yeses[i].perhaps, text, &perhaps, &begins);
		}
	}
	if ((sure || perhaps) && glad) {
		return sure ? USUAL_YES : USUAL_YES_IF;
	}
	return sure || perhaps || begins ? USUAL_YES_BUT : USUAL_NO_YES;
}
