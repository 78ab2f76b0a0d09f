/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/seasons.h"

#include <stdlib.h>

#include "adjudicator/season/standings.h"
#include "adjudicator/site/game.h"
#include "adjudicator/site/leaves.h"

static int by_id(const void *a, const void *b)
{
	const struct site_game *x = a;
	const struct site_game *y = b;

	return x->id < y->id ? -1 : x->id > y->id;
}

const struct site_game *site_game_of(const struct site_club *club, int64_t game)
{
	struct site_game key = {.id = game};

	return club->games->count == 0 || game == 0
		       ? NULL
		       : bsearch(&key, club->games->game, club->games->count,
				 sizeof key, by_id);
}

/* --------------------------------------------------------------- reading a season */

static bool plain_name(struct view name)
{
	for (size_t i = 0; i < name.len; i++) {
		char c = name.at[i];

		if (!((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
		      (c >= 'a' && c <= 'z'))) {
			return false;
		}
	}
	return name.len > 0;
}

static bool read_season(struct site_season *x, int64_t id, struct err *err)
{
	x->r = arena_take(x->arena, sizeof *x->r);
	if (!season_open(x->club->d, x->arena, id, x->r, err)) {
		return false;
	}
	if (x->r->plan.format ==
		    SEASON_LADDER || /* its rounds mean nothing to readers */
	    x->r->plan.format == SEASON_DUPLICATE) { /* its rounds are in a table */
		x->r->s.rounds = 0;
	}
	x->plain = true;
	x->division =
		arena_array(x->arena, x->r->plan.divisions + 1, sizeof *x->division);
	for (size_t i = 0; i < x->r->plan.divisions; i++) {
		x->plain = x->plain && plain_name(x->r->plan.division[i].name);
		x->division[i].side = season_side(x->r, x->arena, i);
	}
	return true;
}

/* The division of that name in the file; false: none. */
static bool division_of(const struct site_season *x, struct view name, size_t *out)
{
	int at = season_division_at(&x->r->plan, name);

	*out = at < 0 ? 0 : (size_t)at;
	return at >= 0;
}

/* ----------------------------------------------------------- what did not change */

static void hash_people(struct hash_run *run, const struct site_season *x)
{
	for (size_t i = 0; i < x->r->s.entrants; i++) {
		const struct season_entrant *e = &x->r->s.entrant[i];

		hash_field(run, e->name);
		hash_field(run, e->division);
		hash_field_number(run, (uint32_t)e->state);
		hash_field_number(run, (uint32_t)e->seed);
		hash_field_number(run, (uint32_t)e->place);
		hash_field_number(run, site_player_path(x->arena, x->club->players,
							e->player) != NULL);
	}
}

static void hash_fixtures(struct hash_run *run, const struct site_season *x)
{
	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		const struct season_fixture *f = &x->r->s.fixture[i];
		const struct site_game *g = site_game_of(x->club, f->game);

		hash_field_number(run, (uint32_t)f->game);
		hash_field_number(run, (uint32_t)f->how);
		hash_field_number(run, f->over);
		hash_field_number(run, (uint32_t)f->half[0]);
		hash_field_number(run, (uint32_t)f->points[0]);
		hash_field_number(run, (uint32_t)f->points[1]);
		hash_field_number(run, f->resigned);
		hash_field_number(run, g != NULL && g->page);
		for (int k = 0; g != NULL && k < g->seats; k++) {
			hash_field(run, g->best[k].play);
		}
	}
}

static void hash_challenges(struct hash_run *run, const struct season *s)
{
	for (size_t i = 0; i < s->challenges; i++) {
		const struct season_challenge *c = &s->challenge[i];

		hash_field_number(run, (uint32_t)c->id);
		hash_field_number(run, (uint32_t)c->state);
		hash_field_number(run, (uint32_t)c->settled);
	}
}

static struct view stamp_of(const struct site_season *x)
{
	const struct season *s = &x->r->s;
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, s->text);
	hash_field_number(&run, (uint32_t)s->state);
	hash_field_number(&run, (uint32_t)s->started);
	hash_field_number(&run, (uint32_t)s->ended);
	hash_field_number(&run, s->told != 0);
	hash_field_number(&run, (uint32_t)x->club->d->config->protest_time);
	hash_people(&run, x);
	for (size_t i = 0; i < s->rounds; i++) {
		hash_field(&run, s->round[i].division);
		hash_field_number(&run, (uint32_t)s->round[i].due);
		hash_field_number(&run, s->round[i].over);
	}
	hash_fixtures(&run, x);
	hash_challenges(&run, s);
	hash_field_number(&run, (uint32_t)s->laids);
	return site_stamp(x->arena, &run);
}

