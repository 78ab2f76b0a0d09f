/* SPDX-License-Identifier: ISC */
/* How the table of statements is kept in several files. */
#ifndef ADJUDICATOR_STORE_STATEMENTS_ROWS_H
#define ADJUDICATOR_STORE_STATEMENTS_ROWS_H

#include "adjudicator/store/statements.h"

struct statement_row {
	const char *doing, *sql;
};

/* statements_words.c: from STATEMENTS_WORDS_ on. */
extern const struct statement_row statements_words[STATEMENTS_ - STATEMENTS_WORDS_];

#endif
