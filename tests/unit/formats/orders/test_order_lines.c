/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/orders_written.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static void setup(void)
{
	arena = (struct arena){0};
}

static void teardown(void)
{
	arena_free(&arena);
}

/* clang-format off */
static const struct text_case plays[] = {
	{"8D CRATED", "play[8D||CRATED|]"},
	{"8D A", "play[8D||A|]"},
	{"D8 CRATED", "play[D8||CRATED|]"},
	{"8d crated", "play[8d||crated|]"},
	{"8-D Crated", "play[8-D||Crated|]"},
	{"  8D   CRATED  ", "play[8D||CRATED|]"},
	{"Play 8D: crated", "play[8D||crated|]"},
	{"move 8D CRATED", "play[8D||CRATED|]"},
	{"MOVE: 8D CRATED", "play[8D||CRATED|]"},
	{"I play 8D CRATED", "play[8D||CRATED|]"},
	{"I play: 8D CRATED", "play[8D||CRATED|]"},
	{"Move : 8D CRATED", "play[8D||CRATED|]"},
	{"H4d SALTY", "play[H4|d|SALTY|]"},
	{"4H across SALTY", "play[4H|across|SALTY|]"},
	{"h4 down salty", "play[h4|down|salty|]"},
	{"H4 Down: SALTY", "play[H4|Down|SALTY|]"},
	{"H4 right SALTY", "play[H4|right|SALTY|]"},
	{"N1 across TONE", "play[N1|across|TONE|]"},
	{"8D DOWN", "play[8D||DOWN|]"},
	{"8D across DOWN", "play[8D|across|DOWN|]"},
	{"8D DOWN blank N", "play[8D||DOWN|N]"},
	{"U21 TO", "play[U21||TO|]"},
	{"H1O TO", "play[H1O||TO|]"},
	{"8D CRAAlED =74", "play[8D||CRAAlED|] =74"},
	{"8D CRAAlED=74", "play[8D||CRAAlED|] =74"},
	{"8D CRAAlED = 74", "play[8D||CRAAlED|] =74"},
	{"8D CRATED t12", "play[8D||CRATED|] t12"},
	{"8D CRATED =74 T12", "play[8D||CRATED|] =74 t12"},
	{"8D CRATED t12 =74", "play[8D||CRATED|] =74 t12"},
	{"8D CRAA?LED", "play[8D||CRAA?LED|]"},
	{"8D CRAALED blank L", "play[8D||CRAALED|L]"},
	{"8D CRAALED blank L =74", "play[8D||CRAALED|L] =74"},
	{"8D CRAASED blank A S", "play[8D||CRAASED|A S]"},
	{"8D [CH]ICO blank [CH]", "play[8D||[CH]ICO|[CH]]"},
	{"E2 ENDOWE.S", "play[E2||ENDOWE.S|]"},
	{"12C CO(O)KIE", "play[12C||CO(O)KIE|]"},
	{"7F PO(CH)O", "play[7F||PO(CH)O|]"},
	{"9B [L\u00b7L]AMA", "play[9B||[L\u00b7L]AMA|]"},
	{"8D C?L/TE", "play[8D||C?L/TE|]"},
	{"8D ?[CH]ICO", "play[8D||?[CH]ICO|]"},
	{"8D \u00c9T\u00c9", "play[8D||\u00c9T\u00c9|]"},
	{"8D \u0421\u041b\u041e\u0412\u041e",
	 "play[8D||\u0421\u041b\u041e\u0412\u041e|]"},
	{"try 8D CRATED", "try[8D||CRATED|]"},
	{"try: H4 down CRATED =12", "try[H4|down|CRATED|] =12"},
	{"try 8D CRATED?", "try[8D||CRATED|]"},
	{"try 8D CRATED\ntry 8E RATED\n", "try[8D||CRATED|]; try[8E||RATED|]"},
};
/* clang-format on */

