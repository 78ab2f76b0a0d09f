/* SPDX-License-Identifier: ISC */
/* Random plays of every board game, judged by the engine and by naive.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/boards/moves.h"
#include "formats/text/num.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_order.h"

enum { PLAYS = 50000, SPOILT = 25, TURNS = 60, TRIES = 100, PICKS = 34 };

/* What the words are, and when they are looked up. */
static const struct mode {
	const char *challenge;
	bool any;          /* every word is good */
	int share, lawful; /* in a hundred: of the plays; lawful ones at least */
} modes[] = {
	{"void",   true,  40, 40},
	{"void",   false, 30, 30},
	{"single", false, 30, 30},
};

enum { MODES = sizeof modes / sizeof modes[0] };

static struct board_case c;
static struct lexicon *words;

static void begin(void)
{
	words = made_english(&c.arena, MADE_WORDS_LONGEST);
}

static void finish(void)
{
	lexicon_close(words);
}

/* A series of games, and what came in them. */
struct series {
	const struct naive_rules *g;
	const struct mode *mode;
	bool (*known)(const char *word);
	struct dice dice;
	struct arena arena;  /* of one play */
	struct position pos; /* before the play at hand */
	struct naive_board board;
	char rack[NAIVE_RACK + 1];
	bool fourfold_at[NAIVE_SIDE][NAIVE_SIDE];
	long plays, lawful, refused, phonies, racks, fourfold;
};

/* ---------------------------------------------------------------- two judges */

static const char *described(struct series *s, const struct naive_result *r)
{
	struct buf b = buf_in(&s->arena);

	buf_printf(&b, "%s %d:",
		   r->good     ? "lawful"
		   : r->lawful ? "phony"
			       : "refused",
		   r->score);
	for (size_t i = 0; i < r->words; i++) {
		buf_printf(&b, " %s=%d", r->word[i].text, r->word[i].score);
	}
	return buf_cstr(&b);
}

static bool among(const struct table *t, const struct naive_result *r,
		  const struct word_trace *w)
{
	struct buf b = buf_in(t->arena);

	alphabet_write(t->pos.setup->alphabet, &b, w->tile, w->length);
	for (size_t i = 0; i < r->words; i++) {
		if (strcmp(buf_cstr(&b), r->word[i].text) == 0 &&
		    r->word[i].row == w->square[0].row &&
		    r->word[i].col == w->square[0].col &&
		    r->word[i].across == w->across && r->word[i].score == w->score) {
			return true;
		}
	}
	return false;
}

static bool same_board(const struct position *pos, const struct naive_board *b)
{
	struct naive_board engine;

	random_board(pos, &engine);
	return memcmp(&engine, b, sizeof engine) == 0;
}

/* Each of the engine's words is one of the other's; and as many points. */
static bool same_words(const struct table *t, const struct naive_result *r)
{
	bool same = t->trace->words == r->words && t->trace->score == r->score;

	for (size_t i = 0; i < t->trace->words && same; i++) {
		same = among(t, r, &t->trace->word[i]);
	}
	return same;
}

/* Is the play refused for its words, where they are looked up only when asked? */
static bool falls(struct series *s, const struct table *t)
{
	struct table asked = table_over(&s->arena, &t->pos, 0, true);
	struct order o;

	ck_assert(order_read(&s->arena, view_of("challenge"), &o));
	ck_assert(table_judge(&asked, asked.pos.to_move, &o) == OUTCOME_APPLIED);
	return asked.event[0].upheld;
}

/* What the two say differently of one play; NULL: nothing. */
static const char *difference(struct series *s, const struct table *t,
			      enum outcome outcome, const struct naive_result *r)
{
	bool questioned = crossword_questioned(&s->pos);
	int seat = s->pos.to_move;
	int gain = t->pos.score[seat] - s->pos.score[seat] - t->pos.adjust[seat];

	if ((outcome == OUTCOME_APPLIED) != (questioned ? r->lawful : r->good)) {
		return "the verdict";
	}
	if ((outcome == OUTCOME_APPLIED || t->diag.code == DIAG_NOT_A_WORD) &&
	    !same_words(t, r)) {
		return "words or points";
	}
	if (outcome != OUTCOME_APPLIED) {
		return NULL;
	}
	if (!same_board(&t->pos, &r->after)) {
		return "the board";
	}
	if (gain != (questioned ? 0 : r->score)) {
		return "the score";
	}
	return questioned && falls(s, t) == r->good ? "a question's outcome" : NULL;
}

/* One play, judged twice. True when it may be kept; then *t has moved on. */
static bool both(struct series *s, struct table *t, const char *line)
{
	struct naive_result r;
	struct order o;
	enum outcome outcome = OUTCOME_REFUSED;
	const char *wrong;

	*t = table_over(&s->arena, &s->pos, 0, true);
	naive_play(s->g, &s->board, s->rack, line, s->known, &r);
	if (order_read(t->arena, view_of(line), &o)) {
		outcome = table_judge(t, t->pos.to_move, &o);
	}
	wrong = difference(s, t, outcome, &r);
	if (wrong != NULL) {
		ck_abort_msg("%s %s, play %ld: %s with %s: %s differs: %s, not %s",
			     s->g->game, s->g->options, s->plays, line, s->rack, wrong,
			     diag_name(t->diag.code), described(s, &r));
	}
	s->plays++;
	s->lawful += r.good;
	s->refused += !r.good;
	s->phonies += r.lawful && !r.good;
	s->racks += r.good && r.laid == s->g->rack;
	s->fourfold += r.good && r.fourfold;
	return outcome == OUTCOME_APPLIED && r.good;
}

/* ------------------------------------------------- plays that the search gives */

struct picks {
	struct series *s;
	struct play play[PICKS];
	uint32_t weight;
};

