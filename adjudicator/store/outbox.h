/* SPDX-License-Identifier: ISC */
/*
 * What is to be told, and letters that leave. While letters are judged, news for a
 * player is kept as notices, in the transaction of the event they tell of. Before
 * sending, the notices of one player and game become one letter with its final bytes
 * and Message-ID; it is sent, then marked. After a crash the same bytes go out again.
 */
#ifndef ADJUDICATOR_STORE_OUTBOX_H
#define ADJUDICATOR_STORE_OUTBOX_H

#include "adjudicator/store/store.h"
#include "formats/letter.h"

/* Seconds after which a letter that cannot leave is given up: RFC 5321, 4.5.4.1. */
enum { OUTBOX_GIVE_UP = 5 * 86400 };

struct notice {
	int64_t id;
	int64_t player, game; /* game 0: about none */
	int seat;             /* -1: none; one player may hold several */
	int64_t letter;       /* that it answers; 0: none */
	int64_t question;     /* that it asks; 0: none */
	int64_t at;
	struct view kind;     /* one of interfaces' X-Adjudicator-Kind */
	struct view headline; /* a phrase for the Subject; may be empty */
	struct view
		text; /* paragraphs; a line indented by three blanks is set as it is */
	/* Of one that notice_group gives: */
	struct view answered; /* their Message-ID of the letter; empty if none */
	bool files;           /* some go with it */
};

struct outbox_letter {
	int64_t id;
	int64_t player, game, turn;
	int seat;         /* -1: none */
	int64_t question; /* that it asks; 0: none */
	int64_t wish;     /* the same, of a question about an address */
	int64_t casefile; /* that it is about, to its referee; 0: none */
	int64_t created, sent;
	long tries;    /* in vain so far */
	int64_t tried; /* when the first of them was; 0: never */
	bool unsure;   /* a try began and its end is not known: it may have arrived */
	bool cut_off;  /* so it is, for the claim of whoever sent it ran out */
	struct view message_id, address, kind, subject, bytes;
	struct view state; /* queued sent failed */
	struct view said;  /* by the server, last */
};

bool notice_add(struct store *st, struct notice *n, struct err *err);
/* The same, whose number nobody needs. */
bool notice_say(struct store *st, const struct notice *n, struct err *err);
/* What a letter would be answered with, and is not written yet. */
bool notice_drop(struct store *st, int64_t player, int64_t letter, struct err *err);
/* All that is not written yet, with their files. */
bool notice_drop_all(struct store *st, int64_t player, struct err *err);
/* The same of one notice. */
bool notice_unsay(struct store *st, int64_t id, struct err *err);
/* Which come next: those behind notice `after`, and none that is set aside beyond
 * `now` (aside.h). */
struct notice_next {
	int64_t after, now;
};
/* Notices of the next (player, game, seat) that has any not yet written, oldest first
 * by their first notice. *count is 0 when there are none. */
bool notice_group(struct store *st, struct arena *a, const struct notice_next *next,
		  struct notice **out, size_t *count, struct err *err);
void notice_ahead(struct store *st, const struct notice_next *next); /* see db_ahead */
/* Queues the letter in which these notices stand, which notice_group has given in this
 * transaction; as outbox_add, but nobody needs its number. ERR_BUG when it is not for
 * their player and game. A server may tell that only when what was put off is settled
 * (db_later). */
bool notice_queue(struct store *st, const struct notice *n, size_t count,
		  const struct outbox_letter *o, struct err *err);
/* What that will read: see db_ahead. */
void notice_queue_ahead(struct store *st, const struct notice *n, size_t count);

/* Fills o->id; it is queued whatever o->state says. A known Message-ID is ERR_BUG. */
bool outbox_add(struct store *st, struct outbox_letter *o, struct err *err);
/* The same, whose number nobody needs. */
bool outbox_say(struct store *st, const struct outbox_letter *o, struct err *err);
/* The next letter with an id above `after` that is queued, due at `now`, nobody's else,
 * and the oldest for its address: letters to one address leave in their order. o->id is
 * 0 when there is none. */
bool outbox_next(struct store *st, struct arena *a, int64_t after, int64_t now,
		 struct outbox_letter *o, struct err *err);
/* It may leave from now on: kept before the first byte of it is sent, so that a crash
 * cannot hide that it was. False when it certainly did not. */
bool outbox_unsure(struct store *st, int64_t id, bool unsure, struct err *err);
/* The same where several programs may send: it is claimed, for so many seconds by the
 * server's clock. *ours is false when another program was quicker; with a file never.
 */
struct outbox_claim {
	int64_t who; /* any number that no other program has */
	int seconds;
};
bool outbox_claim(struct store *st, const struct outbox_letter *o,
		  const struct outbox_claim *claim, bool *ours, struct err *err);
/* False when it was claimed by another since, or has left: what became of ours is no
 * news any more, but that it was sent. With a file always true. */
bool outbox_held(struct store *st, int64_t id, int64_t who, bool *held,
		 struct err *err);
/* The first moment stays when it is marked again. */
bool outbox_sent(struct store *st, int64_t id, int64_t now, struct err *err);
/* It was tried `now` and did not leave, or nobody knows; due again at `next`. */
struct outbox_delay {
	int64_t now, next;
	bool unsure;
	struct view said; /* why */
};
bool outbox_later(struct store *st, int64_t id, const struct outbox_delay *d,
		  struct err *err);
/* None that waits is due later than `now`. */
bool outbox_hurry(struct store *st, int64_t now, struct err *err);
/* Never. */
bool outbox_failed(struct store *st, int64_t id, struct view said, struct err *err);
/* Letters that wait and letters that were given up, by id, without their bytes. */
bool outbox_left(struct store *st, struct arena *a, struct outbox_letter **out,
		 size_t *count, struct err *err);
/* A letter that was given up is queued again as if it were new, and what the server
 * said of it no longer counts against its player. *any is false when it was not. */
bool outbox_retry(struct store *st, int64_t id, bool *any, struct err *err);
/* Without its bytes; o->id is 0 when there is none. */
bool outbox_by_id(struct store *st, struct arena *a, int64_t id,
		  struct outbox_letter *o, struct err *err);
/* The number of the last one; 0: there is none. */
bool outbox_last(struct store *st, int64_t *id, struct err *err);
/* By Message-ID: which player, game, seat and turn a letter of ours was for (bytes are
 * left out). o->id is 0 when it is none of ours. */
bool outbox_by_message_id(struct store *st, struct arena *a, struct view message_id,
			  struct outbox_letter *o, struct err *err);
/* The last letter to this player about this game leaves again, with the same bytes.
 * *any is false when there is none, or it waits still. */
bool outbox_again(struct store *st, int64_t player, int64_t game, bool *any,
		  struct err *err);
/* What a letter to this player about this game and seat goes on from: the Message-IDs
 * of the first one about the game and of the last one about the seat; empty if none. */
struct outbox_thread {
	struct view first, last;
	bool rekeyed; /* the key was changed since the last one about the game */
};
void outbox_thread_ahead(struct store *st, int64_t player, int64_t game,
			 int seat); /* see db_ahead */
bool outbox_thread(struct store *st, struct arena *a, const struct outbox_letter *next,
		   struct outbox_thread *out, struct err *err);

/* Files that go with a letter: each belongs to one notice. */
bool attachment_add(struct store *st, int64_t notice, const struct attachment *file,
		    struct err *err);
/* Bytes of files that go with the next letters to this player. */
bool attachments_waiting(struct store *st, int64_t player, int64_t *bytes,
			 struct err *err);
/* *file is all empty when there is none. */
bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err);

#endif
