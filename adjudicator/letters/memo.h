/* SPDX-License-Identifier: ISC */
/*
 * Letters that stand apart from the course of a game: text, perhaps files, to anybody.
 */
#ifndef ADJUDICATOR_LETTERS_MEMO_H
#define ADJUDICATOR_LETTERS_MEMO_H

#include "adjudicator/club/config.h"
#include "adjudicator/letters/note.h"

struct memo {
	struct view to, to_name; /* the name may be empty */
	int64_t player;          /* 0: no player's */
	int64_t wish;            /* that it asks about; 0: none */
	int64_t casefile;        /* the same; 0: none */
	int64_t game;            /* that it tells of; 0: none */
	long turn;
	struct view receipt;           /* of its record (receipt_of); may be empty */
	const struct attachment *file; /* at most REPLY_FILES */
	size_t files;
	struct view language;
	const char *kind;        /* as X-Adjudicator-Kind */
	const char *subject;     /* a phrase */
	const struct fields *f;  /* of the subject */
	struct view text;        /* paragraphs; filled to width here */
	struct view reply_to;    /* empty: the club's address */
	struct view in_reply_to; /* their Message-ID, or empty */
};

/* To a player, in his language; all zero: to nobody. */
void memo_address(struct memo *m, const struct player *to);
/* Puts it into the outbox, in the caller's transaction. *id is its number there; NULL:
 * nobody asks. */
bool memo_write(struct context *d, struct arena *arena, const struct memo *m,
		int64_t *id, struct err *err);
/* The same of what a note says, in its language: about the club, with that phrase in
 * the Subject. */
bool memo_note(struct memo *m, struct note *n, const char *headline, int64_t *id);

/* The secret address that carries that token, to be answered to. */
struct view memo_reply_to(const struct context *d, struct arena *arena,
			  const struct token *t);

#endif
