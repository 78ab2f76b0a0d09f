/* SPDX-License-Identifier: ISC */
/* Set-ups from what an operator types, and from a start event. */
#include <string.h>

#include "adjudicator/games/tiles_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

static bool make(const char *game, const char *language, const char *options,
		 const char *lexicon, struct setup *out)
{
	struct setup_text text = {view_of(game), view_of(language), view_of(options),
				  view_of(lexicon)};

	enum setup_part fault;

	c.err = (struct err){0};
	return setup_make(&c.arena, c.lexica, &text, out, &fault, &c.err);
}

/* clang-format off */
static const struct {
	const char *game, *language, *options, *lexicon, *alphabet, *tiles;
} makes[] = {
	{"angrywords", "en", "", "any", "en", "angrywords-en"},
	{"AngryWords", "en", "swap=off", "words CAT DOG", "en", "angrywords-en"},
	{"angrywords", "es", "", "any", "es", "angrywords-es"},
	{"angrywords", "ca", "", "any", "ca", "angrywords-ca"},
	{"angrywords", "es", "tiles=es-97", "any", "es-97", "angrywords-es-97"},
	{"angrywords", "es", "tiles=angrywords-es-97", "any", "es-97",
		"angrywords-es-97"},
};
/* clang-format on */

START_TEST(s4_language_or_option_chooses_the_tiles)
{
	struct setup s;

	ck_assert_msg(make(makes[_i].game, makes[_i].language, makes[_i].options,
			   makes[_i].lexicon, &s),
		      "%s", c.err.text);
	ck_assert_str_eq(s.game->name, "angrywords");
	ck_assert_str_eq(s.alphabet->id, makes[_i].alphabet);
	ck_assert_str_eq(s.tiles->id, makes[_i].tiles);
}

/* clang-format off */
static const struct {
	const char *game, *language, *options, *lexicon, *complaint;
} wrongs[] = {
	{"chess", "en", "", "any", "there is no game \"chess\"; there are: wordbox, angrywords, wordgame, classic, wordcap, cubes"},
	{"", "en", "", "any", "there is no game \"\"; there are: wordbox, angrywords, wordgame, classic, wordcap, cubes"},
	{"angrywords", "xx", "", "any", 
		"Angry Words is not played in \"xx\"; its languages are: en, es, ca, de, fr, pl, pt, it, nl"},
	{"angrywords", "", "", "any", 
		"Angry Words is not played in \"\"; its languages are: en, es, ca, de, fr, pl, pt, it, nl"},
	{"angrywords", "en", "colour=red", "any",
		"there is no option colour here; there are: challenge, refill, swap, duplicate, deadline, "
		"bank, grace, double-after, flag, no-show, silence, leave, rest, holidays, "
		"window, late-resign, settle, first, handicap, more-time, hotseat, observers, tiles, clock"},
	{"angrywords", "en", "swap=no", "any",
		"no is no value for swap; it takes off|on"},
	{"angrywords", "en", "tiles=xx", "any",
		"there is no tile set \"xx\" for this game; there are: angrywords-ca "
		"angrywords-en angrywords-es-97 angrywords-es"},
	{"angrywords", "en", "", "en-nothing-9", NULL},
	{"angrywords", "en", "", "../en", "../en is no name of a lexicon"},
	{"angrywords", "en", "", "words C\u0416T", NULL},
};
/* clang-format on */

START_TEST(wrong_set_up_is_refused_with_a_sentence)
{
	struct setup s;

	ck_assert(!make(wrongs[_i].game, wrongs[_i].language, wrongs[_i].options,
			wrongs[_i].lexicon, &s));
	ck_assert_int_eq(c.err.kind, ERR_DATA);
	if (wrongs[_i].complaint != NULL) {
		ck_assert_str_eq(c.err.text, wrongs[_i].complaint);
	}
	ck_assert_uint_gt(strlen(c.err.text), 10);
}

/* ------------------------------------------------------------ start event */

static const char *started(const struct setup *s)
{
	struct buf b = buf_in(&c.arena);

	setup_write_start(&b, s);
	return buf_cstr(&b);
}

static const char *hidden = "";

static bool restart(const char *text, struct setup *out)
{
	c.err = (struct err){0};
	return setup_read_start(
		&c.arena, c.lexica,
		&(struct event){.text = view_of(text), .hidden = view_of(hidden)}, out,
		&c.err);
}

