/* SPDX-License-Identifier: ISC */
/* A row of main's table of commands: finding it by its words, and its help. */
#ifndef ADJUDICATOR_CMD_COMMAND_H
#define ADJUDICATOR_CMD_COMMAND_H

#include "adjudicator/cmd/cmd.h"

struct command {
	const char *words; /* "player add" */
	bool (*run)(struct cmd *c);
	unsigned needs;    /* enum cmd_needs */
	const char *usage; /* what follows the words */
	const char *help;
};

struct command_table {
	const struct command *row;
	size_t count;
};

/* The command whose words argv begins with, and how many words those are. NULL: none,
 * and err (ERR_USAGE) names those that come near. */
const struct command *command_find(struct arena *arena, struct command_table table,
				   int argc, char **argv, int *used, struct err *err);

void command_help(FILE *to, const struct command *row);
void command_help_all(FILE *to, struct command_table table);

#endif
