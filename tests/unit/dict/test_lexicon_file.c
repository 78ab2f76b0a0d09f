/* SPDX-License-Identifier: ISC */
/* Damaged, foreign and hostile lexicon files. */
#include <stdlib.h>
#include <string.h>

#include "dict/lexicon.h"
#include "dict/lexicon_file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"
#include "tests/helpers/scratch.h"

static struct arena arena;
static struct alphabet en, es;
static char *dir;

static void begin(void)
{
	struct err err = {0};

	ck_assert(alphabet_load(&es, &arena, view_of("es"), &err));
}

static char *edition(struct view *bytes)
{
	return lexicon_case_edition(dir, &arena, &en, bytes);
}

static char *file_of(const char *name, struct view bytes)
{
	return lexicon_case_file(dir, name, bytes);
}

START_TEST(an_edition_opens_and_tells_what_it_is)
{
	struct view bytes;
	char *path = edition(&bytes);
	struct lexicon *lx;
	static const char bytes_of_words[] =
		"\x03\x01\x14\0\x03\x01\x14\x13\0\x04\x0f\x07\0\x04\x0f\x07\x13\0"
		"\x1a\x01";
	struct hash want = hash_of(view_from(bytes_of_words, sizeof bytes_of_words));
	struct err err = {0};

	ck_assert_msg(lexicon_open(&lx, path, &en, &err), "%s", err.text);
	ck_assert_str_eq(lexicon_info(lx)->id, "small-1");
	ck_assert_str_eq(lexicon_info(lx)->sources, "by hand");
	ck_assert_uint_eq(lexicon_info(lx)->words, 5);
	ck_assert_mem_eq(&lexicon_info(lx)->hash, &want, HASH_BYTES);
	ck_assert(lexicon_case_has(lx, &en, "ZA") &&
		  lexicon_case_has(lx, &en, "DOGS") &&
		  !lexicon_case_has(lx, &en, "DO"));
	lexicon_close(lx);
	free(path);
}

/* Opens bytes as a file, which must fail, with the file's name in the error. */
static void assert_refused(struct view bytes, const char *says)
{
	char *path = file_of("bad.lexicon", bytes);
	struct lexicon *lx = NULL;
	struct err err = {0};

	ck_assert(!lexicon_open(&lx, path, &en, &err));
	ck_assert_ptr_null(lx);
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_msg(strstr(err.text, says) != NULL, "%s", err.text);
	free(path);
}

START_TEST(a_file_cut_short_anywhere_is_refused)
{
	struct view bytes;
	char *path = edition(&bytes);

	for (size_t n = 0; n < bytes.len; n++) {
		assert_refused(view_part(bytes, 0, n), "");
	}
	assert_refused(view_part(bytes, 0, 0), "it is empty");
	assert_refused(view_part(bytes, 0, LEXICON_HEADER - 1),
		       "ends within its header");
	assert_refused(view_part(bytes, 0, bytes.len - 1), "it should have");
	free(path);
}

START_TEST(a_file_with_more_behind_is_refused)
{
	struct view bytes;
	char *path = edition(&bytes);
	struct buf b = buf_in(&arena);

	buf_add(&b, bytes);
	buf_repeat(&b, '\0', 4);
	assert_refused(buf_view(&b), "it should have");
	free(path);
}

START_TEST(every_changed_byte_is_noticed)
{
	struct view bytes;
	char *path = edition(&bytes);
	char *copy = arena_take(&arena, bytes.len);

	for (size_t i = 0; i < bytes.len; i++) {
		for (int bit = 0; bit < 8; bit++) {
			struct lexicon_info info;
			struct view nodes;
			struct err err = {0};

			memcpy(copy, bytes.at, bytes.len);
			copy[i] = (char)(copy[i] ^ 1 << bit);
			ck_assert(!lexicon_check(view_from(copy, bytes.len), "it", &en,
						 &info, &nodes, &err));
			ck_assert_int_eq(err.kind, ERR_DATA);
		}
		assert_refused(view_from(copy, bytes.len), "");
	}
	free(path);
}

START_TEST(what_is_no_file_of_ours_is_refused)
{
	struct lexicon *lx;
	struct err err = {0};
	char *missing = scratch_path(dir, "none.lexicon");

	assert_refused(view_of("aardvark\nabacus\n"), "is no lexicon");
	assert_refused(view_of("LEXICON"), "is no lexicon");
	ck_assert(!lexicon_open(&lx, dir, &en, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert(!lexicon_open(&lx, missing, &en, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, missing));
	free(missing);
}

START_TEST(another_alphabet_is_refused)
{
	struct view bytes;
	char *path = edition(&bytes);
	struct lexicon *lx;
	struct alphabet other;
	struct err err = {0};

	ck_assert(!lexicon_open(&lx, path, &es, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "is for the alphabet en, not for es"));
	ck_assert(alphabet_read(&other, &arena, view_of("en"),
				view_of("tiles A/a B/b\n"), &err));
	ck_assert(!lexicon_open(&lx, path, &other, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "another version of the alphabet en"));
	free(path);
}

/* An edition of the first format: SHA-256 over the header with zeros, no quick sum. */
static void first_format(char *bytes, size_t len)
{
	struct hash_run run;
	struct hash sum;

	bytes[8] = LEXICON_FIRST_VERSION;
	memset(bytes + 416, 0, 64);
	hash_start(&run);
	hash_add(&run, view_from(bytes, 480));
	hash_add(&run, view_from(bytes + LEXICON_HEADER, len - LEXICON_HEADER));
	sum = hash_end(&run);
	memcpy(bytes + 480, sum.byte, HASH_BYTES);
}

START_TEST(editions_of_the_first_format_are_read_and_checked)
{
	struct view bytes;
	char *path = edition(&bytes);
	char *copy = arena_take(&arena, bytes.len);
	char *old;
	struct lexicon *lx = NULL;
	struct err err = {0};

	memcpy(copy, bytes.at, bytes.len);
	first_format(copy, bytes.len);
	old = file_of("old-1.lexicon", view_from(copy, bytes.len));
	ck_assert_msg(lexicon_open(&lx, old, &en, &err), "%s", err.text);
	ck_assert_msg(lexicon_prove(lx, old, &en, &err), "%s", err.text);
	ck_assert(lexicon_case_has(lx, &en, "ZA") && !lexicon_case_has(lx, &en, "DO"));
	lexicon_close(lx);
	for (size_t i = 0; i < bytes.len; i++) {
		copy[i] = (char)(copy[i] ^ 0x10);
		assert_refused(view_from(copy, bytes.len), "");
		copy[i] = (char)(copy[i] ^ 0x10);
	}
	free(old);
	free(path);
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	english_fixture(&en, &arena);
	claims_fixture(begin, NULL);
	claims_timeout(60);
	return claims_run("lexicon_file");
}