/* clang-format off */
static const struct {
	const char *language, *options;
	bool drill;
} starts[] = {
	{"en", "", false},
	{"en", "swap=off deadline=none late-resign=2 first=listed", false},
	{"es", "tiles=es-97", true},
	{"ca", "window=1h hotseat=on", true},
	{"en", "first=listed handicap=2:60", false},
};
/* clang-format on */

START_TEST(s10_start_event_gives_the_set_up_again)
{
	struct setup first;
	struct setup second;
	const char *text;

	ck_assert(make("angrywords", starts[_i].language, starts[_i].options, "any",
		       &first));
	first.seats = 2;
	first.drill = starts[_i].drill;
	text = started(&first);
	ck_assert_msg(restart(text, &second), "%s", c.err.text);
	ck_assert_ptr_eq(second.game, first.game);
	ck_assert_ptr_eq(second.tiles, first.tiles);
	ck_assert_ptr_eq(second.alphabet, first.alphabet);
	ck_assert_int_eq(second.seats, 2);
	ck_assert_int_eq(second.drill, first.drill);
	ck_assert_mem_eq(second.options.value, first.options.value,
			 sizeof first.options.value);
	ck_assert_str_eq(started(&second), text);
}

/* A game that began from a position: what lay there is told to all, racks to nobody. */
START_TEST(start_event_keeps_a_set_up_position)
{
	struct setup first;
	struct setup second;
	struct buf b = buf_in(&c.arena);
	const char *text;

	ck_assert(make("classic", "es", "tiles=es", "words CASA CHICO ALLA", &first));
	first.seats = 3;
	first.open = true;
	first.bag_empty = true;
	first.square[112] = 1;
	first.square[113] = alphabet_tile(first.alphabet, view_of("CH"),
					  &(enum letter_case){CASE_UPPER}) |
			    TILE_AS_BLANK;
	first.rack[1].given = true;
	first.rack[1].n = 2;
	first.rack[1].tile[0] = TILE_BLANK;
	first.rack[1].tile[1] = first.square[113] & TILE_LETTER;
	first.rack[2].given = true;
	text = started(&first);
	ck_assert_ptr_nonnull(strstr(text, " list=ALLA,CASA,CHICO "));
	ck_assert_ptr_nonnull(strstr(text, " racks=open bag=empty laid=H8:A,I8:[ch] "));
	setup_write_hidden(&b, &first);
	ck_assert_str_eq(buf_cstr(&b), "rack2=?[CH] rack3=");
	hidden = buf_cstr(&b);
	ck_assert_msg(restart(text, &second), "%s", c.err.text);
	hidden = "";
	ck_assert_mem_eq(second.square, first.square, sizeof first.square);
	ck_assert_mem_eq(second.rack, first.rack, sizeof first.rack);
	ck_assert(second.open && second.bag_empty);
	ck_assert_uint_eq(lexicon_info(second.lexicon)->words, 3);
	ck_assert_str_eq(started(&second), text);
}

/* L and L are no LL, nor are C and H a CH. */
START_TEST(start_event_keeps_letters_of_a_rack_apart)
{
	enum letter_case how;
	struct setup first;
	struct setup second;
	struct buf b = buf_in(&c.arena);

	ck_assert(make("classic", "es", "tiles=es", "words CASA", &first));
	first.seats = 2;
	first.rack[0].given = true;
	for (const char *letter = "LLCH"; *letter != '\0'; letter++) {
		first.rack[0].tile[first.rack[0].n++] =
			alphabet_tile(first.alphabet, view_from(letter, 1), &how);
	}
	setup_write_hidden(&b, &first);
	hidden = buf_cstr(&b);
	ck_assert_msg(restart(started(&first), &second), "%s", c.err.text);
	hidden = "";
	ck_assert_mem_eq(second.rack, first.rack, sizeof first.rack);
}

START_TEST(s9_language_is_part_of_the_start)
{
	struct setup s;

	ck_assert(make("angrywords", "ca", "", "any", &s));
	ck_assert_ptr_nonnull(strstr(started(&s), "language=ca set=angrywords-ca "));
}

/* clang-format off */
static const struct {
	const char *from, *to;
} changes[] = {
	{"angrywords ", "chess "},
	{"language=en", "language=xx"},
	{"lexicon=any", "lexicon=en-nothing-9"},
	{"seats=2", "seats=5"},
	{"seats=2", "seats=0"},
	{"seats=2", "seats="},
	{" seats=2", ""},
	{"options:", "options: swap=maybe"},
	{"alphabet=", "alphabet=0"},
	{" alphabet=", " alphabets="},
	{"language=en", "language=es"},
};
/* clang-format on */

