/* SPDX-License-Identifier: ISC */

#include "formats/files/gcg.h"
#include "tests/helpers/claims.h"

#define HEAD "#player1 ann Ann Bee\n#player2 ben Ben Cee\n"

static struct arena arena;
static struct gcg record;
static struct buf faults;

static void begin(void)
{
	faults = buf_in(&arena);
}

static const char *str(struct view v)
{
	return arena_str(&arena, v);
}

static bool read_as(const char *text, enum gcg_source source)
{
	return gcg_read(&arena, view_of(text), source, "g.gcg", &record, &faults);
}

static void must_read(const char *text)
{
	bool read = read_as(text, GCG_FILE);

	ck_assert_msg(read, "%s", buf_cstr(&faults));
	ck_assert_uint_eq(faults.len, 0);
}

static const struct event_case {
	const char *line;
	enum gcg_kind kind;
	const char *rack, *where, *tiles, *more;
	int score, total;
} events[] = {
  /* clang-format off */
	{">ben: AEINRST 8D NASTIER +66 66", GCG_PLAY, "AEINRST", "8D", "NASTIER", "", 66, 66},
	{">ben:\tAEINRST   8d  NASTIER\t+66    66  ", GCG_PLAY, "AEINRST", "8d", "NASTIER", "", 66, 66},
	{">ben: AE?ORST h2 aR.S +8 66 AB, CD", GCG_PLAY, "AE?ORST", "h2", "aR.S", "AB, CD", 8, 66},
	{">ben: AEINRST 8D C(OA)ST 8 74", GCG_PLAY, "AEINRST", "8D", "C(OA)ST", "", 8, 74},
	{">ben: [CH]A[RR]O? u21 [CH]A[rr]O. +20 20", GCG_PLAY, "[CH]A[RR]O?", "u21", "[CH]A[rr]O.", "", 20, 20},
	{">ben: [L\u00b7L]A 1A [L\u00b7L]A +20 20", GCG_PLAY, "[L\u00b7L]A", "1A", "[L\u00b7L]A", "", 20, 20},
	{">ben: \u0106\u0118? 8G ST\u0118PI\u0107 +46 46", GCG_PLAY, "\u0106\u0118?", "8G", "ST\u0118PI\u0107", "", 46, 46},
	{">ben: 8D CAT +10 10", GCG_PLAY, "", "8D", "CAT", "", 10, 10},
	{">ben:CAT 8D CAT +10 10", GCG_PLAY, "CAT", "8D", "CAT", "", 10, 10},
	{"> ben: CAT 08D CAT +10 10", GCG_PLAY, "CAT", "08D", "CAT", "", 10, 10},
	{">ben: UNKNOWN H-8 CAT +-10 -10", GCG_PLAY, "UNKNOWN", "H-8", "CAT", "", -10, -10},
	{">ben: AEINRST -- -66 0", GCG_WITHDRAWN, "AEINRST", "--", "", "", -66, 0},
	{">ben:  --  -66 -3", GCG_WITHDRAWN, "", "--", "", "", -66, -3},
	{">ben: AEINRST -  +0 12", GCG_PASS, "AEINRST", "-", "", "", 0, 12},
	{">ben: - +0 12", GCG_PASS, "", "-", "", "", 0, 12},
	{">ben: AEINRST -0 +0 12", GCG_PASS, "AEINRST", "-0", "", "", 0, 12},
	{">ben: AEINRS? -AE? +0 12", GCG_EXCHANGE, "AEINRS?", "-AE?", "AE?", "", 0, 12},
	{">ben: -[CH]A +0 12", GCG_EXCHANGE, "", "-[CH]A", "[CH]A", "", 0, 12},
	{">ben: AEINRST -4 +0 12", GCG_EXCHANGE_COUNT, "AEINRST", "-4", "", "", 0, 12},
	{">ben: -4 +0 12", GCG_EXCHANGE_COUNT, "", "-4", "", "", 0, 12},
	{">ben: AEINRST (challenge) +5 71", GCG_CHALLENGE, "AEINRST", "(challenge)", "", "", 5, 71},
	{">ben:  (challenge) +5 71", GCG_CHALLENGE, "", "(challenge)", "", "", 5, 71},
	{">ben: A (Challenge) -5 61", GCG_CHALLENGE, "A", "(Challenge)", "", "", -5, 61},
	{">ben: (VW) +16 82", GCG_END_BONUS, "", "(VW)", "VW", "", 16, 82},
	{">ben:  (V?) 8 82 so it ends", GCG_END_BONUS, "", "(V?)", "V?", "so it ends", 8, 82},
	{">ben: (TIME) +12 82", GCG_END_BONUS, "", "(TIME)", "TIME", "", 12, 82},
	{">ben: () +0 82", GCG_END_BONUS, "", "()", "", "", 0, 82},
	{">ben: VW (VW) -8 60", GCG_END_PENALTY, "VW", "(VW)", "VW", "", -8, 60},
	{">ben: (VW) -8 -60", GCG_END_PENALTY, "VW", "(VW)", "VW", "", -8, -60},
	{">ben: ? (?) +0 60", GCG_END_PENALTY, "?", "(?)", "?", "", 0, 60},
	{">ben: (time) -10 90", GCG_TIME, "", "(time)", "", "", -10, 90},
	{">ben: QV (TIme) -10 90", GCG_TIME, "QV", "(TIme)", "", "", -10, 90},
  /* clang-format on */
};

