/* SPDX-License-Identifier: ISC */
/* Which word list a game takes that names none. */
#include "adjudicator/club/editions.h"

#include <string.h>

#include "tests/helpers/claims.h"

enum { MOST = 4 };

/* As they stand in a folder, by family and number; none of them can be read. */
static const struct {
	const char *there[MOST];
	const char *alphabet, *takes; /* NULL: none */
} choices[] = {
	{{NULL},				 "en", NULL           },
	{{"en-scowl80-1"},                       "en", "en-scowl80-1" },
	{{"en-scowl80-2", "en-scowl80-10"},      "en", "en-scowl80-10"},
	{{"de-house-1", "en-scowl80-1"},         "en", "en-scowl80-1" },
	{{"de-house-1", "es-casa-1"},            "en", NULL           },
	{{"es-97-old-1", "es-casa-1", "en-b-1"}, "ca", NULL           },
};

static size_t list_of(const char *const *there, struct edition *list)
{
	size_t n = 0;

	for (; n < MOST && there[n] != NULL; n++) {
		list[n] = (struct edition){.id = there[n], .why = "it is damaged"};
	}
	return n;
}

START_TEST(the_newest_of_an_only_family_is_taken)
{
	struct arena arena = {0};
	struct edition list[MOST];
	size_t n = list_of(choices[_i].there, list);
	struct err err = {0};
	const char *id = "";

	ck_assert(editions_only(&arena, list, n, choices[_i].alphabet, &id, &err));
	ck_assert_pstr_eq(id, choices[_i].takes);
	arena_free(&arena);
}

START_TEST(of_several_families_somebody_has_to_choose)
{
	static const char *const there[MOST] = {"en-club-1", "en-club-2",
						"en-scowl80-1", NULL};
	struct arena arena = {0};
	struct edition list[MOST];
	size_t n = list_of(there, list);
	struct err err = {0};
	const char *id;

	ck_assert(!editions_only(&arena, list, n, "en", &id, &err));
	ck_assert_int_eq(err.kind, ERR_USAGE);
	ck_assert_ptr_nonnull(strstr(err.text, "en-club-2, en-scowl80-1"));
	ck_assert_ptr_null(strstr(err.text, "en-club-1"));
	arena_free(&arena);
}

int main(void)
{
	claims_rows(the_newest_of_an_only_family_is_taken, choices);
	return claims_run("editions");
}
