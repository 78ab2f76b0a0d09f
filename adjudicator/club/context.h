/* SPDX-License-Identifier: ISC */
/* What a run judges with. All of it is borrowed. */
#ifndef ADJUDICATOR_CLUB_CONTEXT_H
#define ADJUDICATOR_CLUB_CONTEXT_H

#include "adjudicator/club/config.h"
#include "adjudicator/crypto/token.h"
#include "adjudicator/mail/parse/signatures.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/player.h"
#include "adjudicator/store/question.h"

struct lexica;
struct painter;
struct position_cache;
struct progress;

struct context {
	struct store *store;
	struct lexica *lexica;
	const struct config *config;
	struct reader *reader;
	struct signatures *signatures; /* NULL: they are not checked */
	struct position_cache *recent; /* NULL: every game is read in full */
	struct painter *painter;       /* NULL: letters go without pictures */
	struct progress *progress;     /* NULL: nobody is told how far it is */
	struct asides *asides; /* NULL: what goes wrong with one thing ends the run */
	struct seal_own *own;  /* NULL: seals have no sum but the club's: seal.h */
	int64_t now;           /* the run's time */
	bool unread;  /* a letter that cannot be read holds up the clocks, or did:
			 unread.h */
	bool drained; /* the mailbox was emptied in this run: clocks may fall */
	bool doubt;  /* our own clock may be wrong: nothing falls, nothing is given back
		      */
	bool frozen; /* too many clocks fall at once: see freeze.h */
	bool accept_clock; /* the organiser says that it is right */
	bool accept_falls; /* the organiser says that they may */
	bool seals_spoilt; /* what is kept of the ledger's seals is not ours: seal.h */
};

#endif
