/* SPDX-License-Identifier: ISC */
/* Random plays, judged by the engine and by the second Angry Words of naive.c. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/text/num.h"
#include "tests/unit/board_case.h"
#include "tests/unit/random_order.h"

enum { PLAYS = 100000, SPOILT = 25 };

static struct board_case c;

static void begin(void)
{
	case_open(&c);
}

static void finish(void)
{
	case_close(&c);
}

struct tally {
	long lawful, refused, phonies;
};

/* Two thirds of all pairs, half of all triples, a sixth of all fours are words. */
static bool good(const char *word)
{
	static const unsigned of_twelve[] = {0, 0, 8, 6, 2};
	unsigned h = 17;
	size_t n = strlen(word);

	for (size_t i = 0; i < n; i++) {
		h = h * 31 + (unsigned)(word[i] & 0x1f);
	}
	return n <= 4 && h / 7 % 12 < of_twelve[n];
}

static const char *good_words(void)
{
	struct buf b = buf_in(&c.arena);
	char word[5] = "";

	buf_str(&b, "Lexicon: words");
	for (int n = 2; n <= 4; n++) {
		int count = n == 2 ? 676 : n == 3 ? 17576 : 456976;

		for (int i = 0; i < count; i++) {
			int rest = i;

			for (int k = n - 1; k >= 0; k--, rest /= 26) {
				word[k] = (char)('A' + rest % 26);
			}
			if (good(word)) {
				buf_printf(&b, " %s", word);
			}
		}
		word[0] = '\0';
	}
	buf_char(&b, '\n');
	return buf_cstr(&b);
}

static const char *described(const struct naive_result *r)
{
	struct buf b = buf_in(&c.arena);

	buf_printf(&b, "%s %d:", r->lawful ? "lawful" : "refused", r->score);
	for (size_t i = 0; i < r->words; i++) {
		buf_printf(&b, " %s=%d", r->word[i].text, r->word[i].score);
	}
	return buf_cstr(&b);
}

static bool among(const struct table *t, const struct naive_result *r,
		  const struct word_trace *w)
{
	for (size_t i = 0; i < r->words; i++) {
		struct buf b = buf_in(t->arena);

		alphabet_write(c.replay.setup.alphabet, &b, w->tile, w->length);
		if (strcmp(buf_cstr(&b), r->word[i].text) == 0 &&
		    r->word[i].row == w->square[0].row &&
		    r->word[i].col == w->square[0].col &&
		    r->word[i].across == w->across && r->word[i].score == w->score) {
			return true;
		}
	}
	return false;
}

/* Words are as many and each of the engine's is one of the other's. */
static void same_words(const struct table *t, const struct naive_result *r,
		       const char *order)
{
	ck_assert_msg(t->trace->words == r->words, "%s: %zu words, not %s", order,
		      t->trace->words, described(r));
	for (size_t i = 0; i < t->trace->words; i++) {
		ck_assert_msg(among(t, r, &t->trace->word[i]), "%s: word %zu, not %s",
			      order, i, described(r));
	}
	ck_assert_msg(t->trace->score == r->score, "%s: %d, not %s", order,
		      t->trace->score, described(r));
}

static void same_board(const struct position *pos, const struct naive_board *b)
{
	struct naive_board engine;

	random_board(pos, &engine);
	ck_assert_mem_eq(&engine, b, sizeof engine);
}

/* One play, judged twice. True when it was lawful; then *t has moved on. */
static bool both(struct table *t, const struct naive_board *b, const char *rack,
		 const char *line, bool (*known)(const char *))
{
	struct naive_result r;
	struct order o;
	enum outcome outcome = OUTCOME_REFUSED;
	int seat = t->pos.to_move;
	int score = t->pos.score[seat];

	naive_play(b, rack, line, known, &r);
	t->trace = NULL;
	t->diag = (struct diag){0};
	if (order_read(t->arena, view_of(line), &o)) {
		outcome = t->pos.setup->game->judge(t, seat, &o);
	}
	ck_assert_msg((outcome == OUTCOME_APPLIED) == r.lawful,
		      "%s with %s: %s, not %s", line, rack, diag_name(t->diag.code),
		      described(&r));
	if (r.lawful) {
		same_words(t, &r, line);
		same_board(&t->pos, &r.after);
		ck_assert_int_eq(t->pos.score[seat] - score - t->pos.adjust[seat],
				 r.score);
	} else if (t->trace != NULL && t->diag.code == DIAG_NOT_A_WORD) {
		same_words(t, &r, line);
	}
	return r.lawful;
}

/* A turn: plays are judged until one is lawful and is kept, or the player passes. */
static long one_turn(struct dice *d, struct table *t, bool (*known)(const char *),
		     struct tally *tally)
{
	enum { TRIES = 40 };
	struct position before = t->pos;
	struct naive_board b;
	char rack[NAIVE_RACK + 1];
	long plays = 0;

	random_board(&before, &b);
	random_rack(&before, before.to_move, rack);
	while (plays < TRIES && rack[0] != '\0') {
		char line[64];
		bool lawful;

		random_order(d, &b, rack, SPOILT, line);
		lawful = both(t, &b, rack, line, known);
		plays++;
		tally->lawful += lawful;
		tally->refused += !lawful;
		tally->phonies += t->diag.code == DIAG_NOT_A_WORD;
		if (lawful && dice_roll(d, 4) == 0) {
			return plays;
		}
		t->pos = before;
		t->events = 0;
	}
	table_emit(t, (struct event){.kind = EVENT_PASS, .seat = t->pos.to_move});
	return plays;
}

static void play_games(const char *head, bool (*known)(const char *), long plays,
		       long want)
{
	struct dice d = {.state = 20261120};
	struct tally tally = {0};
	struct arena arena = {0};

	case_run(&c, head, "");
	for (long done = 0; done < plays;) {
		struct diag diag;
		struct table t;

		for (int i = 0; i < HASH_BYTES; i++) {
			c.replay.setup.seed[i] = (uint8_t)dice_roll(&d, 256);
		}
		ck_assert(position_init(&c.replay.pos, &c.replay.setup, &diag));
		t = table_over(&arena, &c.replay.pos, 0, true);
		c.replay.setup.game->deal(&t);
		for (int turn = 0; turn < 60 && !t.pos.over && done < plays; turn++) {
			done += one_turn(&d, &t, known, &tally);
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	printf("plays %ld, lawful %ld, refused %ld, of these %ld for a word\n",
	       tally.lawful + tally.refused, tally.lawful, tally.refused,
	       tally.phonies);
	ck_assert_int_ge(tally.lawful * 100, (tally.lawful + tally.refused) * want);
	ck_assert_int_gt(tally.refused, tally.lawful / 10);
}

/* `make torture` asks for more. */
static long plays_wanted(void)
{
	const char *text = getenv("NAIVE_PLAYS");
	long n = PLAYS;

	ck_assert(text == NULL || num_read(view_of(text), 1, 1000000000, &n));
	return n;
}

START_TEST(two_judges_agree_where_every_word_is_good)
{
	play_games("", NULL, plays_wanted() * 3 / 5, 40);
}
END_TEST

START_TEST(two_judges_agree_where_few_words_are_good)
{
	play_games(good_words(), good, plays_wanted() * 2 / 5, 5);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("naive");
	TCase *t = tcase_create("naive");
	SRunner *runner = srunner_create(s);
	int failed;

	tcase_set_timeout(t, 0);
	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_test(t, two_judges_agree_where_every_word_is_good);
	tcase_add_test(t, two_judges_agree_where_few_words_are_good);
	suite_add_tcase(s, t);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
