/* SPDX-License-Identifier: ISC */
/*
 * Cubes' pile: 27 cubes, three of whose sides carry letters, seen from one corner.
 *
 * - Cube 1 + x + 3y + 9z stands at (x, y, z), z up; the viewer looks from (+, +, +). A
 *   cube keeps its number when it falls, so the two beneath it say how high it lies.
 *   In tables cubes are numbered from 0, faces 3 x cube + side.
 * - What shows: in the projection u = x - z, v = y - z each face covers two triangles;
 *   in each triangle the face nearest to the viewer shows. A face shows fully, partly
 *   (one triangle) or not at all. Only full ones may be used: never more than 27.
 * - Two such faces are next to each other when they share a corner in space.
 * - Letters: those of the tile set without blanks in the order of the alphabet,
 *   shuffled by stream ("faces", i); cube 01 first, T R L. i = 1, 2 .. PILE_DRAWS until
 *   the faces that show have 8 to 14 vowels. Bonuses: the 27 cubes in order shuffled by
 *   ("bonus", 1); the first three are DL, then two TL, two DW and a TW.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PILE_H
#define ADJUDICATOR_GAMES_PATHS_PILE_H

#include "adjudicator/games/paths/path.h"
#include "dict/tiles.h"
#include <assert.h>

enum pile_side { PILE_T, PILE_R, PILE_L, PILE_SIDES };
enum pile_bonus { PILE_PLAIN, PILE_DL, PILE_TL, PILE_DW, PILE_TW, PILE_BONUSES };

enum {
	PILE_CUBES = 27,
	PILE_FACES = PILE_CUBES * PILE_SIDES,
	PILE_SEEN = 27, /* faces that show fully, at most */
	PILE_RED = 2,   /* uses: the next one is the last */
	PILE_GONE = 3,
	PILE_WORDS = PILE_CUBES * PILE_GONE, /* in a game, at most: each uses a cube */
	PILE_WORD_MIN = 3,
	PILE_WORD_MAX = 7,
	PILE_VOWELS_MIN = 8,
	PILE_VOWELS_MAX = 14,
	PILE_DRAWS = 1000
};

struct pile {
	uint8_t tile[PILE_FACES];
	uint8_t uses[PILE_CUBES];  /* PILE_GONE: removed, by its third use or by hand */
	uint8_t bonus[PILE_CUBES]; /* enum pile_bonus */
};

static_assert(sizeof(struct pile) <= 400, "a position holds it");

/* ---------------------------------------------------------------- names */

/* "19T", "9t", "09T", also "l9T", "2OT"; false when it is no face. */
bool pile_face_read(struct view name, uint8_t *face);
struct view pile_face_name(uint8_t face); /* "09T" */
/* "21", "1", "01"; *cube counts from 0. */
bool pile_cube_read(struct view name, uint8_t *cube);
struct view pile_cube_name(uint8_t cube); /* "01" */
bool pile_bonus_read(struct view name, uint8_t *bonus);
const char *pile_bonus_name(uint8_t bonus); /* "DW"; empty for a plain cube */

/* ---------------------------------------------------------------- the start */

/* Draws letters for all 27 cubes, without bonuses. With `vowels` 0 the first draw is
 * taken. Returns false when the set has fewer letters than there are faces, or no
 * draw has a right number of vowels. */
bool pile_draw(struct pile *p, const uint8_t seed[HASH_BYTES],
	       const struct tileset *tiles, uint64_t vowels);
void pile_draw_bonus(struct pile *p, const uint8_t seed[HASH_BYTES]);

/* ---------------------------------------------------------------- what shows */

enum pile_shown { PILE_HIDDEN, PILE_PARTLY, PILE_FULLY };

/* The pile as it is seen; its net has a node for each face that shows fully. */
struct pile_view {
	uint8_t shown[PILE_FACES]; /* enum pile_shown; PILE_HIDDEN where the cube is
				      gone */
	uint8_t half[PILE_FACES]; /* bit 0: the half that points right shows; bit 1: the
				     half that points left (formats/boards/pile.h) */
	uint8_t node[PILE_FACES]; /* PATH_NOWHERE unless it shows fully */
	uint8_t face[PATH_NODES]; /* of each node; in the order of faces */
	struct path_net net;
};

void pile_look(const struct pile *p, struct pile_view *v);
int pile_height(const struct pile *p, uint8_t cube); /* 0 is the ground */

/* ---------------------------------------------------------------- a turn */

struct pile_score {
	int points[PILE_WORD_MAX]; /* of each face, with its cube's letter bonus */
	/* total = sum x times + extra; extra is for a long word. */
	int sum, times, extra;
	int total;
};

void pile_score(const struct pile *p, const struct pile_view *v,
		const struct tileset *tiles, const struct path *path,
		struct pile_score *s);
/* The best-scoring ways to write a word. */
void pile_best(const struct pile *p, const struct pile_view *v,
	       const struct tileset *tiles, const struct path_word *word,
	       struct path_best *best);

/* Counts a word, good or not, as one use for each of its cubes. Cubes used three
 * times are removed together, and the cubes above them fall. Returns the removed
 * cubes: bit c is cube c. */
uint32_t pile_use(struct pile *p, const struct pile_view *v, const struct path *path);
/* Whether a cube may be removed by hand: some face of it shows, at least partly. */
bool pile_may_remove(const struct pile_view *v, uint8_t cube);
void pile_remove(struct pile *p, uint8_t cube);

/* ---------------------------------------------------------------- the end */

enum pile_state {
	PILE_GOES_ON,
	PILE_MUST_REMOVE, /* no word is possible, but some cube is not fully seen */
	PILE_NO_WORD,     /* no word is possible and nothing is hidden: over */
	PILE_NO_CUBES     /* over */
};

int pile_cubes(const struct pile *p); /* left */
/* Whether all three faces of every cube left show fully. */
bool pile_open(const struct pile *p, const struct pile_view *v);
/* `used` tells whether a word was made before; NULL: none was. */
enum pile_state pile_state(const struct pile *p, const struct pile_view *v,
			   const struct lexicon *lx,
			   bool (*used)(const void *arg, const uint8_t *tile, size_t n),
			   const void *arg);

#endif
