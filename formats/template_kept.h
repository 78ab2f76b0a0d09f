/* SPDX-License-Identifier: ISC */
/* Templates that stay where they are as long as the program, taken apart once. */
#ifndef FORMATS_TEMPLATE_KEPT_H
#define FORMATS_TEMPLATE_KEPT_H

#include "formats/template_parse.h"

/* As template_parse; the nodes are kept as long as the program, and `text` must be, for
 * it is known again by where it stands. */
bool template_kept(struct view text, struct nodes *out, struct err *err);

#endif
