/* SPDX-License-Identifier: ISC */
/*
 * An IMAP server that follows a script. Each command in turn must begin with the
 * step's words; "$" in the answer stands for its tag. What a client sends after "+
 * ..." ends with a line end and is the next step. Uses no network and no clock.
 */
#ifndef TESTS_HELPERS_MAIL_WIRE_SCRIPT_H
#define TESTS_HELPERS_MAIL_WIRE_SCRIPT_H

#include "adjudicator/mail/reader/stream.h"
#include "formats/text/arena.h"

struct wire_step {
	const char *command, *answer; /* answer NULL: close the connection */
};

struct wire_script {
	struct arena arena;
	const struct wire_step *step; /* ends with a step without a command */
	struct view out;              /* what the client can still read */
	struct view in;               /* the command so far, until its line ends */
	struct view end;              /* repeated after the last step */
	struct view tag;              /* of the current command */
	size_t literal;               /* bytes of a literal that are still to come */
	bool slow;                    /* moves one byte every second time, else none */
	bool gone, full;
	int fd; /* never readable, always writable */
	int other;
	const char *unexpected; /* a command that fits no step; in the arena */
};

/* A carrier that borrows w until it is closed; then only wire_script_free may
 * follow. */
struct carrier wire_script_carrier(struct wire_script *w, const struct wire_step *step);
void wire_script_free(struct wire_script *w);

#endif
