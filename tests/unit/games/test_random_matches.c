/* SPDX-License-Identifier: ISC */
/*
 * What holds in every game, whatever happens: asked after each event of many games at
 * random. RANDOM_GAME=17 plays the 17th alone, RANDOM_GAMES=1000 plays so many.
 */
#include <stdio.h>
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/time_watch.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_match.h"

enum { GAMES = 120, HAPPENINGS = 4000, LETTERS = 5, ORDERS = 300, PLACES = 201 };

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

/* A game that is watched: what its events add up to by another way. */
struct watch {
	long number;
	const char *head;
	struct arena arena; /* of the last happening */
	struct position folded;
	int score[SEATS], waiting; /* points of the pending play */
	bool seen[ORDERS][PLACES];
	int q;
	struct event undrawn; /* places that who took a play back has seen */
	long happenings;
	int kinds[EVENT_KINDS_];
	struct time_watch time;
};

static struct watch w;

/* ------------------------------------------------------------ what must hold */

static void must(bool holds, const struct table *t, const char *what)
{
	if (!holds) {
		ck_abort_msg("RANDOM_GAME=%ld, happening %ld: %s\n%slast events:%s",
			     w.number, w.happenings, what, w.head,
			     random_events(&c.arena, t));
	}
}

static bool ends_well(const struct position *pos)
{
	return !pos->over || pos->reason == END_DRAW ||
	       (pos->reason == END_VOID ? pos->winners == 0
					: pos->winners == random_best(pos));
}

/* A play is taken back: its places come again, but to nobody else. */
static void undraw(const struct position *before, const struct event *e)
{
	w.score[e->seat] -= before->pending.any ? 0 : before->last.score;
	w.undrawn = (struct event){.seat = e->seat,
				   .q = before->q,
				   .from = before->drawn - before->back.drawn + 1,
				   .to = before->drawn};
	for (int p = w.undrawn.from; p <= w.undrawn.to; p++) {
		w.seen[w.undrawn.q][p] = false;
	}
}

static bool seen_by_another(const struct event *e)
{
	return e->q == w.undrawn.q && e->seat != w.undrawn.seat &&
	       e->from <= w.undrawn.to && e->to >= w.undrawn.from;
}

/* Each place of an order once, in turn, and no order left for an older one. */
static bool places_once(const struct event *e)
{
	bool once = !seen_by_another(e) && e->from >= 1 && e->to < PLACES &&
		    e->q < ORDERS && (e->q == w.q || (e->q == w.q + 1 && e->from == 1));

	w.q = e->q;
	for (int p = e->from; p <= e->to && once; p++) {
		once = !w.seen[e->q][p] && (p == 1 || w.seen[e->q][p - 1]);
		w.seen[e->q][p] = true;
	}
	return once;
}

static void count_points(const struct event *e, int seats)
{
	switch (e->kind) {
	case EVENT_PLAY:
		if (e->pending) {
			w.waiting = e->score;
		} else {
			w.score[e->seat] += e->score;
		}
		break;
	case EVENT_STAND:
		w.score[e->seat] += w.waiting;
		break;
	case EVENT_AWARD:
		w.score[e->seat] += e->score;
		break;
	case EVENT_END:
		for (int i = 0; i < seats; i++) {
			w.score[i] += e->adjust[i];
		}
		break;
	default:
		break;
	}
}

static bool words_add_up(const struct event *e)
{
	int sum = e->bonus;

	for (size_t i = 0; i < e->word_count; i++) {
		sum += e->words[i].score;
	}
	return sum == e->score;
}

/* The event as the store keeps it and gives it back. */
static struct event stored(const struct event *e)
{
	struct buf b = buf_in(&w.arena);
	struct event got;
	struct err err = {0};
	struct view hidden = event_hides(e->kind) ? e->hidden : (struct view){0};

	event_write(&b, e, c.replay.setup.seats);
	ck_assert_msg(
		event_read(&got, buf_view(&b), arena_copy(&w.arena, hidden), &err),
		"%s", err.text);
	return got;
}

static void watch_event(const struct table *t, const struct event *e)
{
	struct event read = stored(e);
	int seats = t->pos.setup->seats;
	const char *wrong;

	w.kinds[e->kind]++;
	if (e->kind == EVENT_DRAW || e->kind == EVENT_EXCHANGE || e->kind == EVENT_EX) {
		must(places_once(e), t, "a place is delivered twice or out of turn");
	}
	if (e->kind == EVENT_UNDO) {
		undraw(&w.folded, e);
	}
	if (e->kind == EVENT_PLAY) {
		must(words_add_up(e), t, "a play is not the sum of its words");
	}
	count_points(e, seats);
	wrong = time_watch_event(&w.time, &w.folded, t, e);
	must(wrong == NULL, t, wrong);
	must(position_apply(&w.folded, &read), t, "an event read again does not fit");
	must(random_tiles_stay(&w.folded), t, "tiles came or went");
	for (int i = 0; i < seats; i++) {
		must(w.score[i] == w.folded.score[i], t, "points came or went");
	}
}

