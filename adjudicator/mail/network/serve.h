/* SPDX-License-Identifier: ISC */
/* What adjudicator-network does in each of its roles. */
#ifndef ADJUDICATOR_MAIL_NETWORK_SERVE_H
#define ADJUDICATOR_MAIL_NETWORK_SERVE_H

#include "adjudicator/mail/network/kinds.h"
#include "adjudicator/mail/network/post.h"
#include "formats/text/err.h"

/* Answers requests until the other side hangs up. */
typedef void network_serve(struct post *post);
network_serve serve_inbox, serve_outbox, serve_ping;

/* ---------------------------------------------- for the files that are roles */

/* Takes the next request. Returns false when the other side has hung up or is no
 * program of ours. */
bool serve_next(struct post *post, struct message *m);
/* Begins NETWORK_DONE; the caller puts what was asked for after it. */
struct buf *serve_done(struct post *post, bool well, const struct err *err);
/* Ends the current message and sends it. Ends the program when it cannot. */
void serve_say(struct post *post);
/* Ends the program because of an impossible request. */
void serve_nonsense(void) __attribute__((noreturn));

#endif
