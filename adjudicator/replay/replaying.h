/* SPDX-License-Identifier: ISC */
/* A replay at work: shared by replay.c (orders), facts.c ("@" lines) and
 * grid_letters.c. */
#ifndef ADJUDICATOR_REPLAY_REPLAYING_H
#define ADJUDICATOR_REPLAY_REPLAYING_H

#include "adjudicator/games/line.h"
#include "adjudicator/replay/replay.h"

struct replaying {
	struct arena *arena;
	const struct turnfile *file;
	const char *name; /* of the file */
	struct replay *out;
	struct table table;
	size_t draws_seen;           /* events looked at for "@ draw" */
	int64_t until;               /* time that was over last ran until then */
	int64_t arrived;             /* the next order's letter; 0: nothing is said */
	struct position seen;        /* what they add up to */
	struct replay_turn *pending; /* the line whose play may be questioned */
	struct replay_turn *played;  /* the line of the last play or word */
	struct replay_turn *held;    /* the line whose order waits */
	const struct position *kept; /* the position copied last, ... */
	size_t kept_events;          /* ... and how many events had made it */
	struct line line;            /* rows so far, once a ruling was met */
	struct err *err;
};

/* Sets the error with its place; false always. */
bool replay_complain(struct replaying *r, const struct turn_line *l, const char *format,
		     ...) __attribute__((format(printf, 3, 4)));
int replay_seat(const struct replaying *r, struct view name); /* -1: nobody's */
struct replay_turn *replay_new_turn(struct replaying *r, int seat, struct view written);
/* What event i means for the lines before; t is the line at hand. */
void replay_follow(struct replaying *r, struct replay_turn *t, size_t i);
void replay_close_turn(struct replaying *r, struct replay_turn *t);
/* A pending play that ends the game, or an order that waited, leaves nothing to pass:
 * whether the line's own turn was. */
bool replay_passed(const struct replaying *r, const struct replay_turn *t);
/* The missed turn that somebody's word has passed: a line of its own, from event
 * `first` on; none where its player has left the game by it. */
void replay_late(struct replaying *r, const struct position *before, size_t first);
/* A line that is not played after all. */
void replay_set_aside(struct replay_turn *t);
/* Keeps in *out that the event from `first` on says that time is over; whether it was
 * is for those to say who know when that happened. */
void replay_fall(struct replaying *r, size_t first, bool unclaimed);
/* Only the form of heads is looked at; verify looks at the rest. */
bool replay_proof(struct replaying *r, const struct turn_line *l);
bool replay_fact(struct replaying *r, const struct turn_line *l);
/* "X Q E" and "STARE LONDM ...": letters that came to WordCap's board. What a seed says
 * must agree with it; a record without one is believed. */
bool fact_cells(struct replaying *r, const struct turn_line *l, struct view rest);
bool fact_grid(struct replaying *r, const struct turn_line *l, struct view rest);

/* ruling.c: a referee's ruling; and, at the end, which lines rulings superseded.
 */
bool fact_ruling(struct replaying *r, const struct turn_line *l, struct view rest);
bool replay_mark_superseded(struct replaying *r);

#endif
