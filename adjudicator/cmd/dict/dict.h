/* SPDX-License-Identifier: ISC */
/* What the commands about word lists share. */
#ifndef ADJUDICATOR_CMD_DICT_DICT_H
#define ADJUDICATOR_CMD_DICT_DICT_H

#include "adjudicator/club/editions.h"
#include "adjudicator/cmd/cmd.h"
#include <jansson.h>

/* Prints a line of JSON; takes the object. */
bool dict_print_json(struct cmd *c, json_t *object);
/* "1 word", "248464 words" */
const char *dict_words(struct arena *arena, const struct lexicon_info *info);
/* ERR_DATA: there is no edition yet. */
bool dict_none(struct cmd *c);

#endif
