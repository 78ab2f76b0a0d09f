/* SPDX-License-Identifier: ISC */
#include "formats/orders/letter_orders.h"

#include "formats/orders/body.h"
#include "formats/orders/orders_keep.h"

#include <string.h>

static bool among(const struct order *list, size_t count, const struct order *o)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i].kind == o->kind && view_eq_nocase(list[i].text, o->text)) {
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
		    !among(text->order, text->count, &html->order[i])) {
			both[n++] = html->order[i];
		}
	}
	text->order = both;
	text->count = n;
}

/* Whether an order is doubtful because the other part shows it as quoted. If both
 * parts have orders, that concerns only one that does not end the turn and that
 * the other part has not as its own, too; two that end the turn are asked about
 * anyway. */
static bool doubtful(const struct order *o, const struct orders *other)
{
	return among(other->quoted, other->quoteds, o) &&
	       (other->count == 0 ||
		(!order_ends_turn(o->kind) && !among(other->order, other->count, o)));
}

/* Makes near orders of those that the other part shows as quoted: they are only
 * asked about. */
static void doubt(struct arena *arena, struct orders *o, const struct orders *other)
{
	struct near *near = arena_array(arena, o->count + 1, sizeof *near);
	size_t count = 0;
	size_t nears = 0;

	for (size_t i = 0; i < o->count; i++) {
		const struct order *one = &o->order[i];

		if (!doubtful(one, other)) {
			o->order[count++] = *one;
		} else if (one->kind != ORDER_SAY) {
			near[nears++] =
				(struct near){NEAR_QUOTED, one->line, order_whole(one)};
		}
	}
	if (count < o->count) {
		o->near = near;
		o->nears = nears;
	}
	o->count = count;
}

/* The index behind the blanks at i. No-break spaces count, which HTML makes of two
 * blanks. */
static size_t behind_blanks(struct view v, size_t i)
{
	static const char kept[] = "\u00a0";

	for (;;) {
		struct view rest = view_part(v, i, v.len);

		if (view_starts(rest, " ")) {
			i++;
		} else if (view_starts(rest, kept)) {
			i += sizeof kept - 1;
		} else {
			return i;
		}
	}
}

/* How many bytes of `html` are the same as all of `text`; 0: text is not its
 * beginning. Runs of blanks match each other, and text may have stars around bold
 * words. */
static size_t head_of(struct view html, struct view text)
{
	size_t n = 0;

	for (size_t i = 0; i < text.len;) {
		size_t next = behind_blanks(text, i);
		size_t there = behind_blanks(html, n);

		if (next > i && there > n) {
			i = next;
			n = there;
		} else if (n < html.len && html.at[n] == text.at[i]) {
			i++;
			n++;
		} else if (text.at[i] == '*') {
			i++;
		} else {
			return 0;
		}
	}
	return n;
}

/* What `broken` lacks of `whole`; empty: nothing. Mail programs break long lines of
 * text but seldom those of HTML, so the words behind `say:` may be whole in one part
 * only. */
static struct view missing(const struct order *broken, const struct order *whole)
{
	enum { BROKEN_FROM = 50 }; /* no program breaks shorter lines */
	struct view none = {0};
	size_t n;

	if (broken->kind != whole->kind || broken->game != whole->game ||
	    broken->line.len < BROKEN_FROM) {
		return none;
	}
	n = head_of(whole->text, broken->text);
	return n > 0 && behind_blanks(whole->text, n) > n
		       ? view_part(whole->text, n, whole->text.len)
		       : none;
}

/* Whether the words stand somewhere in v, behind a blank. */
static bool has_words(struct view v, struct view words)
{
	for (size_t i = 0; i + words.len < v.len; i++) {
		size_t end = i + 1 + words.len;

		if (v.at[i] == ' ' && view_eq(view_part(v, i + 1, words.len), words) &&
		    (end == v.len || v.at[end] == ' ')) {
			return true;
		}
	}
	return false;
}

/* Drops those orders from `from` on that are only pieces of a broken line. */
static void drop_rest(struct orders *text, size_t from, struct view rest,
		      const struct orders *html)
{
	size_t count = from;

	for (size_t i = from; i < text->count; i++) {
		const struct order *o = &text->order[i];

		if (!has_words(rest, view_trim(o->line)) ||
		    among(html->order, html->count, o)) {
			text->order[count++] = *o;
		}
	}
	text->count = count;
}

static void make_whole(struct arena *arena, struct orders *text,
		       const struct orders *html)
{
	for (size_t i = 0; i < text->count; i++) {
		for (size_t j = 0; j < html->count; j++) {
			const struct order *whole = &html->order[j];
			struct view rest = missing(&text->order[i], whole);

			if (rest.len > 0) {
				text->order[i] = *whole;
				rest = view_trim_end(normal_text(arena, rest));
				drop_rest(text, i + 1, rest, html);
			}
		}
	}
}

/* Whether `other` tells more clearly what may have been meant. */
static bool fainter(const struct orders *o, const struct orders *other)
{
	return orders_none(o) && (!orders_none(other) || other->nears > o->nears);
}

static void body_orders(struct arena *arena, struct view language,
			const struct letter *l, struct orders *out)
{
	struct orders html = {0};

	orders_read_in(arena, language, l->text, out);
	if (l->html.len == 0) {
		return;
	}
	orders_read_page(arena, language, l->html, &html);
	make_whole(arena, out, &html);
	doubt(arena, out, &html);
	if (out->count > 0 && html.count > 0) {
		add_others(arena, out, &html);
		return;
	}
	doubt(arena, &html, out);
	if (out->count == 0 &&
	    (html.count > 0 || fainter(out, &html) || out->nears == 0)) {
		*out = html;
	}
}

/* Whether the text is a record or an archive that we sent out as a file. Somebody
 * who sends it back, under whatever name, orders nothing by it. */
static bool record_of_ours(struct view text)
{
	static const char *const heads[] = {"Turn-File:", "#character-encoding",
					    "#player", "{\"type\":", "From "};

	for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
		if (view_starts(text, heads[i])) {
			return true;
		}
	}
	return false;
}

void letter_orders(struct arena *arena, struct view language, const struct letter *l,
		   struct orders *out)
{
	struct orders attached;

	body_orders(arena, language, l, out);
	if (!orders_none(out) || l->attached.len == 0 ||
	    record_of_ours(view_trim(l->attached))) {
		return;
	}
	orders_read_in(arena, language, l->attached, &attached);
	if (fainter(out, &attached)) {
		*out = attached;
	}
}
