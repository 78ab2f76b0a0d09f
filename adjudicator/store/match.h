/* SPDX-License-Identifier: ISC */
/*
 * Games as the store knows them: a row, its seats, and its events as text. What an
 * event means is the rules' business. The row's state, turn, seat to move and deadline
 * are kept beside the events only so that they can be looked up; they follow from the
 * events.
 */
#ifndef ADJUDICATOR_STORE_MATCH_H
#define ADJUDICATOR_STORE_MATCH_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

enum { MATCH_SEATS = 4 };

struct match {
	int64_t id;               /* 0: none */
	struct view kind, state;  /* "angrywords"; invited running over paused void */
	uint8_t seed[HASH_BYTES]; /* not to be told; zeros until a game with a secret
				     of its own starts */
	bool committed;           /* it has one */
	uint8_t secret[HASH_BYTES];
	struct view beacon; /* what will be announced and stirred in; empty: nothing */
	int64_t untold;     /* since when it has been over and secret or seed are to be
			       told; 0: they are not, or were */
	int64_t created;
	int64_t inviter;  /* player who asked for the game; 0: the organiser */
	int64_t deadline; /* 0: none */
	long turn;        /* 0: it has not begun */
	int to_move;      /* seat, -1: nobody */
	long events;      /* how many there are */
	struct hash head; /* of the last of them */
	bool chained;     /* it has one: false in a game older than the chain */
	unsigned kept;    /* what the seats said when they were read: match.c */
	size_t seats;
	struct {
		int64_t player;
		struct view language; /* that the player reads; as it was read */
		struct view name;     /* as the game knows the player */
		bool accepted;        /* the invitation */
		bool asked;           /* was written to about it */
		unsigned epoch;       /* of its tokens, as it was read */
		int64_t revoked;      /* letters of ours up to this one prove nothing */
		int place;            /* in the invitation; as it was read or dealt */
		struct view luck;     /* what the player stirs in; often empty */
	} seat[MATCH_SEATS];
};

struct match_event {
	long n; /* from 1 */
	int64_t at;
	struct view text;   /* public */
	struct view hidden; /* what only its seat may know; often empty */
	int64_t letter;     /* 0: no letter */
	struct hash head;   /* of the chain, see record_chain.h */
	bool chained;       /* there is one */
};

/* Fills m->id; the seats are those of m. */
bool match_add(struct store *st, struct match *m, struct err *err);
/* m->id is 0 when there is none. */
bool match_get(struct store *st, struct arena *a, int64_t id, struct match *m,
	       struct err *err);
void match_ahead(struct store *st, int64_t id); /* see db_ahead */
/* The same, for who asks whose a seat is: its number, its state and its seats alone. */
bool match_seats(struct store *st, struct arena *a, int64_t id, struct match *m,
		 struct err *err);
void match_seats_ahead(struct store *st, int64_t id); /* see db_ahead */
bool match_events(struct store *st, struct arena *a, int64_t id,
		  struct match_event **out, size_t *count, struct err *err);
/* The first event alone; e->n is 0 when there is none. */
bool match_start(struct store *st, struct arena *a, int64_t id, struct match_event *e,
		 struct err *err);
/* All events with their heads, which match_events leaves out. */
bool match_chain(struct store *st, struct arena *a, int64_t id,
		 struct match_event **out, size_t *count, struct err *err);
/* Keeps the head of an event that has none. */
bool match_head(struct store *st, struct match *m, const struct match_event *e,
		struct err *err);
/* The head of an event; *there: there is such an event, and it has one. */
bool match_head_at(struct store *st, int64_t game, long n, struct hash *head,
		   bool *there, struct err *err);
/* Appends with the next number; e->n is filled. */
bool match_append(struct store *st, struct match *m, struct match_event *e,
		  struct err *err);
/* Keeps state, turn, to_move, deadline, untold, accepted, and with that luck, and asked
 * as they stand in m. */
bool match_update(struct store *st, const struct match *m, struct err *err);
/* Keeps the seed, and who sits where now that it is dealt: each seat's place tells
 * where it was. Notices that wait go along, and no question stays open. */
bool match_deal(struct store *st, const struct match *m, struct err *err);
/* The seat that a place in the invitation has become; -1: there is none. */
int match_seat_at(const struct match *m, int place);
/* All games, by their numbers, as of one moment; of each what lists of games tell: its
 * kind, state, creation, deadline, turn, seat to move, `untold`, events and head, and
 * of its seats player and name. The texts last as long as the call of `each`, which may
 * read the store but not write to it, and which cannot fail. False when a row cannot be
 * read; the games before it were told. */
bool match_walk(struct store *st, void (*each)(void *arg, const struct match *m),
		void *arg, struct err *err);
/* The first event of each game that has one, in the same way. */
bool match_starts(struct store *st,
		  void (*each)(void *arg, int64_t game,
			       const struct match_event *start),
		  void *arg, struct err *err);
/* Ids of all games, of a player's unfinished games, of running games whose deadline is
 * at or before `now`, of all running games with a deadline, and of games whose secret
 * is to be told at or before `now`. */
bool match_list(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		struct err *err);
bool match_of_player(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		     size_t *count, struct err *err);
bool match_due(struct store *st, struct arena *a, int64_t now, int64_t **ids,
	       size_t *count, struct err *err);
bool match_with_deadline(struct store *st, struct arena *a, int64_t **ids,
			 size_t *count, struct err *err);
bool match_to_reveal(struct store *st, struct arena *a, int64_t now, int64_t **ids,
		     size_t *count, struct err *err);

#endif
