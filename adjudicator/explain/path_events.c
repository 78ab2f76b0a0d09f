/* SPDX-License-Identifier: ISC */
/* What happens in path games: words and the answers to them, turns passed, pauses. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/games/turns.h"
#include "formats/say.h"
#include "formats/text/stamp.h"

static bool on_grid(const struct explainer *w)
{
	return w->r->setup.game->ground == GROUND_GRID;
}

/* The word of the position, as it is written. */
static const char *word(const struct explainer *w)
{
	const struct last_path *walk = &w->pos.walk;
	struct buf b = buf_in(w->arena);

	alphabet_write(w->r->setup.alphabet, &b, walk->tile, walk->path.n);
	return buf_cstr(&b);
}

static const char *list(const struct explainer *w)
{
	return lexicon_info(w->r->setup.lexicon)->id;
}

/* Whether such an event came before this one in the line. */
static bool follows(const struct explainer *w, enum event_kind kind)
{
	for (size_t k = w->first; k < w->i; k++) {
		if (w->r->event[k].kind == kind) {
			return true;
		}
	}
	return false;
}

/* --------------------------------------------------------------------- words */

static void tell_score(struct explainer *w, const char *rules)
{
	struct explain_note *note = explainer_add(w, "score");
	int seat = w->e->seat;

	note->scores = true;
	note->points = w->pos.score[seat] - w->before->score[seat];
	explainer_say(note, rules,
		      arena_printf(w->arena, "%s's score: %d + %d = %d",
				   explainer_name(w, seat), w->before->score[seat],
				   note->points, w->pos.score[seat]));
}

/* A word that is none, looked up as it was made. */
static void tell_unknown(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "not-a-word");

	note->scores = true;
	explainer_say(note, on_grid(w) ? "W10 W7" : "U8",
		      on_grid(w) ? arena_printf(w->arena,
						"%s is not in the list: no points, the "
						"letters stay, and the turn is over",
						word(w))
				 : arena_printf(w->arena,
						"%s is not in the list: no points, but "
						"its cubes are used, and the turn is "
						"over",
						word(w)));
}

static void tell_waits(struct explainer *w)
{
	struct buf until = buf_in(w->arena);

	if (w->e->time != 0) {
		buf_str(&until, " until ");
		stamp_write(&until, w->e->time);
	}
	explainer_say(
		explainer_add(w, "pending"), "W6",
		arena_printf(w->arena,
			     "%s's word waits for the others%s; its points, %d, do "
			     "not count yet",
			     explainer_name(w, w->e->seat), buf_cstr(&until),
			     w->e->score));
}

static void tell_word(struct explainer *w)
{
	if (w->e->pending) {
		tell_waits(w);
		return;
	}
	if (w->e->unknown) {
		tell_unknown(w);
	} else {
		tell_score(w, on_grid(w) ? "W5 W10" : "U5");
	}
	if (!on_grid(w)) {
		explainer_pile(w);
	} else if (!w->e->unknown) {
		explainer_replaced(w);
	}
}

/* ------------------------------------------------------------------- answers */

static void tell_accept(struct explainer *w)
{
	const char *who = explainer_name(w, w->e->seat);

	explainer_say(explainer_add(w, "accept"),
		      explainer_standing(w) ? "W12 W6" : "W6",
		      explainer_standing(w)
			      ? arena_printf(w->arena,
					     "%s always accepts, and so accepts "
					     "the word",
					     who)
			      : arena_printf(w->arena, "%s accepts the word", who));
}

/* Who has the word looked up, or why nobody had to ask. */
static const char *who_asks(const struct explainer *w, const char **rules)
{
	if (w->e->seat >= 0) {
		*rules = explainer_standing(w) ? "W12 W6" : "W6";
		return arena_printf(w->arena,
				    explainer_standing(w)
					    ? "%s always checks, so the word is "
					      "looked up"
					    : "%s has the word looked up",
				    explainer_name(w, w->e->seat));
	}
	*rules = "W7";
	if (follows(w, EVENT_WINDOW)) {
		return "not all have answered in time: the word is looked up";
	}
	*rules = "W6";
	return follows(w, EVENT_AGREE)
		       ? "the game ends, so the word is looked up first"
		       : arena_printf(w->arena,
				      "%s leaves, so the word is looked up first",
				      explainer_name(w, w->before->pending.seat));
}

static void tell_question(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "question");
	const char *rules;
	const char *who = who_asks(w, &rules);

	explainer_say(note, rules,
		      arena_printf(w->arena, "%s, and %s is %s the list %s", who,
				   word(w), w->e->upheld ? "not in" : "in", list(w)));
}

static const char *why_stands(const struct explainer *w)
{
	if (follows(w, EVENT_QUESTION)) {
		return "it is in the list";
	}
	return follows(w, EVENT_RESIGN) ? "nobody is left who has not accepted it"
					: "all others have accepted it";
}

