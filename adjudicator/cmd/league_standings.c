/* SPDX-License-Identifier: ISC */
/* league standings */
#include "adjudicator/cmd/json.h"
#include "adjudicator/cmd/league.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/standings.h"
#include "adjudicator/season/table.h"

/* Half points as a number of points: 7.5 */
static const char *points(struct arena *arena, int half)
{
	return arena_printf(arena, "%d%s", half / 2, half % 2 != 0 ? ".5" : "");
}

int league_place(const struct season_entrant *e, int place)
{
	return e->state == ENTRANT_IN ? place : 0;
}

static void table_print(struct cmd *c, const struct season_run *r,
			const struct season_table *t, struct buf *b)
{
	struct columns cells = {
		.arena = c->arena, .count = 5, .right = 1U | 4U | 8U | 16U};

	if (r->plan.divisions > 1) {
		buf_printf(b, "Division %.*s\n", VIEW_ARG(t->side.division->name));
	}
	for (size_t i = 0; i < t->side.entrants; i++) {
		const struct table_row *row = &t->row[i];
		const struct season_entrant *e = t->side.entrant[row->entrant];

		season_sheet_rank(&cells, e, row->rank);
		columns_add(&cells, e->name);
		if (season_is_duplicate(r)) {
			columns_printf(&cells, "%d", row->played);
		} else {
			columns_printf(&cells, "%d-%d-%d", row->won, row->drawn,
				       row->lost);
		}
		columns_printf(&cells, "%s", points(c->arena, row->half));
		columns_printf(&cells, "%+d", row->spread);
	}
	columns_write(&cells, b);
}

static void teams_print(struct cmd *c, const struct season_run *r,
			const struct season_table *t, struct buf *b)
{
	struct columns cells = {
		.arena = c->arena, .count = 6, .right = 1U | 4U | 8U | 16U | 32U};
	struct team_table teams = season_teams(r, c->arena, t);

	for (size_t i = 0; i < teams.teams; i++) {
		const struct team_row *row = &teams.row[i];

		columns_printf(&cells, "%d", row->rank);
		columns_add(&cells, r->plan.team[row->team].name);
		if (season_is_duplicate(r)) {
			columns_printf(&cells, "%d", row->played);
		} else {
			columns_printf(&cells, "%d-%d-%d", row->won, row->drawn,
				       row->lost);
		}
		columns_printf(&cells, "%d", row->points);
		columns_printf(&cells, "%s", points(c->arena, row->half));
		columns_printf(&cells, "%+d", row->spread);
	}
	columns_write(&cells, b);
	buf_str(b, teams.teams > 0 ? "\n" : "");
}

static bool teams_json(struct cmd *c, const struct season_run *r,
		       const struct season_table *t)
{
	struct team_table teams = season_teams(r, c->arena, t);
	bool ok = true;

	for (size_t i = 0; ok && i < teams.teams; i++) {
		const struct team_row *row = &teams.row[i];

		ok = cmd_print_json(
			c, JSON({"rank", json_integer(row->rank)},
				{"team", json_text(r->plan.team[row->team].name)},
				{"matches", json_integer(row->played)},
				{"won", json_integer(row->won)},
				{"drawn", json_integer(row->drawn)},
				{"lost", json_integer(row->lost)},
				{"points", json_integer(row->points)},
				{"boards", json_real(row->half / 2.0)},
				{"spread", json_integer(row->spread)}));
	}
	return ok;
}

static bool table_json(struct cmd *c, const struct season_table *t)
{
	bool ok = true;

	for (size_t i = 0; ok && i < t->side.entrants; i++) {
		const struct table_row *row = &t->row[i];
		const struct season_entrant *e = t->side.entrant[row->entrant];

		ok = cmd_print_json(
			c, JSON({"division", json_text(t->side.division->name)},
				{"rank", json_number(league_place(e, row->rank))},
				{"name", json_text(e->name)},
				{"state", json_string(entrant_state_name(e->state))},
				{"played", json_integer(row->played)},
				{"won", json_integer(row->won)},
				{"drawn", json_integer(row->drawn)},
				{"lost", json_integer(row->lost)},
				{"points", json_real(row->half / 2.0)},
				{"spread", json_integer(row->spread)},
				{"buchholz", json_real(row->buchholz / 2.0)}));
	}
	return ok;
}

bool cmd_league_standings(struct cmd *c)
{
	struct season_run *r = arena_take(c->arena, sizeof *r);
	struct buf b = buf_in(c->arena);
	bool json = cmd_flag(c, "json");
	bool ok;

	if (!cmd_arguments(c, 1, 1) || !league_open(c, c->argv[0], r)) {
		return false;
	}
	ok = r->s.started != 0 ||
	     err_set(c->err, ERR_DATA, "season %lld has not begun", (long long)r->s.id);
	for (size_t i = 0; ok && i < r->plan.divisions; i++) {
		struct season_table t = season_table(r, c->arena, i);

		if (json) {
			ok = teams_json(c, r, &t) && table_json(c, &t);
		} else if (t.side.entrants > 0) {
			teams_print(c, r, &t, &b);
			table_print(c, r, &t, &b);
		}
	}
	cmd_print(&b);
	return ok;
}
