/* SPDX-License-Identifier: ISC */
/*
 * Memory of one piece of work, as of judging a letter: everything made for it is taken
 * here and goes in one step. Nothing taken is ever freed by itself. When the machine
 * has no memory left the program ends with exit code 75; nothing counts before COMMIT.
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
/* The same for count items of size n; a product that overflows ends the program. */
void *arena_array(struct arena *a, size_t count, size_t n);
/* Room for one more behind `count` items of size n that were put in one by one; what it
 * gives takes the place of `items`, NULL at first. */
void *arena_room(struct arena *a, void *items, size_t count, size_t n);
/* Room for n bytes of a text, which begins with the `had` bytes at `at`, NULL at first;
 * what is behind them is not zeroed. It may be the same place. */
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
/* The same, of one with secrets in it: all is zeroed first. */
void arena_wipe(struct arena *a);

/* Ends the program: out of memory (exit 75). */
void arena_die(void) __attribute__((noreturn));
/* What malloc and its like gave; the program ends where that is nothing. */
static inline void *arena_sure(void *memory)
{
	if (memory == NULL) {
		arena_die();
	}
	return memory;
}

#endif
