/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/letter_text.h"

#include "formats/phrase.h"
#include "formats/text/utf8.h"

void season_paragraph(struct buf *b, struct view language, const char *name,
		      const struct fields *f)
{
	buf_str(b, b->len > 0 ? "\n" : "");
	phrase(b, language, name, f);
	buf_char(b, '\n');
}

void season_heading(struct buf *b, struct view language, const char *name,
		    const struct fields *f)
{
	season_paragraph(b, language, name, f);
	buf_char(b, '\n');
}

size_t season_sheet_rows(size_t rows)
{
	return rows < SEASON_SHEET_ROWS ? rows : SEASON_SHEET_ROWS;
}

struct columns season_sheet(struct arena *arena, struct view language,
			    const char *words, size_t columns)
{
	struct columns t = {.arena = arena, .count = columns, .right = ~(1U << 1)};

	for (size_t i = 0; i < columns; i++) {
		columns_add(&t, phrase_word(arena, language, words, i));
	}
	return t;
}

void season_sheet_name(struct columns *t, struct view name)
{
	columns_add(t, utf8_head(name, SEASON_SHEET_NAME));
}

void season_points(struct buf *b, int half)
{
	if (half >= 2 || half == 0) {
		buf_printf(b, "%d", half / 2);
	}
	buf_str(b, half % 2 != 0 ? "\u00bd" : "");
}

void season_sheet_points(struct columns *t, int half)
{
	struct buf b = buf_in(t->arena);

	season_points(&b, half);
	columns_add(t, buf_view(&b));
}

void season_sheet_spread(struct columns *t, int spread)
{
	columns_printf(t, spread == 0 ? "%d" : "%+d", spread);
}
