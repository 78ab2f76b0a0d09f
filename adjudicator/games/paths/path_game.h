/* SPDX-License-Identifier: ISC */
/*
 * What path games share: an order becomes a path, a path becomes a word with its score,
 * and that becomes an event. What a game has of its own stands in its path_rules.
 *
 * Players name places: cells of the grid (0..24), faces of the pile (0..80). Searches
 * number nodes of a net; in a grid they are the same, in a pile only the faces that
 * show fully have one.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PATH_GAME_H
#define ADJUDICATOR_GAMES_PATHS_PATH_GAME_H

#include "adjudicator/games/game.h"

/* The letters of a position as words can be written on them. */
struct path_ground {
	const struct position *pos;
	struct path_net net;
	struct pile_view pile; /* Cubes */
};

struct path_rules {
	const char *place; /* what players name: "cell" */
	const char *range; /* where they are: "cells are A1 to E5" */
	uint8_t places;    /* so many have a name */
	bool (*read)(struct view name, uint8_t *place);
	/* What has several places: cube "19", and which of them has that place; NULL:
	 * nothing has. */
	bool (*read_part)(struct view name, uint8_t *part);
	uint8_t (*part)(uint8_t place);
	struct view (*write)(uint8_t place);
	void (*look)(struct path_ground *g); /* fills what stands behind g->pos */
	uint8_t (*node)(const struct path_ground *g, uint8_t place); /* or NOWHERE */
	uint8_t (*place_of)(const struct path_ground *g, uint8_t node);
	/* Why a place has no node: "it shows only in part". */
	const char *(*unusable)(const struct path_ground *g, uint8_t place);
	/* Words that cannot be made again; NULL: all can. */
	bool (*used)(const struct position *pos, const uint8_t *tile, size_t n);
	void (*best)(const struct path_ground *g, const struct path_word *word,
		     struct path_best *best);
	/* Score and all that goes with it; path and tiles are there already. */
	void (*score)(const struct path_ground *g, const struct path *nodes,
		      struct walk_trace *w);
};

const struct path_rules *path_rules(const struct position *pos);

/*
 * Reads the word of an order, finds its path where none was written, and scores it.
 * Where one reading is left t->walk and t->echo are set (P1-P7); where the best paths
 * of a word score the same they are offered (P6). A word that cannot be made again is
 * refused. Nothing is looked up in the lexicon
 * but for t->walk->known.
 */
enum outcome path_read(struct table *t, const struct order *o);
/* The score that the order expects (L7). */
bool path_score_expected(struct table *t, const struct order *o);

/* The event of t->walk: not pending, and counted whatever it is. */
struct event path_event(struct table *t, int seat);
/* Takes down the word of an event as the last one made. False: it is damaged. */
bool path_apply_word(struct position *pos, const struct event *e);
/* The nodes of the last word, whose places must all be usable still. */
bool path_last_nodes(const struct path_ground *g, struct path *nodes);

/* "SON A1 B2 C2" */
void path_write(struct buf *b, const struct position *pos, const struct path *places,
		const uint8_t *tile);
/* The same of the last word. */
void path_write_last(struct buf *b, const struct position *pos);

/* `try`, which only reads. */
verb_judge path_judge_try;
/* The game is over with that result; nobody gains or pays anything for it. */
void path_end(struct table *t, enum end_reason reason);

#endif
