/* SPDX-License-Identifier: ISC */
/*
 * DKIM signatures (RFC 6376) of arriving letters, for clubs whose mail host says
 * nothing about senders; only in programs built with DKIM=1.
 * - libopendkim reads the letter in a child without files and network. The child
 *   tells which keys it wants; they are looked up elsewhere, and it is asked again
 *   with them.
 * - Only signatures of the sender's own domain count; nothing else is looked up.
 * - A good signature proves nothing here, nor does a missing one, nor one whose key
 *   is missing, withdrawn or in testing. Only a broken signature takes something
 *   away.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_SIGNATURES_H
#define ADJUDICATOR_MAIL_PARSE_SIGNATURES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

/* Whether this program was built with DKIM=1. */
extern const bool signatures_built;

enum signatures_key { SIGNATURES_KEY, SIGNATURES_NO_KEY, SIGNATURES_KEY_SILENT };

/* Where keys come from: the record at `name`, such as
 * "s1._domainkey.example.org". */
struct signatures_keys {
	enum signatures_key (*find)(void *arg, struct arena *arena, const char *name,
				    struct view *record);
	void *arg;
};

struct signatures_limits {
	int64_t letter_ms; /* wall clock for a letter; no key is asked for after it */
	int64_t run_ms;    /* for all letters; none is looked at after it */
};
extern const struct signatures_limits signatures_defaults;

enum signatures_say {
	SIGNATURES_NOTHING,
	SIGNATURES_BROKEN,
	SIGNATURES_UNKNOWN /* a key could not be had now, or time ran out */
};

struct signatures;

/* keys NULL: use the DNS. *limits and *keys are copied. Returns NULL when not built
 * with DKIM=1. */
struct signatures *signatures_new(const struct signatures_limits *limits,
				  const struct signatures_keys *keys);
void signatures_free(struct signatures *s); /* ends its children; NULL is fine */
/* What the signatures of the domain of `from` (an address) say about the letter. */
enum signatures_say signatures_check(struct signatures *s, struct arena *arena,
				     struct view raw, struct view from);
/* How many letters gave SIGNATURES_UNKNOWN so far. */
long signatures_unknown(const struct signatures *s);

#endif
