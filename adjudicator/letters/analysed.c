/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/analysed.h"

/* Who came later has never seen the racks before. */
static bool from_the_start(const struct record *r, int seat)
{
	for (size_t i = 0; i < r->formers; i++) {
		if (r->former[i].seat == seat) {
			return false;
		}
	}
	return true;
}

bool analysed_for(const struct record *r, int seat, int *only)
{
	bool open = record_open(r) || r->setup.game->ground != GROUND_BOARD;

	*only = open ? -1 : seat;
	return r->pos.over && (open || (seat >= 0 && from_the_start(r, seat)));
}

static bool has(const struct draft *p, const char *kind)
{
	for (size_t i = 0; i < p->notices; i++) {
		if (view_is(p->notice[i].kind, kind)) {
			return true;
		}
	}
	return false;
}

bool analysed_wanted(const struct draft *p, int *only)
{
	return p->view != NULL && lexicon_info(p->r->setup.lexicon)->words > 0 &&
	       (has(p, ANALYSED_KIND) || (p->chosen.analysis && has(p, "end"))) &&
	       analysed_for(p->r, p->seat, only);
}
