/* SPDX-License-Identifier: ISC */
/* What affix files and dictionaries make, feature by feature. */
#include <string.h>

#include "formats/text/buf.h"
#include "tests/helpers/affix_case.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const char verbs[] = "SET UTF-8\n"
			    "SFX A Y 3\n"
			    "SFX A 0 s [^sy]\n"
			    "SFX A y ies [^aeiou]y\n"
			    "SFX A 0 es s\n"
			    "PFX R Y 1\n"
			    "PFX R 0 re .\n";

/* clang-format off */
static const struct {
	const char *claim, *aff, *dic, *forms;
} cases[] = {
	{"a stem without flags is its only form",
	 "SET UTF-8\n", "1\ncat\n", "cat"},
	{"a flag of no rule makes no form",
	 "SET UTF-8\n", "1\ncat/A\n", "cat"},
	{"conditions choose the suffix",
	 verbs, "3\ncat/A\ncry/A\nkiss/A\n", "cat cats cries cry kiss kisses"},
	{"a vowel before y takes no rule here",
	 verbs, "1\nplay/A\n", "play"},
	{"prefixes and suffixes cross",
	 verbs, "1\ncry/AR\n", "cries cry recries recry"},
	{"no crossing where the suffix says N",
	 "SET UTF-8\nSFX A N 1\nSFX A 0 s .\nPFX R Y 1\nPFX R 0 re .\n",
	 "1\ncat/AR\n", "cat cats recat"},
	{"no crossing where the prefix says N",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s .\nPFX R N 1\nPFX R 0 re .\n",
	 "1\ncat/AR\n", "cat cats recat"},
	{"a suffix leads to one more suffix",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 er/S .\nSFX S Y 1\nSFX S 0 s .\n",
	 "1\nwalk/A\n", "walk walker walkers"},
	{"three suffixes are one too many",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 a/B .\nSFX B Y 1\nSFX B 0 b/C .\n"
	 "SFX C Y 1\nSFX C 0 c .\n", "1\nx/A\n", "x xa xab"},
	{"a suffix that leads to itself comes to an end",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 a/A .\n", "1\nx/A\n", "x xa xaa"},
	{"rules that lead to each other come to an end",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 a/B .\nSFX B Y 1\nSFX B 0 b/A .\n",
	 "1\nx/A\n", "x xa xab"},
	{"a suffix brings a prefix along",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s/R .\nPFX R Y 1\nPFX R 0 re .\n",
	 "1\ncat/A\n", "cat cats recats"},
	{"a prefix brings a suffix along",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s .\nPFX R Y 1\nPFX R 0 re/A .\n",
	 "1\ncat/R\n", "cat recat recats"},
	{"a prefix goes on both suffixes",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 er/S .\nSFX S Y 1\nSFX S 0 s .\n"
	 "PFX R Y 1\nPFX R 0 re .\n", "1\nwalk/AR\n",
	 "rewalk rewalker rewalkers walk walker walkers"},
	{"a prefix strips",
	 "SET UTF-8\nPFX R Y 2\nPFX R e tran es\nPFX R 0 x [^e]\n",
	 "2\nestar/R\nmar/R\n", "estar mar transtar xmar"},
	{"a stem may need an affix",
	 "SET UTF-8\nNEEDAFFIX N\nSFX A Y 1\nSFX A 0 s .\n", "1\nscissor/AN\n",
	 "scissors"},
	{"a suffix may need another one",
	 "SET UTF-8\nNEEDAFFIX N\nSFX A Y 1\nSFX A 0 t/NB .\n"
	 "SFX B Y 1\nSFX B 0 en .\n", "1\nx/A\n", "x xten"},
	{"its old name is known",
	 "SET UTF-8\nPSEUDOROOT N\nSFX A Y 1\nSFX A 0 s .\n", "1\nscissor/AN\n",
	 "scissors"},
	{"a circumfix takes both ends",
	 "SET UTF-8\nCIRCUMFIX X\nSFX A Y 1\nSFX A 0 t/X .\n"
	 "PFX G Y 1\nPFX G 0 ge/X .\n", "1\nmach/AG\n", "gemacht mach"},
	{"a forbidden word is no form of another, and has none",
	 "SET UTF-8\nFORBIDDENWORD Z\nSFX A Y 1\nSFX A 0 s .\n",
	 "3\nfoot/A\nfoots/ZA\nfeet\n", "feet foot"},
	{"what stands only in compounds is none",
	 "SET UTF-8\nONLYINCOMPOUND C\nSFX A Y 2\nSFX A 0 s .\nSFX A 0 o/C .\n",
	 "2\ncat/A\nfugen/CA\n", "cat cats"},
	{"flags of two letters",
	 "SET UTF-8\nFLAG long\nSFX A1 Y 1\nSFX A1 0 s .\nSFX A2 Y 1\nSFX A2 0 t .\n",
	 "2\na/A2\nb/A1A2\n", "a at b bs bt"},
	{"flags that are numbers",
	 "SET UTF-8\nFLAG num\nSFX 1 Y 1\nSFX 1 0 s .\nSFX 65000 Y 1\n"
	 "SFX 65000 0 t/1 .\n", "2\na/65000\nb/1,65000\n", "a at ats b bs bt bts"},
	{"flags that are any letter",
	 "SET UTF-8\nFLAG UTF-8\nSFX À Y 1\nSFX À 0 s .\nSFX Á Y 1\nSFX Á 0 t .\n",
	 "2\na/À\nb/ÀÁ\n", "a as b bs bt"},
	{"a flag is one sign, however it is to be shown",
	 "SET UTF-8\nFLAG UTF-8\nSFX ☎\xef\xb8\x8f Y 1\nSFX ☎\xef\xb8\x8f 0 s .\nSFX À Y 1\nSFX À 0 t .\n",
	 "2\na/☎\xef\xb8\x8fÀ\nb/☎\n", "a as at b bs"},
	{"rows of flags by number",
	 "SET UTF-8\nAF 2\nAF A # the first\nAF AB\nSFX A Y 1\nSFX A 0 s .\n"
	 "SFX B Y 1\nSFX B 0 t/1 .\n", "2\na/1\nb/2\n", "a as b bs bt bts"},
	{"sets and sets of others in conditions",
	 "SET UTF-8\nSFX A Y 3\nSFX A 0 1 [éà]n\nSFX A 0 2 [^éà]n\nSFX A 0 3 a.n\n",
	 "4\nén/A\nan/A\nabn/A\nn/A\n", "abn abn2 abn3 an an2 n én én1"},
	{"a condition longer than the word does not fit",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s abc\n", "1\nbc/A\n", "bc"},
	{"a rule without a condition fits all",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s\n", "1\nb/A\n", "b bs"},
	{"a whole word is not stripped",
	 "SET UTF-8\nSFX A Y 1\nSFX A ir voy ir\n", "1\nir/A\n", "ir"},
	{"unless the file says so",
	 "SET UTF-8\nFULLSTRIP\nSFX A Y 1\nSFX A ir voy ir\n", "1\nir/A\n", "ir voy"},
	{"rules with apostrophes and hyphens are passed over",
	 "SET UTF-8\nSFX A Y 3\nSFX A 0 's .\nSFX A 0 -me .\nSFX A 0 s .\n"
	 "PFX B Y 2\nPFX B 0 l’ .\nPFX B 0 d' .\n", "1\na/AB\n", "a as"},
	{"notes behind an entry are not read",
	 verbs, "3\ncat/A\tpo:noun\ncry/A po:verb\nsky st:sky\n",
	 "cat cats cries cry sky"},
	{"a slash of the word is no flag",
	 verbs, "1\nkm\\/h/A\n", "km\\/h km\\/hs"},
	{"comments and empty lines are passed over",
	 "# x\n\nSET UTF-8\n# SFX A Y 1\nSFX A Y 1\n# between\n\nSFX A 0 s . # y\n",
	 "2\n\na/A\n\n", "a as"},
	{"Latin-1 becomes UTF-8",
	 "SET ISO8859-1\nSFX \xe9 Y 1\nSFX \xe9 0 \xf1 [\xe1]\n", "1\np\xe1/\xe9\n",
	 "pá páñ"},
	{"Latin-2 becomes UTF-8",
	 "SET ISO8859-2\nSFX A Y 1\nSFX A \xf3w \xb1\xbf \xf3w\n", "1\nr\xf3w/A\n",
	 "rów rąż"},
	{"without SET it is Latin-1",
	 "TRY abc\n", "1\n\xe9\n", "é"},
	{"a byte order mark is no letter",
	 "\xef\xbb\xbfSET UTF-8\nSFX A Y 1\nSFX A 0 s .\n", "\xef\xbb\xbf" "1\na/A\n",
	 "a as"},
	{"lines may end in CR LF",
	 "SET UTF-8\r\nSFX A Y 1\r\nSFX A 0 s .\r\n", "1\r\na/A\r\n", "a as"},
	{"a flag that no rule has means nothing",
	 verbs, "1\ncat/QA\n", "cat cats"},
	{"flags mean nothing where there are no rules",
	 "SET UTF-8\n", "1\ncat/QA\n", "cat"},
	{"a flag twice makes no other forms",
	 verbs, "1\ncat/AA\n", "cat cats"},
	{"prefixes and suffixes may share a flag",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s .\nPFX A Y 1\nPFX A 0 r .\n", "1\na/A\n",
	 "a as ra ras"},
	{"a dictionary may be empty",
	 verbs, "0\n", ""},
};
/* clang-format on */

START_TEST(forms_are_those_of_the_rules)
{
	static const struct affix_wish all;

	ck_assert_msg(strcmp(affix_forms(&arena, view_of(cases[_i].aff),
					 view_of(cases[_i].dic), &all),
			     cases[_i].forms) == 0,
		      "%s: %s", cases[_i].claim,
		      affix_forms(&arena, view_of(cases[_i].aff),
				  view_of(cases[_i].dic), &all));
}

START_TEST(what_is_not_wanted_is_left_out)
{
	static const char *const ends[] = {"rse", NULL};
	static const char *const bare[] = {"melo", NULL};
	static const struct affix_wish wish = {
		.unused = "ÀÁ", .endings = ends, .bare_endings = bare};
	static const char aff[] = "SET UTF-8\nFLAG UTF-8\n"
				  "SFX R Y 2\nSFX R 0 se r\nSFX R ar ase ar\n"
				  "SFX À Y 1\nSFX À 0 lo r\n"
				  "SFX S Y 1\nSFX S 0 s .\n";

	ck_assert_str_eq(affix_forms(&arena, view_of(aff),
				     view_of("3\ncantar/RÀ\ndamelo\ncaramelo/S\n"),
				     &wish),
			 "cantar cantase caramelo caramelos");
}

/* clang-format off */
static const struct {
	const char *claim, *aff, *dic, *sentence;
} wrong[] = {
	{"unknown charset",
	 "SET EBCDIC\n", "0\n", "t.aff:1: the charset EBCDIC is not read"},
	{"a charset with states",
	 "\nSET ISO-2022-CN-EXT\n", "0\n",
	 "t.aff:2: the charset ISO-2022-CN-EXT is not read"},
	{"rules in another encoding",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 \xf1 .\n", "0\n",
	 "t.aff:3: this line is not UTF-8"},
	{"words in another encoding",
	 "SET UTF-8\n", "2\nok\ncaf\xe9\n", "t.dic:3: this line is not UTF-8"},
	{"a byte that the charset lacks",
	 "SET ISO8859-7\n", "2\nok\n\xff\n", "t.dic:3: this line is not ISO-8859-7"},
	{"two prefixes",
	 "SET UTF-8\nCOMPLEXPREFIXES\n", "0\n",
	 "t.aff:2: two prefixes on a word are not read here"},
	{"unknown kind of flags",
	 "SET UTF-8\nFLAG short\n", "0\n",
	 "t.aff:2: FLAG short is none of: long, num, UTF-8"},
	{"half a flag",
	 "SET UTF-8\nFLAG long\n", "1\na/ABC\n",
	 "t.dic:2: \"ABC\" cannot be flags; here each is two letters"},
	{"a number too high",
	 "SET UTF-8\nFLAG num\n", "1\na/70000\n",
	 "t.dic:2: \"70000\" cannot be flags; here each is a number up to 65535, with "
	 "commas between"},
	{"a name that is two flags",
	 "SET UTF-8\nSFX AB Y 1\nSFX AB 0 s .\n", "0\n",
	 "t.aff:2: \"AB\" should be one flag"},
	{"no name at all",
	 "SET UTF-8\nNEEDAFFIX\n", "0\n", "t.aff:2: \"\" should be one flag"},
	{"neither Y nor N",
	 "SET UTF-8\nSFX A X 1\nSFX A 0 s .\n", "0\n",
	 "t.aff:2: SFX A should go on with Y or N and a number of rules"},
	{"no number of rules",
	 "SET UTF-8\nSFX A Y\nSFX A 0 s .\n", "0\n",
	 "t.aff:2: SFX A should go on with Y or N and a number of rules"},
	{"absurdly many rules",
	 "SET UTF-8\nSFX A Y 99999999999999\n", "0\n",
	 "t.aff:2: SFX A should go on with Y or N and a number of rules"},
	{"fewer rules than promised",
	 "SET UTF-8\nSFX A Y 999999\nSFX A 0 s .\n", "0\n",
	 "t.aff:3: here should stand one more rule of A"},
	{"a rule of another flag",
	 "SET UTF-8\nSFX A Y 2\nSFX A 0 s .\nSFX B 0 t .\n", "0\n",
	 "t.aff:4: here should stand one more rule of A"},
	{"more rules than promised",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s .\nSFX A 0 t .\n", "0\n",
	 "t.aff:4: SFX A should go on with Y or N and a number of rules"},
	{"a flag twice",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s .\nSFX A Y 1\nSFX A 0 t .\n", "0\n",
	 "t.aff:4: this flag has rules from line 2 on"},
	{"half a rule",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0\n", "0\n", "t.aff:3: a rule has no affix"},
	{"an open bracket",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s [ab\n", "0\n",
	 "t.aff:3: \"[ab\" is no condition"},
	{"an empty set",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s a[]\n", "0\n",
	 "t.aff:3: \"a[]\" is no condition"},
	{"a set of none",
	 "SET UTF-8\nSFX A Y 1\nSFX A 0 s [^]\n", "0\n",
	 "t.aff:3: \"[^]\" is no condition"},
	{"a row of flags that is not there",
	 "SET UTF-8\nAF 1\nAF A\n", "1\na/2\n",
	 "t.dic:2: \"2\" is no number of an AF line"},
	{"flags where a row is named",
	 "SET UTF-8\nAF 1\nAF A\n", "1\na/A\n",
	 "t.dic:2: \"A\" is no number of an AF line"},
	{"wrong flags of a rule",
	 "SET UTF-8\nFLAG num\nSFX 1 Y 1\nSFX 1 0 s/x .\n", "0\n",
	 "t.aff:4: \"x\" cannot be flags; here each is a number up to 65535, with commas "
	 "between"},
	{"no number of entries",
	 "SET UTF-8\n", "cat\ndog\n",
	 "t.dic:1: a dictionary begins with the number of its entries"},
	{"nothing at all",
	 "", "", "t.dic:1: a dictionary begins with the number of its entries"},
};
/* clang-format on */

START_TEST(what_cannot_be_read_is_told_with_its_line)
{
	static const struct affix_wish all;

	ck_assert_str_eq(affix_forms(&arena, view_of(wrong[_i].aff),
				     view_of(wrong[_i].dic), &all),
			 wrong[_i].sentence);
}

static const char *repeated(const char *text, size_t n)
{
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < n; i++) {
		buf_str(&b, text);
	}
	return buf_cstr(&b);
}

START_TEST(an_absurd_line_is_refused)
{
	static const struct affix_wish all;
	const char *line = arena_printf(&arena, "1\nok\n%s\n", repeated("x", 9000));

	ck_assert_str_eq(
		affix_forms(&arena, view_of("SET UTF-8\n"), view_of(line), &all),
		"t.dic:3: a line of 9000 bytes; 8192 are enough");
}

START_TEST(absurdly_many_flags_are_refused)
{
	static const struct affix_wish all;
	const char *dic = arena_printf(&arena, "1\na/%s\n", repeated("ab", 300));

	ck_assert_str_eq(
		affix_forms(&arena, view_of("SET UTF-8\n"), view_of(dic), &all),
		"t.dic:2: more than 512 flags");
}

START_TEST(an_absurd_condition_is_refused)
{
	static const struct affix_wish all;
	const char *aff = arena_printf(&arena, "SET UTF-8\nSFX A Y 1\nSFX A 0 s %s\n",
				       repeated("a", 65));

	ck_assert_str_eq(affix_forms(&arena, view_of(aff), view_of("0\n"), &all),
			 "t.aff:3: a condition on more than 64 letters");
}

START_TEST(an_absurd_expansion_ends)
{
	static const struct affix_wish some = {.tries = 1000};
	const char *aff = arena_printf(
		&arena, "SET UTF-8\nSFX A Y 40\n%sSFX B Y 40\n%s",
		repeated("SFX A 0 a/B .\n", 40), repeated("SFX B 0 b .\n", 40));

	ck_assert_str_eq(affix_forms(&arena, view_of(aff), view_of("1\nx/A\n"), &some),
			 "t.dic:2: so far this dictionary asked for absurdly many "
			 "forms");
}

START_TEST(an_absurd_entry_ends)
{
	static const struct affix_wish all;
	const char *aff = arena_printf(
		&arena, "SET UTF-8\nSFX A Y 2500\n%sSFX B Y 2500\n%s",
		repeated("SFX A 0 a/B .\n", 2500), repeated("SFX B 0 b x\n", 2500));

	ck_assert_str_eq(affix_forms(&arena, view_of(aff), view_of("1\nx/A\n"), &all),
			 "t.dic:2: this entry asks for absurdly many forms");
}

START_TEST(very_long_stems_have_no_forms)
{
	static const struct affix_wish all;
	const char *dic = arena_printf(&arena, "2\n%s/A\n%s/A\n", repeated("y", 300),
				       repeated("x", 256));

	ck_assert_uint_eq(
		strlen(affix_forms(&arena, view_of(verbs), view_of(dic), &all)), 256);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(forms_are_those_of_the_rules, cases);
	claims_rows(what_cannot_be_read_is_told_with_its_line, wrong);
	return claims_run("affix");
}
