/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/former.h"

#include <assert.h>

struct view former_name(const struct setup *s, int seat, int changes)
{
	for (int i = changes; i < s->formers; i++) {
		if (s->former[i].seat == seat) {
			return s->former[i].name;
		}
	}
	return s->name[seat];
}

struct view position_name(const struct position *pos, int seat)
{
	return former_name(pos->setup, seat, pos->changes);
}

int former_seat(const struct setup *s, struct view name, int changes)
{
	for (int i = 0; i < s->seats; i++) {
		if (view_eq_nocase(name, former_name(s, i, changes))) {
			return i;
		}
	}
	return -1;
}

void former_change(struct setup *s, int seat, struct view name)
{
	assert(s->formers < FORMERS);
	s->former[s->formers++] = (struct former){seat, s->name[seat]};
	s->name[seat] = name;
}
