/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/cmd.h"
#include "formats/text/bidi.h"
#include <stdio.h>

/* An empty text need not be anywhere. */
void cmd_print_bytes(const struct buf *b)
{
	if (b->len > 0) {
		fwrite(b->at, 1, b->len, stdout);
	}
}

void cmd_print(const struct buf *b)
{
	struct view text = bidi_show(b->arena, buf_view(b));

	if (text.len > 0) {
		fwrite(text.at, 1, text.len, stdout);
	}
}

void cmd_print_tinted(const struct cmd *c, enum tint tint, const char *word)
{
	printf("%s%s%s", terminal_tint(c->out.colour, tint), word,
	       terminal_tint(c->out.colour, TINT_NONE));
}
