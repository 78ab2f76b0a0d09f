/* SPDX-License-Identifier: ISC */
/* Events being explained one by one: shared by the files that explain them. */
#ifndef ADJUDICATOR_EXPLAIN_EXPLAINER_H
#define ADJUDICATOR_EXPLAIN_EXPLAINER_H

#include "adjudicator/explain/explain.h"

struct explainer {
	struct arena *arena;
	const struct replay *r;
	const struct replay_turn *t; /* NULL: facts, or the deal */
	size_t first;                /* event told first */
	size_t i;                    /* event being told */
	const struct event *e;
	const struct position *before;
	struct position pos; /* after the event */
	struct explain_notes notes;
	bool counted; /* a turn that lengthens or breaks the run that ends the game */
	bool due;     /* a play stands, and its EX squares were not told of */
};

/* How the events of one kind of games are told: each by its own function (NULL: as in
 * every game, or not at all), and what goes before (NULL: nothing) and behind each, and
 * behind all of them. */
struct explain_kind {
	void (*before)(struct explainer *w);
	void (*event[EVENT_KINDS_])(struct explainer *w);
	void (*after)(struct explainer *w);
	void (*last)(struct explainer *w);
};
extern const struct explain_kind explain_board_kind, explain_path_kind;

/* A note about this event; what it says; both at once. */
struct explain_note *explainer_add(struct explainer *w, const char *what);
void explainer_say(struct explainer *w, struct explain_note *note, const char *rules,
		   const char *format, ...) __attribute__((format(printf, 4, 5)));
struct explain_note *explainer_tell(struct explainer *w, const char *what,
				    const char *rules, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
const char *explainer_name(const struct explainer *w, int seat);
const char *explainer_who(const struct explainer *w); /* whose event it is */
struct view explainer_tiles(const struct explainer *w, const uint8_t *tile, int n);
/* The line whose play or order this event settled; 0: none. */
long explainer_settles(const struct explainer *w);
/* Whether such an event came before this one in the line. */
bool explainer_follows(const struct explainer *w, enum event_kind kind);

/* The same in every game: turns.c. `rule`: of a pass that was ordered. */
void explainer_pass(struct explainer *w, const char *rule);
void explainer_score(struct explainer *w, const char *rules);
/* " until 2026-11-20T20:00:00Z"; "" for no time. */
const char *explainer_until(const struct explainer *w, int64_t time);
/* How far the run that ends the game has come, of `end`: "passes in a row: 3 of 4". The
 * rules say K3 where it is long enough and ends nothing. */
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
/* ruling.c */
void explainer_ruling(struct explainer *w);

/* Tiles that move: draws.c. */
void explainer_draw(struct explainer *w);
void explainer_exchange(struct explainer *w);
void explainer_ex(struct explainer *w);
void explainer_idle_ex(struct explainer *w);
void explainer_redeal(struct explainer *w);

/* Plays that may be questioned: pending.c. */
void explainer_stand(struct explainer *w);
void explainer_withdraw(struct explainer *w);
void explainer_question(struct explainer *w);
void explainer_hold(struct explainer *w);
void explainer_drop(struct explainer *w);

/* Standing answers: turns.c. An answer that nobody wrote in this line. */
bool explainer_standing(const struct explainer *w);
void explainer_always(struct explainer *w);

/* Letters of a grid that come and go: grid_word.c. */
void explainer_replaced(struct explainer *w);
void explainer_sort(struct explainer *w);
void explainer_told(struct explainer *w);

/* The pile after a word or a removal: cube_events.c. */
void explainer_pile(struct explainer *w);
void explainer_remove(struct explainer *w);

#endif
