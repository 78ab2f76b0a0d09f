/* SPDX-License-Identifier: ISC */
/* Templates that stay in place as long as the program runs, and are parsed only
 * once. */
#ifndef FORMATS_TEMPLATE_KEPT_H
#define FORMATS_TEMPLATE_KEPT_H

#include "formats/template_parse.h"

/* Like template_parse, but keeps the nodes as long as the program runs. `text` must
 * stay in place as long, because it is recognised by its address. */
bool template_kept(struct view text, struct nodes *out, struct err *err);

#endif
