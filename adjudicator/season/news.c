/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/news.h"

#include "adjudicator/letters/preferences.h"
#include "adjudicator/season/ladder.h"
#include "adjudicator/season/standings.h"
#include "adjudicator/store/casefile.h"
#include "formats/phrase.h"

struct telling {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	bool weekly;
	int64_t since; /* the beginning of the week */
	struct err *err;
};

bool season_director(struct context *d, struct arena *arena, const struct season_run *r,
		     int64_t *player, struct err *err)
{
	struct referee *list;
	size_t count;

	*player = 0;
	if (r->plan.director.text.len == 0) {
		return true;
	}
	if (!referee_list(d->store, arena, &list, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (list[i].address.len > 0 &&
		    view_eq_nocase(list[i].name, r->plan.director.text)) {
			*player = list[i].player;
		}
	}
	return true;
}

/* -------------------------------------------------------------------- the letter */

/* The headline: "how it stands", or "rounds 3 and 4 are over". */
static struct view headline(struct telling *x, const struct season_ended *ended,
			    struct view language)
{
	struct view *n = arena_array(x->arena, ended->count + 1, sizeof *n);
	struct fields *f = season_about(x->arena, x->r);

	for (size_t i = 0; i < ended->count; i++) {
		n[i] = view_of(arena_printf(x->arena, "%d", ended->round[i]->n));
	}
	fields_set(f, "round", say_list(x->arena, language, LIST_AND, n, ended->count));
	fields_set_bool(f, "many", ended->count > 1);
	return phrase_text(
		x->arena, language,
		ended->count > 0 ? "head-season-round" : "head-season-standings", f);
}

/* `me` is NULL for a director who has no place in the division. */
static bool tell(struct telling *x, const struct season_bulletin *of,
		 const struct addressee *to, const struct season_entrant *me)
{
	const struct season_lines lines = {x->r, &of->t, to->language};
	struct moment now = {.now = x->d->now};
	struct buf text = buf_in(x->arena);

	if (!choices_zone(x->d->store, x->arena, to->player, 0, &now.zone, x->err)) {
		return false;
	}
	season_bulletin_say(&text, of, to->language);
	season_bulletin_next(&text, of, me, &now, to->language);
	buf_str(&text, text.len > 0 ? "\n" : "");
	if (of->ended.count > 0 && x->r->plan.at_once == 0) { /* pairs: above */
		season_standings_head(&text, x->r, &of->t, &now, to->language);
		season_standings_reach(&text, x->r, &of->t, me, to->language);
	} else {
		season_standings_say(&text, x->r, &of->t, me, &now, to->language);
	}
	if (x->weekly) {
		season_weekly_results(&text, of, x->since, to->language);
		if (x->r->plan.format == SEASON_LADDER) {
			season_ladder_changed(&text, x->r, &of->t, to->language);
		} else if (x->r->plan.format == SEASON_TEAMS) {
			season_matches_say(&text, x->r, &of->t, to->language);
		} else if (x->r->plan.format != SEASON_DUPLICATE) {
			season_cross_say(&text, &lines);
		}
	}
	return news_tell(x->d, to,
			 &(struct told){"standings",
					headline(x, &of->ended, to->language),
					buf_view(&text), 0},
			 x->err);
}

static bool tell_players(struct telling *x, const struct season_bulletin *of,
			 int64_t director, bool *told)
{
	*told = false;
	for (size_t i = 0; i < of->t.side.entrants; i++) {
		const struct season_entrant *e = of->t.side.entrant[i];
		const struct addressee to = season_reader(e);

		if (e->gone || e->state != ENTRANT_IN) {
			continue;
		}
		*told = *told || e->player == director;
		if (!tell(x, of, &to, e)) {
			return false;
		}
	}
	return true;
}

static bool tell_director(struct telling *x, const struct season_bulletin *of,
			  int64_t director)
{
	struct addressee to = {.player = director, .seat = -1};
	struct player p;

	if (!player_by_id(x->d->store, x->arena, director, &p, x->err)) {
		return false;
	}
	to.language = season_language(p.language);
	return tell(x, of, &to, NULL);
}

static bool tell_division(struct telling *x, size_t division,
			  const struct season_ended *ended, int64_t director)
{
	struct season_bulletin of = {.r = x->r, .division = division};
	bool told;

	if (!season_bulletin_open(x->d, x->arena, &of, ended, x->err)) {
		return false;
	}
	if (of.t.side.entrants == 0 || (of.ended.count == 0 && !x->weekly)) {
		return true;
	}
	return tell_players(x, &of, director, &told) &&
	       (told || director == 0 || of.ended.count == 0 ||
		tell_director(x, &of, director));
}

bool season_news(struct context *d, struct arena *arena, struct season_run *r,
		 const struct season_ended *ended, struct err *err)
{
	struct telling x = {.d = d, .arena = arena, .r = r, .err = err};
	int64_t director;

	if (!season_weekly_due(d, arena, r, &x.weekly, &x.since, err) ||
	    (ended->count == 0 && !x.weekly)) {
		return err->kind == ERR_NONE;
	}
	if (!season_director(d, arena, r, &director, err)) {
		return false;
	}
	for (size_t i = 0; i < r->plan.divisions; i++) {
		if (!tell_division(&x, i, ended, director)) {
			return false;
		}
	}
	return !x.weekly || (season_ladder_retold(d, r, err) &&
			     season_weekly_done(d, arena, r, err));
}
