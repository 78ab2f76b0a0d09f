/* SPDX-License-Identifier: ISC */
/*
 * Reads what an IMAP server says before libetpan does, and stops what libetpan must
 * not be given:
 * - its parser recurses at every "(", so a line may hold only a few of them
 * - it allocates memory for a literal as soon as {4294967295} is announced
 * - it accepts what only resembles a literal, and then the two readers would
 *   disagree about where a line begins; so outside of literals every brace must
 *   announce one
 * - it crashes on "[PERMANENTFLAGS (\x0e)]" and the like; so the text in brackets
 *   before a sentence is read here, and the brackets are replaced
 */
#ifndef ADJUDICATOR_MAIL_WIRE_GUARD_H
#define ADJUDICATOR_MAIL_WIRE_GUARD_H

#include "formats/text/view.h"
#include <stdint.h>

enum { GUARD_PARENTHESES = 64, GUARD_HEAD = 2, GUARD_CODE = 4096 };

enum guard_state { GUARD_LINE, GUARD_BRACE, GUARD_CLOSED, GUARD_RETURN, GUARD_LITERAL };

struct wire_guard {
	uint64_t literal_max; /* most bytes of one literal */
	enum guard_state state;
	uint64_t number; /* bytes announced, or still to come in the literal */
	int digits;
	int parentheses;       /* in this line */
	char head[GUARD_HEAD]; /* the first bytes of the line that are not blanks */
	int headed;
	char code[GUARD_CODE]; /* the text in brackets, in upper case */
	int coded;             /* its length; -1: not in brackets */
	/* Last values read from brackets; the caller may reset them. */
	uint32_t validity; /* UIDVALIDITY */
	bool keywords;     /* PERMANENTFLAGS holds \* */
	bool read_only;    /* READ-ONLY */
	const char *why;   /* what was stopped; NULL: nothing */
};

/* A fresh guard. */
struct wire_guard wire_guard_new(void);
/* Checks n bytes and may replace brackets in them. Returns false when they must not
 * be parsed; `why` then says why, and everything after is stopped too. */
bool wire_guard_pass(struct wire_guard *g, char *bytes, size_t n);

#endif