/* clang-format off */
static const struct text_case others[] = {
	{"exchange EIIU", "exchange[EIIU]"},
	{"swap E I I U", "exchange[E I I U]"},
	{"Exchange: EIIU", "exchange[EIIU]"},
	{"I exchange eiiu.", "exchange[eiiu]"},
	{"exchange ?", "exchange[?]"},
	{"exchange AEI?", "exchange[AEI?]"},
	{"exchange A?E", "exchange[A?E]"},
	{"exchange aei ?", "exchange[aei ?]"},
	{"exchange AEI?!", "exchange[AEI?]"},
	{"exchange E [CH] ?", "exchange[E [CH] ?]"},
	{"exchange L·L B", "exchange[L·L B]"},
	{"exchange L-LE", "exchange[L-LE]"},
	{"exchange EIIU t12", "exchange[EIIU] t12"},
	{"exchange", "exchange"},
	{"pass", "pass"},
	{"I pass", "pass"},
	{"Pass!", "pass"},
	{"move: pass", "pass"},
	{"pass t12", "pass t12"},
	{"resign", "resign"},
	{"Fold", "resign"},
	{"challenge", "challenge"},
	{"question", "challenge"},
	{"challenge HOARSE", "challenge[HOARSE]"},
	{"I challenge.", "challenge"},
	{"accept", "accept"},
	{"I accept.", "accept"},
	{"accept luck: purple umbrella", "accept[purple umbrella]"},
	{"I accept. Luck: x", ""},
	{"Accept  LUCK : 4 8 15 16", "accept[4 8 15 16]"},
	{"luck: purple umbrella, or none?", "luck[purple umbrella, or none?]"},
	{"game 12: luck: x", "luck[x] game 12"},
	{"decline", "decline"},
	{"offer draw", "offer draw[draw]"},
	{"agree draw", "agree[draw]"},
	{"agree", "agree"},
	{"agree undo", "agree[undo]"},
	{"refuse draw", "refuse[draw]"},
	{"refuse", "refuse"},
	{"yes", "yes"},
	{"No.", "no"},
	{"choose 2", "choose[2]"},
	{"2", "choose[2]"},
	{"2.", "choose[2]"},
	{"\n\n  2\nThanks", "choose[2]"},
	{"> 1 8D CHICO\n2", "choose[2]"},
	{"Hello\n2", ""},
	{"100", ""},
	{"0", ""},
	{"show", "show[-1]"},
	{"show t9", "show[9]"},
	{"show 9", "show[9]"},
	{"show?", "show[-1]"},
	{"rack", "rack"},
	{"Rack?", "rack"},
	{"bag", "bag"},
	{"moves", "moves"},
	{"games", "games"},
	{"help", "help"},
	{"Help!", "help"},
	{"help exchange", "help[exchange]"},
	{"Ratings?", "ratings"},
	{"leave?", "leave"},
	{"ifs?", "ifs"},
	{"Settings?", "set"},
	{"ratings wordcap", "ratings[wordcap]"},
	{"ratings WordCap ca", "ratings[WordCap ca]"},
	{"ratings are silly anyway", ""},
	{"ratings 7", ""},
	{"rules", "rules"},
	{"history?", "history"},
	{"Clock", "clock"},
	{"export", "export"},
	{"export GCG", "export[GCG]"},
	{"export mbox?", "export[mbox]"},
	{"export my data", "export[my data]"},
	{"observe game 12", "observe[game 12] game 12"},
	{"Observe 12!", "observe[12] game 12"},
	{"game 12: observe", "observe game 12"},
	{"game 12: observe game 12", "observe[game 12] game 12"},
	{"unobserve game 12", "unobserve[game 12] game 12"},
	{"unobserve", "unobserve"},
	{"game 12: pass", "pass game 12"},
	{"game 12 : pass", "pass game 12"},
	{"Game 12\npass", "pass game 12"},
	{"game 12:\npass", "pass game 12"},
	{"game 12.\npass", "pass game 12"},
	{"game 12 # Ben\npass", "pass game 12"},
	{"game 12\npass\ngame 13\n8D TO\nrack",
	 "pass game 12; play[8D||TO|] game 13; rack game 13"},
	{"game 12\ngame 13: pass\nrack", "pass game 13; rack game 12"},
	{"game 12: 8D CRATED =7", "play[8D||CRATED|] =7 game 12"},
};
/* clang-format on */

