/* SPDX-License-Identifier: ISC */
#include "formats/orders/notation.h"

#include "tests/helpers/claims.h"

static struct arena arena;

struct place_case {
	const char *square, *direction;
	int cols, rows;
	int row, col; /* as people count; 0: no square */
	bool across;
};

/* clang-format off */
static const struct place_case places[] = {
	{"8D", "", 15, 15, 8, 4, true},
	{"D8", "", 15, 15, 8, 4, false},
	{"8d", "", 15, 15, 8, 4, true},
	{"d8", "", 15, 15, 8, 4, false},
	{"8-D", "", 15, 15, 8, 4, true},
	{"D-8", "", 15, 15, 8, 4, false},
	{"15O", "", 15, 15, 15, 15, true},
	{"O15", "", 15, 15, 15, 15, false},
	{"U21", "", 21, 21, 21, 21, false},
	{"21u", "", 21, 21, 21, 21, true},
	{"08D", "", 15, 15, 8, 4, true},
	{"8D", "down", 15, 15, 8, 4, false},
	{"D8", "across", 15, 15, 8, 4, true},
	{"H4", "d", 15, 15, 4, 8, false},
	{"4H", "D", 15, 15, 4, 8, false},
	{"4H", "v", 15, 15, 4, 8, false},
	{"H4", "a", 15, 15, 4, 8, true},
	{"H4", "h", 15, 15, 4, 8, true},
	{"H4", "RIGHT", 15, 15, 4, 8, true},
	/* forgiven */
	{"H1O", "", 15, 15, 10, 8, false},
	{"H1o", "", 15, 15, 10, 8, false},
	{"1OB", "", 15, 15, 10, 2, true},
	{"H1l", "", 15, 15, 11, 8, false},
	{"HI2", "", 15, 15, 12, 8, false},
	{"l2C", "", 15, 15, 12, 3, true},
	{"80", "", 15, 15, 8, 15, true},
	{"H1O", "across", 15, 15, 10, 8, true},
	/* the literal text goes first */
	{"O8", "", 15, 15, 8, 15, false},
	{"I1", "", 15, 15, 1, 9, false},
	{"1O", "", 15, 15, 1, 15, true},
	{"11I", "", 15, 15, 11, 9, true},
	/* no squares */
	{"P1", "", 15, 15, 0, 0, false},
	{"16A", "", 15, 15, 0, 0, false},
	{"0A", "", 15, 15, 0, 0, false},
	{"V1", "", 21, 21, 0, 0, false},
	{"22A", "", 21, 21, 0, 0, false},
	{"11", "", 15, 15, 0, 0, false},
	{"", "", 15, 15, 0, 0, false},
	{"A", "", 15, 15, 0, 0, false},
	{"8", "", 15, 15, 0, 0, false},
	{"-", "", 15, 15, 0, 0, false},
	{"8--D", "", 15, 15, 0, 0, false},
	{"-8D", "", 15, 15, 0, 0, false},
	{"8D-", "", 15, 15, 0, 0, false},
	{"008D", "", 15, 15, 0, 0, false},
	{"8\u00c9", "", 15, 15, 0, 0, false},
	{"+8D", "", 15, 15, 0, 0, false},
	{"F1", "", 5, 5, 0, 0, false},
	{"E5", "", 5, 5, 5, 5, false},
};
/* clang-format on */

START_TEST(a_place_is_square_and_direction)
{
	const struct place_case *c = &places[_i];
	struct play_text play = {.square = view_of(c->square),
				 .direction = view_of(c->direction)};
	struct place p;
	struct diag diag = {0};
	bool ok = place_read(&play, c->cols, c->rows, &p, &diag);

	ck_assert_msg(ok == (c->row > 0), "%s", c->square);
	if (ok) {
		ck_assert_int_eq(p.row, c->row - 1);
		ck_assert_int_eq(p.col, c->col - 1);
		ck_assert_msg(p.across == c->across, "%s %s", c->square, c->direction);
	} else {
		ck_assert_int_eq(diag.code, DIAG_UNKNOWN_SQUARE);
		ck_assert(view_is(diag.at, c->square));
		ck_assert_int_eq(diag.n, c->rows);
		ck_assert_int_eq(diag.what.len, 1);
		ck_assert_int_eq(diag.what.at[0], 'A' + c->cols - 1);
	}
}

START_TEST(an_unknown_direction_is_told)
{
	struct play_text play = {.square = view_of("H4"), .direction = view_of("up")};
	struct place p;
	struct diag diag = {0};

	ck_assert(!place_read(&play, 15, 15, &p, &diag));
	ck_assert_int_eq(diag.code, DIAG_NO_DIRECTION);
	ck_assert(view_is(diag.at, "up"));
}

