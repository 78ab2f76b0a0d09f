/* SPDX-License-Identifier: ISC */
/* "exchange all", "swap these": no tiles are named. */
#include "formats/orders/order_args.h"

/* clang-format off */
/* Words in the languages of letters. Some of two letters may also name tiles; then
 * the player is asked as well, which nobody minds. */
static const struct {
	int said;
	const char *words; /* blanks between them */
} table[] = {
	{EXCHANGE_ALL,
		"all everything whole entire lot rack hand "
		"todo toda todos todas entero entera atril mano "
		"tot tota tots totes sencer sencera faristol m\u00e0 "
		"alles alle ganz ganze ganzes komplett hand bank"},
	{1, "one single uno una un ein eine eins einen"},
	{2, "two both couple pair dos ambos ambas dues ambd\u00f3s zwei beide beides"},
	{3, "three tres drei"},
	{4, "four cuatro quatre vier"},
	{5, "five cinco cinc f\u00fcnf"},
	{6, "six seis sis sechs"},
	{7, "seven siete set sieben"},
	{8, "eight ocho vuit acht"},
	{EXCHANGE_SOME,
		"tile tiles letter letters vowel vowels consonant consonants blank blanks "
		"duplicates these those this that them they it its some few several many most "
		"more half none nothing rest other others another same mine me my you your "
		"yours us we our ours him her his with and any please now again later today "
		"here there yes no not stuff things junk bad old new best worst left right "
		"first last rates notes ideas places seats sides turns tables meet sets "
		"ficha fichas letra letras vocal vocales estas estos esas esos esta este eso "
		"esto esa ese aquellas aquellos las los les la lo algunas algunos alguna unas "
		"unos varias varios mitad nada ninguna ninguno resto otra otras otros mis "
		"m\u00edas m\u00edos ti contigo ahora "
		"fitxa fitxes lletra lletres vocals aquestes aquests aquesta aquest aquelles "
		"aquells aix\u00f2 els algunes alguns unes uns diverses diversos meitat res cap "
		"resta altra altres meves meus ara "
		"stein steine buchstabe buchstaben vokale konsonanten diese dieses dieser die "
		"das sie es jene einige manche mehrere h\u00e4lfte nichts keine keinen rest "
		"andere anderen meine mich dich mir dir jetzt bitte"},
};
/* clang-format on */

int exchange_said(struct view args)
{
	args.len -= view_ends(args, "?");
	for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
		if (args.len > 1 && view_among(args, table[i].words)) {
			return table[i].said;
		}
	}
	return EXCHANGE_TILES;
}
