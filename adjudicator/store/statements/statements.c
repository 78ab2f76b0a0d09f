/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/statements/statements.h"

#include <assert.h>
#include <stddef.h>

#include "adjudicator/store/statements/statements_rows.h"

static const struct statement_row *const subjects[] = {
	statements_store,
	statements_players,
	statements_games,
	statements_arrived,
	statements_sent,
	statements_keeping,
	statements_cases,
	statements_personal_data,
	statements_season,
	statements_league,
	statements_clocks,
	statements_puzzle,
	NULL,
};

static const struct statement_row *row(enum statement s)
{
	const struct statement_row *found = NULL;

	for (const struct statement_row *const *rows = subjects; *rows; rows++) {
		if ((*rows)[s].sql) {
			assert(!found);
			found = &(*rows)[s];
		}
	}
	assert(found);
	return found;
}

const char *statement_doing(enum statement s)
{
	return row(s)->doing;
}

const char *statement_sql(enum statement s)
{
	return row(s)->sql;
}
