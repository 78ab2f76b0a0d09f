/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_match.h"

#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/clocks.h"
#include "formats/text/num.h"

/* ------------------------------------------------------------------ the game */

static const struct {
	const char *name;
	int seats;
} kinds_of_game[] = {
	{"angrywords", 2},
	{"wordbox",    4},
	{"wordgame",   2},
	{"classic",    4},
};

/* Of each row one choice at most is taken. */
/* clang-format off */
static const struct {
	const char *game; /* NULL: every game */
	const char *choice[4];
} options[] = {
	{NULL,       {"challenge=void", "challenge=single", "challenge=double", "challenge=five"}},
	{NULL,       {"challenge=ten", "", "", ""}},
	{NULL,       {"refill=at-once", "refill=at-once", "", ""}},
	{NULL,       {"deadline=none", "deadline=24h", "", ""}},
	{NULL,       {"late-resign=2", "", "", ""}},
	{NULL,       {"window=12h", "window=168h", "", ""}},
	{NULL,       {"swap=on", "swap=off", "", ""}},
	{"wordbox",  {"fourw=clockwise", "", "", ""}},
	{NULL,       {"bank=1h", "bank=6h", "bank=30h", ""}},
	{NULL,       {"grace=2h", "", "", ""}},
	{NULL,       {"double-after=1d", "", "", ""}},
	{NULL,       {"flag=claim", "flag=td", "", ""}},
	{"wordgame", {"blank=dual", "blank=dual", "", ""}},
	{"classic",  {"board=super21", "", "", ""}},
	{"classic",  {"end=three-pass", "end=all-pass-twice", "", ""}},
	{"classic",  {"out=twice", "", "", ""}},
	{"classic",  {"exchange-min=1", "bingo=0", "", ""}},
	{NULL,       {"first=listed handicap=2:60", "first=listed handicap=1:5", "first=listed more-time=1:12h", ""}},
};
/* clang-format on */

const char *random_head(struct dice *d, struct arena *arena)
{
	static const char *const names[SEATS] = {"Ann", "Ben", "Cid", "Dan"};
	struct buf b = buf_in(arena);
	uint32_t game = dice_roll(d, 4);
	int seats = 2 + (int)dice_roll(d, (uint32_t)kinds_of_game[game].seats - 1);

	buf_printf(&b, "Game: %s\n", kinds_of_game[game].name);
	for (int i = 0; i < seats; i++) {
		buf_printf(&b, "Player: %s\n", names[i]);
	}
	buf_str(&b, "Options:");
	for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
		const char *choice = options[i].choice[dice_roll(d, 4)];

		if (options[i].game == NULL ||
		    strcmp(options[i].game, kinds_of_game[game].name) == 0) {
			buf_printf(&b, " %s", choice);
		}
	}
	buf_char(&b, '\n');
	return buf_cstr(&b);
}

long random_wanted(const char *name, long otherwise)
{
	const char *text = getenv(name);
	long n = otherwise;

	ck_assert(text == NULL || num_read(view_of(text), 1, 1000000000, &n));
	return n;
}

/* -------------------------------------------------------------------- orders */

unsigned random_best(const struct position *pos)
{
	unsigned winners = 0;
	int top = INT_MIN;

	for (int i = 0; i < pos->setup->seats; i++) {
		if (pos->gone[i] || pos->score[i] < top) {
			continue;
		}
		winners = pos->score[i] > top ? 0 : winners;
		winners |= 1U << i;
		top = pos->score[i];
	}
	return winners;
}

const char *random_events(struct arena *arena, const struct table *t)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < t->events; i++) {
		buf_str(&b, "\n");
		event_write(&b, &t->event[i], t->pos.setup->seats);
	}
	return buf_cstr(&b);
}

bool same_bytes(const void *a, const void *b, size_t n)
{
	return memcmp(a, b, n) == 0;
}

