/* SPDX-License-Identifier: ISC */
/*
 * Word graphs as players' other tools keep them, in files that end in ".kwg": u32
 * nodes, little-endian, and nothing before or behind them. A node is as in
 * dict/graph.h, but children may stand anywhere. Node 0 leads to the first letters of
 * words, node 1 to a second graph that we have no use for.
 */
#ifndef DICT_KWG_H
#define DICT_KWG_H

#include "dict/build.h"

enum { KWG_TILES = 100000000 }; /* of all words together, at most */

/*
 * Adds every word of such a file to `b`, whose alphabet must have its tiles in the
 * file's order. ERR_DATA, with `name` in it, for a file that is none, that leads out of
 * itself or in a circle, or that holds more than `most` tiles or a word longer than
 * WORD_TILES; then nothing was added.
 */
bool kwg_read(struct view file, const char *name, struct build *b, uint32_t most,
	      struct err *err);

#endif
