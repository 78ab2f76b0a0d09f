/* SPDX-License-Identifier: ISC */
/* The best plays of finished games: judged again by the referee, and counted by hand.
 */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/analysis/analysis.h"
#include "adjudicator/games/paths/path_game.h"
#include "formats/orders/own_words.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_record.h"

enum { LETTERS = 5, SEEDS = 3 };

static struct board_case c;
static struct lexicon *words;

static void begin(void)
{
	words = made_english(&c.arena, LETTERS);
}

static void finish(void)
{
	lexicon_close(words);
}

#define TWO "Player: Ann\nPlayer: Ben\n"

static const char *const heads[] = {
	"Game: angrywords\n" TWO,
	"Game: wordbox\n" TWO "Player: Cat\n",
	"Game: wordbox\nOptions: challenge=single\n" TWO,
	"Game: wordgame\nOptions: challenge=double\n" TWO,
	"Game: classic\nOptions: challenge=single\n" TWO,
};

enum { HEADS = sizeof heads / sizeof heads[0] };

static struct replay *random_replay(const char *head, uint64_t seed)
{
	const struct random_game game = {head, 20, 0, 60};
	struct dice dice = {.state = seed};
	struct replay *r = arena_take(&c.arena, sizeof *r);
	struct view text;

	text = random_record(&c.arena, c.lexica, &dice, &game);
	if (!replay_run(&c.arena, c.lexica, text, "game", r, &c.err)) {
		ck_abort_msg("%s", c.err.text);
	}
	return r;
}

/* What the referee gives for the play, in the position before the turn. */
static int judged(const struct analysis_turn *t)
{
	struct table table = table_over(&c.arena, t->before, 0, true);
	struct buf b = buf_in(&c.arena);
	struct order o;

	table.pos.held.seat = -1; /* the turn's own order, if it waited */
	crossword_write(&b, t->before, &t->best);
	ck_assert(order_read(&c.arena, buf_view(&b), &o));
	if (table_judge(&table, t->seat, &o) != OUTCOME_APPLIED) {
		ck_abort_msg("turn %d: %s is refused: %s", t->turn, buf_cstr(&b),
			     case_sentence(&c, &table.diag));
	}
	for (size_t i = 0; i < table.events; i++) {
		if (table.event[i].kind == EVENT_PLAY) {
			return table.event[i].score;
		}
	}
	ck_abort_msg("turn %d: %s is no play", t->turn, buf_cstr(&b));
}

START_TEST(a_referee_gives_the_best_play_the_points_that_were_told)
{
	size_t plays = 0;

	for (size_t i = 0; i < (size_t)HEADS * SEEDS; i++) {
		struct replay *r = random_replay(heads[i % HEADS], i + 1);
		struct analysis a;

		r->setup.lexicon = words;
		r->pos.over = true;
		ck_assert(analysis_replay(&c.arena, r, ANALYSIS_ALL, &a, &c.err));
		for (size_t k = 0; k < a.turns; k++) {
			const struct analysis_turn *t = &a.turn[k];

			if (t->any) {
				ck_assert_int_eq(judged(t), t->most);
				ck_assert_int_eq(t->cost, t->most > t->score
								  ? t->most - t->score
								  : 0);
				plays++;
			}
		}
	}
	ck_assert_uint_gt(plays, 300);
}

/* "Ann 8H AT 4, 8F ACT 10: 6 6": who played what, the best, its cost and the sum. */
static const char *told(const struct analysis_turn *t)
{
	return arena_printf(&c.arena, "%.*s %.*s %d, %.*s %d: %d %d", VIEW_ARG(t->name),
			    VIEW_ARG(t->played), t->score, VIEW_ARG(t->shown), t->most,
			    t->cost, t->sum);
}

#define SMALL                                                                          \
	"Game: classic\nLexicon: words AT ACT CAT GO TO\n"                             \
	"Bag: empty\nRack Ann: C A T A T\nRack Ben: D O G\n" TWO

