/* SPDX-License-Identifier: ISC */
/* The JSON lines that commands print. */
#ifndef ADJUDICATOR_CMD_JSON_H
#define ADJUDICATOR_CMD_JSON_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/games/json_game.h"

struct json_member {
	const char *key;
	json_t *value; /* NULL: this member is left out */
};

/* An object with these members, in this order: JSON({"turn", json_integer(3)}, ...).
 * Takes their values. */
/* clang-format off */
#define JSON(...) json_of((const struct json_member[]){__VA_ARGS__, {NULL, NULL}})
/* clang-format on */
json_t *json_of(const struct json_member *member);
/* The number; null for 0. */
json_t *json_number(int64_t n);
/* The text, or null where it is empty. */
json_t *json_words(struct view text);
/* Prints an object on a line of its own; takes it. */
bool cmd_print_json(struct cmd *c, json_t *object);

#endif