START_TEST(s8_start_that_names_other_things_is_refused)
{
	struct setup s;
	struct view text;
	size_t at;
	struct buf b = buf_in(&c.arena);

	ck_assert(make("angrywords", "en", "", "any", &s));
	s.seats = 2;
	text = view_of(started(&s));
	at = view_find_text(text, changes[_i].from);
	ck_assert_uint_lt(at, text.len);
	buf_add(&b, view_part(text, 0, at));
	buf_str(&b, changes[_i].to);
	buf_add(&b, view_part(text, at + strlen(changes[_i].from), text.len));
	ck_assert(!restart(buf_cstr(&b), &s));
	ck_assert_int_eq(c.err.kind, ERR_DATA);
}

/* clang-format off */
static const struct {
	const char *game, *language, *options, *complaint; /* NULL: it may begin */
} tile_sets[] = {
	{"wordcap", "es", "", NULL},
	{"wordcap", "es", "tiles=ca", NULL},
	{"wordcap", "nl", "", NULL},
	/* as a record of an earlier release has it */
	{"wordcap", "it", "tiles=std-it",
		"WordCap is not played with the tiles std-it; its own are: wordcap-ca "
		"wordcap-de wordcap-en wordcap-es wordcap-fr wordcap-it wordcap-nl "
		"wordcap-pl wordcap-pt"},
	{"wordcap", "en", "tiles=wordcap-de", NULL},
	{"wordcap", "es", "tiles=std-es",
		"WordCap is not played with the tiles std-es; its own are: wordcap-ca "
		"wordcap-de wordcap-en wordcap-es wordcap-fr wordcap-it wordcap-nl "
		"wordcap-pl wordcap-pt"},
	{"wordcap", "en", "tiles=super-en",
		"WordCap is not played with the tiles super-en; its own are: wordcap-ca "
		"wordcap-de wordcap-en wordcap-es wordcap-fr wordcap-it wordcap-nl "
		"wordcap-pl wordcap-pt"},
	{"cubes", "ca", "", NULL},
	{"cubes", "es", "tiles=es-97", NULL},
	{"cubes", "en", "tiles=wordbox-en",
		"Scrabble Cubes is not played with the tiles wordbox-en; its own are: std-ca "
		"std-de std-en std-es-97 std-es std-fr std-it std-nl std-pl std-pt"},
	{"wordbox", "en", "tiles=super-en", NULL},
	{"wordgame", "es", "tiles=wordbox-pl", NULL},
};
/* clang-format on */

/* A record of such a game is read all the same. */
START_TEST(s4_games_on_paths_begin_with_their_own_tiles)
{
	struct setup first;
	struct setup again;

	ck_assert_msg(make(tile_sets[_i].game, tile_sets[_i].language,
			   tile_sets[_i].options, "any", &first),
		      "%s", c.err.text);
	first.seats = 2;
	ck_assert_msg(restart(started(&first), &again), "%s", c.err.text);
	ck_assert_ptr_eq(again.tiles, first.tiles);
	ck_assert_str_eq(started(&again), started(&first));
	ck_assert_int_eq(setup_may_begin(&c.arena, &again, &c.err),
			 tile_sets[_i].complaint == NULL);
	if (tile_sets[_i].complaint != NULL) {
		ck_assert_str_eq(c.err.text, tile_sets[_i].complaint);
	}
}

static const char *const grids[] = {
	"[CH]ABCD EFGHI J[LL]MNO PQ[RR]ST UVXYZ",
	"CHABCD EFGHI JLLMNO PQRRST UVXYZ", /* as people spell it */
};

START_TEST(a_board_with_letters_of_two_signs_is_read_and_kept)
{
	struct setup first;
	struct setup second;
	struct grid5 g;
	struct view bad;
	const char *text;

	ck_assert(make("wordcap", "es", "", "any", &first));
	first.seats = 1;
	ck_assert(grid5_read(&g, first.alphabet, view_of(grids[_i]), &bad));
	first.board_given = true;
	memcpy(first.cell, g.cell, sizeof first.cell);
	text = started(&first);
	ck_assert_ptr_nonnull(
		strstr(text, " board=[CH]ABCD,EFGHI,J[LL]MNO,PQ[RR]ST,UVXYZ "));
	ck_assert_msg(restart(text, &second), "%s", c.err.text);
	ck_assert_mem_eq(second.cell, first.cell, sizeof first.cell);
}

