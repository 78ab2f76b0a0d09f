/* SPDX-License-Identifier: ISC */
/* Decodes encoded words in header fields. */
#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/parse/traces.h"

#include "formats/text/buf.h"
#include "formats/text/hash.h"
#include "formats/text/num.h"

enum { WORD_MAX = 1000 };

struct word {
	struct view charset, bytes;
	size_t length; /* bytes of the encoded word */
};

/* Decodes "Q"; "=" stays as it is where no number follows. */
static struct view undo_q(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);
	size_t i = 0;

	while (i < text.len) {
		uint8_t byte;

		if (text.at[i] == '=' &&
		    hex_read(view_part(text, i + 1, 2), &byte, 1)) {
			buf_char(&b, (char)byte);
			i += 3;
		} else {
			buf_char(&b, text.at[i] == '_' ? ' ' : text.at[i]);
			i++;
		}
	}
	return buf_view(&b);
}

/* Reads "=?charset?B?text?=" at the head of v. */
static bool word_read(struct arena *arena, struct view v, struct word *w)
{
	struct view rest = view_part(v, 2, WORD_MAX);
	struct view how;
	struct view text;
	size_t end;

	if (!view_starts(v, "=?")) {
		return false;
	}
	w->charset = view_cut(&rest, '?');
	/* RFC 2231 allows a language behind an asterisk. */
	w->charset = view_cut(&w->charset, '*');
	how = view_cut(&rest, '?');
	end = view_find_text(rest, "?=");
	text = view_part(rest, 0, end);
	if (w->charset.len == 0 || how.len != 1 || end == rest.len ||
	    view_find(text, '?') < text.len ||
	    (ascii_upper(how.at[0]) != 'B' && ascii_upper(how.at[0]) != 'Q')) {
		return false;
	}
	w->bytes = ascii_upper(how.at[0]) == 'B' ? base64_undo(arena, text)
						 : undo_q(arena, text);
	w->length = (size_t)(text.at + text.len + 2 - v.at);
	return true;
}

/* What decode_line() has read but not written yet. */
struct pending {
	struct buf
		bytes; /* of adjacent words in one charset: they may split a letter */
	struct view charset;
	struct view gap; /* blanks behind a word; count only before plain text */
};

static void flush(struct buf *out, struct pending *p)
{
	buf_add(out, charset_text(out->arena, p->charset, buf_view(&p->bytes)));
	buf_add(out, p->gap);
	p->bytes.len = 0;
	p->gap.len = 0;
}

static void add_word(struct buf *out, struct pending *p, const struct word *w)
{
	p->gap.len = 0;
	if (!view_eq_nocase(p->charset, w->charset)) {
		flush(out, p);
	}
	p->charset = w->charset;
	buf_add(&p->bytes, w->bytes);
}

struct view decode_line(struct arena *arena, struct view line)
{
	struct buf out = buf_in(arena);
	struct pending p = {.bytes = buf_in(arena)};
	struct word w;

	while (line.len > 0) {
		if (word_read(arena, line, &w)) {
			struct view rest = view_part(line, w.length, line.len);
			size_t n = 0;

			while (n < rest.len &&
			       (rest.at[n] == ' ' || rest.at[n] == '\t')) {
				n++;
			}
			add_word(&out, &p, &w);
			p.gap = view_part(rest, 0, n);
			line = view_part(rest, n, rest.len);
		} else {
			size_t n =
				1 + view_find_text(view_part(line, 1, line.len), "=?");

			flush(&out, &p);
			buf_add(&out, charset_text(arena, (struct view){0},
						   view_part(line, 0, n)));
			line = view_part(line, n, line.len);
		}
	}
	flush(&out, &p);
	return settle_line(arena, buf_view(&out));
}
