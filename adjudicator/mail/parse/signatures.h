/* SPDX-License-Identifier: ISC */
/*
 * DKIM signatures (RFC 6376) of arriving letters, for clubs whose mail host says
 * nothing about senders; in programs built with DKIM=1.
 * - libopendkim reads the letter in a child without files and network; which keys it
 *   wants comes back, they are looked up elsewhere, and it is asked again with them
 * - only signatures of the sender's own domain count, and nothing else is looked up
 * - nothing is believed for a good signature, for none, and where the key is missing,
 * is withdrawn or is only being tried out; only a broken one takes something away
 */
#ifndef ADJUDICATOR_MAIL_PARSE_SIGNATURES_H
#define ADJUDICATOR_MAIL_PARSE_SIGNATURES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

/* Whether this program was built with it. */
extern const bool signatures_built;

enum signatures_key { SIGNATURES_KEY, SIGNATURES_NO_KEY, SIGNATURES_KEY_SILENT };

/* Where keys come from: the record at `name`, as "s1._domainkey.example.org". */
struct signatures_keys {
	enum signatures_key (*find)(void *arg, struct arena *arena, const char *name,
				    struct view *record);
	void *arg;
};

struct signatures_limits {
	int64_t letter_ms; /* wall clock; no key is asked for behind it */
	int64_t run_ms;    /* of all letters: behind it none is looked at */
};
extern const struct signatures_limits signatures_defaults;

enum signatures_say {
	SIGNATURES_NOTHING,
	SIGNATURES_BROKEN,
	SIGNATURES_UNKNOWN /* a key could not be had now, or time is up */
};

struct signatures;

/* keys NULL: the DNS. What it points to is copied. NULL where it is not built. */
struct signatures *signatures_new(const struct signatures_limits *limits,
				  const struct signatures_keys *keys);
void signatures_free(struct signatures *s); /* ends its children; NULL is fine */
/* What those of the domain of `from` (an address) say about all of the letter's bytes.
 */
enum signatures_say signatures_check(struct signatures *s, struct arena *arena,
				     struct view raw, struct view from);
/* How many letters gave SIGNATURES_UNKNOWN so far. */
long signatures_unknown(const struct signatures *s);

#endif
