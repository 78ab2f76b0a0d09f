/* SPDX-License-Identifier: ISC */
/* The text of a record that a command's argument names. */
#ifndef ADJUDICATOR_CMD_RECORD_H
#define ADJUDICATOR_CMD_RECORD_H

#include "adjudicator/cmd/cmd.h"

/* A file, or standard input for "-"; at most 16 MiB. *name is for complaints. */
bool record_text(struct cmd *c, const char *what, struct view *text, const char **name);

#endif
