/* SPDX-License-Identifier: ISC */
/*
 * Letters of others quoted without marks, in the shapes of mail programs: an order
 * above counts, and one below is at most asked about.
 */
#include "tests/helpers/club/orders_written.h"

#include <string.h>

#include "tests/helpers/claims.h"

static struct arena arena;

#define BEN "Ben Example <ben@x.example>"

/* clang-format off */
/* NOLINTBEGIN(bugprone-suspicious-missing-comma) */
static const struct shape {
	const char *of, *head;
} shapes[] = {
	/* dashes around it */
	{"Zoho",            "---- On Fri, 20 Nov 2026 20:00:00 +0100 " BEN " wrote ----"},
	{"Zoho",            "---- On Fri, 20 Nov 2026 20:00:00 +0100 ben@x.example wrote ---"},
	{"Zoho, wrapped",   "---- On Fri, 20 Nov 2026 20:00:00 +0100 " BEN "\nwrote ----"},
	{"Zoho, de",        "---- Am Fr, 20 Nov 2026 20:00:00 +0100 schrieb " BEN " ----"},
	{"Zoho, es",        "---- El vie, 20 nov 2026 20:00:00 +0100 " BEN " escribió ----"},
	{"Zoho, fr",        "---- Le ven., 20 nov. 2026 20:00:00 +0100 " BEN " a écrit ----"},
	{"Zoho, it",        "---- Il ven, 20 nov 2026 20:00:00 +0100 " BEN " ha scritto ----"},
	{"Zoho, pt",        "---- Em sex, 20 nov 2026 20:00:00 +0100 " BEN " escreveu ----"},
	{"Notes",           "-----Ben Example wrote: -----"},
	{"Notes",           "-----" BEN " wrote: -----\nTo: ann@x.example\nFrom: Ben\nDate: 20/11/2026\nSubject: x"},
	{"Notes",           "----- Forwarded by Ben Example/Club on 20/11/2026 20:00 -----"},
	{"Mail Master",     "---- Replied Message ----\n| From | Ben |\n| Date | 11/20/2026 20:00 |\n| To | Ann |"},
	{"Mail Master, zh", "---- 回复的原邮件 ----\n| 发件人 | Ben |"},
	{"QQ",              "------------------ Original ------------------\nFrom: \"Ben\" <ben@x.example>;\nDate: Fri, Nov 20"},
	{"QQ, zh",          "------------------ 原始邮件 ------------------\n发件人: \"Ben\""},
	{"T-Online",        "-----Original-Nachricht-----\nBetreff: x\nDatum: 2026-11-20\nVon: Ben\nAn: Ann"},
	{"eM Client, de",   "------ Originalnachricht ------\nVon: Ben"},
	{"Zimbra, fr",      "----- Mail original -----\nDe: Ben"},
	{"Zimbra, de",      "----- Ursprüngliche Mail -----\nVon: Ben"},
	{"Seznam",          "---------- Původní e-mail ----------\nOd: Ben"},
	{"Yandex, forward", "-------- Пересылаемое сообщение --------"},
	{"Daum",            "--------- 원본 메일 ---------"},
	{"Apple, sv",       "Vidarebefordrat brev:"},
	{"Apple, pl",       "Początek przekazywanej wiadomości:"},
	/* arrows around it */
	{"GroupWise",       ">>> " BEN " 11/20/2026 8:00 PM >>>"},
	{"GroupWise",       ">>> \"Ben Example\" <ben@x.example> 20.11.2026 20:00 >>>"},
	{"GroupWise",       ">>> Ben Example 11/20/26 8:00 PM >>>"},
	/* fields in any order */
	{"Hotmail",         "Date: Fri, 20 Nov 2026 20:00:00 +0100\nTo: ann@x.example\nFrom: ben@x.example\nSubject: x"},
	{"Hotmail",         "Subject: x\nTo: Ann\nFrom: Ben\nDate: Friday"},
	{"Hotmail",         "Subject: x\nDate: Friday\nFrom: Ben\nTo: Ann"},
	{"GMX",             "Gesendet: Freitag, 20. November 2026 um 20:00 Uhr\nVon: Ben\nAn: Ann"},
	{"Outlook",         "From: Ben\nSent: Friday\nTo: Ann\nSubject: x"},
	{"Outlook",         "From: " BEN "\nTo: Ann"},
	{"Outlook, list",   "From: Ben\nTo: Ann <a@x.example>; Cid <c@x.example>;\n Dan <d@x.example>\nSubject: x"},
	{"two fields",      "From: Ben\nSent: Friday, 20 November 2026 20:00"},
	{"one field",       "From: " BEN},
	{"one field",       "From: Ben [mailto:ben@x.example]"},
	{"fields in cells", "From:\nBen\nSent:\nFriday\nTo:\nAnn\nSubject:\nx"},
	{"fields apart",    "From: Ben\n\nSent: Friday\n\nTo: Ann"},
	{"no sender",       "To: Ann\nSent: Friday\nSubject: x"},
	{"bold",            "*From:* Ben\n*Date:* Friday\n*Subject:* x"},
	{"bold",            "**From: **Ben\n**Sent: **Friday\n**To: **Ann"},
	{"de",              "Betreff: x\nDatum: Freitag\nVon: Ben\nAn: Ann"},
	{"fr",              "Objet : x\nDate : vendredi\nDe : Ben\nÀ : Ann"},
	{"SFR",             "Message du : 20/11/2026 20:00\nDe : Ben\nA : Ann\nCopie à : \nSujet : x"},
	{"es",              "Asunto: x\nFecha: viernes\nDe: Ben\nPara: Ann"},
	{"ca",              "Assumpte: x\nData: divendres\nDe: Ben\nPer a: Ann"},
	{"it",              "Oggetto: x\nData: venerdì\nDa: Ben\nA: Ann"},
	{"Libero",          "Da: Ben\nData: venerdì\nOgg: x"},
	{"nl",              "Onderwerp: x\nDatum: vrijdag\nVan: Ben\nAan: Ann"},
	{"pt",              "Assunto: x\nEnviada: sexta\nDe: Ben\nPara: Ann"},
	{"pl",              "Temat: x\nWysłane: piątek\nOd: Ben\nDo: Ann"},
	{"sv",              "Ämne: x\nSkickat: fredag\nFrån: Ben\nTill: Ann"},
	{"da",              "Emne: x\nSendt: fredag\nFra: Ben\nTil: Ann"},
	{"fi",              "Aihe: x\nLähetetty: perjantai\nLähettäjä: Ben"},
	{"cs",              "Předmět: x\nOdesláno: pátek\nOd: Ben\nKomu: Ann"},
	{"hu",              "Feladó: Ben\nElküldve: péntek\nCímzett: Ann\nTárgy: x"},
	{"ro",              "De la: Ben\nTrimis: vineri\nCătre: Ann\nSubiect: x"},
	{"tr",              "Kimden: Ben\nGönderildi: Cuma\nKime: Ann\nKonu: x"},
	{"el",              "Από: Ben\nΠρος: Ann\nΘέμα: x"},
	{"ru",              "От: Ben\nКому: Ann\nТема: x"},
	{"zh",              "发件人： Ben\n日期：2026-11-20\n收件人： Ann"},
	{"ja",              "差出人: Ben\n日時: 2026/11/20\n宛先: Ann"},
	{"ko",              "보낸 사람: Ben\n보낸 날짜: 2026\n제목: x"},
	/* attributions, broken and whole */
	{"Polymail",        "On Nov 20, 2026 at 8:00 PM\nBen Example\n<\nben@x.example\n> wrote:"},
	{"Polymail",        "On Fri, Nov 20, 2026 at 8:00 PM Ben Example <\n\nben@x.example\n\n> wrote:"},
	{"Polymail",        "Ben Example\n<\nben@x.example\n>\nwrote:"},
	{"Gmail, wrapped",  "On Fri, Nov 20, 2026 at 8:00 PM Ben Example via Club <\nben@x.example> wrote:"},
	{"Gmail, wrapped",  "On Fri, Nov 20, 2026 at 8:00 PM Ben Example <ben@x.example>\nwrote:"},
	{"Gmail, de",       BEN " schrieb am Fr., 20. Nov. 2026 um\n20:00:"},
	{"Gmail, de",       "Am Fr., 20. Nov. 2026 um 20:00 Uhr schrieb Ben Example <\nben@x.example>:"},
	{"Gmail, ru",       "пт, 20 нояб. 2026 г. в 20:00, Ben <\nben@x.example>:"},
	{"Gmail, old",      "2026-11-20 20:00 GMT+01:00 Ben Example <\nben@x.example>:"},
	{"Gmail, it",       "Il giorno ven 20 nov 2026 alle ore 20:00 Ben Example\n<ben@x.example> ha scritto:"},
	{"Spark",           "On 20 Nov 2026 at 20:00 +0100, " BEN ", wrote:"},
	{"Outlook, nl",     "Op vr 20 nov. 2026 om 20:00 schreef Ben Example:"},
	{"myMail",          "Friday, 20 November 2026, 20:00 +0100 from " BEN ":"},
	{"Tutanota",        "20. Nov. 2026, 20:00 by ben@x.example:"},
	{"Samsung",         "Sent from Samsung Galaxy " BEN " wrote:"},
	{"163",             "At 2026-11-20 20:00:00, \"Ben\" <ben@x.example> wrote:"},
	{"163, zh",         "在 2026-11-20 20:00:00，\"Ben\" <ben@x.example> 写道："},
	{"Yahoo, old",      "--- On Fri, 11/20/26, " BEN " wrote:"},
	{"Yahoo, Android",  "On Fri, Nov 20, 2026 at 8:00 PM, Ben Example<ben@x.example> wrote:   Well played!"},
	{"Yahoo, de",       "Am Fr., Nov. 20, 2026 um 20:00 schrieb Ben Example<ben@x.example>:   Schöner Zug!"},
	{"OX",              BEN " hat am 20.11.2026 20:00 CET geschrieben:"},
	{"Seznam",          "Dne 20. 11. 2026 20:00 napsal uživatel Ben:"},
	{"Interia",         "Dnia 20 listopada 2026 20:00 " BEN " napisał(a):"},
	{"Horde",           "Quoting Ben Example:"},
	{"Horde, de",       "Zitat von Ben Example:"},
	{"Horde, es",       "Citando a Ben Example:"},
	{"no colon",        "On Fri, 20 Nov 2026 at 20:00, Ben Example wrote"},
	{"bare",            "Ben wrote:"},
	{"bare",            "Ben Example writes:"},
	{"bare, de",        "Ben Example schrieb:"},
	{"bare, de",        "Ben schrieb am Freitag:"},
	{"bare, es",        "Ben escribió:"},
	{"bare, ca",        "Ben va escriure:"},
	{"bare, ca",        "Ben ha escrit:"},
	{"bare, fr",        "Ben a écrit :"},
	{"bare, it",        "Ben ha scritto:"},
	{"bare, nl",        "Ben schreef:"},
	{"bare, pt",        "Ben escreveu:"},
	{"bare, pl",        "Ben napisał(a):"},
	{"bare, sv",        "Ben skrev:"},
	{"bare, ru",        "Ben пишет:"},
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */
/* clang-format on */

static const char *written(const char *form, const char *head)
{
	const char *at = strstr(form, "%s");

	return orders_written(&arena, arena_printf(&arena, "%.*s%s%s", (int)(at - form),
						   form, head, at + 2));
}

static void expect(const struct shape *s, const char *form, const char *orders)
{
	const char *got = written(form, s->head);

	ck_assert_msg(strcmp(got, orders) == 0, "%s:\n%s\ngives \"%s\", not \"%s\"",
		      s->of, s->head, got, orders);
}

START_TEST(an_order_above_is_done_and_one_below_is_not)
{
	expect(&shapes[_i], "8D CRATE\n\n%s\n\nH8 OTHER\npass\n", "play[8D||CRATE|]");
	expect(&shapes[_i], "8D CRATE\n%s\nH8 OTHER\n", "play[8D||CRATE|]");
}

START_TEST(an_order_only_below_is_asked_about)
{
	expect(&shapes[_i], "A fine word!\n\n%s\n\n8D CRATE\n",
	       "near quoted[8D CRATE]");
	expect(&shapes[_i], "%s\n8D CRATE\n", "near quoted[8D CRATE]");
}

/* What is quoted with marks hides nothing below it. */
START_TEST(an_order_below_a_marked_quotation_is_done)
{
	static const char form[] = "%s\n> We had fun\n\n8D CRATE\n";
	bool attribution = strchr("OBSQZCTF2", shapes[_i].head[0]) != NULL;
	const char *got = written(form, shapes[_i].head);

	if (attribution && strstr(shapes[_i].head, "wrote:") != NULL) {
		ck_assert_msg(strcmp(got, "play[8D||CRATE|]") == 0, "%s: %s",
			      shapes[_i].head, got);
	}
}

/* clang-format off */
static const struct text_case own[] = {
	{"My word:\n8D CRATE", "play[8D||CRATE|]"},
	{"To: my friends\n8D CRATE", "play[8D||CRATE|]"},
	{"Subject: thanks\n8D CRATE\n\nFrom: " BEN "\nSent: Friday\n", "play[8D||CRATE|]"},
	{"Date: tomorrow\n8D CRATE", "play[8D||CRATE|]"},
	{"Re: your word\n\n8D CRATE", "play[8D||CRATE|]"},
	{">>> 8D CRATE\npass", "pass"},
	{"> > > 8D CRATE >>>\npass", "pass"},
	{"-- wrote", ""},
	{"claim read t3: I wrote:\npass", "claim[read t3: I wrote:]; pass"},
	{"say: Ben wrote:\npass", "say[Ben wrote:]; pass"},
	{"set address ann@x.example\nBen wrote:\nx", "set[address ann@x.example]"},
	{"pass\nBen wrote:\nx", "pass"},
	{"At 20:00 ben@x.example wrote: hello\npass", "pass"},
	{"8D CRATE\nOn 20 Nov 2026 at 20:00\nBen <\nben@x.example\n> wrote:\npass", "play[8D||CRATE|]"},
};
/* clang-format on */

START_TEST(own_lines_stay_own)
{
	orders_check(&arena, &own[_i]);
}

/* What is passed on may say so: nothing between the two lines is looked at. */
START_TEST(press_may_say_who_wrote)
{
	struct orders all;

	orders_read(&arena,
		    view_of("press\nAs Ben wrote:\nwell played\nendpress\npass"), &all);
	ck_assert_uint_eq(all.count, 2);
	ck_assert(view_is(all.order[0].args, "As Ben wrote:\nwell played"));
	ck_assert_int_eq(all.order[1].kind, ORDER_PASS);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(an_order_above_is_done_and_one_below_is_not, shapes);
	claims_rows(an_order_only_below_is_asked_about, shapes);
	claims_rows(an_order_below_a_marked_quotation_is_done, shapes);
	claims_rows(own_lines_stay_own, own);
	return claims_run("unmarked");
}
