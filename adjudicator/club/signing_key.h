/* SPDX-License-Identifier: ISC */
/*
 * The key with which a club signs receipts: signing.key, its owner's alone, and
 * signing.pub beside it. It must last as long as the letters that it signed, so once it
 * has signed one the database knows its number and no other takes its place in silence.
 */
#ifndef ADJUDICATOR_CLUB_SIGNING_KEY_H
#define ADJUDICATOR_CLUB_SIGNING_KEY_H

#include "adjudicator/club/config.h"
#include "adjudicator/crypto/receipt.h"
#include "adjudicator/store/store.h"

/* Reads c->signing from signing.key. *there: false when there is no such file. */
bool signing_read(struct config *c, bool *there, struct err *err);
/* Makes a key and its public half, in place of those that are there. */
bool signing_make(struct config *c, struct err *err);
/* The same, where there is none and the database knows of none: ERR_CONFIG when it was
 * lost, or is another one. */
bool signing_open(struct config *c, struct store *st, struct err *err);
/* The key makes place for a new one and signs that it does; when it was lost, nothing
 * vouches for the new one. */
bool signing_change(struct config *c, struct store *st, int64_t now, bool lost,
		    struct err *err);
/* Signs, in the caller's transaction: sig is in the arena. */
bool signing_sign(const struct config *c, struct store *st, struct arena *arena,
		  struct receipt *r, struct err *err);
/* What that will read: see db_ahead. */
void signing_ahead(const struct config *c, struct store *st);
/* What the database calls this key. */
int64_t signing_number(const uint8_t number[SIGNIFY_NUMBER]);

#endif
