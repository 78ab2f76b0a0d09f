/* SPDX-License-Identifier: ISC */
/* A growing text in an arena, for writing. It lives as long as its arena does. */
#ifndef FORMATS_TEXT_BUF_H
#define FORMATS_TEXT_BUF_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct buf {
	struct arena *arena; /* borrowed */
	char *at;
	size_t len, cap;
};

struct buf buf_in(struct arena *a);
/* A buffer with room for n bytes before it has to grow. */
struct buf buf_for(struct arena *a, size_t n);
void buf_add(struct buf *b, struct view v);
/* Inline, so that the compiler counts the length of a constant text. */
static inline void buf_str(struct buf *b, const char *text)
{
	buf_add(b, view_of(text));
}
void buf_char(struct buf *b, char c);
/* Room for up to n more bytes, to be written by the caller, who then calls buf_put with
 * the end of what was written. */
char *buf_space(struct buf *b, size_t n);
static inline void buf_put(struct buf *b, const char *end)
{
	b->len = (size_t)(end - b->at);
}
void buf_repeat(struct buf *b, char c, size_t n);
void buf_printf(struct buf *b, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* What was written so far; good until the next write. */
struct view buf_view(const struct buf *b);
/* buf_view as a C string. */
const char *buf_cstr(struct buf *b);

#endif
