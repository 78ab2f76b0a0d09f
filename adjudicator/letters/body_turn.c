/* SPDX-License-Identifier: ISC */
/* Whose turn it is, until when, and what happens if nothing arrives. */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/body_state.h"
#include "adjudicator/letters/say_clock.h"
#include "formats/say.h"

/* Whether nothing is said of a turn: nobody moves before a word or play has its
 * answer, or before a pause is over. */
static bool nothing_but_waits(const struct draft *p)
{
	const struct game_view *v = p->view;

	if (v->ground != GROUND_BOARD) {
		return v->pending.any || v->paused;
	}
	return !body_my_turn(p) &&
	       (v->to_move == p->seat || (v->pending.ends && v->pending.until != 0));
}

/* Whether the deadline has passed, but the turn is not missed yet (K10). */
static bool in_grace(const struct draft *p)
{
	return p->view->fall != 0 && p->d->now > p->view->deadline;
}

static const char *my_turn(const struct draft *p)
{
	const struct game_view *v = p->view;

	return v->deadline == 0 ? "turn-free"
	       : v->flagged     ? "turn-over"
	       : in_grace(p)    ? "turn-grace"
				: "turn-until";
}

static const char *their_turn(const struct draft *p)
{
	const struct game_view *v = p->view;
	bool clock = v->deadline != 0;

	if (v->pending.ends) {
		return clock ? "answer-until" : "answer-free";
	}
	return v->flagged     ? "wait-over"
	       : !clock       ? "wait-free"
	       : p->unreached ? "wait-still"
			      : "wait-until";
}

/* Says that the player who is to move is away. */
static void write_away(const struct draft *p, struct buf *b)
{
	const struct game_view *v = p->view;
	int64_t until = p->r->pos.leave[v->to_move];
	struct fields *f = fields_in(p->arena);

	if (v->to_move == p->seat || v->deadline == 0 || until <= p->d->now) {
		return;
	}
	state_time(p, f, "until", until);
	fields_set(f, "name", v->seat[v->to_move].name);
	state_say(p, b, "away", f);
}

static void write_turn(const struct draft *p, struct buf *b)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);
	struct view left = {0};
	bool clock = v->deadline != 0;

	if (duplicate_is(&p->r->setup) || nothing_but_waits(p)) {
		return; /* other sentences say until when */
	}
	if (clock) {
		left = say_span(p->arena, p->player.language,
				clocks_between(&p->r->pos, v->to_move,
					       p->stopped ? p->stopped : p->d->now,
					       v->deadline));
	}
	say_clock_set(f, &p->r->setup.options, p->player.language);
	state_time(p, f, "until", v->deadline);
	state_time(p, f, "fall", v->fall);
	fields_set(f, "left", left);
	fields_set(f, "name", v->seat[v->to_move].name);
	fields_set_bool(f, "may", p->seat >= 0 && !v->seat[p->seat].gone);
	state_say(p, b,
		  p->stopped != 0                 ? "turn-stopped"
		  : v->seats == 1 && p->seat >= 0 ? clock ? "turn-timed" : "turn-alone"
		  : body_my_turn(p)               ? my_turn(p)
						  : their_turn(p),
		  f);
}

void state_turn(const struct draft *p, struct buf *b)
{
	write_turn(p, b);
	write_away(p, b);
}

struct view state_silence(const struct draft *p)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);

	if (!body_my_turn(p) || v->deadline == 0 || v->flagged || p->stopped != 0) {
		return (struct view){0};
	}
	say_clock_set(f, &p->r->setup.options, p->player.language);
	if (in_grace(p)) { /* the time named in the letter is the end of the grace */
		fields_set_bool(f, "grace", false);
	}
	fields_set(f, "play", v->pending.play);
	fields_set(f, "order", p->plan);
	return body_sentence(p,
			     v->timed          ? "silence-timed"
			     : p->plan.len > 0 ? "silence-plan"
			     : v->pending.ends ? "silence-ends"
			     : v->pending.any  ? "silence-pending"
					       : "silence",
			     f);
}
