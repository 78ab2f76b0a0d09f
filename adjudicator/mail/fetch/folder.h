/* SPDX-License-Identifier: ISC */
/* One folder of a Maildir: small things that walking and delivering share. */
#ifndef ADJUDICATOR_MAIL_FETCH_FOLDER_H
#define ADJUDICATOR_MAIL_FETCH_FOLDER_H

#include "formats/text/err.h"
#include "formats/text/view.h"

/* A descriptor of DIR/NAME, or -1 with errno. */
int folder_open(const char *dir, const char *name);
/* A letter's name without the flags behind the colon; borrowed. */
struct view folder_uid(const char *name);
/* Fills err from errno: "WHAT DIR/NAME: why". Returns false always. */
bool folder_fail(struct err *err, const char *what, const char *dir, const char *name);

#endif
