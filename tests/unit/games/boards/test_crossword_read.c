/* SPDX-License-Identifier: ISC */
/* How a written play becomes tiles on squares: where case tells a blank and where not.
 */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* What came of the last order: the play, the choices, or the code and its places. */
static const char *result(enum outcome outcome)
{
	struct buf b = buf_in(&c.arena);

	switch (outcome) {
	case OUTCOME_APPLIED:
		buf_add(&b, c.table.echo);
		break;
	case OUTCOME_ASK:
		for (size_t i = 0; i < c.table.readings; i++) {
			const struct reading *r = &c.table.reading[i];

			buf_printf(&b, "%s%.*s = %.*s %d", i > 0 ? " | " : "",
				   VIEW_ARG(r->shown), VIEW_ARG(r->order), r->score);
		}
		break;
	case OUTCOME_REFUSED:
		buf_printf(&b, "%s at[%.*s] what[%.*s]", diag_name(c.table.diag.code),
			   VIEW_ARG(c.table.diag.at), VIEW_ARG(c.table.diag.what));
		break;
	}
	return buf_cstr(&b);
}

struct reads {
	const char *head, *line, *result;
};

#define FULL  "Rack Ann: C R A T E D S\n"
#define BLANK "Rack Ann: C R A T E ? S\n"
#define TWO   "Rack Ann: T E X ? ? J I\n"

