/* SPDX-License-Identifier: ISC */
#include "tests/helpers/lexicon_case.h"

#include <stdio.h>

#include "dict/build.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

static struct alphabet *letters;
static struct arena *room;

static void letters_load(void)
{
	struct err err = {0};

	ck_assert(alphabet_load(letters, room, view_of("en"), &err));
}

void english_fixture(struct alphabet *english, struct arena *arena)
{
	letters = english;
	room = arena;
	claims_fixture(letters_load, NULL);
}

bool lexicon_case_has(const struct lexicon *lx, const struct alphabet *a,
		      const char *word)
{
	struct tile_text t;
	struct view bad;

	ck_assert_uint_eq(alphabet_split(a, view_of(word), &t, 1, &bad), 1);
	return lexicon_has(lx, t.tile, t.n);
}

char *lexicon_case_edition(const char *dir, struct arena *arena,
			   const struct alphabet *english, struct view *bytes)
{
	static const char *const words[] = {"CAT", "CATS", "DOG", "DOGS", "ZA"};
	char *path = scratch_path(dir, "small-1.lexicon");
	struct build *b = build_new(english);
	struct lexicon_info info;
	struct err err = {0};
	struct tile_text t;
	struct view bad;
	char *at = arena_take(arena, 4096);
	FILE *f;

	for (int i = 0; i < COUNT(words); i++) {
		alphabet_split(english, view_of(words[i]), &t, 1, &bad);
		build_add(b, t.tile, t.n);
	}
	ck_assert_msg(build_write(b, path, "small-1", "by hand", &info, &err), "%s",
		      err.text);
	build_free(b);
	f = fopen(path, "rb");
	ck_assert_ptr_nonnull(f);
	*bytes = view_from(at, fread(at, 1, 4096, f));
	fclose(f);
	return path;
}

char *lexicon_case_file(const char *dir, const char *name, struct view bytes)
{
	char *path = scratch_path(dir, name);
	FILE *f = fopen(path, "wb");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(bytes.at, 1, bytes.len, f), bytes.len);
	ck_assert_int_eq(fclose(f), 0);
	return path;
}
