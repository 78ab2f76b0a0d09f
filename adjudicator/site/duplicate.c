/* SPDX-License-Identifier: ISC */
/* A duplicate season on the club's pages: its closed rounds, the newest first. */
#include "adjudicator/season/duplicate.h"
#include "adjudicator/site/seasons.h"

static long found(const struct season *s, const struct season_laid *laid)
{
	long n = 0;

	for (size_t i = 0; i < s->plays; i++) {
		n += s->play[i].round == laid->round &&
		     view_eq(s->play[i].play, laid->play);
	}
	return n;
}

void site_duplicate(struct fields *f, const struct site_season *x, const char *page)
{
	const struct season *s = &x->r->s;

	for (size_t i = s->laids; i-- > 0;) {
		const struct season_laid *laid = &s->laid[i];
		struct fields *one = fields_item(f, "laid");

		fields_set_num(one, "n", laid->round);
		fields_set(one, "play", season_duplicate_shown(x->arena, laid->play));
		fields_set_num(one, "points", laid->points);
		fields_set_num(one, "found", found(s, laid));
		fields_set(one, "best", season_duplicate_shown(x->arena, laid->best));
		fields_set_num(one, "best-points", laid->best_points);
	}
	fields_set_bool(f, "some-laid", s->laids > 0);
	fields_set_str(f, "replay", page);
}
