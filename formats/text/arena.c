/* SPDX-License-Identifier: ISC */
#include "formats/text/arena.h"

#include "formats/text/print.h"
#include <assert.h>
#include <sodium.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>

struct arena_chunk {
	struct arena_chunk *next;
	size_t used, size;
	max_align_t room[];
};

/* Pieces and chunks are whole units, so what is left of a chunk is never less than
 * the rounding of the last piece. The unit is the strictest alignment, not the size
 * of the widest type, which is 24 bytes on some machines. */
enum { FIRST_CHUNK = 64 * 1024, FIRST_ROOM = 8, UNIT = alignof(max_align_t) };
static_assert(FIRST_CHUNK % UNIT == 0, "a chunk is of whole units");

/* Under the address sanitizer a gap follows each piece. Reading or writing in a gap,
 * or where nothing has been taken yet, is reported. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define GUARDED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define GUARDED
#endif
#ifdef GUARDED
#include <sanitizer/asan_interface.h>
enum { GAP = UNIT };
static __attribute__((noinline)) void guard(void *at, size_t n)
{
	__asan_poison_memory_region(at, n);
}
static __attribute__((noinline)) void unguard(void *at, size_t n)
{
	__asan_unpoison_memory_region(at, n);
}
#else
enum { GAP = 0 };
static inline void guard(void *at, size_t n)
{
	(void)at;
	(void)n;
}
static inline void unguard(void *at, size_t n)
{
	(void)at;
	(void)n;
}
#endif

void arena_die(void)
{
	fputs("adjudicator: out of memory\n", stderr);
	exit(EX_TEMPFAIL);
}

static struct arena_chunk *chunk_new(struct arena_chunk *c, size_t size,
				     struct arena_chunk *next)
{
	if (c == NULL) {
		arena_die();
	}
	*c = (struct arena_chunk){.next = next, .size = size};
	return c;
}

/* Takes a chunk for one large piece. The system gives such memory zeroed and only
 * when it is touched, so the rest of a large list that is never filled costs
 * nothing. */
static void *take_large(struct arena *a, size_t n)
{
	struct arena_chunk *c = calloc(1, sizeof *c + n);

	a->chunk = chunk_new(c, n, a->chunk);
	a->chunk->used = n;
	return a->chunk->room;
}

static size_t units(size_t n)
{
	return (n + UNIT - 1) / UNIT * UNIT + GAP;
}

/* Takes memory without clearing it. */
static inline char *take_as_it_is(struct arena *a, size_t n)
{
	size_t whole = units(n);
	char *at;

	if (a->chunk == NULL || a->chunk->size - a->chunk->used < whole) {
		if (whole > FIRST_CHUNK) {
			return take_large(a, whole);
		}
		a->chunk = chunk_new(malloc(sizeof *a->chunk + FIRST_CHUNK),
				     FIRST_CHUNK, a->chunk);
		guard(a->chunk->room, FIRST_CHUNK);
	}
	at = (char *)a->chunk->room + a->chunk->used;
	a->chunk->used += whole;
	unguard(at, n);
	return at;
}

void *arena_take(struct arena *a, size_t n)
{
	if (n > SIZE_MAX / 2) {
		arena_die();
	}
	return memset(take_as_it_is(a, n), 0, n);
}

/* Gives the piece more room where it is. Returns false if it was not the last one
 * taken or the chunk has no room. */
static bool stretch(struct arena *a, char *at, size_t had, size_t n)
{
	struct arena_chunk *c = a->chunk;
	size_t end = units(had);

	if (c == NULL || c->used < end || at != (char *)c->room + c->used - end ||
	    c->size - c->used + end < units(n)) {
		return false;
	}
	c->used += units(n) - end;
	unguard(at, n);
	return true;
}

char *arena_text(struct arena *a, char *at, size_t had, size_t n)
{
	char *text;

	if (n > SIZE_MAX / 2) {
		arena_die();
	}
	if (at != NULL && stretch(a, at, had, n)) {
		return at;
	}
	text = take_as_it_is(a, n);
	if (at != NULL) {
		memcpy(text, at, had);
	}
	return text;
}

void *arena_array(struct arena *a, size_t count, size_t n)
{
	if (n != 0 && count > SIZE_MAX / n) {
		arena_die();
	}
	return arena_take(a, count * n);
}

void *arena_room(struct arena *a, void *items, size_t count, size_t n)
{
	bool full = count >= FIRST_ROOM && (count & (count - 1)) == 0;
	void *room = items;

	if (count == 0 || full) {
		room = arena_array(a, full ? 2 * count : FIRST_ROOM, n);
	}
	if (full) {
		memcpy(room, items, count * n);
	}
	return room;
}

struct view arena_copy(struct arena *a, struct view v)
{
	return (struct view){arena_str(a, v), v.len};
}

char *arena_str(struct arena *a, struct view v)
{
	char *text = arena_text(a, NULL, 0, v.len + 1);

	if (v.len > 0) {
		memcpy(text, v.at, v.len);
	}
	text[v.len] = '\0';
	return text;
}

/* Prints to where the next piece would be taken. Returns NULL if the open chunk has
 * no room for the text; *n is its length then, too. Most texts are short and so are
 * printed only once. */
__attribute__((format(printf, 2, 0))) static char *
vprintf_here(struct arena *a, const char *format, va_list args, int *n)
{
	struct arena_chunk *c = a->chunk;
	size_t space = c != NULL ? c->size - c->used : 0;
	char *text = space > 0 ? (char *)c->room + c->used : NULL;

	unguard(text, space);
	*n = print_text(text, space, format, args);
	if (space > 0 && *n >= 0 && units((size_t)*n + 1) <= space) {
		c->used += units((size_t)*n + 1);
		guard(text + *n + 1, space - (size_t)*n - 1);
		return text;
	}
	if (space > 0) { /* memory that was not taken must stay clear */
		memset(text, 0, space);
	}
	guard(text, space);
	return NULL;
}

char *arena_vprintf(struct arena *a, const char *format, va_list args)
{
	va_list again;
	char *text;
	int n;

	va_copy(again, args);
	text = vprintf_here(a, format, again, &n);
	va_end(again);
	if (n < 0) {
		arena_die();
	}
	if (text == NULL) {
		text = arena_text(a, NULL, 0, (size_t)n + 1);
		print_text(text, (size_t)n + 1, format, args);
	}
	return text;
}

char *arena_printf(struct arena *a, const char *format, ...)
{
	va_list args;
	char *text;

	va_start(args, format);
	text = arena_vprintf(a, format, args);
	va_end(args);
	return text;
}

void arena_reset(struct arena *a)
{
	struct arena_chunk *keep = NULL;

	while (a->chunk != NULL) {
		struct arena_chunk *next = a->chunk->next;

		if (keep == NULL && a->chunk->size == FIRST_CHUNK) {
			keep = a->chunk;
		} else {
			free(a->chunk);
		}
		a->chunk = next;
	}
	if (keep != NULL) {
		keep->next = NULL;
		keep->used = 0;
		guard(keep->room, keep->size);
		a->chunk = keep;
	}
}

void arena_free(struct arena *a)
{
	arena_reset(a);
	free(a->chunk);
	a->chunk = NULL;
}

void arena_wipe(struct arena *a)
{
	for (struct arena_chunk *c = a->chunk; c != NULL; c = c->next) {
		unguard(c->room, c->used);
		sodium_memzero(c->room, c->used);
	}
	arena_free(a);
}
