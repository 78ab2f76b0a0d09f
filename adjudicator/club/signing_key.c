/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/signing_key.h"

#include "adjudicator/crypto/secret_memory.h"
#include "adjudicator/store/key_change.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"
#include "formats/text/stamp.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>

enum { KEY_FILE_MAX = 1024 };

int64_t signing_number(const uint8_t number[SIGNIFY_NUMBER])
{
	uint64_t n = 0;

	for (int i = 0; i < SIGNIFY_NUMBER; i++) {
		n = n << 8 | number[i];
	}
	return n == 0 ? 1 : (int64_t)n;
}

bool signing_read(struct config *c, bool *there, struct err *err)
{
	const char *path = config_path(c, "signing.key");
	struct arena arena = {0};
	struct view text;

	*there = true;
	if (!credential_key(&arena, path, KEY_FILE_MAX, &text, err)) {
		*there = errno != ENOENT;
		arena_wipe(&arena);
		if (!*there) {
			*err = (struct err){0};
		}
		return !*there;
	}
	secret_lock(&c->signing, sizeof c->signing);
	c->signs = signify_read_secret(text, &c->signing);
	arena_wipe(&arena);
	return c->signs || err_set(err, ERR_CONFIG,
				   "%s is no secret key of signify, or it is damaged; "
				   "bring it back from a backup",
				   path);
}

static bool draw_key(struct signify_secret *s, struct err *err)
{
	uint8_t bytes[SIGNIFY_NUMBER + SIGNIFY_SEED];

	if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) {
		return err_set(err, ERR_IO, "no random bytes to be had: %s",
			       err_why(errno));
	}
	*s = signify_make(bytes, bytes + SIGNIFY_NUMBER);
	return true;
}

static bool write_secret(struct config *c, const struct signify_secret *s,
			 const char *name, struct err *err)
{
	struct buf b = buf_in(&c->arena);

	signify_write_secret(&b, s,
			     arena_printf(&c->arena, "%s secret key", c->address));
	return file_make(&c->arena, config_path(c, name), S_IRUSR | S_IWUSR,
			 buf_view(&b), err);
}

/* Writes signing.pub, unless it exists. */
static bool write_public(struct config *c, struct err *err)
{
	const char *path = config_path(c, "signing.pub");
	struct signify_public p = signify_public_of(&c->signing);
	struct buf b = buf_in(&c->arena);
	struct view same;

	signify_write_public(&b, &p,
			     arena_printf(&c->arena, "%s public key", c->address));
	return (file_read(&c->arena, path, KEY_FILE_MAX, &same) &&
		view_eq(same, buf_view(&b))) ||
	       file_make(&c->arena, path, S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH,
			 buf_view(&b), err);
}

bool signing_make(struct config *c, struct err *err)
{
	/* The secret half is written last: without it there is no key. */
	c->signs = draw_key(&c->signing, err) && write_public(c, err) &&
		   write_secret(c, &c->signing, "signing.key", err);
	return c->signs;
}

static bool known(struct store *st, int64_t *number, struct err *err)
{
	return store_number(st, STORED_SIGNING_KEY, number, err);
}

static bool other_key(const struct config *c, struct err *err)
{
	return err_set(err, ERR_CONFIG,
		       "signing.key in %s is not the key that signed this club's "
		       "letters; bring that one back from a backup, or, if it is lost "
		       "for good, run `adjudicator key new --lost`",
		       c->dir);
}

static bool in_its_place(struct config *c, struct err *err)
{
	const char *path = config_path(c, "signing.key");

	return (rename(config_path(c, "signing.next"), path) == 0 &&
		file_settle(&c->arena, path)) ||
	       err_set(err, ERR_IO, "cannot write %s: %s", path, err_why(errno));
}

/* Finishes a change of keys that was cut short after the database had the new key
 * and before the folder had it. */
static bool finish_change(struct config *c, int64_t number, bool *done, struct err *err)
{
	struct signify_secret next;
	struct view text;

	*done = file_read(&c->arena, config_path(c, "signing.next"), KEY_FILE_MAX,
			  &text) &&
		signify_read_secret(text, &next) &&
		signing_number(next.number) == number;
	if (*done) {
		c->signing = next;
		c->signs = true;
	}
	return !*done || in_its_place(c, err);
}

bool signing_open(struct config *c, struct store *st, struct err *err)
{
	int64_t number = 0;
	bool there;
	bool done = false;

	if (!signing_read(c, &there, err) || !known(st, &number, err)) {
		return false;
	}
	if (number != 0 && (!there || number != signing_number(c->signing.number)) &&
	    !finish_change(c, number, &done, err)) {
		return false;
	}
	if (!there && !done && number != 0) {
		return err_set(err, ERR_CONFIG,
			       "signing.key is missing in %s, and letters that it "
			       "signed have left; bring it back from a backup, or, if "
			       "it is lost for good, run `adjudicator key new --lost`",
			       c->dir);
	}
	if (there && !done && number != 0 &&
	    number != signing_number(c->signing.number)) {
		return other_key(c, err);
	}
	return there || done ? write_public(c, err) : signing_make(c, err);
}

