/* SPDX-License-Identifier: ISC */
/* Memory of one piece of work, where one chunk of it ends. */
#include <string.h>

#include "formats/text/arena.h"
#include "tests/helpers/claims.h"

enum { CHUNK = 64 * 1024, WIDEST = 100 };

/* Whatever the length of the texts, and so the room that is left for the last. What
 * the widest type is differs by machine: 32 bytes on x86-64, 24 on s390x. */
START_TEST(texts_fill_a_chunk_and_do_not_go_beyond_it)
{
	for (int wide = 0; wide < WIDEST; wide++) {
		struct arena arena = {0};
		const char *first = arena_take(&arena, 1);
		const struct arena_chunk *chunk = arena.chunk;
		const char *text = arena_printf(&arena, "%*s", wide, "");

		while (arena.chunk == chunk) {
			ck_assert_uint_le(text + wide + 1 - first, CHUNK);
			text = arena_printf(&arena, "%*s", wide, "");
		}
		arena_free(&arena);
	}
}

int main(void)
{
	return claims_run("arena");
}
