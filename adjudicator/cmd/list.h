/* SPDX-License-Identifier: ISC */
/* A list that a command prints, from one table: columns for people, or with --json an
 * object a row for programs. */
#ifndef ADJUDICATOR_CMD_LIST_H
#define ADJUDICATOR_CMD_LIST_H

#include "adjudicator/cmd/json.h"

struct list {
	struct cmd *c; /* borrowed */
	bool json;
	struct columns table;
	json_t *row; /* that is being filled; list_row prints and frees it */
	size_t rows;
};

/* So many columns, with a bit for each that is set to the right. Takes --json. */
struct list list_start(struct cmd *c, size_t count, unsigned right);
/* The next column of the row: its key and value in JSON, which is taken, and how the
 * table shows it. */
void list_cell(struct list *l, const char *key, json_t *value, const char *shown);
/* The same of a text, for which the table has "-" and JSON null where it is empty; of a
 * number with a word before it, likewise where it is 0; and of a day, as "since DAY".
 */
void list_text(struct list *l, const char *key, struct view text);
void list_number(struct list *l, const char *key, const char *word, int64_t n);
void list_since(struct list *l, const char *key, int64_t at);
/* A moment, in both. */
void list_stamp(struct list *l, const char *key, int64_t at);
/* What only programs are told; takes `value`. */
void list_more(struct list *l, const char *key, json_t *value);
/* A row is whole. False with c->err filled where JSON cannot be written. */
bool list_row(struct list *l);
/* Prints the table, and where no row came `none`, to people alone; with --json the rows
 * are out. `ok`: nothing went wrong; it is returned. */
bool list_end(struct list *l, bool ok, const char *none);

#endif
