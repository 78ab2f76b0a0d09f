/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/letter_head.h"

#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/store/player.h"

void letter_head(struct reader *reader, struct arena *arena,
		 const struct inbox_letter *in, struct letter_head *out)
{
	struct letter *l = arena_take(arena, sizeof *l);
	struct err ignored = {0};

	*out = (struct letter_head){0};
	if (in->raw.len == 0 || inbox_order(in->source)) {
		return;
	}
	if (!reader_read(reader, arena, in->raw, in->truncated, l, &ignored)) {
		envelope_bare(arena,
			      view_part(header_block(header_skip_mbox(in->raw)), 0,
					reader_defaults.header_bytes),
			      l);
	}
	*out = (struct letter_head){l->from_name, l->from, l->subject};
}

const char *letter_sender(struct arena *arena, struct view name, struct view address)
{
	return name.len == 0      ? arena_str(arena, address)
	       : address.len == 0 ? arena_str(arena, name)
				  : arena_printf(arena, "%.*s <%.*s>", VIEW_ARG(name),
						 VIEW_ARG(address));
}

bool letter_player(struct cmd *c, int64_t player, struct view *name)
{
	struct player p = {0};

	*name = (struct view){0};
	if (player != 0 && !player_by_id(c->store, c->arena, player, &p, c->err)) {
		return false;
	}
	*name = p.name;
	return true;
}
