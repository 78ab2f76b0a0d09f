/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/new_game_line.h"

static bool is_any(struct view word, const char *list)
{
	struct view rest = view_of(list);
	struct view one;

	while ((one = view_word(&rest)).len > 0) {
		if (view_eq_nocase(word, one)) {
			return true;
		}
	}
	return false;
}

/* Mail programs put the address once more behind itself: "dan@x.org <dan@x.org>". */
static bool loop_guard_address(struct view word)
{
	return view_starts(word, "<");
}

/* "Ben", "Ben Miller", "dan@example.edu": words up to the next "and" are one name. */
static void add_who(struct wish *w, struct view word, bool *open)
{
	bool comma = view_ends(word, ",");
	struct view *last = w->count > 0 ? &w->who[w->count - 1] : NULL;

	word.len -= comma;
	if (*open && last != NULL) {
		*last = view_from(last->at, (size_t)(word.at + word.len - last->at));
	} else if (w->count < SEATS) {
		w->who[w->count++] = word;
	} else {
		w->crowd = true;
	}
	*open = !comma && view_find(word, '@') == word.len;
}

/* "angry words" is "angrywords". */
static struct view game_words(struct view *args)
{
	struct view first = view_word(args);
	struct view rest = *args;
	struct view second = view_word(&rest);

	if ((view_is_nocase(first, "angry") && view_is_nocase(second, "words")) ||
	    (view_is_nocase(first, "scrabble") && view_is_nocase(second, "cubes"))) {
		*args = rest;
		return view_is_nocase(first, "angry") ? view_of("angrywords")
						      : view_of("cubes");
	}
	return first;
}

static void add_option(struct buf *b, const char *name, struct view value)
{
	buf_printf(b, "%s%s%.*s", b->len > 0 ? " " : "", name, VIEW_ARG(value));
}

struct wish wish_read(struct arena *arena, struct view args)
{
	struct wish w = {0};
	struct buf options = buf_in(arena);
	struct view word;
	bool open = false;

	w.text.game = game_words(&args);
	while ((word = view_word(&args)).len > 0) {
		if (is_any(word, "with and against option options")) {
			open = false;
		} else if (is_any(word, "lang language in")) {
			w.text.language = view_word(&args);
		} else if (is_any(word, "lexicon words list")) {
			w.text.lexicon = view_word(&args);
		} else if (is_any(word, "clock")) {
			add_option(&options, "clock=", view_word(&args));
			open = false;
		} else if (view_find(word, '=') < word.len) {
			add_option(&options, "", word);
			open = false;
		} else if (!loop_guard_address(word)) {
			add_who(&w, word, &open);
		}
	}
	w.text.options = buf_view(&options);
	return w;
}
