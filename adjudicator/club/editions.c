/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/editions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/text/folder.h"
#include "formats/text/num.h"

static const char ending[] = ".lexicon";
enum { NUMBER_MAX = 999999 };

/* The part before the last "-", and the number after it (0: none). */
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

/* Sorts "en-scowl80-2" before "en-scowl80-10". */
static int by_id(const void *a, const void *b)
{
	const struct edition *x = a;
	const struct edition *y = b;
	long nx;
	long ny;
	int order = view_order(family_of(x->id, &nx), family_of(y->id, &ny));

	return order != 0 ? order : (nx > ny) - (nx < ny);
}

/* The file says which alphabet it needs. */
static void open_one(struct arena *arena, const char *folder, struct edition *e)
{
	struct lexicon_info info;
	struct err why = {0};

	e->path = arena_printf(arena, "%s/%s%s", folder, e->id, ending);
	if (!lexicon_peek(e->path, &info, &why) ||
	    !alphabet_load(&e->alphabet, arena, view_of(info.alphabet), &why) ||
	    !lexicon_open(&e->lexicon, e->path, &e->alphabet, &why)) {
		e->lexicon = NULL;
		e->why = arena_printf(arena, "%s", why.text);
	} else if (strcmp(info.id, e->id) != 0) {
		e->why = arena_printf(arena,
				      "%s holds the edition %s; a file of words keeps "
				      "the name it was made under",
				      e->path, info.id);
		lexicon_close(e->lexicon);
		e->lexicon = NULL;
	}
}

static void add_name(struct arena *arena, struct edition **list, size_t *count,
		     struct view name)
{
	if (!view_ends(name, ending) || view_starts(name, ".")) {
		return;
	}
	*list = arena_room(arena, *list, *count, sizeof **list);
	(*list)[(*count)++] = (struct edition){
		.id = arena_str(arena,
				view_part(name, 0, name.len - (sizeof ending - 1)))};
}

bool editions_open(struct arena *arena, const char *folder, struct edition **out,
		   size_t *count, struct err *err)
{
	struct folder_names there;

	*out = NULL;
	*count = 0;
	if (!folder_list(arena, folder, &there, err)) {
		return false;
	}
	for (size_t i = 0; i < there.count; i++) {
		add_name(arena, out, count, view_of(there.name[i]));
	}
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

/* Whether the edition is for the alphabet; one that cannot be read is judged by its
 * name, because it must not be passed over. */
static bool takes(const struct edition *e, const char *alphabet)
{
	size_t n = strlen(alphabet);

	return e->lexicon != NULL ? strcmp(e->alphabet.id, alphabet) == 0
				  : strncmp(e->id, alphabet, n) == 0 && e->id[n] == '-';
}

bool editions_only(struct arena *arena, const struct edition *list, size_t count,
		   const char *alphabet, const char **id, struct err *err)
{
	struct buf newest = buf_in(arena);
	struct view family = {0};
	size_t families = 0;
	long number;

	*id = NULL;
	for (size_t i = 0; i < count; i++) {
		if (!takes(&list[i], alphabet)) {
			continue;
		}
		if (*id != NULL && !view_eq(family_of(list[i].id, &number), family)) {
			buf_printf(&newest, "%s, ", *id);
			families++;
		}
		*id = list[i].id;
		family = family_of(*id, &number);
	}
	return families == 0 ||
	       err_set(err, ERR_USAGE,
		       "which words? There are %s%s: choose with --lexicon %s, or "
		       "--lexicon any, which takes every word",
		       buf_cstr(&newest), *id, *id);
}

const struct edition *editions_get(const struct edition *list, size_t count,
				   const char *folder, const char *id, struct err *err)
{
	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].id, id) != 0) {
			continue;
		}
		if (list[i].lexicon == NULL) {
			err_set(err, ERR_DATA, "%s", list[i].why);
			return NULL;
		}
		return &list[i];
	}
	err_set(err, ERR_DATA,
		"there is no lexicon \"%.40s\" in %s; `adjudicator dict list` tells "
		"which there are",
		id, folder);
	return NULL;
}

const char *editions_fault(const struct edition *list, size_t count, struct view id,
			   struct view hash)
{
	char here[HASH_HEX];

	for (size_t i = 0; i < count; i++) {
		const struct edition *e = &list[i];

		if (!view_is(id, e->id)) {
			continue;
		}
		if (e->lexicon == NULL) {
			return "which cannot be read";
		}
		hex_write(lexicon_info(e->lexicon)->hash.byte, HASH_BYTES, here);
		return view_is(hash, here) ? NULL : "which has other words now";
	}
	return "which is not here";
}

/* What a file adds to the sum, which does not depend on their order. */
static uint64_t mark_of(const char *folder, const char *file)
{
	struct arena a = {0};
	struct lexicon_info info = {0};
	struct err ignored = {0};
	struct edition *one = NULL;
	struct hash_run run;
	size_t count = 0;
	uint64_t mark = 0;

	add_name(&a, &one, &count, view_of(file));
	if (count > 0) {
		(void)lexicon_peek(arena_printf(&a, "%s/%s", folder, file), &info,
				   &ignored);
		hash_start(&run);
		hash_field(&run, view_of(one->id));
		hash_add(&run, view_from((const char *)info.hash.byte, HASH_BYTES));
		mark = (uint64_t)hash_number(hash_end(&run).byte);
	}
	arena_free(&a);
	return mark;
}

bool editions_mark(const char *folder, int64_t *mark, struct err *err)
{
	struct arena a = {0};
	struct folder_names there;
	uint64_t sum = 0;
	bool ok = folder_list(&a, folder, &there, err);

	for (size_t i = 0; ok && i < there.count; i++) {
		sum += mark_of(folder, there.name[i]);
	}
	*mark = (int64_t)sum;
	arena_free(&a);
	return ok;
}
