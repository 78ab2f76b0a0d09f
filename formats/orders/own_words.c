/* SPDX-License-Identifier: ISC */
/* Order words in other languages: "tausche" is "exchange". All of them are in
 * templates/LANGUAGE/orders.txt. */
#include "formats/orders/own_words.h"

#include "formats/orders/order_line.h"
#include "formats/orders/order_peel.h"
#include "formats/text/embedded.h"
#include "formats/text/num.h"
#include "formats/text/pairs.h"

#include <limits.h>
#include <pthread.h>

/* Tiles follow these words, in capitals only: small letters might be the next word
 * of a sentence. */
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
		if (open == 0 && ascii_small(v.at[i])) {
			return false;
		}
	}
	return true;
}

static bool names_game(const struct own_word *w)
{
	return view_is(w->english, "game");
}

/* Whether " 12" or " 12: ..." is behind. */
static bool numbered(struct view behind)
{
	size_t n;

	behind = view_trim(behind);
	n = num_digits(behind);
	behind = view_trim(view_part(behind, n, behind.len));
	return n > 0 && (behind.len == 0 || behind.at[0] == ':');
}

/* Whether `behind` may follow the word of this row. */
static bool fits(const struct own_word *w, struct view behind)
{
	behind = peel_comment(behind);
	if (!w->more) {
		return peel_end(behind, " .!?").len == 0;
	}
	if (behind.len == 0 || (behind.at[0] != ' ' && behind.at[0] != ':')) {
		return false;
	}
	if (names_game(w)) {
		return numbered(behind);
	}
	for (size_t i = 0; i < sizeof spelt / sizeof spelt[0]; i++) {
		if (view_is(w->english, spelt[i])) {
			return capitals(behind);
		}
	}
	return true;
}

/* ------------------------------------------------------ all languages, read once */

/* One of the words of a row. */
struct entry {
	struct own_word row;
	struct view own;
	unsigned pair; /* the pair of signs that it begins with */
	size_t next;   /* the next one that begins with the same sign; 0: none */
};

/* The words of a language, in the order of its file. The indexes serve to skip most
 * lines of a letter quickly. */
struct language {
	struct language *next;
	struct view code;
	struct entry *entry;
	size_t count;
	struct pairs begins;
	/* By first sign: the first and last such word, from 1 on; 0: there is
	 * none. */
	size_t first[UCHAR_MAX + 1], last[UCHAR_MAX + 1];
};

/* All languages, read when the first line is looked at and kept as long as the
 * program runs. */
static struct {
	struct arena arena;
	struct language *first;
	struct pairs begins; /* of all languages */
} every;

static void add_word(struct language *l, const struct own_word *row, struct view own)
{
	unsigned sign = pairs_sign(own.at[0]);

	l->entry = arena_room(&every.arena, l->entry, l->count, sizeof *l->entry);
	l->entry[l->count++] = (struct entry){*row, own, pairs_of(own), 0};
	if (l->first[sign] == 0) {
		l->first[sign] = l->count;
	} else {
		l->entry[l->last[sign] - 1].next = l->count;
	}
	l->last[sign] = l->count;
	pairs_add(&l->begins, own);
	pairs_add(&every.begins, own);
}

static void add_row(struct language *l, const struct own_word *row)
{
	struct view list = row->own;

	while (list.len > 0) {
		struct view own = view_trim(view_cut(&list, ','));

		if (own.len > 0) {
			add_word(l, row, own);
		}
	}
}

static struct language *language_read(struct view code, struct view text)
{
	struct language *l = arena_take(&every.arena, sizeof *l);
	struct own_word row;

	l->code = code;
	while (own_word_next(&text, &row)) {
		add_row(l, &row);
	}
	return l;
}

/* The language code in "templates/es/orders.txt"; empty for any other file. */
static struct view code_of(struct view path)
{
	static const char before[] = "templates/";
	static const char behind[] = "/orders.txt";
	size_t around = sizeof before + sizeof behind - 2;

	return view_starts(path, before) && view_ends(path, behind) && path.len > around
		       ? view_part(path, sizeof before - 1, path.len - around)
		       : (struct view){0};
}

