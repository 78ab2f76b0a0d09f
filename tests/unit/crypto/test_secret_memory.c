/* SPDX-License-Identifier: ISC */
/* Keys in memory: what becomes of the pages that they lie in. */
#include "adjudicator/crypto/secret_memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/club/signing_key.h"
#include "adjudicator/mail/reader/sandbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/scratch.h"

static struct arena arena;

/* Whether the page of `at` has the flag: "lo" locked, "dd" not in a dump. */
static bool page_has(const void *at, const char *flag)
{
	FILE *f = fopen("/proc/self/smaps", "r");
	char line[512];
	bool here = false;
	bool has = false;

	ck_assert_ptr_nonnull(f);
	while (fgets(line, sizeof line, f) != NULL) {
		char *end;
		unsigned long from = strtoul(line, &end, 16);

		if (*end == '-') {
			unsigned long to = strtoul(end + 1, NULL, 16);

			here = (uintptr_t)at >= from && (uintptr_t)at < to;
		} else if (here && strncmp(line, "VmFlags:", 8) == 0) {
			has = strstr(line, flag) != NULL;
		}
	}
	ck_assert_int_eq(fclose(f), 0);
	return has;
}

static bool zeros(const void *at, size_t n)
{
	const uint8_t *byte = at;

	for (size_t i = 0; i < n; i++) {
		if (byte[i] != 0) {
			return false;
		}
	}
	return true;
}

START_TEST(keys_are_neither_swapped_nor_dumped_and_are_gone_at_the_end)
{
	char *dir = scratch_dir();
	struct err err = {0};
	struct config c;
	bool there;

	ck_assert_msg(club_folder(&arena, dir, "adjudicator@club.example", &err) &&
			      config_read(&c, dir, &err) && config_read_key(&c, &err) &&
			      signing_read(&c, &there, &err),
		      "%s", err.text);
	ck_assert(there);
	ck_assert(!zeros(c.key, sizeof c.key));
	if (!SANDBOX_WATCHED) { /* a sanitizer has memory of its own kind */
		ck_assert(page_has(c.key, " lo") && page_has(c.key, " dd"));
		ck_assert(page_has(&c.signing, " lo") && page_has(&c.signing, " dd"));
	}
	config_free(&c);
	ck_assert(zeros(c.key, sizeof c.key));
	ck_assert(zeros(&c.signing, sizeof c.signing));
	ck_assert(SANDBOX_WATCHED || !page_has(c.key, " lo"));
	scratch_remove(dir);
	arena_free(&arena);
}

START_TEST(a_program_with_keys_leaves_no_picture_of_its_memory)
{
	struct rlimit core;
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		secret_process();
		_exit(getrlimit(RLIMIT_CORE, &core) == 0 && core.rlim_max == 0 &&
				      prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0
			      ? 0
			      : 1);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert(SANDBOX_WATCHED || status == 0);
}

START_TEST(what_is_wiped_is_zero)
{
	struct arena a = {0};
	char *first = arena_str(&a, view_of("the first password"));

	secret_lock(first, strlen(first));
	secret_wipe(first, strlen(first));
	ck_assert(zeros(first, 18));
	arena_wipe(&a);
	ck_assert_ptr_null(a.chunk);
}

int main(void)
{
	return claims_run("keep");
}
