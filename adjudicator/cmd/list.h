/* SPDX-License-Identifier: ISC */
/* A list that a command prints from one table: columns for people, or with --json
 * one object a row for programs. */
#ifndef ADJUDICATOR_CMD_LIST_H
#define ADJUDICATOR_CMD_LIST_H

#include "adjudicator/cmd/json.h"

struct list {
	struct cmd *c; /* borrowed */
	bool json;
	struct columns table;
	json_t *row; /* the row being filled; list_row prints and frees it */
	size_t rows;
};

/* `right` has a bit for each right-aligned column. Takes --json from the arguments. */
struct list list_start(struct cmd *c, size_t count, unsigned right);
/* Adds the next column of the row: its key and value for JSON (takes the value), and
 * the text for the table. */
void list_cell(struct list *l, const char *key, json_t *value, const char *shown);
/* The same for a text, which is "-" or null where it is empty; for a number after a
 * word, likewise where it is 0; and for a day, as "since DAY". */
void list_text(struct list *l, const char *key, struct view text);
void list_number(struct list *l, const char *key, const char *word, int64_t n);
void list_since(struct list *l, const char *key, int64_t at);
/* A moment; the same in both forms. */
void list_stamp(struct list *l, const char *key, int64_t at);
/* A member for JSON only; takes `value`. */
void list_more(struct list *l, const char *key, json_t *value);
/* Ends a row. Returns false with c->err where the JSON cannot be written. */
bool list_row(struct list *l);
/* Ends the list: prints the table, or `none` if there were no rows; with --json the
 * rows are printed already. Returns `ok`, which says that nothing went wrong. */
bool list_end(struct list *l, bool ok, const char *none);

#endif