static void read_all(void)
{
	struct language **last = &every.first;

	for (size_t i = 0; i < embedded_count; i++) {
		const struct embedded *e = &embedded_files[i];
		struct view code = code_of(view_of(e->path));

		if (code.len > 0) {
			*last = language_read(code, view_from(e->text, e->len));
			last = &(*last)->next;
		}
	}
}

static const struct language *languages(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	(void)pthread_once(&once, read_all);
	return every.first;
}

/* The first entry whose word the core begins with; NULL: none. The core is not
 * empty. */
static const struct entry *begins(const struct language *l, struct view core)
{
	size_t i = pairs_begin(&l->begins, core) ? l->first[pairs_sign(core.at[0])] : 0;
	unsigned pair = pairs_of(core);

	for (; i != 0; i = l->entry[i - 1].next) {
		const struct entry *e = &l->entry[i - 1];

		if ((e->pair == pair || e->own.len == 1) &&
		    view_eq_nocase(view_part(core, 0, e->own.len), e->own) &&
		    fits(&e->row, view_part(core, e->own.len, core.len))) {
			return e;
		}
	}
	return NULL;
}

static const struct entry *find(const struct language *l, bool all, struct view core)
{
	const struct entry *e = NULL;

	if (core.len > 0 && core.len <= LINE_LONGEST) {
		for (; l != NULL && e == NULL; l = all ? l->next : NULL) {
			e = begins(l, core);
		}
	}
	return e;
}

/* The line with English words for those of that language, or of `all` from it on;
 * empty: it has none. Behind the name of a game another own word may stand. */
static struct view turned(struct arena *a, const struct language *l, bool all,
			  struct view core, struct view line)
{
	const struct entry *e = find(l, all, core);
	struct view english = {0};
	struct view more;

	if (e == NULL) {
		return english;
	}
	english =
		view_of(arena_printf(a, "%.*s%.*s%.*s", (int)(core.at - line.at),
				     line.at, VIEW_ARG(e->row.english),
				     VIEW_ARG(view_part(core, e->own.len, core.len))));
	if (!names_game(&e->row)) {
		return english;
	}
	more = turned(a, l, all, order_line_core(english, true), english);
	return more.len > 0 ? more : english;
}

static const struct language *language_of(struct view code)
{
	const struct language *l = languages();

	while (l != NULL && !view_eq(l->code, code)) {
		l = l->next;
	}
	return l;
}

struct view own_words_line(struct arena *a, struct view language, struct view line)
{
	const struct language *l = language_of(language);

	if (l == NULL) {
		return (struct view){0};
	}
	return turned(a, l, false, order_line_core(line, true), line);
}

struct view own_words_any(struct arena *a, struct view line)
{
	struct view core = order_line_core(line, true);
	const struct language *l = languages();
	struct view none = {0};

	if (core.len == 0 || !pairs_begin(&every.begins, core)) {
		return none;
	}
	return turned(a, l, true, core, line);
}

/* The row with whose English words the order begins; of several rows the longest. */
static const struct entry *row_of(const struct language *l, struct view order)
{
	const struct entry *best = NULL;

	for (size_t i = 0; i < l->count; i++) {
		const struct entry *e = &l->entry[i];
		struct view english = e->row.english;

		if (view_eq(view_part(order, 0, english.len), english) &&
		    fits(&e->row, view_part(order, english.len, order.len)) &&
		    (best == NULL || english.len > best->row.english.len)) {
			best = e;
		}
	}
	return best;
}

struct view own_words_said(struct arena *a, struct view language, struct view order)
{
	const struct language *l = language_of(language);
	const struct entry *e = l == NULL ? NULL : row_of(l, order);
	struct view behind;
	size_t colon;

	if (e == NULL) {
		return order;
	}
	behind = view_part(order, e->row.english.len, order.len);
	colon = view_find(behind, ':');
	if (!names_game(&e->row) || colon == behind.len) {
		return view_of(arena_printf(a, "%.*s%.*s", VIEW_ARG(e->own),
					    VIEW_ARG(behind)));
	}
	order = view_trim(view_part(behind, colon + 1, behind.len));
	return view_of(arena_printf(a, "%.*s%.*s: %.*s", VIEW_ARG(e->own),
				    VIEW_ARG(view_part(behind, 0, colon)),
				    VIEW_ARG(own_words_said(a, language, order))));
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
