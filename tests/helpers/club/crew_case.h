/* SPDX-License-Identifier: ISC */
/* A club whose letters with moves are judged either by one program on a file or by
 * several on a server. The outcome must be the same. */
#ifndef TESTS_HELPERS_CLUB_CREW_CASE_H
#define TESTS_HELPERS_CLUB_CREW_CASE_H

#include <stdbool.h>
#include <sys/types.h>

#include "adjudicator/record/set_aside.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"

/* Under the sanitizers, where a letter takes ten times as long, half as many games
 * are used. */
#ifdef __SANITIZE_ADDRESS__
enum { CREW_SHARE = 2 };
#else
enum { CREW_SHARE = 1 };
#endif

struct crew_case {
	const char *database; /* the server's; see engine.h */
	struct some_moves moves;
	struct some_club club;
	struct asides asides;
	char *log; /* file for the log of workers in another process; NULL: none */
};

/* Opens the club on the server (shared) or in a file, with its letters fetched and
 * none judged. */
void crew_open(struct crew_case *c, bool shared);
/* Gives the letters their lanes, as a leader does, so that workers can claim
 * them. */
void crew_lanes(struct crew_case *c);
void crew_close(struct crew_case *c);
/* Opens the club's database a second time, as another program would; the caller
 * closes it. */
struct store *crew_another(struct crew_case *c);
/* Reopens the club's own database, once a server that went away is back. */
void crew_reopen(struct crew_case *c);

/* The outcome as text: all games event by event with the heads of their chains, how
 * many letters got which verdict, and what is to be told to whom. */
struct view crew_whole(struct crew_case *c, struct arena *arena);
/* Writes all letters that are due, and gives the Message-IDs of all our letters in
 * order. */
struct view crew_names(struct crew_case *c, struct arena *arena);
/* Both texts, as they are after one program has judged on a file. */
struct view crew_alone(struct crew_case *c, struct arena *arena, struct view *names);
void crew_same(struct view got, struct view want);

/* *due is how many letters wait. Returns false when the server has gone. */
bool crew_waiting(struct crew_case *c, long *due);
/* Sleeps between two looks, because looking without a pause takes the processor from
 * the workers. */
void crew_look_later(void);

/* Starts a process that oversees workers until it is told to end. The workers find
 * the club's server at `database`; NULL: where everybody does. */
pid_t crew_oversee(struct crew_case *c, const char *database, int jobs);
/* Stops an overseer and its workers where they are, or lets them go on. */
void crew_pause(pid_t overseer, bool stop);
/* Ends an overseer; returns its status as of waitpid(). */
int crew_dismiss(pid_t overseer);
/* The process of one of an overseer's workers; 0: there is none now. */
pid_t crew_worker(pid_t overseer, uint32_t which);

#endif