/* "key NUMBER PUBLIC TIME": the number of the old key, the public half of the new
 * one. */
static struct view statement(struct config *c, const struct signify_secret *old,
			     const struct signify_secret *next, int64_t now, bool lost)
{
	struct signify_public p = signify_public_of(next);
	char text[SIGNIFY_PUBLIC];
	char hex[2 * SIGNIFY_NUMBER + 1];
	struct buf b = buf_in(&c->arena);

	signify_public_text(&p, text);
	hex_write(old->number, SIGNIFY_NUMBER, hex);
	buf_printf(&b, "key %s %s ", lost ? "lost" : hex, text);
	stamp_write(&b, now);
	buf_char(&b, '\n');
	return buf_view(&b);
}

/* The public half of the key that has signed so far; that of a lost key may still be
 * in its file. "" if it is not. */
static bool public_before(struct config *c, struct store *st, bool lost,
			  char out[SIGNIFY_PUBLIC], struct err *err)
{
	struct signify_public p = signify_public_of(&c->signing);
	struct view text;
	int64_t number;

	out[0] = '\0';
	if (!known(st, &number, err)) {
		return false;
	}
	if (lost &&
	    (!file_read(&c->arena, config_path(c, "signing.pub"), KEY_FILE_MAX,
			&text) ||
	     !signify_read_public(text, &p) || signing_number(p.number) != number)) {
		return true;
	}
	signify_public_text(&p, out);
	return true;
}

static bool keep_change(struct store *st, const struct key_change *k, int64_t number,
			struct err *err)
{
	if (!store_begin(st, err)) {
		return false;
	}
	if (key_change_add(st, k, err) &&
	    store_set_number(st, STORED_SIGNING_KEY, number, err) &&
	    store_commit(st, err)) {
		return true;
	}
	store_rollback(st);
	return false;
}

bool signing_change(struct config *c, struct store *st, int64_t now, bool lost,
		    struct err *err)
{
	struct signify_secret next;
	char public[SIGNIFY_PUBLIC] = "";
	char sig[SIGNIFY_SIGNED] = "";
	struct view said;

	if (!public_before(c, st, lost, public, err) || !draw_key(&next, err) ||
	    !write_secret(c, &next, "signing.next", err)) {
		return false;
	}
	said = statement(c, &c->signing, &next, now, lost);
	if (!lost) {
		signify_sign(&c->signing, said, sig);
	}
	if (!keep_change(st,
			 &(struct key_change){.at = now,
					      .old = view_of(public),
					      .statement = view_trim_end(said),
					      .signature = view_of(sig)},
			 signing_number(next.number), err)) {
		return false;
	}
	c->signing = next;
	c->signs = true;
	return in_its_place(c, err) && write_public(c, err);
}

/* The players of a game are sent the same receipt one after the other, so the last
 * signature is remembered. Nothing in it is secret. */
enum { LAST_TEXT = 300 };
static _Thread_local struct {
	struct signify_public key;
	size_t len; /* of the text; 0: nothing was signed yet */
	char text[LAST_TEXT], sig[SIGNIFY_SIGNED];
} last;

static bool signed_last(const struct signify_public *key, struct view text)
{
	return last.len > 0 && view_eq(text, view_from(last.text, last.len)) &&
	       memcmp(&last.key, key, sizeof last.key) == 0;
}

static const char *signature_of(const struct signify_secret *s, struct view text)
{
	struct signify_public key = signify_public_of(s);

	if (!signed_last(&key, text)) {
		signify_sign(s, text, last.sig);
		last.key = key;
		last.len = text.len <= sizeof last.text ? text.len : 0;
		memcpy(last.text, text.at, last.len);
	}
	return last.sig;
}

void signing_ahead(const struct config *c, struct store *st)
{
	if (c->signs) {
		store_number_ahead(st, STORED_SIGNING_KEY);
	}
}

bool signing_sign(const struct config *c, struct store *st, struct arena *arena,
		  struct receipt *r, struct err *err)
{
	int64_t own = signing_number(c->signing.number);
	struct buf text = buf_in(arena);
	int64_t number = 0;

	if (!known(st, &number, err)) {
		return false;
	}
	if (number != own &&
	    (number != 0 ? !other_key(c, err)
			 : !store_set_number(st, STORED_SIGNING_KEY, own, err))) {
		return false;
	}
	receipt_write(&text, r);
	r->sig = arena_copy(arena, view_of(signature_of(&c->signing, buf_view(&text))));
	return true;
}
