/* SPDX-License-Identifier: ISC */
/* A word on a path as JSON for a referee, and the letters of a position. */
#include "adjudicator/explain/json.h"
#include "adjudicator/explain/path.h"

#include "adjudicator/games/former.h"
#include "adjudicator/games/json_game.h"
#include "adjudicator/games/paths/grid5.h"

static void put(json_t *o, const char *key, json_t *value)
{
	json_object_set_new(o, key, value);
}

static json_t *crossing_of(const struct explain_step *step)
{
	json_t *o = json_object();
	json_t *letters = json_array();

	for (int i = 0; i < CORNERS; i++) {
		const struct explain_corner *c = &step->corner[i];
		json_t *letter = json_object();

		put(letter, "at", json_text(c->at));
		put(letter, "letter", json_string(c->letter));
		put(letter, "bonus", json_integer(c->bonus));
		json_array_append_new(letters, letter);
	}
	put(o, "letters", letters);
	put(o, "bonus", json_integer(step->crossing));
	return o;
}

static json_t *cube_of(const struct explain_step *step)
{
	json_t *o = json_object();

	put(o, "cube", json_text(step->cube));
	put(o, "before", json_integer(step->before));
	put(o, "after", json_integer(step->after));
	if (step->bonus[0] != '\0') {
		put(o, "bonus", json_string(step->bonus));
	}
	return o;
}

static json_t *step_of(const struct explain_step *step)
{
	json_t *o = json_object();

	put(o, "at", json_text(step->at));
	put(o, "letter", json_string(step->letter));
	put(o, "worth", json_integer(step->worth));
	put(o, "counts", json_integer(step->counts));
	if (step->crossing > 0) {
		put(o, "crossing", crossing_of(step));
	}
	if (step->cube.len > 0) {
		put(o, "use", cube_of(step));
	}
	put(o, "text", json_text(step->why));
	put(o, "rules", explain_json_rules(step->rules));
	return o;
}

json_t *explain_json_path(const struct explain_path *x)
{
	json_t *o = json_object();
	json_t *steps = json_array();

	put(o, "word", json_text(x->word));
	if (x->asked) {
		put(o, "known", json_boolean(x->known));
	}
	for (size_t i = 0; i < x->steps; i++) {
		json_array_append_new(steps, step_of(&x->step[i]));
	}
	put(o, "steps", steps);
	put(o, "text", json_text(x->sum));
	put(o, "rules", explain_json_rules(x->rules));
	return o;
}

/* ------------------------------------------------------------------- positions */

/* A string a row. */
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

/* {"19T":"C"}: the faces that show so much. */
static json_t *faces_of(struct arena *arena, const struct position *pos,
			const struct pile_view *v, enum pile_shown shown)
{
	json_t *o = json_object();

	for (int face = 0; face < PILE_FACES; face++) {
		uint8_t tile = pos->pile.tile[face];

		if (v->shown[face] == shown) {
			put(o, arena_str(arena, pile_face_name((uint8_t)face)),
			    json_string(alphabet_face(pos->setup->alphabet, tile)));
		}
	}
	return o;
}

/* {"19":{"uses":2,"bonus":"DW"}}: cubes that are left and were used or have a bonus. */
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
		put(o, "uses", json_integer(p->uses[cube]));
		if (p->bonus[cube] != PILE_PLAIN) {
			put(o, "bonus", json_string(pile_bonus_name(p->bonus[cube])));
		}
		put(all, arena_str(arena, pile_cube_name((uint8_t)cube)), o);
	}
	return all;
}

json_t *explain_json_ground(struct arena *arena, const struct position *pos)
{
	const struct setup *s = pos->setup;
	json_t *o = json_object();
	json_t *sorts = json_object();
	struct pile_view *v;

	if (s->game->ground == GROUND_GRID) {
		put(o, "board", rows_of(arena, pos));
		for (int i = 0; i < s->seats; i++) {
			put(sorts, arena_str(arena, position_name(pos, i)),
			    json_integer(pos->sorts[i]));
		}
		put(o, "sorts", sorts);
		return o;
	}
	json_decref(sorts);
	v = arena_take(arena, sizeof *v);
	pile_look(&pos->pile, v);
	put(o, "left", json_integer(pile_cubes(&pos->pile)));
	put(o, "faces", faces_of(arena, pos, v, PILE_FULLY));
	put(o, "partly", faces_of(arena, pos, v, PILE_PARTLY));
	put(o, "cubes", cubes_of(arena, &pos->pile));
	return o;
}