START_TEST(a_glued_direction_may_be_a_column_instead)
{
	const char *text = "1OD"; /* no column O here: row 10, column D */
	struct play_text play = {.square = view_from(text, 2),
				 .direction = view_from(text + 2, 1)};
	struct place p;
	struct diag diag = {0};

	ck_assert(place_read(&play, 11, 11, &p, &diag));
	ck_assert_int_eq(p.row, 9);
	ck_assert_int_eq(p.col, 3);
	ck_assert(p.across);
	ck_assert(place_read(&play, 15, 15, &p, &diag));
	ck_assert_int_eq(p.row, 0);
	ck_assert_int_eq(p.col, 14);
	ck_assert(!p.across);
}

/* clang-format off */
struct split_case {
	const char *token, *square, *direction; /* square NULL: prose */
};

static const struct split_case splits[] = {
	{"8D", "8D", ""},
	{"H4d", "H4", "d"},
	{"H4A", "H4", "A"},
	{"4Hv", "4H", "v"},
	{"H-10d", "H-10", "d"},
	{"H1Od", "H1O", "d"},
	{"11d", "11d", ""},
	{"1OD", "1O", "D"},
	{"U21", "U21", ""},
	{"H1O", "H1O", ""},
	{"IO", NULL, ""},
	{"80", NULL, ""},
	{"Ann", NULL, ""},
	{"V8", NULL, ""},
	{"A22", NULL, ""},
	{"8DD8", NULL, ""},
	{"H4x", NULL, ""},
	{"", NULL, ""},
	{"d", NULL, ""},
	{"4d4d4d4d", NULL, ""},
};
/* clang-format on */

START_TEST(a_direction_may_be_glued_to_a_square)
{
	struct view square;
	struct view direction;
	bool ok = square_split(view_of(splits[_i].token), &square, &direction);

	ck_assert_msg(ok == (splits[_i].square != NULL), "%s", splits[_i].token);
	if (ok) {
		ck_assert_msg(view_is(square, splits[_i].square), "%s",
			      splits[_i].token);
		ck_assert(view_is(direction, splits[_i].direction));
	}
}

static const char signs[] = "ADHIJLOUVadiloxr01259-"; /* and none, which is its end */

/* The n-th of all that have up to four signs. */
static struct view token_of(char text[5], long n)
{
	size_t len = 0;

	for (; n > 0; n /= COUNT(signs)) {
		text[len] = signs[n % COUNT(signs)];
		len += text[len] != '\0';
	}
	return view_from(text, len);
}

/* Nothing is read as a play that lies nowhere. */
START_TEST(what_is_taken_for_a_square_is_a_place)
{
	const long all =
		(long)COUNT(signs) * COUNT(signs) * COUNT(signs) * COUNT(signs);
	long squares = 0;

	for (long n = 0; n < all; n++) {
		char text[5];
		struct play_text play = {0};
		struct diag diag = {0};
		struct place p;

		if (square_split(token_of(text, n), &play.square, &play.direction)) {
			squares++;
			ck_assert_msg(place_read(&play, NOTATION_COLS, NOTATION_ROWS,
						 &p, &diag),
				      "%ld", n);
			ck_assert(p.row >= 0 && p.row < NOTATION_ROWS);
			ck_assert(p.col >= 0 && p.col < NOTATION_COLS);
		}
	}
	ck_assert_int_gt(squares, 1000);
}

START_TEST(a_square_is_read_strictly)
{
	int row = -1;
	int col = -1;

	ck_assert(square_read(view_of("D8"), 15, 15, &row, &col));
	ck_assert_int_eq(row, 7);
	ck_assert_int_eq(col, 3);
	ck_assert(square_read(view_of("8d"), 15, 15, &row, &col));
	ck_assert_int_eq(row, 7);
	ck_assert(!square_read(view_of("H1O"), 15, 15, &row, &col));
	ck_assert(!square_read(view_of("Q1"), 15, 15, &row, &col));
	ck_assert_int_eq(row, 7);
}

START_TEST(every_square_is_written_as_it_is_read)
{
	for (int row = 0; row < NOTATION_ROWS; row++) {
		for (int i = 0; i < 2 * NOTATION_COLS; i++) {
			struct place p = {row, i / 2, i % 2 == 0};
			struct play_text play = {0};
			struct buf b = buf_in(&arena);
			struct place q;
			struct diag diag;

			place_write_short(&b, &p);
			play.square = buf_view(&b);
			ck_assert(place_read(&play, 21, 21, &q, &diag));
			ck_assert(p.row == q.row && p.col == q.col);
			ck_assert(p.across == q.across);
		}
	}
}

START_TEST(a_place_is_written_in_words)
{
	struct buf b = buf_in(&arena);

	place_write(&b, &(struct place){0, 13, true});
	buf_char(&b, ' ');
	place_write(&b, &(struct place){20, 20, false});
	ck_assert(view_is(buf_view(&b), "N1 across U21 down"));
}

/* Items as kind and text: L letters, T tile, B blank, D dual, . dot, ( through. */
/* clang-format off */
struct word_case {
	const char *word, *items; /* items NULL: bad shape at `bad` */
	const char *bad;
};