/* clang-format off */
static const struct reads letters[] = {
	/* Ways to write one play; without a blank case means nothing. */
	{FULL, "8D CRATED", "D8 across CRATED"},
	{FULL, "8d crated", "D8 across CRATED"},
	{FULL, "8-D Crated.", "D8 across CRATED"},
	{FULL, "Play 8D: crated", "D8 across CRATED"},
	{FULL, "I play 8D crated!", "D8 across CRATED"},
	{FULL, "8D CRAteD", "D8 across CRATED"},
	{FULL, "8D cratedS", "D8 across CRATEDS"},
	{FULL, "D8 across crated", "D8 across CRATED"},
	{FULL, "8D h crated", "D8 across CRATED"},
	{FULL, "D8a crated", "D8 across CRATED"},
	{FULL, "H8 crated", "H8 down CRATED"},
	{FULL, "H4d crated", "H4 down CRATED"},
	{FULL, "4H down crated", "H4 down CRATED"},
	{FULL, "h4 v Crated", "H4 down CRATED"},
	{FULL, "8H across crated", "H8 across CRATED"},
	/* With a blank: small letters alone or a capital first tell nothing. */
	{BLANK, "8D crates", "D8 across CRATES"},
	{BLANK, "8D Crates", "D8 across CRATES"},
	{BLANK, "8D crated", "D8 across CRATEd"},
	{BLANK, "8D Crated", "D8 across CRATEd"},
	/* All capitals are real tiles. */
	{BLANK, "8D CRATES", "D8 across CRATES"},
	{BLANK, "8D CRATED", "tile-missing at[D] what[D]"},
	/* Mixed case: small ones are blanks; where a tile would do as well it is asked. */
	{BLANK, "8D CRATEd", "D8 across CRATEd"},
	{BLANK, "8D CRAtES", "8D CRA?TES = D8 across CRAtES 14 | 8D CRATES = D8 across CRATES 16"},
	{BLANK, "8D CRA?TES", "D8 across CRAtES"},
	{"Rack Ann: T A B L E ? ?\n", "8D TAbLE",
		"8D TA?BLE = D8 across TAbLE 8 | 8D TABLE = D8 across TABLE 14"},
	{"Rack Ann: T A B L E ? ?\n", "8D TAblE",
		"8D TA?B?LE = D8 across TAblE 6 | 8D TA?BLE = D8 across TAbLE 8 | "
		"8D TAB?LE = D8 across TABlE 12 | 8D TABLE = D8 across TABLE 14"},
	{"Rack Ann: T A B L ? ? X\n", "8D TAbLe",
		"8D TA?BL?E = D8 across TAbLe 6 | 8D TABL?E = D8 across TABLe 12"},
	{"Rack Ann: T E X T ? J I\n", "8E TEXt",
		"8E TEX?T = E8 across TEXt 10 | 8E TEXT = E8 across TEXT 11"},
	{BLANK, "8D CRateS", "blank-missing at[t] what[T]"},
	{BLANK, "8D crateS", "blank-missing at[r] what[R]"},
	{BLANK, "8D CRATeD", "tile-missing at[D] what[D]"},
	/* Two capitals are mixed case, wherever they stand. */
	{BLANK, "8D CrateS", "blank-missing at[a] what[A]"},
	/* A named blank always wins. */
	{BLANK, "8D CRATE?D", "D8 across CRATEd"},
	{BLANK, "8D CRA?TE", "D8 across CRAtE"},
	{BLANK, "8D cra?te", "D8 across CRAtE"},
	{BLANK, "8D crate?s", "D8 across CRATEs"},
	{BLANK, "8D CRATE?d", "D8 across CRATEd"},
	{BLANK, "8D ?CRATED", "tile-missing at[D] what[D]"},
	{BLANK, "8D ?C?RATES", "blank-missing at[?R] what[R]"},
	{BLANK, "8D crated blank d", "D8 across CRATEd"},
	{BLANK, "8D CRATED blank D", "D8 across CRATEd"},
	{BLANK, "8D CRATES blank S", "D8 across CRATEs"},
	{TWO, "8D EXiST blank T", "tile-missing at[S] what[S]"},
	{TWO, "8D EXiSt blank S", "blank-missing at[t] what[T]"},
	{"Rack Ann: T A B L E ? ?\n", "8D TAbLE blank E", "D8 across TAbLe"},
	{BLANK, "8D crates blank x", "blank-unclear at[x] what[X]"},
	{FULL, "8D CRATED blank D", "blank-missing at[D] what[D]"},
	{FULL, "8D CRATE?D", "blank-missing at[?D] what[D]"},
	{TWO, "8E TEST blank S T", "blank-unclear at[S T] what[T]"},
	{TWO, "8D EXIST blank S T", "D8 across EXIst"},
	{TWO, "8D EXIST blank S", "D8 across EXIsT"},
	{"Rack Ann: T E ? J I\nSetup: G8 down XI\n", "8E text",
		"8E TEX?T = E8 across TEXt 10 | 8E ?TEXT = E8 across tEXT 10"},
	{TWO, "8E text", "8E TEX?T = E8 across TEXt 10 | 8E ?TEXT = E8 across tEXT 10"},
	/* Of three that are the same each may be the tile. */
	{"Rack Ann: A ? ? E\n", "8G aaa",
		"8G A?A?A = G8 across Aaa 1 | 8G ?AA?A = G8 across aAa 1 | "
		"8G ?A?AA = G8 across aaA 1"},
	/* What is on the board is neither filled in nor told by its case. */
	{"Rack Ann: E S ? I\nSetup: H8 across TO\n", "H8 test", "H8 down TESt"},
	{"Rack Ann: C T ? I\nSetup: H8 down AT\n", "8G CaT", "G8 across CAT"},
	{"Rack Ann: C T ? I\nSetup: H8 down aT\n", "8G CaT", "G8 across CaT"},
};
/* clang-format on */

START_TEST(b9_case_tells_a_blank_only_where_it_can)
{
	const struct reads *r = &letters[_i];

	case_run(&c, r->head, "");
	ck_assert_str_eq(result(case_letter(&c, 0, r->line)), r->result);
}

