/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/list.h"

struct list list_start(struct cmd *c, size_t count, unsigned right)
{
	return (struct list){.c = c,
			     .json = cmd_flag(c, "json"),
			     .table = cmd_columns(c, count, right)};
}

void list_more(struct list *l, const char *key, json_t *value)
{
	if (!l->json) {
		json_decref(value);
		return;
	}
	l->row = l->row == NULL ? json_object() : l->row;
	(void)json_object_set_new(l->row, key, value);
}

void list_cell(struct list *l, const char *key, json_t *value, const char *shown)
{
	if (!l->json) {
		columns_add(&l->table, view_of(shown));
	}
	list_more(l, key, value);
}

void list_text(struct list *l, const char *key, struct view text)
{
	list_cell(l, key, json_words(text),
		  text.len > 0 ? arena_str(l->c->arena, text) : "-");
}

void list_number(struct list *l, const char *key, const char *word, int64_t n)
{
	list_cell(l, key, json_number(n),
		  n == 0 ? "-"
			 : arena_printf(l->c->arena, "%s%lld", word, (long long)n));
}

void list_since(struct list *l, const char *key, int64_t at)
{
	list_cell(l, key, json_string(cmd_stamp(l->c->arena, at)),
		  arena_printf(l->c->arena, "since %s", cmd_day(l->c->arena, at)));
}

void list_stamp(struct list *l, const char *key, int64_t at)
{
	const char *stamp = cmd_stamp(l->c->arena, at);

	list_cell(l, key, json_string(stamp), stamp);
}

bool list_row(struct list *l)
{
	json_t *row = l->row;

	l->row = NULL;
	l->rows++;
	return !l->json || cmd_print_json(l->c, row);
}

bool list_end(struct list *l, bool ok, const char *none)
{
	cmd_print_columns(&l->table);
	if (ok && l->rows == 0 && !l->json) {
		log_info(l->c->log, "%s", none);
	}
	return ok;
}