bool random_try(struct table *t, int seat, const char *line)
{
	struct position before = t->pos;
	size_t events = t->events;
	struct order o;

	if (order_read(t->arena, view_of(line), &o) &&
	    table_judge(t, seat, &o) == OUTCOME_APPLIED) {
		return true;
	}
	ck_assert_msg(t->events == events &&
			      same_bytes(&before, &t->pos, sizeof before),
		      "a refusal changed something: %s", line);
	return false;
}

/* A random choice among lawful plays. Those that cover an EX square are likelier. */
struct chosen {
	struct dice *dice;
	const struct position *pos;
	struct play play;
	uint32_t weight;
	bool any;
};

static bool covers_ex(const struct position *pos, const struct play *p)
{
	for (int i = 0; i < p->length; i++) {
		char code[3];

		crossword_premium(crossword_rules(pos),
				  p->place.row + (p->place.across ? 0 : i),
				  p->place.col + (p->place.across ? i : 0), code);
		if (strcmp(code, "EX") == 0 && (p->laid >> i & 1U) != 0) {
			return true;
		}
	}
	return false;
}

static bool choose(void *arg, const struct play *p)
{
	struct chosen *c = arg;
	uint32_t weight = covers_ex(c->pos, p) ? 30 : 1;

	c->weight += weight;
	if (dice_roll(c->dice, c->weight) < weight) {
		c->play = *p;
	}
	return true;
}

static bool lawful_play(struct dice *d, struct table *t)
{
	struct chosen c = {.dice = d, .pos = &t->pos};
	struct buf b = buf_in(t->arena);

	moves_each(&t->pos, t->pos.to_move, choose, &c);
	if (c.weight == 0) {
		return false;
	}
	crossword_write(&b, &t->pos, &c.play);
	return random_try(t, t->pos.to_move, buf_cstr(&b));
}

static const struct naive_rules *board_of(const struct setup *s)
{
	for (int i = 0; i < naive_rules_count; i++) {
		if (strcmp(naive_rules[i].game, s->game->name) == 0 &&
		    naive_rules[i].cols == s->rules.cols) {
			return &naive_rules[i];
		}
	}
	return NULL;
}

/* Tries a play of random tiles, which is a phony unless every word is valid. */
static bool any_play(struct dice *d, struct table *t)
{
	const struct naive_rules *g = board_of(t->pos.setup);
	struct naive_board b;
	char rack[NAIVE_RACK + 1];
	char line[ORDER_TEXT];

	random_board(&t->pos, &b);
	random_rack(&t->pos, t->pos.to_move, rack);
	random_order(d, g, &b, rack, 10, line);
	return random_try(t, t->pos.to_move, line);
}

static bool exchange(struct dice *d, struct table *t)
{
	char rack[NAIVE_RACK + 1];
	char line[ORDER_TEXT];

	random_rack(&t->pos, t->pos.to_move, rack);
	rack[1 + dice_roll(d, (uint32_t)strlen(rack))] = '\0';
	(void)snprintf(line, sizeof line, "exchange %s", rack);
	return random_try(t, t->pos.to_move, line);
}

static void turn_order(struct dice *d, struct table *t)
{
	enum { TRIES = 12 };
	bool any = lexicon_is_any(t->pos.setup->lexicon);
	uint32_t kind = dice_roll(d, 100);
	/* In some games nobody plays much. */
	bool idle = t->pos.setup->seed[0] % 8 == 0 && dice_roll(d, 20) != 0;

	if (t->pos.rack_n[t->pos.to_move] > 0 && !idle) {
		if (kind < 8 && exchange(d, t)) {
			return;
		}
		if (kind < 45 && !any && lawful_play(d, t)) {
			return;
		}
		for (int i = 0; i < TRIES && kind < 95; i++) {
			if (any_play(d, t)) {
				return;
			}
		}
	}
	random_try(t, t->pos.to_move, "pass");
}

/* -------------------------------------------------------------------- clocks */

static int64_t first_of(int64_t a, int64_t b)
{
	return a == 0 || (b != 0 && b < a) ? b : a;
}

