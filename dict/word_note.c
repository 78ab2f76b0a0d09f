/* SPDX-License-Identifier: ISC */
#include "dict/word_note.h"

#include "formats/text/embedded.h"
#include "formats/text/line.h"
#include <string.h>

enum { TWO = 2 };

static bool is_word(const struct alphabet *a, struct view text, const uint8_t *tile,
		    size_t n)
{
	struct tile_text way;
	struct view bad;

	return alphabet_split(a, text, &way, 1, &bad) == 1 && way.n == n &&
	       memcmp(way.tile, tile, n) == 0;
}

/* What stands behind "#" on the line of a word in dict/data/LANG.KIND. */
static bool find_comment(const char *path, const struct alphabet *a,
			 const uint8_t *tile, size_t n, struct view *comment)
{
	struct view text;
	struct lines lines;
	struct view line;

	if (!embedded_find(path, &text)) {
		return false;
	}
	lines = lines_of(text);
	while (line_next(&lines, &line)) {
		struct view words = view_cut(&line, '#');
		struct view word;

		while ((word = view_word(&words)).len > 0) {
			if (is_word(a, word, tile, n)) {
				*comment = view_trim(line);
				return true;
			}
		}
	}
	return false;
}

struct view word_note(struct arena *arena, const struct recipe *r,
		      const struct alphabet *a, const uint8_t *tile, size_t n)
{
	static const struct {
		const char *kind, *says;
	} lists[] = {
		{"drop",  "dropped"},
		{"names", "a name" },
	};

	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		const char *path = arena_printf(arena, "dict/data/%s.%s", r->language,
						lists[i].kind);
		struct view comment;

		if (find_comment(path, a, tile, n, &comment)) {
			return view_of(arena_printf(arena, "%s%s%.*s", lists[i].says,
						    comment.len > 0 ? ": " : "",
						    VIEW_ARG(comment)));
		}
	}
	if (n == TWO) {
		return view_of(arena_printf(arena,
					    "not among the words of two tiles in "
					    "%s.twos",
					    r->language));
	}
	if (n > (size_t)r->longest) {
		return view_of(arena_printf(
			arena, "longer than %d tiles, and its words are not",
			r->longest));
	}
	return view_of("not in its lists");
}
