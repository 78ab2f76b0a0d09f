/* SPDX-License-Identifier: ISC */
/* Judged games as GCG records: judged again they agree, and written again they are the
 * same bytes. */
#include <stdio.h>
#include <string.h>

#include "adjudicator/replay/sheet.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_record.h"

static struct arena arena;
static struct lexica *lexica;

static void begin(void)
{
	arena = (struct arena){0};
	lexica = lexica_open(NULL);
}

static void finish(void)
{
	lexica_close(lexica);
	arena_free(&arena);
}

static struct view made(struct arena *a, struct view text, struct replay *r)
{
	struct buf b = buf_in(a);
	struct err err = {0};
	struct gcg g;

	ck_assert_msg(replay_run(a, lexica, text, "game", r, &err), "%s", err.text);
	sheet_make(a, r, view_of("Game 7"), &g);
	gcg_write(&b, &g);
	return buf_view(&b);
}

static void judged(struct arena *a, struct view record, struct gcg *g, struct sheet *s)
{
	struct buf faults = buf_in(a);
	struct sheet_ask ask = {.file = "g.gcg"};
	struct setup setup;
	struct err err = {0};

	ck_assert_msg(gcg_read(a, record, GCG_FILE, "g.gcg", g, &faults), "%s",
		      buf_cstr(&faults));
	ck_assert_msg(sheet_setup(a, lexica, g, &ask, &setup, &err), "%s", err.text);
	sheet_judge(a, &setup, g, "g.gcg", false, s);
}

#define NAMES3 "Player: Ann\nPlayer: Ben\nPlayer: Cleo\n"
#define NAMES2 "Player: Ann\nPlayer: Ben\n"
#define LIST   "Lexicon: words AT TO ON IN IT TEN TONE STONE RATE\n"

static const struct random_game games_played[] = {
	{"Game: angrywords\n" NAMES2,						    0,  0,  80 },
	{"Game: angrywords\nLanguage: es\n" NAMES2,                                      0,  0,  80 },
	{"Game: angrywords\nLanguage: ca\n" NAMES2,                                      0,  0,  80 },
	{"Game: wordgame\n" NAMES2,						      0,  0,  80 },
	{"Game: wordgame\nOptions: challenge=ten swap=on\n" LIST NAMES2,                 9,  0,  80 },
	{"Game: wordgame\nLanguage: nl\nOptions: challenge=double\n" NAMES2,             20, 0,  80 },
	{"Game: wordbox\n" NAMES2,						       20, 0,  80 },
	{"Game: wordbox\n" LIST NAMES2,						  9,  0,  80 },
	{"Game: wordbox\nOptions: challenge=double fourw=clockwise\n" NAMES3
	 "Player: Dan Li\n",						    30, 9,  160},
	{"Game: wordbox\n" LIST NAMES3 "Player: Dan Li\n",                               5,  9,  160},
	{"Game: wordbox\nLanguage: pl\nOptions: challenge=five\n" NAMES3,                20, 9,  120},
	{"Game: classic\n" NAMES2,						       30, 0,  80 },
	{"Game: classic\nOptions: challenge=void bingo=40 exchange-min=1 "
	 "out=twice\n" NAMES2,
	 0,										  0,  80 },
	{"Game: classic\nOptions: board=super21\n" NAMES2,                               20, 0,  120},
	{"Game: classic\nLanguage: es\nOptions: refill=at-once\n" LIST NAMES3,           9,  20,
	 120											},
	{"Game: classic\nLanguage: de\nOptions: challenge=five end=three-pass\n" NAMES3,
	 9,										  20, 120},
};

enum { GAMES = 20 };

/* A record is longer than a message of the test library may be. */
static void must_agree(struct arena *a, struct view text, const struct sheet *s)
{
	struct buf b = buf_in(a);

	if (s->faults > 0) {
		buf_add(&b, text);
		sheet_text(&b, s, 0, 0);
		(void)fprintf(stderr, "%s", buf_cstr(&b));
	}
	ck_assert_uint_eq(s->faults, 0);
}

