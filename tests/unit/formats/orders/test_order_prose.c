/* SPDX-License-Identifier: ISC */
/* What people write that is near to orders of path games, or looks like their paths. */
#include "tests/helpers/club/orders_written.h"

#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const char *const said[] = {
	/* word */
	"Word up!", "word up", "Word!", "word", "word:", "Word of the day", "Word games",
	"I play word games", "Play word games!", "Play word SON", "Word games, anyone?",
	"word for word", "Word is that Ben is ill", "In a word: no", "a word A1", "word I",
	"word A A1 B2", "Word perfect, that", "word on the street", "word?", "words A1 B2",
	"My word", "I word it so", "I word A1 B2", "word SON or SUN", "word: SON or SUN",
	"word 12", "word 7 of 9", "Word 97", "word (SON)", "word S.N", "word S?ON",
	"word count", "Word list", "Word nerd!", "word SON:", "word: SON:",
	/* paths and what looks like one */
	"A1", "B2.", "19T", "9t", "VITAMIN B2", "TAKE A1", "Vitamins B2 B6", "Seats A4 A5",
	"I will check B2 C3", "I SON A1 B2 C2", "meet me at A1 B2", "A1 is free", "A1 and B2",
	"A1 or B2", "from A1 to C2", "SON A1 to C2", "A1 B2 C2 SON", "A1 B2 C2 is mine",
	"the path A1 B2 C2", "A1/B2/C2", "A1.B2.C2", "A1B2C2", "A10 B10", "J1 K2", "A0 A1",
	"A1 19T", "A 1 B 2", "SON (A1 B2 C2)", "SON A1", "SON A1,", "SON A1, > C2", "A1 B2 -", "A1, B2,",
	"-A1 B2", "O A1 B2", "A1 > C2", "Ann 8 B2", "SON A1 B2 C2 please", "19 T 23 T",
	"5T 6 7R", "19T and 23T", "2 x A4 paper", "3L of water", "10L 20", "Row 1: A 1, B 2.",
	"ON A1 B2 t1 t2", "SON A1 B2 =1 =2", "C3PO R2D2", "R2 D2", "Hotel B2, E3, F4 open",
	"e.g. SON A1 B2 C2", "Ann: SON A1 B2 C2", "http://x.example/ A1 B2",
	/* sort */
	"Sort it out", "Sort of", "sorted", "Sorts", "sort?!not", "sort them please",
	"Short", "Sport", "Sorry", "Soft", "Sore", "All sorts", "sort word SON",
	/* remove */
	"Remove 2 of them", "remove", "remove it", "Remove me from the list", "remove 0",
	"remove 100", "remove 021", "remove 2.5", "remove 21T", "remove #21", "remove -3", "remove +3",
	"remove two", "Removed", "Remote", "remove 21 22", 
	/* check */
	"Check it out", "check mate", "Checkmate", "Checks", "Cheek", "Chuck", "Czech",
	"Check please", "check A1", "I will check", "Spell check",
	/* undo */
	"Undo that please", "undone", "Udo", "Unto", "Und", "I would undo it", 
	/* pause, resume, always */
	"Pause for thought", "Pauses", "Paused", "Paula", "Paul", "Resumes", "Resumed",
	"Presume", "Resume work on Monday", "pause 10d", "always", "Always!", "Always yours",
	"always happy", "always accept it", "always check twice", "Alwin", "always pass",
	"agree sort", "refuse to", "agree always",
};
/* clang-format on */

START_TEST(what_people_say_is_no_order)
{
	const char *got = orders_written(&arena, said[_i]);
	struct order o;

	ck_assert_msg(got[0] == '\0', "\"%s\" gives \"%s\"", said[_i], got);
	ck_assert_msg(!order_read(&arena, view_of(said[_i]), &o), "%s", said[_i]);
}