START_TEST(an_event_is_read_in_every_form)
{
	const struct event_case *c = &events[_i];
	const struct gcg_event *e;

	must_read(arena_printf(&arena, "#character-encoding UTF-8\n" HEAD "%s\n",
			       c->line));
	ck_assert_uint_eq(record.events, 1);
	e = &record.event[0];
	ck_assert_int_eq(e->kind, c->kind);
	ck_assert_int_eq(e->player, 1);
	ck_assert_str_eq(str(e->rack), c->rack);
	ck_assert_str_eq(str(e->where), c->where);
	ck_assert_str_eq(str(e->tiles), c->tiles);
	ck_assert_str_eq(str(e->more), c->more);
	ck_assert_int_eq(e->score, c->score);
	ck_assert_int_eq(e->total, c->total);
	ck_assert_int_eq(e->at, 4);
}

static const struct {
	const char *text;
	int row, col;
	bool across;
	int count;
} places[] = {
	{"8D CAT",  7,  3,  true,  0},
        {"d8 CAT",  7,  3,  false, 0},
	{"21U CAT", 20, 20, true,  0},
        {"A15 CAT", 14, 0,  false, 0},
	{"H1O CAT", 9,  7,  false, 0},
        {"-7",      0,  0,  false, 7},
};

START_TEST(places_and_counts_are_numbers)
{
	const struct gcg_event *e;

	must_read(arena_printf(&arena, ">ann: CAT %s +0 0\n", places[_i].text));
	e = &record.event[0];
	ck_assert_int_eq(e->place.row, places[_i].row);
	ck_assert_int_eq(e->place.col, places[_i].col);
	ck_assert_int_eq(e->place.across, places[_i].across);
	ck_assert_int_eq(e->count, places[_i].count);
}