static void watch_happening(const struct table *t)
{
	const struct position *pos = &t->pos;

	for (size_t i = 0; i < t->events; i++) {
		watch_event(t, &t->event[i]);
	}
	must(same_bytes(&w.folded, pos, sizeof *pos), t,
	     "the record gives another position");
	must(pos->over || random_racks_full(pos), t, "a rack is not full");
	must(random_goes_on(pos), t, "nobody can go on");
	must(ends_well(pos), t, "the wrong players win");
	for (int i = 0; i < pos->setup->seats; i++) {
		int most = crossword_rules(pos)->exchanges;

		must(most == 0 || pos->exchanges[i] <= most, t, "too many exchanges");
	}
}

/* ---------------------------------------------------------------------- games */

static struct position deal(struct dice *d, int64_t *now)
{
	struct position pos;
	struct diag diag;
	struct table t;

	dice_seed(d, c.replay.setup.seed);
	if (dice_roll(d, 4) != 0) {
		c.replay.setup.lexicon = words;
	}
	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	w.folded = pos;
	random_handicap(&pos, w.score);
	*now = RANDOM_START;
	t = table_over(&w.arena, &pos, *now, true);
	table_deal(&t);
	watch_happening(&t);
	return t.pos;
}

static enum end_reason play_game(long number, int kinds[EVENT_KINDS_])
{
	struct dice d = {.state = (uint64_t)number};
	struct position pos;
	int64_t now;

	arena_reset(&c.arena);
	memset(&w, 0, sizeof w);
	w.number = number;
	w.head = random_head(&d, &c.arena);
	case_run(&c, w.head, "");
	pos = deal(&d, &now);
	while (!pos.over && w.happenings < HAPPENINGS) {
		struct table t;

		arena_reset(&w.arena);
		t = table_over(&w.arena, &pos, now, true);
		random_happening(&d, &t);
		w.happenings++;
		watch_happening(&t);
		pos = t.pos;
		now = t.now;
	}
	ck_assert_msg(pos.over, "RANDOM_GAME=%ld does not end\n%s", number, w.head);
	for (int i = 0; i < EVENT_KINDS_; i++) {
		kinds[i] += w.kinds[i];
	}
	arena_free(&w.arena);
	return pos.reason;
}

static bool of_path_games(enum event_kind kind)
{
	return kind == EVENT_WORD || (kind > EVENT_UNDO && kind < EVENT_PAUSE);
}

START_TEST(whatever_happens_a_game_is_sound)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long count = random_wanted("RANDOM_GAMES", GAMES);
	int kinds[EVENT_KINDS_] = {0};
	int reasons[END_REASONS_] = {0};

	for (long i = one > 0 ? one : 1; i <= (one > 0 ? one : count); i++) {
		reasons[play_game(i, kinds)]++;
	}
	printf("games %ld: plays %d, questions %d, taken back %d, held %d, dropped %d, "
	       "EX %d, redeals %d, undone %d\n",
	       count, kinds[EVENT_PLAY], kinds[EVENT_QUESTION], kinds[EVENT_WITHDRAW],
	       kinds[EVENT_HOLD], kinds[EVENT_DROP], kinds[EVENT_EX],
	       kinds[EVENT_REDEAL], kinds[EVENT_UNDO]);
	/* Everything that can happen did. */
	for (int i = EVENT_DRAW; i < EVENT_KINDS_ && one == 0; i++) {
		ck_assert_msg(kinds[i] > 0 || i == EVENT_LONGER /* an outage's */ ||
				      i == EVENT_RULING || i == EVENT_LEAVE ||
				      event_of_record((enum event_kind)i) ||
				      of_path_games((enum event_kind)i),
			      "no event \"%s\"", event_kind_name((enum event_kind)i));
	}
	for (int i = END_OUT; i < END_REASONS_ && one == 0; i++) {
		if (i == END_ROUNDS || i == END_NO_WORD || i == END_NO_CUBES ||
		    i == END_RULED) {
			continue; /* of path games, and of referees */
		}
		ck_assert_msg(reasons[i] > 0, "no game ended by %s",
			      end_reason_name((enum end_reason)i));
	}
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("random_matches");
}
