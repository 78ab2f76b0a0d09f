/* SPDX-License-Identifier: ISC */
/* When what has happened since a backup took place: see catch_up.h. */
#ifndef ADJUDICATOR_RUN_CATCH_UP_MOMENTS_H
#define ADJUDICATOR_RUN_CATCH_UP_MOMENTS_H

#include "adjudicator/run/catch_up.h"

/* Drops what the backup has, and brings the rest in the order in which it happened. */
bool catch_up_moments(struct catch_up_letters *k, struct store *st, struct err *err);
/* The moments at which runs took place, each once. */
size_t catch_up_runs(struct catch_up_letters *k, int64_t **out);
/* NULL: no such letter has left. */
struct catch_up_left *catch_up_find(const struct catch_up_letters *k,
				    struct view message_id);

#endif
