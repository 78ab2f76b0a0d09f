/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/flowed.h"

#include "formats/text/buf.h"
#include "formats/text/line.h"

struct flow {
	struct buf out;
	bool open;   /* the line before may go on */
	size_t deep; /* its quote depth */
};

/* A new line, unless `line` continues the one before. */
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
