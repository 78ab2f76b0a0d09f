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
/* Valid, with no control character but tabs, and with none that turns the order in
 * which a terminal shows the rest. */
bool utf8_plain(struct view v);
/* A file's text behind its byte order mark, if it has one. */
struct view utf8_unmarked(struct view v);
/* At most so many bytes from the front, and no half letter. */
struct view utf8_head(struct view v, size_t most);
/* In place: every byte that is not UTF-8, as a cut within a letter leaves them, becomes
 * a "?". */
void utf8_mend(char *text);
/* Takes the next code point off *rest (which must not be empty); UTF8_BAD for a
 * byte that is not UTF-8. */
uint32_t utf8_next(struct view *rest);
/* The same as the bytes it is written with. */
struct view utf8_sign(struct view *rest);
void utf8_put(struct buf *b, uint32_t cp);
/* Valid UTF-8 in NFC; bytes that are not UTF-8 become U+FFFD. NUL is dropped, and so
 * are marks that combine where more than thirty stand in a row. */
struct view utf8_clean(struct arena *a, struct view v);
/* The same, with one blank between words and none around them. */
struct view utf8_spaced(struct arena *a, struct view v);
/* Simple upper and lower case, code point by code point. */
struct view utf8_upper(struct arena *a, struct view v);
struct view utf8_lower(struct arena *a, struct view v);
/* How many bytes v begins with that are printable ASCII, blanks among them. */
size_t utf8_printable(struct view v);
/* Columns in a terminal: 0 for marks, 2 for wide letters. */
size_t utf8_width(struct view v);
/* The head of v that fits in so many columns; no letter loses its marks. */
struct view utf8_fit(struct view v, size_t width);
size_t utf8_count(struct view v); /* code points */

#endif
