/* SPDX-License-Identifier: ISC */
/* A club whose move letters are judged by one program on a file, or by several on a
 * server: what became of it must be the same. */
#ifndef TESTS_HELPERS_CLUB_CREW_CASE_H
#define TESTS_HELPERS_CLUB_CREW_CASE_H

#include <stdbool.h>
#include <sys/types.h>

#include "adjudicator/record/set_aside.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_moves.h"

/* Under the sanitizers, where a letter costs ten times as much, half as many games. */
#ifdef __SANITIZE_ADDRESS__
enum { CREW_SHARE = 2 };
#else
enum { CREW_SHARE = 1 };
#endif

struct crew_case {
	const char *database; /* of the server; see engine.h */
	struct some_moves moves;
	struct some_club club;
	struct asides asides;
	char *log; /* a file that workers of a process of its own write to; NULL: none
		    */
};

/* With its letters fetched, on the server or in a file; none of them is judged. */
void crew_open(struct crew_case *c, bool shared);
/* Gives them their lanes, as a leader does: workers can claim them. */
void crew_lanes(struct crew_case *c);
void crew_close(struct crew_case *c);
/* The club's database once more, as another program has it; close it. */
struct store *crew_another(struct crew_case *c);
/* Its own database again, as soon as a server that went away is back. */
void crew_reopen(struct crew_case *c);

/* All games, event by event with the heads of their chains, how many letters got which
 * verdict, and what is to be told to whom. */
struct view crew_whole(struct crew_case *c, struct arena *arena);
/* Writes what is to be told; the Message-IDs of all letters of ours, in their order. */
struct view crew_names(struct crew_case *c, struct arena *arena);
/* Both, as they are after one program on a file. */
struct view crew_alone(struct crew_case *c, struct arena *arena, struct view *names);
void crew_same(struct view got, struct view want);

/* How many letters wait. False: the server has gone. */
bool crew_waiting(struct crew_case *c, long *due);
/* Between two looks: who asks without a pause takes the processor from the workers. */
void crew_look_later(void);

/* Workers of a process of its own, until it is asked to end. They find the club's
 * server at `database`; NULL: where all do. */
pid_t crew_oversee(struct crew_case *c, const char *database, int jobs);
/* Stops them where they are, or lets them go on. */
void crew_pause(pid_t overseer, bool stop);
/* How it ended, as waitpid() tells it. */
int crew_dismiss(pid_t overseer);
/* One of the workers that somebody oversees; 0: none is there now. */
pid_t crew_worker(pid_t overseer, uint32_t which);

#endif
