/* SPDX-License-Identifier: ISC */
/* The page of one season. */
#include "adjudicator/site/seasons.h"

#include "adjudicator/season/standings.h"
#include "adjudicator/site/game.h"
#include "formats/say.h"

/* The most cells of crosstables on one page, enough for forty players. */
enum { CELLS_MOST = 1700 };

/* ------------------------------------------------------------------- names, paths */

bool site_season_apart(const struct site_season *x)
{
	size_t cells = 0;

	for (size_t i = 0; i < x->r->plan.divisions; i++) {
		cells += x->division[i].side.entrants * x->division[i].side.entrants;
	}
	return x->r->plan.divisions > 1 && cells > CELLS_MOST;
}

const char *site_season_path(const struct site_season *x, size_t division, int round)
{
	const char *name =
		x->plain ? arena_str(x->arena, x->r->plan.division[division].name)
			 : arena_printf(x->arena, "%zu", division + 1);
	long long id = (long long)x->r->s.id;

	return round == 0 ? arena_printf(x->arena, "seasons/%lld-%s.html", id, name)
			  : arena_printf(x->arena, "seasons/%lld-%s-%d.html", id, name,
					 round);
}

void site_entrant_fields(struct fields *f, const struct site_season *x, int64_t entrant)
{
	const struct season_entrant *e = season_entrant_of(x->r, entrant);
	const char *page =
		e == NULL ? NULL
			  : site_player_path(x->arena, x->club->players, e->player);

	fields_set(f, "name", e == NULL ? view_of("\u2013") : e->name);
	fields_set_str(f, "page", page != NULL ? page : "");
}

void site_season_fields(struct fields *f, const struct site_season *x, size_t division)
{
	fields_set(f, "season", x->r->s.name);
	fields_set_num(f, "id", (long)x->r->s.id);
	fields_set_bool(f, "divisions", x->r->plan.divisions > 1);
	if (x->r->plan.divisions > 1) {
		fields_set(f, "division", x->r->plan.division[division].name);
	}
}

/* -------------------------------------------------------------------- the table */

const char *site_spread(struct arena *arena, int spread)
{
	return spread < 0 ? arena_printf(arena, "\u2212%d", -spread)
			  : arena_printf(arena, spread > 0 ? "+%d" : "%d", spread);
}

void site_points(struct fields *f, const char *key, int half)
{
	struct buf b = buf_in(fields_arena(f));

	season_points(&b, half);
	fields_set(f, key, buf_view(&b));
}

void site_row_fields(struct fields *f, const struct site_season *x, size_t division,
		     const struct table_row *row)
{
	const struct season_entrant *e =
		x->division[division].side.entrant[row->entrant];

	site_entrant_fields(f, x, e->id);
	if (e->state == ENTRANT_IN) {
		fields_set_num(f, "rank", row->rank);
	}
	fields_set_num(f, "played", row->played);
	site_points(f, "points", row->half);
	fields_set_str(f, "spread", site_spread(x->arena, row->spread));
}

/* The phrase for what a place means: "promoted", "relegated" or "withdrew"; while the
 * season runs, where the place leads; NULL: nothing. */
static const char *moves(const struct site_season *x, size_t division,
			 const struct table_row *row)
{
	const struct season_table *t = &x->division[division];
	bool over = x->r->s.state == SEASON_OVER;

	if (!t->league.here[row->entrant]) {
		return "site-withdrew";
	}
	switch (season_move_of(x->r, t, row)) {
	case SEASON_UP:
		return over ? "site-promoted" : "site-goes-up";
	case SEASON_DOWN:
		return over ? "site-relegated" : "site-goes-down";
	default:
		return NULL;
	}
}

/* Further columns of the table, each shown if the season breaks ties by it. */
static const struct {
	enum tie_break tie;
	const char *label; /* a phrase */
} further[] = {
	{TIE_HEAD,       "site-among"           },
	{TIE_BUCHHOLZ,   "site-opponents"       },
	{TIE_MEDIAN,     "site-opponents-middle"},
	{TIE_CUMULATIVE, "site-running-sum"     },
};

static int further_half(const struct table_row *row, enum tie_break tie)
{
	switch (tie) {
	case TIE_HEAD:
		return row->head;
	case TIE_BUCHHOLZ:
		return row->buchholz;
	case TIE_MEDIAN:
		return row->median;
	default:
		return row->cumulative;
	}
}

static bool parts_by(const struct season_table *t, enum tie_break tie)
{
	for (size_t i = 0; i < t->league.ties; i++) {
		if (t->league.tie[i] == tie) {
			return true;
		}
	}
	return false;
}

