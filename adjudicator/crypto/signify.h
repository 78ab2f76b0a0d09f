/* SPDX-License-Identifier: ISC */
/*
 * Keys and signatures in the format of OpenBSD's signify(1), so that anybody can
 * check ours without this program: a line "untrusted comment: ..." and a line of
 * base64.
 *
 * - secret: "Ed" "BK", rounds (4 bytes, 0: not encrypted), salt (16), checksum (8,
 *   the first of the SHA-512 of the key), number (8), key (64)
 * - public: "Ed", number (8), key (32)
 * - signature: "Ed", number (8), Ed25519 (64)
 */
#ifndef ADJUDICATOR_CRYPTO_SIGNIFY_H
#define ADJUDICATOR_CRYPTO_SIGNIFY_H

#include "formats/text/buf.h"
#include <stdint.h>

enum {
	SIGNIFY_NUMBER = 8,
	SIGNIFY_SEED = 32,
	SIGNIFY_SIGNED = 101, /* a signature in base64, with NUL */
	SIGNIFY_PUBLIC = 57   /* a public key in base64, with NUL */
};

struct signify_secret {
	uint8_t number[SIGNIFY_NUMBER];
	uint8_t key[64];
};

struct signify_public {
	uint8_t number[SIGNIFY_NUMBER];
	uint8_t key[32];
};

/* Makes a key from random bytes, which the caller has drawn. */
struct signify_secret signify_make(const uint8_t number[SIGNIFY_NUMBER],
				   const uint8_t seed[SIGNIFY_SEED]);
struct signify_public signify_public_of(const struct signify_secret *s);

/* Write whole files; `comment` is one line. */
void signify_write_secret(struct buf *b, const struct signify_secret *s,
			  const char *comment);
void signify_write_public(struct buf *b, const struct signify_public *p,
			  const char *comment);
/* Returns false when it is no such file, its checksum is wrong, or it is encrypted. */
bool signify_read_secret(struct view file, struct signify_secret *s);
/* Reads a file, or its second line alone. */
bool signify_read_public(struct view file, struct signify_public *p);

void signify_public_text(const struct signify_public *p, char out[SIGNIFY_PUBLIC]);
void signify_sign(const struct signify_secret *s, struct view text,
		  char out[SIGNIFY_SIGNED]);
/* Signs in the format of minisign(1), which signs a comment as well. */
void signify_write_minisig(struct buf *b, const struct signify_secret *s,
			   struct view text, const char *comment);
/* Whether that key signed the text; `sig` is in base64. */
bool signify_good(const struct signify_public *p, struct view text, struct view sig);

#endif
