/* SPDX-License-Identifier: ISC */
/*
 * The memory for one piece of work, such as judging a letter: everything made for it
 * is taken here and is freed in one step, never one by one. When there is no memory
 * left, the program ends with exit code 75; that is safe because nothing counts
 * before COMMIT.
 */
#ifndef FORMATS_TEXT_ARENA_H
#define FORMATS_TEXT_ARENA_H

#include "formats/text/view.h"
#include <stdarg.h>

struct arena {
	struct arena_chunk *chunk; /* newest first */
};

/* n zeroed bytes, aligned for any type; never NULL. A zeroed arena is ready. */
void *arena_take(struct arena *a, size_t n);
/* Zeroed room for `count` items of size n; a product that overflows ends the program.
 */
void *arena_array(struct arena *a, size_t count, size_t n);
/* Makes room for one more item behind `count` items of size n. Returns the array, which
 * may have moved and replaces `items`. Call it before each item; `items` is NULL at
 * first. */
void *arena_room(struct arena *a, void *items, size_t count, size_t n);
/* Grows a text to room for n bytes and returns its new place. It keeps its first
 * `had` bytes; the bytes behind them are not zeroed. `at` is NULL at first. */
char *arena_text(struct arena *a, char *at, size_t had, size_t n);
struct view arena_copy(struct arena *a, struct view v);
/* v as a C string. Bytes after a NUL inside v are lost to C readers. */
char *arena_str(struct arena *a, struct view v);
char *arena_printf(struct arena *a, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *a, const char *format, va_list args)
	__attribute__((format(printf, 2, 0)));
/* Forgets everything but keeps one chunk for the next letter. */
void arena_reset(struct arena *a);
void arena_free(struct arena *a);
/* arena_free for an arena that holds secrets: zeroes everything first. */
void arena_wipe(struct arena *a);

/* Ends the program: out of memory (exit 75). */
void arena_die(void) __attribute__((noreturn));
/* Passes on what malloc and its like returned; ends the program when that is NULL. */
static inline void *arena_sure(void *memory)
{
	if (memory == NULL) {
		arena_die();
	}
	return memory;
}

#endif
