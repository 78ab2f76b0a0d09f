/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/message_id.h"

#include "adjudicator/crypto/keyed.h"
#include "formats/address.h"

struct hash message_id_of(const struct config *c, struct arena *arena,
			  const struct hash *what, struct view *message_id)
{
	struct view domain = address_domain(view_of(c->address));
	char hex[HASH_HEX];
	struct hash id;

	hex_write(what->byte, HASH_BYTES, hex);
	id = derive(c->key, "message-id", hex);
	hex_write(id.byte, 16, hex);
	*message_id = view_of(arena_printf(arena, "<%s@%.*s>", hex, VIEW_ARG(domain)));
	return id;
}

bool message_id_apart(const struct context *d, struct arena *arena, struct hash what,
		      struct view *message_id, struct hash *id, struct err *err)
{
	struct outbox_letter same;

	do {
		*id = message_id_of(d->config, arena, &what, message_id);
		if (!outbox_by_message_id(d->store, arena, *message_id, &same, err)) {
			return false;
		}
		what = *id;
	} while (same.id != 0);
	return true;
}

void message_id_number(struct hash_run *what, int64_t n)
{
	hash_field_number(what, (uint32_t)((uint64_t)n >> 32));
	hash_field_number(what, (uint32_t)((uint64_t)n & UINT32_MAX));
}
