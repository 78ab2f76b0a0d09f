/* SPDX-License-Identifier: ISC */
/* Reads affix files and dictionaries as lines of UTF-8. */
#include "dict/affix_table.h"

#include "formats/text/utf8.h"
#include <errno.h>
#include <iconv.h>
#include <stdarg.h>
#include <stdio.h>

enum { SENTENCE = 512, BYTES_A_LETTER = 4 };

/* Names of charsets in SET lines and for iconv(3). In each of them one byte is one
 * letter, so there is no state that could be confused. */
static const struct {
	const char *set, *iconv;
} charsets[] = {
	{"ISO8859-1",        "ISO-8859-1" },
        {"ISO8859-2",        "ISO-8859-2" },
	{"ISO8859-3",        "ISO-8859-3" },
        {"ISO8859-4",        "ISO-8859-4" },
	{"ISO8859-5",        "ISO-8859-5" },
        {"ISO8859-7",        "ISO-8859-7" },
	{"ISO8859-9",        "ISO-8859-9" },
        {"ISO8859-10",       "ISO-8859-10"},
	{"ISO8859-13",       "ISO-8859-13"},
        {"ISO8859-14",       "ISO-8859-14"},
	{"ISO8859-15",       "ISO-8859-15"},
        {"KOI8-R",           "KOI8-R"     },
	{"KOI8-U",           "KOI8-U"     },
        {"microsoft-cp1250", "CP1250"     },
	{"microsoft-cp1251", "CP1251"     },
};

bool affix_wrong(const struct affix_place *at, const char *format, ...)
{
	char sentence[SENTENCE];
	va_list args;

	va_start(args, format);
	vsnprintf(sentence, sizeof sentence, format, args);
	utf8_mend(sentence);
	va_end(args);
	return err_set(at->err, ERR_DATA, "%s:%d: %s", at->name, at->line, sentence);
}

static const char *known_charset(struct view set)
{
	for (size_t i = 0; i < sizeof charsets / sizeof *charsets; i++) {
		if (view_is_nocase(set, charsets[i].set) ||
		    view_is_nocase(set, charsets[i].iconv)) {
			return charsets[i].iconv;
		}
	}
	return NULL;
}

static int line_of(struct view text, size_t offset)
{
	int line = 1;

	for (size_t i = 0; i < offset && i < text.len; i++) {
		line += text.at[i] == '\n';
	}
	return line;
}

static bool check_utf8(struct affix_place *at, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		if (!utf8_valid(line)) {
			at->line = lines.n;
			return affix_wrong(at, "this line is not UTF-8");
		}
	}
	return true;
}

static bool convert(struct arena *arena, const char *from, struct affix_place *at,
		    struct view *text)
{
	iconv_t how = iconv_open("UTF-8", from);
	size_t room = text->len * BYTES_A_LETTER;
	char *out = arena_take(arena, room);
	char *in = arena_str(arena, *text); /* iconv(3) has no const */
	size_t left = text->len;
	char *end = out;
	bool ok;

	if ((intptr_t)how == -1) {
		return affix_wrong(at, "this machine cannot read the charset %s", from);
	}
	ok = iconv(how, &in, &left, &end, &room) != (size_t)-1;
	iconv_close(how);
	if (!ok) {
		at->line = line_of(*text, text->len - left);
		return affix_wrong(at, "this line is not %s", from);
	}
	*text = view_from(out, (size_t)(end - out));
	return true;
}

bool affix_decode(struct arena *arena, struct view charset, struct affix_place *at,
		  struct view *text)
{
	const char *from = known_charset(charset);

	if (view_is_nocase(charset, "UTF-8")) {
		*text = utf8_unmarked(*text);
		return check_utf8(at, *text);
	}
	if (from == NULL) {
		return affix_wrong(at, "the charset %.*s is not read",
				   VIEW_ARG(utf8_head(charset, 40)));
	}
	return convert(arena, from, at, text);
}

bool affix_line(struct lines *lines, struct affix_place *at, struct view *line,
		bool *more)
{
	*more = line_next(lines, line);
	at->line = lines->n > 0 ? lines->n : 1;
	if (*more && line->len > AFFIX_LINE_MOST) {
		return affix_wrong(at, "a line of %zu bytes; %d are enough", line->len,
				   AFFIX_LINE_MOST);
	}
	*line = *more ? view_trim(*line) : view_from("", 0);
	return true;
}
