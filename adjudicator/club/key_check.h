/* SPDX-License-Identifier: ISC */
/*
 * club.key is the one that this club's reply addresses and draws were made with: the
 * database keeps a number that follows from it, and that nothing follows from. With
 * another one every reply address in players' mailboxes would be a forgery.
 */
#ifndef ADJUDICATOR_CLUB_KEY_CHECK_H
#define ADJUDICATOR_CLUB_KEY_CHECK_H

#include "adjudicator/club/config.h"
#include "adjudicator/store/store.h"

/* ERR_CONFIG when the database knows another key than c->key. One that knows none,
 * of an older program, is right. */
bool key_check(const struct config *c, struct store *st, struct err *err);
/* From now on that key is the club's. */
bool key_keep(const uint8_t key[HASH_BYTES], struct store *st, struct err *err);
/* The same of c->key, where the database knows none. */
bool key_check_open(const struct config *c, struct store *st, struct err *err);

#endif
