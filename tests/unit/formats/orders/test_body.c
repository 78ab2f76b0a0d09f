/* SPDX-License-Identifier: ISC */
#include "formats/orders/body.h"

#include "formats/orders/body_marks.h"
#include "formats/text/buf.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* One sign a line that is not empty: o own, q quoted, b below. */
static const char *sorts(const char *text)
{
	struct body body = body_of(&arena, view_of(text));
	struct buf b = buf_in(&arena);
	struct body_line line;

	while (body_next(&body, &line)) {
		if (line.text.len > 0) {
			buf_char(&b, "oqb"[line.sort]);
		}
	}
	return buf_cstr(&b);
}

/* clang-format off */
struct letter_case {
	const char *text, *sorts;
};

static const struct letter_case letters[] = {
	{"", ""},
	{"\n\n", ""},
	{"a\nb", "oo"},
	{"a\r\nb\rc\n", "ooo"},
	{"a\n> b\n>c\n | d\ne", "oqqqo"},
	{"\uff1e a", "q"},
	{"a\n-- \nb", "o"},
	{"a\n--\nb", "o"},
	{"a\n\u2014\nb", "o"},
	{"a\n -- \nb", "o"},
	{"a\n-\nb", "ooo"},
	{"a\n\u2013\nb", "ooo"},
	{"a\n---\nb", "ooo"},
	{"a\n+---+\n====\n- -\nb", "ooooo"},
	{"a\n> --\nb", "oqo"},
	{"a\n\u2014 Ann\nb", "ooo"},
	/* attributions */
	{"a\nOn 20 Nov 2026, Ben wrote:\n> b\nc", "oqqo"},
	{"On 20 Nov 2026, Ben wrote:\n\n\n> b\n\nc", "qqo"},
	{"a\nOn 20 Nov 2026, Ben wrote:\nb\nc", "oqbb"},
	{"a\nOn 20 Nov 2026, Ben wrote:\n", "oq"},
	{"a\nOn Fri, 20 Nov 2026 at 20:00 Ben Example\n<ben@x.example> wrote:\n> b\nc",
	 "oqqqo"},
	{"On Fri, 20 Nov 2026 at 20:00 Ben\nExample of the Club\n"
	 "<ben@x.example> wrote:\n> b", "qqqq"},
	{"On second thought\nb\nOn 20 Nov 2026, Ben wrote:\n> c", "ooqq"},
	{"On 8 A we met\nb\nOn 20 Nov 2026, Ben wrote:\n> c", "ooqq"},
	{"On 8 A we met\n\nBen 20:00 wrote:\n> c", "oqq"},
	{"Ben wrote:\nb", "qb"},
	{"Quoting Ben (2026-11-20 20:00:00):\n> b\nc", "qqo"},
	{"* Ben <ben@x.example> [Friday]:\n\n> b", "qq"},
	{"My move at 20:00:\nb", "oo"},
	{"Le ven. 20 nov. 2026 \u00e0 20:00, Ben a\n\u00e9crit :\n> b\nc", "qqqo"},
	{"say: on 1 May 2026 he wrote:\nb", "oo"},
	/* header blocks */
	{"a\nFrom: Ben\nSent: Friday\nTo: Ann\nSubject: x\n\nb", "oqbbbb"},
	{"a\n*From:* Ben\n*Date:* Friday\n*To:* Ann\n\nb", "oqbbb"},
	{"a\nVon: Ben\nGesendet: Freitag\nAn: Ann\nBetreff: x\n\nb", "oqbbbb"},
	{"a\nDe : Ben\nEnvoy\u00e9 : vendredi\n\u00c0 : Ann\nObjet : x\n\nb", "oqbbbb"},
	{"a\nDe: Ben\nEnviat el: divendres\nPer a: Ann\nAssumpte: x\n\nb", "oqbbbb"},
	{"a\nFrom: Ben\nb\nc", "oooo"},
	{"a\nFrom: Ben\nTo: Ann\nb", "oooo"},
	{"a\nFrom: Ben\n\nSent: x\nTo: Ann", "oqbb"},
	{"a\nFrom: Ben\n\n\nSent: x\nTo: Ann", "oooo"},
	{"a\nTo: Ann\nSent: x\nSubject: y", "oqbb"},
	{"a\nSubject: x\nb\nFrom: Ben\nTo: Ann\nDate: y", "oooqbb"},
	{"> From: Ben\n> Sent: x\n> To: Ann\na", "qqqo"},
	/* other letters below */
	{"a\n-----Original Message-----\nb\n> c\nd", "oqbqb"},
	{"a\n---------- Forwarded message ---------\nb", "oqb"},
	{"a\nBegin forwarded message:\n\nb", "oqb"},
	{"a\n________________________________\nb", "ooo"},
	{"a\nOriginal Message\nb", "ooo"},
	{"-----Original Message-----\na\n-- \nb", "qb"},
	/* our own complaint */
	{"a\n   8D CRAYON\n        ^ you have no Y\nb", "oqoo"},
};
/* clang-format on */

