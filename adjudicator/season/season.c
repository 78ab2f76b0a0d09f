/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/season.h"

bool season_open(const struct context *d, struct arena *arena, int64_t id,
		 struct season_run *r, struct err *err)
{
	struct buf faults = buf_in(arena);

	*r = (struct season_run){0};
	if (!season_load(d->store, arena, id, &r->s, err) || r->s.id == 0) {
		return err->kind == ERR_NONE;
	}
	return season_plan_read(arena, r->s.text, "season", &r->plan, &faults) ||
	       err_set(err, ERR_DATA, "season %lld: %s", (long long)id,
		       buf_cstr(&faults));
}

int season_division_at(const struct season_plan *plan, struct view name)
{
	for (size_t i = 0; i < plan->divisions; i++) {
		if (view_eq_nocase(plan->division[i].name, name)) {
			return (int)i;
		}
	}
	return -1;
}

struct season_side season_side(struct season_run *r, struct arena *arena,
			       size_t division)
{
	struct season_side side = {.division = &r->plan.division[division]};

	side.entrant = arena_array(arena, r->s.entrants + 1, sizeof(void *));
	for (size_t i = 0; i < r->s.entrants; i++) {
		struct season_entrant *e = &r->s.entrant[i];

		if (e->state != ENTRANT_REPLACED &&
		    view_eq(e->division, side.division->name)) {
			side.entrant[side.entrants++] = e;
		}
	}
	return side;
}

struct season_entrant *season_entrant_of(const struct season_run *r, int64_t id)
{
	int at = season_entrant_at(&r->s, id);

	return at < 0 ? NULL : &r->s.entrant[at];
}

int season_joined(const struct season_run *r)
{
	int n = 0;

	for (size_t i = 0; i < r->s.entrants; i++) {
		n += r->s.entrant[i].state == ENTRANT_IN && !r->s.entrant[i].gone;
	}
	return n;
}

int season_names_at(const struct season_names *names, struct view name)
{
	for (size_t i = 0; i < names->count; i++) {
		if (view_eq_nocase(names->name[i], name)) {
			return (int)i;
		}
	}
	return -1;
}

int season_team_of(const struct season_plan *plan, struct view name, int *board)
{
	for (size_t i = 0; i < plan->teams; i++) {
		*board = season_names_at(&plan->team[i].player, name);
		if (*board >= 0) {
			return (int)i;
		}
	}
	return -1;
}

/* Whether the two can meet; teams are told by name, for they are drawn up later. */
static bool can_meet(const struct season_run *r, const struct season_entrant *a,
		     const struct season_entrant *b)
{
	int board;

	return r->plan.format != SEASON_TEAMS ||
	       season_team_of(&r->plan, a->name, &board) !=
		       season_team_of(&r->plan, b->name, &board);
}

bool season_enough(const struct season_run *r)
{
	const struct season_entrant *one = NULL;

	for (size_t i = 0; i < r->s.entrants; i++) {
		const struct season_entrant *e = &r->s.entrant[i];

		if (e->state != ENTRANT_IN || e->gone) {
			continue;
		}
		if (one != NULL && can_meet(r, e, one)) {
			return true;
		}
		one = one == NULL ? e : one;
	}
	return false;
}

struct view season_entrant_name(const struct season_run *r, int64_t id)
{
	const struct season_entrant *e = season_entrant_of(r, id);
	struct view nobody = {0};

	return e == NULL ? nobody : e->name;
}

int season_side_at(const struct season_side *side, int64_t entrant)
{
	for (size_t i = 0; i < side->entrants; i++) {
		if (side->entrant[i]->id == entrant) {
			return (int)i;
		}
	}
	return -1;
}

bool season_of_side(const struct season_side *side, struct view division)
{
	return view_eq(side->division->name, division);
}

size_t season_side_stays(const struct season_side *side)
{
	size_t n = 0;

	for (size_t i = 0; i < side->entrants; i++) {
		n += side->entrant[i]->state == ENTRANT_IN;
	}
	return n;
}

bool season_all_meet(const struct season_plan *plan)
{
	return plan->format == SEASON_ROUND_ROBIN ||
	       plan->format == SEASON_DOUBLE_ROUND_ROBIN;
}

struct fields *season_about(struct arena *arena, const struct season_run *r)
{
	struct fields *f = fields_in(arena);

	fields_set(f, "season", r->s.name);
	fields_set_bool(f, "duplicate", r->plan.format == SEASON_DUPLICATE);
	fields_set_bool(f, "ladder", r->plan.format == SEASON_LADDER);
	return f;
}

struct fields *season_about_side(struct arena *arena, const struct season_run *r,
				 const struct season_side *side)
{
	struct fields *f = season_about(arena, r);

	fields_set(f, "division", side->division->name);
	fields_set_bool(f, "divisions", r->plan.divisions > 1);
	return f;
}

struct view season_language(struct view language)
{
	return language.len > 0 ? language : view_of("en");
}

struct addressee season_reader(const struct season_entrant *e)
{
	return news_to_player(e->player, 0, e->language);
}

struct memo season_report(const struct context *d, const char *subject,
			  const struct fields *f)
{
	return (struct memo){.to = view_of(d->config->organiser),
			     .language = view_of("en"),
			     .kind = "report",
			     .subject = subject,
			     .f = f};
}

bool season_write(struct context *d, struct arena *arena,
		  const struct season_entrant *to, const struct season_letter *letter,
		  struct err *err)
{
	struct note n = note_to(d, arena, season_reader(to), err);

	if (to->gone) {
		return true;
	}
	n.f = letter->f;
	note_say(&n, letter->name);
	if (letter->more != NULL) {
		note_gap(&n);
		buf_add(&n.text, buf_view(letter->more));
	}
	return note_tell(&n, "notice", arena_printf(arena, "head-%s", letter->name));
}

bool season_goes_on_game(const struct season_fixture *f)
{
	return f->how == FIXTURE_PLAYED && !f->over;
}

bool season_plays(const struct season_fixture *f, int64_t entrant)
{
	return f->first == entrant || f->second == entrant;
}

struct season_fixture *season_fixture_at(const struct season_run *r, int64_t id)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		if (r->s.fixture[i].id == id) {
			return &r->s.fixture[i];
		}
	}
	return NULL;
}