static const struct fault_case {
	const char *text, *told;
} wrong[] = {
  /* clang-format off */
	{"hello\n", "1:1: this is neither an event"},
	{">ann: - +0 0\n  hello\n", "2:3: this is neither an event"},
	{"#lexicon X\nhello\n", "2:1: this is neither an event"},
	{">\n", "1:2: no nick stands behind the \">\""},
	{">: A - +0 0\n", "1:2: no nick stands behind the \">\""},
	{">ann A - +0 0\n", "1:2: no colon stands right behind the nick \"ann\""},
	{">Player 1: A - +0 0\n", "1:2: no colon stands right behind the nick \"Player\""},
	{">ann:\n", "1:6: what was done is missing"},
	{">ann: ABC\n", "1:10: what was done is missing"},
	{">ann: ABC 8Z CAT +1 1\n", "1:11: \"8Z\" is no place"},
	{">ann: ABC 22A CAT +1 1\n", "1:11: \"22A\" is no place"},
	{">ann: ABC -4A +1 1\n", "1:11: \"-4A\" is no place"},
	{">ann: ABC --- +1 1\n", "1:11: \"---\" is no place"},
	{">ann: (AB +1 1\n", "1:7: \"(AB\" is no place"},
	{">ann: (8D) +1 1\n", "1:7: \"(8D)\" is no place"},
	{">ann: ABC 8D\n", "1:13: no word stands behind the place"},
	{">ann: ABC 8D +4 4\n", "1:14: no word stands behind the place"},
	{">ann: ABC 8D C[A +4 4\n", "1:14: \"C[A\" is no word"},
	{">ann: ABC 8D CA! +4 4\n", "1:14: \"CA!\" is no word"},
	{">ann: ABC 8D ?C/B +4 4\n", "1:14: \"?C/B\" is no word"},
	{">ann: ABC 8D CAB\n", "1:17: the score is missing"},
	{">ann: ABC 8D CAB x 4\n", "1:18: \"x\" is no score"},
	{">ann: ABC 8D CAB +1000000 4\n", "1:18: \"+1000000\" is no score"},
	{">ann: ABC 8D CAB +4\n", "1:20: the total is missing"},
	{">ann: ABC 8D CAB +4 fo\xc3\xbcr\n", "1:21: \"fo\u00fcr\" is no total"},
	{">\u00e9: \u00c9 8D \u00c9! +4 4\n", "1:10: \"\u00c9!\" is no word"},
	{">a: - +0 0\n>b: - +0 0\n>c: - +0 0\n>d: - +0 0\n>e: - +0 0\n", "5:2: \"e\" would be a fifth player"},
	{"#player5 x X\n", "1:8: there is no player \"5\""},
	{"#rack0 ABC\n", "1:6: there is no player \"0\""},
	{"#player1\n", "1:9: no nick stands behind the player's number"},
	{"#player1 a A\n#player1 b B\n", "2:10: player 1 is already told in line 1; here it is \"b\""},
	{"#player1 a A\n#player2 a B\n", "2:10: \"a\" is already player 1 (line 1)"},
	{"#player2 a A\n", "1:13: there is a #player2, but no #player1"},
	{"#character-encoding KOI8-R\n", "1:21: the encoding \"KOI8-R\" is not known"},
	{"#title \xe9\n#character-encoding UTF-8\n", "2:21: the encoding must be told in the first line"},
	{"#character-encoding UTF-8\n#title \xe9\n", "2:8: this byte is not UTF-8"},
	{"#title a\001b\n", "1:9: a control character"},
	{"#title a\u202eb\n", "1:9: an invisible sign that turns text around"},
	{"#title \xc2\x85\xc3\xa9\n", "1:8: a control character"},
	{"#title \x81\n", "1:8: a control character"},
	{"#- more\n", "1:2: nothing stands above"},
	{"#player1 a A\n#- more\n", "2:2: nothing stands above"},
  /* clang-format on */
};

START_TEST(a_fault_is_told_with_its_place)
{
	const char *told = arena_printf(&arena, "g.gcg:%s", wrong[_i].told);

	ck_assert(!read_as(wrong[_i].text, GCG_FILE));
	ck_assert_msg(view_starts(buf_view(&faults), told), "%s", buf_cstr(&faults));
	ck_assert_uint_eq(view_find(buf_view(&faults), '\n'), faults.len - 1);
}

START_TEST(all_faults_are_told_up_to_a_limit)
{
	struct buf b = buf_in(&arena);
	size_t lines = 0;

	for (int i = 0; i < GCG_FAULTS + 7; i++) {
		buf_str(&b, ">ann: nothing\n>ann: - +0 0\n");
	}
	ck_assert(!gcg_read(&arena, buf_view(&b), GCG_FILE, "x", &record, &faults));
	ck_assert_uint_eq(record.events, GCG_FAULTS + 7);
	for (size_t i = 0; i < faults.len; i++) {
		lines += faults.at[i] == '\n';
	}
	ck_assert_uint_eq(lines, GCG_FAULTS + 1);
	ck_assert(view_ends(buf_view(&faults), "\nx: and 7 more\n"));
}

