/* SPDX-License-Identifier: ISC */
/* The alphabets that are part of the program. */
#include "dict/alphabet_table.h"

#include "formats/text/embedded.h"
#include <string.h>

bool alphabet_load(struct alphabet *out, struct arena *arena, struct view id,
		   struct err *err)
{
	static const char before[] = "dict/data/";
	static const char after[] = ".alphabet";
	struct buf known = buf_in(arena);
	struct view data;

	if (alphabet_id_sound(id) &&
	    embedded_find(arena_printf(arena, "%s%.*s%s", before, VIEW_ARG(id), after),
			  &data)) {
		return alphabet_read(out, arena, id, data, err);
	}
	for (size_t i = 0; i < embedded_count; i++) {
		struct view path = view_of(embedded_files[i].path);

		if (view_starts(path, before) && view_ends(path, after)) {
			buf_char(&known, ' ');
			buf_add(&known,
				view_part(path, strlen(before),
					  path.len - strlen(before) - strlen(after)));
		}
	}
	return err_set(err, ERR_DATA, "no alphabet is called \"%.*s\"; there are:%s",
		       VIEW_ARG(id), buf_cstr(&known));
}
