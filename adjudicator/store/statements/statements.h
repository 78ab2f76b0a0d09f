/* SPDX-License-Identifier: ISC */
/*
 * What the program asks of a club's rows: every such statement has a name
 * (statement_names.h) and a text, in the file that stands above its name. Beside them
 * there is SQL in the steps of the schema, in sqlite/ and postgresql/, which open,
 * check and lock a database of their engine, and in whole/copy.c and whole/salvage.c,
 * which copy and rescue whole ones.
 */
#ifndef ADJUDICATOR_STORE_STATEMENTS_STATEMENTS_H
#define ADJUDICATOR_STORE_STATEMENTS_STATEMENTS_H

#include "adjudicator/store/statements/statement_names.h"

/* What it is for, as an error says it: "keeping a letter". */
const char *statement_doing(enum statement s);
const char *statement_sql(enum statement s);

#endif
