/* SPDX-License-Identifier: ISC */
/*
 * What holds in every game on a board in which a referee rules, whatever he rules:
 * asked after each event of many games at random. RANDOM_GAME=17 plays the 17th alone,
 * RANDOM_GAMES=1000 plays so many.
 */
#include <stdio.h>
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_match.h"

enum { GAMES = 40, HAPPENINGS = 400, LETTERS = 5 };

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

/* A game that is watched. */
static struct watch {
	long number, happenings, row;
	const char *head;
	struct line line;
	struct buf story; /* the events, and what was ruled */
} w;

static int ruled[RULINGS_];

static void must(bool holds, const struct table *t, const char *what)
{
	if (!holds) {
		(void)fprintf(stderr, "%s%s\nlast events:%s\n", w.head,
			      buf_cstr(&w.story), random_events(&c.arena, t));
		ck_abort_msg("RANDOM_GAME=%ld, happening %ld: %s", w.number,
			     w.happenings, what);
	}
}

/* -------------------------------------------------------------- what must hold */

/* The plays that count so far, and what each is worth. */
struct plays {
	struct {
		int turn, seat, score;
	} at[HAPPENINGS * 2];
	int n;
	bool waits, annulled;
};

static void set_points(struct plays *p, const struct event *e)
{
	for (int k = 0; k < p->n && ruling_sets_points(e); k++) {
		if (p->at[k].turn == e->ruling.turn) {
			p->at[k].score = e->score;
		}
	}
	/* What waited then counts neither way. */
	p->annulled = p->annulled || e->ruling.kind == RULING_ANNUL;
}

static void count_play(struct plays *p, const struct line_event *x, int score[SEATS])
{
	const struct event *e = &x->e;

	switch (e->kind) {
	case EVENT_PLAY:
		p->at[p->n].turn = x->turn;
		p->at[p->n].seat = e->seat;
		p->at[p->n++].score = e->score;
		p->waits = e->pending;
		break;
	case EVENT_WITHDRAW:
	case EVENT_UNDO:
		p->n--;
		p->waits = false;
		break;
	case EVENT_STAND:
		p->waits = false;
		break;
	case EVENT_AWARD:
		score[e->seat] += e->score;
		break;
	case EVENT_END:
		for (int k = 0; k < SEATS; k++) {
			score[k] += e->adjust[k];
		}
		break;
	case EVENT_RULING:
		set_points(p, e);
		break;
	default:
		break;
	}
}

/* The points, added up by another way; false where they cannot be. */
static bool add_up(const struct position *pos, int score[SEATS])
{
	static struct plays p;
	const bool *counts = line_counted(&w.line, w.line.n);

	p = (struct plays){.n = 0};
	random_handicap(pos, score);
	for (size_t i = 0; i < w.line.n; i++) {
		if (counts[i]) {
			count_play(&p, &w.line.at[i], score);
		}
	}
	for (int k = 0; k < p.n - p.waits; k++) {
		score[p.at[k].seat] += p.at[k].score;
	}
	return !p.annulled;
}

static void sound(const struct table *t)
{
	const struct position *pos = &t->pos;
	int score[SEATS];
	size_t bad;

	must(line_fold(&w.line, pos->setup, &bad), t, "the record does not fold");
	must(random_tiles_stay(pos), t, "tiles came or went");
	must(pos->over || random_racks_full(pos), t, "a rack is not full");
	must(random_goes_on(pos), t, "nobody can go on");
	must(!pos->over || !pos->pending.any, t, "a play waits behind the end");
	for (int i = 0; add_up(pos, score) && i < pos->setup->seats; i++) {
		must(score[i] == pos->score[i], t, "points came or went");
	}
}

static void add_row(const struct table *t)
{
	if (t->events > 0) {
		w.row++;
	}
	for (size_t i = 0; i < t->events; i++) {
		buf_str(&w.story, "\n");
		event_write(&w.story, &t->event[i], t->pos.setup->seats);
		line_add(&w.line, w.row, &t->event[i]);
	}
}

/* ---------------------------------------------------------------------- rulings */

/* In which T is a turn, N a ruling, S a score, P a player and Z somebody new. */
static const char *const forms[] = {
	"set tT score S",
	"set tT score S",
	"void tT",
	"void tT",
	"replace tT \"pass\"",
	"result points",
	"result draw",
	"result 1-0",
	"annul",
	"overturn ruling N",
	"overturn ruling N",
	"overturn ruling N",
	"substitute P by Z",
	"late P",
	"add time 2h P",
};

static const char *ruling(struct dice *d, const struct position *pos)
{
	const char *form = forms[dice_roll(d, sizeof forms / sizeof forms[0])];
	uint32_t back = dice_roll(d, 2) == 0 ? 4 : (uint32_t)pos->turn;
	int turn = pos->turn - (int)dice_roll(d, back);
	struct buf b = buf_in(&c.arena);

	for (; *form != '\0'; form++) {
		switch (*form) {
		case 'T':
			buf_printf(&b, "%d", turn > 0 ? turn : 1);
			break;
		case 'N':
			buf_printf(&b, "%u",
				   1 + dice_roll(d, (uint32_t)pos->rulings + 1));
			break;
		case 'S':
			buf_printf(&b, "%u", dice_roll(d, 60));
			break;
		case 'P':
			buf_add(&b, pos->setup->name[dice_roll(
					    d, (uint32_t)pos->setup->seats)]);
			break;
		case 'Z':
			buf_printf(&b, "Zed %d", pos->changes);
			break;
		default:
			buf_char(&b, *form);
			break;
		}
	}
	return buf_cstr(&b);
}

