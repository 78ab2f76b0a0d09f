/* SPDX-License-Identifier: ISC */
/*
 * What holds in every game of Cubes, whatever happens: asked after each event of many
 * games at random. RANDOM_GAME=17 plays the 17th alone, RANDOM_GAMES=10000 so many.
 */
#include <stdio.h>
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_watch.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_walks.h"

enum { GAMES = 1200, HAPPENINGS = 4000, LETTERS = 4 };

static struct board_case c;

/* Words of a game: many, a few, or any at all. */
static struct lexicon *many, *few;
static const char *const few_words[] = {"EAR", "IRE", "OAT", "TEAR", "TON"};

static void begin(void)
{
	struct view list[COUNT(few_words)];
	struct err err = {0};
	struct alphabet english;

	ck_assert(alphabet_load(&english, &c.arena, view_of("en"), &err));
	many = made_words(&english, LETTERS);
	for (int i = 0; i < COUNT(few_words); i++) {
		list[i] = view_of(few_words[i]);
	}
	ck_assert(lexicon_of_words(&few, &english, list, COUNT(few_words), &err));
}

static void finish(void)
{
	lexicon_close(many);
	lexicon_close(few);
}

/* By another way than the lexicon's. */
static bool good(const struct setup *setup, const char *word)
{
	const struct lexicon *lx = setup->lexicon;
	bool known = false;

	if (lx == many) {
		return strlen(word) <= LETTERS && made_word(word);
	}
	for (int i = 0; i < COUNT(few_words); i++) {
		known = known || strcmp(word, few_words[i]) == 0;
	}
	return known || lx != few;
}

/* ---------------------------------------------------------------------- games */

static const char *a_head(struct dice *d)
{
	const char *head;

	do {
		head = random_walk_head(d, &c.arena);
	} while (strncmp(head, "Game: cubes", strlen("Game: cubes")) != 0);
	return head;
}

static struct cubes_watch w;

static struct position deal(struct dice *d, int64_t *now)
{
	struct position pos;
	struct diag diag;
	struct table t;

	dice_seed(d, c.replay.setup.seed);
	switch (dice_roll(d, 4)) {
	case 0:
		break; /* any word is good */
	case 1:
		c.replay.setup.lexicon = few;
		break;
	default:
		c.replay.setup.lexicon = many;
		break;
	}
	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	cubes_watch_start(&w, &pos);
	*now = RANDOM_START;
	t = table_over(&w.arena, &pos, *now, true);
	random_handicap(&pos, w.score);
	table_deal(&t);
	cubes_watch(&w, &t);
	return t.pos;
}

static void play_game(long number, struct cubes_seen *seen)
{
	struct dice d = {.state = (uint64_t)number};
	struct position pos;
	int64_t now;

	arena_reset(&c.arena);
	memset(&w, 0, sizeof w);
	w.number = number;
	w.seen = seen;
	w.good = good;
	w.head = a_head(&d);
	case_run(&c, w.head, "");
	pos = deal(&d, &now);
	while (!pos.over && w.happenings < HAPPENINGS) {
		struct table t;

		arena_reset(&w.arena);
		t = table_over(&w.arena, &pos, now, true);
		random_walk_happening(&d, &t);
		w.happenings++;
		cubes_watch(&w, &t);
		pos = t.pos;
		now = t.now;
	}
	ck_assert_msg(pos.over, "RANDOM_GAME=%ld does not end\n%s", number, w.head);
	seen->reasons[pos.reason]++;
	arena_free(&w.arena);
}

/* Everything that can happen did. */
static void all_was_seen(const struct cubes_seen *s)
{
	static const enum event_kind kinds[] = {
		EVENT_WORD,  EVENT_PASS,   EVENT_RESIGN, EVENT_OFFER,
		EVENT_AGREE, EVENT_REFUSE, EVENT_REMOVE, EVENT_PAUSE,
		EVENT_CLOCK, EVENT_RESUME, EVENT_END,
	};
	static const enum end_reason reasons[] = {
		END_NO_WORD, END_NO_CUBES, END_TIME, END_RESIGN, END_DRAW,
	};

	for (int i = 0; i < COUNT(kinds); i++) {
		ck_assert_msg(s->kinds[kinds[i]] > 0, "no event \"%s\"",
			      event_kind_name(kinds[i]));
	}
	for (int i = 0; i < COUNT(reasons); i++) {
		ck_assert_msg(s->reasons[reasons[i]] > 0, "no game ended by %s",
			      end_reason_name(reasons[i]));
	}
	ck_assert_int_gt(s->unknown, 0);
	ck_assert_int_gt(s->kinds[EVENT_WORD], s->unknown);
	ck_assert_int_gt(s->stuck, 0);
	ck_assert_int_gt(s->late, 0);
	ck_assert_int_gt(s->red, 0);
	ck_assert_int_gt(s->together, 0);
}

START_TEST(whatever_happens_a_game_of_cubes_is_sound)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long count = random_wanted("RANDOM_GAMES", GAMES);
	struct cubes_seen seen = {0};

	for (long i = one > 0 ? one : 1; i <= (one > 0 ? one : count); i++) {
		play_game(i, &seen);
	}
	printf("games %ld: words %d, unknown %d, removed by hand %d, stuck %d, late "
	       "%d, pauses %d; no-word %d, no-cubes %d, time %d, resign %d, draw %d\n",
	       count, seen.kinds[EVENT_WORD], seen.unknown, seen.kinds[EVENT_REMOVE],
	       seen.stuck, seen.late, seen.kinds[EVENT_PAUSE],
	       seen.reasons[END_NO_WORD], seen.reasons[END_NO_CUBES],
	       seen.reasons[END_TIME], seen.reasons[END_RESIGN],
	       seen.reasons[END_DRAW]);
	if (one == 0) {
		all_was_seen(&seen);
	}
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("random cubes");
}
