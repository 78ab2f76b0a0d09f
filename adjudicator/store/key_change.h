/* SPDX-License-Identifier: ISC */
/* Changes of the key that signs letters: each row is about the key before the
 * change. */
#ifndef ADJUDICATOR_STORE_KEY_CHANGE_H
#define ADJUDICATOR_STORE_KEY_CHANGE_H

#include "adjudicator/store/store.h"

struct key_change {
	int64_t at;
	struct view old;       /* public key in base64; empty: unknown */
	struct view statement; /* "key NUMBER PUBLIC TIME", without a line end */
	struct view signature; /* base64, by the old key; empty: that key was lost */
};

struct key_changes {
	struct key_change *at;
	size_t count;
};

bool key_change_add(struct store *st, const struct key_change *k, struct err *err);
/* The oldest first. */
bool key_change_list(struct store *st, struct arena *a, struct key_changes *out,
		     struct err *err);
/* Changes since our last letter to that player about that game; none when there was
 * no letter. */
bool key_change_untold(struct store *st, struct arena *a, int64_t player, int64_t game,
		       struct key_changes *out, struct err *err);

#endif
