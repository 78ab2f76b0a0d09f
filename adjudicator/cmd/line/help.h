/* SPDX-License-Identifier: ISC */
/* What `adjudicator help` and `--help` print; each fits a terminal of 24 lines. */
#ifndef ADJUDICATOR_CMD_LINE_HELP_H
#define ADJUDICATOR_CMD_LINE_HELP_H

#include "adjudicator/cmd/line/command.h"

/* All commands by their words, group after group. */
void help_all(struct buf *b);
/* The commands of a group ("players"), those that begin with a word ("player"), or all
 * ("all"), with what each does; false when `what` is none of these. */
bool help_group(struct buf *b, const char *what);
/* One command: what it does, its options, two examples, where to read more. */
void help_command(struct buf *b, const struct command *row);

/* What the tables say of an option or argument of a command: its own row, else the one
 * of every command; NULL without either. */
const struct command_option *help_option(const char *words, struct view name);

#endif
