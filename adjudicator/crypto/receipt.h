/* SPDX-License-Identifier: ISC */
/*
 * What a letter about a game says about the game's record: the number of its rows
 * and the head of the last one (record_chain.h). The text that is signed is "g=7;
 * n=42; head=HEX\n". The header is that line with "; sig=" and the signature
 * (crypto/signify.h) added.
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

/* Writes the text to be signed. */
void receipt_write(struct buf *b, const struct receipt *r);
/* Reads the header, on one line or folded. Returns false when it is no receipt. The
 * view r->sig is a slice of `value`. */
bool receipt_read(struct view value, struct receipt *r);
/* Writes as much of a head as people compare: "9f3a 77c1 02be". */
void receipt_short(struct buf *b, const struct hash *head);

#endif
