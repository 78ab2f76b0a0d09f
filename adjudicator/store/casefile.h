/* SPDX-License-Identifier: ISC */
/*
 * Cases: what was brought before a referee, which referee has it, and how it ended.
 * A case is open until it is ruled on. A ruling may be appealed once, and the
 * decision on the appeal closes the case. What a ruling changes in the game is kept
 * as events of that game, not here. This header also keeps the list of referees.
 */
#ifndef ADJUDICATOR_STORE_CASEFILE_H
#define ADJUDICATOR_STORE_CASEFILE_H

#include "adjudicator/store/store.h"

struct casefile {
	int64_t id; /* 0: none */
	int64_t game;
	long turn;        /* 0: it is about no turn */
	int64_t claimant; /* 0: the adjudicator itself */
	struct view kind; /* score illegal read no-reply other double time silence */
	long should;      /* the score that is claimed; -1: none */
	struct view text; /* as it was written; may be empty */
	int64_t letter;   /* the letter that opened it; 0: none */
	struct view state;
	int64_t referee, second; /* 0: nobody yet */
	long ruling, event; /* the ruling's number in the game, and the number of its
			       event; 0: none */
	long final;         /* number of the ruling that decided an appeal; 0: none */
	struct view proposed,
		because; /* a ruling that waits to be countersigned, and its reason */
	int64_t appellant;
	struct view appeal;
	int64_t opened, ruled, closed; /* 0: not yet */
};

/* Opens a case and fills c->id and c->state. */
bool casefile_add(struct store *st, struct casefile *c, struct err *err);
/* c->id is 0 when there is none. */
bool casefile_get(struct store *st, struct arena *a, int64_t id, struct casefile *c,
		  struct err *err);
/* Keeps the fields from `state` on as they stand in c; `opened` stays as it was.
 * ERR_BUG when there is no such case. */
bool casefile_keep(struct store *st, const struct casefile *c, struct err *err);
/* The newest case that still waits for a ruling and has the claimant, game and turn
 * of `like`; c->id is 0 when there is none. */
bool casefile_waiting(struct store *st, struct arena *a, const struct casefile *like,
		      struct casefile *c, struct err *err);
/* The newest case of that game whose first or final ruling has this number; c->id is
 * 0 when there is none. */
bool casefile_of_ruling(struct store *st, struct arena *a, int64_t game, long ruling,
			struct casefile *c, struct err *err);
/* All cases, the newest first. */
bool casefile_list(struct store *st, struct arena *a, struct casefile **out,
		   size_t *count, struct err *err);
/* Cases that wait for this referee's ruling; with referee 0, those that no referee
 * has. */
bool casefile_of_referee(struct store *st, struct arena *a, int64_t referee,
			 int64_t **ids, size_t *count, struct err *err);
/* *any: a case of kind `silence` was opened in that game at `since` or later. */
bool casefile_silence(struct store *st, int64_t game, int64_t since, bool *any,
		      struct err *err);
/* Adds a letter to a case, or lists the numbers of its letters. */
bool casefile_add_letter(struct store *st, int64_t id, int64_t letter, struct err *err);
bool casefile_letters(struct store *st, struct arena *a, int64_t id, int64_t **ids,
		      size_t *count, struct err *err);

/* The numbers of a player's letters about a game that arrived, and of letters to him
 * about it that were written, from one moment to another (both included). */
struct casefile_span {
	int64_t player, game;
	int64_t from, to;
};
bool casefile_arrived(struct store *st, struct arena *a, const struct casefile_span *s,
		      int64_t **ids, size_t *count, struct err *err);
bool casefile_written(struct store *st, struct arena *a, const struct casefile_span *s,
		      int64_t **ids, size_t *count, struct err *err);

/* Players who may rule in games that they do not play. */
struct referee {
	int64_t player;
	struct view name, address, language;
	int64_t since;
	long cases; /* cases that wait for his ruling */
};

/* *fresh is false when he was one already. */
bool referee_add(struct store *st, int64_t player, int64_t now, bool *fresh,
		 struct err *err);
/* The cases that wait for him then have no referee; *any is false when he was no
 * referee. */
bool referee_drop(struct store *st, int64_t player, bool *any, struct err *err);
bool referee_is(struct store *st, int64_t player, bool *yes, struct err *err);
/* Referees with the fewest waiting cases first, then those who have been referees
 * longest. */
bool referee_list(struct store *st, struct arena *a, struct referee **out,
		  size_t *count, struct err *err);

#endif