static const char *const endings[] = {"\n", "\r", "\r\n"};

START_TEST(every_end_of_line_is_one)
{
	const char *end = endings[_i];

	must_read(arena_printf(&arena,
			       "%s#player1 ann Ann%s%s>ann: - +0 0%s#note a%s b%s%s"
			       ">ann: - +0 0",
			       end, end, end, end, end, end, end));
	ck_assert_uint_eq(record.events, 2);
	ck_assert_int_eq(record.event[0].at, 4);
	ck_assert_int_eq(record.event[1].at, 8);
	ck_assert_str_eq(str(record.player[0].name), "Ann");
	ck_assert_str_eq(str(gcg_note(&arena, &record, 0)), "a b");
}

#define UTF8_GAME   "#player1 p\u00e9 P\u00e9\n>p\u00e9: \u00d1O 8D \u00d1O +9 9\n"
#define LATIN1_GAME "#player1 p\xe9 P\xe9\n>p\xe9: \xd1O 8D \xd1O +9 9\n"

static const struct {
	const char *text;
	enum gcg_source source;
	bool latin1, declared;
} encodings[] = {
	{UTF8_GAME,							    GCG_FILE,   false, false},
	{"#character-encoding UTF-8\n" UTF8_GAME,                              GCG_FILE,   false, true },
	{"\n#Character-Encoding utf8\r\n" UTF8_GAME,                           GCG_FILE,   false, true },
	{"\xEF\xBB\xBF" UTF8_GAME,					     GCG_FILE,   false, true },
	{"\xEF\xBB\xBF#character-encoding ISO-8859-1\n" UTF8_GAME,             GCG_FILE,   false,
	 true											  },
	{"#character-encoding ISO-8859-1\n" UTF8_GAME,                         GCG_LETTER, false, true },
	{"#player1 pe\u0301 Pe\u0301\n>pe\u0301: N\u0303O 8D N\u0303O +9 9\n", GCG_FILE,
	 false,										   false},
	{LATIN1_GAME,							  GCG_FILE,   true,  false},
	{"#character-encoding ISO-8859-1\n" LATIN1_GAME,                       GCG_FILE,   true,  true },
	{"#character-encoding latin1\n" LATIN1_GAME "\x1a\x1a",                GCG_FILE,   true,  true },
};

START_TEST(what_is_kept_is_utf8)
{
	bool read = read_as(encodings[_i].text, encodings[_i].source);

	ck_assert_msg(read, "%s", buf_cstr(&faults));
	ck_assert_int_eq(record.latin1, encodings[_i].latin1);
	ck_assert_int_eq(record.declared, encodings[_i].declared);
	ck_assert_uint_eq(record.players, 1);
	ck_assert_str_eq(str(record.player[0].nick), "p\u00e9");
	ck_assert_str_eq(str(record.player[0].name), "P\u00e9");
	ck_assert_str_eq(str(record.event[0].tiles), "\u00d1O");
}

START_TEST(latin1_has_the_signs_of_windows)
{
	must_read("#note \x93q\x94 \x96 \x80\n");
	ck_assert_str_eq(str(record.pragma[0].value), "\u201cq\u201d \u2013 \u20ac");
}

START_TEST(pragmata_are_known_or_kept)
{
	must_read("#id org.example 17a\n#TITLE A game \n#lexicon L 2\n#tile-set t\n"
		  "#tile-distribution d\n#board-layout b\n#game-type g\n"
		  "#game-board x\n#style s\n#x-clock 25:00\n# a remark\n"
		  "#description one\n\n two\n#- three\n#incomplete ABC\n"
		  "#rack2 A[CH]?\n#rack1\n#titles no title\n#players 2\n");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_ID)), "org.example 17a");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_TITLE)), "A game");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_LEXICON)), "L 2");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_TILE_SET)), "t");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_TILE_DISTRIBUTION)), "d");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_BOARD_LAYOUT)), "b");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_GAME_TYPE)), "g");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_GAME_BOARD)), "x");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_STYLE)), "s");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_DESCRIPTION)),
			 "one two three");
	ck_assert_str_eq(str(gcg_about(&arena, &record, GCG_INCOMPLETE)), "ABC");
	ck_assert_ptr_null(gcg_about(&arena, &record, GCG_NOTE).at);
	ck_assert_str_eq(str(record.player[1].rack), "A[CH]?");
	ck_assert_uint_eq(record.players, 0);
	ck_assert_uint_eq(record.pragmata, 17);
	ck_assert_int_eq(record.pragma[9].key, GCG_OTHER);
	ck_assert_str_eq(str(record.pragma[9].line), "#x-clock 25:00");
	ck_assert_int_eq(record.pragma[16].key, GCG_OTHER);
}