static const char *path_of(const struct site_season *x)
{
	return arena_printf(x->arena, "seasons/%lld.html", (long long)x->r->s.id);
}

/* Whether all pages of the season stay: its own, those of its divisions if they have
 * any, and its bulletins. */
static bool unchanged(const struct site_season *x, struct view stamp)
{
	const struct season *s = &x->r->s;
	struct site *site = x->club->s;
	bool same = site_unchanged(site, path_of(x), stamp, NULL);

	for (size_t i = 0; same && site_season_apart(x) && i < x->r->plan.divisions;
	     i++) {
		same = x->division[i].side.entrants == 0 ||
		       site_keep(site, site_season_path(x, i, 0));
	}
	for (size_t i = 0; same && i < s->rounds; i++) {
		size_t division;

		same = !division_of(x, s->round[i].division, &division) ||
		       site_keep(site, site_season_path(x, division, s->round[i].n));
	}
	return same;
}

static bool write_season(struct site_season *x, struct err *err)
{
	const struct season *s = &x->r->s;
	bool ok = true;

	for (size_t i = 0; i < x->r->plan.divisions; i++) {
		x->division[i] = season_table(x->r, x->arena, i);
	}
	for (size_t i = 0; ok && i < s->rounds; i++) {
		size_t division;

		ok = !division_of(x, s->round[i].division, &division) ||
		     site_bulletin_write(x, division, s->round[i].n, err);
	}
	return ok && site_season_write(x, err);
}

/* -------------------------------------------------------------------------- news */

/* When a round that is over ended: when its last game did. Without games, a ladder's
 * round ends when it is due. Another may be over before it is due, and a feed must not
 * tell of a day to come: its start counts. */
static int64_t ended_at(const struct site_season *x, const struct season_round *r)
{
	const struct season *s = &x->r->s;
	int64_t at = 0;

	for (size_t i = 0; i < s->fixtures; i++) {
		const struct season_fixture *f = &s->fixture[i];

		if (f->round == r->n && view_eq(f->division, r->division) && f->over) {
			at = f->ended > at ? f->ended : at;
		}
	}
	return at > 0 ? at : x->r->plan.format == SEASON_LADDER ? r->due : r->started;
}

static void tell(const struct site_season *x, struct site_newest *news)
{
	const struct season *s = &x->r->s;

	for (size_t i = 0; i < s->rounds; i++) {
		const struct season_round *r = &s->round[i];
		struct fields *f = fields_in(news->arena);
		size_t division;
		const char *href;

		if (!r->over || !division_of(x, r->division, &division)) {
			continue;
		}
		href = site_season_path(x, division, r->n);
		site_season_fields(f, x, division);
		fields_set_num(f, "round", r->n);
		site_news_add(news,
			      &(struct site_news){
				      .key = arena_printf(news->arena,
							  "bulletin %lld %.*s %d",
							  (long long)s->id,
							  VIEW_ARG(r->division), r->n),
				      .title = site_say(x->club->s, news->arena,
							"site-bulletin-title", f),
				      .text = site_say(x->club->s, news->arena,
						       "site-bulletin-news", f),
				      .href = arena_printf(news->arena, "%s", href),
				      .at = ended_at(x, r)});
	}
}

/* ------------------------------------------------------------------- all of them */

static void add_winner(struct fields *f, const struct site_season *x, size_t division,
		       struct view name, const char *page)
{
	struct fields *one = fields_item(f, "winners");
	struct arena *a = fields_arena(f);

	fields_set(one, "name", arena_copy(a, name));
	fields_set_str(one, "page", page != NULL ? page : "");
	fields_set(one, "division",
		   x->r->plan.divisions > 1
			   ? arena_copy(a, x->r->plan.division[division].name)
			   : (struct view){0});
}

