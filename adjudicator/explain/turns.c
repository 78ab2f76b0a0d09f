/* SPDX-License-Identifier: ISC */
/* What happens in every game: turns passed, clocks, requests, resignations, the end. */
#include "adjudicator/explain/explainer.h"

#include "formats/text/stamp.h"

void explainer_pass(struct explainer *w, const char *rule)
{
	const char *who = explainer_name(w, w->e->seat);
	struct explain_note *note = explainer_add(w, "pass");

	if (w->e->empty) {
		explainer_say(
			note, "K8",
			arena_printf(w->arena,
				     "%s's time bank is empty: the turn is passed",
				     who));
	} else if (w->e->late) {
		explainer_say(note, "K2",
			      arena_printf(w->arena,
					   "%s's time is over: the turn is passed",
					   who));
	} else {
		explainer_say(note, rule, arena_printf(w->arena, "%s passes", who));
	}
}

void explainer_bank(struct explainer *w)
{
	explainer_say(explainer_add(w, "bank"), "K8",
		      arena_printf(w->arena,
				   "%s's time bank: %lld s before, %lld s after",
				   explainer_name(w, w->e->seat),
				   (long long)w->before->bank[w->e->seat],
				   (long long)w->e->time));
}

void explainer_resign(struct explainer *w)
{
	const char *who = explainer_name(w, w->e->seat);

	if (w->e->late) {
		explainer_say(explainer_add(w, "resign"), "K12",
			      arena_printf(w->arena,
					   "nothing ever came from %s, who is out of "
					   "the game",
					   who));
	} else if (w->t != NULL && w->t->late) {
		explainer_say(explainer_add(w, "resign"), "K4",
			      arena_printf(w->arena,
					   "%s has missed %d turns in a row and is "
					   "resigned",
					   who, w->before->late_run[w->e->seat]));
	} else {
		explainer_say(explainer_add(w, "resign"), "R1",
			      arena_printf(w->arena, "%s resigns", who));
	}
}

void explainer_flag(struct explainer *w)
{
	static const char *const waits[] = {
		[FLAG_AUTO] = "the turn is missed",
		[FLAG_CLAIM] = "another player may claim it",
		[FLAG_TD] = "a referee decides what follows"};
	const char *who = explainer_name(w, w->e->seat);
	struct explain_note *note = explainer_add(w, "flag");

	explainer_say(note, "K11",
		      arena_printf(w->arena, "%s's time is over: %s", who,
				   waits[w->r->setup.options.value[OPTION_FLAG]]));
	if (w->e->absence != ABSENCE_NONE) {
		explainer_say(note, "K12",
			      arena_printf(w->arena, "nothing ever came from %s%s", who,
					   w->e->absence == ABSENCE_BOUNCED
						   ? ", and a letter came back"
						   : ""));
	}
}

void explainer_claim(struct explainer *w)
{
	explainer_say(explainer_add(w, "claim"), "K11",
		      arena_printf(w->arena, "%s claims the time",
				   explainer_name(w, w->e->seat)));
}

void explainer_clock(struct explainer *w)
{
	const struct options *o = &w->r->setup.options;
	bool whole = o->taken[OPTION_TIMED] && o->value[OPTION_TIMED] > 0;
	struct buf b = buf_in(w->arena);

	if (w->e->time == 0 || w->e->seat < 0) {
		return;
	}
	if (whole) {
		buf_str(&b, "the whole game must be played by ");
	} else {
		buf_printf(&b, "%s's turn must be played by ",
			   explainer_name(w, w->e->seat));
	}
	stamp_write(&b, w->e->time);
	explainer_say(explainer_add(w, "clock"), whole ? "U13" : "K1", buf_cstr(&b));
}

/* What is asked, as the sentences below have it, and its rules. */
static const struct {
	const char *asks, *agrees, *refuses, *rule, *answered, *lapsed;
} requests[REQUESTS_] = {
	[REQUEST_DRAW] = {"offers a draw",              "agrees to a draw",             "refuses the draw", "R2",
			  "R3",											   "R4" },
	[REQUEST_UNDO] = {"asks to take the word back", "agrees that it is taken back",
			  "does not agree to that: the word waits again",                                   "W9",  "W9",
			  "W9"												 },
	[REQUEST_PAUSE] = {"asks for a pause",           "agrees to a pause",
                          "does not agree to a pause",                                                      "U12", "U12", "U12"},
};

/* U12 is Cubes' own rule of pauses. */
static const char *rule_of(const struct explainer *w, const char *rule)
{
	bool own = w->r->setup.game->ground == GROUND_PILE;

	return w->e->about == REQUEST_PAUSE && !own ? "K23" : rule;
}

static void tell_offer(struct explainer *w)
{
	struct buf b = buf_in(w->arena);
	const char *rule = rule_of(w, requests[w->e->about].rule);

	buf_printf(&b, "%s %s", explainer_name(w, w->e->seat),
		   requests[w->e->about].asks);
	if (w->e->time != 0) {
		buf_str(&b, ", until ");
		stamp_write(&b, w->e->time);
		rule = w->e->about == REQUEST_DRAW ? "R2 R4" : rule;
	}
	explainer_say(explainer_add(w, "offer"), rule, buf_cstr(&b));
}

void explainer_request(struct explainer *w)
{
	const char *who = explainer_name(w, w->e->seat);
	enum request_kind about = w->e->about;

	if (w->e->kind == EVENT_OFFER) {
		tell_offer(w);
	} else if (w->e->kind == EVENT_AGREE) {
		explainer_say(
			explainer_add(w, "agree"), rule_of(w, requests[about].answered),
			arena_printf(w->arena, "%s %s", who, requests[about].agrees));
	} else if (!w->e->late) {
		explainer_say(
			explainer_add(w, "refuse"),
			rule_of(w, requests[about].answered),
			arena_printf(w->arena, "%s %s", who, requests[about].refuses));
	} else {
		explainer_say(
			explainer_add(w, "refuse"), rule_of(w, requests[about].lapsed),
			arena_printf(w->arena,
				     "nobody answered %s's %s in time: it counts "
				     "as refused",
				     who, about == REQUEST_DRAW ? "offer" : "request"));
	}
}

void explainer_end(struct explainer *w)
{
	explain_reason(w->arena, w->before, w->e, explainer_add(w, "end"));
}

/* ------------------------------------------------------------- standing answers */

bool explainer_standing(const struct explainer *w)
{
	return w->i > w->first && w->before->always[w->e->seat] != ALWAYS_ASK;
}

void explainer_always(struct explainer *w)
{
	static const char *const says[] = {
		[ALWAYS_ASK] = "has no standing answer any more",
		[ALWAYS_ACCEPT] = "accepts every %s from now on",
		[ALWAYS_CHECK] = "has every %s looked up from now on",
	};
	bool board = w->r->setup.game->ground == GROUND_BOARD;
	struct buf b = buf_in(w->arena);
	struct view rest = view_of(says[w->e->answer]);

	buf_printf(&b, "%s ", explainer_name(w, w->e->seat));
	buf_add(&b, view_cut(&rest, '%'));
	if (rest.len > 0) {
		buf_str(&b, board ? "play" : "word");
		buf_add(&b, view_part(rest, 1, rest.len));
	}
	explainer_say(explainer_add(w, "always"), board ? "Q10" : "W12", buf_cstr(&b));
}
