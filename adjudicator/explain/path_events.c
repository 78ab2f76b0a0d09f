/* SPDX-License-Identifier: ISC */
/* What happens in path games: words and the answers to them, turns passed, pauses. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/games/turns.h"
#include "formats/say.h"

static bool on_grid(const struct explainer *w)
{
	return w->r->setup.game->ground == GROUND_GRID;
}

/* The last word of the position, as text. */
static const char *word(const struct explainer *w)
{
	const struct last_path *walk = &w->pos.walk;
	struct buf b = buf_in(w->arena);

	alphabet_write(w->r->setup.alphabet, &b, walk->tile, walk->path.n);
	return buf_cstr(&b);
}

/* --------------------------------------------------------------------- words */

/* Tells of a word that is not in the list, when it was looked up as it was made. */
static void tell_unknown(struct explainer *w)
{
	explainer_tell(w, "not-a-word", on_grid(w) ? "W10 W7" : "U8",
		       "%s is not in the list: no points, %s, and the turn is over",
		       word(w),
		       on_grid(w) ? "the letters stay" : "but its cubes are used")
		->scores = true;
}

static void tell_word(struct explainer *w)
{
	if (w->e->pending) {
		explainer_tell(w, "pending", "W6",
			       "%s's word waits for the others%s; its points, %d, do "
			       "not count yet",
			       explainer_who(w), explainer_until(w, w->e->time),
			       w->e->score);
		return;
	}
	if (w->e->unknown) {
		tell_unknown(w);
	} else {
		explainer_score(w, on_grid(w) ? "W5 W10" : "U5");
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
	bool standing = explainer_standing(w);

	explainer_tell(w, "accept", standing ? "W12 W6" : "W6", "%s%s accepts the word",
		       explainer_who(w), standing ? " always accepts, and so" : "");
}

/* Says who has the word looked up, or why nobody needed to ask for it. */
static const char *who_asks(const struct explainer *w, const char **rules)
{
	if (w->e->seat >= 0) {
		*rules = explainer_standing(w) ? "W12 W6" : "W6";
		return arena_printf(
			w->arena,
			explainer_standing(w)
				? "%s always checks, so the word is looked up"
				: "%s has the word looked up",
			explainer_who(w));
	}
	*rules = "W7";
	if (explainer_follows(w, EVENT_WINDOW)) {
		return "not all have answered in time: the word is looked up";
	}
	*rules = "W6";
	return explainer_follows(w, EVENT_AGREE)
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

	explainer_say(w, note, rules, "%s, and %s is %s the list %s", who, word(w),
		      w->e->upheld ? "not in" : "in",
		      lexicon_info(w->r->setup.lexicon)->id);
}

static const char *why_stands(const struct explainer *w)
{
	if (explainer_follows(w, EVENT_QUESTION)) {
		return "it is in the list";
	}
	return explainer_follows(w, EVENT_RESIGN)
		       ? "nobody is left who has not accepted it"
		       : "all others have accepted it";
}

static void tell_stand(struct explainer *w)
{
	const struct pending *p = &w->before->pending;
	struct explain_note *note = explainer_add(w, "stand");

	note->line = explainer_settles(w);
	note->scores = true;
	note->points = p->score;
	explainer_say(w, note, "W5",
		      "%s's word of line %ld stands, as %s: %d + %d = %d",
		      explainer_name(w, p->seat), note->line, why_stands(w),
		      w->before->score[p->seat], p->score, w->pos.score[p->seat]);
	explainer_replaced(w);
}

static void tell_withdraw(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "withdraw");

	note->line = explainer_settles(w);
	explainer_say(w, note, "W7",
		      "%s's word of line %ld scores nothing: its letters stay, and the "
		      "turn is over, but it is no pass",
		      explainer_name(w, w->before->pending.seat), note->line);
}

static void tell_undo(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "undo");

	note->line = explainer_settles(w);
	explainer_say(w, note, "W9",
		      "%s's word of line %ld is taken back: the same turn begins "
		      "again, on the same letters",
		      explainer_who(w), note->line);
}

/* --------------------------------------------------------------------- turns */

static void tell_pass(struct explainer *w)
{
	if (w->e->stuck) {
		explainer_tell(w, "pass", "U10",
			       "%s has no word and no removal left: the turn is passed",
			       explainer_who(w));
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
	explainer_tell(w, "pause", pause_rule(w), "the game is paused%s",
		       buf_cstr(&left));
}

void explainer_resume(struct explainer *w)
{
	explainer_tell(w, "resume", pause_rule(w), "%s lets the game go on",
		       explainer_who(w));
}

static bool ends_turn(const struct event *e)
{
	return (e->kind == EVENT_WORD && !e->pending) || e->kind == EVENT_STAND ||
	       e->kind == EVENT_WITHDRAW || e->kind == EVENT_PASS;
}

/* Tells how many turns the seat has had. */
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
	explainer_tell(w, "round", "W4", "%s has had %d of %d turn%s", explainer_who(w),
		       w->pos.taken[w->e->seat], rounds, rounds == 1 ? "" : "s");
}

/* Tells how long the run of turns is that can end the game. */
static void last(struct explainer *w)
{
	int end = 2 * turns_seats(&w->pos);
	bool mixed = w->pos.run >= end;

	explainer_run(w,
		      !on_grid(w) ? "U11"
		      : mixed     ? "W11 K3"
				  : "W11",
		      on_grid(w) ? "passes" : "missed turns", "", end, "");
}

const struct explain_kind explain_path_kind = {
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
			[EVENT_SORT] = explainer_sort,
			[EVENT_CELLS] = explainer_told,
			[EVENT_GRID] = explainer_told,
			[EVENT_REMOVE] = explainer_remove,
			},
};
