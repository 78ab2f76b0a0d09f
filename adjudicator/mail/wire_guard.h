/* SPDX-License-Identifier: ISC */
/*
 * Reads along what an IMAP server says before libetpan does, and stops what libetpan
 * must not meet:
 * - its parser recurses with every "(", so a line may hold only a few of them
 * - it takes memory for a literal as soon as {4294967295} is announced
 * - it takes what is almost a literal for one, and then both of us would disagree about
 *   where a line begins: outside of literals a brace must announce one
 * - it dies of "[PERMANENTFLAGS (\x0e)]" and the like: what stands in brackets before a
 *   sentence is read here, and becomes part of the sentence
 */
#ifndef ADJUDICATOR_MAIL_WIRE_GUARD_H
#define ADJUDICATOR_MAIL_WIRE_GUARD_H

#include "formats/text/view.h"
#include <stdint.h>

enum { GUARD_PARENTHESES = 64, GUARD_HEAD = 2, GUARD_CODE = 4096 };

enum guard_state { GUARD_LINE, GUARD_BRACE, GUARD_CLOSED, GUARD_RETURN, GUARD_LITERAL };

struct wire_guard {
	uint64_t literal_max; /* bytes of one literal */
	enum guard_state state;
	uint64_t number; /* announced, or left of the literal */
	int digits;
	int parentheses;       /* of this line */
	char head[GUARD_HEAD]; /* the line's first bytes that are no blanks */
	int headed;
	char code[GUARD_CODE]; /* what stands in brackets, in upper case */
	int coded;             /* bytes of it; -1: not in brackets */
	/* What was read there last; for who asked to reset. */
	uint32_t validity; /* UIDVALIDITY */
	bool keywords;     /* PERMANENTFLAGS holds \* */
	bool read_only;    /* READ-ONLY */
	const char *why;   /* what was stopped */
};

/* A fresh guard. */
struct wire_guard wire_guard_new(void);
/* May change a bracket of the bytes. False: this must not be parsed; `why` then tells,
 * and every further byte is stopped as well. */
bool wire_guard_pass(struct wire_guard *g, char *bytes, size_t n);

#endif
