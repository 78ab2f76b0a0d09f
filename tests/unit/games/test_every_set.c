/* SPDX-License-Identifier: ISC */
/* Every game with every tile set it has: it is dealt, a play with its longest letters
 * is judged, and they are shown whole. */
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/picture.h"
#include "adjudicator/games/tiles_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

enum { LETTERS = 4 };

/* clang-format off */
static const struct {
	const char *game, *language, *options, *set;
} rows[] = {
	{"wordbox", "en", "", "wordbox-en"},
	{"wordbox", "pl", "", "wordbox-pl"},
	{"wordbox", "es", "", "std-es"},
	{"wordbox", "ca", "", "std-ca"},
	{"wordbox", "de", "", "std-de"},
	{"wordbox", "fr", "", "std-fr"},
	{"wordbox", "pt", "", "std-pt"},
	{"wordbox", "it", "", "std-it"},
	{"wordbox", "nl", "", "std-nl"},
	{"angrywords", "en", "", "angrywords-en"},
	{"angrywords", "es", "", "angrywords-es"},
	{"angrywords", "es", "tiles=es-97", "angrywords-es-97"},
	{"angrywords", "ca", "", "angrywords-ca"},
	{"angrywords", "de", "", "std-de"},
	{"angrywords", "fr", "", "std-fr"},
	{"angrywords", "pl", "", "std-pl"},
	{"angrywords", "pt", "", "std-pt"},
	{"angrywords", "it", "", "std-it"},
	{"angrywords", "nl", "", "std-nl"},
	{"wordgame", "en", "", "wordgame-en"},
	{"wordgame", "nl", "", "wordgame-nl"},
	{"wordgame", "es", "", "std-es"},
	{"wordgame", "ca", "", "std-ca"},
	{"wordgame", "de", "", "std-de"},
	{"wordgame", "fr", "", "std-fr"},
	{"wordgame", "pl", "", "std-pl"},
	{"wordgame", "pt", "", "std-pt"},
	{"wordgame", "it", "", "std-it"},
	{"classic", "en", "", "std-en"},
	{"classic", "es", "", "std-es"},
	{"classic", "es", "tiles=es-97", "std-es-97"},
	{"classic", "ca", "", "std-ca"},
	{"classic", "de", "", "std-de"},
	{"classic", "fr", "", "std-fr"},
	{"classic", "pl", "", "std-pl"},
	{"classic", "pt", "", "std-pt"},
	{"classic", "it", "", "std-it"},
	{"classic", "nl", "", "std-nl"},
	{"classic", "en", "board=super21", "super-en"},
	{"wordcap", "en", "", "wordcap-en"},
	{"wordcap", "es", "", "wordcap-es"},
	{"wordcap", "ca", "", "wordcap-ca"},
	{"wordcap", "de", "", "wordcap-de"},
	{"wordcap", "fr", "", "wordcap-fr"},
	{"wordcap", "pl", "", "wordcap-pl"},
	{"wordcap", "pt", "", "wordcap-pt"},
	{"wordcap", "it", "", "wordcap-it"},
	{"wordcap", "nl", "", "wordcap-nl"},
	{"cubes", "en", "", "std-en"},
	{"cubes", "es", "", "std-es"},
	{"cubes", "es", "tiles=es-97", "std-es-97"},
	{"cubes", "ca", "", "std-ca"},
	{"cubes", "de", "", "std-de"},
	{"cubes", "fr", "", "std-fr"},
	{"cubes", "pl", "", "std-pl"},
	{"cubes", "pt", "", "std-pt"},
	{"cubes", "it", "", "std-it"},
	{"cubes", "nl", "", "std-nl"},
};
/* clang-format on */

/* The head of a game of that row, and what is given to begin with. */
static const char *head(int row, const char *given)
{
	return arena_printf(&c.arena,
			    "Game: %s\nLanguage: %s\nOptions: %s\nPlayer: Ann\n"
			    "Player: Ben\n%s",
			    rows[row].game, rows[row].language, rows[row].options,
			    given);
}

static bool has_row(const char *game, const char *language)
{
	for (int i = 0; i < COUNT(rows); i++) {
		if (strcmp(rows[i].game, game) == 0 &&
		    strcmp(rows[i].language, language) == 0) {
			return true;
		}
	}
	return false;
}

START_TEST(every_language_of_every_game_is_in_the_table)
{
	for (size_t i = 0; i < games_count; i++) {
		for (size_t k = 0; games[i]->languages[k] != NULL; k++) {
			ck_assert_msg(has_row(games[i]->name, games[i]->languages[k]),
				      "%s in %s", games[i]->name,
				      games[i]->languages[k]);
		}
	}
}

START_TEST(a_game_is_dealt)
{
	const struct position *pos = &c.table.pos;
	const struct tileset *set;

	case_run(&c, head(_i, ""), "");
	set = pos->setup->tiles;
	ck_assert_str_eq(set->id, rows[_i].set);
	if (pos->setup->game->ground == GROUND_BOARD) {
		int rack = pos->setup->rules.rack;

		ck_assert_int_eq(pos->rack_n[0], rack);
		ck_assert_int_eq(pos->rack_n[1], rack);
		ck_assert_int_eq(pos->bag_n, set->total - 2 * rack);
	}
	for (int i = 0; i < GRID5_CELLS && pos->setup->game->ground == GROUND_GRID;
	     i++) {
		ck_assert_int_gt(set->count[pos->grid.cell[i]], 0);
		ck_assert_int_ne(pos->grid.cell[i], TILE_BLANK);
		ck_assert_int_le(set->value[pos->grid.cell[i]], 5);
	}
	for (int i = 0; i < PILE_FACES && pos->setup->game->ground == GROUND_PILE;
	     i++) {
		ck_assert_int_gt(set->count[pos->pile.tile[i]], 0);
		ck_assert_int_ne(pos->pile.tile[i], TILE_BLANK);
	}
}

