/* SPDX-License-Identifier: ISC */
/*
 * Signs that look like a letter from A to Z and are another: of other scripts, or
 * styled ones that some keyboards offer. None is ever read as what it looks like; who
 * wrote it is told (rule B2). Full-width letters are plain ones by then (body.h).
 */
#ifndef FORMATS_ORDERS_SCRIPT_H
#define FORMATS_ORDERS_SCRIPT_H

#include "formats/text/arena.h"
#include "formats/text/diag.h"

struct lookalike {
	struct view at;   /* the sign */
	const char *what; /* "a Cyrillic letter" */
	char looks;       /* 'A', or 'a' of a small one; a styled digit: '8' */
};

/* The first of them in the text; false when there is none. */
bool script_lookalike(struct view text, struct lookalike *out);
/* The text with all of them replaced by what they look like; itself without any. */
struct view script_plain(struct arena *arena, struct view text);
/* One of them in a word that has letters from A to Z too. */
bool script_mixed(struct view text, struct lookalike *out);
/* A letter that no alphabet has: DIAG_LOOK_ALIKE where that explains it, with the sign,
 * else DIAG_UNKNOWN_LETTER with all of `at`. False always. */
bool script_refuse(struct diag *diag, struct view at);

#endif
