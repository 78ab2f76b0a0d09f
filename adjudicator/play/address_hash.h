/* SPDX-License-Identifier: ISC */
/*
 * An address where only its sameness matters: a hash of it that nobody can make without
 * the club's key. So it can be kept that an address wants no letters, and not the
 * address.
 */
#ifndef ADJUDICATOR_PLAY_ADDRESS_HASH_H
#define ADJUDICATOR_PLAY_ADDRESS_HASH_H

#include "adjudicator/club/context.h"

/* In hex; the same for an address in any case. */
struct view address_mark(const struct context *d, struct arena *arena,
			 struct view address);
/* Marks, in their place, the addresses that an older program kept. */
bool address_mark_all(struct context *d, struct err *err);

#endif
