/* SPDX-License-Identifier: ISC */
/* The search of test_leaks.c finds what is there. */

#include "tests/helpers/claims.h"
#include "tests/helpers/club/leak_search.h"

/* clang-format off */
/* Letters to somebody from whom tiles 3, 5 and 9 are hidden; tile 3 is U+0412. */
static const struct {
	const char *raw;
	bool tells;
	long lists;
} planted[] = {
	{"Subject: x\r\n\r\nnothing\r\n",                                false, 0},
	{"Subject: x\r\n\r\n\xd0\x90 \xd0\x91 known\r\n",                false, 0},
	{"Subject: x\r\n\r\n=D0=92 =D0=94 =D0=98\r\n",                   false, 1},
	{"Subject: x\r\n\r\n=D0=92=D0=93=D0=94 =D0=98 =D0=92=D0=94=D0=98", false, 2},
	{"Subject: x\r\n\r\n=D0=92 =D0=94\r\n",                          true,  0}, /* not all */
	{"Subject: x\r\n\r\n=D0=94 =D0=92 =D0=98\r\n",                   true,  0}, /* by place */
	{"Subject: x\r\n\r\nBen drew =D0=92.\r\n",                       true,  0},
	{"Subject: x\r\n\r\nBen drew \xd0\xb2.\r\n",                     true,  0},
	{"Subject: x\r\n\r\nBen drew =D0=\r\n=92.\r\n",                  true,  0},
	{"Subject: x\r\n\r\n<b>&#1042;</b>\r\n",                         true,  0},
	{"Subject: x\r\n\r\n<b>&#x412;</b>\r\n",                         true,  0},
	{"Subject: =?utf-8?Q?drew_=D0=92?=\r\n\r\n\r\n",                 true,  0},
	{"Subject: =?utf-8?B?0JI=?=\r\n\r\n\r\n",                        true,  0},
	{"Subject: x\r\n\r\n<a href=3D\"mailto:a@b?body=3D%D0%92\">\r\n", true, 0},
	{"X-Any:\r\n =?utf-8?b?0LI=?=\r\n\r\n\r\n",                      true,  0},
};
/* clang-format on */

START_TEST(a_planted_tile_is_found_wherever_it_stands)
{
	const uint64_t hidden = 1U << 3 | 1U << 5 | 1U << 9;
	long found = 0;
	long faces = 0;
	struct opened_letter opened;
	struct arena arena = {0};
	const char *told;

	leak_open(&arena, view_of(planted[_i].raw), &opened);
	told = leak_search(&arena, &opened, hidden, &found, &faces);
	ck_assert_int_eq(told != NULL, planted[_i].tells);
	ck_assert(planted[_i].tells || found == planted[_i].lists);
	arena_free(&arena);
}

START_TEST(a_secret_is_found_wherever_it_stands)
{
	static const char *const letters[] = {"To: Ann <K7abc@x.org>\r\n\r\n",
					      "Subject: =?utf-8?Q?k=37abc?=\r\n\r\n",
					      "Subject: =?utf-8?B?SzdBQkM=?=\r\n\r\n",
					      "Subject: x\r\n\r\nk7=61b=\r\nc\r\n"};
	struct opened_letter opened;
	struct arena arena = {0};

	leak_open(&arena, view_of(letters[_i]), &opened);
	ck_assert(leak_stands(&opened, "k7abc"));
	ck_assert(!leak_stands(&opened, "k7abd"));
	arena_free(&arena);
}

int main(void)
{
	claims_rows(a_planted_tile_is_found_wherever_it_stands, planted);
	claims_times(a_secret_is_found_wherever_it_stands, 0, 4);
	return claims_run("leak_search");
}
