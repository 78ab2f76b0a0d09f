/* SPDX-License-Identifier: ISC */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "dict/tiles.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))

static struct arena arena;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

static const struct {
	const char *id, *alphabet;
	int total, points, blanks;
	int value;        /* of the rare one */
	const char *rare; /* a tile of which there is one */
} sets[] = {
	{"angrywords-en",    "en",    100, 187, 2, 10, "Q"   },
	{"angrywords-es",    "es",    100, 192, 2, 8,  "RR"  },
	{"angrywords-es-97", "es-97", 97,  171, 2, 8,  "Ñ"  },
	{"angrywords-ca",    "ca",    100, 189, 2, 10, "L·L"},
};

START_TEST(sums_of_built_in_sets_are_right)
{
	struct alphabet a;
	struct tileset s;
	struct err err = {0};
	enum letter_case how;
	int total = 0;
	int points = 0;
	uint8_t rare;

	ck_assert_msg(tileset_load(&s, &a, &arena, view_of(sets[_i].id), &err), "%s",
		      err.text);
	for (uint8_t t = 0; t <= a.count; t++) {
		total += s.count[t];
		points += s.count[t] * s.value[t];
	}
	ck_assert_str_eq(s.id, sets[_i].id);
	ck_assert_str_eq(s.alphabet, sets[_i].alphabet);
	ck_assert_str_eq(a.id, sets[_i].alphabet);
	ck_assert_int_eq(total, sets[_i].total);
	ck_assert_int_eq(s.total, sets[_i].total);
	ck_assert_int_eq(points, sets[_i].points);
	ck_assert_int_eq(s.count[TILE_BLANK], sets[_i].blanks);
	ck_assert_int_eq(s.value[TILE_BLANK], 0);
	rare = alphabet_tile(&a, view_of(sets[_i].rare), &how);
	ck_assert_uint_ne(rare, 0);
	ck_assert_int_eq(s.count[rare], 1);
	ck_assert_int_eq(s.value[rare], sets[_i].value);
}
END_TEST

START_TEST(all_built_in_sets_are_listed_and_load)
{
	struct buf b = buf_in(&arena);
	struct view rest;
	struct view id;
	int n = 0;

	tileset_list(&b);
	rest = buf_view(&b);
	while ((id = view_word(&rest)).len > 0) {
		struct alphabet a;
		struct tileset s;
		struct err err = {0};

		ck_assert_msg(tileset_load(&s, &a, &arena, id, &err), "%s", err.text);
		n++;
	}
	ck_assert_int_ge(n, COUNT(sets));
	for (int i = 0; i < COUNT(sets); i++) {
		ck_assert_uint_lt(view_find_text(buf_view(&b), sets[i].id), b.len);
	}
}
END_TEST

static const char *const unknown[] = {"", "en", "angrywords-xx", "../angrywords-en"};

START_TEST(an_unknown_set_is_an_error_that_lists_the_known)
{
	struct alphabet a;
	struct tileset s;
	struct err err = {0};

	ck_assert(!tileset_load(&s, &a, &arena, view_of(unknown[_i]), &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "angrywords-es-97"));
}
END_TEST

static const char letters[] = "tiles A/a B/b CH/ch\n";

static bool read_set(struct tileset *s, const char *text, struct err *err)
{
	struct alphabet a;

	ck_assert(alphabet_read(&a, &arena, view_of("xx"), view_of(letters), err));
	return tileset_read(s, &a, view_of("set"), view_of(text), err);
}

START_TEST(a_set_is_read_in_any_order)
{
	struct tileset s;
	struct err err = {0};

	ck_assert_msg(read_set(&s,
			       "# c\r\n?:2:0  CH:1:5\r\n\r\ntotal 10\r\n"
			       "A:7:1 B:0:3\r\nalphabet xx\r\n",
			       &err),
		      "%s", err.text);
	ck_assert_int_eq(s.total, 10);
	ck_assert_int_eq(s.count[0], 2);
	ck_assert_int_eq(s.count[1], 7);
	ck_assert_int_eq(s.count[2], 0);
	ck_assert_int_eq(s.value[3], 5);
}
END_TEST

#define HEAD "alphabet xx\ntotal 4\n"

static const struct {
	const char *text;
	const char *says;
} bad[] = {
	{"",					"names no alphabet"            },
	{"total 4\nA:1:1 B:1:1 CH:1:1 ?:1:0\n",     "names no alphabet"            },
	{"alphabet xx\nA:1:1 B:1:1 CH:1:1 ?:1:0\n", "says it has 0 tiles and has 4"},
	{HEAD "A:2:1 B:1:1 CH:1:1 ?:1:0\n",         "says it has 4 tiles and has 5"},
	{HEAD "A:1:1 B:1:1 CH:1:1\n",               "has no line for ?"            },
	{HEAD "A:1:1 CH:1:1 ?:2:0\n",               "has no line for B"            },
	{HEAD "A:1:1 A:1:1\n",                      "line 3: \"A:1:1\" comes twice"},
	{HEAD "?:1:0 ?:1:0\n",                      "\"?:1:0\" comes twice"        },
	{HEAD "?:1:1\n",			    "gives a blank a value"        },
	{HEAD "D:1:1\n",			    "is no tile of this alphabet"  },
	{HEAD "a:1:1\n",			    "is no tile of this alphabet"  },
	{HEAD "C:1:1\n",			    "is no tile of this alphabet"  },
	{HEAD ":1:1\n",			     "is no tile of this alphabet"  },
	{HEAD "A:1\n",			      "is not LETTER:COUNT:VALUE"    },
	{HEAD "A\n",				"is not LETTER:COUNT:VALUE"    },
	{HEAD "A:-1:1\n",			   "is not LETTER:COUNT:VALUE"    },
	{HEAD "A:256:1\n",                          "is not LETTER:COUNT:VALUE"    },
	{HEAD "A:1:128\n",                          "is not LETTER:COUNT:VALUE"    },
	{HEAD "A:1:1:1\n",                          "is not LETTER:COUNT:VALUE"    },
	{"alphabet en\n",			   "not the alphabet it is read"  },
	{"total many\n",			    "is no number of tiles"        },
	{"total\n",				 "is no number of tiles"        },
};

START_TEST(a_bad_set_is_refused)
{
	struct tileset s;
	struct err err = {0};

	ck_assert(!read_set(&s, bad[_i].text, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, bad[_i].says) != NULL, "%s", err.text);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("tiles");
	TCase *t = tcase_create("tiles");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_loop_test(t, sums_of_built_in_sets_are_right, 0, COUNT(sets));
	tcase_add_test(t, all_built_in_sets_are_listed_and_load);
	tcase_add_loop_test(t, an_unknown_set_is_an_error_that_lists_the_known, 0,
			    COUNT(unknown));
	tcase_add_test(t, a_set_is_read_in_any_order);
	tcase_add_loop_test(t, a_bad_set_is_refused, 0, COUNT(bad));
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_NORMAL);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed != 0;
}
