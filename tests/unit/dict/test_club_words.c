/* SPDX-License-Identifier: ISC */
#include "dict/club_words.h"

#include "dict/word_text.h"

#include "tests/helpers/claims.h"

static struct arena arena;
static struct err err;
static struct alphabet spanish;
static struct build *words;

static void add(const char *word)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;

	ck_assert(word_read(&spanish, view_of(word), way, &bad) > 0);
	build_add(words, way[0].tile, way[0].n);
}

static void set_up(void)
{
	ck_assert(alphabet_load(&spanish, &arena, view_of("es"), &err));
	words = build_new(&spanish);
	add("casa");
	add("chico");
	add("niño");
}

static void tear_down(void)
{
	build_free(words);
	arena_free(&arena);
}

/* Adds and drops, and says whether `word` is there then. */
static bool has_after(const char *added, const char *dropped, const char *word)
{
	struct club_words w = {
		.add = {"es.add",  view_of(added)  },
		.drop = {"es.drop", view_of(dropped)}
        };
	size_t before;

	ck_assert_msg(club_words_apply(&w, &words, &err), "%s", err.text);
	before = build_count(words);
	add(word);
	return build_count(words) == before;
}

START_TEST(what_a_club_adds_is_there_and_what_it_drops_is_not)
{
	ck_assert(has_after("perro # 2026: why not", "", "PERRO"));
	ck_assert(!has_after("", "CHICO # 2026: no", "chico"));
	ck_assert(has_after("", "# nothing but a remark: casa\n\n", "casa"));
}

START_TEST(a_word_in_both_lists_is_added)
{
	ck_assert(has_after("niño", "niño # no\ncasa", "NIÑO"));
}

static const struct {
	const char *text, *complaint;
} faults[] = {
	{"casa\nkilo # no K",						     "es.add:2: \"kilo\" is no word in its letters"},
	{"a*b",								   "es.add:1: \"a*b\" is no word in its letters" },
	{"# fine\n\n[ch",							 "es.add:3: \"[ch\" is no word in its letters" },
	{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
	 "es.add:1: "
	 "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\""
	 " is no word in its letters"											   },
};

START_TEST(what_is_no_word_is_named_with_its_line)
{
	struct club_words w = {
		.add = {"es.add", view_of(faults[_i].text)}
        };

	ck_assert(!club_words_apply(&w, &words, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_str_eq(err.text, faults[_i].complaint);
}

static const struct {
	const char *before, *after;
} without[] = {
	{"",			    ""		   },
	{"# chico\nchico # gone\ncasa", "# chico\ncasa\n"    },
	{"casa CHICO toro # all\n",     "casa toro # all\n"  },
	{"chico chico # twice\n",       ""                   },
	{"[ch]ico\nchicos\n",           "chicos\n"           },
	{"nonsense* # stays\n",         "nonsense* # stays\n"},
};

START_TEST(a_list_without_a_word_keeps_all_else)
{
	struct club_list list = {"es.add", view_of(without[_i].before)};
	struct tile_text way[WORD_WAYS];
	struct view bad;

	ck_assert(word_read(&spanish, view_of("chico"), way, &bad) > 0);
	ck_assert_str_eq(
		arena_str(&arena, club_list_without(&list, &arena, &spanish, &way[0])),
		without[_i].after);
}

START_TEST(a_list_tells_why_it_has_a_word)
{
	struct club_list list = {"es.add",
				 view_of("casa\ntoro chico # 2026: because ")};
	struct tile_text way[WORD_WAYS];
	struct view bad;
	struct view comment;

	ck_assert(word_read(&spanish, view_of("CHICO"), way, &bad) > 0);
	ck_assert(club_list_find(&list, &spanish, way[0].tile, way[0].n, &comment));
	ck_assert(view_is(comment, "2026: because"));
	ck_assert(word_read(&spanish, view_of("CHICA"), way, &bad) > 0);
	ck_assert(!club_list_find(&list, &spanish, way[0].tile, way[0].n, &comment));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(what_is_no_word_is_named_with_its_line, faults);
	claims_rows(a_list_without_a_word_keeps_all_else, without);
	return claims_run("club words");
}
