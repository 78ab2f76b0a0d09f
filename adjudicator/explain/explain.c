/* SPDX-License-Identifier: ISC */
/* Explains one line of a record: its words, its ruling, and the events it caused. */
#include "adjudicator/explain/path.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/player_names.h"

static size_t next_first(const struct replay *r, const struct replay_turn *t)
{
	size_t k = (size_t)(t - r->turn) + 1;

	return k < r->turns ? r->turn[k].first : r->events;
}

/* Returns the line in which the event happened. *later: it happened after that line,
 * and before the next. */
static const struct replay_turn *line_of(const struct replay *r, size_t event,
					 bool *later)
{
	const struct replay_turn *t = &r->turn[0];

	while (event >= next_first(r, t)) {
		t++;
	}
	*later = event >= t->last;
	return t;
}

/* Writes "in line 4 (Ben: accept)". */
static const char *place_of(struct arena *arena, const struct replay *r, size_t event)
{
	bool later;
	const struct replay_turn *t = line_of(r, event, &later);

	if (later) {
		return arena_printf(
			arena, "after line %ld, when the time to %s was over", t->n,
			r->setup.game->ground == GROUND_BOARD ? "question" : "answer");
	}
	return arena_printf(arena, "in line %ld (%.*s: %.*s%s)", t->n,
			    VIEW_ARG(position_name(t->before, t->seat)),
			    VIEW_ARG(t->order), t->late ? ", late" : "");
}

static void rule_refused(struct arena *arena, const struct replay *r,
			 const struct replay_turn *t, struct explain_line *out)
{
	struct buf b = buf_in(arena);
	struct buf rules = buf_in(arena);

	buf_str(&rules, diag_rule(t->diag.code));
	buf_printf(&b, "refused (%s): ", diag_name(t->diag.code));
	diag_write(&b, &t->diag);
	buf_str(&b, explain_path_lacks(r, t, &rules));
	for (size_t i = 0; i < t->readings; i++) {
		buf_printf(&b, "%s\"%.*s\" for %d", i > 0 ? ", " : ": ",
			   VIEW_ARG(t->reading[i].order), t->reading[i].score);
	}
	buf_str(&b, ". Nothing changed");
	out->ruling = buf_view(&b);
	out->ruling_rules = buf_view(&rules);
}

/* Says what became of an order that waited. */
static void rule_released(struct arena *arena, const struct replay *r,
			  const struct replay_turn *t, struct buf *b, struct buf *rules)
{
	const char *place = t->released > 0 ? place_of(arena, r, t->released) : "";

	buf_str(rules, "Q6");
	if (t->released == 0) {
		buf_str(b, "it still waits for the play before it");
	} else if (r->event[t->released].kind == EVENT_DROP) {
		buf_printf(b, "it waited, and was not played: set aside %s", place);
		buf_str(rules, " Q7");
	} else {
		buf_printf(b, "it waited, and was played %s", place);
	}
}

enum { FATES = 4 };

/* What can become of a play that could be questioned [0], and of a word that waited
 * [1]. */
static const struct fate {
	const char *says, *more, *rule;
} fates[2][FATES] = {
	{{"it may still be questioned", "", "Q1"},
	 {"it stood", "", "Q7"},
	 {"it was taken back", ": it scores nothing", "Q3"},
	 {"it was taken back", ": the turn began again", "R5"}},
	{{"it waits for an answer", "", "W6"},
	 {"it stood", "", "W5"},
	 {"it was looked up in vain", ": it scores nothing", "W7"},
	 {"it was taken back", ": the turn began again", "W9"}},
};

static const struct fate *fate_of(const struct replay *r, const struct replay_turn *t)
{
	const struct fate *of_kind = fates[r->setup.game->ground != GROUND_BOARD];

	if (t->settled == 0) {
		return &of_kind[0];
	}
	switch (r->event[t->settled].kind) {
	case EVENT_STAND:
		return &of_kind[1];
	case EVENT_UNDO:
		return &of_kind[3];
	default:
		return &of_kind[2];
	}
}

/* Says what became of a play that could be questioned, or of a word that waited. */
static void rule_settled(struct arena *arena, const struct replay *r,
			 const struct replay_turn *t, struct buf *b, struct buf *rules)
{
	const struct fate *fate = fate_of(r, t);

	buf_str(b, b->len > 0 ? "; " : "");
	buf_str(rules, rules->len > 0 ? " " : "");
	buf_str(b, fate->says);
	if (t->settled > 0) {
		buf_printf(b, " %s%s",
			   t->settled < t->last ? "at once"
						: place_of(arena, r, t->settled),
			   fate->more);
	}
	buf_str(rules, fate->rule);
}