static const struct word_case words[] = {
	{"CRATED", "L:CRATED", ""},
	{"CRAAlED", "L:CRAAlED", ""},
	{"ENDOWE.S", "L:ENDOWE . L:S", ""},
	{"..A", ". . L:A", ""},
	{"CO(O)KIE", "L:CO (:O L:KIE", ""},
	{"PO(CH)O", "L:PO (:CH L:O", ""},
	{"[CH]ICO", "T:CH L:ICO", ""},
	{"[L\u00b7L]AMA", "T:L\u00b7L L:AMA", ""},
	{"[L.L]AMA", "T:L.L L:AMA", ""},
	{"[L-L]AMA", "T:L-L L:AMA", ""},
	{"PARAL\u00b7LEL", "L:PARAL\u00b7LEL", ""},
	{"PARAL-LEL", "L:PARAL-LEL", ""},
	{"[ch]ICO", "T:ch L:ICO", ""},
	{"CRAA?LED", "L:CRAA B:L L:ED", ""},
	{"?[CH]ICO", "B:CH L:ICO", ""},
	{"A?L/TE", "L:A D:L/T L:E", ""},
	{"A?L/[CH]E", "L:A D:L/CH L:E", ""},
	{"\u00d1ANDU", "L:\u00d1ANDU", ""},
	{"\u0421\u041b\u041e\u0412\u041e", "L:\u0421\u041b\u041e\u0412\u041e", ""},
	{"q\u0323A", "L:q\u0323A", ""},
	{"~NANDU", "L:~NANDU", ""},
	{"FA,CANA", "L:FA,CANA", ""},
	{"\"APFEL", "L:\"APFEL", ""},
	{"[,C]A", "T:,C L:A", ""},
	{"A?~NA", "L:A B:~N L:A", ""},
	{"A?,C/\"OA", "L:A D:,C/\"O L:A", ""},
	{"", NULL, ""},
	{"?", NULL, "?"},
	{"CRAT?", NULL, "?"},
	{"A?.B", NULL, "?.B"},
	{"A?L/", NULL, "?L/"},
	{"A[CH", NULL, "[CH"},
	{"A[]", NULL, "[]"},
	{"A[.]", NULL, "[.]"},
	{"A(B", NULL, "(B"},
	{"A()", NULL, "()"},
	{"A(B.)", NULL, "(B.)"},
	{"A)", NULL, ")"},
	{"A]", NULL, "]"},
	{"CAT5", NULL, "5"},
	{"WELL-KNOWN", NULL, "-KNOWN"},
	{"DON'T", NULL, "'T"},
	{"A,5", NULL, ",5"},
	{"A,", NULL, ","},
	{"\"CAT\"", NULL, "\""},
	{"A'B", NULL, "'B"},
	{"A\u2603", NULL, "\u2603"},
	{"A\xff", NULL, "\xff"},
	{"\u0301A", NULL, "\u0301A"},
};
/* clang-format on */

static bool items_read(struct view word, struct word_item **items, size_t *count,
		       struct diag *diag)
{
	struct view rest = word;

	*items = arena_array(&arena, word.len + 1, sizeof **items);
	*count = 0;
	while (rest.len > 0) {
		if (!word_item_next(&rest, &(*items)[*count], diag)) {
			return false;
		}
		++*count;
	}
	return *count > 0 || diag_set(diag, DIAG_BAD_WORD_SHAPE, word);
}

START_TEST(a_word_is_taken_apart)
{
	static const char kinds[] = "LTBD.(";
	struct view word = view_of(words[_i].word);
	struct word_item *items;
	struct buf b = buf_in(&arena);
	struct diag diag = {0};
	size_t count;

	if (!items_read(word, &items, &count, &diag)) {
		ck_assert_msg(words[_i].items == NULL, "%s", words[_i].word);
		ck_assert_int_eq(diag.code, DIAG_BAD_WORD_SHAPE);
		ck_assert_msg(view_is(diag.at, words[_i].bad), "%s", words[_i].word);
		return;
	}
	ck_assert_msg(words[_i].items != NULL, "%s", words[_i].word);
	for (size_t i = 0; i < count; i++) {
		buf_str(&b, i > 0 ? " " : "");
		buf_char(&b, kinds[items[i].kind]);
		if (items[i].kind != ITEM_DOT) {
			buf_char(&b, ':');
		}
		buf_add(&b, items[i].text);
		if (items[i].kind == ITEM_DUAL) {
			buf_char(&b, '/');
			buf_add(&b, items[i].other);
		}
		/* as written, one behind the other */
		ck_assert_ptr_eq(items[i].at.at,
				 i == 0 ? word.at
					: items[i - 1].at.at + items[i - 1].at.len);
	}
	ck_assert_msg(view_is(buf_view(&b), words[_i].items), "%s: %s", words[_i].word,
		      buf_cstr(&b));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_place_is_square_and_direction, places);
	claims_rows(a_direction_may_be_glued_to_a_square, splits);
	claims_rows(a_word_is_taken_apart, words);
	return claims_run("notation");
}