START_TEST(lines_are_own_quoted_or_below)
{
	ck_assert_str_eq(sorts(letters[_i].text), letters[_i].sorts);
}

static const char *const attributions[] = {
	"On Fri, 20 Nov 2026 at 20:00, Ben <ben@x.example> wrote:",
	"On 20/11/2026 20:00, Ben Example wrote:",
	"Ben Example <ben@x.example> wrote:",
	"Ben Example <ben@x.example> writes:",
	"Am 20.11.2026 um 20:00 schrieb Ben Example:",
	"Le ven. 20 nov. 2026 \u00e0 20:00, Ben <ben@x.example> a \u00e9crit :",
	"El vie, 20 nov 2026 a las 20:00, Ben (<ben@x.example>) escribi\u00f3:",
	"El dv., 20 de nov. 2026, 20:00, Ben va escriure:",
	"Missatge de Ben <ben@x.example> del dia dv., 20 de nov. 2026 a les 20:00:",
	"Il giorno ven 20 nov 2026 alle ore 20:00 Ben <ben@x.example> ha scritto:",
	"Em sex., 20 de nov. de 2026 \u00e0s 20:00, Ben <ben@x.example> escreveu:",
	"Op vr 20 nov 2026 om 20:00 schreef Ben <ben@x.example>:",
	"Den fre 20 nov. 2026 kl 20:00 skrev Ben <ben@x.example>:",
	"pe 20. marrask. 2026 klo 20.00 Ben (ben@x.example) kirjoitti:",
	"W dniu 20.11.2026 o 20:00, Ben pisze / Ben napisa\u0142(a):",
	"20 \u043d\u043e\u044f\u0431. 2026 \u0433., 20:00 Ben <b@x.example>:",
	"2026\u5e7411\u670820\u65e5(\u91d1) 20:00 Ben <ben@x.example>:",
	"Meddelelse fra Ben (ben@x.example) om 20:00:",
	"El 20/11/26 a les 20:00, Ben ha escrit:",
	"W dniu 20.11.2026 o 20:00, Ben pisze:",
	"Am Freitag um 20:00:00 MEZ hat Ben Folgendes geschrieben:",
	"Ben <ben@x.example> \u4e8e2026\u5e7411\u670820\u65e5 20:00\u5199\u9053:\n",
};

START_TEST(attributions_of_many_clients_are_known)
{
	ck_assert_msg(mark_attribution(view_of(attributions[_i])), "%s",
		      attributions[_i]);
}

static const char *const no_attributions[] = {
	"",
	":",
	"Ben wrote:",
	"My move at 20:00:",
	"I wrote to ben@x.example",
	"He has written 12 letters:",
	"8D CRATED",
};

START_TEST(other_lines_are_no_attribution)
{
	ck_assert(!mark_attribution(view_of(no_attributions[_i])));
}

/* clang-format off */
struct mark_case {
	const char *line;
	bool original;
};

static const struct mark_case originals[] = {
	{"-----Original Message-----", true},
	{"  ----- Original message -----  ", true},
	{"-------- Original Message --------", true},
	{"-----Urspr\u00fcngliche Nachricht-----", true},
	{"-----Message d'origine-----", true},
	{"-----Mensaje original-----", true},
	{"---------- Missatge reenviat ---------", true},
	{"---------- Forwarded message ---------", true},
	{"---------- Forwarded message ----------:", true},
	{"----- Forwarded by Ann on 20/11 -----", true},
	{"____ Original Message ____", true},
	{"Begin forwarded message:", true},
	{"D\u00e9but du message r\u00e9exp\u00e9di\u00e9 :", true},
	{"Original Message", false},
	{"-Original Message-", false},
	{"----- my original message -----", false},
	{"----------", false},
	{"", false},
};
/* clang-format on */

