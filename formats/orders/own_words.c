/* SPDX-License-Identifier: ISC */
#include "formats/orders/own_words.h"

#include "formats/orders/order_line.h"
#include "formats/orders/order_peel.h"
#include "formats/text/embedded.h"
#include <pthread.h>

enum { LANGUAGES_MOST = 64, PAIRS = 65536 };

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

/* The words of all languages, and the pairs of signs that any of them begins with: most
 * lines of a letter begin with none of these. */
static struct {
	size_t count;
	struct view text[LANGUAGES_MOST];
	unsigned char begins[PAIRS / 8];
} every;

static unsigned small(char c)
{
	return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* Of a line of one sign: the pair with nothing behind it. */
static unsigned pair_of(struct view v)
{
	return small(v.at[0]) << 8 | (v.len > 1 ? small(v.at[1]) : 0);
}

static void note_pairs(struct view text)
{
	struct own_word w;

	while (own_word_next(&text, &w)) {
		while (w.own.len > 0) {
			struct view own = view_trim(view_cut(&w.own, ','));
			unsigned pair = own.len > 0 ? pair_of(own) : 0;

			every.begins[pair / 8] |= (unsigned char)(1U << pair % 8);
		}
	}
}

static void make_every(void)
{
	for (size_t i = 0; i < embedded_count; i++) {
		const struct embedded *e = &embedded_files[i];

		if (view_ends(view_of(e->path), "/orders.txt") &&
		    every.count < LANGUAGES_MOST) {
			every.text[every.count] = view_from(e->text, e->len);
			note_pairs(every.text[every.count++]);
		}
	}
}

struct view own_words_any(struct arena *a, struct view line)
{
	static pthread_once_t made = PTHREAD_ONCE_INIT; /* threads ask (cmd/replay) */
	struct view core = order_line_core(line, true);
	struct view english = {0};
	unsigned pair;

	(void)pthread_once(&made, make_every);
	if (core.len == 0) {
		return english;
	}
	pair = pair_of(core);
	if ((every.begins[pair / 8] & 1U << pair % 8) == 0) {
		return english;
	}
	for (size_t i = 0; i < every.count && english.len == 0; i++) {
		english = turned(a, every.text[i], line);
	}
	return english;
}

static enum wrap_as reads_as(struct arena *a, struct view line)
{
	struct view english = own_words_any(a, line);
	struct order o;
	enum line_sort sort =
		order_line_read(english.len > 0 ? english : line, true, &o);

	if (sort == LINE_ORDER && order_changes_game(o.kind)) {
		return WRAP_MOVE;
	}
	if (sort == LINE_PROSE && english.len > 0) {
		sort = order_line_read(line, true, &o);
	}
	return sort == LINE_PROSE ? WRAP_PROSE : WRAP_ORDER;
}

struct wrap_lines prose_lines(size_t width)
{
	return (struct wrap_lines){.width = width, .reads_as = reads_as};
}
