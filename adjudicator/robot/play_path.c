/* SPDX-License-Identifier: ISC */
/*
 * A turn of a path game. All words on the letters are found, with one path each;
 * then the best of them are searched for the path that scores most.
 */
#include "adjudicator/robot/seat.h"

#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

enum { LOOKED_AT = 16, USED_MOST = PILE_WORDS };

struct found {
	uint8_t tile[PATH_LONGEST];
	struct path path; /* nodes */
	int score;
};

struct search {
	struct seat *s;
	struct path_ground *ground;
	struct walk_trace *trace;
	bool all; /* include words that the level does not know */
	size_t n;
	uint32_t seen;
	struct found found[LOOKED_AT]; /* highest score first, unless drawn at random */
};

/* Whether the word was made before; in Cubes it cannot be made again. */
static bool made(const struct seat *s, const uint8_t *tile, size_t n)
{
	struct view rest = s->view->made;
	bool same = false;

	while (rest.len > 0 && !same) {
		struct view word = view_cut(&rest, ' ');
		uint8_t other[WORD_TILES];
		size_t count;
		struct view bad;

		same = tiles_read_letters(s->setup.alphabet, word, other, &count,
					  &bad) &&
		       count == n && memcmp(other, tile, n) == 0;
	}
	return same;
}

static int score_of(struct search *x, const struct path *nodes)
{
	path_rules(&x->s->pos)->score(x->ground, nodes, x->trace);
	return x->trace->score;
}

static void insert(struct search *x, const struct found *f, size_t most)
{
	size_t at;

	if (x->n == most && x->found[most - 1].score >= f->score) {
		return;
	}
	at = x->n < most ? x->n++ : most - 1;
	for (; at > 0 && x->found[at - 1].score < f->score; at--) {
		x->found[at] = x->found[at - 1];
	}
	x->found[at] = *f;
}

static void draw(struct search *x, const struct found *f, size_t sample)
{
	uint32_t at = (uint32_t)x->n;

	if (x->n < sample) {
		x->n++;
	} else {
		at = draw_below(&x->s->dice, x->seen);
	}
	if (at < sample) {
		x->found[at] = *f;
	}
}

static bool meet(void *arg, const uint8_t *tile, const struct path *p)
{
	struct search *x = arg;
	struct found f = {.path = *p};
	int sample = x->s->level->looks_at;

	if ((!x->all && !level_knows(x->s->level, tile, p->n)) ||
	    made(x->s, tile, p->n)) {
		return true;
	}
	x->seen++;
	memcpy(f.tile, tile, p->n);
	f.score = score_of(x, p);
	if (sample > 0 && !x->all) {
		draw(x, &f, (size_t)sample);
	} else {
		insert(x, &f, LOOKED_AT);
	}
	return true;
}

/* The best of the words found, with its best path. */
static const struct found *best_of(struct search *x)
{
	const struct path_rules *rules = path_rules(&x->s->pos);
	const struct found *best = NULL;

	for (size_t i = 0; i < x->n; i++) {
		struct found *f = &x->found[i];
		struct path_word word = {f->tile, f->path.n, PATH_NOWHERE,
					 PATH_NOWHERE};
		struct path_best paths;

		rules->best(x->ground, &word, &paths);
		if (paths.count > 0 && paths.score > f->score) {
			f->path = paths.path[0];
			f->score = paths.score;
		}
		if (best == NULL || f->score > best->score) {
			best = f;
		}
	}
	return best;
}

static const struct found *find(struct search *x, bool all)
{
	x->all = all;
	x->n = 0;
	x->seen = 0;
	(void)path_words(&x->ground->net, x->s->setup.lexicon, meet, x);
	return best_of(x);
}

static struct view word_text(struct search *x, const struct found *f)
{
	const struct path_rules *rules = path_rules(&x->s->pos);
	struct path places = f->path;
	struct buf b = buf_in(x->s->arena);

	for (int i = 0; i < places.n; i++) {
		places.node[i] = rules->place_of(x->ground, f->path.node[i]);
	}
	path_write(&b, &x->s->pos, &places, f->tile);
	return buf_view(&b);
}

static struct search *begin(struct seat *s)
{
	struct search *x = arena_take(s->arena, sizeof *x);

	*x = (struct search){.s = s,
			     .ground = arena_take(s->arena, sizeof *x->ground),
			     .trace = arena_take(s->arena, sizeof *x->trace)};
	*x->ground = (struct path_ground){.pos = &s->pos};
	return x;
}