static void set_further(struct fields *f, const struct site_season *x,
			const struct season_table *t, const struct table_row *row)
{
	for (size_t i = 0; i < sizeof further / sizeof further[0]; i++) {
		struct fields *one;

		if (!parts_by(t, further[i].tie) ||
		    x->r->plan.format == SEASON_LADDER ||
		    x->r->plan.format == SEASON_DUPLICATE) {
			continue;
		}
		one = fields_item(f, "further");
		site_set(one, "label", x->club->s, further[i].label);
		if (row != NULL) {
			site_points(one, "value", further_half(row, further[i].tie));
		}
	}
}

static void set_bounds(struct fields *f, const struct site_season *x,
		       const struct season_table *t, const struct table_row *row)
{
	struct rank_bounds bounds;

	if (x->r->s.state != SEASON_RUNNING || x->r->plan.format == SEASON_LADDER ||
	    x->r->plan.format == SEASON_DUPLICATE || !t->league.here[row->entrant]) {
		return;
	}
	bounds = season_bounds(x->r, x->arena, t, row->entrant);
	fields_set_num(f, "best", bounds.best);
	fields_set_num(f, "worst", bounds.worst);
	fields_set_bool(f, "one", bounds.best == bounds.worst);
	site_set(f, "bounds", x->club->s, "site-bounds");
}

static void set_row(struct fields *f, const struct site_season *x, size_t division,
		    const struct table_row *row)
{
	const struct season_table *t = &x->division[division];
	const char *move = moves(x, division, row);

	site_row_fields(f, x, division, row);
	fields_set_num(f, "seed", t->side.entrant[row->entrant]->seed);
	fields_set_num(f, "won", row->won);
	fields_set_num(f, "drawn", row->drawn);
	fields_set_num(f, "lost", row->lost);
	fields_set_num(f, "firsts", row->firsts);
	if (move != NULL) {
		site_set(f, "move", x->club->s, move);
	}
	set_further(f, x, t, row);
}

/* Adds the entrants as "rows", in the order of the table. */
static void set_rows(struct fields *f, const struct site_season *x, size_t division)
{
	const struct season_table *t = &x->division[division];

	for (size_t i = 0; i < t->side.entrants; i++) {
		struct fields *row = fields_item(f, "rows");

		set_row(row, x, division, &t->row[i]);
		set_bounds(row, x, t, &t->row[i]);
	}
	set_further(f, x, t, NULL);
}

/* Says how ties are broken: "spread, then games among themselves". */
static struct view ties(const struct site_season *x)
{
	const struct season_plan *plan = &x->r->plan;
	struct view name[SEASON_TIES_];
	struct fields *f = fields_in(x->arena);
	size_t n = 0;

	for (size_t i = 0; i < plan->ties; i++) {
		if (plan->tie[i] != SEASON_TIE_POINTS) {
			name[n++] =
				site_say(x->club->s, x->arena,
					 arena_printf(x->arena, "site-tie-%s",
						      season_tie_name(plan->tie[i])),
					 NULL);
		}
	}
	fields_set(f, "ties",
		   n > 0 ? say_list(x->arena, site_about(x->club->s)->language,
				    LIST_AND, name, n)
			 : (struct view){0});
	if (plan->spread_cap > 0) {
		fields_set_num(f, "cap", plan->spread_cap);
	}
	return site_say(x->club->s, x->arena, "site-ties", f);
}

static struct view ladder_how(const struct site_season *x)
{
	struct fields *f = fields_in(x->arena);

	fields_set_num(f, "up", x->r->plan.challenge.up);
	site_day(f, "end", x->club->s, x->r->plan.end - 1);
	return site_say(x->club->s, x->arena, "site-ladder-how", f);
}

/* Says what puts players in their order. */
static struct view how(const struct site_season *x)
{
	switch (x->r->plan.format) {
	case SEASON_LADDER:
		return ladder_how(x);
	case SEASON_DUPLICATE:
		return site_say(x->club->s, x->arena, "site-duplicate-how", NULL);
	default:
		return ties(x);
	}
}

/* --------------------------------------------------------------------- the page */

static void set_rounds(struct fields *f, const struct site_season *x, size_t division)
{
	const struct season *s = &x->r->s;

	fields_set_bool(f, "some-rounds", s->rounds > 0);
	for (size_t i = 0; i < s->rounds; i++) {
		if (season_of_side(&x->division[division].side, s->round[i].division)) {
			struct fields *one = fields_item(f, "rounds");

			fields_set_num(one, "n", s->round[i].n);
			fields_set_str(one, "href",
				       site_season_path(x, division, s->round[i].n));
		}
	}
}

