/* SPDX-License-Identifier: ISC */
/*
 * Reads along what an IMAP server says before libetpan does, and stops what libetpan
 * must not meet:
 * - its parser recurses with every "(", so a line may hold only a few of them
 * - it takes memory for a literal as soon as {4294967295} is announced
 * - it takes what is almost a literal for one, and then both of us would disagree about
 *   where a line begins: outside of literals a brace must announce one
 */
#ifndef ADJUDICATOR_MAIL_WIRE_GUARD_H
#define ADJUDICATOR_MAIL_WIRE_GUARD_H

#include "formats/text/view.h"
#include <stdint.h>

enum { GUARD_PARENTHESES = 64, GUARD_HEAD = 8 };

enum guard_state { GUARD_LINE, GUARD_BRACE, GUARD_CLOSED, GUARD_RETURN, GUARD_LITERAL };

struct wire_guard {
	uint64_t literal_max; /* bytes of one literal */
	enum guard_state state;
	uint64_t number; /* announced, or left of the literal */
	int digits;
	int parentheses;       /* of this line */
	char head[GUARD_HEAD]; /* the line's first bytes in upper case */
	int headed;
	const char *why; /* what was stopped */
};

/* A zeroed guard is ready but for literal_max. False: this must not be parsed; `why`
 * then tells, and every further byte is stopped as well. */
bool wire_guard_pass(struct wire_guard *g, struct view bytes);

#endif
