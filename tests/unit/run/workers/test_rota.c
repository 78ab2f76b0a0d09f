/* SPDX-License-Identifier: ISC */
/* Whose turn it is among clubs. */
#include "adjudicator/run/workers/rota.h"

#include "tests/helpers/claims.h"

enum { CLUBS = 4 };

static int64_t due[CLUBS];
static struct rota rota;

static void begin(void)
{
	for (int i = 0; i < CLUBS; i++) {
		due[i] = 0;
	}
	rota = (struct rota){.due = due, .count = CLUBS};
}

START_TEST(each_club_in_turn)
{
	begin();
	for (size_t i = 0; i < (size_t)3 * CLUBS; i++) {
		ck_assert_uint_eq(rota_take(&rota, 10), i % CLUBS);
	}
}

START_TEST(a_club_that_rests_is_passed_over_until_its_time)
{
	begin();
	due[1] = 20;
	ck_assert_uint_eq(rota_take(&rota, 10), 0);
	ck_assert_uint_eq(rota_take(&rota, 10), 2);
	ck_assert_uint_eq(rota_take(&rota, 10), 3);
	ck_assert_uint_eq(rota_take(&rota, 20), 0);
	ck_assert_uint_eq(rota_take(&rota, 20), 1);
}

START_TEST(when_all_rest_the_first_is_waited_for)
{
	begin();
	for (int i = 0; i < CLUBS; i++) {
		due[i] = 50 + i;
	}
	ck_assert_uint_eq(rota_take(&rota, 10), CLUBS);
	ck_assert_int_eq(rota_wait(&rota, 10), 40);
	ck_assert_int_eq(rota_wait(&rota, 60), 0);
}

START_TEST(what_is_over_is_never_waited_for)
{
	begin();
	for (int i = 0; i < CLUBS; i++) {
		due[i] = ROTA_NEVER;
	}
	due[2] = 30;
	ck_assert_int_eq(rota_wait(&rota, 10), 20);
	due[2] = ROTA_NEVER;
	ck_assert_uint_eq(rota_take(&rota, INT64_MAX - 1), CLUBS);
	ck_assert_int_eq(rota_wait(&rota, 10), -1);
}

int main(void)
{
	return claims_run("rota");
}
