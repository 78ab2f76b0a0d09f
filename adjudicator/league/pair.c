/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/pair.h"

#include "adjudicator/league/pair_formats.h"

/* As many rounds as the organiser says. */
static int as_said(const struct pairing *p)
{
	return p->rounds;
}

static const struct {
	pair_counter *rounds;
	pair_filler *round;
} formats[PAIR_FORMATS_] = {
	[PAIR_ROUND_ROBIN] = {berger_rounds,   berger_round  },
	[PAIR_SWISS] = {as_said,         swiss_round   },
	[PAIR_KING] = {as_said,         king_round    },
	[PAIR_KNOCKOUT] = {knockout_rounds, knockout_round},
	[PAIR_TEAMS] = {teams_rounds,    teams_round   },
};

static bool refuse(struct diag *diag, enum diag_code code, int n)
{
	return diag_number(diag, code, (struct view){0}, n);
}

static int here(const struct pairing *p)
{
	int n = 0;

	for (size_t i = 0; i < p->entrants; i++) {
		n += p->entrant[i].here;
	}
	return n;
}

int pair_rounds(const struct pairing *p)
{
	return formats[p->format].rounds ? formats[p->format].rounds(p) : 0;
}

bool pair_round(struct arena *arena, const struct pairing *p, int round,
		struct fixture **out, size_t *count, struct diag *diag)
{
	int rounds = pair_rounds(p);
	struct pair_list l;

	*out = NULL;
	*count = 0;
	if (!formats[p->format].round) {
		return refuse(diag, DIAG_PAIR_LADDER, 0);
	}
	if (p->entrants > PAIR_ENTRANTS) {
		return refuse(diag, DIAG_PAIR_MANY, PAIR_ENTRANTS);
	}
	if (here(p) < 2) {
		return refuse(diag, DIAG_PAIR_FEW, round);
	}
	if (round < 1 || (rounds > 0 && round > rounds)) {
		return refuse(diag, DIAG_PAIR_OVER, rounds);
	}
	l = pair_list_new(arena, p->entrants);
	if (!formats[p->format].round(arena, &l, p, round, diag)) {
		return false;
	}
	pair_list_end(&l, out, count);
	return true;
}
