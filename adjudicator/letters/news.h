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
#include "adjudicator/record/record.h"
#include "adjudicator/store/observer.h"
#include "formats/letter.h"

/* Who a notice is for and what it answers. */
struct addressee {
	int64_t player, game;
	int seat;       /* -1: no game */
	int64_t letter; /* 0: none */
	struct view language;
};

struct addressee news_to(const struct record *r, int seat, int64_t letter);
/* One notice. */
struct told {
	const char *kind;           /* as X-Adjudicator-Kind */
	struct view headline, text; /* as struct notice */
	int64_t question;           /* that it asks; 0: none */
};
bool news_tell(struct context *d, const struct addressee *to, const struct told *told,
	       struct err *err);
/* The same with a file, unless it is NULL; the first REPLY_FILES of a letter are sent.
 */
bool news_send(struct context *d, const struct addressee *to, const struct told *told,
	       const struct attachment *file, struct err *err);
/* All that the table's events mean, to every seat and observer; `before` is the
 * position they began from. */
bool news_events(struct context *d, struct arena *arena, const struct record *r,
		 const struct position *before, const struct table *t, struct err *err);
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
 * questioned. Keys: points. */
const char *news_price(const struct setup *s);

#endif
