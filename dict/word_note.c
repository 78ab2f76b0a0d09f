/* SPDX-License-Identifier: ISC */
#include "dict/recipe.h"

#include "formats/text/embedded.h"

enum { TWO = 2 };

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
		struct club_list own = {.path = arena_printf(arena, "dict/data/%s.%s",
							     r->language,
							     lists[i].kind)};
		struct view comment;

		if (embedded_find(own.path, &own.text) &&
		    club_list_find(&own, a, tile, n, &comment)) {
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
