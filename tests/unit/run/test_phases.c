/* SPDX-License-Identifier: ISC */
/* What a run says at its end, and which phase runs behind one that failed. */
#include "adjudicator/run/phases.h"

#include "tests/helpers/claims.h"
#include <string.h>

static void says(const struct run *r, const char *text)
{
	struct err err = {0};

	ck_assert(!phase_end(r, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, text) != NULL, "%s", err.text);
}

START_TEST(letters_that_cannot_be_read_are_counted)
{
	struct run r = {
		.unread = {.count = 1, .holding = 1}
        };

	says(&r,
	     "1 letter in the mailbox could not be read; no turn runs out meanwhile");
	r.unread.count = 2;
	says(&r, "2 letters in the mailbox could not be read");
	r.unread.holding = 0;
	says(&r, "for more than 7 days, so time runs on");
}

START_TEST(letters_that_wait_are_counted)
{
	struct run r = {.waiting = 1};

	says(&r, "1 letter could not be judged");
	r.waiting = 2;
	says(&r, "2 letters could not be judged");
}

START_TEST(a_run_that_left_nothing_ends_well)
{
	const struct run r = {0};
	struct err err = {0};

	ck_assert(phase_end(&r, &err));
	ck_assert_int_eq(err.kind, ERR_NONE);
}

static long did;

static bool does(struct run *r, struct err *err)
{
	did++;
	return r->judged == 0 || err_set(err, ERR_DATA, "the later");
}

START_TEST(what_is_done_in_any_case_keeps_the_first_failure)
{
	struct run r = {0};
	struct err err = {.kind = ERR_IO, .text = "the first"};

	ck_assert(!phase_also(false, does, &r, &err));
	r.judged = 1;
	ck_assert(!phase_also(false, does, &r, &err));
	ck_assert_int_eq(did, 2);
	ck_assert_str_eq(err.text, "the first");
	ck_assert(!phase_also(true, does, &r, &err));
	ck_assert_str_eq(err.text, "the later");
	r.judged = 0;
	ck_assert(phase_also(true, does, &r, &err));
}

int main(void)
{
	return claims_run("phases");
}