static int64_t next_clock(const struct position *pos)
{
	int64_t at =
		first_of(clocks_fall(pos), pos->pending.any ? pos->pending.until : 0);

	for (int i = 0; i < REQUESTS_; i++) {
		if (pos->request[i].by >= 0) {
			at = first_of(at, pos->request[i].until);
		}
	}
	return at;
}

static void time_passes(struct dice *d, struct table *t)
{
	int64_t clock = next_clock(&t->pos);
	uint32_t pace = dice_roll(d, 100);

	if (pace < 50) {
		t->now += dice_roll(d, 4 * 3600);
	} else if (pace < 58 && clock >= t->now) {
		t->now = clock + dice_roll(d, 2);
	} else if (pace < 60 && clock - 5400 >= t->now) {
		t->now = clock - dice_roll(d, 5400);
	}
}

static bool request_falls(struct table *t)
{
	for (int i = 0; i < REQUESTS_; i++) {
		const struct request *q = &t->pos.request[i];

		if (q->by >= 0 && q->until != 0 && q->until < t->now) {
			table_emit(t, (struct event){.kind = EVENT_REFUSE,
						     .seat = q->by,
						     .about = (enum request_kind)i,
						     .late = true});
			return true;
		}
	}
	return false;
}

/* Lets the first clock fall that is due, as the program does before it judges a letter
 * that came at t->now. */
static bool clock_falls(struct table *t)
{
	const struct position *pos = &t->pos;

	if (request_falls(t)) {
		return true;
	}
	if (pos->pending.any && pos->pending.until != 0 &&
	    pos->pending.until < t->now) {
		table_lapse(t);
		return true;
	}
	if (clocks_fall(pos) != 0 && clocks_fall(pos) < t->now) {
		table_timeout(t);
		return true;
	}
	return false;
}

bool random_clock(struct dice *d, struct table *t)
{
	if (!t->pos.halted && clock_falls(t)) {
		return true;
	}
	time_passes(d, t);
	if (!t->pos.halted && clock_falls(t)) {
		return true;
	}
	t->arrived = t->now;
	return t->pos.flagged && dice_roll(d, 4) == 0 &&
	       random_try(t, (int)dice_roll(d, (uint32_t)t->pos.setup->seats),
			  "claim time");
}

/* ----------------------------------------------------------------- happenings */

/* Who played last asks to undo the play, and mostly all others agree. */
static void play_back(struct dice *d, struct table *t)
{
	int seats = t->pos.setup->seats;

	if (!t->pos.last.any || !random_try(t, t->pos.last.seat, "undo")) {
		return;
	}
	for (int i = 0; i < seats; i++) {
		if (dice_roll(d, 4) != 0) {
			random_try(t, i, "agree undo");
		}
	}
}

void random_happening(struct dice *d, struct table *t)
{
	static const struct {
		uint32_t weight;
		const char *line; /* NULL: an order for a turn */
	} kinds[] = {
		{600, NULL             },
                {100, "accept"         },
                {100, "challenge"      },
		{20,  "agree draw"     },
                {30,  "refuse draw"    },
                {15,  "offer draw"     },
		{3,   "resign"         },
                {8,   "try 8H TRIED"   },
                {8,   "pass"           },
		{6,   "always accept"  },
                {6,   "always question"},
                {12,  "always ask"     },
		{4,   "claim time"     },
                {8,   "pause"          },
                {12,  "agree pause"    },
		{4,   "refuse pause"   },
                {30,  "resume"         },
                {40,  "undo"           },
		{20,  "agree undo"     },
                {4,   "refuse undo"    },
	};
	uint32_t all = 0;
	uint32_t roll;
	size_t i = 0;

	if (random_clock(d, t)) {
		return;
	}
	for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
		all += kinds[k].weight;
	}
	for (roll = dice_roll(d, all); roll >= kinds[i].weight; i++) {
		roll -= kinds[i].weight;
	}
	if (kinds[i].line == NULL) {
		turn_order(d, t);
	} else if (strcmp(kinds[i].line, "undo") == 0) {
		play_back(d, t);
	} else {
		random_try(t, (int)dice_roll(d, (uint32_t)t->pos.setup->seats),
			   kinds[i].line);
	}
}
