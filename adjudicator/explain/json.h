/* SPDX-License-Identifier: ISC */
/* Explanations as JSON: the value of "explain" for a game, a turn and an end. */
#ifndef ADJUDICATOR_EXPLAIN_JSON_H
#define ADJUDICATOR_EXPLAIN_JSON_H

#include "adjudicator/explain/explain.h"
#include <jansson.h>

/* Sets "rules" to a list, for rules such as "C2 C5". */
void explain_json_put_rules(json_t *o, struct view rules);
/* The caller releases the result. */
json_t *explain_json_game(struct arena *arena, const struct replay *r);
json_t *explain_json_line(struct arena *arena, const struct replay *r,
			  const struct replay_turn *t);
json_t *explain_json_end(struct arena *arena, const struct replay *r);

#endif
