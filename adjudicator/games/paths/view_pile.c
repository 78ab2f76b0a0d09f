/* SPDX-License-Identifier: ISC */
/* The view of Cubes: the faces that show, and what changed in the pile. */
#include "adjudicator/games/view_parts.h"

#include "adjudicator/games/paths/cubes.h"

static_assert(FACE_D == 1 && FACE_U == 2, "halves are the bits of pile_view");

/* "DW"; NULL for a plain cube. */
static const char *bonus_of(const struct pile *p, int cube)
{
	return p->bonus[cube] == PILE_PLAIN ? NULL : pile_bonus_name(p->bonus[cube]);
}

static struct face_view face_of(const struct position *pos,
				const struct pile_view *seen, int face)
{
	static const char sides[PILE_SIDES] = {
		[PILE_T] = 'T', [PILE_R] = 'R', [PILE_L] = 'L'};
	enum { SIDE = 3 };
	int cube = face / PILE_SIDES;
	int z = pile_height(&pos->pile, (uint8_t)cube);

	return (struct face_view){
		.cube = cube + 1,
		.side = sides[face % PILE_SIDES],
		.letter = alphabet_face(pos->setup->alphabet, pos->pile.tile[face]),
		.shows = seen->half[face],
		.u = cube % SIDE - z,
		.v = cube / SIDE % SIDE - z,
		.bonus = bonus_of(&pos->pile, cube),
		.red = pos->pile.uses[cube] == PILE_RED};
}

/* `place` maps nodes of the net to places in the picture. */
static void join(struct arena *arena, const struct path_net *net, uint8_t node,
		 const size_t place[PATH_NODES], struct face_view *face)
{
	size_t *touches = arena_array(arena, PILE_SEEN, sizeof *touches);

	face->touches = touches;
	for (uint8_t other = 0; other < net->nodes; other++) {
		if ((net->near[node] >> other & 1U) != 0) {
			touches[face->touch_count++] = place[other];
		}
	}
}

/* The picture leaves out hidden faces. */
static struct pile_picture picture(const struct viewing *v,
				   const struct pile_view *seen)
{
	struct face_view *face = arena_array(v->arena, PILE_FACES, sizeof *face);
	size_t place[PATH_NODES];
	size_t n = 0;

	for (int f = 0; f < PILE_FACES; f++) {
		if (seen->shown[f] == PILE_HIDDEN) {
			continue;
		}
		if (seen->shown[f] == PILE_FULLY) {
			place[seen->node[f]] = n;
		}
		face[n++] = face_of(v->pos, seen, f);
	}
	for (uint8_t node = 0; node < seen->net.nodes; node++) {
		join(v->arena, &seen->net, node, place, &face[place[node]]);
	}
	return (struct pile_picture){.face = face, .faces = n};
}

struct pile_change view_pile_change(struct arena *arena, const struct position *before,
				    const struct position *after,
				    const struct pile_picture *now)
{
	struct pile_view *seen = arena_take(arena, sizeof *seen);
	int *gone = arena_array(arena, PILE_CUBES, sizeof *gone);
	int *fell = arena_array(arena, PILE_CUBES, sizeof *fell);
	size_t *fresh = arena_array(arena, PILE_SEEN, sizeof *fresh);
	struct pile_change c = {.gone = gone, .fell = fell, .fresh = fresh};

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if (before->pile.uses[cube] == PILE_GONE) {
			continue;
		}
		if (after->pile.uses[cube] == PILE_GONE) {
			gone[c.gone_count++] = cube + 1;
		} else if (pile_height(&before->pile, (uint8_t)cube) !=
			   pile_height(&after->pile, (uint8_t)cube)) {
			fell[c.fell_count++] = cube + 1;
		}
	}
	pile_look(&before->pile, seen);
	for (size_t i = 0; i < now->faces; i++) {
		uint8_t face = 0;

		(void)pile_face_read(view_of(face_name(arena, &now->face[i])), &face);
		if (now->face[i].shows == FACE_WHOLE &&
		    seen->shown[face] != PILE_FULLY) {
			fresh[c.fresh_count++] = i;
		}
	}
	return c;
}

static struct view made(const struct viewing *v)
{
	const struct position *pos = v->pos;
	struct buf b = buf_in(v->arena);

	for (int i = 0; i < pos->words; i++) {
		size_t letters = 0;

		while (letters < PILE_WORD_MAX && pos->word[i][letters] != 0) {
			letters++;
		}
		buf_str(&b, i > 0 ? " " : "");
		alphabet_write(pos->setup->alphabet, &b, pos->word[i], letters);
	}
	return buf_view(&b);
}

void view_of_pile(const struct viewing *v, struct game_view *out)
{
	const struct position *pos = v->pos;
	struct pile_view *seen = arena_take(v->arena, sizeof *seen);

	for (int i = 0; i < out->seats; i++) {
		out->seat[i].exchanges = -1;
	}
	pile_look(&pos->pile, seen);
	view_last_word(v, out);
	out->pile = picture(v, seen);
	out->made = made(v);
	out->cubes = pile_cubes(&pos->pile);
	out->timed = pos->setup->options.value[OPTION_TIMED] != 0;
	out->removed = pos->removed;
	out->no_word = !pos->over && cubes_state(pos) == PILE_MUST_REMOVE;
}
