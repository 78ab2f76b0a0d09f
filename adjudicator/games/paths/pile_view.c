/* SPDX-License-Identifier: ISC */
/* Which faces of a pile show (U1, U2, U3), and which of them touch (U4). */
#include "adjudicator/games/paths/pile.h"

#include <string.h>

enum { SIDE = 3, AXES = 3 };

int pile_height(const struct pile *p, uint8_t cube)
{
	int z = 0;

	for (int below = cube - SIDE * SIDE; below >= 0; below -= SIDE * SIDE) {
		z += p->uses[below] != PILE_GONE;
	}
	return z;
}

/* ---------------------------------------------------------------- triangles */

/* Lattice points (a, b) of the projection that a pile can reach, each with two
 * triangles: D (a,b) (a+1,b) (a+1,b+1) and U (a,b) (a,b+1) (a+1,b+1). */
enum { LOWEST = -SIDE, SPAN = 2 * SIDE, D = 0, U = 1, TRIANGLES = 2 };

/* The face nearest to the viewer in a triangle so far, and its height in thirds. */
struct shown {
	bool any;
	uint8_t face;
	int height;
};

/* The two triangles that each side covers: offsets from x - z and y - z of its cube. */
static const struct covered {
	int a, b, kind;
} covers[PILE_SIDES][TRIANGLES] = {
	[PILE_T] = {{-1, -1, D}, {-1, -1, U}},
	[PILE_R] = {{0, -1, U},  {0, 0, D}  },
	[PILE_L] = {{-1, 0, D},  {0, 0, U}  },
};

/* Three times the height at which the line of sight through the triangle's centroid
 * meets the face. For D that line is u = a + 2/3, v = b + 1/3; for U the other way
 * round. */
static int height_of(const int at[AXES], int side, int a, int b, int kind)
{
	int u = 3 * a + (kind == D ? 2 : 1);
	int v = 3 * b + (kind == D ? 1 : 2);

	switch (side) {
	case PILE_T:
		return 3 * (at[2] + 1);
	case PILE_R:
		return 3 * (at[0] + 1) - u;
	default:
		return 3 * (at[1] + 1) - v;
	}
}

static void cover(struct shown seen[SPAN][SPAN][TRIANGLES], const int at[AXES],
		  int side, uint8_t face)
{
	for (int i = 0; i < TRIANGLES; i++) {
		const struct covered *c = &covers[side][i];
		int a = at[0] - at[2] + c->a;
		int b = at[1] - at[2] + c->b;
		int height = height_of(at, side, a, b, c->kind);
		struct shown *s = &seen[a - LOWEST][b - LOWEST][c->kind];

		if (!s->any || height > s->height) {
			*s = (struct shown){true, face, height};
		}
	}
}

/* ---------------------------------------------------------------- touching */

/* The place of a cube. */
static void stand(const struct pile *p, uint8_t cube, int at[AXES])
{
	at[0] = cube % SIDE;
	at[1] = cube / SIDE % SIDE;
	at[2] = pile_height(p, cube);
}

/* The lowest and highest corner of a face. Corners are lattice points and sides have
 * length one, so two faces share a corner if their extents meet along each axis. */
struct extent {
	int low[AXES], high[AXES];
};

static struct extent extent_of(const struct pile *p, uint8_t face)
{
	static const int axis[PILE_SIDES] = {[PILE_T] = 2, [PILE_R] = 0, [PILE_L] = 1};
	int flat = axis[face % PILE_SIDES];
	struct extent e;
	int at[AXES];

	stand(p, face / PILE_SIDES, at);
	for (int i = 0; i < AXES; i++) {
		e.high[i] = at[i] + 1;
		e.low[i] = i == flat ? e.high[i] : at[i];
	}
	return e;
}

static bool touch(const struct extent *a, const struct extent *b)
{
	for (int i = 0; i < AXES; i++) {
		if (a->low[i] > b->high[i] || b->low[i] > a->high[i]) {
			return false;
		}
	}
	return true;
}

/* ---------------------------------------------------------------- the whole */

static void net_of(const struct pile *p, struct pile_view *v)
{
	struct extent extent[PILE_SEEN];
	struct path_net *net = &v->net;

	net->shortest = PILE_WORD_MIN;
	net->longest = PILE_WORD_MAX;
	for (int face = 0; face < PILE_FACES; face++) {
		uint8_t node = net->nodes;

		v->node[face] = PATH_NOWHERE;
		if (v->shown[face] != PILE_FULLY) {
			continue;
		}
		assert(node < PILE_SEEN);
		v->node[face] = node;
		v->face[node] = (uint8_t)face;
		net->tile[node] = p->tile[face];
		extent[node] = extent_of(p, (uint8_t)face);
		for (uint8_t other = 0; other < node; other++) {
			if (touch(&extent[node], &extent[other])) {
				net->near[node] |= UINT32_C(1) << other;
				net->near[other] |= UINT32_C(1) << node;
			}
		}
		net->nodes++;
	}
}

void pile_look(const struct pile *p, struct pile_view *v)
{
	struct shown seen[SPAN][SPAN][TRIANGLES];
	const struct shown *all = &seen[0][0][0];

	memset(seen, 0, sizeof seen);
	*v = (struct pile_view){0};
	for (int cube = 0; cube < PILE_CUBES; cube++) {
		int at[AXES];

		stand(p, (uint8_t)cube, at);
		for (int side = 0; side < PILE_SIDES; side++) {
			if (p->uses[cube] != PILE_GONE) {
				cover(seen, at, side,
				      (uint8_t)(cube * PILE_SIDES + side));
			}
		}
	}
	for (int i = 0; i < SPAN * SPAN * TRIANGLES; i++) {
		if (all[i].any) {
			v->shown[all[i].face]++;
			v->half[all[i].face] |= (uint8_t)(1U << i % TRIANGLES);
		}
	}
	net_of(p, v);
}
