/* SPDX-License-Identifier: ISC */
/*
 * Whether a player's letters from us carry the secret in their Subject too. Some mail
 * hosts drop what is behind a plus sign, and some programs forget what they answer;
 * whose letters came twice with neither gets it from then on.
 */
#ifndef ADJUDICATOR_RUN_SUBJECT_TAG_H
#define ADJUDICATOR_RUN_SUBJECT_TAG_H

#include "adjudicator/letters/hearing.h"

/* A letter with an order came from his address without any secret of ours. */
bool subject_tag_missed(struct hearing *h);
bool subject_tag_wanted(struct context *d, struct arena *arena, int64_t player,
			bool *wanted, struct err *err);

#endif
