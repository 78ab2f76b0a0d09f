/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/verify_names.h"

#include "adjudicator/games/player_names.h"

/* S11: who holds two seats is "Ann" in one and "Ann (2)" in the other. */
static bool called_so(struct arena *arena, struct view seat, struct view player)
{
	struct view rest;

	seat = player_name_key(arena, seat);
	player = player_name_key(arena, player);
	if (!view_starts(seat, arena_str(arena, player))) {
		return false;
	}
	rest = view_part(seat, player.len, seat.len);
	return rest.len == 0 || (view_starts(rest, " (") && view_ends(rest, ")"));
}

static bool pseudonym(struct arena *arena, const struct player *p)
{
	struct view first = names_pseudonym(arena, p->id, 0);

	return view_eq(p->name, first) ||
	       view_starts(p->name, arena_printf(arena, "%.*s-", VIEW_ARG(first)));
}

const char *verify_name(struct arena *arena, const struct player *p, struct view seat)
{
	if (!called_so(arena, seat, p->name)) {
		return arena_printf(
			arena, "somebody is called %.*s in it, and %.*s in the club",
			VIEW_ARG(seat), VIEW_ARG(p->name));
	}
	return p->forgotten == 0 || pseudonym(arena, p)
		       ? NULL
		       : arena_printf(arena,
				      "%.*s counts as forgotten, and kept a name",
				      VIEW_ARG(p->name));
}
