/* SPDX-License-Identifier: ISC */
/*
 * News to be told, and letters to be sent. While letters are judged, news for a
 * player is kept as notices, in the transaction of the event they tell of. Before
 * sending, the notices of one player, game and seat become one letter with its final
 * bytes and Message-ID; the letter is sent, then marked as sent. After a crash the
 * same bytes go out again.
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
	int64_t letter;       /* the letter that it answers; 0: none */
	int64_t question;     /* the question that it asks; 0: none */
	int64_t at;
	struct view kind;     /* a value of X-Adjudicator-Kind */
	struct view headline; /* a phrase for the Subject; may be empty */
	struct view text;     /* paragraphs; a line behind three blanks is kept */
	/* Filled by notice_group alone: */
	struct view answered; /* the answered letter's Message-ID; empty: none */
	bool files;           /* files go with it */
};

struct outbox_letter {
	int64_t id;
	int64_t player, game, turn;
	int seat;         /* -1: none */
	int64_t question; /* the question that it asks; 0: none */
	int64_t wish; /* the question about an address that it asks (wish.h); 0: none */
	int64_t casefile; /* the case that it brings to a referee; 0: none */
	int64_t created, sent;
	long tries;    /* failed tries so far */
	int64_t tried; /* when the first of them was made; 0: never */
	bool unsure;   /* a try began whose outcome is not known: the letter may have
			  arrived */
	bool cut_off;  /* it is unsure because its sender's claim ran out */
	struct view message_id, address, kind, subject, bytes;
	struct view state; /* queued sent failed */
	struct view said;  /* the server's last answer */
};

bool notice_add(struct store *st, struct notice *n, struct err *err);
/* The same, without learning its number. */
bool notice_say(struct store *st, const struct notice *n, struct err *err);
/* Drops the notices that answer this letter and are in no letter yet. */
bool notice_drop(struct store *st, int64_t player, int64_t letter, struct err *err);
/* Drops all of the player's notices that are in no letter yet, with their files. */
bool notice_drop_all(struct store *st, int64_t player, struct err *err);
/* Drops one notice, unless it is in a letter. */
bool notice_unsay(struct store *st, int64_t id, struct err *err);
/* Selects notices with an id above `after` that are not set aside beyond `now`
 * (aside.h). */
struct notice_next {
	int64_t after, now;
};
/* Reads all notices of one player, game and seat that are in no letter yet, oldest
 * first: those of the oldest notice that `next` selects. *count is 0 when there is
 * none. */
bool notice_group(struct store *st, struct arena *a, const struct notice_next *next,
		  struct notice **out, size_t *count, struct err *err);
void notice_ahead(struct store *st, const struct notice_next *next); /* see db_ahead */
/* Queues the letter that contains these notices, which notice_group gave in this
 * transaction. Works like outbox_say. ERR_BUG when the letter is not for their
 * player and game; a server may report that only when put-off statements are run
 * (db_later). */
bool notice_queue(struct store *st, const struct notice *n, size_t count,
		  const struct outbox_letter *o, struct err *err);
/* Asks early for what notice_queue will read: see db_ahead. */
void notice_queue_ahead(struct store *st, const struct notice *n, size_t count);

/* Fills o->id and queues the letter, whatever o->state is. ERR_BUG when its
 * Message-ID is known already. */
bool outbox_add(struct store *st, struct outbox_letter *o, struct err *err);
/* The same, without learning its number. */
bool outbox_say(struct store *st, const struct outbox_letter *o, struct err *err);
/* The first letter with an id above `after` that is queued, due at `now`, claimed by
 * nobody else, and the oldest for its address: letters to one address leave in
 * order. o->id is 0 when there is none. */
bool outbox_next(struct store *st, struct arena *a, int64_t after, int64_t now,
		 struct outbox_letter *o, struct err *err);
/* Keeps whether the letter may have left. Set before its first byte is sent, so that
 * a crash cannot hide a try; cleared when it certainly did not leave. */
