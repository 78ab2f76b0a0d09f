/* SPDX-License-Identifier: ISC */
/* The lines of JSON that commands print. */
#ifndef ADJUDICATOR_CMD_JSON_H
#define ADJUDICATOR_CMD_JSON_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/games/json_game.h"

struct json_member {
	const char *key;
	json_t *value; /* NULL: the object lacks it */
};

/* An object of these members, in their order: JSON({"turn", json_integer(3)}, ...). */
/* clang-format off */
#define JSON(...) json_of((const struct json_member[]){__VA_ARGS__, {NULL, NULL}})
/* clang-format on */
json_t *json_of(const struct json_member *member);
/* The number; null where it is 0. */
json_t *json_number(int64_t n);
/* A text, or null where it is empty. */
json_t *json_words(struct view text);
/* An object on a line of its own; takes it. */
bool cmd_print_json(struct cmd *c, json_t *object);

#endif
