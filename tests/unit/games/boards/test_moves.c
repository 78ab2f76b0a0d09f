/* SPDX-License-Identifier: ISC */
/* The plays found, held against every word written on every square. */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/moves.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

enum { FOUND_MAX = 40000 };

static struct board_case c;
static struct arena reading; /* of one play */

static void finish(void)
{
	arena_free(&reading);
}

struct found {
	char *text[FOUND_MAX];
	size_t n;
};

static struct found *found_new(void)
{
	struct found *f = arena_take(&c.arena, sizeof *f);

	f->n = 0;
	return f;
}

static bool keep(void *arg, const struct play *p)
{
	struct found *f = arg;
	struct buf b = buf_in(&c.arena);

	crossword_write(&b, &c.replay.pos, p);
	ck_assert_uint_lt(f->n, FOUND_MAX);
	f->text[f->n++] = arena_str(&c.arena, buf_view(&b));
	return true;
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static void sort(struct found *f)
{
	qsort(f->text, f->n, sizeof f->text[0], by_text);
}

/* ------------------------------------------------------ all that can be written */

static bool all_known(const struct play *p)
{
	struct play_trace *trace = arena_take(&reading, sizeof *trace);

	crossword_score(&c.replay.pos, p, trace);
	for (size_t i = 0; i < trace->words; i++) {
		if (!trace->word[i].known) {
			return false;
		}
	}
	return true;
}

static void write_there(struct found *f, int row, int col, bool across,
			struct view word)
{
	struct position *pos = &c.replay.pos;
	struct diag ignored = {0};
	struct buf b = buf_in(&c.arena);
	struct play play[2];
	struct order o;
	struct play_job job = {&c.arena, pos,   pos->to_move, &o.play,
			       true,     false, &ignored};
	size_t n;

	place_write(&b, &(struct place){row, col, across});
	buf_char(&b, ' ');
	buf_add(&b, word);
	if (!order_read(&reading, buf_view(&b), &o) ||
	    (n = crossword_read(&job, play, 2)) > 1) {
		ck_abort_msg("not one way to read %s", buf_cstr(&b));
	}
	if (n == 1 && all_known(&play[0])) {
		keep(f, &play[0]);
	}
	arena_reset(&reading);
}

static void write_everywhere(struct found *f, const uint8_t *tile, size_t n)
{
	const struct crossword_rules *r = crossword_rules(&c.replay.pos);
	struct buf b = buf_in(&c.arena);

	alphabet_write(c.replay.setup.alphabet, &b, tile, n);
	for (int i = 0; i < 2 * r->rows * r->cols; i++) {
		write_there(f, i / 2 / r->cols, i / 2 % r->cols, i % 2 == 0,
			    buf_view(&b));
	}
}

/* With every choice of its letters, but no more than there are, as blanks. */
static bool write_word(void *arg, const uint8_t *tile, size_t n)
{
	uint8_t marked[WORD_TILES];
	int held = rack_count(&c.replay.pos, c.replay.pos.to_move, TILE_BLANK);

	for (uint32_t blanks = 0; blanks < 1U << n; blanks++) {
		int count = 0;

		for (size_t i = 0; i < n; i++) {
			bool blank = (blanks >> i & 1U) != 0;

			count += blank;
			marked[i] = (uint8_t)(tile[i] | (blank ? TILE_AS_BLANK : 0));
		}
		if (count <= held) {
			write_everywhere(arg, marked, n);
		}
	}
	return true;
}

/* A word is written with a blank or a tile where the board has its letter: the same
 * play. */
static void once_each(struct found *f)
{
	size_t n = 0;

	sort(f);
	for (size_t i = 0; i < f->n; i++) {
		if (n == 0 || strcmp(f->text[n - 1], f->text[i]) != 0) {
			f->text[n++] = f->text[i];
		}
	}
	f->n = n;
}

/* clang-format off */
#define HEAD(game, more) "Turn-File: 1\nGame: " game "\nPlayer: Ann\nPlayer: Ben\n" more
#define WORDS "Lexicon: words AB ABA BA BAC CAB CABAB DAD AD DA ACE ACED DECADE EBB\n"
static const struct {
	const char *file;
	size_t least; /* plays there must be */
} cases[] = {
	{HEAD("angrywords", WORDS "Rack Ann: A B A C\n\n"), 20},
	{HEAD("angrywords", WORDS "Rack Ann: A B C ? D E\nSetup: H8 across CAB\n\n"), 100},
	{HEAD("angrywords", WORDS "Rack Ann: A A D ? ?\nSetup: H8 across CAB\n"
	      "Setup: J8 down BAC\nSetup: F12 across DAD\n\n"), 150},
	/* Four letters and the centre; then two are enough. */
	{HEAD("wordgame", WORDS "Rack Ann: A C E D B A B ?\n\n"), 50},
	{HEAD("wordgame", WORDS "Rack Ann: A C E D B A D ?\nSetup: E8 across ACED\n\n"), 50},
	/* No word begins as what stands above and below. */
	{HEAD("angrywords", WORDS "Rack Ann: A B C D E\nSetup: H6 across III\n"
	      "Setup: H7 across OOO\nSetup: H9 across CAB\n\n"), 5},
	/* Words that end on every rim. */
	{HEAD("wordbox", WORDS "Rack Ann: A D C D E\nSetup: A1 across CAB\n"
	      "Setup: Q13 down CAB\nSetup: O15 across DAB\nSetup: A13 down DAD\n\n"), 20},
	{HEAD("classic", "Options: board=super21\n" WORDS
	      "Rack Ann: D A D E ?\nSetup: S1 across BAC\nSetup: U1 down CAB\n"
	      "Setup: A19 down ABA\n\n"), 60},
	/* Tiles of several letters, as tiles and as blanks. */
	{HEAD("angrywords", "Language: es\nLexicon: words CHA LLACHO OCHO CHOCHA CHAL RRO PERRO\n"
	      "Rack Ann: O A ? [LL] C H\nSetup: H8 across OCHO\n\n"), 10},
	{HEAD("angrywords", "Language: ca\nLexicon: words COL·LA QUE ANY ANYAL LA CANYA L·LA\n"
	      "Rack Ann: [L·L] A O ? C\nSetup: H8 across ANY\n\n"), 5},
	/* The blank is B across and A down. */
	{HEAD("wordgame", "Options: blank=dual\n" WORDS
	      "Rack Ann: C A ? A B D A C\nRack Ben: D A D E C B A D\n\n"
	      "Ann: H8 across CA?B/AAB\nBen: pass\n"), 20},
};
/* clang-format on */

static void begin_case(int i)
{
	ck_assert_msg(replay_run(&c.arena, c.lexica, view_of(cases[i].file), "t",
				 &c.replay, &c.err),
		      "%s", c.err.text);
}

START_TEST(plays_are_all_that_can_be_written)
{
	struct found *mine = found_new();
	struct found *written = found_new();

	begin_case(_i);
	ck_assert(moves_each(&c.replay.pos, c.replay.pos.to_move, keep, mine));
	lexicon_each(c.replay.setup.lexicon, write_word, written);
	sort(mine);
	once_each(written);
	for (size_t i = 0; i < mine->n && i < written->n; i++) {
		ck_assert_str_eq(mine->text[i], written->text[i]);
	}
	ck_assert_uint_eq(mine->n, written->n);
	ck_assert_uint_ge(mine->n, cases[_i].least);
}

/* ------------------------------------------------------------- order and end */

struct walk {
	struct play last;
	size_t n;
};

static int order_of(const struct play *p)
{
	const struct place *at = &p->place;

	return at->across ? at->row * SIDE_MAX + at->col
			  : SQUARES_MAX + at->col * SIDE_MAX + at->row;
}

static bool goes_on(void *arg, const struct play *p)
{
	struct walk *w = arg;

	ck_assert(w->n == 0 || order_of(&w->last) <= order_of(p));
	w->last = *p;
	w->n++;
	return true;
}

START_TEST(plays_come_in_the_order_of_the_board)
{
	struct walk w = {.n = 0};

	begin_case(_i);
	ck_assert(moves_each(&c.replay.pos, c.replay.pos.to_move, goes_on, &w));
	ck_assert_uint_ge(w.n, cases[_i].least);
}

static bool three(void *arg, const struct play *p)
{
	size_t *n = arg;

	(void)p;
	return ++*n < 3;
}

START_TEST(search_stops_when_told)
{
	size_t n = 0;

	begin_case(_i);
	ck_assert(!moves_each(&c.replay.pos, c.replay.pos.to_move, three, &n));
	ck_assert_uint_eq(n, 3);
}

static size_t count_plays(const char *head)
{
	struct walk w = {.n = 0};

	case_run(&c, head, "");
	ck_assert(moves_each(&c.replay.pos, 0, goes_on, &w));
	ck_assert(moves_any(&c.replay.pos, 0) == (w.n > 0));
	return w.n;
}

START_TEST(any_row_of_tiles_is_a_play_where_every_word_is_good)
{
	/* AB and BA, each over the centre in two ways, across and down. */
	ck_assert_uint_eq(count_plays("Rack Ann: A B\n"), 8);
	ck_assert_uint_eq(count_plays("Rack Ann: A ?\n"),
			  208); /* four places, two orders, 26 letters */
	/* A tile beside the two in six places, in the four above and below also read
	 * the other way. */
	ck_assert_uint_eq(count_plays("Rack Ann: A\nSetup: H8 across CD\n"), 2 + 4);
}

START_TEST(dead_rack_has_no_play)
{
	ck_assert_uint_eq(count_plays("Lexicon: words CAB\nRack Ann: Q Z\n"), 0);
	ck_assert_uint_eq(count_plays("Lexicon: words CAB\nRack Ann:\n"), 0);
	ck_assert_uint_eq(count_plays("Lexicon: words\nRack Ann: C A B\n"), 0);
	ck_assert_uint_eq(count_plays("Lexicon: words CAB\nRack Ann: A A\n"
				      "Setup: H8 across CAB\n"),
			  0);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(NULL, finish);
	claims_rows(plays_are_all_that_can_be_written, cases);
	claims_rows(plays_come_in_the_order_of_the_board, cases);
	claims_rows(search_stops_when_told, cases);
	return claims_run("moves");
}
