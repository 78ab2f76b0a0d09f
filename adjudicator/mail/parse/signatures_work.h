/* SPDX-License-Identifier: ISC */
/*
 * What the children of signatures.c do.
 * - to the one that verifies: a line with the sender's domain; a line "NAME +RECORD" or
 *   "NAME -" for each key that was looked up; an empty line; the letter
 * - its answer: "nothing", "broken", or "keys" and the names that are wanted
 * - to the one that looks up: a name; its answer: "+RECORD", "-", or "?"
 */
#ifndef ADJUDICATOR_MAIL_PARSE_SIGNATURES_WORK_H
#define ADJUDICATOR_MAIL_PARSE_SIGNATURES_WORK_H

#include "adjudicator/mail/reader/serve.h"

enum { SIGNATURES_MAX = 4 /* of a letter that are looked at */ };

/* The role of that name, "signatures" or "names"; NULL: it is none of these, or the
 * program was built without them. */
const struct serve_role *signatures_role(const char *name);

void signatures_verify(struct arena *arena, struct view request, struct buf *answer);
/* Once, before the child is shut off. */
void signatures_prepare(void);
/* With the network. */
void signatures_look_up(struct arena *arena, struct view request, struct buf *answer);

#endif
