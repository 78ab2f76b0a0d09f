/* SPDX-License-Identifier: ISC */
/*
 * All SQL that works on the rows of a club: each statement has a name
 * (statement_names.h) and a text, in the source file that is given above its name.
 * Other SQL is in the schema's steps; in sqlite/ and postgresql/, which open, check
 * and lock a database of their engine; and in whole/copy.c and whole/salvage.c,
 * which copy and rescue whole databases.
 */
#ifndef ADJUDICATOR_STORE_STATEMENTS_STATEMENTS_H
#define ADJUDICATOR_STORE_STATEMENTS_STATEMENTS_H

#include "adjudicator/store/statements/statement_names.h"

/* What the statement does, as an error says it: "keeping a letter". */
const char *statement_doing(enum statement s);
const char *statement_sql(enum statement s);

#endif
