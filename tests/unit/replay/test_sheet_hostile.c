/* SPDX-License-Identifier: ISC */
/* Records and turn files changed at random: whatever they say now, they are judged and
 * told to the end. HOSTILE_RECORDS is how many there are of each. */
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "adjudicator/replay/sheet.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_record.h"

enum { MUTANTS = 2500, GAMES = 12, CHANGES = 3 };

static struct arena arena;
static struct lexica *lexica;
static struct view turnfile[GAMES], record[GAMES];
static struct dice dice;

#define NAMES "Player: Ann\nPlayer: Ben\n"

static const char *const heads[] = {
	"Game: classic\nOptions: challenge=void\n" NAMES,
	"Game: classic\nLanguage: es\nOptions: challenge=five\n" NAMES,
	"Game: wordbox\nLexicon: words AT TO\n" NAMES "Player: Cleo\nPlayer: Dan\n",
	"Game: wordgame\nOptions: challenge=double swap=on\n" NAMES,
};

static void begin(void)
{
	arena = (struct arena){0};
	lexica = lexica_open(NULL);
	dice = (struct dice){.state = 99};
	for (int i = 0; i < GAMES; i++) {
		const struct random_game game = {heads[i % 4], 15, 9, 60};
		struct replay *r = arena_take(&arena, sizeof *r);
		struct buf b = buf_in(&arena);
		struct err err = {0};
		struct gcg g;

		turnfile[i] = random_record(&arena, lexica, &dice, &game);
		ck_assert(replay_run(&arena, lexica, turnfile[i], "game", r, &err));
		sheet_make(&arena, r, view_of(""), &g);
		gcg_write(&b, &g);
		record[i] = buf_view(&b);
	}
}

static void finish(void)
{
	lexica_close(lexica);
	arena_free(&arena);
}

/* Lines are moved, doubled and cut off; letters, digits and signs are changed. */
static void change(char *text, size_t *len)
{
	static const char signs[] = "ABEQZaz?.-+0159()[]: >#\n";
	size_t at = dice_roll(&dice, (uint32_t)*len);
	size_t to = dice_roll(&dice, (uint32_t)*len);
	size_t n = 1 + dice_roll(&dice, 30);

	switch (dice_roll(&dice, 8)) {
	case 0:
		n = n < *len - at ? n : *len - at;
		n = n < *len - to ? n : *len - to;
		memmove(text + to, text + at, n);
		break;
	case 1:
		n = n < *len - at ? n : *len - at - 1;
		memmove(text + at, text + at + n, *len - at - n);
		*len -= n;
		break;
	case 2:
		text[at] = (char)dice_roll(&dice, 256);
		break;
	default:
		text[at] = signs[dice_roll(&dice, sizeof signs - 1)];
		break;
	}
}

static struct view mutant(struct arena *a, struct view text)
{
	char *copy = arena_str(a, text);
	size_t len = text.len;

	for (uint32_t i = dice_roll(&dice, CHANGES); i < CHANGES && len > 40; i++) {
		change(copy, &len);
	}
	return view_from(copy, len);
}

/* Gives whether it could be judged. */
static bool judge_record(struct arena *a, struct view text, bool keep)
{
	struct sheet *s = arena_take(a, sizeof *s);
	struct sheet_ask ask = {.file = "x.gcg"};
	struct buf b = buf_in(a);
	struct err err = {0};
	struct setup setup;
	struct gcg g;

	if (!gcg_read(a, text, GCG_FILE, "x.gcg", &g, &b)) {
		ck_assert_uint_gt(b.len, 0);
		return false;
	}
	if (!sheet_setup(a, lexica, &g, &ask, &setup, &err)) {
		ck_assert_int_eq(err.kind, ERR_DATA);
		return false;
	}
	sheet_judge(a, &setup, &g, "x.gcg", keep, s);
	ck_assert_uint_le(s->faults, s->lines);
	if (keep) {
		sheet_text(&b, s, 0, 0);
		sheet_explain(&b, s, 0, 0);
		ck_assert(sheet_json(&b, s, 0, 0));
	}
	return true;
}

static bool judge_turnfile(struct arena *a, struct view text, bool keep)
{
	struct replay *r = arena_take(a, sizeof *r);
	struct buf b = buf_in(a);
	struct err err = {0};
	struct gcg g;

	if (!replay_run(a, lexica, text, "x.turns", r, &err)) {
		ck_assert_int_ne(err.kind, ERR_BUG);
		return false;
	}
	if (keep) {
		sheet_make(a, r, view_of("x"), &g);
		gcg_write(&b, &g);
		judge_record(a, buf_view(&b), true);
	}
	return true;
}

static void judge_mutants(const struct view *list,
			  bool (*judge)(struct arena *a, struct view text, bool keep))
{
	long wanted = random_wanted("HOSTILE_RECORDS", MUTANTS);
	long good = 0;

	for (long n = 0; n < wanted; n++) {
		struct arena a = {0};

		good += judge(&a, mutant(&a, list[n % GAMES]), n % 64 == 0);
		arena_free(&a);
	}
	ck_assert_int_gt(good, wanted / 100);
}

START_TEST(a_record_changed_at_random_is_judged_to_its_end)
{
	judge_mutants(record, judge_record);
}

START_TEST(a_turn_file_changed_at_random_is_judged_to_its_end)
{
	judge_mutants(turnfile, judge_turnfile);
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(begin, finish);
	return claims_run("sheet_hostile");
}
