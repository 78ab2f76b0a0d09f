/* SPDX-License-Identifier: ISC */
/*
 * One notice while it is written: its reader, the fields of its sentences, and its
 * text in paragraphs, as struct notice has it. A line that begins with a tab is
 * printed as it is.
 */
#ifndef ADJUDICATOR_LETTERS_NOTE_H
#define ADJUDICATOR_LETTERS_NOTE_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "formats/letter.h"
#include "formats/phrase.h"
#include "formats/text/zone.h"

enum { NOTE_ROOM = 68 /* columns of a line after a bar */ };

/* The reader of a notice, and what it answers. */
struct addressee {
	int64_t player, game;
	int seat;       /* -1: none */
	int64_t letter; /* the letter that it answers; 0: none */
	struct view language;
};
struct addressee news_to(const struct record *r, int seat, int64_t letter);
/* For a reader without a seat: a player, or somebody who only watches the game; game
 * 0: about no game. */
struct addressee news_to_player(int64_t player, int64_t game, struct view language);

struct note {
	struct context *d;
	struct arena *arena;
	struct addressee to;
	struct fields *f;
	struct buf text;
	const struct zone *zone;       /* the reader's, set by note_zone; NULL: UTC */
	int64_t question;              /* the question that it asks; 0: none */
	const struct attachment *file; /* NULL: none; REPLY_FILES at most */
	int64_t *id; /* where note_tell puts its number; may be NULL */
	struct err *err;
};

/* An empty note. */
struct note note_to(struct context *d, struct arena *arena, struct addressee to,
		    struct err *err);
bool note_zone(struct note *n);
/* Set fields of its sentences. */
void note_set_time(struct note *n, const char *key, int64_t at);
void note_set_span(struct note *n, const char *key, int64_t seconds);
/* Sets "club", the club's name. */
void note_set_club(struct note *n);
/* Sets "title" and "others" of a game, for a reader at that seat. */
void note_set_game(struct note *n, const struct record *r, int seat);
/* Adds a sentence, after a blank if another stands on the line. note_add takes
 * fields of its own. */
void note_say(struct note *n, const char *name);
void note_add(struct note *n, const char *name, const struct fields *f);
/* Adds an empty line. */
void note_gap(struct note *n);
/* Add a sentence with fields of its own, or any text, with a bar before each line:
 * no line of it is an order when a reply quotes it. */
void note_line(struct note *n, const char *name, const struct fields *f);
void note_quote(struct note *n, struct view text);
/* Keeps the notice. `kind` is the X-Adjudicator-Kind, `headline` a phrase or NULL. */
bool note_tell(struct note *n, const char *kind, const char *headline);

/* A notice whose text is ready. */
struct told {
	const char *kind;           /* X-Adjudicator-Kind */
	struct view headline, text; /* as struct notice */
	int64_t question;           /* the question that it asks; 0: none */
};
bool news_tell(struct context *d, const struct addressee *to, const struct told *told,
	       struct err *err);

#endif
