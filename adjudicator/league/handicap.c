/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/handicap.h"

#include <stddef.h>

/* 100 times the quantile of the normal distribution at 1 / (1 + 10^(-difference /
 * 400)), less 10, rounded to five; test_handicap computes it again. */
static const struct {
	int difference, points;
} table[] = {
	{50,  10 },
        {100, 25 },
        {150, 45 },
        {200, 60 },
        {250, 75 },
	{300, 95 },
        {400, 125},
        {500, 150},
        {600, 175},
};

int handicap_suggested(int difference)
{
	int points = 0;

	for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
		points = difference >= table[i].difference ? table[i].points : points;
	}
	return points;
}
