/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/line/command.h"

#include <string.h>

#include "formats/text/nearest.h"

/* The first words of argv, as many as the row's command has, with a blank between. */
static struct view typed(struct arena *arena, const struct command *row, int argc,
			 char **argv, int *words)
{
	bool two = strchr(row->words, ' ') != NULL && argc > 1;

	*words = two ? 2 : 1;
	return two ? view_of(arena_printf(arena, "%s %s", argv[0], argv[1]))
		   : view_of(argv[0]);
}

/* Writes the commands of two words that begin with this one; false when none does. */
static bool write_group(struct buf *b, struct command_table table, struct view first)
{
	for (size_t i = 0; i < table.count; i++) {
		struct view rest = view_of(table.row[i].words);
		struct view word = view_word(&rest);

		if (view_eq(word, first) && rest.len > 0) {
			buf_printf(b, "%s%s", b->len > 0 ? ", " : "",
				   table.row[i].words);
		}
	}
	return b->len > 0;
}

/* The command that was probably meant: the words are compared as they were typed and
 * turned round ("list player"). */
static bool meant(struct arena *arena, struct command_table table, int argc,
		  char **argv, struct view *out)
{
	const char *turned =
		argc > 1 ? arena_printf(arena, "%.40s %.40s", argv[1], argv[0]) : "";
	struct nearest help = {.word = view_of(argv[0])};
	struct nearest best = {.any = false};

	nearest_try(&help, view_of("help")); /* it has no row in the table */
	if (nearest_found(&help)) {
		best = help;
	}
	for (size_t i = 0; i < table.count; i++) {
		struct nearest near = {.word = view_of(turned)};
		int words;

		if (strchr(table.row[i].words, ' ') != NULL && argc > 1) {
			nearest_try(&near, view_of(table.row[i].words));
		}
		near.word = typed(arena, &table.row[i], argc, argv, &words);
		nearest_try(&near, view_of(table.row[i].words));
		if (nearest_found(&near) &&
		    (!best.any || near.distance < best.distance)) {
			best = near;
		}
	}
	*out = best.known;
	return best.any;
}

/* The nearest first word of a command, when both words together are near none. */
static bool first_meant(struct command_table table, const char *word, struct view *out)
{
	struct nearest near = {.word = view_of(word)};

	for (size_t i = 0; i < table.count; i++) {
		struct view rest = view_of(table.row[i].words);

		nearest_try(&near, view_word(&rest));
	}
	*out = near.known;
	return nearest_found(&near);
}

static bool unknown(struct arena *arena, struct command_table table, int argc,
		    char **argv, struct err *err)
{
	struct buf group = buf_in(arena);
	struct view best;

	if (strcmp(argv[0], "-C") == 0) {
		return err_set(err, ERR_USAGE, "-C needs a folder behind it");
	}
	if (argv[0][0] == '-') {
		return err_set(err, ERR_USAGE,
			       "\"%.40s\" cannot stand there; before a command may be "
			       "-C DIR, -v, --syslog, --help or --version",
			       argv[0]);
	}
	if (meant(arena, table, argc, argv, &best)) {
		bool two = argc > 1 && view_find(best, ' ') < best.len;

		return err_set(err, ERR_USAGE,
			       "there is no command \"%.40s%s%.40s\"; did you mean "
			       "\"%.*s\"?",
			       argv[0], two ? " " : "", two ? argv[1] : "",
			       VIEW_ARG(best));
	}
	if (write_group(&group, table, view_of(argv[0]))) {
		return err_set(err, ERR_USAGE,
			       "\"%.40s\" needs one more word; there are: %s", argv[0],
			       buf_cstr(&group));
	}
	if (first_meant(table, argv[0], &best) && write_group(&group, table, best)) {
		return err_set(err, ERR_USAGE,
			       "there is no command \"%.40s\"; there are: %s", argv[0],
			       buf_cstr(&group));
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

bool command_named(struct command_table table, const char *word)
{
	for (size_t i = 0; i < table.count; i++) {
		if (strcmp(table.row[i].words, word) == 0) {
			return true;
		}
	}
	return false;
}

void command_usage(FILE *to, const struct command *row)
{
	fprintf(to, "usage: adjudicator [-C DIR] %s%s%s\n", row->words,
		*row->usage == '\0' ? "" : " ", row->usage);
}
