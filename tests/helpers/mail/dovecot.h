/* SPDX-License-Identifier: ISC */
/* A private Dovecot for the tests of a program: see tests/servers/dovecot. */
#ifndef TESTS_HELPERS_MAIL_DOVECOT_H
#define TESTS_HELPERS_MAIL_DOVECOT_H

#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

/* What tests/servers/dovecot tells. */
struct dovecot {
	const char *dir, *ca, *stranger, *token;
	long imap, imaps;
};

/* False when there is none here; it has been said then. Ends the program when it does
 * not start. It ends with this process, or with dovecot_stop. */
bool dovecot_start(struct dovecot *d);
void dovecot_stop(void);

/* A letter in a folder of gm ("" is the INBOX), arrived then; there is no session. */
void dovecot_put(const struct dovecot *d, const char *folder, const char *name,
		 struct view bytes, int64_t arrived);
/* Whether the server can read that letter. */
void dovecot_allow(const struct dovecot *d, const char *folder, const char *name,
		   bool allowed);
/* How many letters there are in new/ and cur/ of that folder. */
int dovecot_count(const struct dovecot *d, const char *folder);
/* All of gm's mail is gone. */
void dovecot_wipe(const struct dovecot *d);
/* The folder gets a new UIDVALIDITY. */
void dovecot_renumber(const struct dovecot *d, const char *folder);

#endif
