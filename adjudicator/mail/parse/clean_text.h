/* SPDX-License-Identifier: ISC */
/* Turns foreign text into text of ours at the mail boundary. */
#ifndef ADJUDICATOR_MAIL_PARSE_CLEAN_TEXT_H
#define ADJUDICATOR_MAIL_PARSE_CLEAN_TEXT_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/*
 * Converts bytes in some character set to UTF-8. Tries the declared set first,
 * unless that is UTF-16 and there is no NUL, or it is a single-byte set and the
 * bytes are valid UTF-8. Then tries strict UTF-8, UTF-16 if its byte order mark is
 * there, and at last windows-1252, which accepts any bytes. Only the sets of one
 * table are ever given to iconv.
 */
struct view charset_text(struct arena *arena, struct view declared, struct view bytes);
/* Loads iconv's tables and keeps them, before the file system is shut off. */
void charset_keep(void);

/* Decodes the encoded words of a header (RFC 2047) to UTF-8 on one line. */
struct view decode_line(struct arena *arena, struct view line);

/* RFC 3676: joins lines that the sender's mail program broke, and removes stuffing.
 * Quoted lines begin with one "> " per level. */
struct view flowed_join(struct arena *arena, struct view text, bool delsp);

/* Valid UTF-8 in NFC with lines ending in LF, without control characters that could
 * move a cursor or end a header, and without those that change the direction of
 * text. */
struct view settle_text(struct arena *arena, struct view v);
/* The same on one line: every control character becomes a blank. */
struct view settle_line(struct arena *arena, struct view v);

#endif