static void add_teams(struct fields *f, const struct site_season *x,
		      const struct season_table *t)
{
	struct team_table teams = season_teams(x->r, x->arena, t);

	for (size_t i = 0; i < teams.teams; i++) {
		const struct team_row *row = &teams.row[i];

		if (row->rank == 1 && (row->points > 0 || row->half > 0)) {
			add_winner(f, x, 0, x->r->plan.team[row->team].name, NULL);
		}
	}
}

/* Sets who won, once the season is over: the first of each division, by its table as
 * it is now, for a ruling may have changed it; of a season of teams, the first team. */
static void set_winners(struct fields *f, const struct site_season *x)
{
	bool over = x->r->s.state == SEASON_OVER;

	for (size_t i = 0; over && i < x->r->plan.divisions; i++) {
		struct season_table t = season_table(x->r, x->arena, i);

		if (x->r->plan.format == SEASON_TEAMS) {
			add_teams(f, x, &t);
			continue;
		}
		for (size_t k = 0; k < t.side.entrants; k++) {
			const struct season_entrant *e =
				t.side.entrant[t.row[k].entrant];

			if (t.row[k].rank == 1 && e->state == ENTRANT_IN) {
				add_winner(f, x, i, e->name,
					   site_player_path(fields_arena(f),
							    x->club->players,
							    e->player));
			}
		}
	}
}

static void set_line(struct fields *f, const struct site_season *x)
{
	struct arena *a = fields_arena(f);
	const struct season *s = &x->r->s;
	const struct game *game = game_find(x->r->plan.game.text);

	fields_set(f, "name", arena_copy(a, s->name));
	fields_set_str(f, "page", arena_printf(a, "%s", path_of(x)));
	fields_set_str(f, "game", game != NULL ? game->title : "");
	site_set(f, "state", x->club->s,
		 arena_printf(a, "site-season-%s", season_state_name(s->state)));
	site_day(f, "day", x->club->s, s->started != 0 ? s->started : x->r->plan.start);
	set_winners(f, x);
}

static bool one_season(const struct site_club *club, struct arena *scratch, int64_t id,
		       struct site_newest *news, struct fields *line, struct err *err)
{
	struct site_season x = {.club = club, .arena = scratch};
	struct view stamp;

	if (!read_season(&x, id, err)) {
		return false;
	}
	set_line(line, &x);
	tell(&x, news);
	stamp = stamp_of(&x);
	if (unchanged(&x, stamp)) {
		return true;
	}
	if (!write_season(&x, err)) {
		return false;
	}
	site_remember(club->s, path_of(&x), stamp, (struct view){0});
	return true;
}

/* Sets a season aside that could not be read or written. It keeps its pages, and its
 * line in the list. */
static bool passed_over(const struct site_club *club, const struct season *season,
			struct fields *line, struct err *err)
{
	struct arena *a = fields_arena(line);
	long long id = (long long)season->id;
	const char *path = arena_printf(a, "seasons/%lld.html", id);

	fields_set(line, "name", season->name);
	fields_set_str(line, "page", path);
	(void)site_keep_all(club->s, arena_printf(a, "seasons/%lld-", id));
	return site_fault(club->s, arena_printf(a, "season %lld", id), err) &&
	       (site_keep(club->s, path) ||
		site_unread(club->s, path, season->name, SITE_SEASONS, err));
}

bool site_seasons(const struct site_club *club, struct arena *arena,
		  struct site_newest *news, struct err *err)
{
	struct arena scratch = {0};
	struct season *list;
	size_t count;
	bool ok = season_list(club->d->store, arena, &list, &count, err);
	struct site_leaf leaf = {.stem = "seasons", .rows = ok ? count : 0};
	const struct site_head head = {
		.section = SITE_SEASONS,
		.title = site_say(club->s, arena, "site-seasons", NULL)};

	while (ok && count > 0 && site_leaf_next(&leaf)) {
		struct fields *f = fields_in(arena);

		for (size_t i = leaf.from; ok && i < leaf.from + leaf.count; i++) {
			const struct season *one = &list[count - 1 - i];
			struct fields *line = fields_item(f, "seasons");

			ok = one_season(club, &scratch, one->id, news, line, err) ||
			     passed_over(club, one, line, err);
			arena_reset(&scratch);
		}
		ok = ok && site_leaf_write(club->s, &leaf, &head, "site-seasons.html",
					   f, err);
	}
	arena_free(&scratch);
	return ok;
}