START_TEST(a_face_with_a_letter_of_three_signs_is_kept)
{
	struct setup first;
	struct setup second;
	struct buf b = buf_in(&c.arena);

	ck_assert(make("cubes", "ca", "", "any", &first));
	first.seats = 1;
	first.faces_given = true;
	first.face[54] = tiles_read_letter(first.alphabet, view_of("[L\u00b7L]"));
	first.face[57] = tiles_read_letter(first.alphabet, view_of("ny"));
	ck_assert_int_ne(first.face[54], 0);
	setup_write_hidden(&b, &first);
	ck_assert_str_eq(buf_cstr(&b), "faces=19T:[L\u00b7L],20T:[NY]");
	hidden = buf_cstr(&b);
	ck_assert_msg(restart(started(&first), &second), "%s", c.err.text);
	hidden = "";
	ck_assert_mem_eq(second.face, first.face, sizeof first.face);
}

static const char *const no_letters[] = {"",      "[]",     "[", "]",   "[CH", "CH]",
					 "[CHA]", "[[CH]]", "?", "[?]", "K"};

START_TEST(what_is_no_letter_is_none_in_brackets_either)
{
	struct setup s;

	ck_assert(make("cubes", "es", "", "any", &s));
	ck_assert_int_eq(tiles_read_letter(s.alphabet, view_of(no_letters[_i])), 0);
}

/* clang-format off */
static const struct {
	const char *rules, *complaint; /* NULL: it is read */
	int version;
} pins[] = {
	{" rules=1", NULL, 1},
	{" rules=2", NULL, 2},
	{" rules=3", NULL, 3},
	{" rules=4", NULL, 4},
	{"", NULL, 1}, /* of a game from before versions were kept */
	{" rules=5", "this game was begun by a newer program, with version 5 of the rules, "
		"and this program knows them up to version 4; please bring the program up to "
		"date", 0},
	{" rules=0", "\"0\" is no version of the rules", 0},
	{" rules=99999999999", "\"99999999999\" is no version of the rules", 0},
	{" rules=", "\"\" is no version of the rules", 0},
};
/* clang-format on */

START_TEST(a_game_keeps_its_version_of_the_rules)
{
	static const char now[] = " rules=4";
	struct setup s;
	struct buf b = buf_in(&c.arena);
	struct view text;
	size_t at;

	ck_assert(make("angrywords", "en", "", "any", &s));
	s.seats = 2;
	text = view_of(started(&s));
	at = view_find_text(text, now);
	ck_assert_uint_lt(at, text.len);
	buf_add(&b, view_part(text, 0, at));
	buf_str(&b, pins[_i].rules);
	buf_add(&b, view_part(text, at + strlen(now), text.len));
	if (pins[_i].complaint != NULL) {
		ck_assert(!restart(buf_cstr(&b), &s));
		ck_assert_str_eq(c.err.text, pins[_i].complaint);
		return;
	}
	ck_assert_msg(restart(buf_cstr(&b), &s), "%s", c.err.text);
	ck_assert_int_eq(s.version, pins[_i].version);
	ck_assert_ptr_nonnull(strstr(
		started(&s), arena_printf(&c.arena, " rules=%d ", pins[_i].version)));
}

START_TEST(another_version_of_the_alphabet_is_named_with_the_one_needed)
{
	struct setup s;
	struct buf b = buf_in(&c.arena);
	struct view text;
	size_t at;

	ck_assert(make("angrywords", "en", "", "any", &s));
	s.seats = 2;
	text = view_of(started(&s));
	at = view_find_text(text, "alphabet=") + strlen("alphabet=");
	buf_add(&b, view_part(text, 0, at));
	buf_str(&b, "00112233");
	buf_add(&b, view_part(text, at + 8, text.len));
	ck_assert(!restart(buf_cstr(&b), &s));
	ck_assert_ptr_nonnull(
		strstr(c.err.text, "begun with the alphabet en of sha256 00112233"));
}

/* -------------------------------------------------------------- turn file */

int main(void)
{
	case_fixture(&c);
	claims_rows(s4_language_or_option_chooses_the_tiles, makes);
	claims_rows(wrong_set_up_is_refused_with_a_sentence, wrongs);
	claims_rows(s10_start_event_gives_the_set_up_again, starts);
	claims_rows(a_game_keeps_its_version_of_the_rules, pins);
	claims_rows(s4_games_on_paths_begin_with_their_own_tiles, tile_sets);
	claims_rows(a_board_with_letters_of_two_signs_is_read_and_kept, grids);
	claims_rows(what_is_no_letter_is_none_in_brackets_either, no_letters);
	claims_rows(s8_start_that_names_other_things_is_refused, changes);
	return claims_run("setup");
}
