/* SPDX-License-Identifier: ISC */
/* News of a player who leaves, and of a game that is over. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/teller.h"
#include "formats/say.h"

/* Whether the event before is a turn of that seat that was passed by the clock. */
static bool missed(const struct teller *t, int seat)
{
	const struct event *last = t->at > 0 ? &t->t->event[t->at - 1] : NULL;

	return last != NULL && last->kind == EVENT_PASS && last->late &&
	       last->seat == seat;
}

void tell_resign(struct teller *t, const struct event *e)
{
	bool me = e->seat == t->me;

	if (e->late) {
		teller_both(t, "no-show", me);
	} else if (missed(t, e->seat)) { /* K4 */
		long count = (long)t->r->setup.options.value[OPTION_LATE_RESIGN];

		fields_set_num(t->f, "count", count);
		fields_set_bool(t->f, "one", count == 1);
		teller_say(t, "resign-missed", me);
		teller_head(t, "resign", me);
	} else {
		teller_both(t, "resign", me);
	}
	fields_set_bool(t->f, "tiles", t->r->setup.game->path == NULL);
	if (!teller_will(t, EVENT_END)) {
		teller_say(t, "resign-on", e->seat == t->me);
	}
}

/* The scores, that of seat `first` in front, then from the highest down: "322 to
 * 305", or, if `named`, "Ann 322, Ben 305, Cat 98". Names are needed where the
 * order does not tell whose score is which: with more than two players, or after
 * a draw. */
static struct view scores(const struct teller *t, int first, bool named)
{
	struct buf b = buf_in(t->arena);
	struct view score[SEATS];
	unsigned left = (1U << t->r->setup.seats) - 1;
	size_t n = 0;

	for (int seat = first; seat >= 0; seat = names_best(t->pos.score, left)) {
		score[n] = view_of(arena_printf(t->arena, "%d", t->pos.score[seat]));
		buf_printf(&b, "%s%.*s %.*s", n > 0 ? ", " : "",
			   VIEW_ARG(t->r->setup.name[seat]), VIEW_ARG(score[n]));
		left &= ~(1U << seat);
		n++;
	}
	return named ? buf_view(&b)
		     : say_list(t->arena, t->language, LIST_TO, score, n);
}

/* A small number as a word with a capital letter: "Three". */
static struct view count_word(struct teller *t, int n)
{
	enum { LAST_WORD = 12 };

	return n >= 0 && n <= LAST_WORD
		       ? phrase_word(t->arena, t->language, "numbers", (size_t)n)
		       : view_of(arena_printf(t->arena, "%d", n));
}

/* The tiles left on a seat's rack, if this reader may see them; else empty. */
static struct view left_with(const struct teller *t, const struct event *e, int seat)
{
	struct position over = t->pos;

	return position_apply(&over, e)
		       ? view_rack(t->arena, &over, teller_viewer(t), seat)
		       : (struct view){0};
}

/* Tells what players lose for the tiles left on their racks; the reader comes
 * first. */
static void tell_losses(struct teller *t, const struct event *e)
{
	int first = t->me == TELLER_WATCHES ? 0 : t->me;

	for (int n = 0; n < t->r->setup.seats; n++) {
		int seat = (first + n) % t->r->setup.seats;

		if (e->adjust[seat] < 0) {
			teller_name(t, seat);
			fields_set_num(t->f, "points", -e->adjust[seat]);
			fields_set(t->f, "tiles", left_with(t, e, seat));
			teller_say(t, "end-loss", seat == t->me);
		}
	}
}

static void tell_out(struct teller *t, const struct event *e)
{
	int seat = t->pos.last.seat;

	teller_name(t, seat);
	teller_say(t, "end-out", seat == t->me);
	if (e->adjust[seat] > 0) {
		fields_set_num(t->f, "points", e->adjust[seat]);
		fields_set_bool(t->f, "one", names_count(turns_playing(&t->pos)) == 2);
		teller_say(t, "end-out-gain", seat == t->me);
	}
}

/* Sets fields about the rules of a game on a board. */
static void set_board_rules(struct teller *t, const struct event *e)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);
	int turns = e->reason == END_VOID ? r->run_void : r->run_end;

	fields_set_bool(t->f, "rounds", r->run_rounds > 0);
	fields_set_bool(t->f, "redeals", r->redeals > 0);
	fields_set(t->f, "count", count_word(t, turns));
}

