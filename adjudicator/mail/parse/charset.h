/* SPDX-License-Identifier: ISC */
/*
 * Bytes in somebody's character set -> UTF-8. What a letter declares is tried first,
 * unless it is UTF-16 and not a NUL is there, or a set of single bytes and they are
 * UTF-8; then strict UTF-8, UTF-16 if its mark stands before it, and windows-1252,
 * which takes any bytes. Only the sets of one table are ever handed to iconv.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_CHARSET_H
#define ADJUDICATOR_MAIL_PARSE_CHARSET_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct view charset_text(struct arena *arena, struct view declared, struct view bytes);
/* Loads iconv's tables for good, before the file system is shut off. */
void charset_keep(void);

#endif
