/* SPDX-License-Identifier: ISC */
#include "formats/wrap.h"

#include "formats/text/bidi.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"

enum { NARROW = 60 }; /* columns; no mail program breaks such lines anew */

/* Whether a mail program or a mail server would take the line for something else. */
static bool misread(struct view line)
{
	return view_starts(line, ">") || view_starts(line, "From ") ||
	       view_starts(line, ".") || view_is(line, "-- ");
}

static void put_line(struct buf *b, const char *mark, struct view line)
{
	size_t bar =
		view_starts(line, "| ") ? 2 : 0; /* our bar, foreign words follow */

	buf_str(b, mark);
	if (mark[0] == '\0' && misread(line)) {
		buf_char(b, ' ');
	}
	line = view_trim_end(line);
	buf_add(b, view_part(line, 0, bar));
	buf_add(b, bidi_isolate(b->arena, view_part(line, bar, line.len)));
	buf_char(b, '\n');
}

/* The head of v that fits in `width` columns; at least one code point. */
static struct view fitting(struct view v, size_t width)
{
	struct view head = utf8_fit(v, width);

	return head.len > 0 ? head : utf8_sign(&v);
}

struct filler {
	struct buf *b;
	const char *mark;
	struct view above; /* the line before, not written yet: it may lose words */
	struct buf line;
	size_t used;
	struct wrap_lines lines; /* reads_as NULL: lines with a mark are no orders */
};

static enum wrap_as reads_as(const struct filler *f, struct view line)
{
	return f->lines.reads_as(f->b->arena, line);
}

/* Moves words down from the line above until the line reads as prose. A play or path
 * that a sentence names would read as an order if it were alone on its line. */
static void keep_prose(struct filler *f)
{
	while (reads_as(f, buf_view(&f->line)) != WRAP_PROSE) {
		size_t last = f->above.len;
		struct buf line = buf_in(f->b->arena);
		struct view word;

		while (last > 0 && f->above.at[last - 1] != ' ') {
			last--;
		}
		word = view_part(f->above, last, f->above.len);
		if (last == 0 || f->used + 1 + utf8_width(word) > f->lines.width) {
			return;
		}
		buf_printf(&line, "%.*s %.*s", VIEW_ARG(word),
			   VIEW_ARG(buf_view(&f->line)));
		f->above = view_trim_end(view_part(f->above, 0, last));
		f->used += 1 + utf8_width(word);
		f->line = line;
	}
}

/* The number of bytes before a move at the end of the line; line.len: there is none. A
 * program that breaks lines anew, narrower, would put the move on its own line. */
static size_t before_order(const struct filler *f, struct view line)
{
	enum { WORDS = 6 };
	size_t at = line.len;

	for (int i = 0; i < WORDS && at > 0; i++) {
		do {
			at--;
		} while (at > 0 && line.at[at - 1] != ' ');
		if (reads_as(f, view_part(line, at, line.len)) == WRAP_MOVE) {
			return at;
		}
	}
	return line.len;
}

static void flush_above(struct filler *f)
{
	if (f->above.len > 0) {
		put_line(f->b, f->mark, f->above);
	}
	f->above = (struct view){0};
}

/* Ends a line; `last`: the last one of its paragraph. A move at the end of the line
 * goes down to the next one. */
static void break_line(struct filler *f, bool last)
{
	struct view line = buf_view(&f->line);
	size_t n = line.len;

	if (f->used == 0) {
		return;
	}
	if (f->lines.reads_as != NULL) {
		keep_prose(f);
		line = buf_view(&f->line);
		n = last && f->used <= NARROW ? line.len : before_order(f, line);
		n = n == 0 || line.len - n > f->lines.width / 2 ? line.len : n;
	}
	flush_above(f);
	f->above = view_trim_end(view_part(line, 0, n));
	f->line = buf_in(f->b->arena);
	buf_add(&f->line, view_part(line, n, line.len));
	f->used = utf8_width(buf_view(&f->line));
	if (last && f->used > 0) {
		keep_prose(f);
		flush_above(f);
		f->above = buf_view(&f->line);
		f->line = buf_in(f->b->arena);
		f->used = 0;
	}
}

static void flush(struct filler *f)
{
	break_line(f, true);
	flush_above(f);
}

static void fill(struct filler *f, struct view text)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		size_t w = utf8_width(word);

		if (f->used > 0 && f->used + 1 + w > f->lines.width) {
			break_line(f, false);
		}
		while (w > f->lines.width) {
			struct view head = fitting(word, f->lines.width);

			flush_above(f);
			put_line(f->b, f->mark, head);
			word = view_part(word, head.len, word.len);
			w -= utf8_width(head);
		}
		if (f->used > 0) {
			buf_char(&f->line, ' ');
			f->used++;
		}
		buf_add(&f->line, word);
		f->used += w;
	}
}

static void paragraph(struct buf *b, struct view text, const char *mark,
		      struct wrap_lines lines)
{
	struct filler f = {
		.b = b, .mark = mark, .line = buf_in(b->arena), .lines = lines};

	fill(&f, text);
	flush(&f);
}

void wrap_quoted(struct buf *b, struct view text, const char *mark, size_t width)
{
	paragraph(b, text, mark, (struct wrap_lines){.width = width});
}

void wrap_hanging(struct buf *b, size_t start, struct view text, size_t indent,
		  struct wrap_lines lines)
{
	size_t used = utf8_width(view_part(buf_view(b), start, b->len));
	struct buf mark = buf_in(b->arena);
	struct buf out = buf_in(b->arena);

	buf_repeat(&mark, ' ', indent);
	lines.width -= indent;
	paragraph(&out, text, buf_cstr(&mark), lines);
	if (out.len == 0 || used > indent) {
		buf_char(b, '\n');
		buf_add(b, buf_view(&out));
		return;
	}
	buf_add(b, view_part(buf_view(&out), used, out.len));
}

void wrap_text(struct buf *b, struct view text, struct wrap_lines lines)
{
	struct filler f = {
		.b = b, .mark = "", .line = buf_in(b->arena), .lines = lines};
	struct lines rest = lines_of(text);
	struct view line;
	bool gap = false; /* an empty line is due before the next one */

	while (line_next(&rest, &line)) {
		if (view_trim(line).len == 0 && !view_starts(line, "\t")) {
			flush(&f);
			gap = b->len > 0;
			continue;
		}
		if (gap && f.used == 0) {
			buf_char(b, '\n');
			gap = false;
		}
		if (view_starts(line, "\t")) {
			flush(&f);
			put_line(b, "", view_part(line, 1, line.len));
		} else {
			fill(&f, line);
		}
	}
	flush(&f);
}
