/* SPDX-License-Identifier: ISC */
/* The table of commands: finding one by its words, its usage line, and its help. */
#ifndef ADJUDICATOR_CMD_LINE_COMMAND_H
#define ADJUDICATOR_CMD_LINE_COMMAND_H

#include "adjudicator/cmd/cmd.h"

/* The topic of a command, by which `adjudicator help` lists it. */
enum command_group {
	GROUP_CLUB,
	GROUP_PLAYERS,
	GROUP_GAMES,
	GROUP_RULINGS,
	GROUP_WORDS,
	GROUP_LEAGUES,
	GROUP_KEEPING
};

struct command {
	const char *words; /* "player add" */
	cmd_function *run;
	unsigned needs; /* enum cmd_needs */
	enum command_group group;
	const char *help;
	const char *usage; /* what follows the words */
};

struct command_table {
	const struct command *row;
	size_t count;
};

extern const struct command_table commands;

/* A sentence about an option, or about an argument or exit status that needs one. */
struct command_option {
	const char *
		words; /* "": every command that has the option and no row of its own */
	const char *what; /* "--at T", "RULING" or "exit 75" */
	const char *sentence;
};

struct command_options {
	const struct command_option *row;
	size_t count;
};

extern const struct command_options command_options;

struct command_example {
	const char *words;
	const char *line;  /* for a shell; the club is in the folder "club" */
	const char *needs; /* what keeps a test from running it; NULL: nothing */
};

struct command_examples {
	const struct command_example *row;
	size_t count;
};

extern const struct command_examples command_examples;

/* The command whose words argv begins with; *used: their number. NULL: there is
 * none, and err (ERR_USAGE) names similar ones. */
const struct command *command_find(struct arena *arena, struct command_table table,
				   int argc, char **argv, int *used, struct err *err);

/* Whether a command consists of just this word. */
bool command_named(struct command_table table, const char *word);

/* Prints "usage: adjudicator [-C DIR] ..." on one line. */
void command_usage(FILE *to, const struct command *row);

/* The options in a command's usage line. */
struct usage_option {
	struct view name;  /* "--at" */
	struct view value; /* "T"; empty: it takes no value */
};

/* Takes the first option out of *rest; false when there is none. */
bool usage_next(struct view *rest, struct usage_option *out);
/* What the n-th word that is no option must be, from 0 on: "GAME", or "FILE|N|-";
 * empty where there is none. */
struct view usage_argument(struct view usage, int n);

/* What `adjudicator help` and `--help` print; each fits a terminal of 24 lines.
 * help_all: all commands by their words, group by group. */
void help_all(struct buf *b);
/* The commands of a group ("players"), those that begin with a word ("player"), or
 * all ("all"), with what each does; false when `what` is none of these. */
bool help_group(struct buf *b, const char *what);
/* One command: what it does, its options, two examples, where to read more. */
void help_command(struct buf *b, const struct command *row);

/* What the tables say of an option or argument of a command: its own row, else the
 * common one; NULL without either. */
const struct command_option *help_option(const char *words, struct view name);

#endif