/* The letters of an alphabet with the longest first. */
static void longest_first(const struct alphabet *a, uint8_t tile[ALPHABET_TILES])
{
	int n = 0;

	for (int width = FACE_LETTERS; width > 0; width--) {
		for (int t = 1; t <= a->count; t++) {
			if (a->width[t] == width) {
				tile[n++] = (uint8_t)t;
			}
		}
	}
	ck_assert_int_eq(n, a->count);
}

static const char *rack_given(const struct alphabet *a, const uint8_t *tile)
{
	struct buf b = buf_in(&c.arena);

	tiles_write(a, &b, tile, LETTERS);
	return arena_printf(&c.arena, "Rack Ann: %s\n", buf_cstr(&b));
}

static const char *board_given(const struct alphabet *a, const uint8_t *tile)
{
	struct grid5 g = {0};
	struct buf b = buf_in(&c.arena);

	for (int i = 0; i < GRID5_CELLS; i++) {
		g.cell[i] = tile[i % a->count];
	}
	grid5_write(&b, &g, a);
	return arena_printf(&c.arena, "Board: %s\n", buf_cstr(&b));
}

static const char *faces_given(const struct alphabet *a, const uint8_t *tile)
{
	static const char *const faces[LETTERS] = {"19T", "20T", "21T", "24T"};
	struct buf b = buf_in(&c.arena);

	buf_str(&b, "Bonus: none\nFace:");
	for (int i = 0; i < LETTERS; i++) {
		buf_printf(&b, " %s ", faces[i]);
		alphabet_write_tile(a, &b, tile[i]);
	}
	buf_char(&b, '\n');
	return buf_cstr(&b);
}

/* From the centre to the right. */
static const char *play_of(const struct setup *s, const uint8_t *tile)
{
	struct buf b = buf_in(&c.arena);

	square_write(&b, s->rules.centre_row, s->rules.centre_col);
	buf_str(&b, " across ");
	alphabet_write(s->alphabet, &b, tile, LETTERS);
	return buf_cstr(&b);
}

static void shows(struct view picture, const struct alphabet *a, const uint8_t *tile)
{
	for (int i = 0; i < LETTERS; i++) {
		ck_assert_msg(view_find_text(picture, a->upper[tile[i]]) < picture.len,
			      "%s is not in\n%.*s", a->upper[tile[i]],
			      VIEW_ARG(picture));
	}
}

/* In every way a letter can have it. */
static void shown_whole(const struct position *pos, const uint8_t *tile)
{
	const struct alphabet *a = pos->setup->alphabet;
	struct game_view v;
	struct buf html = buf_in(&c.arena);

	view_make(&c.arena, pos, (struct viewer){VIEWER_PLAYER, 0}, NULL, &v);
	for (int style = 0; style < PICTURE_STYLES_; style++) {
		struct buf b = buf_in(&c.arena);

		picture_write_in(&b, &v, (enum picture_style)style);
		if (style != PICTURE_COMPACT ||
		    pos->setup->game->ground != GROUND_BOARD) {
			shows(buf_view(&b), a, tile);
		}
	}
	picture_write_html(&html, &v);
	shows(buf_view(&html), a, tile);
}

START_TEST(a_play_of_the_longest_letters_is_judged_and_shown)
{
	const struct setup *s = &c.replay.setup;
	uint8_t tile[ALPHABET_TILES];
	const char *order;
	const char *echo;
	int score;

	case_run(&c, head(_i, ""), "");
	longest_first(s->alphabet, tile);
	if (s->game->ground == GROUND_BOARD) {
		case_run(&c, head(_i, rack_given(s->alphabet, tile)), "");
		order = play_of(s, tile);
	} else if (s->game->ground == GROUND_GRID) {
		case_run(&c, head(_i, board_given(s->alphabet, tile)), "");
		shown_whole(&c.table.pos, tile);
		order = "word A1 B1 C1 D1";
	} else {
		case_run(&c, head(_i, faces_given(s->alphabet, tile)), "");
		shown_whole(&c.table.pos, tile);
		order = "word 19T 20T 21T 24T";
	}
	ck_assert_msg(case_strict(&c, 0, order) == OUTCOME_APPLIED, "%s: %s", order,
		      case_sentence(&c, &c.table.diag));
	echo = case_text(&c, c.table.echo);
	score = c.table.trace != NULL ? c.table.trace->score : c.table.walk->score;
	ck_assert_int_gt(score, 0);
	/* What the record keeps of it is judged to the same. */
	ck_assert_int_eq(case_strict(&c, 0, echo), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), echo);
	ck_assert_int_eq(score, c.table.trace != NULL ? c.table.trace->score
						      : c.table.walk->score);
	if (s->game->ground == GROUND_BOARD) {
		shown_whole(&c.table.pos, tile);
	}
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_game_is_dealt, rows);
	claims_rows(a_play_of_the_longest_letters_is_judged_and_shown, rows);
	return claims_run("every-set");
}
