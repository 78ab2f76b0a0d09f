/* SPDX-License-Identifier: ISC */
/*
 * What is told to whom. Events become notices for every seat, each in words for its
 * reader: "You played ..." and "Ben played ...". A notice is made of paragraphs; a
 * line that begins with a tab is printed as it is. A notice never names tiles other
 * than the reader's own.
 */
#ifndef ADJUDICATOR_LETTERS_NEWS_H
#define ADJUDICATOR_LETTERS_NEWS_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/observer.h"

/* news_events tells every seat what the table's events mean; `before` is the
 * position in which they began. news_observers tells those who watch. */
bool news_events(struct context *d, struct arena *arena, const struct record *r,
		 const struct position *before, const struct table *t, struct err *err);
bool news_observers(struct context *d, struct arena *arena, const struct record *r,
		    const struct position *before, const struct table *t,
		    struct err *err);
/* The start letters of a game that has just begun. */
bool news_start(struct context *d, struct arena *arena, const struct record *r,
		struct err *err);
/* The name of a play in letters: "8D CRATE", blanks in lower case. */
struct view news_play(struct arena *arena, const struct event *e);
/* The last play on the board, or the last word, under that name. */
struct view news_last(struct arena *arena, const struct position *pos);
/* "A1-B2-C2" as "A1 B2 C2", to go between brackets. However a mail program breaks
 * the line, no part of it is an order. */
struct view news_path(struct arena *arena, struct view path);

/* The phrase that says what a wrong question costs, in a game in which plays may be
 * questioned. Used when a game begins and beside a play that waits (body_state.c).
 * Its field: points. */
const char *news_price(const struct setup *s);

/* A ruling in a sentence, "Turn 9 is undone: ..."; pos is the position before it. */
struct view ruling_sentence(struct arena *arena, const struct position *pos,
			    const struct event *e, struct view language);
/* Adds the ruling's reason, after a bar; false: it has none. */
bool ruling_say_why(struct note *n, const struct event *e);

/* What a letter tells of the shuffle (seed.h): paragraphs after an empty line;
 * nothing for a game without a secret of its own. news_seed_ask: to a player who is
 * asked to play; what the organiser is bound to, and how to add words. */
void news_seed_ask(struct note *n, const struct record *r);
/* To the player who asked for the game, by a letter that counts as his words. */
void news_seed_own(struct note *n, const struct record *r);
/* To all players, while the announcement that goes into the shuffle is awaited: what
 * the organiser is bound to. */
void news_seed_bound(struct note *n, const struct record *r);
/* To all players, when the game begins: what went into the shuffle. */
void news_seed_start(struct note *n, const struct record *r);

#endif
