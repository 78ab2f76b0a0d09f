/* SPDX-License-Identifier: ISC */
/*
 * Words along a path: from node to node, each next to the one before, no node twice.
 * The net is data (a grid of cells, the faces of a pile), so one check and one search
 * serve every game of this kind.
 *
 * - A node lies on lines, numbered in pairs. A step passes the lines that both its ends
 *   lie on; lines 2k and 2k + 1 cross, so a path passes only one of them. Where nothing
 *   can cross, no node lies on a line.
 * - Searches take no memory but some 10 KiB of stack, and give things in a fixed order:
 *   words as the alphabet orders them, each once; paths by their nodes.
 * - A search counts its steps and gives up after PATH_STEPS, so no board is a trap.
 */
#ifndef ADJUDICATOR_GAMES_PATHS_PATH_H
#define ADJUDICATOR_GAMES_PATHS_PATH_H

#include "dict/lexicon.h"

enum {
	PATH_NODES = 32,
	PATH_LONGEST = 25,   /* nodes of a path */
	PATH_NOWHERE = 0xff, /* no node of the net */
	PATH_STEPS = 2000000 /* of one search */
};

struct path_net {
	uint8_t nodes;             /* numbered from 0 */
	uint8_t shortest, longest; /* letters of a word */
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
	PATH_NOT_USABLE, /* `at` is no node of the net: a letter that is hidden */
	PATH_NOT_NEAR,   /* `at` is not next to `with`, the one before */
	PATH_USED,       /* `at` is where the path was already, at `with` */
	PATH_CROSSES,    /* the step to `at` crosses the earlier step to `with` */
	PATH_OTHER_WORD  /* the letter of `at` is not that of the word */
};

/* `at` and `with` are places in the path, from 0; -1 where they mean nothing. */
struct path_fault {
	enum path_wrong what;
	int at, with;
};

/* False: *fault is the first thing wrong. Steps are looked at before the length, so a
 * path that goes wrong early is told so. */
bool path_check(const struct path_net *net, const uint8_t *node, size_t n,
		struct path_fault *fault);
/* Whether a path that was found right spells this word; if not, PATH_OTHER_WORD with
 * the first place that differs (the length of the shorter when one begins the other).
 */
bool path_spells(const struct path_net *net, const struct path *p, const uint8_t *tile,
		 size_t n, struct path_fault *fault);

/* ---------------------------------------------------------------- searches */

/* How a search came to its end. */
enum path_end {
	PATH_ALL,     /* everything was given */
	PATH_STOPPED, /* by the callback */
	PATH_TIRED    /* after PATH_STEPS: there may be more */
};

/* A word whose path is looked for; `from` and `to` may be PATH_NOWHERE: anywhere. */
struct path_word {
	const uint8_t *tile;
	size_t n;
	uint8_t from, to;
};

/* Every path of a word, of whatever length, until `each` returns false. */
enum path_end path_each(const struct path_net *net, const struct path_word *word,
			bool (*each)(void *arg, const struct path *p), void *arg);

enum { PATH_BEST = 9 };

struct path_best {
	enum path_end end; /* PATH_ALL or PATH_TIRED: then a better one may exist */
	int score;
	size_t count;                /* paths that score so; 0: the word is not there */
	struct path path[PATH_BEST]; /* the first of them */
};

/* One more that scores so. */
void path_keep(struct path_best *best, const struct path *p);

/* The paths of a word that score highest. */
void path_best(const struct path_net *net, const struct path_word *word,
	       int (*score)(const void *arg, const struct path *p), const void *arg,
	       struct path_best *best);

/* Every word of the lexicon that lies in the net, with one path of each; with "any",
 * every row of letters. */
enum path_end path_words(const struct path_net *net, const struct lexicon *lx,
			 bool (*each)(void *arg, const uint8_t *tile,
				      const struct path *p),
			 void *arg);

/* Looks for a word that `used` (NULL: no word is) does not know. PATH_STOPPED: *first
 * is the way of one; PATH_ALL: there is none; PATH_TIRED: nobody knows. */
enum path_end path_first(const struct path_net *net, const struct lexicon *lx,
			 bool (*used)(const void *arg, const uint8_t *tile, size_t n),
			 const void *arg, struct path *first);

#endif
