/* SPDX-License-Identifier: ISC */
#include "tests/helpers/naive/naive_paths.h"

#include <stdlib.h>
#include <string.h>

static struct naive_path fault(char why, int at, int with)
{
	return (struct naive_path){.why = why, .at = at, .with = with};
}

/* ---------------------------------------------------------------- the grid */

struct point {
	int x, y;
};

static struct point point_of(int cell)
{
	return (struct point){cell % 5, cell / 5};
}

/* Twice the area of a triangle: its sign says on which side of ab c lies. */
static int side_of(struct point a, struct point b, struct point c)
{
	return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static bool segments_cross(struct point a, struct point b, struct point c,
			   struct point d)
{
	return side_of(a, b, c) * side_of(a, b, d) < 0 &&
	       side_of(c, d, a) * side_of(c, d, b) < 0;
}

static int grid_value(char letter)
{
	static const char *const rows[] = {"AEINORST", "LDH", "MCU", "BYPGFW",
					   "QZJXKV"};
	int i = 0;

	while (strchr(rows[i], letter) == NULL) {
		i++;
	}
	return i + 1;
}

/* The bonus of a slanting step: the best letter among those nearest to its middle. */
static int bonus_of(const char *cells, struct point a, struct point b)
{
	int best = 0;

	if (a.x == b.x || a.y == b.y) {
		return 0;
	}
	for (int i = 0; i < NAIVE_CELLS; i++) {
		struct point p = point_of(i);
		int dx = 2 * p.x - a.x - b.x;
		int dy = 2 * p.y - a.y - b.y;

		if (dx * dx + dy * dy == 2 && grid_value(cells[i]) > best) {
			best = grid_value(cells[i]);
		}
	}
	return best;
}

struct naive_path naive_grid(const char *cells, const int *cell, int n)
{
	struct naive_path out = {.why = '.', .at = -1, .with = -1, .score = n};

	for (int i = 0; i < n; i++) {
		struct point here = point_of(cell[i]);
		struct point last = i > 0 ? point_of(cell[i - 1]) : here;

		for (int k = 0; k < i; k++) {
			if (cell[k] == cell[i]) {
				return fault('u', i, k);
			}
		}
		if (abs(here.x - last.x) > 1 || abs(here.y - last.y) > 1) {
			return fault('n', i, i - 1);
		}
		for (int k = 1; k < i; k++) {
			if (segments_cross(point_of(cell[k - 1]), point_of(cell[k]),
					   last, here)) {
				return fault('x', i, k);
			}
		}
		out.score += bonus_of(cells, last, here);
	}
	return n < 2 ? fault('s', -1, -1) : out;
}

/* ---------------------------------------------------------------- the pile */

void naive_pile(struct naive_pile *p)
{
	memset(p, 0, sizeof *p);
	for (int cube = 1; cube <= NAIVE_CUBES; cube++) {
		int x = (cube - 1) % 3;
		int y = (cube - 1) / 3 % 3;

		p->column[x][y][p->height[x][y]++] = cube;
	}
}

char naive_letter(const struct naive_pile *p, struct naive_face f)
{
	return p->letter[f.cube][strchr("TRL", f.side) - "TRL"];
}

struct corner {
	int x, y, z;
};

static bool place_of(const struct naive_pile *p, int cube, struct corner *at)
{
	for (int i = 0; i < NAIVE_CUBES; i++) {
		struct corner c = {i % 3, i / 3 % 3, i / 9};

		if (c.z < p->height[c.x][c.y] && p->column[c.x][c.y][c.z] == cube) {
			*at = c;
			return true;
		}
	}
	return false;
}

/* The point of a face that is s and t along its edges. The unit is a seventh. */
static struct corner point_on(struct corner cube, char side, int s, int t)
{
	struct corner c = {7 * cube.x, 7 * cube.y, 7 * cube.z};

	switch (side) {
	case 'T':
		return (struct corner){c.x + s, c.y + t, c.z + 7};
	case 'R':
		return (struct corner){c.x + 7, c.y + s, c.z + t};
	default:
		return (struct corner){c.x + s, c.y + 7, c.z + t};
	}
}

static int least(int a, int b, int c)
{
	int m = a < b ? a : b;

	return m < c ? m : c;
}

/* Whether the ray from `from` along (1, 1, 1) runs through the cube at x, y, z. */
static bool ray_meets(struct corner from, int x, int y, int z)
{
	int in = -least(from.x - 7 * x, from.y - 7 * y, from.z - 7 * z);
	int out = least(7 * x + 7 - from.x, 7 * y + 7 - from.y, 7 * z + 7 - from.z);

	return out > 0 && in < out;
}

static bool ray_free(const struct naive_pile *p, struct corner from)
{
	for (int i = 0; i < NAIVE_CUBES; i++) {
		struct corner c = {i % 3, i / 3 % 3, i / 9};

		if (c.z < p->height[c.x][c.y] && ray_meets(from, c.x, c.y, c.z)) {
			return false;
		}
	}
	return true;
}

int naive_shown(const struct naive_pile *p, struct naive_face f)
{
	struct corner at;
	int rays = 0;
	int clear = 0;

	if (!place_of(p, f.cube, &at)) {
		return 0;
	}
	for (int s = 1; s < 7; s++) {
		for (int t = 1; t < 7; t++) {
			if (s != t) { /* s == t is the border of two triangles */
				rays++;
				clear += ray_free(p, point_on(at, f.side, s, t));
			}
		}
	}
	return clear == rays ? 2 : clear > 0;
}

bool naive_touch(const struct naive_pile *p, struct naive_face a, struct naive_face b)
{
	struct corner one;
	struct corner two;

	if (!place_of(p, a.cube, &one) || !place_of(p, b.cube, &two)) {
		return false;
	}
	for (int i = 0; i < 16; i++) {
		struct corner c = point_on(one, a.side, i % 2 * 7, i / 2 % 2 * 7);
		struct corner d = point_on(two, b.side, i / 4 % 2 * 7, i / 8 * 7);

		if (c.x == d.x && c.y == d.y && c.z == d.z) {
			return true;
		}
	}
	return false;
}

static int pile_value(char letter)
{
	static const struct {
		const char *letters;
		int value;
	} worth[] = {
		{"AEIOULNSTR", 1 },
                {"DG",         2 },
                {"BCMP",       3 },
                {"FHVWY",      4 },
		{"K",          5 },
                {"JX",         8 },
                {"QZ",         10},
	};
	int i = 0;

	while (strchr(worth[i].letters, letter) == NULL) {
		i++;
	}
	return worth[i].value;
}

static int score_of(const struct naive_pile *p, const struct naive_face *face, int n)
{
	int sum = 0;
	bool twice = false;
	bool thrice = false;

	for (int i = 0; i < n; i++) {
		const char *bonus = p->bonus[face[i].cube];
		int value = pile_value(naive_letter(p, face[i]));

		sum += strcmp(bonus, "DL") == 0   ? 2 * value
		       : strcmp(bonus, "TL") == 0 ? 3 * value
						  : value;
		twice = twice || strcmp(bonus, "DW") == 0;
		thrice = thrice || strcmp(bonus, "TW") == 0;
	}
	sum *= thrice ? 3 : twice ? 2 : 1;
	return sum + (n == 7 ? 40 : n == 6 ? 20 : n == 5 ? 10 : 0);
}

struct naive_path naive_pile_path(const struct naive_pile *p,
				  const struct naive_face *face, int n)
{
	for (int i = 0; i < n; i++) {
		if (naive_shown(p, face[i]) < 2) {
			return fault('h', i, -1);
		}
		for (int k = 0; k < i; k++) {
			if (face[k].cube == face[i].cube &&
			    face[k].side == face[i].side) {
				return fault('u', i, k);
			}
		}
		if (i > 0 && !naive_touch(p, face[i - 1], face[i])) {
			return fault('n', i, i - 1);
		}
	}
	if (n < 3 || n > 7) {
		return n < 3 ? fault('s', -1, -1) : fault('l', 7, -1);
	}
	return (struct naive_path){'.', -1, -1, score_of(p, face, n)};
}

void naive_remove(struct naive_pile *p, int cube)
{
	struct corner at;
	int *column;

	if (place_of(p, cube, &at)) {
		column = p->column[at.x][at.y];
		for (int z = at.z; z + 1 < p->height[at.x][at.y]; z++) {
			column[z] = column[z + 1];
		}
		p->height[at.x][at.y]--;
	}
}

void naive_use(struct naive_pile *p, const struct naive_face *face, int n)
{
	for (int i = 0; i < n; i++) {
		bool again = false;

		for (int k = 0; k < i; k++) {
			again = again || face[k].cube == face[i].cube;
		}
		p->uses[face[i].cube] += !again;
	}
	for (int i = 0; i < n; i++) {
		if (p->uses[face[i].cube] >= 3) {
			naive_remove(p, face[i].cube);
		}
	}
}
