/* SPDX-License-Identifier: ISC */
/* What is wrong with a player's line, in his own language. */
#ifndef FORMATS_REFUSAL_H
#define FORMATS_REFUSAL_H

#include "formats/text/diag.h"

/* Like diag_write, which does the same in English. */
void refusal_write(struct buf *b, struct view language, const struct diag *d);

#endif
