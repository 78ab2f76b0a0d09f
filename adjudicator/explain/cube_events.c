/* SPDX-License-Identifier: ISC */
/* What a turn does to the pile: cubes that are removed or fall, faces that show or
 * are hidden, and whether a word is still possible. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/paths/cubes.h"

static bool gone(const struct pile *p, int cube)
{
	return p->uses[cube] == PILE_GONE;
}

static void add_name(struct buf *b, struct view name)
{
	buf_str(b, b->len > 0 ? " " : "");
	buf_add(b, name);
}

/* Writes "19 24" as "cubes 19 and 24". */
static const char *named(struct arena *arena, struct view list)
{
	struct buf b = buf_in(arena);
	struct view cube;
	bool many = view_find(list, ' ') < list.len;

	buf_str(&b, many ? "cubes " : "cube ");
	while ((cube = view_word(&list)).len > 0) {
		buf_add(&b, cube);
		buf_str(&b, list.len == 0                     ? ""
			    : view_find(list, ' ') < list.len ? ", "
							      : " and ");
	}
	return buf_cstr(&b);
}

static void tell_gone(struct explainer *w)
{
	struct buf b = buf_in(w->arena);
	struct explain_note *note;

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if (gone(&w->pos.pile, cube) && !gone(&w->before->pile, cube)) {
			add_name(&b, pile_cube_name((uint8_t)cube));
		}
	}
	if (b.len == 0) {
		return;
	}
	note = explainer_add(w, "gone");
	note->seat = -1;
	note->places = buf_view(&b);
	explainer_say(w, note, "U8", "%s used three times: removed",
		      named(w->arena, note->places));
}

/* "cube 27 falls from level 3 to level 2": one note for all of them. */
static void tell_fallen(struct explainer *w)
{
	struct buf names = buf_in(w->arena);
	struct buf text = buf_in(w->arena);

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		int before = pile_height(&w->before->pile, (uint8_t)cube);
		int now = pile_height(&w->pos.pile, (uint8_t)cube);

		if (gone(&w->pos.pile, cube) || before == now) {
			continue;
		}
		buf_printf(&text, "%scube %.*s falls from level %d to level %d",
			   text.len > 0 ? ", " : "",
			   VIEW_ARG(pile_cube_name((uint8_t)cube)), before + 1,
			   now + 1);
		add_name(&names, pile_cube_name((uint8_t)cube));
	}
	if (text.len > 0) {
		struct explain_note *note = explainer_add(w, "fell");

		note->seat = -1;
		note->places = buf_view(&names);
		explainer_say(w, note, "U8", "%s", buf_cstr(&text));
	}
}

/* A change of faces: `now` PILE_FULLY: they show fully now; PILE_PARTLY: they were
 * hidden and show in part; PILE_HIDDEN: they no longer show fully. */
struct shift {
	const char *what, *says, *rules;
	enum pile_shown now;
};

static bool shifted(const struct shift *s, uint8_t before, uint8_t now)
{
	switch (s->now) {
	case PILE_FULLY:
		return now == PILE_FULLY && before != PILE_FULLY;
	case PILE_PARTLY:
		return now == PILE_PARTLY && before == PILE_HIDDEN;
	default:
		return now != PILE_FULLY && before == PILE_FULLY;
	}
}

static void tell_shift(struct explainer *w, const struct shift *s,
		       const struct pile_view *before, const struct pile_view *now)
{
	const struct alphabet *a = w->r->setup.alphabet;
	struct buf names = buf_in(w->arena);
	struct buf tiles = buf_in(w->arena);
	struct buf text = buf_in(w->arena);

	for (int face = 0; face < PILE_FACES; face++) {
		struct view name = pile_face_name((uint8_t)face);
		const char *letter = alphabet_face(a, w->pos.pile.tile[face]);

		if (gone(&w->pos.pile, face / PILE_SIDES) ||
		    !shifted(s, before->shown[face], now->shown[face])) {
			continue;
		}
		buf_printf(&text, "%s%.*s %s", text.len > 0 ? ", " : "", VIEW_ARG(name),
			   letter);
		add_name(&names, name);
		add_name(&tiles, view_of(letter));
	}
	if (text.len > 0) {
		struct explain_note *note = explainer_add(w, s->what);

		note->seat = -1;
		note->places = buf_view(&names);
		note->tiles = buf_view(&tiles);
		explainer_say(w, note, s->rules, "%s: %s", s->says, buf_cstr(&text));
	}
}

static bool used(const void *arg, const uint8_t *tile, size_t n)
{
	return cubes_used(arg, tile, n);
}

/* The first word that the search finds, "CAT 19T 20T 21T". */
static const char *example(const struct explainer *w, const struct pile_view *v,
			   const struct path *nodes)
{
	struct path faces = {.n = nodes->n};
	uint8_t tile[PATH_LONGEST];
	struct buf b = buf_in(w->arena);

	for (int i = 0; i < nodes->n; i++) {
		faces.node[i] = v->face[nodes->node[i]];
		tile[i] = v->net.tile[nodes->node[i]];
	}
	path_write(&b, &w->pos, &faces, tile);
	return buf_cstr(&b);
}

static void tell_search(struct explainer *w, const struct pile_view *v)
{
	struct explain_note *note = explainer_add(w, "search");
	struct path first;
	const char *text = "no cube is left";
	enum path_end end = PATH_ALL;

	note->seat = -1;
	if (pile_cubes(&w->pos.pile) > 0) {
		end = path_first(&v->net, w->r->setup.lexicon, used, &w->pos, &first);
		text = end == PATH_STOPPED
			       ? arena_printf(w->arena, "a word is possible: %s",
					      example(w, v, &first))
		       : end == PATH_TIRED ? "the search for a word was given up, so "
					     "there may be one"
		       : pile_open(&w->pos.pile, v)
			       ? "no word is possible, and every cube shows all its "
				 "faces"
			       : "no word is possible, but not every cube shows all "
				 "its faces: one must be removed";
	}
	explainer_say(w, note, end == PATH_ALL ? "U10 U11" : "U10", "%s", text);
}

/* Tells what a word or a removal did to the pile. */
void explainer_pile(struct explainer *w)
{
	static const struct shift shifts[] = {
		{"shows",        "show fully now and can be used", "U2 U3", PILE_FULLY },
		{"shows-partly", "show in part now",               "U2",    PILE_PARTLY},
		{"hidden",       "no longer show fully",           "U2 U3", PILE_HIDDEN},
	};
	struct pile_view *before = arena_array(w->arena, 2, sizeof *before);
	struct pile_view *now = before + 1;

	pile_look(&w->before->pile, before);
	pile_look(&w->pos.pile, now);
	if (w->e->kind == EVENT_WORD) {
		tell_gone(w);
	}
	tell_fallen(w);
	for (size_t i = 0; i < sizeof shifts / sizeof shifts[0]; i++) {
		tell_shift(w, &shifts[i], before, now);
	}
	tell_search(w, now);
}

void explainer_remove(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "remove");
	int cube = w->e->cube - 1;
	const char *bonus = pile_bonus_name(w->before->pile.bonus[cube]);

	note->places = pile_cube_name((uint8_t)cube);
	explainer_say(w, note, "U9", "%s removes cube %.*s by hand%s%s",
		      explainer_who(w), VIEW_ARG(note->places),
		      bonus[0] != '\0' ? ", and with it " : "", bonus);
	explainer_pile(w);
}
