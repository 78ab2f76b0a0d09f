/* SPDX-License-Identifier: ISC */
/*
 * The key with which a club signs receipts: signing.key, which only its owner can
 * read, and signing.pub beside it. It must last as long as the letters that it
 * signed. Once it has signed one, the database knows its number, and no other key
 * takes its place silently.
 */
#ifndef ADJUDICATOR_CLUB_SIGNING_KEY_H
#define ADJUDICATOR_CLUB_SIGNING_KEY_H

#include "adjudicator/club/config.h"
#include "adjudicator/crypto/receipt.h"
#include "adjudicator/store/store.h"

/* Reads c->signing from signing.key. *there is false when there is no such file. */
bool signing_read(struct config *c, bool *there, struct err *err);
/* Makes a key and its public half, replacing those that are there. */
bool signing_make(struct config *c, struct err *err);
/* Reads the key; makes one where there is none and the database knows of none.
 * ERR_CONFIG when the key was lost or is another one. */
bool signing_open(struct config *c, struct store *st, struct err *err);
/* Replaces the key by a new one, which the old one signs; if it was `lost`, nothing
 * vouches for the new one. */
bool signing_change(struct config *c, struct store *st, int64_t now, bool lost,
		    struct err *err);
/* Signs *r, in the caller's transaction; the signature is in the arena. */
bool signing_sign(const struct config *c, struct store *st, struct arena *arena,
		  struct receipt *r, struct err *err);
/* Starts the queries that signing_sign will need: see db_ahead. */
void signing_ahead(const struct config *c, struct store *st);
/* The number by which the database knows this key. */
int64_t signing_number(const uint8_t number[SIGNIFY_NUMBER]);

#endif
