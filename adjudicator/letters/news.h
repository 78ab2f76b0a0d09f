/* SPDX-License-Identifier: ISC */
/*
 * What is told to whom. Events become notices for every seat, each in the words for
 * that reader: "You played ..." and "Ben played ...". A notice holds paragraphs; a line
 * that begins with a tab is set as it stands. Only the reader's own tiles are ever
 * named.
 */
#ifndef ADJUDICATOR_LETTERS_NEWS_H
#define ADJUDICATOR_LETTERS_NEWS_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/observer.h"

/* All that the table's events mean, to every seat; `before` is the position they began
 * from. And to those who watch. */
bool news_events(struct context *d, struct arena *arena, const struct record *r,
		 const struct position *before, const struct table *t, struct err *err);
bool news_observers(struct context *d, struct arena *arena, const struct record *r,
		    const struct position *before, const struct table *t,
		    struct err *err);
/* The start letters of a game just begun. */
bool news_start(struct context *d, struct arena *arena, const struct record *r,
		struct err *err);
/* How a play is named in letters: "8D CRATE", blanks lower-case. */
struct view news_play(struct arena *arena, const struct event *e);
/* The last play on the board, or the last word, so named. */
struct view news_last(struct arena *arena, const struct position *pos);
/* "A1-B2-C2" as the inside of brackets: "A1 B2 C2". Whatever line of it a mail program
 * may make, it is no order. */
struct view news_path(struct arena *arena, struct view path);

/* The phrase that says what a question costs that proves wrong, where plays may be
 * questioned: said as a game begins and beside a play that waits (body_state.c). Keys:
 * points. */
const char *news_price(const struct setup *s);

/* "Turn 9 is undone: ...", of a ruling's event in the position before it. */
struct view ruling_sentence(struct arena *arena, const struct position *pos,
			    const struct event *e, struct view language);
/* Its reason, behind bars; false: it has none. */
bool ruling_say_why(struct note *n, const struct event *e);

/* What is told of the shuffle (seed.h), in paragraphs behind an empty line; nothing of
 * a game without a secret of its own. To one who is asked: what the organiser is bound
 * to, and how to have a say. */
void news_seed_ask(struct note *n, const struct record *r);
/* To one who asked for the game by a letter that counts. */
void news_seed_own(struct note *n, const struct record *r);
/* To all, while they wait for what is to be announced: what the organiser is bound to.
 */
void news_seed_bound(struct note *n, const struct record *r);
/* To all, when the game begins: what went into the shuffle. */
void news_seed_start(struct note *n, const struct record *r);

#endif
