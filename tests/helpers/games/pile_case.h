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

/* Gives each test of the program such a case. */
void pile_case_fixture(struct pile_case *c);
/* All cubes, with the same letter on every face. */
struct pile pile_of(char letter);
void pile_put(struct pile *p, const char *face, char letter);
/* Reads names of faces such as "19T 20T"; returns how many. */
size_t pile_faces(const char *names, uint8_t face[16]);
/* The names of all faces that are shown to that degree. */
const char *pile_shown(struct arena *arena, const struct pile *p, enum pile_shown how);
/* The names of all faces that are shown fully now, but are not in the whole pile. */
const char *pile_revealed(struct arena *arena, const struct pile *p);

/* Checks a path given by faces, as it is written; *path is the same by nodes. Faults
 * give places in it. */
bool pile_path(const struct pile_view *v, const uint8_t *face, size_t n,
	       struct path *path, struct path_fault *fault);

#endif
