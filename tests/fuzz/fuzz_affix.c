/* SPDX-License-Identifier: ISC */
/*
 * Any bytes as an affix file, and behind a line "----" as its dictionary. What is
 * refused is told with its line; every form is text, and as long as forms may be.
 */
#include "dict/affix.h"

#include "formats/text/utf8.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { FORM_MOST = 256, TRIES = 200000 };

static void see(void *arg, struct view form, int per_mille)
{
	int *last = arg;

	if (form.len == 0 || form.len > FORM_MOST || !utf8_valid(form) ||
	    per_mille < *last || per_mille > 1000) {
		abort();
	}
	*last = per_mille;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char between[] = "----\n";
	static const char *const endings[] = {"se", NULL};
	static const struct affix_wish all = {.tries = TRIES};
	const struct affix_wish less = {
		.endings = endings, .bare_endings = endings, .tries = TRIES};
	struct view aff = view_from((const char *)data, size);
	size_t n = view_find_text(aff, between);
	struct view dic = view_part(aff, n + strlen(between), size);

	aff = view_part(aff, 0, n);
	for (int i = 0; i < 2; i++) {
		struct arena arena = {0};
		struct affixes *x;
		struct err err = {0};
		int last = 0;

		if (!affixes_read(&x, &arena, "it", aff, i == 0 ? &all : &less, &err) ||
		    !affixes_expand(x, "it", dic, see, &last, &err)) {
			if (err.kind != ERR_DATA ||
			    strstr(err.text, "it:") != err.text) {
				abort();
			}
		}
		arena_free(&arena);
	}
	return 0;
}