START_TEST(marks_above_another_letter_are_known)
{
	ck_assert_msg(mark_original(view_of(originals[_i].line)) ==
			      originals[_i].original,
		      "%s", originals[_i].line);
}

/* clang-format off */
struct normal_case {
	const char *text, *normal;
};

static const struct normal_case normals[] = {
	{"8D CRATED", "8D CRATED\n"},
	{"a\r\nb\rc\n", "a\nb\nc\n"},
	{"a\u00a0b\u202fc\u3000d\te", "a b c d e\n"},
	{"a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg", "abcdefg\n"},
	{"a\u034fb\u115fc\u17b4d\u180be\u3164f\uffa0g\ufffch\U000e0041", "abcdefgh\n"},
	{"a\u2800b", "a b\n"},
	{"\u200ea\u200fb\u202ac\u202c\u202ed\u202c\u2066e\u2069f\u061cg", "abcdefg\n"},
	{"\uff21\uff5e\uff01", "A~!\n"},
	{"\u201ca\u201d \u2018b\u2019", "\"a\" 'b'\n"},
	{"a\u2013b\u2014c\u2212d\u2011e", "a-b-c-d-e\n"},
	{"a\u2026", "a...\n"},
	{"\u00a9\u00ae\u2122\u20ac", "(C)(R)(TM)(E)\n"},
	{"\u2192\u21d2\u279c\u27a1\ufe0f", "->->->->\n"},
	{"l\u2022l\u2027l\u2219l\u22c5l\u30fbl", "l\u00b7l\u00b7l\u00b7l\u00b7l\u00b7l\n"},
	{"\u2022 8D L\u2022L", "\u2022 8D L\u00b7L\n"},
	{"> | \u2219 a\n\u2022", "> | \u2219 a\n\u2022\n"},
	{"a\u2022 b", "a\u00b7 b\n"},
	{"*a*", "a\n"},
	{"**a b**", "a b\n"},
	{"_a_ *b*.", "a b.\n"},
	{"*_a_*", "a\n"},
	{"*a: b*", "a: b\n"},
	{"* a", "* a\n"},
	{"a * b", "a * b\n"},
	{"a_b_c", "a_b_c\n"},
	{"*a", "*a\n"},
	{"a*", "a*\n"},
	{"***", "***\n"},
	{"2*3*4", "2*3*4\n"},
	{"\u00e9\u0142\u00b7\u5199", "\u00e9\u0142\u00b7\u5199\n"},
	{"", ""},
	{"\n\n", "\n\n"},
};
/* clang-format on */

START_TEST(what_machines_did_to_text_is_undone)
{
	struct view normal = normal_text(&arena, view_of(normals[_i].text));

	ck_assert_msg(view_is(normal, normals[_i].normal), "%s gives %.*s",
		      normals[_i].text, VIEW_ARG(normal));
}

START_TEST(a_line_comes_as_written_and_as_normalised)
{
	struct body body =
		body_of(&arena, view_of("  \u201ca\u201d \u2026 \r\n\u00a0*b*\n"));
	struct body_line line;

	ck_assert(body_next(&body, &line));
	ck_assert(view_is(line.raw, "  \u201ca\u201d \u2026 "));
	ck_assert(view_is(line.text, "\"a\" ..."));
	ck_assert(body_next(&body, &line));
	ck_assert(view_is(line.raw, "\u00a0*b*"));
	ck_assert(view_is(line.text, "b"));
	ck_assert(!body_next(&body, &line));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(lines_are_own_quoted_or_below, letters);
	claims_rows(attributions_of_many_clients_are_known, attributions);
	claims_rows(other_lines_are_no_attribution, no_attributions);
	claims_rows(marks_above_another_letter_are_known, originals);
	claims_rows(what_machines_did_to_text_is_undone, normals);
	return claims_run("body");
}
