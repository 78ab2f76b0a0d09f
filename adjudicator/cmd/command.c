/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/command.h"

#include <stdint.h>
#include <string.h>

#include "adjudicator/nearest.h"

/* As many words of argv as the row has, with a blank between. */
static struct view typed(struct arena *arena, const struct command *row, int argc,
			 char **argv, int *words)
{
	bool two = strchr(row->words, ' ') != NULL && argc > 1;

	*words = two ? 2 : 1;
	return two ? view_of(arena_printf(arena, "%s %s", argv[0], argv[1]))
		   : view_of(argv[0]);
}

/* The commands that share this first word, in *b; false when none does. */
static bool write_group(struct buf *b, struct command_table table, const char *first)
{
	for (size_t i = 0; i < table.count; i++) {
		struct view rest = view_of(table.row[i].words);
		struct view word = view_word(&rest);

		if (view_is(word, first)) {
			buf_printf(b, "%s%s", b->len > 0 ? ", " : "",
				   table.row[i].words);
		}
	}
	return b->len > 0;
}

static bool unknown(struct arena *arena, struct command_table table, int argc,
		    char **argv, struct err *err)
{
	struct buf group = buf_in(arena);
	const struct command *best = NULL;
	size_t least = SIZE_MAX;
	int words;

	if (write_group(&group, table, argv[0])) {
		return err_set(err, ERR_USAGE,
			       "\"%.40s\" needs one more word; there are: %s", argv[0],
			       buf_cstr(&group));
	}
	for (size_t i = 0; i < table.count; i++) {
		const struct command *row = &table.row[i];
		size_t n = nearest_distance(typed(arena, row, argc, argv, &words),
					    view_of(row->words));

		if (n < least) {
			least = n;
			best = row;
		}
	}
	if (best != NULL && nearest_enough(least, view_of(best->words))) {
		return err_set(err, ERR_USAGE,
			       "there is no command \"%.40s\"; did you mean \"%s\"?",
			       argv[0], best->words);
	}
	return err_set(err, ERR_USAGE,
		       "there is no command \"%.40s\"; `adjudicator help` lists them",
		       argv[0]);
}

const struct command *command_find(struct arena *arena, struct command_table table,
				   int argc, char **argv, int *used, struct err *err)
{
	const struct command *end = table.row + table.count;

	for (const struct command *row = table.row; row < end; row++) {
		if (view_is(typed(arena, row, argc, argv, used), row->words)) {
			return row;
		}
	}
	unknown(arena, table, argc, argv, err);
	return NULL;
}

void command_usage(FILE *to, const struct command *row)
{
	fprintf(to, "usage: adjudicator [-C DIR] %s%s%s\n", row->words,
		*row->usage == '\0' ? "" : " ", row->usage);
}
