/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/pair_formats.h"

#include <assert.h>
#include <string.h>

struct pair_list pair_list_new(struct arena *arena, size_t entrants)
{
	struct fixture *room = arena_array(arena, 2 * entrants + 1, sizeof *room);

	return (struct pair_list){.game = room, .bye = room + entrants};
}

void pair_list_game(struct pair_list *l, int first, int second)
{
	assert(first != second && l->game + l->games < l->bye);
	l->game[l->games++] = (struct fixture){.first = first, .second = second};
}

void pair_list_bye(struct pair_list *l, int entrant)
{
	l->bye[l->byes++] = (struct fixture){.first = entrant, .second = -1};
}

void pair_list_meet(struct pair_list *l, const struct pairing *p, int first, int second)
{
	bool one = first >= 0 && p->entrant[first].here;
	bool other = second >= 0 && p->entrant[second].here;

	if (one && other) {
		pair_list_game(l, first, second);
	} else if (one || other) {
		pair_list_bye(l, one ? first : second);
	}
}

void pair_list_end(struct pair_list *l, struct fixture **out, size_t *count)
{
	memmove(l->game + l->games, l->bye, l->byes * sizeof *l->bye);
	*out = l->game;
	*count = l->games + l->byes;
	for (size_t i = 0; i < *count; i++) {
		l->game[i].board = (int)i + 1;
	}
}
