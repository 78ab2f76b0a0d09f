/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/signify.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

static const char untrusted[] = "untrusted comment: ";

enum { CHECKSUM = 8, SECRET_BYTES = 104, PUBLIC_BYTES = 42, SIGNED_BYTES = 74 };

/* Offsets in a secret key. */
enum { AT_KDF = 2, AT_SUM = 24, AT_NUMBER = 32, AT_KEY = 40 };

struct signify_secret signify_make(const uint8_t number[SIGNIFY_NUMBER],
				   const uint8_t seed[SIGNIFY_SEED])
{
	struct signify_secret s;
	uint8_t public[crypto_sign_PUBLICKEYBYTES];

	static_assert(sizeof s.key == crypto_sign_SECRETKEYBYTES &&
			      SIGNIFY_SEED == crypto_sign_SEEDBYTES,
		      "keys are those of libsodium");
	memcpy(s.number, number, sizeof s.number);
	crypto_sign_seed_keypair(public, s.key, seed);
	return s;
}

struct signify_public signify_public_of(const struct signify_secret *s)
{
	struct signify_public p;

	memcpy(p.number, s->number, sizeof p.number);
	crypto_sign_ed25519_sk_to_pk(p.key, s->key);
	return p;
}

/* ------------------------------------------------------------------- writing */

static void base64(const uint8_t *bytes, size_t n, char *out)
{
	sodium_bin2base64(out,
			  sodium_base64_ENCODED_LEN(n, sodium_base64_VARIANT_ORIGINAL),
			  bytes, n, sodium_base64_VARIANT_ORIGINAL);
}

static void checksum(const uint8_t key[64], uint8_t out[CHECKSUM])
{
	uint8_t sum[crypto_hash_sha512_BYTES];

	crypto_hash_sha512(sum, key, 64);
	memcpy(out, sum, CHECKSUM);
}

void signify_write_secret(struct buf *b, const struct signify_secret *s,
			  const char *comment)
{
	uint8_t bytes[SECRET_BYTES] = {'E', 'd', 'B', 'K'};
	char text[2 * SECRET_BYTES];

	checksum(s->key, bytes + AT_SUM);
	memcpy(bytes + AT_NUMBER, s->number, sizeof s->number);
	memcpy(bytes + AT_KEY, s->key, sizeof s->key);
	base64(bytes, sizeof bytes, text);
	buf_printf(b, "%s%s\n%s\n", untrusted, comment, text);
	sodium_memzero(bytes, sizeof bytes);
	sodium_memzero(text, sizeof text);
}

void signify_public_text(const struct signify_public *p, char out[SIGNIFY_PUBLIC])
{
	uint8_t bytes[PUBLIC_BYTES] = {'E', 'd'};

	memcpy(bytes + 2, p->number, sizeof p->number);
	memcpy(bytes + 2 + SIGNIFY_NUMBER, p->key, sizeof p->key);
	base64(bytes, sizeof bytes, out);
}

void signify_write_public(struct buf *b, const struct signify_public *p,
			  const char *comment)
{
	char text[SIGNIFY_PUBLIC];

	signify_public_text(p, text);
	buf_printf(b, "%s%s\n%s\n", untrusted, comment, text);
}

static void sign(const struct signify_secret *s, struct view text,
		 uint8_t out[SIGNED_BYTES])
{
	out[0] = 'E';
	out[1] = 'd';
	memcpy(out + 2, s->number, SIGNIFY_NUMBER);
	crypto_sign_detached(out + 2 + SIGNIFY_NUMBER, NULL,
			     (const unsigned char *)text.at, text.len, s->key);
}

void signify_sign(const struct signify_secret *s, struct view text,
		  char out[SIGNIFY_SIGNED])
{
	uint8_t bytes[SIGNED_BYTES];

	sign(s, text, bytes);
	base64(bytes, sizeof bytes, out);
}

void signify_write_minisig(struct buf *b, const struct signify_secret *s,
			   struct view text, const char *comment)
{
	uint8_t bytes[SIGNED_BYTES];
	uint8_t both[crypto_sign_BYTES];
	char line[SIGNIFY_SIGNED];
	struct buf trusted = buf_in(b->arena);

	sign(s, text, bytes);
	base64(bytes, sizeof bytes, line);
	buf_printf(b, "%s%s\n%s\ntrusted comment: %s\n", untrusted,
		   "signature of a receipt", line, comment);
	buf_add(&trusted,
		view_from((const char *)bytes + 2 + SIGNIFY_NUMBER, crypto_sign_BYTES));
	buf_str(&trusted, comment);
	crypto_sign_detached(both, NULL, (const unsigned char *)trusted.at, trusted.len,
			     s->key);
	base64(both, sizeof both, line);
	buf_printf(b, "%s\n", line);
}

/* ------------------------------------------------------------------- reading */

/* Decodes the second line of a file, or the only line of a text. */
static bool read_bytes(struct view file, uint8_t *out, size_t n)
{
	struct view line = view_cut(&file, '\n');
	size_t len;

	if (view_starts(line, untrusted)) {
		line = view_cut(&file, '\n');
	}
	if (view_trim(file).len > 0) {
		return false;
	}
	line = view_trim(line);
	return sodium_base642bin(out, n, line.at, line.len, NULL, &len, NULL,
				 sodium_base64_VARIANT_ORIGINAL) == 0 &&
	       len == n && out[0] == 'E' && out[1] == 'd';
}

bool signify_read_secret(struct view file, struct signify_secret *s)
{
	uint8_t bytes[SECRET_BYTES];
	bool good = read_bytes(file, bytes, sizeof bytes) &&
		    memcmp(bytes + AT_KDF, "BK\0\0\0\0", 6) == 0;

	if (good) {
		uint8_t sum[CHECKSUM];

		checksum(bytes + AT_KEY, sum);
		good = memcmp(sum, bytes + AT_SUM, CHECKSUM) == 0;
		memcpy(s->number, bytes + AT_NUMBER, sizeof s->number);
		memcpy(s->key, bytes + AT_KEY, sizeof s->key);
	}
	sodium_memzero(bytes, sizeof bytes);
	return good;
}

bool signify_read_public(struct view file, struct signify_public *p)
{
	uint8_t bytes[PUBLIC_BYTES];

	if (!read_bytes(file, bytes, sizeof bytes)) {
		return false;
	}
	memcpy(p->number, bytes + 2, sizeof p->number);
	memcpy(p->key, bytes + 2 + SIGNIFY_NUMBER, sizeof p->key);
	return true;
}

bool signify_good(const struct signify_public *p, struct view text, struct view sig)
{
	uint8_t bytes[SIGNED_BYTES];

	return read_bytes(sig, bytes, sizeof bytes) &&
	       memcmp(bytes + 2, p->number, sizeof p->number) == 0 &&
	       crypto_sign_verify_detached(bytes + 2 + SIGNIFY_NUMBER,
					   (const unsigned char *)text.at, text.len,
					   p->key) == 0;
}
