/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/club.h"

#include "adjudicator/site/games.h"
#include "formats/phrase.h"

static bool write_all(struct site *s, const struct desk *d, struct arena *arena,
		      struct err *err)
{
	struct site_games all;

	return site_games(s, d, arena, &all, err) && site_index(s, &all, d->now, err);
}

bool club_site(const struct desk *d, struct arena *arena, const char *dir,
	       struct site_counts *counts, struct err *err)
{
	const struct config *c = d->config;
	const struct site_about about = {
		.dir = dir,
		.club = *c->club_name != '\0'
				? view_of(c->club_name)
				: phrase_text(arena, view_of(c->site_language),
					      "site-unnamed", NULL),
		.language = view_of(c->site_language),
		.url = view_of(c->site_url),
		.sections = 1U << SITE_GAMES};
	struct site *s = NULL;
	bool ok = site_open(arena, &about, &s, err) && write_all(s, d, arena, err) &&
		  site_end(s, counts, err);

	site_close(s);
	return ok;
}
