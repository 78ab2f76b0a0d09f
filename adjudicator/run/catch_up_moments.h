/* SPDX-License-Identifier: ISC */
/* When what has happened since a backup took place: see recall.h. */
#ifndef ADJUDICATOR_RUN_CATCH_UP_MOMENTS_H
#define ADJUDICATOR_RUN_CATCH_UP_MOMENTS_H

#include "adjudicator/run/catch_up.h"

/* Drops what the backup has, and brings the rest in the order in which it happened. */
bool recall_moments(struct recall *k, struct store *st, struct err *err);
/* The moments at which runs took place, each once. */
size_t recall_runs(struct recall *k, int64_t **out);
/* NULL: no such letter has left. */
struct recall_left *recall_find(const struct recall *k, struct view message_id);

#endif
