/* SPDX-License-Identifier: ISC */
/* What happens in every game: turns passed, clocks, requests, resignations, the end. */
#include "adjudicator/explain/explainer.h"

#include "formats/text/stamp.h"

void explainer_pass(struct explainer *w, const char *rule)
{
	const char *who = explainer_who(w);

	if (w->e->empty) {
		explainer_tell(w, "pass", "K8",
			       "%s's time bank is empty: the turn is passed", who);
	} else if (w->e->late) {
		explainer_tell(w, "pass", "K2", "%s's time is over: the turn is passed",
			       who);
	} else {
		explainer_tell(w, "pass", rule, "%s passes", who);
	}
}

void explainer_score(struct explainer *w, const char *rules)
{
	int seat = w->e->seat;
	int before = w->before->score[seat];
	struct explain_note *note = explainer_tell(
		w, "score", rules, "%s's score: %d + %d = %d", explainer_name(w, seat),
		before, w->pos.score[seat] - before, w->pos.score[seat]);

	note->scores = true;
	note->points = w->pos.score[seat] - before;
}

const char *explainer_until(const struct explainer *w, int64_t time)
{
	struct buf b = buf_in(w->arena);

	if (time != 0) {
		buf_str(&b, " until ");
		stamp_write(&b, time);
	}
	return buf_cstr(&b);
}

void explainer_run(struct explainer *w, const char *rules, const char *turns,
		   const char *kind, int end, const char *because)
{
	if (w->pos.run > 0 && !w->pos.over && w->counted) {
		explainer_say(w, explain_note(w->arena, &w->notes, "run", -1), rules,
			      "%s in a row%s: %d of %d%s", turns, kind, w->pos.run, end,
			      w->pos.run < end
				      ? because
				      : ", but some of them were late and others were "
					"not, so they end nothing");
	}
}

void explainer_bank(struct explainer *w)
{
	explainer_tell(w, "bank", "K8", "%s's time bank: %lld s before, %lld s after",
		       explainer_who(w), (long long)w->before->bank[w->e->seat],
		       (long long)w->e->time);
}

void explainer_resign(struct explainer *w)
{
	const char *who = explainer_who(w);

	if (w->e->late) {
		explainer_tell(w, "resign", "K12",
			       "nothing ever came from %s, who is out of the game",
			       who);
	} else if (w->t != NULL && w->t->late) {
		explainer_tell(w, "resign", "K4",
			       "%s has missed %d turns in a row and is resigned", who,
			       w->before->late_run[w->e->seat]);
	} else {
		explainer_tell(w, "resign", "R1", "%s resigns", who);
	}
}

void explainer_flag(struct explainer *w)
{
	static const char *const waits[] = {
		[FLAG_AUTO] = "the turn is missed",
		[FLAG_CLAIM] = "another player may claim it",
		[FLAG_TD] = "a referee decides what follows"};
	const char *who = explainer_who(w);
	struct explain_note *note = explainer_add(w, "flag");

	explainer_say(w, note, "K11", "%s's time is over: %s", who,
		      waits[w->r->setup.options.value[OPTION_FLAG]]);
	if (w->e->absence != ABSENCE_NONE) {
		explainer_say(w, note, "K12", "nothing ever came from %s%s", who,
			      w->e->absence == ABSENCE_BOUNCED
				      ? ", and a letter came back"
				      : "");
	}
}

void explainer_claim(struct explainer *w)
{
	explainer_tell(w, "claim", "K11", "%s claims the time", explainer_who(w));
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
		buf_printf(&b, "%s's turn must be played by ", explainer_who(w));
	}
	stamp_write(&b, w->e->time);
	explainer_tell(w, "clock", whole ? "U13" : "K1", "%s", buf_cstr(&b));
}

/* The kinds of requests: parts of sentences, and the rules. */
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

/* Players ask to take back a play on a board, but a word on a path. */
static const char *asks(const struct explainer *w)
{
	bool board = w->r->setup.game->ground == GROUND_BOARD;

	return board && w->e->about == REQUEST_UNDO ? "asks to take the play back"
						    : requests[w->e->about].asks;
}

static const char *refuses(const struct explainer *w)
{
	bool board = w->r->setup.game->ground == GROUND_BOARD;

	return board && w->e->about == REQUEST_UNDO
		       ? "does not agree to that: the play stays"
		       : requests[w->e->about].refuses;
}

/* The table has U12, the rule for pauses in Cubes, and W9, the rule for words. */
static const char *rule_of(const struct explainer *w, const char *rule)
{
	enum ground ground = w->r->setup.game->ground;

	return w->e->about == REQUEST_PAUSE && ground != GROUND_PILE   ? "K23"
	       : w->e->about == REQUEST_UNDO && ground == GROUND_BOARD ? "R5"
								       : rule;
}

void explainer_request(struct explainer *w)
{
	const char *who = explainer_who(w);
	enum request_kind about = w->e->about;

	if (w->e->kind == EVENT_OFFER) {
		explainer_tell(w, "offer",
			       rule_of(w, about == REQUEST_DRAW && w->e->time != 0
						  ? "R2 R4"
						  : requests[about].rule),
			       "%s %s%s%s", who, asks(w), w->e->time != 0 ? "," : "",
			       explainer_until(w, w->e->time));
	} else if (w->e->kind == EVENT_AGREE) {
		explainer_tell(w, "agree", rule_of(w, requests[about].answered),
			       "%s %s", who, requests[about].agrees);
	} else if (!w->e->late) {
		explainer_tell(w, "refuse", rule_of(w, requests[about].answered),
			       "%s %s", who, refuses(w));
	} else {
		explainer_tell(w, "refuse", rule_of(w, requests[about].lapsed),
			       "nobody answered %s's %s in time: it counts as refused",
			       who, about == REQUEST_DRAW ? "offer" : "request");
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

	buf_printf(&b, "%s ", explainer_who(w));
	buf_add(&b, view_cut(&rest, '%'));
	if (rest.len > 0) {
		buf_str(&b, board ? "play" : "word");
		buf_add(&b, view_part(rest, 1, rest.len));
	}
	explainer_tell(w, "always", board ? "Q10" : "W12", "%s", buf_cstr(&b));
}
