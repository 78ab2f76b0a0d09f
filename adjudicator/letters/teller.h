/* SPDX-License-Identifier: ISC */
/*
 * Tells one reader about a run of events. A sentence has a form for the reader whom
 * it is about ("-you"), one for the others, and, where that must differ, one for
 * somebody who only watches ("-watch"). The newest fact becomes the headline.
 * - news.c has the table: who tells of which kind of event
 * - news_play.c tells of plays, tiles and turns whose time is over, news_pending.c
 *   what becomes of a play that may be questioned, news_word.c of words on a path,
 *   news_request.c what players ask of each other, news_end.c how a game ends
 */
#ifndef ADJUDICATOR_LETTERS_TELLER_H
#define ADJUDICATOR_LETTERS_TELLER_H

#include "adjudicator/letters/news.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/record/record.h"
#include "formats/phrase.h"
#include "formats/text/zone.h"

enum { TELLER_WATCHES = SEATS }; /* as .me: the reader has no seat */

struct teller {
	struct arena *arena;
	const struct record *r;
	const struct table *t;
	int me; /* the reader's seat, or TELLER_WATCHES */
	struct view language;
	struct position pos; /* before the current event */
	size_t at;           /* index of the current event in the table */
	struct fields *f;    /* of the current event */
	struct buf text, headline;
	struct context *d;
	const struct addressee *to;
	struct err *err;         /* of reading his zone */
	bool zoned;              /* .zone was read */
	const struct zone *zone; /* NULL: UTC */
};

/* The reader, as somebody who may see this much. */
struct viewer teller_viewer(const struct teller *t);
/* Adds a sentence; the form "NAME-you" if it is about the reader. */
void teller_say(struct teller *t, const char *name, bool of_me);
/* Sets the headline "head-NAME", in place of an earlier one. */
void teller_head(struct teller *t, const char *name, bool of_me);
void teller_both(struct teller *t, const char *name, bool of_me);
void teller_paragraph(struct teller *t);
/* Sets the field "name". */
void teller_name(struct teller *t, int seat);
/* Sets the field "until", in the reader's zone. */
void teller_until(struct teller *t, int64_t time);
/* Whether the table has such an event before (teller_had) or after (teller_will) the
 * current one. */
bool teller_had(const struct teller *t, enum event_kind kind);
bool teller_will(const struct teller *t, enum event_kind kind);
/* Whether the reader's own seat had such an event before. */
bool teller_did(const struct teller *t, enum event_kind kind);
/* The tiles that the event brings to its seat. */
struct view teller_drawn(struct teller *t, const struct event *e);

/* Tells what comes before the sentence that everybody agreed to take a play back. */
void tell_undo_past(struct teller *t, const struct event *e);

/* Each tells of the current event. */
typedef void teller_of(struct teller *t, const struct event *e);
teller_of tell_play, tell_draw, tell_exchange, tell_redeal;
teller_of tell_always_play, tell_accept, tell_question, tell_stand, tell_hold,
	tell_drop, tell_ex, tell_award;
teller_of tell_word, tell_word_accept, tell_word_question, tell_word_stand, tell_always,
	tell_sort, tell_remove;
teller_of tell_offer, tell_agree, tell_refuse, tell_undo, tell_pause, tell_resume;
teller_of tell_flag, tell_claim;
teller_of tell_resign, tell_end;

/* The last words of a letter that ends a game: the tiles left, each player's best
 * turn, and how to have another game. */
struct last_words {
	struct view left; /* "Ben Q U"; empty where a reader may not know */
	bool any;   /* the game counts, its players are all still here, and somebody has
		       scored */
	bool again; /* another game follows only if somebody asks for it */
	int seat;   /* the seat with the best turn of all */
	struct best_play best[SEATS];
};

/* `any` is false and `left` empty where there is nothing to say. */
bool news_last_words(const struct record *r, struct arena *arena,
		     struct last_words *out, struct err *err);
/* To the player of that seat, in his language. news_left needs a `left` that is not
 * empty, news_again needs `any`. */
void news_left(struct buf *b, struct view language, const struct last_words *last);
void news_again(struct buf *b, struct view language, const struct record *r, int seat,
		const struct last_words *last);

/* How a game of a league changed the rating of one player. */
struct rating_told {
	bool any; /* false: the game is in no league, or nothing changed */
	int is, by;
	bool provisional;
};

/* For a game that has just ended, by seat. Its result must be kept and not rated
 * yet. */
bool news_ratings(const struct context *d, struct arena *arena, const struct record *r,
		  struct rating_told out[SEATS], struct err *err);
/* "Your rating is 1512 now (+12)." */
void news_rating_say(struct buf *b, struct view language, const struct rating_told *t);

#endif
