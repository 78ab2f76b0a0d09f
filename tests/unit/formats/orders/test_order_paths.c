/* SPDX-License-Identifier: ISC */
/* What is written in the games whose words go along a path. */
#include "tests/helpers/club/orders_written.h"

#include <string.h>

#include "formats/text/num.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct text_case words[] = {
	/* a word and its path */
	{"SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"son a1 b2 c2", "word[son|a1 b2 c2]"},
	{"  Son   A1  b2 C2 ", "word[Son|A1  b2 C2]"},
	{"word SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"WORD: SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"SON: A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"SON A1-B2-C2", "word[SON|A1-B2-C2]"},
	{"SON A1 \u2013 B2 \u2013 C2", "word[SON|A1 - B2 - C2]"},
	{"SON A1, B2,C2", "word[SON|A1, B2,C2]"},
	{"SON A1 > B2 > C2", "word[SON|A1 > B2 > C2]"},
	{"*SON* A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"\uff33\uff2f\uff2e \uff21\uff11 \uff22\uff12 \uff23\uff12", "word[SON|A1 B2 C2]"},
	{"COAST 19T 23T 20T 24T 21T", "word[COAST|19T 23T 20T 24T 21T]"},
	{"coast 19t-23t-20t-24t-21t", "word[coast|19t-23t-20t-24t-21t]"},
	{"ABE 9t 09L 9R", "word[ABE|9t 09L 9R]"},
	{"[CH]ICO A1 B2 C3 D4", "word[[CH]ICO|A1 B2 C3 D4]"},
	{"PARAL\u00b7LEL A1 B1 C1 D1 E1 E2 D2 C2",
	 "word[PARAL\u00b7LEL|A1 B1 C1 D1 E1 E2 D2 C2]"},
	{"\u00c9T\u00c9 A1 B2 C2", "word[\u00c9T\u00c9|A1 B2 C2]"},
	{"VITAMIN A1 B2 C3 D4", "word[VITAMIN|A1 B2 C3 D4]"},
	/* order words are words too */
	{"PASS A1 B2 C2 D3", "word[PASS|A1 B2 C2 D3]"},
	{"CHECK A1 B2 C2 D3 E3", "word[CHECK|A1 B2 C2 D3 E3]"},
	{"word TRY A1 B2 C2", "word[TRY|A1 B2 C2]"},
	{"word WORD A1 B2 C2 D3", "word[WORD|A1 B2 C2 D3]"},
	/* a path */
	{"word A1 B2 C2", "word[|A1 B2 C2]"},
	{"word: A1 B2", "word[|A1 B2]"},
	{"word 19T 23T 20T", "word[|19T 23T 20T]"},
	{"play A1 B2 C2", "word[|A1 B2 C2]"},
	{"A1 B2 C2", "word[|A1 B2 C2] alone"},
	{"19T 23T 20T", "word[|19T 23T 20T] alone"},
	{"A1 B2", "word[|A1 B2] alone"},
	{"word A1", "word[|A1]"},
	{"word 9t", "word[|9t]"},
	/* a word, and where its path lies */
	{"word SON", "word[SON|]"},
	{"Word: coast.", "word[coast|]"},
	{"word L\u00b7LAMA", "word[L\u00b7LAMA|]"},
	{"word [CH]ICO", "word[[CH]ICO|]"},
	{"move: word SON", "word[SON|]"},
	{"word SON A1 > C2", "word[SON||A1|C2]"},
	{"word SON A1>C2", "word[SON||A1|C2]"},
	{"word SON A1 -> C2", "word[SON||A1|C2]"},
	{"word SON A1 --> C2", "word[SON||A1|C2]"},
	{"word SON A1 \u2192 C2", "word[SON||A1|C2]"},
	{"word SON A1 \u27a1\ufe0f C2", "word[SON||A1|C2]"},
	{"SON A1 > C2", "word[SON||A1|C2]"},
	{"word COAST 19T > 21T", "word[COAST||19T|21T]"},
	/* around it */
	{"I play SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"I play: SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"play word SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"move: SON A1 B2 C2 =15 t12b # nice", "word[SON|A1 B2 C2] =15 t12b"},
	{"SON A1 B2 C2=15", "word[SON|A1 B2 C2] =15"},
	{"SON A1 B2 C2 t12", "word[SON|A1 B2 C2] t12"},
	{"SON A1 B2 C2 T12A", "word[SON|A1 B2 C2] t12"},
	{"SON A1 B2 C2 t12d // last", "word[SON|A1 B2 C2] t12d"},
	{"pass t12b", "pass t12b"},
	{"8D CRATE t12c", "play[8D||CRATE|] t12c"},
	{"SON A1 B2 C2.", "word[SON|A1 B2 C2]"},
	{"SON A1 B2 C2...", "word[SON|A1 B2 C2]"},
	{"SON A1 B2 C2!", "word[SON|A1 B2 C2]"},
	{"- SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"1. SON A1 B2 C2", "word[SON|A1 B2 C2]"},
	{"game 12: SON A1 B2 C2", "word[SON|A1 B2 C2] game 12"},
	{"game 12: word SON", "word[SON|] game 12"},
	/* a preview */
	{"try SON A1 B2 C2", "try[SON|A1 B2 C2]"},
	{"try A1 B2 C2", "try[|A1 B2 C2]"},
	{"TRY A1 B2 C2", "try[|A1 B2 C2]"},
	{"try word SON", "try[SON|]"},
	{"try: word A1 B2 C2 =3?", "try[|A1 B2 C2] =3"},
	{"try SON A1 > C2", "try[SON||A1|C2]"},
	/* the other orders of these games */
	{"sort", "sort"},
	{"Sort!", "sort"},
	{"sort t12", "sort t12"},
	{"I sort", "sort"},
	{"remove 21", "remove[21]"},
	{"Remove: 07.", "remove[7]"},
	{"I remove 21 t3", "remove[21] t3"},
	{"remove 21\nword COAST", "remove[21]; word[COAST|]"},
	{"check", "check"},
	{"I check.", "check"},
	{"undo", "undo"},
	{"agree undo", "agree[undo]"},
	{"refuse Undo", "refuse[Undo]"},
	{"agree pause", "agree[pause]"},
	{"refuse pause", "refuse[pause]"},
	{"pause", "pause"},
	{"resume", "resume"},
	{"always accept", "always[accept]"},
	{"Always: Check", "always[Check]"},
	{"always ask", "always[ask]"},
};
/* clang-format on */

START_TEST(a_word_goes_along_a_path)
{
	orders_check(&arena, &words[_i]);
}

/* clang-format off */
static const struct text_case forgiven[] = {
	{"SON Al B2 C2", "word[SON|Al B2 C2]"},
	{"SON AI B2 C2", "word[SON|AI B2 C2]"},
	{"Bl C2", "word[|Bl C2] alone"},
	{"Bl C2 D3 E4", "word[|Bl C2 D3 E4] alone"},
	{"word Bl C2", "word[|Bl C2]"},
	{"BL C2 D3", "word[BL|C2 D3]"},
	{"Bl C2 D3", "word[Bl|C2 D3]"},
	{"A1 Bl", "play[A1||Bl|]"},
	{"BO C2", ""},
	{"SON BO C2 D2", ""},
	{"Al Bl", ""},
	{"Al Bl Cl", ""},
	{"COAST l9T 23T 2OT 24T 2lT", "word[COAST|l9T 23T 2OT 24T 2lT]"},
	{"IT 19T 23T", "word[IT|19T 23T]"},
	{"OIL LOT", ""},
	{"0T 00T", ""},
};
/* clang-format on */

START_TEST(letters_for_digits_are_forgiven_in_a_path)
{
	orders_check(&arena, &forgiven[_i]);
}

/* Behind `word` a name may be wrong; whoever knows the board says so. */
static const struct text_case wrong[] = {
	{"word SON A1 B22 C2",     "word[SON|A1 B22 C2]"    },
	{"word SON A1 J2 C2",      "word[SON|A1 J2 C2]"     },
	{"word SON A1 B2 C0",      "word[SON|A1 B2 C0]"     },
	{"word SON A1 2B C2",      "word[SON|A1 2B C2]"     },
	{"word A1 19T",            "word[|A1 19T]"          },
	{"word COAST 19T 23X 20T", "word[COAST|19T 23X 20T]"},
	{"word VITAMIN B2",        "word[VITAMIN|B2]"       },
	{"SON A1 B22 C2",          ""                       },
	{"SON A1 19T C2",          ""                       },
	{"word SON A1 B C2",       ""                       },
	{"word SON A1 B2 C2 here", ""                       },
	{"word SON A1 B12345",     ""                       },
	{"word 2B 3C",             ""                       },
	{"word SON A1 > ",         ""                       },
	{"word A1 > C2",           ""                       },
	{"word SON A1 > B2 C2",    ""                       },
	{"word SON A1 , , C2",     ""                       },
	{"word SON A1 >- C2",      ""                       },
	{"word SON A1 >> C2",      ""                       },
	{"word SON A1, B2,",       ""                       },
	{"word SON, A1 B2 C2",     ""                       },
};

START_TEST(a_wrong_name_is_an_order_only_behind_word)
{
	orders_check(&arena, &wrong[_i]);
}

/* clang-format off */
static const struct text_case equals[] = {
	{"SON A1 B2 C2\nson a1-b2, c2.", "word[SON|A1 B2 C2]"},
	{"SON A1 B2 C2\nword SON Al B2 C2", "word[SON|A1 B2 C2]"},
	{"COAST 09T 23T\nCOAST 9t 23t\nCOAST O9T 23T", "word[COAST|09T 23T]"},
	{"SON A1 > C2\nson a1->c2", "word[SON||A1|C2]"},
	{"A1 B2 C2\nword A1 B2 C2", "word[|A1 B2 C2]"},
	{"word A1 B2 C2\nA1 B2 C2", "word[|A1 B2 C2]"},
	{"A1 B2 C2\na1, b2, c2", "word[|A1 B2 C2] alone"},
	{"sort\nSort!", "sort"},
	{"remove 7\nremove 07", "remove[7]"},
	{"SON A1 B2 C2\nSON A1 B2 C3", "word[SON|A1 B2 C2]; word[SON|A1 B2 C3]"},
	{"SON A1 B2 C2\nSUN A1 B2 C2", "word[SON|A1 B2 C2]; word[SUN|A1 B2 C2]"},
	{"SON A1 B2 C2\nSON A1 B2", "word[SON|A1 B2 C2]; word[SON|A1 B2]"},
	{"SON A1 B2 C2\nA1 B2 C2", "word[SON|A1 B2 C2]; word[|A1 B2 C2] alone"},
	{"SON A1 B2\nSON A1 > B2", "word[SON|A1 B2]; word[SON||A1|B2]"},
	{"SON A1 > C2\nSON A1 > C3", "word[SON||A1|C2]; word[SON||A1|C3]"},
	{"SON A1 > C2\nSON B1 > C2", "word[SON||A1|C2]; word[SON||B1|C2]"},
	{"SON A1 B2 t1\nSON A1 B2 t1b", "word[SON|A1 B2] t1; word[SON|A1 B2] t1b"},
	{"COAST 2T 3T\nCOAST 22T 3T", "word[COAST|2T 3T]; word[COAST|22T 3T]"},
	{"remove 21\nremove 22", "remove[21]; remove[22]"},
	{"always check\nalways accept", "always[check]; always[accept]"},
	{"try SON A1 B2\ntry SUN A1 B2", "try[SON|A1 B2]; try[SUN|A1 B2]"},
};
/* clang-format on */

START_TEST(words_that_say_the_same_count_once)
{
	orders_check(&arena, &equals[_i]);
}

static const char *const walks[][2] = {
	{"A1 B2 C2",      "A1|B2|C2|"  },
	{"A1-B2-C2",      "A1|B2|C2|"  },
	{" A1,B2 ,  C2",  "A1|B2|C2|"  },
	{"A1 > B2->C2",   "A1|B2|C2|"  },
	{"19T - 9t, 07L", "19T|9t|07L|"},
	{"",	      ""           },
	{" , - > ",       ""           },
};

START_TEST(a_path_is_taken_name_by_name)
{
	struct buf b = buf_in(&arena);
	struct view path = view_of(walks[_i][0]);
	struct view name;

	while (word_text_next(&path, &name)) {
		buf_printf(&b, "%.*s|", VIEW_ARG(name));
	}
	ck_assert_str_eq(buf_cstr(&b), walks[_i][1]);
	ck_assert_uint_eq(name.len, 0);
	ck_assert(!word_text_next(&path, &name));
}

/* clang-format off */
static const struct {
	const char *line;
	enum order_kind kind;
} echoes[] = {
	{"remove 21", ORDER_REMOVE},
	{"sort", ORDER_SORT},
	{"check", ORDER_CHECK},
	{"accept", ORDER_ACCEPT},
	{"undo", ORDER_UNDO},
	{"agree undo", ORDER_AGREE},
	{"refuse undo", ORDER_REFUSE},
	{"agree pause", ORDER_AGREE},
	{"refuse pause", ORDER_REFUSE},
	{"pause", ORDER_PAUSE},
	{"resume", ORDER_RESUME},
	{"always check", ORDER_ALWAYS},
	{"always accept", ORDER_ALWAYS},
	{"always ask", ORDER_ALWAYS},
};
/* clang-format on */

START_TEST(what_is_kept_of_an_order_is_that_order)
{
	struct order o;

	ck_assert(order_read(&arena, view_of(echoes[_i].line), &o));
	ck_assert_int_eq(o.kind, echoes[_i].kind);
	ck_assert(view_is(o.text, echoes[_i].line));
	orders_check_slices(&o);
}

static const char *const kept[] = {"SON", "COAST", "DOWN", "RIGHT", "BLANK", "WITH",
				   "AND", "DRAW",  "AL",   "BI",    "HI",    "IT"};

static const char *const kept_paths[] = {"A1 B2 C3 D4 E5 D5 C5 B5 A5",
					 "19T 23T 20T 24T 21T 09R 07L"};

/* A path of as many nodes as the word has letters. */
static struct view path_for(const char *word, struct view all)
{
	struct view rest = all;
	struct view name;

	for (size_t i = 0; word[i] != '\0'; i++) {
		word_text_next(&rest, &name);
	}
	return view_from(all.at, (size_t)(rest.at - all.at));
}

static void check_kept(const char *word)
{
	for (int i = 0; i < COUNT(kept_paths); i++) {
		struct view path = path_for(word, view_of(kept_paths[i]));
		const char *line =
			arena_printf(&arena, "%s %.*s", word, VIEW_ARG(path));
		struct order o;

		ck_assert_msg(order_read(&arena, view_of(line), &o), "%s", line);
		ck_assert_msg(o.kind == ORDER_WORD, "%s", line);
		ck_assert_msg(view_eq(o.word.path, path), "%s", line);
		ck_assert(!o.word.alone && o.word.from.len == 0);
		/* Behind these words a path is a path; that spells them anyhow. */
		if (strcmp(word, "WORD") != 0 && strcmp(word, "PLAY") != 0 &&
		    strcmp(word, "MOVE") != 0) {
			ck_assert_msg(view_is(o.word.word, word), "%s", line);
		}
	}
}

START_TEST(what_is_kept_of_a_word_is_that_word)
{
	check_kept(kept[_i]);
}

START_TEST(a_word_that_begins_orders_is_kept_as_any_other)
{
	for (size_t i = 0; i < order_help_count; i++) {
		struct view all = view_of(order_help[i].words);
		struct view word;

		while ((word = view_word(&all)).len > 0) {
			struct buf b = buf_in(&arena);

			for (size_t k = 0; k < word.len; k++) {
				buf_char(&b, ascii_upper(word.at[k]));
			}
			check_kept(buf_cstr(&b));
		}
	}
}

/* clang-format off */
static const struct text_case boards[] = {
	{"8D CRATE", "play[8D||CRATE|]"},
	{"D8 CRATE", "play[D8||CRATE|]"},
	{"A1 SON", "play[A1||SON|]"},
	{"A1 a SON", "play[A1|a|SON|]"},
	{"A1 D", "play[A1||D|]"},
	{"A1 down SON", "play[A1|down|SON|]"},
	{"9T TON", "play[9T||TON|]"},
	{"A1 WORD", "play[A1||WORD|]"},
	{"try A1 WORD", "try[A1||WORD|]"},
	{"8D SORT blank S", "play[8D||SORT|S]"},
};
/* clang-format on */

START_TEST(a_square_and_a_word_are_no_path)
{
	orders_check(&arena, &boards[_i]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_word_goes_along_a_path, words);
	claims_rows(letters_for_digits_are_forgiven_in_a_path, forgiven);
	claims_rows(a_wrong_name_is_an_order_only_behind_word, wrong);
	claims_rows(words_that_say_the_same_count_once, equals);
	claims_rows(a_path_is_taken_name_by_name, walks);
	claims_rows(what_is_kept_of_an_order_is_that_order, echoes);
	claims_rows(what_is_kept_of_a_word_is_that_word, kept);
	claims_rows(a_square_and_a_word_are_no_path, boards);
	return claims_run("order_paths");
}
