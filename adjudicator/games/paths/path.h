/* SPDX-License-Identifier: ISC */
/*
 * Words along a path: from node to node, each next to the one before, no node twice.
 * The net is data (a grid of cells, the faces of a pile), so one check and one
 * search serve every game of this kind.
 *
 * - A node lies on lines, numbered in pairs. A step passes the lines that both its
 *   ends lie on. Lines 2k and 2k + 1 cross, so a path may pass only one of them.
 *   Where nothing can cross, no node lies on a line.
 * - Searches use no memory but some 10 KiB of stack. Their order is fixed: words in
 *   the order of the alphabet, each once; paths by their nodes.
 * - A search counts its steps and gives up after PATH_STEPS, so no board can make it
 *   endless.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PATH_H
#define ADJUDICATOR_GAMES_PATHS_PATH_H

#include "dict/lexicon.h"

enum {
	PATH_NODES = 32,
	PATH_LONGEST = 25,   /* nodes of a path */
	PATH_NOWHERE = 0xff, /* not a node of the net */
	PATH_STEPS = 2000000 /* of one search, at most */
};

struct path_net {
	uint8_t nodes;             /* numbered from 0 */
	uint8_t shortest, longest; /* letters that a word must have, and may have */
	uint8_t tile[PATH_NODES];
	uint32_t near[PATH_NODES]; /* bit k: node k is next to it */
	uint32_t line[PATH_NODES]; /* bit k: it lies on line k */
};

struct path {
	uint8_t n;
	uint8_t node[PATH_LONGEST];
};

/* ---------------------------------------------------------------- a path given */

enum path_wrong {
	PATH_RIGHT,
	PATH_TOO_SHORT,  /* than net->shortest */
	PATH_TOO_LONG,   /* than net->longest */
	PATH_NOT_USABLE, /* `at` is not a node: its letter is hidden */
	PATH_NOT_NEAR,   /* `at` is not next to the place before it, `with` */
	PATH_USED,       /* `at` is where the path was already, at `with` */
	PATH_CROSSES,    /* the step to `at` crosses the step to `with` */
	PATH_OTHER_WORD  /* `at` has another letter than the word */
};

/* Places in the path, from 0; -1 where there is none to name. */
struct path_fault {
	enum path_wrong what;
	int at, with;
};

/* Checks a path. Returns false with the first fault. Steps are checked before the
 * length, so a path that goes wrong early has that fault. */
bool path_check(const struct path_net *net, const uint8_t *node, size_t n,
		struct path_fault *fault);
/* Whether a path that path_check has passed spells this word. If not, *fault is
 * PATH_OTHER_WORD with the first place that differs, which is the shorter length
 * when one begins the other. */
bool path_spells(const struct path_net *net, const struct path *p, const uint8_t *tile,
		 size_t n, struct path_fault *fault);

/* ---------------------------------------------------------------- searches */

/* How a search ended. */
enum path_end {
	PATH_ALL,     /* everything was found */
	PATH_STOPPED, /* by the callback */
	PATH_TIRED    /* after PATH_STEPS: there may be more */
};

/* A word whose path is searched; `from` and `to` are its end nodes, or PATH_NOWHERE
 * for any. */
struct path_word {
	const uint8_t *tile;
	size_t n;
	uint8_t from, to;
};

/* Calls `each` with every path of a word until it returns false. */
enum path_end path_each(const struct path_net *net, const struct path_word *word,
			bool (*each)(void *arg, const struct path *p), void *arg);

enum { PATH_BEST = 9 };

struct path_best {
	enum path_end end; /* PATH_ALL, or PATH_TIRED: a better path may exist */
	int score;
	size_t count; /* paths with this score; 0: the word is not there */
	struct path path[PATH_BEST]; /* the first PATH_BEST of them */
};

/* Counts one more path with the best score, and keeps it if there is room. */
void path_keep(struct path_best *best, const struct path *p);

/* Finds the paths of a word that score highest. */
void path_best(const struct path_net *net, const struct path_word *word,
	       int (*score)(const void *arg, const struct path *p), const void *arg,
	       struct path_best *best);

/* Calls `each` with every word of the lexicon that lies in the net, with one path of
 * each; with the lexicon "any", with every row of letters. */
enum path_end path_words(const struct path_net *net, const struct lexicon *lx,
			 bool (*each)(void *arg, const uint8_t *tile,
				      const struct path *p),
			 void *arg);

/* Finds a word for which `used` returns false (NULL: any word). PATH_STOPPED: *first
 * is its path. PATH_ALL: there is none. PATH_TIRED: unknown. */
enum path_end path_first(const struct path_net *net, const struct lexicon *lx,
			 bool (*used)(const void *arg, const uint8_t *tile, size_t n),
			 const void *arg, struct path *first);

#endif
