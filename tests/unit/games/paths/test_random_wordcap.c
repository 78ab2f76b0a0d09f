/* SPDX-License-Identifier: ISC */
/*
 * What holds in every game of WordCap, whatever happens: asked after each event of many
 * games at random. RANDOM_GAME=17 plays the 17th alone, RANDOM_GAMES=1000 plays so
 * many.
 */
#include <stdio.h>
#include <string.h>

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/time_watch.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_walks.h"

enum { GAMES = 1200, HAPPENINGS = 8000, LETTERS = 4 };

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
	int score[SEATS], waiting; /* points of the word that waits */
	int sorts[SEATS], turns[SEATS];
	int moment;
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

static bool letters_everywhere(const struct position *pos)
{
	bool all = true;

	for (int i = 0; i < GRID5_CELLS; i++) {
		uint8_t tile = pos->grid.cell[i];

		all = all && tile >= 1 && tile <= 26 &&
		      pos->setup->tiles->count[tile] > 0;
	}
	return all;
}

/* Cells that differ: none but those of a word that stood, and any after a sort. */
static bool only_the_word_changed(const struct position *before, const struct event *e)
{
	uint32_t free_to = e->kind == EVENT_SORT ? UINT32_MAX : 0;
	bool same = true;

	if (e->kind == EVENT_STAND || (e->kind == EVENT_WORD && !e->pending)) {
		const struct last_path *walk = &w.folded.walk;

		for (int i = 0; i < walk->path.n && !e->unknown; i++) {
			free_to |= UINT32_C(1) << walk->path.node[i];
		}
	}
	for (int i = 0; i < GRID5_CELLS; i++) {
		same = same && ((free_to >> i & 1) != 0 ||
				before->grid.cell[i] == w.folded.grid.cell[i]);
	}
	return same;
}

/* Somebody can always do something, and waits no longer than a clock. */
static bool goes_on(const struct position *pos, int64_t now)
{
	bool clocked = pos->setup->options.value[OPTION_DEADLINE] != 0 &&
		       pos->setup->seats > 1;
	int64_t rounds = pos->setup->options.value[OPTION_ROUNDS];

	if (pos->over) {
		return pos->to_move == -1 && pos->deadline == 0;
	}
	if (pos->gone[pos->to_move] || pos->taken[pos->to_move] >= rounds) {
		return false;
	}
	if (pos->pending.any) {
		return pos->pending.seat == pos->to_move && pos->deadline == 0 &&
		       pos->pending.until != 0 &&
		       (turns_unanswered(pos) != 0 || request_open(pos, REQUEST_UNDO) ||
			pos->pending.until < now);
	}
	return !request_open(pos, REQUEST_UNDO) && !bank_empty(pos) &&
	       (pos->deadline != 0) == clocked;
}

static void count_points(const struct event *e)
{
	switch (e->kind) {
	case EVENT_WORD:
		w.waiting = e->pending ? e->score : 0;
		w.score[e->seat] += e->pending || e->unknown ? 0 : e->score;
		w.turns[e->seat] += !e->pending;
		break;
	case EVENT_STAND:
		w.score[e->seat] += w.waiting;
		w.turns[e->seat]++;
		break;
	case EVENT_WITHDRAW:
	case EVENT_PASS:
		w.turns[e->seat]++;
		break;
	case EVENT_SORT:
		w.sorts[e->seat]++;
		break;
	default:
		break;
	}
}

/* The event as the store keeps it and gives it back. */
static struct event stored(const struct event *e)
{
	struct buf b = buf_in(&w.arena);
	struct event got;
	struct err err = {0};

	event_write(&b, e, c.replay.setup.seats);
	ck_assert_msg(event_read(&got, buf_view(&b), (struct view){0}, &err), "%s",
		      err.text);
	return got;
}

