/* SPDX-License-Identifier: ISC */
/* What both path games have in common when a word is explained. */
#include "adjudicator/explain/path.h"

#include "adjudicator/games/paths/path_game.h"

struct explain_path *explain_path(struct arena *arena, const struct replay *r,
				  const struct replay_turn *t)
{
	const struct walk_trace *w = t->walk;
	const struct event *e = replay_event(r, t, EVENT_WORD); /* NULL: refused */
	struct explain_path *x = arena_take(arena, sizeof *x);
	struct buf word = buf_in(arena);

	alphabet_write(r->setup.alphabet, &word, w->tile, w->path.n);
	*x = (struct explain_path){.word = buf_view(&word),
				   .steps = w->path.n,
				   .waits = e != NULL && e->pending,
				   .asked = e != NULL && !e->pending,
				   .known = w->known};
	x->step = arena_array(arena, x->steps, sizeof *x->step);
	for (size_t i = 0; i < x->steps; i++) {
		x->step[i] = (struct explain_step){
			.at = path_rules(t->before)->write(w->path.node[i]),
			.letter = alphabet_face(r->setup.alphabet, w->tile[i]),
			.bonus = ""};
	}
	if (r->setup.game->ground == GROUND_GRID) {
		explain_grid_word(arena, t, x);
	} else {
		explain_pile_word(arena, t, x);
	}
	return x;
}

const char *explain_path_lacks(const struct replay *r, const struct replay_turn *t,
			       struct buf *rules)
{
	if (t->diag.code != DIAG_NOT_NEAR) {
		return "";
	}
	if (r->setup.game->ground == GROUND_GRID) {
		return ": they touch along no side and at no corner";
	}
	buf_str(rules, " U4");
	return ": they share no corner";
}

/* ------------------------------------------------------------------- the start */

static void start_grid(struct arena *arena, const struct replay *r,
		       struct explain_note *note)
{
	struct buf b = buf_in(arena);

	grid5_write(&b, &r->start.grid, r->setup.alphabet);
	note->tiles = buf_view(&b);
	note->stream = r->setup.board_given ? NULL : "board";
	note->rules = view_of(r->setup.board_given ? "W1" : "W1 D12");
	note->text = view_of(arena_printf(arena, "the letters are %s%s",
					  r->setup.board_given
						  ? "those that the record gives: "
						  : "drawn from stream board: ",
					  buf_cstr(&b)));
}

static void start_bonus(struct arena *arena, const struct replay *r,
			struct explain_note *note)
{
	const struct pile *p = &r->start.pile;
	struct buf b = buf_in(arena);

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if (p->bonus[cube] != PILE_PLAIN) {
			buf_str(&b, b.len > 0 ? ", " : "");
			buf_add(&b, pile_cube_name((uint8_t)cube));
			buf_printf(&b, " %s", pile_bonus_name(p->bonus[cube]));
		}
	}
	note->stream = r->setup.bonus_given ? NULL : "bonus";
	note->number = 1;
	note->rules = view_of(r->setup.bonus_given ? "U5" : "U5 D16");
	note->text =
		view_of(arena_printf(arena, "bonus cubes%s: %s",
				     r->setup.bonus_given ? " that the record gives"
							  : ", drawn from stream bonus",
				     b.len > 0 ? buf_cstr(&b) : "none"));
}

static void start_faces(struct arena *arena, const struct replay *r,
			struct explain_note *note)
{
	int given = 0;

	for (int i = 0; i < PILE_FACES; i++) {
		given += r->setup.face[i] != 0;
	}
	note->stream = given == PILE_FACES ? NULL : "faces";
	note->rules = view_of("U1 D15");
	note->text = view_of(
		given == 0 ? "the letters are drawn from stream faces"
			   : arena_printf(arena,
					  "the record gives the letters of %d faces; "
					  "any others are drawn from stream faces",
					  given));
}

void explain_path_start(struct arena *arena, const struct replay *r,
			struct explain_notes *notes)
{
	struct explain_note *note = explain_note(arena, notes, "letters", -1);

	if (r->setup.game->ground == GROUND_GRID) {
		start_grid(arena, r, note);
	} else {
		start_faces(arena, r, note);
		start_bonus(arena, r, explain_note(arena, notes, "bonus", -1));
	}
}
