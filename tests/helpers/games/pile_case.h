/* SPDX-License-Identifier: ISC */
/* Piles for tests, and what can be seen of them. */
#ifndef TESTS_HELPERS_GAMES_PILE_CASE_H
#define TESTS_HELPERS_GAMES_PILE_CASE_H

#include "adjudicator/games/paths/pile.h"

struct pile_case {
	struct arena arena;
	struct alphabet english;
	struct tileset tiles;
	uint64_t vowels;
};

/* One that each test of the program begins with. */
void pile_case_fixture(struct pile_case *c);
/* All cubes, the same letter on all faces. */
struct pile pile_of(char letter);
void pile_put(struct pile *p, const char *face, char letter);
/* "19T 20T" */
size_t pile_faces(const char *names, uint8_t face[16]);
/* What shows so much, as names. */
const char *pile_shown(struct arena *arena, const struct pile *p, enum pile_shown how);
/* What shows fully now and does not in the whole pile. */
const char *pile_revealed(struct arena *arena, const struct pile *p);

/* A path by faces, as it is written: *path is it by nodes. Faults speak of places in
 * it.
 */
bool pile_path(const struct pile_view *v, const uint8_t *face, size_t n,
	       struct path *path, struct path_fault *fault);

#endif
