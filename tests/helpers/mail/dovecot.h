/* SPDX-License-Identifier: ISC */
/* A private Dovecot for the tests of a program: see tests/servers/dovecot. */
#ifndef TESTS_HELPERS_MAIL_DOVECOT_H
#define TESTS_HELPERS_MAIL_DOVECOT_H

#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

/* What tests/servers/dovecot prints. */
struct dovecot {
	const char *dir, *ca, *stranger, *token;
	long imap, imaps;
};

/* Returns false, after saying so, when Dovecot is not installed. Ends the program
 * when it does not start. The server ends with this process, or by dovecot_stop. */
bool dovecot_start(struct dovecot *d);
void dovecot_stop(void);

/* Puts a letter into a folder of the user gm ("": the INBOX), with that time of
 * arrival. No session may be open. */
void dovecot_put(const struct dovecot *d, const char *folder, const char *name,
		 struct view bytes, int64_t arrived);
/* Sets whether the server can read that letter. */
void dovecot_allow(const struct dovecot *d, const char *folder, const char *name,
		   bool allowed);
/* How many letters are in new/ and cur/ of that folder. */
int dovecot_count(const struct dovecot *d, const char *folder);
/* Deletes all of gm's mail. */
void dovecot_wipe(const struct dovecot *d);
/* Gives the folder a new UIDVALIDITY. */
void dovecot_renumber(const struct dovecot *d, const char *folder);

#endif