static void rule_line(struct arena *arena, const struct replay *r,
		      const struct replay_turn *t, struct explain_line *out)
{
	bool held = replay_event(r, t, EVENT_HOLD) != NULL;
	bool dropped = t->released > 0 && r->event[t->released].kind == EVENT_DROP;
	struct buf b = buf_in(arena);
	struct buf rules = buf_in(arena);

	if (t->verdict == REPLAY_REFUSED) {
		rule_refused(arena, r, t, out);
		return;
	}
	if (held) {
		rule_released(arena, r, t, &b, &rules);
	} else if (t->verdict == REPLAY_WITHDRAWN && t->settled == 0) {
		buf_str(&b, "set aside: EX changed the rack it was made for, so it "
			    "counts as accept and no more");
		buf_str(&rules, "Q7");
	}
	if (t->settled > 0 || (t->verdict == REPLAY_PENDING &&
			       (!held || (t->released > 0 && !dropped)))) {
		rule_settled(arena, r, t, &b, &rules);
	}
	if (t->verdict == REPLAY_RULED) {
		buf_printf(&b, "%sruling %d superseded it: it no longer counts",
			   b.len > 0 ? "; " : "", t->superseded);
	}
	out->ruling = buf_view(&b);
	out->ruling_rules = buf_view(&rules);
}

/* Words are looked up when they are played, when they are questioned, or never. */
static void answer(const struct replay *r, const struct replay_turn *t, bool questioned,
		   struct explain_line *out)
{
	bool asked = questioned ||
		     r->setup.options.value[OPTION_CHALLENGE] == CHALLENGE_VOID;

	for (size_t i = 0; i < out->words && asked; i++) {
		out->word[i].answer =
			t->trace->word[i].known ? ANSWER_GOOD : ANSWER_BAD;
	}
}

static const struct position *after_line(struct arena *arena, const struct replay *r,
					 const struct replay_turn *t)
{
	struct position *after = NULL;

	for (size_t i = t->last; i < next_first(r, t); i++) {
		const struct event *e = &r->event[i];

		if (e->kind != EVENT_CELLS && e->kind != EVENT_GRID) {
			continue;
		}
		if (after == NULL) {
			after = arena_take(arena, sizeof *after);
			*after = *t->after;
		}
		position_apply(after, e);
	}
	return after != NULL ? after : t->after;
}

void explain_line(struct arena *arena, const struct replay *r,
		  const struct replay_turn *t, struct explain_line *out)
{
	bool questioned = replay_event(r, t, EVENT_QUESTION) != NULL;
	bool set_aside = t->diag.code == DIAG_SET_ASIDE;

	*out = (struct explain_line){
		.after = after_line(arena, r, t),
		.notes = explain_events(arena, r, t->before, t->first, t->last, t),
		.later = explain_events(arena, r, t->after, t->last, next_first(r, t),
					NULL)};
	if (t->walk != NULL && t->readings == 0) {
		out->path = explain_path(arena, r, t);
	}
	if (t->trace != NULL && t->readings == 0 && !set_aside) {
		explain_words(arena, r, t, out);
		answer(r, t, questioned, out);
		out->scored = !questioned && t->diag.code != DIAG_NOT_A_WORD;
	}
	rule_line(arena, r, t, out);
}

static void note_handicap(struct arena *arena, const struct setup *s,
			  struct explain_notes *notes)
{
	int seat = handicap_seat(&s->options);

	if (seat >= 0) {
		struct explain_note *note =
			explain_note(arena, notes, "handicap", seat);

		note->scores = true;
		note->points = handicap_points(&s->options, seat);
		note->rules = view_of("S19");
		note->text =
			view_of(arena_printf(arena, "%.*s begins with %d points",
					     VIEW_ARG(s->name[seat]), note->points));
	}
}

struct explain_notes explain_deal(struct arena *arena, const struct replay *r)
{
	size_t last = r->turns > 0 ? r->turn[0].first : r->events;
	struct explain_notes notes = {0};
	struct explain_notes dealt = explain_events(arena, r, &r->start, 0, last, NULL);

	note_handicap(arena, &r->setup, &notes);
	if (r->setup.game->ground != GROUND_BOARD) {
		explain_path_start(arena, r, &notes);
	}
	for (size_t i = 0; i < dealt.count; i++) {
		*explain_note(arena, &notes, "", -1) = dealt.note[i];
	}
	return notes;
}
