/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/password.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static struct arena arena;
static struct err err;
static struct view got;
static char *dir;

static void set_up(void)
{
	err = (struct err){0};
}

static bool ask(const char *command, const char *file)
{
	struct secret_source from = {.dir = dir,
				     .box = "inbox",
				     .command = command,
				     .file = file,
				     .seconds = 1};

	return secret_read(&from, &arena, &got, &err);
}

static const char *put(const char *text, mode_t mode)
{
	const char *path = arena_printf(&arena, "%s/secret", dir);
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(fchmod(fd, mode), 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
	return path;
}

START_TEST(the_first_line_a_command_prints_is_the_password)
{
	ck_assert_msg(ask("printf 'two words\\nmore\\n'", ""), "%s", err.text);
	ck_assert(view_is(got, "two words"));
}

START_TEST(a_command_runs_in_the_folder_of_the_club)
{
	put("here", 0600);
	ck_assert_msg(ask("cat secret", ""), "%s", err.text);
	ck_assert(view_is(got, "here"));
}

/* Who may write the settings of a club must not become root by them. */
START_TEST(for_root_the_owner_of_the_club_runs_the_command)
{
	const uid_t nobody = 65534;
	bool answered;

	if (geteuid() != 0) {
		return;
	}
	ck_assert_int_eq(chown(dir, nobody, nobody), 0);
	answered = ask("echo $(id -u) $(id -g) $(id -G) $HOME", "");
	ck_assert_int_eq(chown(dir, 0, 0), 0);
	ck_assert_msg(answered, "%s", err.text);
	ck_assert_msg(view_starts(got, "65534 65534 65534 /"), "%.*s", VIEW_ARG(got));
}

START_TEST(the_first_line_of_a_file_is_the_password)
{
	ck_assert_msg(ask("", put("pass word\r\nx", 0600)), "%s", err.text);
	ck_assert(view_is(got, "pass word"));
}

START_TEST(a_file_that_others_may_read_is_refused)
{
	ck_assert(!ask("", put("known-to-all", 0640)));
	ck_assert_int_eq(err.kind, ERR_DENIED);
	ck_assert_ptr_nonnull(strstr(err.text, "chmod 600"));
	ck_assert_ptr_null(strstr(err.text, "known-to-all"));
}

/* A command, and what is said when it gives no password. */
static const struct {
	const char *command, *says;
	enum err_kind kind;
} failing[] = {
	{"echo known-to-all; exit 1",  "inbox-password-command failed",                     ERR_DENIED},
	{"kill -9 $$",                 "inbox-password-command failed",                     ERR_DENIED},
	{"true",		       "the first line of inbox-password-command is empty", ERR_DENIED},
	{"printf 'known-to-all\\033'", "gives a control character",                         ERR_DENIED},
	{"exec yes known-to-all",      "inbox-password-command failed",                     ERR_DENIED},
	{"tail -f /dev/null & wait",   "did not end in 1 seconds",                          ERR_DENIED},
	{"exec tail -f /dev/null >&2", "did not end in 1 seconds",                          ERR_DENIED},
	{"",			   "set inbox-password-command or inbox-password-file", ERR_CONFIG},
};

START_TEST(a_command_that_gives_none_is_told_without_what_it_printed)
{
	ck_assert(!ask(failing[_i].command, ""));
	ck_assert_msg(strstr(err.text, failing[_i].says) != NULL, "%s", err.text);
	ck_assert_ptr_null(strstr(err.text, "known-to-all"));
	ck_assert_int_eq(err.kind, failing[_i].kind);
}

START_TEST(a_command_and_a_file_are_one_too_many)
{
	ck_assert(!ask("echo x", "y"));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "only one of"));
}

/* systemd's folder of credentials, with one for the inbox; it is not ours by its mode.
 */
static void hand_over(const char *text)
{
	const char *from = put(text, 0440);

	ck_assert_int_eq(rename(from, arena_printf(&arena, "%s/inbox-password", dir)),
			 0);
	ck_assert_int_eq(setenv("CREDENTIALS_DIRECTORY", dir, 1), 0);
}

START_TEST(without_a_setting_it_is_what_systemd_hands_over)
{
	hand_over("from systemd\n");
	ck_assert_msg(ask("", ""), "%s", err.text);
	ck_assert(view_is(got, "from systemd"));
	ck_assert_msg(ask("echo mine", ""), "%s", err.text);
	ck_assert(view_is(got, "mine"));
	unsetenv("CREDENTIALS_DIRECTORY");
	ck_assert(!ask("", ""));
}

START_TEST(an_empty_credential_is_named)
{
	hand_over("\nknown-to-all\n");
	ck_assert(!ask("", ""));
	ck_assert_str_eq(err.text,
			 "the first line of the credential inbox-password is empty");
	ck_assert_int_eq(err.kind, ERR_DENIED);
	unsetenv("CREDENTIALS_DIRECTORY");
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	claims_fixture(set_up, NULL);
	claims_rows(a_command_that_gives_none_is_told_without_what_it_printed, failing);
	return claims_run("secret");
}
