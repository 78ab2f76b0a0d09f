/* SPDX-License-Identifier: ISC */
/* The pile: names, the start, a turn, the end. Which faces show is in pile_view.c. */
#include "adjudicator/games/paths/pile.h"

#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/vowels.h"
#include "formats/orders/notation.h"
#include "formats/text/num.h"
#include <assert.h>
#include <string.h>

enum { FACE_NAME = 3, CUBE_NAME = 2, LETTERS_MAX = 256 };

/* Each name is two digits and a side; the digits alone name the cube. */
static const char names[] = "01T01R01L02T02R02L03T03R03L"
			    "04T04R04L05T05R05L06T06R06L"
			    "07T07R07L08T08R08L09T09R09L"
			    "10T10R10L11T11R11L12T12R12L"
			    "13T13R13L14T14R14L15T15R15L"
			    "16T16R16L17T17R17L18T18R18L"
			    "19T19R19L20T20R20L21T21R21L"
			    "22T22R22L23T23R23L24T24R24L"
			    "25T25R25L26T26R26L27T27R27L";

static_assert(sizeof names == FACE_NAME * PILE_FACES + 1, "a name for each face");

static const char *const bonus_names[PILE_BONUSES] = {
	[PILE_PLAIN] = "", [PILE_DL] = "DL", [PILE_TL] = "TL",
	[PILE_DW] = "DW",  [PILE_TW] = "TW",
};

/* ---------------------------------------------------------------- names */

struct view pile_face_name(uint8_t face)
{
	assert(face < PILE_FACES);
	return view_from(names + (size_t)FACE_NAME * face, FACE_NAME);
}

struct view pile_cube_name(uint8_t cube)
{
	assert(cube < PILE_CUBES);
	return view_from(names + (size_t)FACE_NAME * PILE_SIDES * cube, CUBE_NAME);
}

bool pile_cube_read(struct view name, uint8_t *cube)
{
	long n;

	if (name.len == 0 || name.len > CUBE_NAME || view_find(name, '+') < name.len ||
	    !num_read(name, 1, PILE_CUBES, &n)) {
		return false;
	}
	*cube = (uint8_t)(n - 1);
	return true;
}

bool pile_face_read(struct view name, uint8_t *face)
{
	char number[CUBE_NAME];
	bool digits = false;
	uint8_t cube;

	if (name.len < 2 || name.len > FACE_NAME) {
		return false;
	}
	for (size_t i = 0; i + 1 < name.len; i++) {
		number[i] = digit_meant(name.at[i]);
		digits = digits || digit(name.at[i]);
	}
	if (!digits || !pile_cube_read(view_from(number, name.len - 1), &cube)) {
		return false;
	}
	for (int side = 0; side < PILE_SIDES; side++) {
		int f = cube * PILE_SIDES + side;

		if (view_eq_nocase(view_part(name, name.len - 1, 1),
				   view_from(&names[FACE_NAME * f + CUBE_NAME], 1))) {
			*face = (uint8_t)f;
			return true;
		}
	}
	return false;
}

const char *pile_bonus_name(uint8_t bonus)
{
	assert(bonus < PILE_BONUSES);
	return bonus_names[bonus];
}

bool pile_bonus_read(struct view name, uint8_t *bonus)
{
	for (int i = PILE_PLAIN + 1; i < PILE_BONUSES; i++) {
		if (view_is_nocase(name, bonus_names[i])) {
			*bonus = (uint8_t)i;
			return true;
		}
	}
	return false;
}

/* ---------------------------------------------------------------- the start */

static int vowels_seen(const struct pile *p, uint64_t vowels)
{
	struct pile_view v;

	pile_look(p, &v);
	return vowels_among(vowels, v.net.tile, v.net.nodes);
}

static bool good(int vowels)
{
	return vowels >= PILE_VOWELS_MIN && vowels <= PILE_VOWELS_MAX;
}

/* D15: draws letters for all cubes. */
bool pile_draw(struct pile *p, const uint8_t seed[HASH_BYTES],
	       const struct tileset *tiles, uint64_t vowels)
{
	*p = (struct pile){0};
	for (uint32_t try = 1; try <= PILE_DRAWS; try++) {
		struct draw_stream s = draw_stream(seed, "faces", try);
		uint8_t letter[LETTERS_MAX];
		size_t n = 0;

		for (int t = 1; t <= ALPHABET_TILES; t++) {
			for (int i = 0; i < tiles->count[t]; i++) {
				assert(n < LETTERS_MAX);
				letter[n++] = (uint8_t)t;
			}
		}
		if (n < PILE_FACES) {
			return false;
		}
		draw_shuffle(&s, letter, n);
		memcpy(p->tile, letter, PILE_FACES);
		if (vowels == 0 || good(vowels_seen(p, vowels))) {
			return true;
		}
	}
	return false;
}

