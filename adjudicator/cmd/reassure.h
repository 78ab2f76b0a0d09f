/* SPDX-License-Identifier: ISC */
/* What a run that failed has not harmed. */
#ifndef ADJUDICATOR_CMD_REASSURE_H
#define ADJUDICATOR_CMD_REASSURE_H

#include "adjudicator/cmd/line/command.h"

/* A sentence for who reads why the command ended; NULL: nothing is to be said. */
const char *unharmed(const struct command *row, enum err_kind kind);

#endif
