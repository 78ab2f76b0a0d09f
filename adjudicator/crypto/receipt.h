/* SPDX-License-Identifier: ISC */
/*
 * What a letter about a game says of the game's record: how many rows it had, and the
 * head of the last (record_chain.h). The text that is signed is "g=7; n=42;
 * head=HEX\n"; the header is that line with "; sig=" and the signature
 * (crypto/signify.h) behind it.
 */
#ifndef ADJUDICATOR_CRYPTO_RECEIPT_H
#define ADJUDICATOR_CRYPTO_RECEIPT_H

#include "formats/text/buf.h"
#include "formats/text/hash.h"

#define RECEIPT_HEADER "X-Adjudicator-Receipt"

struct receipt {
	int64_t game;
	long n;
	struct hash head;
	struct view sig; /* base64; empty: not signed */
};

/* "g=7; n=42; head=HEX\n" */
void receipt_write(struct buf *b, const struct receipt *r);
/* What the header says: on one line, or folded. False: it is none. Slices of `value`.
 */
bool receipt_read(struct view value, struct receipt *r);
/* "9f3a 77c1 02be": as much of a head as people compare. */
void receipt_short(struct buf *b, const struct hash *head);

#endif
