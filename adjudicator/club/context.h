/* SPDX-License-Identifier: ISC */
/* What a run judges with. Everything in it is borrowed. */
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
	struct signatures *signatures; /* NULL: signatures are not checked */
	struct position_cache *recent; /* NULL: every game is read in full */
	struct painter *painter;       /* NULL: letters have no pictures */
	struct progress *progress;     /* NULL: nobody is shown the progress */
	struct asides *asides; /* NULL: a fault of one game or letter ends the run */
	struct seal_own *own;  /* NULL: seals are summed for the whole club: seal.h */
	int64_t now;           /* the run's time */
	bool unread;  /* an unreadable letter stops the clocks, or did: unread.h
		       */
	bool drained; /* the mailbox was emptied in this run, so clocks may fall */
	bool doubt;   /* our clock may be wrong: nothing falls, no time is given back */
	bool frozen;  /* too many clocks would fall at once: see freeze.h */
	bool accept_clock; /* the organiser says that our clock is right */
	bool accept_falls; /* the organiser says that those clocks may fall */
	bool seals_spoilt; /* the kept seals of the ledger are not ours: seal.h */
};

#endif
