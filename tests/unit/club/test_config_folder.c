/* SPDX-License-Identifier: ISC */
/* The settings and the key of a club's folder. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/club/settings.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

static struct config config;
static struct err err;

static char *dir;

static void folder_remove(void)
{
	config_free(&config);
}

static void put(const char *name, const char *text, mode_t mode)
{
	char *path = scratch_path(dir, name);
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs(text, f), 0);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_int_eq(chmod(path, mode), 0);
	free(path);
}

START_TEST(a_folder_without_settings_is_no_club)
{
	err = (struct err){0};
	ck_assert(!config_read(&config, dir, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "this is no club"));
	ck_assert_ptr_nonnull(strstr(err.text, "adjudicator init"));
	config_free(&config);
	ck_assert(!config_read(&config, "/dev/null/x", &err));
	ck_assert_ptr_nonnull(strstr(err.text, "this is no club"));
}

START_TEST(paths_stand_in_the_clubs_folder)
{
	put("adjudicator.conf", "inbox = maildir:/var/x\n", 0600);
	ck_assert_msg(config_read(&config, dir, &err), "%s", err.text);
	ck_assert_str_eq(config_path(&config, "/etc/x"), "/etc/x");
	ck_assert_str_eq(config_maildir(&config, config.inbox), "/var/x");
	ck_assert_str_eq(config_maildir(&config, config.outbox),
			 config_path(&config, "outbox"));
	ck_assert(view_starts(view_of(config_path(&config, "a")), dir));
	config.dir = ".";
	ck_assert_str_eq(config_path(&config, "a"), "a");
}

START_TEST(an_endless_file_is_refused)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);

	buf_repeat(&b, '\n', 70000);
	put("adjudicator.conf", buf_cstr(&b), 0600);
	arena_free(&a);
	ck_assert(!config_read(&config, dir, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
}

#define HEX "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"

static const struct {
	const char *text;
	mode_t mode;
	enum err_kind kind;
} keys[] = {
	{HEX "\n",            0600, ERR_NONE  },
        {HEX,                 0400, ERR_NONE  },
	{HEX "\n",            0640, ERR_DENIED},
        {HEX "\n",            0604, ERR_DENIED},
	{HEX "\n",            0620, ERR_DENIED},
        {"",                  0600, ERR_CONFIG},
	{HEX "0\n",           0600, ERR_CONFIG},
        {"0" HEX "0\n",       0600, ERR_CONFIG},
	{HEX HEX,             0600, ERR_CONFIG},
        {HEX HEX HEX HEX HEX, 0600, ERR_IO    },
};

START_TEST(a_key_is_64_digits_for_its_owner_alone)
{
	err = (struct err){0};
	config = (struct config){.dir = dir};
	put("club.key", keys[_i].text, keys[_i].mode);
	ck_assert_int_eq(config_read_key(&config, &err), keys[_i].kind == ERR_NONE);
	ck_assert_int_eq(err.kind, keys[_i].kind);
	if (keys[_i].kind == ERR_NONE) {
		ck_assert_int_eq(config.key[1], 0x11);
		ck_assert_int_eq(config.key[31], 0xff);
	}
	if (keys[_i].kind == ERR_DENIED) {
		ck_assert_ptr_nonnull(strstr(err.text, "chmod 600"));
	}
}

START_TEST(a_missing_key_is_told)
{
	config = (struct config){.dir = dir};
	ck_assert(!config_read_key(&config, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "club.key"));
}

START_TEST(a_key_may_be_a_credential)
{
	char *handed = scratch_path(dir, "handed");

	ck_assert_int_eq(mkdir(handed, 0700), 0);
	put("club.key", "credential\n", 0600);
	put("handed/club.key", HEX "\n", 0440);
	config = (struct config){.dir = dir};
	err = (struct err){0};
	ck_assert(!config_read_key(&config, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "let systemd start this"));

	err = (struct err){0};
	ck_assert_int_eq(setenv("CREDENTIALS_DIRECTORY", handed, 1), 0);
	ck_assert_msg(config_read_key(&config, &err), "%s", err.text);
	ck_assert_int_eq(config.key[1], 0x11);
	unsetenv("CREDENTIALS_DIRECTORY");
	free(handed);
}

int main(void)
{
	scratch_fixture(&dir);
	claims_fixture(NULL, folder_remove);
	claims_rows(a_key_is_64_digits_for_its_owner_alone, keys);
	return claims_run("config folder");
}
