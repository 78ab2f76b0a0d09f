/* SPDX-License-Identifier: ISC */
/*
 * What the children of signatures.c do.
 * - The one that verifies is given a line with the sender's domain; a line "NAME
 *   +RECORD" or "NAME -" for each key that was looked up; an empty line; and the
 *   letter. It answers "nothing", "broken", or "keys" and the names of keys wanted.
 * - The one that looks up is given a name, and answers "+RECORD", "-" or "?".
 */
#ifndef ADJUDICATOR_MAIL_PARSE_SIGNATURES_WORK_H
#define ADJUDICATOR_MAIL_PARSE_SIGNATURES_WORK_H

#include "adjudicator/mail/reader/serve.h"

enum { SIGNATURES_MAX = 4 /* of a letter that are looked at */ };

/* The role "signatures" or "names"; NULL for any other name, or when the program was
 * built without signatures. */
const struct serve_role *signatures_role(const char *name);

void signatures_verify(struct arena *arena, struct view request, struct buf *answer);
/* To be called once before the child is shut off. */
void signatures_prepare(void);
/* Uses the network. */
void signatures_look_up(struct arena *arena, struct view request, struct buf *answer);

#endif
