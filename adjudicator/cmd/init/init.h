/* SPDX-License-Identifier: ISC */
/* Making a club: what the files of `init` share. */
#ifndef ADJUDICATOR_CMD_INIT_INIT_H
#define ADJUDICATOR_CMD_INIT_INIT_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/init/dialogue.h"

enum init_answer {
	INIT_ADDRESS,
	INIT_NAME,
	INIT_ORGANISER,
	INIT_INBOX,
	INIT_INBOX_COMMAND,
	INIT_INBOX_FILE,
	INIT_OUTBOX,
	INIT_OUTBOX_COMMAND,
	INIT_OUTBOX_FILE,
	INIT_CA,
	INIT_ANSWERS
};

enum { INIT_SETTINGS = 64 };

struct init {
	struct cmd *c;
	const char *dir;
	struct dialogue *talk; /* NULL: no questions are asked */
	struct view text;      /* the settings as they are in the file, or as a new file
				  would have them */
	struct config now;     /* read from .text with the answers so far */
	struct config_change change[INIT_SETTINGS]; /* the answers */
	size_t changes;
	bool club; /* there is a club already */
	bool test, letter;
	bool useless;      /* the inbox or the outbox failed when last tried */
	bool stranger;     /* a server's certificate comes from an unknown authority */
	const char *words; /* languages, separated by blanks; NULL: none */
	int64_t wait;      /* seconds to wait for the answer to the test letter */
};

/* An answer as it is now, in the command's arena. */
const char *init_answer(const struct init *in, enum init_answer which);
/* Takes an answer if the settings with it are valid; else in->c->err says why not. */
bool init_take(struct init *in, enum init_answer which, const char *value);
/* The settings with all answers. */
struct view init_text(struct init *in);

/* Reads the options, the folder and what is in it. *asks: nothing was answered by
 * options, and a person sits at the terminal. */
bool init_read(struct init *in, bool *asks);
/* Takes another folder and reads what is in it; only before any answer. */
bool init_folder(struct init *in, const char *dir);
/* Asks everything. Returns false when the input ended early. */
bool init_ask(struct init *in);
/* Asks again for the servers. */
bool init_ask_mail(struct init *in);
/* Tries the inbox and the outbox and prints what it found. *good: both work; else
 * err tells what is wrong with the first. The config must have been read from the
 * folder. */
void init_try(struct init *in, struct config *config, bool *good);
/* Sends the test letter and waits for its answer. */
bool init_letter(struct init *in, struct config *config);

#endif
