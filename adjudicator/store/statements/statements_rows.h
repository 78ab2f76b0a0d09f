/* SPDX-License-Identifier: ISC */
/*
 * How the table of statements is spread over several files: each file has an array
 * as long as the whole table and fills only the rows of its subject. A new statement
 * is a row in one of them and a name in statement_names.h.
 */
#ifndef ADJUDICATOR_STORE_STATEMENTS_STATEMENTS_ROWS_H
#define ADJUDICATOR_STORE_STATEMENTS_STATEMENTS_ROWS_H

#include "adjudicator/store/statements/statements.h"

struct statement_row {
	const char *doing, *sql; /* NULL: in another file */
};

#define ROW(name, doing, ...) [name] = {doing, __VA_ARGS__}

extern const struct statement_row statements_store[STATEMENTS_];
extern const struct statement_row statements_players[STATEMENTS_];
extern const struct statement_row statements_games[STATEMENTS_];
extern const struct statement_row statements_arrived[STATEMENTS_];
extern const struct statement_row statements_sent[STATEMENTS_];
extern const struct statement_row statements_keeping[STATEMENTS_];
extern const struct statement_row statements_personal_data[STATEMENTS_];
extern const struct statement_row statements_cases[STATEMENTS_];
extern const struct statement_row statements_clocks[STATEMENTS_];
extern const struct statement_row statements_season[STATEMENTS_];
extern const struct statement_row statements_league[STATEMENTS_];
extern const struct statement_row statements_puzzle[STATEMENTS_];

#endif
