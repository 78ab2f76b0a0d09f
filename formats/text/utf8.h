/* SPDX-License-Identifier: ISC */
/*
 * UTF-8, the only encoding inside. Bytes become valid NFC at the mail boundary
 * once (utf8_clean); everything above may trust its text to be that.
 * Case and width never depend on a locale.
 */
#ifndef FORMATS_TEXT_UTF8_H
#define FORMATS_TEXT_UTF8_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/view.h"
#include <stdint.h>

enum { UTF8_BAD = 0xFFFD };

bool utf8_valid(struct view v);
/* Whether v is valid, has no control character but tabs, and no sign that changes the
 * order in which a terminal shows the rest. */
bool utf8_plain(struct view v);
/* v without the byte order mark at its front, if it has one. */
struct view utf8_unmarked(struct view v);
/* The first bytes of v, at most `most`, cut between two code points. */
struct view utf8_head(struct view v, size_t most);
/* Changes every byte that is not UTF-8 into "?", in place: a text that was cut off may
 * end within a letter. */
void utf8_mend(char *text);
/* Takes the next code point off *rest (which must not be empty); UTF8_BAD for a
 * byte that is not UTF-8. */
uint32_t utf8_next(struct view *rest);
/* Takes the next code point off *rest and returns its bytes. */
struct view utf8_sign(struct view *rest);
void utf8_put(struct buf *b, uint32_t cp);
/* v as valid UTF-8 in NFC. Bytes that are not UTF-8 become U+FFFD. NUL is dropped, and
 * so are combining marks behind the thirtieth in a row. */
struct view utf8_clean(struct arena *a, struct view v);
/* utf8_clean with one blank between words and none at either end. */
struct view utf8_spaced(struct arena *a, struct view v);
/* Simple upper and lower case, code point by code point. */
struct view utf8_upper(struct arena *a, struct view v);
struct view utf8_lower(struct arena *a, struct view v);
/* How many bytes v begins with that are printable ASCII, blanks among them. */
size_t utf8_printable(struct view v);
/* Columns in a terminal: 0 for marks, 2 for wide letters. */
size_t utf8_width(struct view v);
/* The longest head of v that fits into `width` columns; no letter loses its marks. */
struct view utf8_fit(struct view v, size_t width);
size_t utf8_count(struct view v); /* code points */

#endif