bool outbox_unsure(struct store *st, int64_t id, bool unsure, struct err *err);
/* The same where several programs may send: claims the letter for `seconds` by the
 * server's clock. *ours is false when another program was quicker, which cannot
 * happen with a file. */
struct outbox_claim {
	int64_t who; /* any number that no other program uses */
	int seconds;
};
bool outbox_claim(struct store *st, const struct outbox_letter *o,
		  const struct outbox_claim *claim, bool *ours, struct err *err);
/* *held is false when another program has claimed the letter since, or it has left:
 * then our try matters no more, unless we sent the letter. Always true with a
 * file. */
bool outbox_held(struct store *st, int64_t id, int64_t who, bool *held,
		 struct err *err);
/* Marks the letter as sent; when it was marked before, the first time stays. */
bool outbox_sent(struct store *st, int64_t id, int64_t now, struct err *err);
/* Keeps that the letter was tried at `now` and did not leave, or nobody knows; it is
 * due again at `next`. */
struct outbox_delay {
	int64_t now, next;
	bool unsure;
	struct view said; /* why it did not leave */
};
bool outbox_later(struct store *st, int64_t id, const struct outbox_delay *d,
		  struct err *err);
/* Makes every letter that waits due at `now`, if it is due later. */
bool outbox_hurry(struct store *st, int64_t now, struct err *err);
/* Letters to the player that wait to leave or were given up, with their bytes. */
bool outbox_waiting(struct store *st, struct arena *a, int64_t player,
		    struct outbox_letter **out, size_t *count, struct err *err);
/* Lets o->id leave to o->address, as o->bytes. */
bool outbox_readdress(struct store *st, const struct outbox_letter *o, struct err *err);
/* Gives the letter up. */
bool outbox_failed(struct store *st, int64_t id, struct view said, struct err *err);
/* Letters that wait and letters that were given up and still have bytes, by id. The
 * bytes are not read. */
bool outbox_left(struct store *st, struct arena *a, struct outbox_letter **out,
		 size_t *count, struct err *err);
/* Queues a letter that was given up as if it were new; what the server said of it no
 * longer counts against its player. *any is false when it was not given up, or its
 * bytes are gone. */
bool outbox_retry(struct store *st, int64_t id, bool *any, struct err *err);
/* Reads a letter without its bytes; o->id is 0 when there is none. */
bool outbox_by_id(struct store *st, struct arena *a, int64_t id,
		  struct outbox_letter *o, struct err *err);
/* *id is the number of the last letter; 0: there is none. */
bool outbox_last(struct store *st, int64_t *id, struct err *err);
/* The same by Message-ID; o->id is 0 when it is none of ours. */
bool outbox_by_message_id(struct store *st, struct arena *a, struct view message_id,
			  struct outbox_letter *o, struct err *err);
/* Queues the last letter to this player about this game again, with the same bytes.
 * *any is false when there is none, it still waits, its bytes are gone, or it went
 * to another address than his main one now. */
bool outbox_again(struct store *st, int64_t player, int64_t game, bool *any,
		  struct err *err);
/* What a new letter to this player about this game and seat replies to: the
 * Message-IDs of our first letter to him about the game and of our last one about
 * the seat; empty: none. */
struct outbox_thread {
	struct view first, last;
	bool rekeyed; /* the key changed since our last letter to him about the game */
};
void outbox_thread_ahead(struct store *st, int64_t player, int64_t game,
			 int seat); /* see db_ahead */
bool outbox_thread(struct store *st, struct arena *a, const struct outbox_letter *next,
		   struct outbox_thread *out, struct err *err);

/* Files that go with a letter. Each belongs to one notice, and a notice has at most
 * one. */
bool attachment_add(struct store *st, int64_t notice, const struct attachment *file,
		    struct err *err);
/* *bytes is the size of all files that will go with the next letters to this
 * player. */
bool attachments_waiting(struct store *st, int64_t player, int64_t *bytes,
			 struct err *err);
/* *file is empty when there is none. */
bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err);

#endif
