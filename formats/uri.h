/* SPDX-License-Identifier: ISC */
/* Text inside an address of the web or of mail (RFC 3986). */
#ifndef FORMATS_URI_H
#define FORMATS_URI_H

#include "formats/text/buf.h"

/* All but letters, digits and "-._~" as "%2B"; `literal` stands as it is ('\0': no such
 * sign). */
void uri_escape(struct buf *b, struct view text, char literal);

/* A link that opens a letter already written (RFC 6068): no program reads a "+", a
 * quote or an "&" of an address or a body as its own. In HTML it stands in an
 * attribute: escape it there once more. */
/* "mailto:club%2Btoken@club.example?subject=Re%3A%20x&body=pass%0D%0A". `body` has
 * lines that end in LF or CR LF; a last line without an end is for its reader to go on
 * with. */
void mailto_write(struct buf *b, struct view address, struct view subject,
		  struct view body);

#endif
