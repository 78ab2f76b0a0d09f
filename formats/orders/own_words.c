/* SPDX-License-Identifier: ISC */
#include "formats/orders/own_words.h"

#include "formats/orders/order_line.h"
#include "formats/orders/order_peel.h"
#include "formats/text/embedded.h"

/* Behind these stand tiles; in small letters they might be the next word of a sentence.
 */
static const char *const spelt[] = {"exchange", "word"};

bool own_word_next(struct view *rest, struct own_word *out)
{
	while (rest->len > 0) {
		struct view line = view_cut(rest, '\n');
		struct view head = view_cut(&line, ':');

		if (view_starts(head, "!") || view_trim(line).len == 0) {
			continue;
		}
		*out = (struct own_word){.more = view_ends(head, " ..."),
					 .own = view_trim(line)};
		head.len -= out->more ? sizeof " ..." - 1 : 0;
		out->english = view_trim(head);
		return true;
	}
	return false;
}

struct view own_words_of(struct arena *a, struct view language)
{
	struct view text = {0};

	(void)embedded_find(
		arena_printf(a, "templates/%.*s/orders.txt", VIEW_ARG(language)),
		&text);
	return text;
}

static bool capitals(struct view v)
{
	int open = 0;

	for (size_t i = 0; i < v.len; i++) {
		open += (v.at[i] == '[') - (v.at[i] == ']');
		if (open == 0 && v.at[i] >= 'a' && v.at[i] <= 'z') {
			return false;
		}
	}
	return true;
}

/* What may stand behind the word. */
static bool fits(const struct own_word *w, struct view behind)
{
	behind = peel_comment(behind);
	if (!w->more) {
		return peel_end(behind, " .!").len == 0;
	}
	if (behind.len == 0 || (behind.at[0] != ' ' && behind.at[0] != ':')) {
		return false;
	}
	for (size_t i = 0; i < sizeof spelt / sizeof spelt[0]; i++) {
		if (view_is(w->english, spelt[i])) {
			return capitals(behind);
		}
	}
	return true;
}

/* What stands behind the one of these words that the core begins with. */
static bool begins(const struct own_word *w, struct view core, struct view *behind)
{
	struct view list = w->own;

	while (list.len > 0) {
		struct view own = view_trim(view_cut(&list, ','));

		*behind = view_part(core, own.len, core.len);
		if (view_eq_nocase(view_part(core, 0, own.len), own) &&
		    fits(w, *behind)) {
			return true;
		}
	}
	return false;
}

static struct view turned(struct arena *a, struct view words, struct view line)
{
	struct view core = order_line_core(line, true);
	struct own_word w;
	struct view behind;

	while (core.len > 0 && core.len <= LINE_LONGEST && own_word_next(&words, &w)) {
		if (begins(&w, core, &behind)) {
			return view_of(arena_printf(
				a, "%.*s%.*s%.*s", (int)(core.at - line.at), line.at,
				VIEW_ARG(w.english), VIEW_ARG(behind)));
		}
	}
	return (struct view){0};
}

struct view own_words_line(struct arena *a, struct view language, struct view line)
{
	return turned(a, own_words_of(a, language), line);
}

struct view own_words_any(struct arena *a, struct view line)
{
	struct view english = {0};

	for (size_t i = 0; i < embedded_count && english.len == 0; i++) {
		const struct embedded *e = &embedded_files[i];

		if (view_ends(view_of(e->path), "/orders.txt")) {
			english = turned(a, view_from(e->text, e->len), line);
		}
	}
	return english;
}