/* clang-format off */
static const struct text_case nears[] = {
	{"SON A1 B2 C2?", "near question[SON A1 B2 C2]"},
	{"word SON?", "near question[word SON]"},
	{"I play SON A1 B2 C2 =3 t2b ?", "near question[SON A1 B2 C2 =3 t2b]"},
	{"A1 B2 C2?", "near question[A1 B2 C2]"},
	{"move: A1 B2 C2?", "near question[move: A1 B2 C2]"},
	{"sort?", "near question[sort]"},
	{"remove 21?", "near question[remove 21]"},
	{"check?", "near question[check]"},
	{"undo?", "near question[undo]"},
	{"always check?", "near question[always check]"},
	{"wrod SON A1 B2 C2", "near spelling[word SON A1 B2 C2]"},
	{"wrod: SON A1 > C2", "near spelling[word: SON A1 > C2]"},
	{"paly SON A1 B2 C2", "near spelling[SON A1 B2 C2]"},
	{"srot", "near spelling[sort]"},
	{"cehck", "near spelling[check]"},
	{"udno!", "near spelling[undo]"},
	{"puase", "near spelling[pause]"},
	{"remvoe 21", "near spelling[remove 21]"},
	{"remov 21", "near spelling[remove 21]"},
	{"alway check", "near spelling[always check]"},
	{"Hello\n-----Original Message-----\nSON A1 B2 C2\n",
	 "near quoted[SON A1 B2 C2]"},
	{"> SON A1 B2 C2\n> sort\n> check\n| word SON",
	 "near marked[SON A1 B2 C2]; near marked[sort]; near marked[check]"},
	/* two words may be anything */
	{"wrod hard", ""},
	{"Work hard", ""},
	{"World peace", ""},
	{"Wood fire", ""},
	{"Words fail", ""},
	{"Ward A1", ""},
	/* what stands for a square is none of any board */
	{"8Z GLOBE", "near square[8Z]"},
	{"play z8: globe!", ""},
	{"Z8 globe", ""},
	{"22H GLOBE", "near square[22H]"},
	{"game 3: 0A GLOBE", "near square[0A]"},
	{"8Z", ""},
	{"8Z a", ""},
	{"8Z GLOBE at last", ""},
	{"100H GLOBE", ""},
	{"8ZZ GLOBE", ""},
	{"88 GLOBE", ""},
	{"ZZ GLOBE", ""},
	{"8Z GLO8E", ""},
};
/* clang-format on */

START_TEST(a_question_about_a_word_never_plays_it)
{
	orders_check(&arena, &nears[_i]);
}

/* clang-format off */
static const struct text_case broken[] = {
	{"I have looked at this for two hours now, and I cannot tell whether to\npass", "near spelling[pass]"},
	{"I have looked at this for two hours now, and I cannot tell whether to\npass.\nSo there.", "near spelling[pass]"},
	{"I have looked at this for two hours now, and I cannot tell whether to\nresign\n8D CRATE", "play[8D||CRATE|]; near spelling[resign]"},
	{"I have looked at this for two hours now, and I cannot tell where to\nstop\n8D CRATE", "play[8D||CRATE|]"},
	{"I have looked at this for two hours now, and I cannot find anything.\npass", "pass"},
	{"I have looked at this for two hours now, and I cannot tell whether to\n\npass", "pass"},
	{"I have looked at this for two hours now, and I cannot tell whether to\nPass", "pass"},
	{"I have looked at this for two hours now, and I cannot tell whether to\n8D CRATE", "play[8D||CRATE|]"},
	{"I have looked at this for two hours now, and I cannot tell whether I need some\nhelp", "help"},
	{"Nothing at all to be found here, sorry\npass", "pass"},
};
/* clang-format on */

START_TEST(the_last_word_of_a_broken_line_is_no_order)
{
	orders_check(&arena, &broken[_i]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_people_say_is_no_order, said);
	claims_rows(a_question_about_a_word_never_plays_it, nears);
	claims_rows(the_last_word_of_a_broken_line_is_no_order, broken);
	return claims_run("order_prose");
}
