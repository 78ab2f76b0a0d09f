/* SPDX-License-Identifier: ISC */
/* The key, the signature and the files below were made by other programs: OpenSSL,
 * signify and minisign. That stock programs accept ours is told in stories. */
#include <string.h>

#include "adjudicator/crypto/signify.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct signify_secret secret;

static void set_up(void)
{
	uint8_t number[SIGNIFY_NUMBER];
	uint8_t seed[SIGNIFY_SEED];

	for (int i = 0; i < SIGNIFY_SEED; i++) {
		seed[i] = (uint8_t)i;
		number[i % SIGNIFY_NUMBER] = (uint8_t)(0xa0 + i % SIGNIFY_NUMBER);
	}
	secret = signify_make(number, seed);
}

/* clang-format off */
static const char message[] = "g=7; n=42; head=0\n";
static const char public_text[] = "RWSgoaKjpKWmpwOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4";
static const char signed_text[] =
	"RWSgoaKjpKWmp1TdRJ3rk9bqdUofeuD+jqDookFdm6bJeiVR0AUymUx/Zpjn"
	"+ualW0Q2kbROlembPc8KyLyarH2Ww3D4r1xjKwI=";
static const char secret_file[] = "untrusted comment: club secret key\n"
	"RWRCSwAAAAAAAAAAAAAAAAAAAAAAAAAAuPFyePvIiVSgoaKjpKWmpwABAgMEBQYHCAkKCw"
	"wNDg8QERITFBUWFxgZGhscHR4fA6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=\n";
/* clang-format on */

START_TEST(a_signature_is_that_of_other_programs)
{
	char sig[SIGNIFY_SIGNED];
	char text[SIGNIFY_PUBLIC];
	struct signify_public p = signify_public_of(&secret);

	signify_sign(&secret, view_of(message), sig);
	ck_assert_str_eq(sig, signed_text);
	signify_public_text(&p, text);
	ck_assert_str_eq(text, public_text);
	ck_assert(signify_good(&p, view_of(message), view_of(sig)));
}

START_TEST(a_changed_byte_is_not_signed)
{
	struct signify_public p = signify_public_of(&secret);
	char *text = arena_str(&arena, view_of(message));
	char *sig = arena_str(&arena, view_of(signed_text));

	for (size_t i = 0; message[i] != '\0'; i++) {
		text[i] ^= 1;
		ck_assert(!signify_good(&p, view_of(text), view_of(sig)));
		text[i] ^= 1;
	}
	for (size_t i = 0; signed_text[i] != '='; i++) {
		sig[i] = sig[i] == 'A' ? 'B' : 'A';
		ck_assert(!signify_good(&p, view_of(text), view_of(sig)));
		sig[i] = signed_text[i];
	}
	p.number[0] ^= 1; /* another key's */
	ck_assert(!signify_good(&p, view_of(text), view_of(sig)));
}

START_TEST(a_secret_key_is_kept_as_signify_keeps_it)
{
	struct buf b = buf_in(&arena);
	struct signify_secret again;

	signify_write_secret(&b, &secret, "club secret key");
	ck_assert_str_eq(buf_cstr(&b), secret_file);
	ck_assert(signify_read_secret(buf_view(&b), &again));
	ck_assert_mem_eq(&again, &secret, sizeof again);
}

START_TEST(a_public_key_is_read_from_a_file_or_a_line)
{
	struct signify_public p = signify_public_of(&secret);
	struct signify_public again;
	struct buf b = buf_in(&arena);

	signify_write_public(&b, &p, "club public key");
	ck_assert(signify_read_public(buf_view(&b), &again));
	ck_assert_mem_eq(&again, &p, sizeof again);
	ck_assert(signify_read_public(view_of(public_text), &again));
	ck_assert_mem_eq(&again, &p, sizeof again);
}

/* As signify writes it when it is given a passphrase. */
static const char encrypted[] =
	"untrusted comment: x\nRWRCSwAAACqiSEbMNJdKLHAJgFG5GAF7uPFyeP"
	"vIiVSgoaKjpKWmpwABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fA6EHv/"
	"POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=\n";

static const char *const damaged[] = {
	"",
	"\n",
	"untrusted comment: x\n",
	"untrusted comment: x\nRWQ\n",
	"untrusted comment: x\nno base64 at all!\n",
	encrypted,
};

START_TEST(what_is_no_key_is_not_read)
{
	struct signify_secret s;
	struct signify_public p;

	ck_assert(!signify_read_secret(view_of(damaged[_i]), &s));
	ck_assert(!signify_read_public(view_of(damaged[_i]), &p));
}

START_TEST(a_damaged_secret_key_is_not_read)
{
	struct signify_secret s;
	size_t n = strlen(secret_file);

	for (size_t at = 0; at < n; at++) {
		char *file = arena_str(&arena, view_of(secret_file));

		file[at] = file[at] == 'A' ? 'C' : 'A';
		if (signify_read_secret(view_of(file), &s)) {
			/* The comment, the salt and the number may be anything. */
			ck_assert_mem_eq(s.key, secret.key, sizeof s.key);
		}
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_rows(what_is_no_key_is_not_read, damaged);
	return claims_run("signify");
}
