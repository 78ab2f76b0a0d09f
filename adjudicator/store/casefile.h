/* SPDX-License-Identifier: ISC */
/*
 * Cases: what was brought before a referee, who has it, and what became of it. A case
 * is open until it is ruled on; a ruling may be appealed once, and what is decided then
 * closes it. What a ruling does to its game is events, as everything. And the referees.
 */
#ifndef ADJUDICATOR_STORE_CASEFILE_H
#define ADJUDICATOR_STORE_CASEFILE_H

#include "adjudicator/store/store.h"

struct casefile {
	int64_t id; /* 0: none */
	int64_t game;
	long turn;        /* 0: of no turn */
	int64_t claimant; /* 0: the adjudicator itself */
	struct view kind; /* score illegal read no-reply other double time silence */
	long should;      /* the score that is claimed; -1: none */
	struct view text; /* as it was written; may be empty */
	int64_t letter;   /* that brought it; 0: none */
	struct view state;
	int64_t referee, second; /* 0: nobody yet */
	long ruling, event;      /* its number in the game, and its row; 0: none */
	long final;              /* the number of that which decided an appeal */
	struct view proposed, because; /* a ruling that waits to be countersigned */
	int64_t appellant;
	struct view appeal;
	int64_t opened, ruled, closed; /* 0: not yet */
};

/* Fills c->id; it is open. */
bool casefile_add(struct store *st, struct casefile *c, struct err *err);
/* c->id is 0 when there is none. */
bool casefile_get(struct store *st, struct arena *a, int64_t id, struct casefile *c,
		  struct err *err);
/* Everything behind `letter` as it stands in c. */
bool casefile_keep(struct store *st, const struct casefile *c, struct err *err);
/* What this player has waiting about that turn; the last one; c->id 0: nothing. */
bool casefile_waiting(struct store *st, struct arena *a, const struct casefile *like,
		      struct casefile *c, struct err *err);
/* The last case of a ruling of that game, be it the first or the final one. */
bool casefile_of_ruling(struct store *st, struct arena *a, int64_t game, long ruling,
			struct casefile *c, struct err *err);
/* The newest first. */
bool casefile_list(struct store *st, struct arena *a, struct casefile **out,
		   size_t *count, struct err *err);
/* Those that wait for somebody: with referee 0, that nobody has. */
bool casefile_of_referee(struct store *st, struct arena *a, int64_t referee,
			 int64_t **ids, size_t *count, struct err *err);
/* Whether one of kind `silence` was opened in that game since then. */
bool casefile_silence(struct store *st, int64_t game, int64_t since, bool *any,
		      struct err *err);
/* A letter belongs to it, and which do. */
bool casefile_add_letter(struct store *st, int64_t id, int64_t letter, struct err *err);
bool casefile_letters(struct store *st, struct arena *a, int64_t id, int64_t **ids,
		      size_t *count, struct err *err);

/* Letters of a player about a game that arrived, and letters to him that were written,
 * from one moment to another: their numbers. */
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
	long cases; /* that wait for a ruling of his */
};

/* *fresh is false when he was one already. */
bool referee_add(struct store *st, int64_t player, int64_t now, bool *fresh,
		 struct err *err);
/* He keeps no case that waits; *any is false when he was none. */
bool referee_drop(struct store *st, int64_t player, bool *any, struct err *err);
bool referee_is(struct store *st, int64_t player, bool *yes, struct err *err);
/* Those with fewest cases first, then by how long they have been one. */
bool referee_list(struct store *st, struct arena *a, struct referee **out,
		  size_t *count, struct err *err);

#endif
