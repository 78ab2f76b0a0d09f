/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/message_id.h"

#include "adjudicator/crypto/keyed.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/body.h"
#include "adjudicator/letters/body_receipt.h"
#include "adjudicator/mail/send/compose.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/preference.h"
#include "formats/say.h"
#include <string.h>

struct hash message_id_of(const struct config *c, struct arena *arena, const char *what,
			  struct view *message_id)
{
	struct view own = view_of(c->address);
	struct view domain = view_part(own, view_find(own, '@') + 1, own.len);
	struct hash id = derive(c->key, "message-id", what);
	char hex[HASH_HEX];

	hex_write(id.byte, 16, hex);
	*message_id = view_of(arena_printf(arena, "<%s@%.*s>", hex, VIEW_ARG(domain)));
	return id;
}
