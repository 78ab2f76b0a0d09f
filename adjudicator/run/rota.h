/* SPDX-License-Identifier: ISC */
/*
 * Which of many clubs a worker serves next. One after the other, a letter each: however
 * many wait in one of them, another waits for a letter of each club at most, and one
 * where there was nothing to do is left alone for a while.
 */
#ifndef ADJUDICATOR_RUN_ROTA_H
#define ADJUDICATOR_RUN_ROTA_H

#include <stddef.h>
#include <stdint.h>

#define ROTA_NEVER INT64_MAX

struct rota {
	int64_t *
		due; /* of each, in milliseconds of one clock; ROTA_NEVER: it is over */
	size_t count;
	size_t next; /* looked at first */
};

/* The next whose time has come; count: none's has. */
size_t rota_take(struct rota *r, int64_t now);
/* Milliseconds until one's time comes, 0 when it has; -1: all are over. */
int64_t rota_wait(const struct rota *r, int64_t now);

#endif
