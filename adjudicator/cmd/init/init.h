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
	struct dialogue *talk; /* NULL: nothing is asked */
	struct view text;      /* the settings as they are, or as they would be */
	struct config now;     /* read from that text and the answers so far */
	struct config_change change[INIT_SETTINGS]; /* the answers */
	size_t changes;
	bool club; /* there is one already */
	bool test, letter;
	bool useless;      /* the inbox or the outbox, when last tried */
	bool stranger;     /* a server's certificate is of an unknown authority */
	const char *words; /* languages, blank-separated; NULL: none */
	int64_t wait;      /* seconds, for the answer to the test letter */
};

/* An answer as it stands now; it lives in the arena of the command. */
const char *init_answer(const struct init *in, enum init_answer which);
/* Takes an answer when the settings with it are good; else in->c->err says why not. */
bool init_take(struct init *in, enum init_answer which, const char *value);
/* The settings with all answers. */
struct view init_text(struct init *in);

/* Reads options and folder, and what is there. *asks: nobody has answered yet, and
 * somebody sits there. */
bool init_read(struct init *in, bool *asks);
/* Another folder, and what is there; before any answer. */
bool init_folder(struct init *in, const char *dir);
/* Asks for everything. False when the conversation ended before its end. */
bool init_ask(struct init *in);
/* Asks for the servers again. */
bool init_ask_mail(struct init *in);
/* Goes to the inbox and the outbox, and says what there is. *good: both are fine; else
 * err says what is wrong with the first. The config was read from the folder. */
void init_try(struct init *in, struct config *config, bool *good);
/* Sends the test letter and waits for its answer. */
bool init_letter(struct init *in, struct config *config);

#endif
