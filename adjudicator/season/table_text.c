/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/table_text.h"

#include "formats/phrase.h"
#include "formats/text/utf8.h"

size_t season_sheet_rows(size_t rows)
{
	return rows < SEASON_SHEET_ROWS ? rows : SEASON_SHEET_ROWS;
}

struct season_sheet season_sheet(struct arena *arena, size_t rows, size_t columns)
{
	struct season_sheet s = {.arena = arena, .rows = rows + 1, .columns = columns};

	s.cell = arena_array(arena, s.rows * columns, sizeof *s.cell);
	s.width = arena_array(arena, columns, sizeof *s.width);
	return s;
}

void season_sheet_put(struct season_sheet *s, size_t row, size_t column,
		      struct view text)
{
	struct view shown = column == SEASON_SHEET_NAMES
				    ? utf8_head(text, SEASON_SHEET_NAME)
				    : text;
	size_t w = utf8_width(shown);

	s->cell[row * s->columns + column] = shown;
	s->width[column] = w > s->width[column] ? w : s->width[column];
}

void season_sheet_number(struct season_sheet *s, size_t row, size_t column, int n)
{
	season_sheet_put(s, row, column, view_of(arena_printf(s->arena, "%d", n)));
}

void season_sheet_head(struct season_sheet *s, struct view language, const char *words)
{
	/* In the order of the columns. */
	for (size_t i = 0; i < s->columns; i++) {
		season_sheet_put(s, 0, i, phrase_word(s->arena, language, words, i));
	}
}

void season_sheet_write(struct buf *b, const struct season_sheet *s)
{
	for (size_t i = 0; i < s->rows; i++) {
		buf_str(b, "\t|");
		for (size_t k = 0; k < s->columns; k++) {
			struct view text = s->cell[i * s->columns + k];
			size_t space = s->width[k] - utf8_width(text);
			bool name = k == SEASON_SHEET_NAMES;

			buf_str(b, "  ");
			buf_repeat(b, ' ', name ? 0 : space);
			buf_add(b, text);
			buf_repeat(b, ' ', name ? space : 0);
		}
		buf_char(b, '\n');
	}
}

void season_points(struct buf *b, int half)
{
	if (half >= 2 || half == 0) {
		buf_printf(b, "%d", half / 2);
	}
	buf_str(b, half % 2 != 0 ? "\u00bd" : "");
}

void season_sheet_points(struct season_sheet *s, size_t row, size_t column, int half)
{
	struct buf b = buf_in(s->arena);

	season_points(&b, half);
	season_sheet_put(s, row, column, buf_view(&b));
}

void season_sheet_spread(struct season_sheet *s, size_t row, size_t column, int spread)
{
	season_sheet_put(
		s, row, column,
		view_of(arena_printf(s->arena, spread == 0 ? "%d" : "%+d", spread)));
}
