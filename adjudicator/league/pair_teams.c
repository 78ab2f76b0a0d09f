/* SPDX-License-Identifier: ISC */
/*
 * Teams meet each other by Berger tables, board by board: the first member present
 * of one team meets the first of the other. The team that the table names first has
 * the first move on boards 1, 3, 5 ... of the match, the other one on 2, 4, 6 ...
 */
#include "adjudicator/league/pair_berger.h"
#include "adjudicator/league/pair_formats.h"

struct teams {
	const struct pairing *p;
	int *member; /* the members who are present, team by team */
	int *from;   /* where each team begins; from[count]: the end */
	int count;
};

/* An entrant whose team is out of range does not play. */
static bool has_team(const struct pairing *p, size_t i)
{
	return p->entrant[i].team >= 0 && (size_t)p->entrant[i].team < p->entrants;
}

static int count_teams(const struct pairing *p)
{
	int count = 0;

	for (size_t i = 0; i < p->entrants; i++) {
		if (has_team(p, i) && p->entrant[i].team >= count) {
			count = p->entrant[i].team + 1;
		}
	}
	return count;
}

static struct teams line_up(struct arena *arena, const struct pairing *p)
{
	struct teams t = {.p = p, .count = count_teams(p)};
	int n = 0;

	t.member = arena_array(arena, p->entrants, sizeof *t.member);
	t.from = arena_array(arena, (size_t)t.count + 1, sizeof *t.from);
	for (int team = 0; team < t.count; team++) {
		t.from[team] = n;
		for (size_t i = 0; i < p->entrants; i++) {
			if (p->entrant[i].here && p->entrant[i].team == team) {
				t.member[n++] = (int)i;
			}
		}
	}
	t.from[t.count] = n;
	return t;
}

static int size(const struct teams *t, int team)
{
	return team < 0 ? 0 : t->from[team + 1] - t->from[team];
}

static int on_board(const struct teams *t, int team, int board)
{
	return board < size(t, team) ? t->member[t->from[team] + board] : -1;
}

static int boards(const struct teams *t, int one, int other)
{
	int x = size(t, one), y = size(t, other);

	return t->p->boards > 0   ? t->p->boards
	       : x == 0 || y == 0 ? x + y
	       : x < y            ? x
				  : y;
}

int teams_rounds(const struct pairing *p)
{
	return berger_length(count_teams(p), p->legs);
}

bool teams_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		 int round, struct diag *diag)
{
	struct teams t = line_up(arena, p);

	if (t.count < 2) {
		return diag_number(diag, DIAG_PAIR_FEW, (struct view){0}, round);
	}
	for (int match = 0; match < (t.count + 1) / 2; match++) {
		int one, other, most;

		berger_board(t.count, p->legs, round, match, &one, &other);
		most = boards(&t, one, other);
		for (int board = 0; board < most; board++) {
			int x = on_board(&t, one, board);
			int y = on_board(&t, other, board);

			pair_list_meet(l, p, board % 2 == 0 ? x : y,
				       board % 2 == 0 ? y : x);
		}
	}
	return true;
}
