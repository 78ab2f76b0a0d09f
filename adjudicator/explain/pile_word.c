/* SPDX-License-Identifier: ISC */
/* What a word of Cubes scores by its cubes, and how often each cube was used. */
#include "adjudicator/explain/path.h"

#include "adjudicator/games/paths/cubes.h"
#include "formats/boards/pile.h"

struct job {
	struct arena *arena;
	const struct walk_trace *w;
	const struct pile *pile; /* before the word */
	int best; /* index in the path of the word bonus that counts; -1: none */
};

static uint8_t cube_of(const struct job *j, int i)
{
	return j->w->path.node[i] / PILE_SIDES;
}

static int word_times(uint8_t bonus)
{
	return bonus == PILE_TW ? 3 : bonus == PILE_DW ? 2 : 1;
}

/* The first cube with the highest word bonus; -1: none. */
static int best_bonus(const struct job *j)
{
	int best = -1;
	int times = 1;

	for (int i = 0; i < j->w->path.n; i++) {
		int one = word_times(j->pile->bonus[cube_of(j, i)]);

		if (one > times) {
			best = i;
			times = one;
		}
	}
	return best;
}

static bool again(const struct job *j, int i)
{
	for (int k = 0; k < i; k++) {
		if (cube_of(j, k) == cube_of(j, i)) {
			return true;
		}
	}
	return false;
}

static void tell_uses(struct buf *b, const struct explain_step *step, bool again)
{
	buf_printf(b, "cube %.*s", VIEW_ARG(step->cube));
	if (again) {
		buf_str(b, " again: one use for the whole word");
		return;
	}
	buf_printf(b, ": %d use%s before, %d now%s", step->before,
		   step->before == 1 ? "" : "s", step->after,
		   step->after == PILE_GONE  ? ", so it goes"
		   : step->after == PILE_RED ? ", red"
					     : "");
}

static void tell_bonus(const struct job *j, int i, struct buf *b,
		       const struct explain_step *step)
{
	uint8_t bonus = j->pile->bonus[cube_of(j, i)];

	if (bonus == PILE_PLAIN) {
		return;
	}
	buf_printf(b, "; %s (%s)", step->bonus,
		   face_bonus_name(b->arena, view_of("en"), step->bonus));
	if (word_times(bonus) > 1 && i != j->best) {
		buf_str(b, cube_of(j, i) == cube_of(j, j->best)
				   ? ", once in a word"
				   : ", which does nothing: only the highest counts");
	}
}

static void explain_step(const struct job *j, const struct tileset *tiles, int i,
			 struct explain_step *step)
{
	struct buf why = buf_in(j->arena);
	uint8_t cube = cube_of(j, i);

	step->worth = (uint8_t)tiles->value[j->w->tile[i]];
	step->counts = j->w->pile.points[i];
	step->cube = pile_cube_name(cube);
	step->before = j->w->uses[i];
	step->after = j->w->uses[i] + 1;
	step->bonus = pile_bonus_name(j->pile->bonus[cube]);
	tell_uses(&why, step, again(j, i));
	tell_bonus(j, i, &why, step);
	step->why = buf_view(&why);
	step->rules = view_of(step->bonus[0] == '\0' ? "U8" : "U8 U5");
}

/* Writes "3+2+1 = 6, x2 (cube 21) = 12, a long word 10 more = 22". */
static void tell_sum(const struct job *j, struct explain_path *out)
{
	const struct pile_score *s = &j->w->pile;
	struct buf b = buf_in(j->arena);

	for (size_t i = 0; i < out->steps; i++) {
		buf_printf(&b, "%s%d", i > 0 ? "+" : "", out->step[i].counts);
	}
	buf_printf(&b, " = %d", s->sum);
	if (s->times > 1) {
		buf_printf(&b, ", x%d (cube %.*s) = %d", s->times,
			   VIEW_ARG(out->step[j->best].cube), s->sum * s->times);
	}
	if (s->extra > 0) {
		buf_printf(&b, ", %d more for %d letters = %d", s->extra, j->w->path.n,
			   s->total);
	}
	if (out->asked && !out->known) {
		buf_str(&b, "; but it is no word: 0");
	}
	out->sum = buf_view(&b);
	out->rules = view_of(s->extra > 0 ? "U5 U6" : "U5");
}

void explain_pile_word(struct arena *arena, const struct replay_turn *t,
		       struct explain_path *out)
{
	struct job j = {.arena = arena, .w = t->walk, .pile = &t->before->pile};

	j.best = best_bonus(&j);
	for (size_t i = 0; i < out->steps; i++) {
		explain_step(&j, t->before->setup->tiles, (int)i, &out->step[i]);
	}
	tell_sum(&j, out);
}
