/* SPDX-License-Identifier: ISC */
#include "formats/sentence.h"

#include "formats/phrase.h"
#include "formats/text/utf8.h"

struct sentence sentence_in(struct buf *b, struct view language, size_t width)
{
	return (struct sentence){
		.b = b, .line = buf_in(b->arena), .width = width, .language = language};
}

void sentence_end(struct sentence *s)
{
	buf_add(s->b, buf_view(&s->line));
	buf_char(s->b, '\n');
	s->line.len = 0;
}

void sentence_add(struct sentence *s, const char *text)
{
	size_t used = utf8_width(buf_view(&s->line));

	if (used > 0 && used + 1 + utf8_width(view_of(text)) > s->width) {
		sentence_end(s);
		buf_str(&s->line, "  ");
		phrase(&s->line, s->language, "sentence-more", NULL);
	}
	if (s->line.len > 0) {
		buf_char(&s->line, ' ');
	}
	buf_str(&s->line, text);
}