/* In records small is a blank and great is none, whatever is on the rack. */
/* clang-format off */
static const struct reads strict[] = {
	{BLANK, "D8 across CRATES", "D8 across CRATES"},
	{BLANK, "8D CRATEs", "D8 across CRATEs"},
	{BLANK, "8D CRAtES", "D8 across CRAtES"},
	{BLANK, "8D CRATE?D", "D8 across CRATEd"},
	{BLANK, "8D CRATED blank D", "D8 across CRATEd"},
	{BLANK, "8D CRATED", "tile-missing at[D] what[D]"},
	{BLANK, "8D crates", "blank-missing at[r] what[R]"},
	{BLANK, "8D Crates", "blank-missing at[a] what[A]"},
	{FULL, "8D crated", "blank-missing at[c] what[C]"},
	{FULL, "8D CRATEd", "blank-missing at[d] what[D]"},
	{TWO, "8D eXIst", "blank-missing at[t] what[T]"},
	/* On a tile of the board case says nothing. */
	{"Rack Ann: E ?\nSetup: H8 across CaT\n", "H8 across catE", "H8 across CaTE"},
	{"Rack Ann: E ?\nSetup: H8 across CaT\n", "H8 across CATe", "H8 across CaTe"},
	{"Rack Ann: E ?\nSetup: H8 across CaT\n", "H8 across CATE", "H8 across CaTE"},
};
/* clang-format on */

START_TEST(b9_in_records_small_letters_are_blanks)
{
	const struct reads *r = &strict[_i];

	case_run(&c, r->head, "");
	ck_assert_str_eq(result(case_strict(&c, 0, r->line)), r->result);
}

#define GOD "Rack Ann: C O K I E A B\nSetup: E11 down GOD\n"
#define ARC "Rack Ann: E N D O W E S\nSetup: D8 across ARC\n"

/* clang-format off */
static const struct reads through[] = {
	{GOD, "12C COOKIE", "C12 across COOKIE"},
	{GOD, "12C cookie", "C12 across COOKIE"},
	{GOD, "12C CO(O)KIE", "C12 across COOKIE"},
	{GOD, "12C co(o)kie", "C12 across COOKIE"},
	{GOD, "12C CO.KIE", "C12 across COOKIE"},
	{GOD, "12C C(O)OKIE", "gap at[O] what[D12]"},
	{GOD, "12C C.OKIE", "gap at[.] what[D12]"},
	{GOD, "12C CO(A)KIE", "square-taken at[A] what[E12]"},
	{GOD, "12C CO?OKIE", "square-taken at[?O] what[E12]"},
	{GOD, "D13 across (D)", "gap at[D] what[D13]"},
	{GOD, "D12 across O", "longer-word at[] what[OO]"},
	{GOD, "E10 down A(GOD)", "E10 down AGOD"},
	{GOD, "E10 down .GOD", "gap at[.] what[E10]"},
	{ARC, "E2 ENDOWE.S", "E2 down ENDOWERS"},
	{ARC, "E2 ENDOWE(R)S", "E2 down ENDOWERS"},
	{ARC, "E2 endowers", "E2 down ENDOWERS"},
	{ARC, "E2 ENDOWERS blank R", "blank-unclear at[R] what[R]"},
	/* A blank on the board is met as its letter, and by its own sign. */
	{"Rack Ann: S E\nSetup: H8 across CaT\n", "8H CATS", "H8 across CaTS"},
	{"Rack Ann: S E\nSetup: H8 across CaT\n", "8H C(A)TS", "H8 across CaTS"},
	{"Rack Ann: S E\nSetup: H8 across CaT\n", "8H C?ATS", "H8 across CaTS"},
	{"Rack Ann: S E\nSetup: H8 across CaT\n", "8H ?CATS",
		"square-taken at[?C] what[H8]"},
};
/* clang-format on */

START_TEST(b4_tiles_of_the_board_are_named_in_three_ways)
{
	const struct reads *r = &through[_i];

	case_run(&c, r->head, "");
	ck_assert_str_eq(result(case_letter(&c, 0, r->line)), r->result);
}

#define ES       "Language: es\nRack Ann: CH I C O RR E H\n"
#define ES_BLANK "Language: es\nRack Ann: ? I C O RR E H\n"
#define ES_PO    "Language: es\nRack Ann: P O A O S\nSetup: H7 down [CH]A\n"
#define CA       "Language: ca\nRack Ann: L\u00b7L A M NY QU L ?\n"

