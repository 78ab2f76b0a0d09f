/* SPDX-License-Identifier: ISC */
/*
 * A reply as RFC 5322 bytes. Every header goes through one function that refuses CR, LF
 * and NUL, encodes what is not ASCII (RFC 2047) and folds at 78 columns. Bodies are
 * quoted-printable or 7bit UTF-8, lines CR LF, files base64; the same reply gives the
 * same bytes.
 */
#ifndef ADJUDICATOR_MAIL_SEND_COMPOSE_H
#define ADJUDICATOR_MAIL_SEND_COMPOSE_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"

/* ERR_BUG when an address or id is not well formed: those come from us alone. */
bool compose(struct arena *arena, const struct reply *r, struct view *bytes,
	     struct err *err);

/* Text of ours as mail may carry it. */

/* True when lines can go as they are: ASCII, none too long, none begins "From ". */
bool encode_plain(struct view text);
/* Lines with CR LF at their ends, as they are. */
void encode_lines(struct buf *b, struct view text);
void encode_quoted_printable(struct buf *b, struct view text);
/* Bytes as lines of 76 signs (RFC 2045, 6.8). */
void encode_base64(struct buf *b, struct view bytes);
/* True when a header can carry it as it is. */
bool encode_header_plain(struct view text);
/* Encoded words of at most 75 columns with blanks between, letters whole (RFC 2047). */
struct view encode_words(struct arena *arena, struct view text);

#endif