START_TEST(a_game_exported_agrees_with_the_rules)
{
	struct dice dice = {.state = (uint64_t)_i * 977 + 5};
	long plays = 0;

	for (int i = 0; i < GAMES; i++) {
		struct arena a = {0};
		struct replay *r = arena_take(&a, sizeof *r);
		struct sheet *s = arena_take(&a, sizeof *s);
		struct buf again = buf_in(&a);
		struct view text = random_record(&a, lexica, &dice, &games_played[_i]);
		struct view record = made(&a, text, r);
		struct gcg g;

		judged(&a, record, &g, s);
		must_agree(&a, text, s);
		ck_assert_ptr_eq(s->setup.game, r->setup.game);
		ck_assert_ptr_eq(s->setup.tiles, r->setup.tiles);
		for (int seat = 0; seat < r->setup.seats; seat++) {
			int pending = r->pos.pending.any && r->pos.pending.seat == seat
					      ? r->pos.pending.score
					      : 0;

			ck_assert_int_eq(s->pos.score[seat],
					 r->pos.score[seat] + pending);
			ck_assert_int_eq(s->recorded[seat], s->pos.score[seat]);
		}
		plays += s->pos.plays;
		gcg_write(&again, &g);
		ck_assert(view_eq(record, buf_view(&again)));
		arena_free(&a);
	}
	ck_assert_int_gt(plays / 5, GAMES);
}

static const char dual[] = "Turn-File: 1\nGame: wordgame\nOptions: blank=dual\n"
			   "Lexicon: words CABLE ATE\nPlayer: Ann\nPlayer: Ben\n"
			   "Rack Ann: C A ? L E X Y Z\nRack Ben: A E O O U U I I\n\n"
			   "Ann: F8 across CA?B/TLE\nBen: H7 down ATE\n";

/* A record has one letter for the blank: points agree, words are told as they read. */
START_TEST(a_blank_with_two_letters_has_a_note)
{
	struct arena a = {0};
	struct replay *r = arena_take(&a, sizeof *r);
	struct sheet *s = arena_take(&a, sizeof *s);
	struct gcg g;
	const char *text = arena_str(&a, made(&a, view_of(dual), r));

	ck_assert_ptr_nonnull(strstr(text, ">Ann: CA?LEXYZ 8F CAbLE +5 5\n"
					   "#note the blank on H8 is B across and T "
					   "down\n"
					   ">Ben: AEOOUUII H7 A.E +2 2\n"));
	judged(&a, view_of(text), &g, s);
	must_agree(&a, view_of(text), s);
	arena_free(&a);
}

#define SET_GAME                                                                       \
	"Turn-File: 1\nGame: classic\nOptions: challenge=void\n"                       \
	"Lexicon: words AT TO ON TON TONE\nPlayer: Ann\nPlayer: Ben\n"                 \
	"Rack Ann: T O N E E E E\nRack Ben: A I I U U O O\n\n"                         \
	"Ann: 8H TO\nBen: pass\n@ ruling set t1 score 30: a slip\n"

/* Whatever was ruled, each total is the sum of its lines, and the last one what counts.
 */
static const struct {
	const char *text;
	const char *play;
	const char *next;
} ruled[] = {
	{SET_GAME "Ann: 8H ..N\n",				   ">Ann: TONEEEE 8H TO +30 30\n", " 8H ..N +3 33\n"},
	{SET_GAME "@ ruling set t1 score 7: another\nAnn: 8H ..N\n",
	 ">Ann: TONEEEE 8H TO +7 7\n",							       " 8H ..N +3 10\n"},
	{SET_GAME "@ ruling overturn ruling 1: no\nAnn: 8H ..N\n",
	 ">Ann: TONEEEE 8H TO +4 4\n",							       " 8H ..N +3 7\n" },
	{SET_GAME "@ ruling void t2: y\nBen: pass\nAnn: 8H ..N\n",
	 ">Ann: TONEEEE 8H TO +30 30\n",							     " 8H ..N +3 33\n"},
};

START_TEST(totals_follow_points_that_a_ruling_set)
{
	struct arena a = {0};
	struct replay *r = arena_take(&a, sizeof *r);
	const char *text = arena_str(&a, made(&a, view_of(ruled[_i].text), r));

	ck_assert_msg(strstr(text, ruled[_i].play) != NULL, "%s", text);
	ck_assert_msg(strstr(text, ruled[_i].next) != NULL, "%s", text);
	ck_assert_msg(strstr(text, "\n#note ruling 1: set t1 score 30: a slip\n") !=
			      NULL,
		      "%s", text);
	arena_free(&a);
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(begin, finish);
	claims_rows(a_game_exported_agrees_with_the_rules, games_played);
	claims_rows(totals_follow_points_that_a_ruling_set, ruled);
	return claims_run("sheet_make");
}