/* clang-format off */
static const struct reads many_letters[] = {
	{ES, "8H CHICO", "H8 across [CH]ICO"},
	{ES, "8h chico", "H8 across [CH]ICO"},
	{ES, "8H [CH]ICO", "H8 across [CH]ICO"},
	{ES, "8H [C]HICO", "tile-missing at[C] what[second C]"},
	{ES, "8H [C]HI", "H8 across [C]HI"},
	{ES, "8H [C][H]I", "H8 across [C]HI"},
	{ES, "8H CRI", "tile-missing at[R] what[R]"},
	{ES, "8H CORRE", "H8 across CO[RR]E"},
	/* No blank is held: brackets in small letters are no blank in a letter. */
	{ES, "8h [ch]ico", "H8 across [CH]ICO"},
	{ES, "8H [CX]A", "unknown-letter at[[CX]] what[]"},
	{ES_BLANK, "8H ?[CH]ICO", "H8 across [ch]ICO"},
	{ES_BLANK, "8H [ch]ICO", "H8 across [ch]ICO"},
	{ES_BLANK, "8H chICO", "H8 across [ch]ICO"},
	{ES_BLANK, "8H CHICO blank [CH]", "H8 across [ch]ICO"},
	{ES_BLANK, "8h chico", "H8 across [ch]ICO"},
	/* A choice keeps C and H apart. */
	{"Language: es\nRack Ann: C H I T ?\n", "8h [c]hitt",
		"8H [C]HIT?T = H8 across [C]HITt 18 | "
		"8H [C]HI?TT = H8 across [C]HItT 18"},
	{ES_BLANK, "8H CHICO", "tile-missing at[CH] what[CH]"},
	{ES_BLANK, "8H Chico", "H8 across [ch]ICO"},
	{ES_PO, "7F PO(CH)O", "F7 across PO[CH]O"},
	{ES_PO, "7F POCHO", "F7 across PO[CH]O"},
	{ES_PO, "7F po[ch]o", "F7 across PO[CH]O"},
	{ES_PO, "7F PO.O", "F7 across PO[CH]O"},
	{CA, "9B [L\u00b7L]AMA", "centre-missed at[] what[H8]"},
	{CA, "8H [L\u00b7L]A", "H8 across [L\u00b7L]A"},
	{CA, "8H [L.L]A", "H8 across [L\u00b7L]A"},
	{CA, "8H L\u00b7LA", "H8 across [L\u00b7L]A"},
	{CA, "8H l-la", "H8 across [L\u00b7L]A"},
	{CA, "8H MANY", "H8 across MA[NY]"},
	{CA, "8H QUA", "H8 across [QU]A"},
	{CA, "8H LLAMA", "tile-missing at[L] what[second L]"},
	{CA, "8H YA", "unknown-letter at[Y] what[]"},
	{CA, "8H QA", "unknown-letter at[Q] what[]"},
};
/* clang-format on */

START_TEST(b2_tiles_of_several_letters_are_named_in_several_ways)
{
	const struct reads *r = &many_letters[_i];

	case_run(&c, r->head, "");
	ck_assert_str_eq(result(case_letter(&c, 0, r->line)), r->result);
}

/* A record goes through a blank that stands for several letters as it wrote it. */
START_TEST(b4_echo_through_a_blank_of_the_board_reads_again)
{
	case_run(&c, "Language: es\nRack Ann: S I O\nSetup: H8 across [ch]A\n", "");
	ck_assert_str_eq(result(case_strict(&c, 0, "H8 across [ch]AS")),
			 "H8 across [ch]AS");
	ck_assert_str_eq(result(case_strict(&c, 0, "H8 across CHAS")),
			 "H8 across [ch]AS");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(b9_case_tells_a_blank_only_where_it_can, letters);
	claims_rows(b9_in_records_small_letters_are_blanks, strict);
	claims_rows(b4_tiles_of_the_board_are_named_in_three_ways, through);
	claims_rows(b2_tiles_of_several_letters_are_named_in_several_ways,
		    many_letters);
	return claims_run("crossword_read");
}
