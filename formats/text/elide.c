/* SPDX-License-Identifier: ISC */
#include "formats/text/tongue.h"

#include "formats/text/utf8.h"
#include <string.h>

enum { HEARD = 8 /* bytes of a value that its first sound takes */ };

/* The first letter of a value that sounds, and the next one; 0: there is none. */
struct sound {
	uint32_t first, second;
};

static bool among(uint32_t cp, const char *letters)
{
	struct view rest = view_of(letters);

	while (rest.len > 0) {
		if (utf8_next(&rest) == cp) {
			return true;
		}
	}
	return false;
}

static bool vowel(uint32_t cp)
{
	return among(cp, "aàáâäãeèéêëiìíîïoòóôöuùúûü");
}

/* Whether a vowel sounds first: "Iolanda" begins with a consonant. */
static bool before_vowel(struct sound s)
{
	return vowel(s.first) && !(among(s.first, "iu") && vowel(s.second));
}

static bool before_i(struct sound s)
{
	return among(s.first, "ií") && !vowel(s.second);
}

static bool before_o(struct sound s)
{
	return among(s.first, "oó");
}

static const struct {
	const char *language, *word, *instead;
	bool (*before)(struct sound s);
} rows[] = {
	{"ca", "de ", "d'", before_vowel},
        {"ca", "De ", "D'", before_vowel},
	{"ca", "el ", "l'", before_vowel},
        {"es", "y ",  "e ", before_i    },
	{"es", "o ",  "u ", before_o    },
};

static struct sound sound_of(struct arena *a, struct view value)
{
	struct view rest = utf8_lower(a, utf8_head(value, HEARD));
	struct sound s = {0};

	if (view_starts(rest, "h")) {
		rest = view_part(rest, 1, rest.len);
	}
	s.first = rest.len > 0 ? utf8_next(&rest) : 0;
	s.second = rest.len > 0 ? utf8_next(&rest) : 0;
	return s;
}

/* Whether the text ends with that word, its blank included. */
static bool ends_with_word(struct view text, const char *word)
{
	size_t n = strlen(word);

	return view_ends(text, word) &&
	       (text.len == n ||
		among((unsigned char)text.at[text.len - n - 1], " \n(\""));
}

void elide_add(struct buf *b, struct view language, struct view value)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		if (view_is(language, rows[i].language) &&
		    ends_with_word(buf_view(b), rows[i].word) &&
		    rows[i].before(sound_of(b->arena, value))) {
			b->len -= strlen(rows[i].word);
			buf_str(b, rows[i].instead);
			break;
		}
	}
	buf_add(b, value);
}
