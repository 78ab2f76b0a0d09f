/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/standings.h"

#include "adjudicator/season/letter_text.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"

enum { MATCHES_MOST = 40 };

struct team_table season_teams(const struct season_run *r, struct arena *arena,
			       const struct season_table *t)
{
	struct team_game *game = arena_array(arena, t->league.games + 1, sizeof *game);
	size_t n = 0;

	for (size_t i = 0; i < t->league.games; i++) {
		const struct table_game *g = &t->league.game[i];
		struct table_share a = table_share(&t->league, g, false);

		if (g->how == GAME_ANNULLED || g->a < 0) {
			continue;
		}
		game[n++] = (struct team_game){
			.round = g->round,
			.a = t->side.entrant[g->a]->team,
			.b = g->b < 0 ? -1 : t->side.entrant[g->b]->team,
			.half_a = a.half,
			.half_b = g->b < 0 ? 0 : table_share(&t->league, g, true).half,
			.spread = a.spread};
	}
	return team_table(arena, r->plan.teams, game, n);
}

void season_teams_say(struct buf *b, const struct season_run *r,
		      const struct season_table *t, struct view language)
{
	struct team_table teams = season_teams(r, b->arena, t);
	size_t rows = season_sheet_rows(teams.teams);
	struct columns s = season_sheet(b->arena, language, "season-columns-teams", 6);

	phrase(b, language, "season-teams", NULL);
	buf_str(b, "\n\n");
	for (size_t i = 0; i < rows; i++) {
		const struct team_row *row = &teams.row[i];

		columns_printf(&s, "%d", row->rank);
		season_sheet_name(&s, r->plan.team[row->team].name);
		columns_printf(&s, "%d", row->played);
		columns_printf(&s, "%d", row->points);
		season_sheet_points(&s, row->half);
		season_sheet_spread(&s, row->spread);
	}
	columns_write_quoted(&s, b);
}

void season_matches_say(struct buf *b, const struct season_run *r,
			const struct season_table *t, struct view language)
{
	struct team_table teams = season_teams(r, b->arena, t);
	size_t from = teams.matches > MATCHES_MOST ? teams.matches - MATCHES_MOST : 0;

	if (teams.matches == 0) {
		return;
	}
	season_heading(b, language, "season-matches", NULL);
	for (size_t i = from; i < teams.matches; i++) {
		const struct team_match *m = &teams.match[i];

		buf_printf(b, "\t|  %3d  ", m->round);
		buf_add(b, utf8_head(r->plan.team[m->a].name, SEASON_SHEET_NAME));
		buf_str(b, " - ");
		buf_add(b, utf8_head(r->plan.team[m->b].name, SEASON_SHEET_NAME));
		buf_str(b, "  ");
		season_points(b, m->half_a);
		buf_str(b, " : ");
		season_points(b, m->half_b);
		buf_str(b, m->over ? "\n" : " ...\n");
	}
}