static void set_division(struct fields *f, const struct site_season *x, size_t division,
			 bool cross)
{
	struct fields *one = fields_item(f, "tables");
	struct buf b = buf_in(x->arena);
	bool ladder = x->r->plan.format == SEASON_LADDER;
	bool duplicate = x->r->plan.format == SEASON_DUPLICATE;

	fields_set_num(one, "n", (long)division + 1);
	site_season_fields(one, x, division);
	fields_set_bool(one, "ladder", ladder);
	fields_set_bool(one, "duplicate", duplicate);
	fields_set_bool(one, "running",
			!ladder && !duplicate && x->r->s.state == SEASON_RUNNING);
	fields_set_bool(one, "moving",
			x->r->plan.divisions > 1 && x->r->plan.promote > 0);
	set_rows(one, x, division);
	set_rounds(one, x, division);
	fields_set(one, "ties", how(x));
	site_ladder(one, x, division);
	site_duplicate(one, x,
		       site_game_page(x->arena, site_game_of(x->club, x->r->s.game)));
	site_teams(one, x, division);
	if (duplicate) { /* nobody meets anybody */
		return;
	}
	if (cross) {
		site_crosstable(&b, x, division);
		fields_set(one, "cross", buf_view(&b));
	} else {
		fields_set_str(one, "apart", site_season_path(x, division, 0));
	}
}

static void set_lead(struct fields *f, const struct site_season *x)
{
	const struct season *s = &x->r->s;
	const struct season_plan *plan = &x->r->plan;
	const struct game *game = game_find(plan->game.text);
	long players = 0;

	for (size_t i = 0; i < s->entrants; i++) {
		players += s->entrant[i].state != ENTRANT_REPLACED;
	}
	fields_set_num(f, "players", players);
	fields_set(f, "game", game != NULL ? view_of(game->title) : plan->game.text);
	fields_set(f, "language", plan->language.text);
	site_set(f, "format", x->club->s,
		 arena_printf(x->arena, "site-format-%s",
			      season_format_name(plan->format)));
	fields_set_bool(f, season_state_name(s->state), true);
	site_day(f, "closes", x->club->s, plan->closes - 1);
	site_day(f, "start", x->club->s, plan->start);
	site_day(f, "began", x->club->s, s->started);
	site_day(f, "ended", x->club->s, s->ended);
	fields_set_bool(f, "day",
			view_eq(fields_get(f, "began"), fields_get(f, "ended")));
	site_set(f, "lead", x->club->s, "site-season-lead");
	site_set(f, "facts", x->club->s, "site-season-facts");
}

static void set_joined(struct fields *f, const struct site_season *x)
{
	for (size_t i = 0; i < x->r->s.entrants; i++) {
		if (x->r->s.state == SEASON_SIGN_UP) {
			site_entrant_fields(fields_item(f, "joined"), x,
					    x->r->s.entrant[i].id);
		}
	}
	fields_set_bool(f, "some-joined",
			x->r->s.state == SEASON_SIGN_UP && x->r->s.entrants > 0);
}

static bool write_page(struct site_season *x, const char *path, struct fields *f,
		       struct err *err)
{
	const struct site_head head = {
		.path = path,
		.section = SITE_SEASONS,
		.title = site_say(x->club->s, x->arena, "site-season-title", f)};

	return site_page_of(x->club->s, &head, "site-season.html", f, err);
}

static bool write_apart(struct site_season *x, size_t division, struct err *err)
{
	struct fields *f = fields_in(x->arena);

	site_season_fields(f, x, division);
	set_lead(f, x);
	set_division(f, x, division, true);
	return write_page(x, site_season_path(x, division, 0), f, err);
}

bool site_season_write(struct site_season *x, struct err *err)
{
	struct fields *f = fields_in(x->arena);
	const char *path =
		arena_printf(x->arena, "seasons/%lld.html", (long long)x->r->s.id);
	bool apart = site_season_apart(x);
	bool ok = true;

	fields_set(f, "season", x->r->s.name);
	set_lead(f, x);
	set_joined(f, x);
	site_season_secret(f, x->club->s, x->club->d, &x->r->s);
	for (size_t i = 0; i < x->r->plan.divisions; i++) {
		if (x->division[i].side.entrants > 0) {
			set_division(f, x, i, !apart);
			ok = ok && (!apart || write_apart(x, i, err));
		}
	}
	return ok && write_page(x, path, f, err);
}
