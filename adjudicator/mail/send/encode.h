/* SPDX-License-Identifier: ISC */
/* Text of ours as mail may carry it: quoted-printable bodies, encoded words. */
#ifndef ADJUDICATOR_MAIL_SEND_ENCODE_H
#define ADJUDICATOR_MAIL_SEND_ENCODE_H

#include "formats/text/buf.h"

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
