/* SPDX-License-Identifier: ISC */
#include "formats/orders/new_hands.h"

static const char by[] = " by ";
static const char agreed[] = " as agreed";

bool new_hands_read(struct new_hands *h, struct view text)
{
	struct view rest = view_trim(text);
	size_t split;

	h->vouched = view_ends(rest, agreed);
	rest.len -= h->vouched ? sizeof agreed - 1 : 0;
	split = view_find_text(rest, by);
	h->leaves = view_trim(view_part(rest, 0, split));
	h->plays = view_trim(view_part(rest, split + sizeof by - 1, rest.len));
	return h->leaves.len > 0 && h->plays.len > 0;
}

void new_hands_write(struct buf *b, const struct new_hands *h)
{
	buf_printf(b, "%.*s%s%.*s%s", VIEW_ARG(h->leaves), by, VIEW_ARG(h->plays),
		   h->vouched ? agreed : "");
}