/* clang-format off */
static const struct text_case prose[] = {
	{"Accept luck as it comes", ""},
	{"accept luck:", ""},
	{"Luck was with me", ""},
	{"luck:", ""},
	{"export my thoughts", ""},
	{"history repeats itself", ""},
	{"Observe the rules", ""},
	{"observe game", ""},
	{"observe game 0", ""},
	{"observe game 12 please", ""},
	{"game 7: observe game 12", ""},
	{"Pass me the salt", ""},
	{"IAN", ""},
	{"x Ann", ""},
	{"On 8 A we met", ""},
	{"-", ""},
	{"\u2013", ""},
	{"- ", ""},
	{"Hello Ben,", ""},
	{"I", ""},
	{"play", ""},
	{"move:", ""},
	{"I play", ""},
	{"8D", ""},
	{"8D CAT5", ""},
	{"8D WELL-KNOWN", ""},
	{"8D the one", ""},
	{"8D CRATED please", ""},
	{"8D CRATED = ", ""},
	{"8D CRATED =seven", ""},
	{"8D CRATED =7 =8", ""},
	{"8D CRATED t1 t2", ""},
	{"8D CRAALED blank", ""},
	{"8D CRAALED blank LS", ""},
	{"8D CRAALED blank ?", ""},
	{"8D CRAALED blank A B C D E", ""},
	{"8D CRAALED blanks L", ""},
	{"8D (CRATED", ""},
	{"80 CATS", ""},
	{"IO CATS", ""},
	{"V8 ENGINE", ""},
	{"A22 ROAD", ""},
	{"8D, CRATED", ""},
	{"pass pass", ""},
	{"pass =7", ""},
	{"passing", ""},
	{"exchange rates for today", ""},
	{"exchange 3", ""},
	{"swap with you", ""},
	{"exchange ABCDEFGHIJKLMNOP", ""},
	{"challenge accepted", ""},
	{"question for you", ""},
	{"Question: how are you", ""},
	{"I agree.", ""},
	{"I yes", ""},
	{"agree with you", ""},
	{"offer", ""},
	{"offer a hand", ""},
	{"choose", ""},
	{"choose two", ""},
	{"choose 0", ""},
	{"choose -1", ""},
	{"choose 999999999999999999999", ""},
	{"show me", ""},
	{"show t9 now", ""},
	{"help me please", ""},
	{"rack t12", ""},
	{"say hello to Ben", ""},
	{"say:", ""},
	{"say:   ", ""},
	{"stop?", ""},
	{"game on", ""},
	{"game 7 turn 12", ""},
	{"game 0: pass", ""},
	{"game 99999999999: pass", ""},
	{"e.g. 8D CRATE", ""},
	{"# 8D CRATED", ""},
	{"// 8D CRATED", ""},
	{"http://x.example/8D CRATED", ""},
	{"Ann: 8D CRATED", ""},
	{"The best is 8D CRATED", ""},
	{"8D CRATED or D8 CRATED", ""},
	{"Bag end", ""},
	{"Rick", ""},
};
/* clang-format on */

/* clang-format off */
static const struct text_case nears[] = {
	{"8D CRATD?", "near question[8D CRATD]"},
	{"8D CRATD? # sure", "near question[8D CRATD]"},
	{"8D CRATD # sure?", "near question[8D CRATD]"},
	{"8D CRATED =74?", "near question[8D CRATED =74]"},
	{"8D CRATED =74 t3 ?!", "near question[8D CRATED =74 t3]"},
	{"I play 8D CRATD ??", "near question[8D CRATD]"},
	{"pass?", "near question[pass]"},
	{"resign?", "near question[resign]"},
	{"challenge?", "near question[challenge]"},
	{"accept?", "near question[accept]"},
	{"exchange?", "near question[exchange]"},
	{"exchange AEI? # ok?", "near question[exchange AEI?]"},
	{"leave 10d?", "near question[leave 10d]"},
	{"leave 3 Jul to 14 Jul?", "near question[leave 3 Jul to 14 Jul]"},
	{"ifs on?", "near question[ifs on]"},
	{"set board list?", "near question[set board list]"},
	{"exchnage EIIU", "near spelling[exchange EIIU]"},
	{"I exchnage EIIU", "near spelling[exchange EIIU]"},
	{"game 3: exchnage EIIU", "near spelling[exchange EIIU]"},
	{"challange", "near spelling[challenge]"},
	{"chalenge?", "near spelling[challenge]"},
	{"pas", "near spelling[pass]"},
	{"Resgin!", "near spelling[resign]"},
	{"paly 8D CRATED", "near spelling[8D CRATED]"},
	{"acept.", "near spelling[accept]"},
	{"exchnage rates today", ""},
	{"pas de quoi", ""},
};
/* clang-format on */

START_TEST(a_play_is_a_square_and_a_word)
{
	orders_check(&arena, &plays[_i]);
}

START_TEST(an_order_is_a_whole_line)
{
	orders_check(&arena, &others[_i]);
}

START_TEST(prose_is_no_order)
{
	orders_check(&arena, &prose[_i]);
}

START_TEST(a_near_miss_is_told_and_never_done)
{
	orders_check(&arena, &nears[_i]);
}

int main(void)
{
	claims_fixture(setup, teardown);
	claims_rows(a_play_is_a_square_and_a_word, plays);
	claims_rows(an_order_is_a_whole_line, others);
	claims_rows(prose_is_no_order, prose);
	claims_rows(a_near_miss_is_told_and_never_done, nears);
	return claims_run("order_lines");
}