static void watch_event(const struct table *t, const struct event *e)
{
	const char *wrong;
	struct event read = stored(e);
	struct position before = w.folded;

	w.kinds[e->kind]++;
	must(e->kind != EVENT_WORD || e->score >= 2 || e->unknown, t, "too few points");
	count_points(e);
	wrong = time_watch_event(&w.time, &w.folded, t, e);
	must(wrong == NULL, t, wrong);
	must(position_apply(&w.folded, &read), t, "an event read again does not fit");
	must(letters_everywhere(&w.folded), t, "a cell holds no letter");
	must(only_the_word_changed(&before, e), t, "another cell has changed");
	for (int i = 0; i < t->pos.setup->seats; i++) {
		must(w.score[i] == w.folded.score[i], t, "points came or went");
		must(w.sorts[i] == w.folded.sorts[i] && w.sorts[i] <= WORDCAP_SORTS, t,
		     "a sort came or went");
		must(w.turns[i] == w.folded.taken[i] || w.folded.gone[i], t,
		     "a turn came or went");
	}
	must(same_bytes(&before.grid, &w.folded.grid, sizeof before.grid) ||
		     w.folded.moment > w.moment,
	     t, "the letters changed, and an old path would still do");
	w.moment = w.folded.moment;
}

static void watch_happening(const struct table *t)
{
	const struct position *pos = &t->pos;

	for (size_t i = 0; i < t->events; i++) {
		watch_event(t, &t->event[i]);
	}
	must(same_bytes(&w.folded, pos, sizeof *pos), t,
	     "the record gives another position");
	must(goes_on(pos, t->now), t, "nobody can go on");
	must(!pos->over || pos->reason == END_DRAW || pos->winners == random_best(pos),
	     t, "the wrong players win");
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
	w.moment = pos.moment;
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
	do {
		w.head = random_walk_head(&d, &c.arena);
	} while (strstr(w.head, "Game: wordcap") == NULL);
	case_run(&c, w.head, "");
	pos = deal(&d, &now);
	while (!pos.over && w.happenings < HAPPENINGS) {
		struct table t;

		arena_reset(&w.arena);
		t = table_over(&w.arena, &pos, now, true);
		random_walk_happening(&d, &t);
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

static const enum event_kind can_happen[] = {
	EVENT_WORD,     EVENT_PASS,  EVENT_ACCEPT, EVENT_WINDOW, EVENT_QUESTION,
	EVENT_STAND,    EVENT_OFFER, EVENT_AGREE,  EVENT_REFUSE, EVENT_UNDO,
	EVENT_WITHDRAW, EVENT_SORT,  EVENT_RESIGN, EVENT_ALWAYS, EVENT_BANK,
	EVENT_CLOCK,    EVENT_END};

static const enum end_reason can_end[] = {END_ROUNDS, END_PASSES, END_TIME, END_RESIGN,
					  END_DRAW};

START_TEST(whatever_happens_a_game_is_sound)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long count = random_wanted("RANDOM_GAMES", GAMES);
	int kinds[EVENT_KINDS_] = {0};
	int reasons[END_REASONS_] = {0};

	for (long i = one > 0 ? one : 1; i <= (one > 0 ? one : count); i++) {
		reasons[play_game(i, kinds)]++;
	}
	printf("games %ld: words %d, looked up %d, fell %d, undone %d, sorts %d\n",
	       count, kinds[EVENT_WORD], kinds[EVENT_QUESTION], kinds[EVENT_WITHDRAW],
	       kinds[EVENT_UNDO], kinds[EVENT_SORT]);
	/* Everything that can happen did. */
	for (int i = 0; i < COUNT(can_happen) && one == 0; i++) {
		ck_assert_msg(kinds[can_happen[i]] > 0, "no event \"%s\"",
			      event_kind_name(can_happen[i]));
	}
	for (int i = 0; i < COUNT(can_end) && one == 0; i++) {
		ck_assert_msg(reasons[can_end[i]] > 0, "no game ended by %s",
			      end_reason_name(can_end[i]));
	}
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("random_wordcap");
}
