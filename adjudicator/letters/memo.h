/* SPDX-License-Identifier: ISC */
/*
 * Letters outside the course of a game: text, perhaps files, to anybody.
 */
#ifndef ADJUDICATOR_LETTERS_MEMO_H
#define ADJUDICATOR_LETTERS_MEMO_H

#include "adjudicator/club/config.h"
#include "adjudicator/letters/note.h"

struct memo {
	struct view to, to_name; /* the name may be empty */
	int64_t player;          /* 0: to somebody who is no player */
	int64_t wish;     /* the wish about addresses that it asks about; 0: none */
	int64_t casefile; /* the case that it brings; 0: none */
	int64_t game;     /* the game that it tells of; 0: none */
	long turn;
	struct view receipt; /* of the game's record (receipt_of); may be empty */
	const struct attachment *file; /* at most REPLY_FILES */
	size_t files;
	struct view language;
	const char *kind;    /* X-Adjudicator-Kind */
	const char *subject; /* a phrase; its fields are .f */
	const struct fields *f;
	struct view text;        /* paragraphs; memo_write wraps them */
	struct view reply_to;    /* empty: the club's address */
	struct view in_reply_to; /* the Message-ID that it answers, or empty */
};

/* Addresses it to a player, in his language. A player of all zeros: to nobody. */
void memo_address(struct memo *m, const struct player *to);
/* Writes it into the outbox, in the caller's transaction. *id becomes its number
 * there; id may be NULL. */
bool memo_write(struct context *d, struct arena *arena, const struct memo *m,
		int64_t *id, struct err *err);
/* The same with the text and language of a note. The Subject names the club and has
 * the phrase `headline`. */
bool memo_note(struct memo *m, struct note *n, const char *headline, int64_t *id);

/* The secret reply address that carries the token. */
struct view memo_reply_to(const struct context *d, struct arena *arena,
			  const struct token *t);

#endif
