/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/handover.h"
#include "adjudicator/system/tar.h"

#include "adjudicator/backup/contents.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static struct arena arena;
static struct err err;
static char *dir;

static void set_up(void)
{
	err = (struct err){0};
}

static struct tar_entry entry(const char *name, int64_t size)
{
	struct tar_entry e = {.size = size, .written = 1795204800};

	ck_assert_int_lt(snprintf(e.name, sizeof e.name, "%s", name),
			 (int)sizeof e.name);
	return e;
}

START_TEST(a_head_is_read_as_it_was_written)
{
	struct tar_entry e =
		entry("club-20261120T200000Z/lexica/en.lexicon", 8589934591);
	struct tar_entry back;
	char block[TAR_BLOCK];

	ck_assert(tar_write(block, &e));
	ck_assert_int_eq(tar_read(block, &back), TAR_FILE);
	ck_assert_str_eq(back.name, e.name);
	ck_assert_int_eq(back.size, e.size);
	ck_assert_int_eq(back.written, e.written);
	e.size++;
	ck_assert(!tar_write(block, &e));
}

START_TEST(a_head_with_one_wrong_byte_is_none)
{
	struct tar_entry e = entry("club-20261120T200000Z/club.db", 1234);
	char block[TAR_BLOCK];

	for (int at = 0; at < TAR_BLOCK; at++) {
		struct tar_entry back;

		ck_assert(tar_write(block, &e));
		block[at] = (char)(block[at] + 1);
		/* What only ends the sum tells nothing. */
		ck_assert_msg(tar_read(block, &back) == TAR_WRONG || at == 155, "%d",
			      at);
	}
}

/* What an attacker would like to have written, each in a file that is well made. */
static const struct {
	const char *name;
	char type;
} hostile[] = {
	{"/etc/passwd",				 '0'},
	{"../club.key",				 '0'},
	{"club-20261120T200000Z/../club.key",           '0'},
	{"club-20261120T200000Z/lexica/../../club.key", '0'},
	{"club-20261120T200000Z",                       '0'},
	{"club-20261120T200000Z/",                      '0'},
	{"club-20261120T200000Z/.ssh",                  '0'},
	{"club-20261120T200000Z/other/x",               '0'},
	{"elsewhere/club.db",                           '0'},
	{"club-20261120T200000Z/club.db",               '2'},
	{"club-20261120T200000Z/club.db",               '1'},
	{"club-20261120T200000Z/club.db",               '5'},
	{"club-20261120T200000Z/club.db",               'x'},
};

static void sum_again(char block[TAR_BLOCK])
{
	unsigned sum = 0;

	memset(block + 148, ' ', 8);
	for (int i = 0; i < TAR_BLOCK; i++) {
		sum += (unsigned char)block[i];
	}
	ck_assert_int_eq(snprintf(block + 148, 7, "%06o", sum), 6);
}

static const char *write_tar(const char *head, size_t len)
{
	const char *path = arena_printf(&arena, "%s/club.tar", dir);
	FILE *f = fopen(path, "w");
	static const char end[2 * TAR_BLOCK];

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(head, 1, len, f), len);
	ck_assert_uint_eq(fwrite(end, 1, sizeof end, f), sizeof end);
	ck_assert_int_eq(fclose(f), 0);
	return path;
}

START_TEST(nothing_leads_elsewhere)
{
	struct tar_entry e = entry(hostile[_i].name, 5);
	const char *path;
	const char *made;
	char block[2 * TAR_BLOCK] = {0};

	ck_assert(tar_write(block, &e));
	block[156] = hostile[_i].type;
	if (hostile[_i].type != '0') {
		ck_assert_int_ge(snprintf(block + 157, 90, "/etc/passwd"), 0);
	}
	sum_again(block);
	memset(block + TAR_BLOCK, 'b', 5);
	path = write_tar(block, sizeof block);
	ck_assert_msg(!handover_open(&arena, path,
				     arena_printf(&arena, "%s/backups", dir), NULL,
				     &made, &err),
		      "%s", hostile[_i].name);
	ck_assert_int_ne(err.kind, ERR_NONE);
	ck_assert_int_ne(access(arena_printf(&arena, "%s/backups", dir), F_OK), 0);
	ck_assert_int_ne(access(arena_printf(&arena, "%s/club.key", dir), F_OK), 0);
}

/* A size that the file does not have. */
START_TEST(a_file_cut_short_is_refused)
{
	struct tar_entry e = entry("club-20261120T200000Z/club.db", 8000000000);
	const char *folder = arena_printf(&arena, "%s/backups", dir);
	char block[TAR_BLOCK];
	const char *made;

	ck_assert(tar_write(block, &e));
	ck_assert(!handover_open(&arena, write_tar(block, sizeof block), folder, NULL,
				 &made, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert(!handover_open(&arena, write_tar("", 0), folder, NULL, &made, &err));
	ck_assert(!handover_open(&arena, write_tar("x", 1), folder, NULL, &made, &err));
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	claims_fixture(set_up, NULL);
	claims_rows(nothing_leads_elsewhere, hostile);
	return claims_run("tar");
}
