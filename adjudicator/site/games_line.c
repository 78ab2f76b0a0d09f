/* SPDX-License-Identifier: ISC */
/* The line of a game in a list. */
#include "adjudicator/site/games.h"

#include "adjudicator/site/game.h"
#include "formats/say.h"

/* If a game ends by resignation, all have resigned but the winner, if there is one. */
unsigned site_game_resigned(const struct site_game *g)
{
	unsigned all = (1U << g->seats) - 1;

	return g->over && g->reason == END_RESIGN ? all & ~g->winners : 0;
}

/* Adds "Ann resigned", because the points alone could say that she has won. */
static void set_resigned(struct fields *f, const struct site *s,
			 const struct site_game *g)
{
	struct arena *a = fields_arena(f);
	unsigned resigned = site_game_resigned(g);
	struct fields *names = fields_in(a);
	struct view list[SEATS];
	size_t n = 0;

	for (int i = 0; i < g->seats; i++) {
		if (resigned >> i & 1U) {
			list[n++] = g->name[i];
		}
	}
	if (n > 0) {
		fields_set(names, "names",
			   say_list(a, site_about(s)->language, LIST_AND, list, n));
		fields_set(f, "resigned", site_say(s, a, "site-resigned", names));
	}
}

void site_game_fields(struct fields *f, const struct site *s, const struct site_game *g)
{
	fields_set_num(f, "id", (long)g->id);
	fields_set_str(f, "page", site_game_page(fields_arena(f), g));
	fields_set_str(f, "title", g->game->title);
	fields_set_num(f, "turn", g->turn);
	fields_set_bool(f, "void", g->over && g->reason == END_VOID);
	set_resigned(f, s, g);
	fields_set_bool(f, "halted", g->halted);
	fields_set_bool(f, "closed", g->closed);
	for (int i = 0; i < g->seats; i++) {
		struct fields *seat = fields_item(f, "seats");

		fields_set(seat, "name", g->name[i]);
		if (!g->closed) {
			fields_set_num(seat, "points", g->points[i]);
		}
		fields_set_bool(seat, "won", (g->winners >> i & 1U) != 0);
		fields_set_bool(seat, "last", i + 1 == g->seats);
	}
	if (g->to_move >= 0 && !g->over) {
		fields_set(f, "mover", g->name[g->to_move]);
	}
	if (g->deadline != 0 && !g->over && !g->halted) {
		site_day(f, "due", s, g->deadline);
	}
	if (g->over) {
		site_day(f, "ended", s, g->ended);
	}
}
