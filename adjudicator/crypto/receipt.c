/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/receipt.h"

#include "formats/text/num.h"
#include <inttypes.h>
#include <limits.h>

void receipt_write(struct buf *b, const struct receipt *r)
{
	char hex[HASH_HEX];

	hex_write(r->head.byte, HASH_BYTES, hex);
	buf_printf(b, "g=%" PRId64 "; n=%ld; head=%s\n", r->game, r->n, hex);
}

/* Reads the value of the next "name=value;". */
static bool next(struct view *rest, const char *name, struct view *value)
{
	*value = view_trim(view_cut(rest, ';'));
	return view_is(view_trim(view_cut(value, '=')), name);
}

bool receipt_read(struct view value, struct receipt *r)
{
	struct view part;
	long game;

	*r = (struct receipt){0};
	if (!next(&value, "g", &part) || !num_read(part, 1, LONG_MAX, &game) ||
	    !next(&value, "n", &part) || !num_read(part, 1, LONG_MAX, &r->n) ||
	    !next(&value, "head", &part) || !hex_read(part, r->head.byte, HASH_BYTES)) {
		return false;
	}
	r->game = game;
	return next(&value, "sig", &r->sig) && r->sig.len > 0 &&
	       view_trim(value).len == 0;
}

void receipt_short(struct buf *b, const struct hash *head)
{
	char hex[HASH_HEX];

	hex_write(head->byte, HASH_BYTES, hex);
	buf_printf(b, "%.4s %.4s %.4s", hex, hex + 4, hex + 8);
}
