/* SPDX-License-Identifier: ISC */
/*
 * Telling one reader of a run of events, in turn: sentences in the form for the one
 * they speak of ("-you"), for the others, or, where that must differ ("-watch"), for
 * one who only watches; and the newest fact as headline.
 * - news.c has the table: which kind of event is told by whom
 * - news_play.c tells of plays, tiles and turns whose time is over, news_pending.c what
 *   becomes of a play that may be questioned, news_word.c of words on a path,
 *   news_request.c what players ask of each other, news_end.c how a game ends
 */
#ifndef ADJUDICATOR_LETTERS_TELLER_H
#define ADJUDICATOR_LETTERS_TELLER_H

#include "adjudicator/letters/news.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/record/record.h"
#include "formats/phrase.h"
#include "formats/text/zone.h"

enum { TELLER_WATCHES = SEATS }; /* as the reader's seat: he has none */

struct teller {
	struct arena *arena;
	const struct record *r;
	const struct table *t;
	int me; /* the reader's seat, or TELLER_WATCHES */
	struct view language;
	struct position pos; /* before the event at hand */
	size_t at;           /* the event at hand, among the table's */
	struct fields *f;    /* of the event at hand */
	struct buf text, headline;
	struct context *d;
	const struct addressee *to;
	struct err *err;         /* of reading his zone */
	bool zoned;              /* it was read */
	const struct zone *zone; /* NULL: UTC */
};

/* What the reader may see. */
struct viewer teller_viewer(const struct teller *t);
/* A sentence; "NAME-you" where it speaks of the reader. */
void teller_say(struct teller *t, const char *name, bool of_me);
/* The headline "head-NAME", instead of the one before. */
void teller_head(struct teller *t, const char *name, bool of_me);
void teller_both(struct teller *t, const char *name, bool of_me);
void teller_paragraph(struct teller *t);
/* "name" in the fields. */
void teller_name(struct teller *t, int seat);
/* "until" in the fields, as the reader's clocks show it. */
void teller_until(struct teller *t, int64_t time);
/* Whether the table had such an event before (after) the one at hand. */
bool teller_had(const struct teller *t, enum event_kind kind);
bool teller_will(const struct teller *t, enum event_kind kind);
/* The same of events of the reader's own seat. */
bool teller_did(const struct teller *t, enum event_kind kind);
/* The tiles an event brings to its seat. */
struct view teller_drawn(struct teller *t, const struct event *e);

/* What comes before everybody agreed to take a play back. */
void tell_undo_past(struct teller *t, const struct event *e);

/* Each tells of the event at hand. */
typedef void teller_of(struct teller *t, const struct event *e);
teller_of tell_play, tell_draw, tell_exchange, tell_redeal;
teller_of tell_always_play, tell_accept, tell_question, tell_stand, tell_hold,
	tell_drop, tell_ex, tell_award;
teller_of tell_word, tell_word_accept, tell_word_question, tell_word_stand, tell_always,
	tell_sort, tell_remove;
teller_of tell_offer, tell_agree, tell_refuse, tell_undo, tell_pause, tell_resume;
teller_of tell_flag, tell_claim;
teller_of tell_resign, tell_end;

/* The last words of the letter that ends a game: what was left, each player's best
 * turn, and how to have another game. */
struct last_words {
	struct view left; /* "Ben Q U"; empty where that is not known anyway */
	bool any;   /* the game is over and counts, its players are still here, and
			somebody has scored */
	bool again; /* another game follows only if it is asked for */
	int seat;   /* whose turn was the best of all */
	struct best_play best[SEATS];
};

/* Neither any nor left where nothing is to be said. */
bool news_last_words(const struct record *r, struct arena *arena,
		     struct last_words *out, struct err *err);
/* Both to the player of that seat, in his language: of what `left` and `any` say there
 * is. */
void news_left(struct buf *b, struct view language, const struct last_words *last);
void news_again(struct buf *b, struct view language, const struct record *r, int seat,
		const struct last_words *last);

/* What a game of a league does to the ratings of its players. */
struct rating_told {
	bool any; /* false: of no league, or nothing changed */
	int is, by;
	bool provisional;
};

/* Of a game that has just ended, by seat; its result is kept, and not yet rated. */
bool news_ratings(const struct context *d, struct arena *arena, const struct record *r,
		  struct rating_told out[SEATS], struct err *err);
/* "Your rating is 1512 now (+12)." */
void news_rating_say(struct buf *b, struct view language, const struct rating_told *t);

#endif
