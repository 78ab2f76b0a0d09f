/* SPDX-License-Identifier: ISC */
/*
 * What the path games share: reading an order as a path, scoring its word, and
 * making the event. What differs is in each game's path_rules.
 *
 * Players name places: cells of the grid (0..24), faces of the pile (0..80).
 * Searches use nodes of a net. In a grid, nodes are the cells; in a pile only faces
 * that show fully have a node.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PATH_GAME_H
#define ADJUDICATOR_GAMES_PATHS_PATH_GAME_H

#include "adjudicator/games/game.h"

/* The letters of a position, as a net to make words on. */
struct path_ground {
	const struct position *pos;
	struct path_net net;
	struct pile_view pile; /* Cubes */
};

struct path_rules {
	const char *place; /* what a place is called: "cell" */
	const char *range; /* which places there are: "cells are A1 to E5" */
	uint8_t places;    /* how many places there are */
	bool (*read)(struct view name, uint8_t *place);
	/* Reads a name that covers several places: cube "19" has three faces. `part`
	 * says which such part a place belongs to. NULL: places have no parts. */
	bool (*read_part)(struct view name, uint8_t *part);
	uint8_t (*part)(uint8_t place);
	struct view (*write)(uint8_t place);
	void (*look)(struct path_ground *g); /* fills all but g->pos */
	/* The node of a place; PATH_NOWHERE when it has none. */
	uint8_t (*node)(const struct path_ground *g, uint8_t place);
	uint8_t (*place_of)(const struct path_ground *g, uint8_t node);
	/* Why a place cannot be used: "it shows only in part". */
	const char *(*unusable)(const struct path_ground *g, uint8_t place);
	/* Whether a word was made and cannot be made again. NULL: all words can. */
	bool (*used)(const struct position *pos, const uint8_t *tile, size_t n);
	void (*best)(const struct path_ground *g, const struct path_word *word,
		     struct path_best *best);
	/* Fills score, bonus and the game's own part; path and tiles are filled
	 * already. */
	void (*score)(const struct path_ground *g, const struct path *nodes,
		      struct walk_trace *w);
};

const struct path_rules *path_rules(const struct position *pos);

/*
 * Reads the word of an order, finds its path where none is written, and scores it.
 * With one reading, sets t->walk and t->echo (P1-P7). When several best paths score
 * the same they are offered (P6). A word that cannot be made again is refused. The
 * lexicon is asked only for t->walk->known.
 */
enum outcome path_read(struct table *t, const struct order *o);
/* Whether the score that the order expects is right (L7). If not, sets t->diag. */
bool path_score_expected(struct table *t, const struct order *o);

/* Makes the event of t->walk: not pending, and counted even if it is not in the
 * list. */
struct event path_event(struct table *t, int seat);
/* Stores the word of an event as the last one. Returns false when the event is
 * damaged. */
bool path_apply_word(struct position *pos, const struct event *e);
/* The nodes of the last word. Returns false when a place of it is no longer usable. */
bool path_last_nodes(const struct path_ground *g, struct path *nodes);

/* Writes "SON A1 B2 C2". */
void path_write(struct buf *b, const struct position *pos, const struct path *places,
		const uint8_t *tile);
/* Writes the last word so. */
void path_write_last(struct buf *b, const struct position *pos);

/* Judges `try`, which changes nothing. */
verb_judge path_judge_try;
/* Ends the game; nobody gains or loses points by it. */
void path_end(struct table *t, enum end_reason reason);

#endif