START_TEST(a_small_record_counted_by_hand)
{
	struct analysis a;

	case_run(&c, SMALL,
		 "Ann: H8 across AT\nBen: pass\nAnn: G8 across CAT\nBen: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	ck_assert_uint_eq(a.turns, 3);
	ck_assert_str_eq(told(&a.turn[0]), "Ann 8H AT 4, 8F ACT 10: 6 6");
	ck_assert_str_eq(told(&a.turn[1]), "Ben  0, I8 TO 3: 3 3");
	/* ACT is 2 + 3 + 2 on two 2L, and its C makes CAT of AT: 5 more. */
	ck_assert_str_eq(told(&a.turn[2]), "Ann 8G CAT 5, G7 ACT 12: 7 13");
	for (int i = 0; i < ANALYSIS_DEAREST; i++) {
		ck_assert_ptr_eq(a.dearest[i], &a.turn[i]);
	}
}

START_TEST(a_phony_that_stood_is_named_and_one_taken_back_has_no_points)
{
	struct analysis a;

	case_run(&c, "Options: challenge=single\n" SMALL,
		 "Ann: H8 across TAC\nBen: challenge\nBen: pass\nAnn: H8 across TA\n"
		 "Ben: accept\nBen: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	ck_assert_uint_eq(a.turns, 3);
	ck_assert(a.turn[0].back);
	ck_assert_int_eq(a.turn[0].score, 0);
	ck_assert_uint_eq(a.turn[0].phony.len, 0);
	ck_assert_int_eq(a.turn[0].cost, 10);
	ck_assert(view_is(a.turn[2].phony, "TA"));
	ck_assert_int_eq(a.turn[2].score, 4);
}

START_TEST(luck_is_what_was_drawn_against_the_mean_of_the_bag)
{
	const struct tileset *set;
	struct analysis a;
	int worth = 0;

	case_run(&c, "Game: classic\nLexicon: words AT\n" TWO, "Ann: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	set = c.replay.setup.tiles;
	for (int i = 0; i < 7; i++) {
		uint8_t tile = c.replay.pos.rack[0][i];

		worth += tile == TILE_BLANK ? 10 : set->value[tile];
	}
	ck_assert_int_eq(a.blank, 10);
	ck_assert_int_eq(a.luck[0].tiles, 7);
	ck_assert_int_eq(a.luck[0].drawn, (int64_t)worth * 100);
	/* 187 points and two blanks on 100 tiles: 2.07 a tile. */
	ck_assert_int_eq(a.luck[0].mean, 1449);
	/* What Ann holds is not in the bag that Ben draws from. */
	ck_assert_int_eq(a.luck[1].mean, (207 - worth) * 700 / 93);
}

static void refused(const char *head, const char *turns, const char *why)
{
	struct analysis a;

	case_run(&c, head, turns);
	ck_assert(!analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	ck_assert_str_eq(c.err.text, why);
	c.err = (struct err){0};
}

START_TEST(nothing_is_told_of_a_game_that_runs)
{
	refused(SMALL, "Ann: H8 across AT\n",
		"the game is not over: its analysis comes after its end");
}

START_TEST(a_rack_that_is_not_known_has_no_best_play)
{
	struct analysis a;

	case_run(&c, "Racks: open\nLexicon: words AT ACT CAT\n" TWO,
		 "Ann: H8 across AT\nBen: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	ck_assert_uint_eq(a.turns, 1);
	ck_assert_uint_eq(a.untold, 1);
	ck_assert(!a.turn[0].any);
	ck_assert(!a.draws);
}

/* Another search: the best path of every word, by path_best(). */
struct highest {
	const struct path_ground *ground;
	int score;
};

static bool higher(void *arg, const uint8_t *tile, const struct path *p)
{
	struct highest *h = arg;
	const struct path_rules *rules = path_rules(h->ground->pos);
	const struct path_word word = {tile, p->n, PATH_NOWHERE, PATH_NOWHERE};
	struct path_best best;

	if (rules->used == NULL || !rules->used(h->ground->pos, tile, p->n)) {
		rules->best(h->ground, &word, &best);
		h->score = best.score > h->score ? best.score : h->score;
	}
	return true;
}

static int highest(const struct position *pos)
{
	struct path_ground ground = {.pos = pos};
	struct highest h = {.ground = &ground, .score = -1};

	path_rules(pos)->look(&ground);
	ck_assert_int_eq(path_words(&ground.net, pos->setup->lexicon, higher, &h),
			 PATH_ALL);
	return h.score;
}

static int judged_word(const struct analysis_turn *t)
{
	struct table table = table_over(&c.arena, t->before, 0, true);
	struct order o;

	ck_assert(order_read(
		&c.arena,
		view_of(arena_printf(&c.arena, "%.*s %.*s", VIEW_ARG(t->shown),
				     VIEW_ARG(t->along))),
		&o));
	if (table_judge(&table, t->seat, &o) != OUTCOME_APPLIED) {
		ck_abort_msg("%.*s is refused: %s", VIEW_ARG(t->shown),
			     case_sentence(&c, &table.diag));
	}
	ck_assert_int_eq(table.event[0].kind, EVENT_WORD);
	return table.event[0].score;
}

static size_t words_of(const char *head, const char *turns)
{
	struct analysis a;
	size_t found = 0;

	case_run(&c, head, turns);
	c.replay.setup.lexicon = words;
	c.replay.pos.over = true;
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	ck_assert_uint_eq(a.cut, 0);
	for (size_t i = 0; i < a.turns; i++) {
		const struct analysis_turn *t = &a.turn[i];

		ck_assert_int_eq(t->any ? t->most : -1, highest(t->before));
		if (t->any) {
			ck_assert_int_eq(judged_word(t), t->most);
			found++;
		}
	}
	ck_assert(!a.draws);
	return found;
}

START_TEST(no_word_on_a_path_has_more_points_than_the_one_that_is_told)
{
	size_t found = 0;

	for (int seed = 1; seed <= 8; seed++) {
		found +=
			words_of(arena_printf(&c.arena,
					      "Game: wordcap\nSeed: %064d\n" TWO, seed),
				 "Ann: pass\nBen: sort\nBen: pass\nAnn: sort\n"
				 "Ann: pass\n");
		found += words_of(
			arena_printf(&c.arena, "Game: cubes\nSeed: %064d\n" TWO, seed),
			"Ann: word 27R 27T 27L\nBen: word 27T 26T 23T\n");
	}
	ck_assert_uint_gt(found, 36);
}

START_TEST(a_word_that_was_taken_back_is_no_turn_and_one_that_failed_has_no_points)
{
	struct analysis a;

	case_run(&c,
		 "Game: wordcap\nLexicon: words SON ION\n"
		 "Board: STARE LONDM CHIPU BYGFW QZJXK\n" TWO,
		 "Ann: SOL A1 B2 A2\nAnn: undo\nBen: agree undo\n"
		 "Ann: SOL A1 B2 A2\nBen: check\nBen: ION C3 B2 C2\nAnn: accept\n"
		 "Ann: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	ck_assert_uint_eq(a.turns, 2);
	ck_assert(view_is(a.turn[0].played, "SOL") && a.turn[0].back);
	ck_assert_int_eq(a.turn[0].score, 0);
	ck_assert_uint_eq(a.turn[0].phony.len, 0);
	ck_assert(view_is(a.turn[1].played, "ION") && a.turn[1].score > 0);
}

/* Of a seat that is not the reader's what everybody saw, and nothing more. */
START_TEST(one_seat_alone_tells_nothing_of_the_others)
{
	struct analysis a;
	struct buf b = buf_in(&c.arena);
	const struct analysis_reader ben = {.seat = 1, .letter = true};

	case_run(&c, SMALL,
		 "Ann: H8 across AT\nBen: pass\nAnn: G8 across CAT\nBen: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, 1, &a, &c.err));
	ck_assert_uint_eq(a.turns, 3);
	ck_assert_str_eq(told(&a.turn[0]), "Ann 8H AT 4,  0: 0 0");
	ck_assert_str_eq(told(&a.turn[1]), "Ben  0, I8 TO 3: 3 3");
	ck_assert(a.turn[2].hidden && !a.turn[2].known);
	ck_assert_ptr_eq(a.dearest[0], &a.turn[1]);
	ck_assert_ptr_null(a.dearest[1]);
	ck_assert(!a.draws);
	ck_assert_int_eq(a.luck[0].mean + a.luck[1].mean, 0);
	ck_assert_uint_eq(a.untold, 0);
	analysis_text(&b, &a, &ben);
	ck_assert_ptr_null(strstr(buf_cstr(&b), "A A C T T"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "you had D G O."));
}

START_TEST(behind_so_many_plays_no_turn_is_looked_at)
{
	struct analysis a = {.only = ANALYSIS_ALL, .weighed = ANALYSIS_PLAYS - 2};

	case_run(&c, SMALL, "Ann: H8 across AT\nBen: resign\n");
	for (int i = 0; i < 2; i++) {
		struct analysis_turn *t =
			analysis_add(&c.arena, &a, c.replay.turn[0].before, 0);

		analysis_best(&c.arena, &a, t);
		ck_assert(!t->known && !t->any);
	}
	ck_assert_uint_eq(a.cut, 2);
	ck_assert_uint_eq(a.weighed, ANALYSIS_PLAYS);
	analysis_sum(&a);
	ck_assert_uint_eq(a.untold, 0);
}

/* A number counts as a letter's first line alone. */
static void no_order(struct view line)
{
	struct order o;

	ck_assert_msg(!order_read(&c.arena, line, &o) || o.kind == ORDER_CHOOSE,
		      "an order: %.*s", VIEW_ARG(line));
}

/* What mail programs make of HTML: a cell or a paragraph is a line. */
static struct view undone(struct view html)
{
	struct buf b = buf_in(&c.arena);
	bool tag = false;

	for (size_t i = 0; i < html.len; i++) {
		char sign = html.at[i];
		bool inside = view_starts(view_part(html, i, 4), "<b>") ||
			      view_starts(view_part(html, i, 4), "</b>");

		if (sign == '<') {
			buf_str(&b, inside ? "" : "\n");
			tag = true;
		} else if (sign == '>') {
			tag = false;
		} else if (!tag) {
			buf_char(&b, sign);
		}
	}
	return buf_view(&b);
}

START_TEST(no_line_of_it_is_an_order_when_it_comes_back)
{
	const struct analysis_reader ann = {.letter = true};
	struct buf text = buf_in(&c.arena);
	struct buf html = buf_in(&c.arena);
	struct buf wrapped = buf_in(&c.arena);
	struct analysis a;
	struct view line;
	struct lines lines;
	size_t moves = 0;

	case_run(&c, SMALL,
		 "Ann: H8 across AT\nBen: pass\nAnn: G8 across CAT\nBen: resign\n");
	ck_assert(analysis_replay(&c.arena, &c.replay, ANALYSIS_ALL, &a, &c.err));
	analysis_text(&text, &a, &ann);
	wrap_text(&wrapped, buf_view(&text), prose_lines(72));
	lines = lines_of(buf_view(&wrapped));
	while (line_next(&lines, &line)) {
		no_order(line);
	}
	ck_assert(analysis_html(&html, &a, &ann, &c.err));
	lines = lines_of(undone(buf_view(&html)));
	while (line_next(&lines, &line)) {
		moves += view_find_text(line, "8H AT") < line.len ||
			 view_find_text(line, "pass") < line.len;
		no_order(view_trim(line));
	}
	ck_assert_uint_eq(moves, 2);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("analysis");
}
