/* SPDX-License-Identifier: ISC */
/* Explanations as JSON: what stands under "explain" of a game, a turn and an end. */
#ifndef ADJUDICATOR_EXPLAIN_JSON_H
#define ADJUDICATOR_EXPLAIN_JSON_H

#include "adjudicator/explain/explain.h"
#include <jansson.h>

/* "C2 C5" as a list, under "rules". */
void explain_json_put_rules(json_t *o, struct view rules);
/* The caller's to release. */
json_t *explain_json_game(struct arena *arena, const struct replay *r);
json_t *explain_json_line(struct arena *arena, const struct replay *r,
			  const struct replay_turn *t);
json_t *explain_json_end(struct arena *arena, const struct replay *r);

#endif
