/* SPDX-License-Identifier: ISC */
/* Text inside an address of the web or of mail (RFC 3986). */
#ifndef FORMATS_URI_H
#define FORMATS_URI_H

#include "formats/text/buf.h"

/* All but letters, digits and "-._~" as "%2B"; `literal` stands as it is ('\0': no such
 * sign). */
void uri_escape(struct buf *b, struct view text, char literal);

#endif
