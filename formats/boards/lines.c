/* SPDX-License-Identifier: ISC */
#include "formats/boards/lines.h"

#include "formats/text/utf8.h"

enum { INDENT = 4 };

struct view fit(struct arena *a, struct view text, size_t width)
{
	struct buf b = buf_in(a);
	size_t used = 0;

	if (utf8_printable(text) == text.len) {
		return arena_copy(a, view_part(text, 0, width));
	}
	while (text.len > 0) {
		struct view rest = text;
		uint32_t cp = utf8_next(&rest);
		struct view one = view_part(text, 0, text.len - rest.len);
		size_t w = utf8_width(one);

		text = rest;
		if (cp < 0x20 || (cp >= 0x7F && cp < 0xA0) || cp == UTF8_BAD) {
			one = view_of("?");
			w = 1;
		}
		if (used + w > width) {
			break;
		}
		if (used + w > 0) { /* a mark needs a letter before it */
			buf_add(&b, one);
		}
		used += w;
	}
	return buf_view(&b);
}

struct view fit_str(struct arena *a, const char *text, size_t width)
{
	return fit(a, view_of(text != NULL ? text : ""), width);
}

/* The part of `rest` that goes on this line. `room` is what fits: the whole words in
 * it, or, if a single word is too long, as much as fits. */
static struct view line_head(struct view room, struct view rest)
{
	size_t n = room.len;

	if (n >= rest.len || rest.at[n] == ' ') {
		return room;
	}
	while (n > 0 && room.at[n - 1] != ' ') {
		n--;
	}
	return n > 0 ? view_part(room, 0, n) : room;
}

void fit_phrase(struct buf *b, struct view language, const char *name,
		const struct fields *f, size_t width)
{
	struct view rest = view_trim(phrase_text(b->arena, language, name, f));
	size_t indent = 0;

	/* What fits on no line is left out, such as a mark without its letter. */
	while ((rest = fit(b->arena, rest, SIZE_MAX)).len > 0) {
		struct view room = fit(b->arena, rest, width - indent);
		struct view line = line_head(room, rest);

		if (line.len == 0) {
			break;
		}
		buf_repeat(b, ' ', indent);
		buf_add(b, view_trim_end(line));
		buf_char(b, '\n');
		rest = view_trim(view_part(rest, line.len, rest.len));
		indent = INDENT;
	}
}

void line_put(struct buf *line, size_t at, struct view text)
{
	size_t used = utf8_width(buf_view(line));

	buf_repeat(line, ' ', at > used ? at - used : 0);
	buf_add(line, text);
}

void line_end(struct buf *b, struct view line)
{
	buf_add(b, view_trim_end(line));
	buf_char(b, '\n');
}

struct sentence sentence_in(struct buf *b, struct view language, size_t width)
{
	return (struct sentence){
		.b = b, .line = buf_in(b->arena), .width = width, .language = language};
}

static void line_over(struct sentence *s)
{
	buf_add(s->b, buf_view(&s->line));
	buf_char(s->b, '\n');
	s->line.len = 0;
}

void sentence_add(struct sentence *s, const char *text)
{
	size_t used = utf8_width(buf_view(&s->line));

	if (used > 0 && used + 1 + utf8_width(view_of(text)) > s->width) {
		line_over(s);
		buf_str(&s->line, "  ");
		phrase(&s->line, s->language, "sentence-more", NULL);
	}
	if (s->line.len > 0) {
		buf_char(&s->line, ' ');
	}
	buf_str(&s->line, text);
}

static void item_add(struct sentence *s, const char *behind)
{
	if (s->item != NULL) {
		sentence_add(s, arena_printf(s->b->arena, "%s%s", s->item, behind));
	}
}

void sentence_item(struct sentence *s, const char *text, const char *sep)
{
	item_add(s, sep);
	s->item = text;
}

void sentence_end(struct sentence *s)
{
	item_add(s, ".");
	line_over(s);
	s->item = NULL;
}
