/* SPDX-License-Identifier: ISC */
/* Letters through programs that take them, refuse them, die or never end. */
#include "adjudicator/mail/send/sender.h"

#include "tests/helpers/scratch.h"
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sysexits.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static struct arena arena;
static struct err err;
static struct sender *sender;
static struct delivery got;
static char *dir;

static void set_up(void)
{
	dir = scratch_dir();
	sender = NULL;
	err = (struct err){0};
}

static void tear_down(void)
{
	sender_close(sender);
	scratch_remove(dir);
	arena_free(&arena);
}

static const char *path(const char *name)
{
	return arena_printf(&arena, "%s/%s", dir, name);
}

/* A program of these lines of shell, in the folder of the test. */
static const char *program(const char *lines)
{
	const char *file = path("program");
	const char *text =
		arena_printf(&arena, "#!/bin/sh\ncd '%s' || exit 99\n%s\n", dir, lines);
	int fd = open(file, O_WRONLY | O_CREAT | O_EXCL, S_IRWXU);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
	return file;
}

static bool send_through(const char *file, struct view bytes)
{
	const struct parcel p = {.from = view_of("club+b.1.x@club.example"),
				 .to = view_of("-ann@home.example"),
				 .bytes = bytes};
	static struct sender_account account;

	account = (struct sender_account){
		.kind = SENDER_PROGRAM, .path = file, .seconds = 2};
	return sender_open(&sender, &account, &err) &&
	       sender_send(sender, &p, &got, &err);
}

static struct view contents(const char *name)
{
	char *at = arena_take(&arena, 1 << 21);
	int fd = open(path(name), O_RDONLY);
	ssize_t n;
	size_t all = 0;

	ck_assert_int_ge(fd, 0);
	while ((n = read(fd, at + all, (1 << 21) - all)) > 0) {
		all += (size_t)n;
	}
	close(fd);
	return view_from(at, all);
}

START_TEST(the_program_gets_envelope_and_letter)
{
	const char *file = program("printf '<%s>' \"$@\" > args; cat > letter");

	ck_assert_msg(
		send_through(file,
			     view_of("From: club\r\n\r\n.\r\n..\r\n\xc3\xa9\r\n")),
		"%s", err.text);
	ck_assert_int_eq(got.end, DELIVERY_SENT);
	ck_assert(view_is(contents("args"), "<-i><-f><club+b.1.x@club.example><-->"
					    "<-ann@home.example>"));
	ck_assert(view_is(contents("letter"), "From: club\n\n.\n..\n\xc3\xa9\n"));
}

START_TEST(a_long_letter_gets_through_whole)
{
	char *bytes = arena_take(&arena, 1000000);

	memset(bytes, 'x', 1000000);
	ck_assert_msg(send_through(program("sleep 0.1; cat > letter; echo thanks"),
				   view_from(bytes, 1000000)),
		      "%s", err.text);
	ck_assert_int_eq(got.end, DELIVERY_SENT);
	ck_assert_uint_eq(contents("letter").len, 1000000);
}

/* What a program does, and what that means. */
static const struct {
	const char *lines, *why;
	enum delivery_end end;
} ends[] = {
	{"exit 0",					     "",               DELIVERY_SENT  },
	{"exit 75",					    "",               DELIVERY_LATER },
	{"echo 'no room' >&2; echo more; exit 75",             "no room",        DELIVERY_LATER },
	{"exit 67",					    "",               DELIVERY_NEVER },
	{"exit 68",					    "",               DELIVERY_NEVER },
	{"exit 65",					    "",               DELIVERY_NEVER },
	{"exit 69",					    "",               DELIVERY_LATER },
	{"exit 70",					    "",               DELIVERY_LATER },
	{"exit 71",					    "",               DELIVERY_LATER },
	{"exit 74",					    "",               DELIVERY_LATER },
	{"exit 1",					     "",               DELIVERY_LATER },
	{"cat > /dev/null; kill -9 $$",                        "it was killed",  DELIVERY_UNSURE},
	{"exec 0<&- 1>/dev/null 2>&1; exec tail -f /dev/null", "it did not end",
	 DELIVERY_UNSURE									},
	{"(exec tail --pid=$PPID -f /dev/null) & exit 0",      "",               DELIVERY_SENT  },
	{"printf 'a\\tb\\033[2J'; exit 75",                    "a?b?[2J",        DELIVERY_LATER },
};

START_TEST(an_exit_code_tells_what_became_of_the_letter)
{
	ck_assert_msg(send_through(program(ends[_i].lines), view_of("From: x\r\n\r\n")),
		      "%s: %s", ends[_i].lines, err.text);
	ck_assert_msg(got.end == ends[_i].end, "%s: %d", ends[_i].lines, got.end);
	ck_assert_str_eq(got.why, ends[_i].why);
}

static const int useless[] = {EX_USAGE, EX_OSFILE, EX_NOPERM, EX_CONFIG, 126, 127};

START_TEST(a_program_that_cannot_work_is_no_letters_fault)
{
	const char *lines =
		arena_printf(&arena, "echo 'broken here'; exit %d", useless[_i]);

	ck_assert(!send_through(program(lines), view_of("From: x\r\n\r\n")));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "broken here"));
	ck_assert_ptr_nonnull(strstr(err.text, "/program"));
}

START_TEST(a_missing_program_is_named)
{
	ck_assert(!send_through("/nowhere/sendmail", view_of("From: x\r\n\r\n")));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "/nowhere/sendmail"));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(an_exit_code_tells_what_became_of_the_letter, ends);
	claims_rows(a_program_that_cannot_work_is_no_letters_fault, useless);
	return claims_run("sendmail");
}