/* ------------------------------------------------------------------- WordCap */

static bool read_cells(struct seat *s)
{
	const struct grid_view *g = &s->view->grid;

	for (int i = 0; i < GRID5_CELLS; i++) {
		s->pos.grid.cell[i] = tiles_read_letter(s->setup.alphabet,
							view_of(g->cell[i].letter));
		if (s->pos.grid.cell[i] == 0) {
			return false;
		}
	}
	return true;
}

/* Whether to sort the grid: on a poor board it may bring more, and near the end of
 * the game unused sorts are lost. */
static bool poor(const struct seat *s, const struct found *best)
{
	enum { POOR = 10, RICH = 4 };
	const struct game_view *v = s->view;
	bool late = v->rounds > 0 && v->rounds - v->round < v->seat[s->me].sorts;

	return v->seat[s->me].sorts > 0 && s->level->keeps &&
	       best->score < (late ? POOR + RICH : POOR);
}

struct view seat_play_grid(struct seat *s)
{
	struct search *x = begin(s);
	const struct found *best;

	if (!read_cells(s)) {
		return view_of("pass");
	}
	path_rules(&s->pos)->look(x->ground);
	best = find(x, false);
	if (best == NULL) {
		return view_of(s->view->seat[s->me].sorts > 0 ? "sort" : "pass");
	}
	return poor(s, best) ? view_of("sort") : word_text(x, best);
}

/* --------------------------------------------------------------------- Cubes */

/* Reads the usable faces and their neighbours from the picture. */
static bool read_pile(struct seat *s, struct path_ground *g)
{
	const struct pile_picture *p = &s->view->pile;
	uint8_t node[PILE_FACES];

	memset(g->pile.node, PATH_NOWHERE, sizeof g->pile.node);
	g->pile.net.shortest = PILE_WORD_MIN;
	g->pile.net.longest = PILE_WORD_MAX;
	for (size_t i = 0; i < p->faces; i++) {
		const struct face_view *f = &p->face[i];
		uint8_t face = 0;
		uint8_t n = g->pile.net.nodes;

		if (!pile_face_read(view_of(face_name(s->arena, f)), &face)) {
			return false;
		}
		s->pos.pile.tile[face] =
			tiles_read_letter(s->setup.alphabet, view_of(f->letter));
		if (f->bonus != NULL) {
			(void)pile_bonus_read(view_of(f->bonus),
					      &s->pos.pile.bonus[face / PILE_SIDES]);
		}
		node[i] = PATH_NOWHERE;
		if (f->shows == FACE_WHOLE && n < PATH_NODES) {
			g->pile.node[face] = node[i] = n;
			g->pile.face[n] = face;
			g->pile.net.tile[n] = s->pos.pile.tile[face];
			g->pile.net.nodes++;
		}
	}
	for (size_t i = 0; i < p->faces; i++) {
		const struct face_view *f = &p->face[i];

		for (size_t k = 0; k < f->touch_count && node[i] != PATH_NOWHERE; k++) {
			g->pile.net.near[node[i]] |= UINT32_C(1) << node[f->touches[k]];
		}
	}
	g->net = g->pile.net;
	return true;
}

/* Removes the cube whose visible letter is worth most, since such letters are hard
 * to use. */
static struct view remove_one(struct seat *s)
{
	const struct pile_picture *p = &s->view->pile;
	int best = 0;
	int most = -1;

	for (size_t i = 0; i < p->faces; i++) {
		const struct face_view *f = &p->face[i];
		uint8_t tile = tiles_read_letter(s->setup.alphabet, view_of(f->letter));
		int worth = tile == 0 ? 0 : s->setup.tiles->value[tile];

		if (f->shows != 0 && worth > most) {
			most = worth;
			best = f->cube;
		}
	}
	return view_of(arena_printf(s->arena, "remove %02d", best));
}

/* A turn must be used, so if the level knows no word it takes one that it does not
 * know. */
struct view seat_play_pile(struct seat *s)
{
	struct search *x = begin(s);
	const struct found *best;

	if (s->view->no_word && !s->view->removed) {
		return remove_one(s);
	}
	if (s->view->no_word) {
		return (struct view){0};
	}
	if (!read_pile(s, x->ground)) {
		return (struct view){0};
	}
	best = find(x, false);
	if (best == NULL) {
		best = find(x, true);
	}
	return best != NULL ? word_text(x, best) : (struct view){0};
}
