/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_paths.h"

#include <check.h>
#include <string.h>

void path_tiles_open(struct path_tiles *t)
{
	struct err err = {0};

	*t = (struct path_tiles){0};
	ck_assert(tileset_load(&t->grid, &t->english, &t->arena, view_of("wordcap-en"),
			       &err));
	ck_assert(tileset_load(&t->pile, &t->english, &t->arena, view_of("std-en"),
			       &err));
}

void path_tiles_close(struct path_tiles *t)
{
	arena_free(&t->arena);
}

char letter_of(uint8_t tile)
{
	return (char)('A' + tile - 1);
}

uint8_t tile_of(char letter)
{
	return (uint8_t)(letter - 'A' + 1);
}

void random_grid(struct dice *d, const char *letters, struct grid5 *g,
		 char cells[NAIVE_CELLS + 1])
{
	*g = (struct grid5){0};
	cells[NAIVE_CELLS] = '\0';
	for (int i = 0; i < NAIVE_CELLS; i++) {
		cells[i] = letters[dice_roll(d, (uint32_t)strlen(letters))];
		g->cell[i] = tile_of(cells[i]);
	}
}

void random_pile(struct dice *d, const char *letters, struct twins *t)
{
	t->pile = (struct pile){0};
	naive_pile(&t->naive);
	for (int i = 0; i < PILE_FACES; i++) {
		char c = letters[dice_roll(d, (uint32_t)strlen(letters))];

		t->pile.tile[i] = tile_of(c);
		t->naive.letter[i / 3 + 1][i % 3] = c;
	}
	for (int i = 0; i < PILE_CUBES; i++) {
		uint32_t bonus = dice_roll(d, PILE_BONUSES + 4);

		t->pile.bonus[i] = (uint8_t)(bonus < PILE_BONUSES ? bonus : PILE_PLAIN);
		memcpy(t->naive.bonus[i + 1], pile_bonus_name(t->pile.bonus[i]),
		       strlen(pile_bonus_name(t->pile.bonus[i])));
	}
	pile_look(&t->pile, &t->view);
}

struct naive_face face_of(uint8_t face)
{
	return (struct naive_face){face / 3 + 1, "TRL"[face % 3]};
}

void remove_some(struct dice *d, struct twins *t, int times)
{
	for (; times > 0 && pile_cubes(&t->pile) > 0; times--) {
		uint8_t cube = (uint8_t)dice_roll(d, PILE_CUBES);

		pile_look(&t->pile, &t->view);
		if (pile_may_remove(&t->view, cube)) {
			pile_remove(&t->pile, cube);
			naive_remove(&t->naive, cube + 1);
		}
	}
	pile_look(&t->pile, &t->view);
}
