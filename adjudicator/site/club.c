/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/club.h"

#include "adjudicator/letters/calendar_feed.h"
#include "adjudicator/site/calendars.h"
#include "adjudicator/site/feed.h"
#include "adjudicator/site/play_page.h"
#include "adjudicator/site/seasons.h"
#include "adjudicator/system/progress.h"
#include "formats/phrase.h"

/* Handles a part of the site. If it could not be made (`made` is false), its files stay
 * as they were: `begins` has the beginnings of their names, up to a NULL. Returns
 * whether the other parts may go on. */
static bool part(struct site *s, bool made, const char *what, const char *const *begins,
		 struct err *err)
{
	if (made) {
		return true;
	}
	for (; *begins != NULL; begins++) {
		(void)site_keep_all(s, *begins);
	}
	return site_fault(s, what, err);
}

#define PAGES(...)                                                                     \
	(const char *const[])                                                          \
	{                                                                              \
		__VA_ARGS__, NULL                                                      \
	}

static bool write_all(struct site *s, const struct context *d, struct arena *arena,
		      struct site_games *all, struct err *err)
{
	struct site_newest newest = {.arena = arena};
	struct site_players players;
	const struct site_club club = {s, d, all, &players};

	if (!site_games(s, d, arena, all, err)) {
		return false;
	}
	progress_doing(d->progress, "writing the pages of players and seasons");
	if (!site_analyses(s, d, arena, all, err)) {
		return false;
	}
	site_news_results(&newest, s, all);
	site_minis(d, arena, all);
	return part(s, site_index(s, all, err), "the first page",
		    PAGES("index", "results-", "playing"), err) &&
	       part(s, site_players(s, d, arena, all, &players, err), "players",
		    PAGES("players", "ratings-"), err) &&
	       part(s, site_seasons(&club, arena, &newest, err), "seasons",
		    PAGES("seasons"), err) &&
	       part(s, site_trust(s, d, all, err), "the page of trust", PAGES("trust"),
		    err) &&
	       part(s, site_play(s, err), "the page for a turn", PAGES("play."), err) &&
	       part(s, site_feed(s, &newest, view_of(d->config->address), err),
		    "the feed", PAGES("feed"), err) &&
	       part(s, site_calendars(s, d, err), "calendars",
		    PAGES(CALENDAR_FEEDS "/", "robots"), err);
}

/* *out: the sections of the site, one bit each. Seasons have one once there is a
 * season.
 */
static bool find_sections(const struct context *d, struct arena *arena, unsigned *out,
			  struct err *err)
{
	struct season *list;
	size_t count;

	if (!season_list(d->store, arena, &list, &count, err)) {
		return false;
	}
	*out = 1U << SITE_GAMES | 1U << SITE_PLAYERS | 1U << SITE_TRUST |
	       (count > 0 ? 1U << SITE_SEASONS : 0);
	return true;
}

bool club_site(const struct context *d, struct arena *arena, const char *dir,
	       struct site_counts *counts, struct err *err)
{
	const struct config *c = d->config;
	struct site_about about = {
		.dir = dir,
		.club = *c->club_name != '\0'
				? view_of(c->club_name)
				: phrase_text(arena, view_of(c->site_language),
					      "site-unnamed", NULL),
		.language = view_of(c->site_language),
		.url = view_of(c->site_url)};
	struct site_games all = {0};
	struct site *s = NULL;
	bool ok = find_sections(d, arena, &about.sections, err) &&
		  site_open(arena, &about, &s, err) &&
		  write_all(s, d, arena, &all, err) && site_end(s, counts, err) &&
		  site_faults(s, err);

	site_close(s);
	return ok;
}