static void tell_stand(struct explainer *w)
{
	const struct pending *p = &w->before->pending;
	struct explain_note *note = explainer_add(w, "stand");

	note->line = explainer_settles(w);
	note->scores = true;
	note->points = p->score;
	explainer_say(note, "W5",
		      arena_printf(w->arena,
				   "%s's word of line %ld stands, as %s: %d + %d = %d",
				   explainer_name(w, p->seat), note->line,
				   why_stands(w), w->before->score[p->seat], p->score,
				   w->pos.score[p->seat]));
	explainer_replaced(w);
}

static void tell_withdraw(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "withdraw");

	note->line = explainer_settles(w);
	explainer_say(note, "W7",
		      arena_printf(w->arena,
				   "%s's word of line %ld scores nothing: its letters "
				   "stay, and the turn is over, but it is no pass",
				   explainer_name(w, w->before->pending.seat),
				   note->line));
}

static void tell_undo(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "undo");

	note->line = explainer_settles(w);
	explainer_say(note, "W9",
		      arena_printf(w->arena,
				   "%s's word of line %ld is taken back: the same turn "
				   "begins again, on the same letters",
				   explainer_name(w, w->e->seat), note->line));
}

/* --------------------------------------------------------------------- turns */

static void tell_pass(struct explainer *w)
{
	if (w->e->stuck) {
		explainer_say(explainer_add(w, "pass"), "U10",
			      arena_printf(w->arena,
					   "%s has no word and no removal left: the "
					   "turn is passed",
					   explainer_name(w, w->e->seat)));
	} else {
		explainer_pass(w, "W4");
	}
}

static const char *pause_rule(const struct explainer *w)
{
	return w->r->setup.game->ground == GROUND_PILE ? "U12" : "K23";
}

void explainer_pause(struct explainer *w)
{
	struct buf left = buf_in(w->arena);

	if (w->e->time != 0) {
		buf_str(&left, " with ");
		buf_add(&left, say_span(w->arena, view_of("en"), w->e->time));
		buf_str(&left, " of the turn left");
	}
	explainer_say(explainer_add(w, "pause"), pause_rule(w),
		      arena_printf(w->arena, "the game is paused%s", buf_cstr(&left)));
}

void explainer_resume(struct explainer *w)
{
	explainer_say(explainer_add(w, "resume"), pause_rule(w),
		      arena_printf(w->arena, "%s lets the game go on",
				   explainer_name(w, w->e->seat)));
}

static void before(struct explainer *w)
{
	(void)w;
}

static bool ends_turn(const struct event *e)
{
	return (e->kind == EVENT_WORD && !e->pending) || e->kind == EVENT_STAND ||
	       e->kind == EVENT_WITHDRAW || e->kind == EVENT_PASS;
}

/* How many turns that seat has had. */
static void after(struct explainer *w)
{
	int rounds = (int)w->r->setup.options.value[OPTION_ROUNDS];

	if (!ends_turn(w->e)) {
		return;
	}
	w->counted = true;
	if (!on_grid(w)) {
		return;
	}
	explainer_say(explainer_add(w, "round"), "W4",
		      arena_printf(w->arena, "%s has had %d of %d turn%s",
				   explainer_name(w, w->e->seat),
				   w->pos.taken[w->e->seat], rounds,
				   rounds == 1 ? "" : "s"));
}

/* How far the run of turns that ends the game has come. */
static void last(struct explainer *w)
{
	const struct position *pos = &w->pos;
	int end = 2 * turns_seats(pos);
	bool mixed = pos->run >= end;

	if (pos->run == 0 || pos->over || !w->counted) {
		return;
	}
	explainer_say(explain_note(w->arena, &w->notes, "run", -1),
		      !on_grid(w) ? "U11"
		      : mixed     ? "W11 K3"
				  : "W11",
		      arena_printf(w->arena, "%s in a row: %d of %d%s",
				   on_grid(w) ? "passes" : "missed turns", pos->run,
				   end,
				   mixed ? ", but some of them were late and others "
					   "were not, so they end nothing"
					 : ""));
}

const struct explain_kind explain_path_kind = {
	.before = before,
	.after = after,
	.last = last,
	.event =
		{
			[EVENT_WORD] = tell_word,
			[EVENT_PASS] = tell_pass,
			[EVENT_ACCEPT] = tell_accept,
			[EVENT_QUESTION] = tell_question,
			[EVENT_STAND] = tell_stand,
			[EVENT_WITHDRAW] = tell_withdraw,
			[EVENT_UNDO] = tell_undo,
			[EVENT_ALWAYS] = explainer_always,
			[EVENT_SORT] = explainer_sort,
			[EVENT_CELLS] = explainer_told,
			[EVENT_GRID] = explainer_told,
			[EVENT_REMOVE] = explainer_remove,
			[EVENT_PAUSE] = explainer_pause,
			[EVENT_RESUME] = explainer_resume,
			[EVENT_RESIGN] = explainer_resign,
			[EVENT_OFFER] = explainer_request,
			[EVENT_AGREE] = explainer_request,
			[EVENT_REFUSE] = explainer_request,
			[EVENT_BANK] = explainer_bank,
			[EVENT_CLOCK] = explainer_clock,
			[EVENT_FLAG] = explainer_flag,
			[EVENT_CLAIM] = explainer_claim,
			[EVENT_END] = explainer_end,
			[EVENT_RULING] = explainer_ruling,
			},
};