/* The phrase for how time ended the game. In Cubes either the time of a game played
 * alone is up, or both players missed their turns. */
static const char *out_of_time(const struct teller *t)
{
	bool banks = t->r->setup.game->ground != GROUND_PILE || bank_all_empty(&t->pos);

	return banks                    ? "end-time"
	       : t->r->setup.seats == 1 ? "end-time-up"
					: "end-missed";
}

static void tell_how(struct teller *t, const struct event *e)
{
	static const char *const how[END_REASONS_] = {
		[END_PASSES] = "end-passes",    [END_SCORELESS] = "end-scoreless",
		[END_DRAW] = "end-draw",        [END_VOID] = "end-void",
		[END_ROUNDS] = "end-rounds",    [END_NO_WORD] = "end-no-word",
		[END_NO_CUBES] = "end-no-cubes"};

	teller_name(t, 0);
	fields_set_bool(t->f, "alone", t->r->setup.seats == 1);
	if (t->r->setup.game->path == NULL) {
		set_board_rules(t, e);
	} else {
		fields_set_bool(t->f, "rounds", true);
	}
	if (e->reason == END_OUT) {
		tell_out(t, e);
	} else if (e->reason == END_TIME) {
		teller_say(t, out_of_time(t), false);
	} else if (e->reason == END_RESIGN && t->r->setup.seats == 1) {
		teller_say(t, "end-resign-alone", false);
	} else if (e->reason == END_VOID && t->pos.absent != ABSENCE_NONE) {
		teller_say(t, "end-unread", false);
	} else if (how[e->reason] != NULL) {
		teller_say(t, how[e->reason], false);
	}
	tell_losses(t, e);
}

static void tell_alone(struct teller *t)
{
	teller_name(t, 0);
	fields_set_num(t->f, "points", t->pos.score[0]);
	teller_both(t, "end-alone", t->me == 0);
}

/* Tells the reader that an order of his that waited is void with the end of the
 * game. */
static void tell_lapse(struct teller *t, struct view waited)
{
	if (waited.len > 0) {
		fields_set(t->f, "order", view_written(t->arena, waited));
		teller_say(t, "lapse", true);
	}
}

/* Names the scores: the player who left may have the higher one. */
static void tell_left(struct teller *t, int winner)
{
	fields_set_bool(t->f, "me", winner == t->me);
	fields_set(t->f, "scores", scores(t, winner, true));
	teller_say(t, "end-resign", false);
	teller_head(t, "end-resign", winner == t->me);
}

static void tell_won(struct teller *t, const struct event *e)
{
	int winner = 0;
	bool two = t->r->setup.seats == 2;

	while (winner + 1 < t->r->setup.seats && (e->winners >> winner & 1U) == 0) {
		winner++;
	}
	if (e->reason == END_DRAW) {
		winner = names_best(t->pos.score, (1U << t->r->setup.seats) - 1);
	}
	teller_name(t, winner);
	fields_set(t->f, "scores", scores(t, winner, !two || e->reason == END_DRAW));
	fields_set(t->f, "names",
		   names_list(t->arena, t->language, &t->r->setup, e->winners));
	fields_set_bool(t->f, "two", two);
	if (e->reason == END_RESIGN) {
		tell_left(t, winner);
	} else if (e->reason == END_VOID) {
		teller_head(t, "end-void", false);
	} else if (e->reason == END_DRAW) { /* agreed; scores may differ */
		teller_both(t, "end-drawn", false);
	} else if (names_count(e->winners) > 1) {
		teller_both(t, "end-tied", false);
	} else {
		teller_both(t, "end-won", winner == t->me);
	}
}

void tell_end(struct teller *t, const struct event *e)
{
	struct view waited = {0};

	if (t->pos.held.seat == t->me) {
		waited = arena_copy(t->arena, view_of(t->pos.held.order));
	}
	teller_paragraph(t);
	tell_how(t, e);
	position_apply(&t->pos, e);
	if (t->r->setup.seats == 1) {
		tell_alone(t);
	} else {
		tell_won(t, e);
	}
	tell_lapse(t, waited);
}
