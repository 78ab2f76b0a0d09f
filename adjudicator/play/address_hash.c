/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/address_hash.h"

#include "adjudicator/crypto/keyed.h"
#include "adjudicator/store/invitation.h"

struct view address_mark(const struct context *d, struct arena *arena,
			 struct view address)
{
	struct view folded = player_address_key(arena, address);
	struct hash mark = derive(d->config->key, "address", arena_str(arena, folded));
	char hex[HASH_HEX];

	hex_write(mark.byte, HASH_BYTES, hex);
	return view_of(arena_str(arena, view_of(hex)));
}

bool address_mark_all(struct context *d, struct err *err)
{
	struct arena arena = {0};
	struct view *plain;
	size_t count;
	bool ok = invitation_plain(d->store, &arena, &plain, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		ok = invitation_mark(d->store, plain[i],
				     address_mark(d, &arena, plain[i]), err);
	}
	arena_free(&arena);
	return ok;
}
