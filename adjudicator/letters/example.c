/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/example.h"

#include "formats/orders/own_words.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

struct view example_mark(struct arena *a, struct view language)
{
	return view_of(arena_printf(a, "%s ", tongue_part(a, language, PART("e.g."))));
}

static struct view write(struct buf *b, struct view language, const char *order)
{
	struct view own = own_words_said(b->arena, language, view_of(order));

	buf_add(b, example_mark(b->arena, language));
	buf_add(b, own);
	return own;
}

void example_write(struct buf *b, struct view language, const char *order)
{
	size_t used = utf8_width(write(b, language, order));

	buf_repeat(b, ' ', used + 2 <= EXAMPLE_ROOM ? EXAMPLE_ROOM - used : 2);
}

void example_line(struct buf *b, struct view language, const char *order)
{
	buf_char(b, '\t');
	(void)write(b, language, order);
	buf_char(b, '\n');
}
