/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/columns.h"

#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

static void keep(struct columns *t, struct view cell)
{
	assert(t->count > 0 && t->count <= COLUMNS_MOST);
	t->cell = arena_room(t->arena, t->cell, t->cells, sizeof *t->cell);
	t->cell[t->cells++] = cell;
}

void columns_add(struct columns *t, struct view cell)
{
	keep(t, arena_copy(t->arena, cell));
}

void columns_printf(struct columns *t, const char *format, ...)
{
	char text[1024];
	va_list args;

	va_start(args, format);
	(void)vsnprintf(text, sizeof text, format, args);
	va_end(args);
	columns_add(t, view_of(text));
}

void columns_write(const struct columns *t, struct buf *b)
{
	size_t width[COLUMNS_MOST] = {0};

	for (size_t i = 0; i < t->cells; i++) {
		size_t w = utf8_width(t->cell[i]);
		size_t *most = &width[i % t->count];

		*most = w > *most ? w : *most;
	}
	for (size_t i = 0; i < t->cells; i++) {
		size_t column = i % t->count;
		size_t space = width[column] - utf8_width(t->cell[i]);
		bool right = (t->right >> column & 1U) != 0;
		bool last = column + 1 == t->count;

		buf_repeat(b, ' ', right ? space : 0);
		buf_add(b, t->cell[i]);
		buf_repeat(b, ' ', right || last ? 0 : space);
		buf_str(b, last ? "\n" : "  ");
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
