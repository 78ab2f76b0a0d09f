/* SPDX-License-Identifier: ISC */
/* Text inside a web or mail address (RFC 3986). */
#ifndef FORMATS_URI_H
#define FORMATS_URI_H

#include "formats/text/buf.h"

/* Writes everything but letters, digits and "-._~" as "%2B" and the like. `literal`
 * is kept as it is too; '\0': no such character. */
void uri_escape(struct buf *b, struct view text, char literal);

/* A mailto link that opens a letter with its text (RFC 6068). It is escaped so that
 * no program misreads a "+", quote or "&" in it. In an HTML attribute it must be
 * escaped once more. */
/* "mailto:club%2Btoken@club.example?subject=Re%3A%20x&body=pass%0D%0A". Lines of
 * `body` end in LF or CR LF; the reader goes on writing on a last line without an
 * end. */
void mailto_write(struct buf *b, struct view address, struct view subject,
		  struct view body);

#endif