START_TEST(notes_may_hold_pragma_words_and_go_on)
{
	must_read(HEAD "#note before\n>ann: - +0 0\n#note #player3 and >ann: - +0 0\n"
		       "   >not an event\n #rack1 neither\n\n#note\n#- more\n"
		       ">ben: - +0 0\n");
	ck_assert_uint_eq(record.events, 2);
	ck_assert_uint_eq(record.players, 2);
	ck_assert_uint_eq(record.pragma[3].before, 1);
	ck_assert_str_eq(str(gcg_note(&arena, &record, 0)),
			 "#player3 and >ann: - +0 0 >not an event #rack1 neither more");
	ck_assert_str_eq(str(gcg_note(&arena, &record, 1)), "");
}

START_TEST(a_letter_may_indent_the_record)
{
	bool read = read_as("  #player1 ann Ann\n    #note x\n\ty\n   >ann: A - +0 0\n"
			    "#note z\n >ann: A 8D CAT +5 5\n",
			    GCG_LETTER);

	ck_assert_msg(read, "%s", buf_cstr(&faults));
	ck_assert_uint_eq(record.events, 2);
	ck_assert_str_eq(str(gcg_note(&arena, &record, 0)), "z");
	ck_assert_int_eq(gcg_column(record.event[0].line, record.event[0].rack), 10);
	ck_assert_int_eq(gcg_column(record.event[1].line, record.event[1].tiles), 13);
	ck_assert(!read_as("  >ann: A 8D +5 5\n", GCG_LETTER));
	ck_assert(view_starts(buf_view(&faults), "g.gcg:1:14: "));
}

START_TEST(a_file_may_indent_outside_of_notes)
{
	must_read("  #lexicon x\n  >ann: A - +0 0\n");
	ck_assert_uint_eq(record.events, 1);
}

START_TEST(a_nick_that_no_pragma_names_makes_a_player)
{
	must_read("#player2 b B\n>a:c: - +0 0\n>b: - +0 0\n>d: - +0 0\n>b: - +0 0\n"
		  "#player3 d Dee\n>e: - +0 0\n");
	ck_assert_uint_eq(record.players, 4);
	ck_assert_str_eq(str(record.player[0].nick), "a:c");
	ck_assert_str_eq(str(record.player[0].name), "a:c");
	ck_assert(!record.player[0].named);
	ck_assert_int_eq(record.player[0].line, 2);
	ck_assert(record.player[2].named);
	ck_assert_str_eq(str(record.player[2].name), "Dee");
	ck_assert_int_eq(record.event[3].player, 1);
	ck_assert_int_eq(record.event[4].player, 3);
}

START_TEST(contradictions_are_left_to_the_judge)
{
	must_read(">a: AB 8D AB +5 5\n>b: C -- -5 3\n>a: (X) +2 -70\n>a: - +7 1\n");
	ck_assert_uint_eq(record.events, 4);
	ck_assert_int_eq(record.event[1].player, 1);
	ck_assert_int_eq(record.event[2].total, -70);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(an_event_is_read_in_every_form, events);
	claims_rows(places_and_counts_are_numbers, places);
	claims_rows(a_fault_is_told_with_its_place, wrong);
	claims_rows(every_end_of_line_is_one, endings);
	claims_rows(what_is_kept_is_utf8, encodings);
	return claims_run("read");
}
