/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/editions.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/recipe.h"
#include "formats/text/num.h"

static const char ending[] = ".lexicon";
enum { NUMBER_MAX = 999999 };

/* What stands before the last "-", and the number behind it (0: none). */
static struct view family_of(const char *id, long *number)
{
	const char *dash = strrchr(id, '-');

	*number = 0;
	if (dash == NULL || !num_read(view_of(dash + 1), 1, NUMBER_MAX, number)) {
		return view_of(id);
	}
	return view_from(id, (size_t)(dash - id));
}

long edition_number(const char *id, const char *family)
{
	long number;

	return view_is(family_of(id, &number), family) ? number : 0;
}

/* "en-scowl80-2" before "en-scowl80-10". */
static int by_id(const void *a, const void *b)
{
	const struct edition *x = a;
	const struct edition *y = b;
	long nx;
	long ny;
	int order = view_order(family_of(x->id, &nx), family_of(y->id, &ny));

	return order != 0 ? order : (nx > ny) - (nx < ny);
}

static void open_one(struct arena *arena, const char *folder, struct edition *e)
{
	struct view language = view_of(e->id);
	const struct recipe *recipe;
	struct err why = {0};

	language = view_part(language, 0, view_find(language, '-'));
	recipe = recipe_find(language);
	if (recipe != NULL) {
		language = view_of(recipe->alphabet);
	}
	if (!alphabet_load(&e->alphabet, arena, language, &why) ||
	    !lexicon_open(&e->lexicon,
			  arena_printf(arena, "%s/%s%s", folder, e->id, ending),
			  &e->alphabet, &why)) {
		e->lexicon = NULL;
		e->why = arena_printf(arena, "%s", why.text);
	}
}

static void add_name(struct arena *arena, struct edition **list, size_t *count,
		     struct view name)
{
	size_t n = *count;
	struct edition *more;

	if (!view_ends(name, ending) || view_starts(name, ".")) {
		return;
	}
	if ((n & (n - 1)) == 0) { /* the room is a power of two */
		more = arena_array(arena, n == 0 ? 1 : 2 * n, sizeof *more);
		if (n > 0) {
			memcpy(more, *list, n * sizeof *more);
		}
		*list = more;
	}
	(*list)[n].id =
		arena_str(arena, view_part(name, 0, name.len - (sizeof ending - 1)));
	++*count;
}

bool editions_open(struct arena *arena, const char *folder, struct edition **out,
		   size_t *count, struct err *err)
{
	DIR *dir = opendir(folder);
	const struct dirent *entry;

	*out = NULL;
	*count = 0;
	if (dir == NULL) {
		return errno == ENOENT || err_set(err, ERR_IO, "cannot read %s: %s",
						  folder, strerror(errno));
	}
	while ((entry = readdir(dir)) != NULL) {
		add_name(arena, out, count, view_of(entry->d_name));
	}
	closedir(dir);
	if (*count > 0) {
		qsort(*out, *count, sizeof **out, by_id);
	}
	for (size_t i = 0; i < *count; i++) {
		open_one(arena, folder, &(*out)[i]);
	}
	return true;
}

void editions_close(struct edition *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		lexicon_close(list[i].lexicon);
	}
}
