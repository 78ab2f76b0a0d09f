/* SPDX-License-Identifier: ISC */
#include "formats/text/buf.h"

#include "formats/text/print.h"
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

struct buf buf_in(struct arena *a)
{
	return (struct buf){.arena = a};
}

struct buf buf_for(struct arena *a, size_t n)
{
	return (struct buf){
		.arena = a, .at = arena_text(a, NULL, 0, n + 1), .cap = n + 1};
}

static void grow(struct buf *b, size_t n)
{
	size_t cap = b->cap == 0 ? 256 : b->cap;

	if (n >= SIZE_MAX / 4) {
		arena_die();
	}
	while (cap - b->len <= n) {
		cap *= 2;
	}
	b->at = arena_text(b->arena, b->at, b->cap, cap);
	b->cap = cap;
}

/* Makes room for n more bytes and a final NUL. */
static inline void room(struct buf *b, size_t n)
{
	if (b->at == NULL || b->cap - b->len <= n) {
		grow(b, n);
	}
}

void buf_add(struct buf *b, struct view v)
{
	room(b, v.len);
	if (v.len > 0) {
		memcpy(b->at + b->len, v.at, v.len);
	}
	b->len += v.len;
}

void buf_char(struct buf *b, char c)
{
	room(b, 1);
	b->at[b->len++] = c;
}

char *buf_space(struct buf *b, size_t n)
{
	room(b, n);
	return b->at + b->len;
}

void buf_repeat(struct buf *b, char c, size_t n)
{
	room(b, n);
	memset(b->at + b->len, c, n);
	b->len += n;
}

void buf_printf(struct buf *b, const char *format, ...)
{
	size_t space = b->at != NULL ? b->cap - b->len : 0;
	va_list args;
	va_list again;
	int n;

	va_start(args, format);
	va_copy(again, args);
	n = print_text(space > 0 ? b->at + b->len : NULL, space, format, args);
	va_end(args);
	if (n < 0) {
		arena_die();
	}
	if ((size_t)n >= space) { /* else it has been written already */
		room(b, (size_t)n);
		print_text(b->at + b->len, (size_t)n + 1, format, again);
	}
	va_end(again);
	b->len += (size_t)n;
}

struct view buf_view(const struct buf *b)
{
	return (struct view){b->at, b->len};
}

const char *buf_cstr(struct buf *b)
{
	room(b, 0);
	b->at[b->len] = '\0';
	return b->at;
}
