/* SPDX-License-Identifier: ISC */
/* Explains events one by one: shared by the files that do so. */
#ifndef ADJUDICATOR_EXPLAIN_EXPLAINER_H
#define ADJUDICATOR_EXPLAIN_EXPLAINER_H

#include "adjudicator/explain/explain.h"

struct explainer {
	struct arena *arena;
	const struct replay *r;
	const struct replay_turn *t; /* NULL: facts, or the deal */
	size_t first;                /* index of the first event */
	size_t i;                    /* index of the current event */
	const struct event *e;
	const struct position *before;
	struct position pos; /* after the event */
	struct explain_notes notes;
	bool counted; /* this turn counts for the run that ends the game */
	bool due;     /* a play stands, and its EX squares are still to be told */
};

/* How events are explained in one kind of games: a function for each kind of event
 * (NULL: as in every game, or not at all), and functions before and after each event
 * and after the last (NULL: none). */
struct explain_kind {
	void (*before)(struct explainer *w);
	void (*event[EVENT_KINDS_])(struct explainer *w);
	void (*after)(struct explainer *w);
	void (*last)(struct explainer *w);
};
extern const struct explain_kind explain_board_kind, explain_path_kind;

/* explainer_add appends a note about this event, explainer_say fills it in,
 * explainer_tell does both. */
struct explain_note *explainer_add(struct explainer *w, const char *what);
void explainer_say(struct explainer *w, struct explain_note *note, const char *rules,
		   const char *format, ...) __attribute__((format(printf, 4, 5)));
struct explain_note *explainer_tell(struct explainer *w, const char *what,
				    const char *rules, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
const char *explainer_name(const struct explainer *w, int seat);
const char *explainer_who(const struct explainer *w); /* whose event this is */
struct view explainer_tiles(const struct explainer *w, const uint8_t *tile, int n);
/* The line whose play or order this event settled; 0: none. */
long explainer_settles(const struct explainer *w);
/* Whether an event of that kind came before this one in the line. */
bool explainer_follows(const struct explainer *w, enum event_kind kind);

/* turns.c: the same in every game. `rule` is for a pass that was ordered. */
void explainer_pass(struct explainer *w, const char *rule);
void explainer_score(struct explainer *w, const char *rules);
/* " until 2026-11-20T20:00:00Z"; "" for no time. */
const char *explainer_until(const struct explainer *w, int64_t time);
/* Tells how long the run is that ends the game, out of `end`: "passes in a row: 3 of
 * 4". K3 is added to the rules if it is long enough and yet ends nothing. */
void explainer_run(struct explainer *w, const char *rules, const char *turns,
		   const char *kind, int end, const char *because);
void explainer_bank(struct explainer *w);
void explainer_resign(struct explainer *w);
void explainer_request(struct explainer *w);
void explainer_pause(struct explainer *w);
void explainer_resume(struct explainer *w);
void explainer_clock(struct explainer *w);
void explainer_flag(struct explainer *w);
void explainer_claim(struct explainer *w);
void explainer_end(struct explainer *w);
/* ruling.c: */
void explainer_ruling(struct explainer *w);

/* draws.c: tiles that move. */
void explainer_draw(struct explainer *w);
void explainer_exchange(struct explainer *w);
void explainer_ex(struct explainer *w);
void explainer_idle_ex(struct explainer *w);
void explainer_redeal(struct explainer *w);

/* pending.c: plays that may be questioned. */
void explainer_stand(struct explainer *w);
void explainer_withdraw(struct explainer *w);
void explainer_question(struct explainer *w);
void explainer_hold(struct explainer *w);
void explainer_drop(struct explainer *w);

/* turns.c: standing answers. explainer_standing: whether nobody wrote this answer in
 * this line. */
bool explainer_standing(const struct explainer *w);
void explainer_always(struct explainer *w);

/* grid_word.c: letters of a grid that come and go. */
void explainer_replaced(struct explainer *w);
void explainer_sort(struct explainer *w);
void explainer_told(struct explainer *w);

/* cube_events.c: the pile after a word or a removal. */
void explainer_pile(struct explainer *w);
void explainer_remove(struct explainer *w);

#endif
