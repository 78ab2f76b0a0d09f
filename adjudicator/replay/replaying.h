/* SPDX-License-Identifier: ISC */
/* The state of a replay: shared by replay.c (orders), facts.c ("@" lines), ruling.c
 * and grid_letters.c. */
#ifndef ADJUDICATOR_REPLAY_REPLAYING_H
#define ADJUDICATOR_REPLAY_REPLAYING_H

#include "adjudicator/games/line.h"
#include "adjudicator/replay/replay.h"

struct replaying {
	struct arena *arena;
	const struct turnfile *file;
	const char *name; /* the file's name */
	struct replay *out;
	struct table table;
	size_t draws_seen;    /* events checked for "@ draw" so far */
	int64_t until;        /* until when the time ran that was over last */
	int64_t arrived;      /* when the next order's letter arrived; 0: not told */
	struct position seen; /* the position after these events */
	struct replay_turn *pending; /* the line of the play that may be questioned */
	struct replay_turn *played;  /* the line of the last play or word */
	struct replay_turn *held;    /* the line of the held order */
	const struct position *kept; /* the last position copied ... */
	size_t kept_events;          /* ... and how many events led to it */
	struct line line;            /* the rows so far; used once there is a ruling */
	struct err *err;
};

/* Sets the error, with its place; always returns false. */
bool replay_complain(struct replaying *r, const struct turn_line *l, const char *format,
		     ...) __attribute__((format(printf, 3, 4)));
int replay_seat(const struct replaying *r, struct view name); /* -1: no seat */
struct replay_turn *replay_new_turn(struct replaying *r, int seat, struct view written);
/* Applies event i to the lines it concerns; t is the current line. */
void replay_follow(struct replaying *r, struct replay_turn *t, size_t i);
void replay_close_turn(struct replaying *r, struct replay_turn *t);
/* Whether the line's own turn was passed: not if a pending play ended the game or a
 * held order was played. */
bool replay_passed(const struct replaying *r, const struct replay_turn *t);
/* Adds a line for the missed turn that a claim or a ruling has passed, with the
 * events from `first` on; none if its player left the game by it. */
void replay_late(struct replaying *r, const struct position *before, size_t first);
/* Marks a line as not played after all. */
void replay_set_aside(struct replay_turn *t);
/* Records in out->fall that the event from `first` on says that time is over.
 * Whether it really was is checked by those who know when it happened. */
void replay_fall(struct replaying *r, size_t first, bool unclaimed);
/* Checks only the form of heads; verify checks the rest. */
bool replay_proof(struct replaying *r, const struct turn_line *l);
bool replay_fact(struct replaying *r, const struct turn_line *l);
/* Facts "X Q E" and "STARE LONDM ...": new letters on WordCap's board. With a seed
 * they must agree with it; without one they are taken from the record. */
bool fact_cells(struct replaying *r, const struct turn_line *l, struct view rest);
bool fact_grid(struct replaying *r, const struct turn_line *l, struct view rest);

/* ruling.c: carries out a referee's ruling; and marks, at the end, the lines that
 * rulings superseded. */
bool fact_ruling(struct replaying *r, const struct turn_line *l, struct view rest);
bool replay_mark_superseded(struct replaying *r);

#endif
