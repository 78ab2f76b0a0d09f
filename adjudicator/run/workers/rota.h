/* SPDX-License-Identifier: ISC */
/*
 * Which of many clubs a worker serves next. Clubs take turns, one letter each:
 * however many letters wait in one club, every other club waits for one letter of
 * each club at most. A club without work is left alone for a while.
 */
#ifndef ADJUDICATOR_RUN_WORKERS_ROTA_H
#define ADJUDICATOR_RUN_WORKERS_ROTA_H

#include <stddef.h>
#include <stdint.h>

#define ROTA_NEVER INT64_MAX

struct rota {
	int64_t *due; /* when each is due, ms; ROTA_NEVER: it is over */
	size_t count;
	size_t next; /* the club to look at first */
};

/* The next club that is due, and moves on past it; returns .count when none is. */
size_t rota_take(struct rota *r, int64_t now);
/* Milliseconds until a club is due, 0 when one is; -1: all are over. */
int64_t rota_wait(const struct rota *r, int64_t now);

#endif
