/* SPDX-License-Identifier: ISC */
/* What players write about seasons of a league (rules L31 and L32). */
#ifndef ADJUDICATOR_SEASON_ORDER_H
#define ADJUDICATOR_SEASON_ORDER_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/season/season.h"
#include "formats/orders/order_args.h"

/* One order of a player about one season. */
struct season_asked {
	struct hearing *h;
	const struct order *o;
	struct season_order said;
	struct season_run r;
	struct season_entrant *me; /* in r; NULL: he takes no part */
	struct addressee to;
};

struct season_asked season_asked_by(struct hearing *h, const struct order *o);
/* Finds the season that the order means: by number, by name, or by the beginning of
 * a word in the name; without a name, his own season. *ok is false when the season
 * does not exist or is not clear, and the player was told so. */
bool season_which(struct season_asked *x, bool *ok);
bool season_asked_load(struct season_asked *x, int64_t season);
/* The entrant of that name; NULL: nobody. */
struct season_entrant *season_entrant_named(struct season_run *r, struct view name);
bool season_goes_on(const struct season *s); /* open for sign-up, or running */
bool season_refuse(struct season_asked *x, enum diag_code code, struct view what);

/* The fields of its phrases: season, number, players, words, start, opens, closes. */
struct fields *season_fields(struct season_asked *x);
struct view season_day(struct season_asked *x, int64_t at);
/* Adds what the organiser is bound to. */
void season_promise(struct season_asked *x, struct buf *b);
/* Writes a letter of that kind with the headline "head-NAME". */
bool season_asked_tell(struct season_asked *x, const char *kind, const char *name,
		       const struct fields *f, const struct buf *text);

/* "join", from a letter that proves its writer. His words for the shuffle count only
 * if the letter answers one that told him what the organiser is bound to. */
bool season_join(struct hearing *h, const struct order *o);
/* For the organiser: invites the player, with the order that he would have to write.
 * One who takes part already is not told. */
bool season_invite(struct hearing *h, const struct order *o);
/* "withdraw": at once during sign-up; later the player is told what it means, and
 * asked. */
bool season_leave(struct hearing *h, const struct order *o);
/* standings */
bool season_standings(struct hearing *h, const struct order *o);
/* "join" and "withdraw" in a letter that proves nothing: asks the writer whether he
 * sent it. */
bool season_unproved(struct hearing *h, const struct order *o);

#endif
