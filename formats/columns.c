/* SPDX-License-Identifier: ISC */
#include "formats/columns.h"

#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

enum { GAP = 2, NARROWEST = 8 };

void columns_add(struct columns *t, struct view cell)
{
	assert(t->count > 0 && t->count <= COLUMNS_MOST);
	t->cell = arena_room(t->arena, t->cell, t->cells, sizeof *t->cell);
	t->cell[t->cells++] = arena_copy(t->arena, cell);
}

void columns_printf(struct columns *t, const char *format, ...)
{
	char text[1024];
	va_list args;

	va_start(args, format);
	(void)vsnprintf(text, sizeof text, format, args);
	va_end(args);
	utf8_mend(text);
	columns_add(t, view_of(text));
}

/* Narrows columns of text, the widest first, until a line fits. */
static void shorten(const struct columns *t, size_t width[COLUMNS_MOST])
{
	size_t total = GAP * (t->count - 1);

	for (size_t i = 0; i < t->count; i++) {
		total += width[i];
	}
	while (t->most > 0 && total > t->most) {
		size_t widest = t->count;

		for (size_t i = 0; i < t->count; i++) {
			if ((t->right >> i & 1U) == 0 && width[i] > NARROWEST &&
			    (widest == t->count || width[i] > width[widest])) {
				widest = i;
			}
		}
		if (widest == t->count) {
			return;
		}
		width[widest]--;
		total--;
	}
}

/* As much of a cell as fits in its column. */
static struct view cut(struct arena *arena, struct view cell, size_t width)
{
	return utf8_width(cell) <= width
		       ? cell
		       : view_of(arena_printf(arena, "%.*s…",
					      VIEW_ARG(utf8_fit(cell, width - 1))));
}

/* Removes the blanks after the last cell that is not empty. */
static void end_row(struct buf *b)
{
	while (b->len > 0 && b->at[b->len - 1] == ' ') {
		b->len--;
	}
	buf_char(b, '\n');
}

void columns_write(const struct columns *t, struct buf *b)
{
	size_t width[COLUMNS_MOST] = {0};

	for (size_t i = 0; i < t->cells; i++) {
		size_t w = utf8_width(t->cell[i]);
		size_t *most = &width[i % t->count];

		*most = w > *most ? w : *most;
	}
	shorten(t, width);
	for (size_t i = 0; i < t->cells; i++) {
		size_t column = i % t->count;
		struct view cell = cut(t->arena, t->cell[i], width[column]);
		size_t used = utf8_width(cell);
		size_t space = used < width[column] ? width[column] - used : 0;
		bool right = (t->right >> column & 1U) != 0;
		bool last = column + 1 == t->count;

		buf_repeat(b, ' ', right ? space : 0);
		buf_add(b, cell);
		buf_repeat(b, ' ', right || last ? 0 : space);
		if (last) {
			end_row(b);
		} else {
			buf_str(b, "  ");
		}
	}
}

size_t columns_write_quoted(const struct columns *t, struct buf *b)
{
	struct buf rows = buf_in(t->arena);
	struct lines lines;
	struct view line;
	size_t n = 0;

	columns_write(t, &rows);
	lines = lines_of(buf_view(&rows));
	while (line_next(&lines, &line)) {
		buf_printf(b, "\t|  %.*s\n", VIEW_ARG(view_trim_end(line)));
		n++;
	}
	return n;
}
