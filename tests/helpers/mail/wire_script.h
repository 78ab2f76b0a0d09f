/* SPDX-License-Identifier: ISC */
/*
 * An IMAP server that says what a test wrote down. Each command in turn must begin with
 * the step's words; "$" in the answer stands for its tag. What it lets a client go on
 * with ("+ ...") has an end of the line, which is the next step. No network, no clock.
 */
#ifndef TESTS_HELPERS_MAIL_WIRE_SCRIPT_H
#define TESTS_HELPERS_MAIL_WIRE_SCRIPT_H

#include "adjudicator/mail/reader/stream.h"
#include "formats/text/arena.h"

struct wire_step {
	const char *command, *answer; /* answer NULL: it hangs up */
};

struct wire_script {
	struct arena arena;
	const struct wire_step *step; /* up to one without a command */
	struct view out;              /* what is still to be read */
	struct view in;               /* of a command, until its line ends */
	struct view end;              /* said again and again behind the last step */
	struct view tag;              /* of the command that goes on */
	size_t literal;               /* bytes of it that are still to come */
	bool slow; /* each second time it takes one byte, else none */
	bool gone, full;
	int fd; /* never readable, always writable */
	int other;
	const char *unexpected; /* a command that no step is for; in the arena */
};

/* Borrowed by the carrier until it is closed; then only wire_script_free is left. */
struct carrier wire_script_carrier(struct wire_script *w, const struct wire_step *step);
void wire_script_free(struct wire_script *w);

#endif