static struct position rule(const struct position *pos, int64_t now, const char *text)
{
	struct table t = table_over(&c.arena, pos, now, true);
	struct ruling_words words_of;
	struct diag diag;

	buf_printf(&w.story, "\n# %s", text);
	ck_assert_msg(ruling_read(&words_of, view_of(text), &diag), "%s", text);
	if (!ruling_judge(&t, &w.line, &words_of, view_of("why"))) {
		must(t.events == 0 && same_bytes(&t.pos, pos, sizeof *pos), &t,
		     "a refusal changed something");
		return *pos;
	}
	ruled[words_of.kind]++;
	add_row(&t);
	sound(&t);
	return t.pos;
}

/* Whether the game is again what it was before a ruling that is overturned. */
static void must_be_again(const struct position *was, const struct position *is)
{
	struct table t = table_quiet(&c.arena, is, 0);

	must(was->turn == is->turn && was->to_move == is->to_move &&
		     was->over == is->over && was->winners == is->winners &&
		     was->run == is->run && was->pending.any == is->pending.any &&
		     was->pending.score == is->pending.score,
	     &t, "an overturned ruling changes the turn");
	must(was->bag_n == is->bag_n &&
		     same_bytes(was->rack, is->rack, sizeof is->rack) &&
		     same_bytes(was->rack_n, is->rack_n, sizeof is->rack_n) &&
		     same_bytes(was->square, is->square, sizeof is->square),
	     &t, "an overturned ruling changes tiles");
	must(same_bytes(was->score, is->score, sizeof is->score) &&
		     same_bytes(was->owes, is->owes, sizeof is->owes) &&
		     same_bytes(was->taken, is->taken, sizeof is->taken) &&
		     same_bytes(was->gone, is->gone, sizeof is->gone),
	     &t, "an overturned ruling changes a player");
}

enum { RULED_MOST = 60 };

/* Of three that are made two are overturned at once. */
static struct position rules(struct dice *d, const struct position *pos, int64_t now)
{
	const char *text = ruling(d, pos);
	struct position after;
	int n = pos->rulings;

	if (pos->halted || pos->rulings > RULED_MOST) {
		return *pos;
	}
	after = rule(pos, now, text);
	if (after.rulings > n && dice_roll(d, 3) != 0 && !after.halted) {
		struct position again =
			rule(&after, now,
			     arena_printf(&c.arena, "overturn ruling %d", n + 1));

		if (again.rulings > n + 1) {
			must_be_again(pos, &again);
		}
		return again;
	}
	return after;
}

static void happens(struct table *t, struct position *pos)
{
	add_row(t);
	sound(t);
	*pos = t->pos;
}

static struct position deal(struct dice *d)
{
	struct position pos;
	struct diag diag;
	struct table t;

	case_run(&c, w.head, "");
	dice_seed(d, c.replay.setup.seed);
	if (dice_roll(d, 4) != 0) {
		c.replay.setup.lexicon = words;
	}
	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	t = table_over(&c.arena, &pos, RANDOM_START, true);
	table_deal(&t);
	happens(&t, &pos);
	return pos;
}

static void play_game(long number)
{
	struct dice d = {.state = (uint64_t)number};
	int64_t now = RANDOM_START;
	struct position pos;

	arena_reset(&c.arena);
	w = (struct watch){.number = number,
			   .head = random_head(&d, &c.arena),
			   .line = {.arena = &c.arena},
			   .story = buf_in(&c.arena)};
	pos = deal(&d);
	while (w.happenings++ < HAPPENINGS && (!pos.over || dice_roll(&d, 6) != 0)) {
		struct table t = table_over(&c.arena, &pos, now, true);

		if (pos.over || dice_roll(&d, 12) == 0) {
			pos = rules(&d, &pos, now);
			continue;
		}
		random_happening(&d, &t);
		happens(&t, &pos);
		now = t.now;
	}
}

START_TEST(whatever_is_ruled_a_game_is_sound)
{
	static const enum ruling_kind made[] = {
		RULING_SET,  RULING_VOID,  RULING_REPLACE,  RULING_RESULT,
		RULING_TIME, RULING_ANNUL, RULING_OVERTURN, RULING_SUBSTITUTE};
	long one = random_wanted("RANDOM_GAME", 0);
	long count = random_wanted("RANDOM_GAMES", GAMES);

	for (long i = one > 0 ? one : 1; i <= (one > 0 ? one : count); i++) {
		play_game(i);
	}
	for (size_t i = 0; i < sizeof made / sizeof made[0]; i++) {
		printf("%s %d ", ruling_kind_name(made[i]), ruled[made[i]]);
		ck_assert_msg(one > 0 || ruled[made[i]] > 0, "no ruling \"%s\"",
			      ruling_kind_name(made[i]));
	}
	printf("\n");
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("random_rulings");
}