/* D16: draws which cubes have a bonus. */
void pile_draw_bonus(struct pile *p, const uint8_t seed[HASH_BYTES])
{
	static const uint8_t bonus[] = {PILE_DL, PILE_DL, PILE_DL, PILE_TL,
					PILE_TL, PILE_DW, PILE_DW, PILE_TW};
	struct draw_stream s = draw_stream(seed, "bonus", 1);
	uint8_t cube[PILE_CUBES];

	for (int i = 0; i < PILE_CUBES; i++) {
		cube[i] = (uint8_t)i;
		p->bonus[i] = PILE_PLAIN;
	}
	draw_shuffle(&s, cube, PILE_CUBES);
	for (size_t i = 0; i < sizeof bonus; i++) {
		p->bonus[cube[i]] = bonus[i];
	}
}

/* ---------------------------------------------------------------- a turn */

static const int letter_times[PILE_BONUSES] = {1, 2, 3, 1, 1};
static const int word_times[PILE_BONUSES] = {1, 1, 1, 2, 3};
static const int extra[PILE_WORD_MAX + 1] = {[5] = 10, [6] = 20, [7] = 40};

/* U5: letters and bonuses. U6: extra points of a long word. */
void pile_score(const struct pile *p, const struct pile_view *v,
		const struct tileset *tiles, const struct path *path,
		struct pile_score *s)
{
	assert(path->n <= PILE_WORD_MAX);
	*s = (struct pile_score){.times = 1, .extra = extra[path->n]};
	for (int i = 0; i < path->n; i++) {
		uint8_t face = v->face[path->node[i]];
		uint8_t bonus = p->bonus[face / PILE_SIDES];

		s->points[i] = tiles->value[p->tile[face]] * letter_times[bonus];
		s->sum += s->points[i];
		if (word_times[bonus] > s->times) {
			s->times = word_times[bonus];
		}
	}
	s->total = s->sum * s->times + s->extra;
}

struct judge {
	const struct pile *p;
	const struct pile_view *v;
	const struct tileset *tiles;
};

static int total(const void *arg, const struct path *path)
{
	const struct judge *j = arg;
	struct pile_score s;

	pile_score(j->p, j->v, j->tiles, path, &s);
	return s.total;
}

void pile_best(const struct pile *p, const struct pile_view *v,
	       const struct tileset *tiles, const struct path_word *word,
	       struct path_best *best)
{
	struct judge j = {.p = p, .v = v, .tiles = tiles};

	if (word->n > PILE_WORD_MAX) { /* such a word has no score */
		*best = (struct path_best){.end = PATH_ALL};
		return;
	}
	path_best(&v->net, word, total, &j, best);
}

uint32_t pile_use(struct pile *p, const struct pile_view *v, const struct path *path)
{
	uint32_t used = 0;
	uint32_t gone = 0;

	for (int i = 0; i < path->n; i++) {
		used |= UINT32_C(1) << v->face[path->node[i]] / PILE_SIDES;
	}
	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if ((used >> cube & 1) != 0 && ++p->uses[cube] == PILE_GONE) {
			gone |= UINT32_C(1) << cube;
		}
	}
	return gone;
}

bool pile_may_remove(const struct pile_view *v, uint8_t cube)
{
	for (int side = 0; side < PILE_SIDES; side++) {
		if (v->shown[cube * PILE_SIDES + side] != PILE_HIDDEN) {
			return true;
		}
	}
	return false;
}

void pile_remove(struct pile *p, uint8_t cube)
{
	p->uses[cube] = PILE_GONE;
}

/* ---------------------------------------------------------------- the end */

int pile_cubes(const struct pile *p)
{
	int n = 0;

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		n += p->uses[cube] != PILE_GONE;
	}
	return n;
}

bool pile_open(const struct pile *p, const struct pile_view *v)
{
	return v->net.nodes == pile_cubes(p) * PILE_SIDES;
}

enum pile_state pile_state(const struct pile *p, const struct pile_view *v,
			   const struct lexicon *lx,
			   bool (*used)(const void *arg, const uint8_t *tile, size_t n),
			   const void *arg)
{
	struct path first;

	if (pile_cubes(p) == 0) {
		return PILE_NO_CUBES;
	}
	if (path_first(&v->net, lx, used, arg, &first) != PATH_ALL) {
		return PILE_GOES_ON;
	}
	return pile_open(p, v) ? PILE_NO_WORD : PILE_MUST_REMOVE;
}
