/* SPDX-License-Identifier: ISC */
/* A template in the first part of the data, a value in the rest (behind a NUL). */
#include "formats/template.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct fields *some_fields(struct arena *arena, struct view value)
{
	struct fields *f = fields_in(arena);

	fields_set(f, "a", value);
	fields_set_num(f, "n", (long)value.len);
	fields_set_bool(f, "y", true);
	fields_set_bool(f, "f", false);
	fields_set(fields_item(f, "l"), "a", value);
	fields_set_str(fields_item(fields_item(f, "l"), "m"), "b", "<b>");
	return f;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct view value = view_from((const char *)data, size);
	struct view text = view_cut(&value, '\0');
	const struct fields *f = some_fields(&arena, value);

	for (int escape = TEMPLATE_PLAIN; escape <= TEMPLATE_HTML; escape++) {
		struct buf b = buf_in(&arena);
		struct err err = {0};
		bool good =
			template_write(&b, text, f, (enum template_escape)escape, &err);

		if (good != (err.kind == ERR_NONE) ||
		    (!good && (b.len > 0 || err.text[0] == '\0'))) {
			abort();
		}
		/* Without a tag a text is written as it stands. */
		if (view_find_text(text, "{{") == text.len && good &&
		    !view_eq(buf_view(&b), text)) {
			abort();
		}
	}
	arena_free(&arena);
	return 0;
}
