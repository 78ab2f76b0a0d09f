/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/clean_text.h"

#include "formats/text/bidi.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"

static bool control(uint32_t cp)
{
	return cp < ' ' || (cp >= 0x7f && cp <= 0x9f);
}

/* Whether the text needs no change: only LF as line ends, and no controls. */
static bool settled(struct view v, bool one_line)
{
	for (size_t i = 0; i < v.len; i++) {
		unsigned char c = (unsigned char)v.at[i];

		if ((c < ' ' && c != '\t' && c != '\n') || c == 0x7f || c == 0xc2 ||
		    (one_line && c < ' ')) {
			return false;
		}
	}
	return true;
}

static struct view settle(struct arena *arena, struct view v, bool one_line)
{
	struct buf b = buf_in(arena);

	v = utf8_clean(arena, bidi_drop(arena, v));
	if (settled(v, one_line)) {
		return v;
	}
	while (v.len > 0) {
		uint32_t cp = utf8_next(&v);

		if (cp == '\r') {
			cp = '\n';
			if (v.len > 0 && v.at[0] == '\n') {
				v = view_part(v, 1, v.len);
			}
		}
		if (one_line && control(cp)) {
			cp = ' ';
		}
		if (!control(cp) || cp == '\n' || cp == '\t') {
			utf8_put(&b, cp);
		}
	}
	return utf8_clean(arena, buf_view(&b));
}

struct view settle_text(struct arena *arena, struct view v)
{
	return settle(arena, v, false);
}

struct view settle_line(struct arena *arena, struct view v)
{
	return view_trim(settle(arena, v, true));
}

/* ------------------------------------------------------- lines that were broken */

struct flow {
	struct buf out;
	bool open;   /* the line before may be continued */
	size_t deep; /* its quote depth */
};

/* Begins a new line, unless `line` continues the one before. */
static void begin(struct flow *f, size_t deep, bool mark)
{
	if (f->open && deep == f->deep && !mark) {
		return;
	}
	if (f->open) {
		buf_char(&f->out, '\n');
	}
	for (size_t i = 0; i < deep; i++) {
		buf_str(&f->out, "> ");
	}
	f->deep = deep;
}

static void add(struct flow *f, struct view line, bool delsp)
{
	size_t deep = 0;
	bool mark;
	bool soft;

	while (deep < line.len && line.at[deep] == '>') {
		deep++;
	}
	line = view_part(line, deep, line.len);
	if (view_starts(line, " ")) {
		line = view_part(line, 1, line.len);
	}
	mark = view_is(line, "-- ");
	soft = !mark && view_ends(line, " ");
	begin(f, deep, mark);
	if (soft && delsp) {
		line.len--;
	}
	buf_add(&f->out, line);
	f->open = soft;
	if (!soft) {
		buf_char(&f->out, '\n');
	}
}

struct view flowed_join(struct arena *arena, struct view text, bool delsp)
{
	struct flow f = {.out = buf_in(arena)};
	struct lines l = lines_of(text);
	struct view line;

	while (line_next(&l, &line)) {
		add(&f, line, delsp);
	}
	if (f.open) {
		buf_char(&f.out, '\n');
	}
	return buf_view(&f.out);
}
