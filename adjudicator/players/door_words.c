/* SPDX-License-Identifier: ISC */
/* The words that ask to join, in all languages: nobody knows yet who wrote the
 * letter. */
#include "adjudicator/players/door.h"

#include "formats/text/utf8.h"

static const struct {
	const char *language, *words;
} asking[] = {
	{"en", "join the club as"                  },
	{"en", "join the club"                     },
	{"es", "quiero entrar en el club como"     },
	{"es", "entrar en el club como"            },
	{"es", "entrar en el club"                 },
	{"ca", "vull entrar al club com a"         },
	{"ca", "entrar al club com a"              },
	{"ca", "entrar al club"                    },
	{"de", "ich möchte dem Club beitreten als"},
	{"de", "dem Club beitreten als"            },
	{"de", "dem Club beitreten"                },
};

static struct view first_line(struct view text)
{
	text = view_trim(text);
	return view_trim(view_part(text, 0, view_find(text, '\n')));
}

bool door_asked(struct arena *arena, const struct letter *l, struct view *name,
		struct view *language)
{
	struct view line =
		utf8_spaced(arena, first_line(l->text.len > 0 ? l->text : l->html));

	for (size_t i = 0; i < sizeof asking / sizeof asking[0]; i++) {
		struct view words = view_of(asking[i].words);

		if (view_starts_nocase(line, asking[i].words) &&
		    (line.len == words.len || line.at[words.len] == ' ')) {
			*name = view_trim(view_part(line, words.len, line.len));
			*language = view_of(asking[i].language);
			return true;
		}
	}
	return false;
}
