/* SPDX-License-Identifier: ISC */
/* Random paths on random boards and piles, judged by the engine and by naive_paths.c.
 */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/pile_case.h"
#include "tests/helpers/random/random_paths.h"

enum { PATHS = 100000, A_BOARD = 50 };

static struct path_tiles tiles;

static void begin(void)
{
	path_tiles_open(&tiles);
}

static void finish(void)
{
	path_tiles_close(&tiles);
}

static void same_fault(const struct path_fault *fault, const struct naive_path *naive)
{
	static const char why[] = ".slhnux";

	ck_assert_int_eq(why[fault->what], naive->why);
	ck_assert_int_eq(fault->at, naive->at);
	ck_assert_int_eq(fault->with, naive->with);
}

static const char all_letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* Mostly to a neighbour where the path was not yet. */
static int random_step(struct dice *d, uint32_t near, uint32_t been, int nodes)
{
	uint32_t good = near & ~been;

	if (dice_roll(d, 100) < 97 && good != 0) {
		int node = 0;

		do {
			node = (int)dice_roll(d, (uint32_t)nodes);
		} while ((good >> node & 1) == 0);
		return node;
	}
	return (int)dice_roll(d, (uint32_t)nodes);
}

START_TEST(two_judges_agree_on_grid_paths)
{
	struct dice d = {.state = 5};
	int lawful = 0;
	int crosses = 0;
	struct grid5 g;
	char cells[NAIVE_CELLS + 1];
	struct path_net net;

	for (int i = 0; i < PATHS; i++) {
		struct path p = {.n = (uint8_t)(1 + dice_roll(&d, 9))};
		int cell[PATH_LONGEST];
		uint32_t been = 0;
		struct path_fault fault;
		struct naive_path naive;

		if (i % A_BOARD == 0) {
			random_grid(&d, all_letters, &g, cells);
			grid5_net(&g, &net);
		}
		for (int k = 0; k < p.n; k++) {
			cell[k] = random_step(&d, k > 0 ? net.near[cell[k - 1]] : 0,
					      been, NAIVE_CELLS);
			been |= UINT32_C(1) << cell[k];
			p.node[k] = (uint8_t)cell[k];
		}
		naive = naive_grid(cells, cell, p.n);
		path_check(&net, p.node, p.n, &fault);
		same_fault(&fault, &naive);
		crosses += naive.why == 'x';
		if (naive.why == '.') {
			struct grid5_score score;

			grid5_score(&g, &tiles.grid, &p, &score);
			ck_assert_int_eq(score.total, naive.score);
			lawful++;
		}
	}
	ck_assert_int_gt(lawful, PATHS / 3);
	ck_assert_int_lt(lawful, PATHS * 4 / 5);
	ck_assert_int_gt(crosses, PATHS / 50);
}

/* ---------------------------------------------------------------- the pile */

static void same_view(struct twins *t)
{
	int full = 0;

	pile_look(&t->pile, &t->view);
	for (int f = 0; f < PILE_FACES; f++) {
		int shown = naive_shown(&t->naive, face_of((uint8_t)f));

		ck_assert_int_eq(t->view.shown[f], shown);
		full += shown == 2;
	}
	ck_assert_int_eq(t->view.net.nodes, full);
}

static void same_touching(const struct twins *t)
{
	const struct path_net *net = &t->view.net;

	for (int a = 0; a < net->nodes; a++) {
		for (int b = 0; b < net->nodes; b++) {
			bool near = a != b &&
				    naive_touch(&t->naive, face_of(t->view.face[a]),
						face_of(t->view.face[b]));

			ck_assert_int_eq(net->near[a] >> b & 1, near);
		}
	}
}

START_TEST(two_eyes_see_the_same_pile)
{
	struct dice d = {.state = 7};

	for (int i = 0; i < 60; i++) {
		struct twins t;

		random_pile(&d, all_letters, &t);
		while (pile_cubes(&t.pile) > 0) {
			same_view(&t);
			same_touching(&t);
			remove_some(&d, &t, 1);
		}
		same_view(&t);
		ck_assert_int_eq(t.view.net.nodes, 0);
	}
}

/* One path by both; 1 if it is lawful, and then it may be played. */
static int judge_pile_path(struct dice *d, struct twins *t)
{
	int n = 1 + (int)dice_roll(d, 8);
	uint8_t face[8];
	struct naive_face naive_faces[8];
	uint32_t been = 0;
	struct path p;
	struct path_fault fault;
	struct naive_path naive;
	struct pile_score score;

	for (int i = 0; i < n; i++) {
		uint8_t last = i > 0 ? t->view.node[face[i - 1]] : PATH_NOWHERE;
		uint32_t near = last == PATH_NOWHERE ? 0 : t->view.net.near[last];

		face[i] = t->view.face[random_step(d, near, been, t->view.net.nodes)];
		if (dice_roll(d, 100) < 2) {
			face[i] = (uint8_t)dice_roll(d, PILE_FACES);
		}
		if (t->view.node[face[i]] != PATH_NOWHERE) {
			been |= UINT32_C(1) << t->view.node[face[i]];
		}
		naive_faces[i] = face_of(face[i]);
	}
	naive = naive_pile_path(&t->naive, naive_faces, n);
	pile_path(&t->view, face, (size_t)n, &p, &fault);
	same_fault(&fault, &naive);
	if (naive.why != '.') {
		return 0;
	}
	pile_score(&t->pile, &t->view, &tiles.pile, &p, &score);
	ck_assert_int_eq(score.total, naive.score);
	if (dice_roll(d, 4) == 0) {
		uint32_t gone = pile_use(&t->pile, &t->view, &p);

		naive_use(&t->naive, naive_faces, n);
		if (gone != 0) {
			same_view(t);
		}
	}
	return 1;
}

START_TEST(two_judges_agree_on_pile_paths)
{
	struct dice d = {.state = 6};
	struct twins t;
	int lawful = 0;

	random_pile(&d, all_letters, &t);
	for (int i = 0; i < PATHS; i++) {
		if (t.view.net.nodes == 0 || i % A_BOARD == 0) {
			random_pile(&d, all_letters, &t);
			remove_some(&d, &t, (int)dice_roll(&d, 40));
		}
		if (t.view.net.nodes > 0) {
			lawful += judge_pile_path(&d, &t);
		}
	}
	ck_assert_int_gt(lawful, PATHS / 3);
	ck_assert_int_lt(lawful, PATHS * 4 / 5);
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_timeout(120);
	return claims_run("naive paths");
}