/* A whole rack or a fourfold square is picked rather than others. */
static uint32_t weigh(const struct series *s, const struct play *p)
{
	int laid = 0;
	uint32_t weight = 1;

	for (int i = 0; i < p->length; i++) {
		if ((p->laid >> i & 1U) == 0) {
			continue;
		}
		laid++;
		if (s->fourfold_at[p->place.row + (p->place.across ? 0 : i)]
				  [p->place.col + (p->place.across ? i : 0)]) {
			weight = 40;
		}
	}
	return laid == s->g->rack ? 200 : weight;
}

static bool pick(void *arg, const struct play *p)
{
	struct picks *picks = arg;
	uint32_t weight = weigh(picks->s, p);

	picks->weight += weight;
	for (int i = 0; i < PICKS; i++) {
		if (dice_roll(&picks->s->dice, picks->weight) < weight) {
			picks->play[i] = *p;
		}
	}
	return true;
}

/* Lines of plays, each perhaps twice. Gives how many. */
static int search_orders(struct series *s, char line[PICKS][ORDER_TEXT])
{
	struct picks picks = {.s = s};

	if (s->mode->any) {
		return 0;
	}
	moves_each(&s->pos, s->pos.to_move, pick, &picks);
	for (int i = 0; i < PICKS && picks.weight > 0; i++) {
		struct buf b = buf_in(&s->arena);

		crossword_write(&b, &s->pos, &picks.play[i]);
		(void)snprintf(line[i], ORDER_TEXT, "%s", buf_cstr(&b));
	}
	arena_reset(&s->arena);
	return picks.weight > 0 ? PICKS : 0;
}

/* --------------------------------------------------------------------- games */

static void order_must(struct table *t, const char *line)
{
	struct order o;

	ck_assert(order_read(t->arena, view_of(line), &o));
	ck_assert_int_eq(table_judge(t, t->pos.to_move, &o), OUTCOME_APPLIED);
}

/* Judges plays; the game goes on with one of the good ones, or a pass. */
static void one_turn(struct series *s)
{
	char line[TRIES][ORDER_TEXT];
	struct position next = s->pos;
	struct table t;
	uint32_t good = 0;
	int found;

	random_board(&s->pos, &s->board);
	random_rack(&s->pos, s->pos.to_move, s->rack);
	found = s->rack[0] == '\0' ? TRIES : search_orders(s, line);
	for (int i = found; i < TRIES; i++) {
		random_order(&s->dice, s->g, &s->board, s->rack, SPOILT, line[i]);
	}
	for (int i = 0; i < TRIES && s->rack[0] != '\0'; i++) {
		if (both(s, &t, line[i]) && dice_roll(&s->dice, ++good) == 0) {
			next = t.pos;
		}
		arena_reset(&s->arena);
	}
	t = table_over(&s->arena, &next, 0, true);
	if (good == 0) {
		order_must(&t, "pass");
	} else if (next.pending.any) {
		order_must(&t, "accept");
	}
	s->pos = t.pos;
	arena_reset(&s->arena);
}

static void new_game(struct series *s)
{
	struct diag diag;
	struct table t;

	for (int i = 0; i < HASH_BYTES; i++) {
		c.replay.setup.seed[i] = (uint8_t)dice_roll(&s->dice, 256);
	}
	ck_assert(position_init(&s->pos, &c.replay.setup, &diag));
	t = table_over(&s->arena, &s->pos, 0, true);
	table_deal(&t);
	s->pos = t.pos;
}

/* `make torture` asks for more. */
static long plays_wanted(const struct mode *mode)
{
	const char *text = getenv("NAIVE_PLAYS");
	long n = PLAYS;

	ck_assert(text == NULL || num_read(view_of(text), 1, 1000000000, &n));
	return n * mode->share / 100;
}

static void tally(const struct series *s)
{
	printf("%s %s, challenge %s: plays %ld, lawful %ld, refused %ld, of these %ld "
	       "for a word; whole racks %ld, fourfold %ld\n",
	       s->g->game, s->g->options, s->mode->challenge, s->plays, s->lawful,
	       s->refused, s->phonies, s->racks, s->fourfold);
	ck_assert_int_ge(s->lawful * 100, s->plays * s->mode->lawful);
	ck_assert_int_gt(s->refused * 10, s->lawful);
	ck_assert_int_gt(s->racks, 0);
	ck_assert(s->mode->any || naive_premium(s->g, 0, 0)[0] != '4' ||
		  s->fourfold * 400 > s->plays);
}

START_TEST(two_judges_agree)
{
	struct series s = {.g = &naive_rules[_i / MODES],
			   .mode = &modes[_i % MODES],
			   .dice = {.state = 20261121 + (uint64_t)_i}};
	long wanted = plays_wanted(s.mode);

	case_run(&c,
		 arena_printf(&c.arena,
			      "Game: %s\nPlayer: Ann\nPlayer: Ben\n"
			      "Options: %s challenge=%s\n",
			      s.g->game, s.g->options, s.mode->challenge),
		 "");
	if (!s.mode->any) {
		s.known = made_word;
		c.replay.setup.lexicon = words;
	}
	for (int i = 0; i < s.g->rows * s.g->cols; i++) {
		int row = i / s.g->cols;
		int col = i % s.g->cols;

		s.fourfold_at[row][col] =
			strcmp(naive_premium(s.g, row, col), "4W") == 0;
	}
	while (s.plays < wanted) {
		new_game(&s);
		for (int i = 0; i < TURNS && !s.pos.over && s.plays < wanted; i++) {
			one_turn(&s);
		}
	}
	arena_free(&s.arena);
	tally(&s);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	claims_times(two_judges_agree, 0, naive_rules_count * MODES);
	return claims_run("naive");
}
