/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/picture_pile.h"

#include <stdbool.h>
#include <string.h>

#include "formats/text/num.h"

enum { CUBES = 27, SIDE = 3, SIDES = 3, FACES = CUBES * SIDES, POINTS = 4 };
enum { HALVES = 2, SPAN = 8, OFFSET = 4, THIRDS = 3 };

struct cube {
	int at[SIDE]; /* x, y, z; -1: removed */
};

struct point {
	int at[SIDE];
};

struct nearest {
	bool any;
	int height; /* in thirds */
	int face;   /* 3 * cube + side */
};

static const char side_names[] = "TRL";

static void settle(struct cube *cube, unsigned long removed)
{
	int height[SIDE * SIDE] = {0};

	for (int n = 0; n < CUBES; n++) {
		int column = n % (SIDE * SIDE);

		cube[n] = (struct cube){
			{-1, -1, -1}
                };
		if ((removed >> n & 1U) == 0) {
			cube[n] = (struct cube){
				{column % SIDE, column / SIDE, height[column]++}
                        };
		}
	}
}

/* How high over the picture the middle of a half of a face is, in thirds. */
static int height_at(const struct cube *c, int side, int half, int a, int b)
{
	int u = THIRDS * a + (half == 0 ? 2 : 1);
	int v = THIRDS * b + (half == 0 ? 1 : 2);

	return side == 0   ? THIRDS * (c->at[2] + 1)
	       : side == 1 ? THIRDS * (c->at[0] + 1) - u
			   : THIRDS * (c->at[1] + 1) - v;
}

/* Which triangle a half of a face covers: T D(c-1,d-1) U(c-1,d-1), R U(c,d-1) D(c,d), L
 * D(c-1,d) U(c,d). */
static void half_at(const struct cube *c, int side, int half, int *a, int *b)
{
	static const struct {
		int a[HALVES], b[HALVES];
	} moved[SIDES] = {
		{{-1, -1}, {-1, -1}},
		{{0, 0},   {0, -1} },
		{{-1, 0},  {0, 0}  },
	};

	*a = c->at[0] - c->at[2] + moved[side].a[half];
	*b = c->at[1] - c->at[2] + moved[side].b[half];
}

static void see(const struct cube *cube, unsigned *shows)
{
	struct nearest seen[HALVES][SPAN][SPAN] = {0};

	for (int face = 0; face < FACES; face++) {
		const struct cube *c = &cube[face / SIDES];

		for (int half = 0; half < HALVES && c->at[0] >= 0; half++) {
			int a;
			int b;
			int height;
			struct nearest *n;

			half_at(c, face % SIDES, half, &a, &b);
			height = height_at(c, face % SIDES, half, a, b);
			n = &seen[half][a + OFFSET][b + OFFSET];
			if (!n->any || height > n->height) {
				*n = (struct nearest){true, height, face};
			}
		}
	}
	for (int i = 0; i < HALVES * SPAN * SPAN; i++) {
		int half = i / (SPAN * SPAN);
		const struct nearest *n = &seen[half][i / SPAN % SPAN][i % SPAN];

		if (n->any) {
			shows[n->face] |= half == 0 ? FACE_D : FACE_U;
		}
	}
}

static struct point corner(const struct cube *c, int side, int i)
{
	static const int axis[SIDES] = {2, 0, 1};
	struct point p;

	for (int k = 0; k < SIDE; k++) {
		p.at[k] = c->at[k];
	}
	p.at[axis[side]]++;
	p.at[(axis[side] + 1) % SIDE] += i % 2;
	p.at[(axis[side] + 2) % SIDE] += i / 2;
	return p;
}

static bool meet(const struct cube *cube, int one, int other)
{
	for (int i = 0; i < POINTS * POINTS; i++) {
		struct point p = corner(&cube[one / SIDES], one % SIDES, i / POINTS);
		struct point q =
			corner(&cube[other / SIDES], other % SIDES, i % POINTS);

		if (memcmp(&p, &q, sizeof p) == 0) {
			return true;
		}
	}
	return false;
}

static void mark(struct arena *a, struct face_view *f, const char *marks)
{
	struct view rest = view_of(marks);

	for (struct view m = view_word(&rest); m.len > 0; m = view_word(&rest)) {
		struct view what = view_part(m, 2, m.len);
		long cube = 0;

		num_read(view_part(m, 0, 2), 1, CUBES, &cube);
		if (cube == f->cube && view_is(what, "!")) {
			f->red = true;
		} else if (cube == f->cube) {
			f->bonus = arena_str(a, what);
		}
	}
}

static struct face_view face_of(struct arena *a, const struct cube *cube, int face,
				const char *marks)
{
	const struct cube *c = &cube[face / SIDES];
	struct face_view f = {
		.cube = face / SIDES + 1,
		.side = side_names[face % SIDES],
		.letter = arena_printf(a, "%c", 'A' + face % 26),
		.u = c->at[0] - c->at[2],
		.v = c->at[1] - c->at[2],
	};

	mark(a, &f, marks);
	return f;
}

struct pile_picture pile_case_bits(struct arena *a, unsigned long removed,
				   const char *marks)
{
	struct cube cube[CUBES];
	struct face_view *face = arena_array(a, FACES, sizeof *face);
	unsigned shows[FACES] = {0};
	int which[FACES];
	size_t n = 0;

	settle(cube, removed);
	see(cube, shows);
	for (int i = 0; i < FACES; i++) {
		if (shows[i] != 0) {
			face[n] = face_of(a, cube, i, marks);
			face[n].shows = shows[i];
			which[n++] = i;
		}
	}
	for (size_t i = 0; i < n; i++) {
		size_t *touches = arena_array(a, n, sizeof *touches);

		face[i].touches = touches;
		for (size_t k = 0; k < n; k++) {
			if (i != k && face[i].shows == FACE_WHOLE &&
			    face[k].shows == FACE_WHOLE &&
			    meet(cube, which[i], which[k])) {
				touches[face[i].touch_count++] = k;
			}
		}
	}
	return (struct pile_picture){.face = face, .faces = n};
}

struct pile_picture pile_case(struct arena *a, const char *removed, const char *marks)
{
	struct view rest = view_of(removed);
	unsigned long bits = 0;
	long cube;

	while (num_read(view_word(&rest), 1, CUBES, &cube)) {
		bits |= 1UL << (cube - 1);
	}
	return pile_case_bits(a, bits, marks);
}
