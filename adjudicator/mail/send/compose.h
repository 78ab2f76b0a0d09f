/* SPDX-License-Identifier: ISC */
/*
 * Writes a reply as RFC 5322 bytes. Every header goes through one function that
 * refuses CR, LF and NUL, encodes what is not ASCII (RFC 2047) and folds at 78
 * columns. Bodies are UTF-8, quoted-printable or 7bit, with CR LF; files are base64.
 * The same reply always gives the same bytes.
 */
#ifndef ADJUDICATOR_MAIL_SEND_COMPOSE_H
#define ADJUDICATOR_MAIL_SEND_COMPOSE_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"

/* ERR_BUG when an address or id is malformed, because those come from us alone. */
bool compose(struct arena *arena, const struct reply *r, struct view *bytes,
	     struct err *err);

/* Our texts in forms that mail can carry. */

/* Whether lines can be sent as they are: all ASCII, none too long, none beginning
 * with "From ". */
bool encode_plain(struct view text);
/* The lines as they are, with CR LF at their ends. */
void encode_lines(struct buf *b, struct view text);
void encode_quoted_printable(struct buf *b, struct view text);
/* The bytes in lines of 76 characters (RFC 2045, 6.8). */
void encode_base64(struct buf *b, struct view bytes);
/* Whether a header can carry the text as it is. */
bool encode_header_plain(struct view text);
/* Encoded words of at most 75 columns, separated by blanks, none splitting a
 * character (RFC 2047). */
struct view encode_words(struct arena *arena, struct view text);

#endif
