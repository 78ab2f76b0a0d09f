/* SPDX-License-Identifier: ISC */
/*
 * A link that opens a letter already written (RFC 6068).
 * - All but letters, digits and "-._~" is escaped, so that no program reads a "+", a
 *   quote or an "&" of an address or a body as its own.
 * - In HTML it stands in an attribute: escape it there once more.
 */
#ifndef FORMATS_MAILTO_H
#define FORMATS_MAILTO_H

#include "formats/text/buf.h"

/* "mailto:club%2Btoken@club.example?subject=Re%3A%20x&body=pass%0D%0A". `body` has
 * lines that end in LF or CR LF; a last line without an end is for its reader to go on
 * with. */
void mailto_write(struct buf *b, struct view address, struct view subject,
		  struct view body);

#endif
