/* SPDX-License-Identifier: ISC */
/*
 * One notice while it is written: who reads it, the fields of its sentences, and its
 * text, paragraphs as struct notice has them. A line that begins with a tab is set as
 * it stands.
 */
#ifndef ADJUDICATOR_LETTERS_NOTE_H
#define ADJUDICATOR_LETTERS_NOTE_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "formats/letter.h"
#include "formats/phrase.h"
#include "formats/text/zone.h"

enum { NOTE_ROOM = 68 /* columns of a line behind a bar */ };

/* Who a notice is for and what it answers. */
struct addressee {
	int64_t player, game;
	int seat;       /* -1: no game */
	int64_t letter; /* 0: none */
	struct view language;
};
struct addressee news_to(const struct record *r, int seat, int64_t letter);
/* One who has no seat: a player, or one who only watches that game; 0: no game. */
struct addressee news_to_player(int64_t player, int64_t game, struct view language);

struct note {
	struct context *d;
	struct arena *arena;
	struct addressee to;
	struct fields *f;
	struct buf text;
	const struct zone
		*zone;    /* the reader's, once note_zone was called; NULL: UTC */
	int64_t question; /* that it asks; 0: none */
	const struct attachment
		*file; /* NULL: none; of a letter REPLY_FILES are sent */
	int64_t *id;   /* where its number goes once it is told; NULL: nowhere */
	struct err *err;
};

/* An empty one. */
struct note note_to(struct context *d, struct arena *arena, struct addressee to,
		    struct err *err);
bool note_zone(struct note *n);
/* Fields of its sentences. */
void note_set_time(struct note *n, const char *key, int64_t at);
void note_set_span(struct note *n, const char *key, int64_t seconds);
/* "club": what it is called. */
void note_set_club(struct note *n);
/* "title" and "others" of a game, as that seat reads of it. */
void note_set_game(struct note *n, const struct record *r, int seat);
/* A sentence, behind a blank where another stands before it on its line; of fields of
 * its own. */
void note_say(struct note *n, const char *name);
void note_add(struct note *n, const char *name, const struct fields *f);
/* An empty line. */
void note_gap(struct note *n);
/* A sentence of fields of its own, and any other text, behind bars: no line of it is an
 * order when it comes back. */
void note_line(struct note *n, const char *name, const struct fields *f);
void note_quote(struct note *n, struct view text);
/* Keeps it; `kind` as X-Adjudicator-Kind, `headline` a phrase or NULL. */
bool note_tell(struct note *n, const char *kind, const char *headline);

/* One notice that is written already. */
struct told {
	const char *kind;           /* as X-Adjudicator-Kind */
	struct view headline, text; /* as struct notice */
	int64_t question;           /* that it asks; 0: none */
};
bool news_tell(struct context *d, const struct addressee *to, const struct told *told,
	       struct err *err);

#endif
