/* SPDX-License-Identifier: ISC */
/* Foreign text at the mail boundary becomes text of ours. */
#ifndef ADJUDICATOR_MAIL_PARSE_CLEAN_TEXT_H
#define ADJUDICATOR_MAIL_PARSE_CLEAN_TEXT_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/*
 * Bytes in somebody's character set -> UTF-8. What a letter declares is tried first,
 * unless it is UTF-16 and not a NUL is there, or a set of single bytes and they are
 * UTF-8; then strict UTF-8, UTF-16 if its mark stands before it, and windows-1252,
 * which takes any bytes. Only the sets of one table are ever handed to iconv.
 */
struct view charset_text(struct arena *arena, struct view declared, struct view bytes);
/* Loads iconv's tables for good, before the file system is shut off. */
void charset_keep(void);

/* RFC 2047: encoded words in headers -> UTF-8 on one line. */
struct view decode_line(struct arena *arena, struct view line);

/* RFC 3676: lines that a mail reader broke are joined again; stuffing is taken off and
 * every quoted line begins with "> " as often as it is quoted. */
struct view flowed_join(struct arena *arena, struct view text, bool delsp);

/* Valid UTF-8 in NFC, lines ending in LF, and no control character that could move a
 * cursor or end a header, nor a sign that turns the order in which text is shown. */
struct view settle_text(struct arena *arena, struct view v);
/* The same on one line: every control character is a blank. */
struct view settle_line(struct arena *arena, struct view v);

#endif
