/* SPDX-License-Identifier: ISC */
/*
 * Games as the store knows them: a row, its seats, and its events as text. What an
 * event means is the business of the rules. The row's state, turn, seat to move and
 * deadline follow from the events; they are kept beside them only so that they can
 * be looked up.
 */
#ifndef ADJUDICATOR_STORE_MATCH_H
#define ADJUDICATOR_STORE_MATCH_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

enum { MATCH_SEATS = 4 };

struct match {
	int64_t id;               /* 0: none */
	struct view kind, state;  /* "angrywords"; invited running over paused void */
	uint8_t seed[HASH_BYTES]; /* secret; zeros until a game with a secret of its own
				     starts */
	bool committed;           /* the game has a secret of its own */
	uint8_t secret[HASH_BYTES];
	struct view beacon; /* public announcement that will be mixed into the seed;
			       empty: none */
	int64_t untold; /* when the game ended, while its secret or seed is still to be
			   told; 0: there is nothing to tell */
	int64_t created;
	int64_t inviter;  /* the player who asked for the game; 0: the organiser */
	int64_t deadline; /* 0: none */
	long turn;        /* 0: the game has not begun */
	int to_move;      /* seat, -1: nobody */
	long events;      /* the number of events */
	struct hash head; /* of the chain, at the last event */
	bool chained;     /* there is a head; false in a game older than the chain */
	unsigned kept; /* what the seats held when they were read, for match_update */
	size_t seats;
	struct {
		int64_t player;
		struct view language; /* of the player, as it was read */
		struct view name;     /* the player's name in this game */
		bool accepted;        /* the player has accepted the invitation */
		bool asked;       /* the player was written to about the invitation */
		unsigned epoch;   /* of the seat's tokens, as it was read */
		int64_t revoked;  /* our letters up to this one prove nothing */
		int place;        /* in the invitation; as it was read or dealt */
		struct view luck; /* the player's words for the shuffle; often empty */
	} seat[MATCH_SEATS];
};

struct match_event {
	long n; /* from 1 */
	int64_t at;
	struct view text;   /* public */
	struct view hidden; /* what only the event's seat may know; often empty */
	int64_t letter;     /* the letter that brought it; 0: none */
	struct hash head;   /* of the chain, see crypto/record_chain.h */
	bool chained;       /* there is a head */
};

/* Adds a game with its seats and fills m->id. */
bool match_add(struct store *st, struct match *m, struct err *err);
/* m->id is 0 when there is none. */
bool match_get(struct store *st, struct arena *a, int64_t id, struct match *m,
	       struct err *err);
void match_ahead(struct store *st, int64_t id); /* see db_ahead */
/* The same with m->id, m->state and the seats alone, to learn who sits where. */
bool match_seats(struct store *st, struct arena *a, int64_t id, struct match *m,
		 struct err *err);
void match_seats_ahead(struct store *st, int64_t id); /* see db_ahead */
bool match_events(struct store *st, struct arena *a, int64_t id,
		  struct match_event **out, size_t *count, struct err *err);
/* The first event alone, without letter and head; e->n is 0 when there is none. */
bool match_start(struct store *st, struct arena *a, int64_t id, struct match_event *e,
		 struct err *err);
/* All events with their heads, which match_events leaves out. */
bool match_chain(struct store *st, struct arena *a, int64_t id,
		 struct match_event **out, size_t *count, struct err *err);
/* Keeps the head of an event that had none. */
bool match_head(struct store *st, struct match *m, const struct match_event *e,
		struct err *err);
/* The head of an event; *there is false when there is no such event, or it has no
 * head. */
bool match_head_at(struct store *st, int64_t game, long n, struct hash *head,
		   bool *there, struct err *err);
/* Appends an event with the next number and fills e->n. A number that is taken is an
 * error, reported now or by a later statement (query_later). */
bool match_append(struct store *st, struct match *m, struct match_event *e,
		  struct err *err);
/* Keeps state, turn, to_move, deadline and untold, and each seat's accepted and
 * asked, as they stand in m. Where these of a seat changed, its luck is kept too. */
bool match_update(struct store *st, const struct match *m, struct err *err);
/* Keeps the seed and the seats as they were dealt; each seat's `place` says which
 * place of the invitation it was. Notices that are in no letter yet follow their
 * players, and open questions lapse. */
bool match_deal(struct store *st, const struct match *m, struct err *err);
/* The seat that a place in the invitation became; -1: none. */
int match_seat_at(const struct match *m, int place);
/* Calls `each` for all games by number, as of one moment, with what lists of games
 * show: kind, state, created, deadline, turn, to_move, untold, events and head, and
 * each seat's player and name. The texts last until `each` returns. `each` may read
 * the store but not write to it. Returns false when a row cannot be read, after
 * `each` was called for the games before it. */
bool match_walk(struct store *st, void (*each)(void *arg, const struct match *m),
		void *arg, struct err *err);
/* Calls `each` with the first event of each game that has one, in the same way. */
bool match_starts(struct store *st,
		  void (*each)(void *arg, int64_t game,
			       const struct match_event *start),
		  void *arg, struct err *err);
/* Ids of all games; of a player's unfinished games; of running games whose deadline
 * is at or before `now`; of all running games with a deadline; of games that have
 * been over since `now` or longer, whose secret is still to be told, and about which
 * no case opened after `now` waits for a ruling. */
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
