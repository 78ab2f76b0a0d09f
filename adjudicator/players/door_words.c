/* SPDX-License-Identifier: ISC */
/* The words that ask to join, in all languages: nobody knows yet who wrote the
 * letter. */
#include "adjudicator/players/door.h"

#include "formats/orders/body.h"
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

/* The first line that is the writer's own, as orders are read: without invisible signs,
 * which would make a second Ann of "Ann". */
static struct view first_line(struct arena *arena, struct view text)
{
	enum { HEAD = 4096 };
	struct body body = body_of(arena, utf8_head(text, HEAD));
	struct body_line line;

	return body_next_own(&body, &line) ? utf8_spaced(arena, line.text)
					   : (struct view){0};
}

static bool quote(char c)
{
	return c == '"' || c == '\'';
}

/* The name without quote marks around it and without the end of a sentence; "Eva B."
 * and "Jr." keep their full stop. */
static struct view name_in(struct view v)
{
	enum { ABBREVIATED = 2 };
	struct view words = v;
	struct view last = {0};
	struct view word;

	while (word = view_word(&words), word.len > 0) {
		last = word;
	}
	v = view_trim(v);
	v.len -= view_ends(v, "!") || (view_ends(v, ".") && last.len > ABBREVIATED + 1);
	while (v.len > 1 && quote(v.at[0]) && v.at[v.len - 1] == v.at[0]) {
		v = view_part(v, 1, v.len - 2);
	}
	return view_trim(v);
}

bool door_asked(struct arena *arena, const struct letter *l, struct view *name,
		struct view *language)
{
	struct view line = first_line(arena, l->text);

	line = line.len > 0 ? line : first_line(arena, l->html);
	for (size_t i = 0; i < sizeof asking / sizeof asking[0]; i++) {
		struct view words = view_of(asking[i].words);

		if (view_starts_nocase(line, asking[i].words) &&
		    (line.len == words.len || line.at[words.len] == ' ')) {
			*name = name_in(view_part(line, words.len, line.len));
			*language = view_of(asking[i].language);
			return true;
		}
	}
	return false;
}
