/* SPDX-License-Identifier: ISC */
#include "dict/club_words.h"

#include "dict/word_text.h"
#include <string.h>

struct list_walk list_walk_of(struct view text)
{
	return (struct list_walk){.lines = lines_of(text)};
}

bool list_walk_next(struct list_walk *w, struct view *word)
{
	while ((*word = view_word(&w->words)).len == 0) {
		if (!line_next(&w->lines, &w->comment)) {
			return false;
		}
		w->words = view_cut(&w->comment, '#');
	}
	return true;
}

static bool read_list(const struct club_list *list, struct build *into, size_t *count,
		      struct err *err)
{
	struct list_walk w = list_walk_of(list->text);
	struct view one;

	while (list_walk_next(&w, &one)) {
		struct tile_text way[WORD_WAYS];
		struct view bad;

		if (word_read(build_alphabet(into), one, way, &bad) == 0) {
			return err_set(err, ERR_DATA,
				       "%s:%d: \"%.*s\" is no word in its letters",
				       list->path, (int)w.lines.n, VIEW_ARG(one));
		}
		build_add(into, way[0].tile, way[0].n);
		++*count;
	}
	return true;
}

bool club_words_apply(struct club_words *w, struct build **b, struct err *err)
{
	struct build *drop = build_new(build_alphabet(*b));
	bool ok = read_list(&w->drop, drop, &w->dropped, err);

	if (ok && build_count(drop) > 0) {
		struct build *left = build_without(*b, drop);

		build_free(*b);
		*b = left;
	}
	build_free(drop);
	return ok && read_list(&w->add, *b, &w->added, err);
}

const char *club_words_note(const struct club_words *w, struct arena *arena)
{
	if (w->added + w->dropped == 0) {
		return "";
	}
	return arena_printf(arena, ", the club's own: %zu added, %zu dropped", w->added,
			    w->dropped);
}

static bool same(const struct alphabet *a, struct view text, const uint8_t *tile,
		 size_t n)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;

	return word_read(a, text, way, &bad) > 0 && way[0].n == n &&
	       memcmp(way[0].tile, tile, n) == 0;
}

bool club_list_find(const struct club_list *list, const struct alphabet *a,
		    const uint8_t *tile, size_t n, struct view *comment)
{
	struct list_walk w = list_walk_of(list->text);
	struct view one;

	while (list_walk_next(&w, &one)) {
		if (same(a, one, tile, n)) {
			*comment = view_trim(w.comment);
			return true;
		}
	}
	return false;
}

struct view club_list_without(const struct club_list *list, struct arena *arena,
			      const struct alphabet *a, const struct tile_text *word)
{
	struct buf b = buf_in(arena);
	struct lines lines = lines_of(list->text);
	struct view line;

	while (line_next(&lines, &line)) {
		struct view comment = line;
		struct view words = view_cut(&comment, '#');
		struct buf left = buf_in(arena);
		struct view one;
		bool found = false;

		while ((one = view_word(&words)).len > 0) {
			bool it = same(a, one, word->tile, word->n);

			found = found || it;
			buf_str(&left, it || left.len == 0 ? "" : " ");
			buf_add(&left, it ? view_of("") : one);
		}
		if (!found) {
			buf_printf(&b, "%.*s\n", VIEW_ARG(line));
		} else if (left.len > 0) {
			buf_printf(&b, "%.*s #%.*s\n", VIEW_ARG(buf_view(&left)),
				   VIEW_ARG(comment));
		}
	}
	return buf_view(&b);
}
