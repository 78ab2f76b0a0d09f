/* SPDX-License-Identifier: ISC */
/*
 * Word graphs as other tools for players keep them, in files named *.kwg: u32 nodes,
 * little-endian, and nothing else. A node is as in dict/graph.h, but children may be
 * anywhere. Node 0 leads to the first letters of words, node 1 to a second graph
 * that is not used here.
 */
#ifndef DICT_KWG_H
#define DICT_KWG_H

#include "dict/build.h"

enum { KWG_TILES = 100000000 }; /* most tiles of all words together */

/*
 * Adds every word of such a file to `b`, whose alphabet must have its tiles in the
 * file's order. ERR_DATA, with `name`, when it is no such file, leads outside itself
 * or in a circle, has more than `most` tiles, or has a word longer than WORD_TILES.
 * Nothing was added then.
 */
bool kwg_read(struct view file, const char *name, struct build *b, uint32_t most,
	      struct err *err);

#endif
