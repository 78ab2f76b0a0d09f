/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event_field.h"

#include <string.h>

#include "formats/text/buf.h"
#include "formats/text/num.h"

/* Called for every field of every event read, so it compares names in place. */
bool event_field(struct view text, const char *name, struct view *value)
{
	size_t n = strlen(name);
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		if (word.len >= n && memcmp(word.at, name, n) == 0 &&
		    (word.len == n || word.at[n] == '=')) {
			*value = view_part(word, word.len == n ? n : n + 1, word.len);
			return true;
		}
	}
	return false;
}

struct view event_value(struct view text, const char *name)
{
	struct view value;

	return event_field(text, name, &value) ? value : (struct view){0};
}

bool event_number(struct view text, const char *name, long min, long max, int *out)
{
	struct view v;
	long n;

	if (!event_field(text, name, &v) || !num_read(v, min, max, &n)) {
		return false;
	}
	*out = (int)n;
	return true;
}

struct view event_encode(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < text.len; i++) {
		unsigned char c = (unsigned char)text.at[i];

		if (c <= ' ' || c == '%' || c == 0x7f) {
			buf_printf(&b, "%%%02X", c);
		} else {
			buf_char(&b, (char)c);
		}
	}
	return buf_view(&b);
}

/* Reads capitals only, as event_encode writes them. */
static int hex_digit(char c)
{
	return digit(c) ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

struct view event_decode(struct arena *arena, struct view value)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < value.len; i++) {
		int high = i + 2 < value.len ? hex_digit(value.at[i + 1]) : -1;
		int low = i + 2 < value.len ? hex_digit(value.at[i + 2]) : -1;

		if (value.at[i] == '%' && high >= 0 && low >= 0) {
			buf_char(&b, (char)(high * 16 + low));
			i += 2;
		} else {
			buf_char(&b, value.at[i]);
		}
	}
	return buf_view(&b);
}
