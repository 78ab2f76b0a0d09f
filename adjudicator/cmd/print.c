/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/cmd.h"

#include <stdio.h>

/* An empty text need not be anywhere. */
void cmd_print(const struct buf *b)
{
	if (b->len > 0) {
		fwrite(b->at, 1, b->len, stdout);
	}
}
