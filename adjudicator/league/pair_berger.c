/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/pair_berger.h"

#include "adjudicator/league/pair_formats.h"

int berger_length(int n, int legs)
{
	return n < 2 ? 0 : (legs == 2 ? 2 : 1) * (n + n % 2 - 1);
}

/* A board of one leg; indexes from 0, n for the empty place. */
static void board_of(int n, int round, int board, int *first, int *second)
{
	int others = n + n % 2 - 1;
	int pivot = (round - 1) * ((others + 1) / 2) % others;

	if (board > 0) {
		*first = (pivot + board) % others;
		*second = (pivot + others - board) % others;
	} else if (round % 2 == 1) {
		*first = pivot;
		*second = others;
	} else {
		*first = others;
		*second = pivot;
	}
}

void berger_board(int n, int legs, int round, int board, int *first, int *second)
{
	int leg = berger_length(n, 1);
	bool again = round > leg;
	int of_leg = again ? round - leg : round;
	int one, other;

	if (legs == 2 && leg > 2 && !again && round >= leg - 1) {
		of_leg = round == leg ? leg - 1 : leg;
	}
	board_of(n, of_leg, board, &one, &other);
	one = one == n ? -1 : one;
	other = other == n ? -1 : other;
	*first = again ? other : one;
	*second = again ? one : other;
}

int berger_rounds(const struct pairing *p)
{
	return berger_length((int)p->entrants, p->legs);
}

bool berger_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		  int round, struct diag *diag)
{
	int n = (int)p->entrants;

	(void)arena;
	(void)diag;
	for (int board = 0; board < (n + 1) / 2; board++) {
		int first, second;

		berger_board(n, p->legs, round, board, &first, &second);
		pair_list_meet(l, p, first, second);
	}
	return true;
}
