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
/* Finds the season that is meant: by number, name, or how a word of it begins; without
 * a name his own. *ok is false when he was told that it is not clear, or not there. */
bool season_which(struct season_asked *x, bool *ok);
bool season_asked_load(struct season_asked *x, int64_t season);
/* Who has a place in it under that name; NULL: nobody. */
struct season_entrant *season_entrant_named(struct season_run *r, struct view name);
bool season_goes_on(const struct season *s); /* sign-up, or running */
bool season_refuse(struct season_asked *x, enum diag_code code, struct view what);

/* What its phrases speak of: season, number, players, words, start, opens, closes. */
struct fields *season_fields(struct season_asked *x);
struct view season_day(struct season_asked *x, int64_t at);
/* What the organiser is bound to. */
void season_promise(struct season_asked *x, struct buf *b);
/* A letter of that kind, headed by the phrase "head-NAME". */
bool season_asked_tell(struct season_asked *x, const char *kind, const char *name,
		       const struct fields *f, const struct buf *text);

/* join: from a letter that proves who wrote it. Words for the shuffle count only in an
 * answer to a letter that told what the organiser is bound to. */
bool season_join(struct hearing *h, const struct order *o);
/* The organiser asks that player, with the order that he would write; one who takes
 * part already hears nothing. */
bool season_invite(struct hearing *h, const struct order *o);
/* withdraw: at once during sign-up; later it is said what it means, and asked again. */
bool season_leave(struct hearing *h, const struct order *o);
/* standings */
bool season_standings(struct hearing *h, const struct order *o);
/* join and withdraw of a letter that proves nothing: he is asked whether it was he. */
bool season_unproved(struct hearing *h, const struct order *o);

#endif
