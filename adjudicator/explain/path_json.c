/* SPDX-License-Identifier: ISC */
/* A word on a path as JSON for a referee, and the letters of a position. */
#include "adjudicator/explain/json.h"
#include "adjudicator/explain/path.h"

#include "adjudicator/games/json_game.h"
#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/player_names.h"

static json_t *crossing_of(const struct explain_step *step)
{
	json_t *o = json_object();
	json_t *letters = json_array();

	for (int i = 0; i < CORNERS; i++) {
		const struct explain_corner *c = &step->corner[i];
		json_t *letter = json_object();

		json_set_text(letter, "at", c->at);
		json_set_string(letter, "letter", c->letter);
		json_set_number(letter, "bonus", c->bonus);
		json_array_append_new(letters, letter);
	}
	json_object_set_new(o, "letters", letters);
	json_set_number(o, "bonus", step->crossing);
	return o;
}

static json_t *cube_of(const struct explain_step *step)
{
	json_t *o = json_object();

	json_set_text(o, "cube", step->cube);
	json_set_number(o, "before", step->before);
	json_set_number(o, "after", step->after);
	if (step->bonus[0] != '\0') {
		json_set_string(o, "bonus", step->bonus);
	}
	return o;
}

static json_t *step_of(const struct explain_step *step)
{
	json_t *o = json_object();

	json_set_text(o, "at", step->at);
	json_set_string(o, "letter", step->letter);
	json_set_number(o, "worth", step->worth);
	json_set_number(o, "counts", step->counts);
	if (step->crossing > 0) {
		json_object_set_new(o, "crossing", crossing_of(step));
	}
	if (step->cube.len > 0) {
		json_object_set_new(o, "use", cube_of(step));
	}
	json_set_text(o, "text", step->why);
	explain_json_put_rules(o, step->rules);
	return o;
}

json_t *explain_json_path(const struct explain_path *x)
{
	json_t *o = json_object();
	json_t *steps = json_array();

	json_set_text(o, "word", x->word);
	if (x->asked) {
		json_object_set_new(o, "known", json_boolean(x->known));
	}
	for (size_t i = 0; i < x->steps; i++) {
		json_array_append_new(steps, step_of(&x->step[i]));
	}
	json_object_set_new(o, "steps", steps);
	json_set_text(o, "text", x->sum);
	explain_json_put_rules(o, x->rules);
	return o;
}

/* ------------------------------------------------------------------- positions */

/* A string for each row. */
static json_t *rows_of(struct arena *arena, const struct position *pos)
{
	json_t *rows = json_array();
	struct buf b = buf_in(arena);
	struct view rest;
	struct view row;

	grid5_write(&b, &pos->grid, pos->setup->alphabet);
	rest = buf_view(&b);
	while ((row = view_word(&rest)).len > 0) {
		json_array_append_new(rows, json_text(row));
	}
	return rows;
}

/* The faces that show as much as `shown`, as {"19T":"C"}. */
static json_t *faces_of(struct arena *arena, const struct position *pos,
			const struct pile_view *v, enum pile_shown shown)
{
	json_t *o = json_object();

	for (int face = 0; face < PILE_FACES; face++) {
		uint8_t tile = pos->pile.tile[face];

		if (v->shown[face] == shown) {
			json_set_string(o,
					arena_str(arena, pile_face_name((uint8_t)face)),
					alphabet_face(pos->setup->alphabet, tile));
		}
	}
	return o;
}

/* Cubes that are not removed, and were used or have a bonus, as
 * {"19":{"uses":2,"bonus":"DW"}}. */
static json_t *cubes_of(struct arena *arena, const struct pile *p)
{
	json_t *all = json_object();

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		json_t *o;

		if (p->uses[cube] == PILE_GONE ||
		    (p->uses[cube] == 0 && p->bonus[cube] == PILE_PLAIN)) {
			continue;
		}
		o = json_object();
		json_set_number(o, "uses", p->uses[cube]);
		if (p->bonus[cube] != PILE_PLAIN) {
			json_set_string(o, "bonus", pile_bonus_name(p->bonus[cube]));
		}
		json_object_set_new(all,
				    arena_str(arena, pile_cube_name((uint8_t)cube)), o);
	}
	return all;
}

json_t *explain_json_ground(struct arena *arena, const struct position *pos)
{
	const struct setup *s = pos->setup;
	json_t *o = json_object();

	if (s->game->ground == GROUND_GRID) {
		json_t *sorts = json_object();

		json_object_set_new(o, "board", rows_of(arena, pos));
		for (int i = 0; i < s->seats; i++) {
			json_set_number(sorts, arena_str(arena, position_name(pos, i)),
					pos->sorts[i]);
		}
		json_object_set_new(o, "sorts", sorts);
	} else {
		struct pile_view *v = arena_take(arena, sizeof *v);

		pile_look(&pos->pile, v);
		json_set_number(o, "left", pile_cubes(&pos->pile));
		json_object_set_new(o, "faces", faces_of(arena, pos, v, PILE_FULLY));
		json_object_set_new(o, "partly", faces_of(arena, pos, v, PILE_PARTLY));
		json_object_set_new(o, "cubes", cubes_of(arena, &pos->pile));
	}
	return o;
}
