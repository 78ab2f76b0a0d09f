/* SPDX-License-Identifier: ISC */
/*
 * A reply as RFC 5322 bytes. Every header goes through one function that refuses CR, LF
 * and NUL, encodes what is not ASCII (RFC 2047) and folds at 78 columns. Bodies are
 * quoted-printable or 7bit UTF-8, lines CR LF, files base64; the same reply gives the
 * same bytes.
 */
#ifndef ADJUDICATOR_MAIL_SEND_COMPOSE_H
#define ADJUDICATOR_MAIL_SEND_COMPOSE_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"

/* ERR_BUG when an address or id is not well formed: those come from us alone. */
bool compose(struct arena *arena, const struct reply *r, struct view *bytes,
	     struct err *err);

#endif
