/* SPDX-License-Identifier: ISC */
/* Names of folders as IMAP4rev1 has them: RFC 3501 5.1.3, "modified UTF-7". */
#ifndef ADJUDICATOR_MAIL_FETCH_UTF7_H
#define ADJUDICATOR_MAIL_FETCH_UTF7_H

#include "formats/text/arena.h"

/* Valid UTF-8 in, ASCII out. */
const char *utf7_folder(struct arena *arena, const char *name);

#endif
