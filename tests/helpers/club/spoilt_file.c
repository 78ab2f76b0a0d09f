/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/spoilt_file.h"

#include <check.h>
#include <string.h>

/* Another character instead of c: with one bit changed, or one of `marks`. */
static char spoilt(char c, size_t i)
{
	static const char marks[] = "\x01 A0\nz";
	char other = (char)(i % 3 == 0   ? c ^ 1
			    : i % 3 == 1 ? c ^ 32
					 : marks[i / 3 % (sizeof marks - 1)]);

	return other != c ? other : (char)(c ^ 2);
}

static const char *difference(struct lexica *lexica, struct arena *arena,
			      struct view text)
{
	struct verified v;
	struct err err = {0};

	ck_assert_msg(verify_file(lexica, arena, text, "t", &v, &err), "%s", err.text);
	return v.what;
}

void spoilt_file_is_found(struct lexica *lexica, char *file, size_t from, size_t step)
{
	struct arena arena = {0};
	size_t len = strlen(file);
	const char *sound = difference(lexica, &arena, view_from(file, len));

	ck_assert_msg(sound == NULL, "%s", sound);
	for (size_t i = from; i < len; i += step) {
		size_t before = i < 60 ? i : 60;
		char was = file[i];

		file[i] = spoilt(was, i);
		ck_assert_msg(difference(lexica, &arena, view_from(file, len)) != NULL,
			      "byte %zu can become \\x%02x unseen: %.*s", i,
			      (unsigned char)file[i], (int)before, file + i - before);
		file[i] = was;
		arena_reset(&arena);
	}
	arena_free(&arena);
}
