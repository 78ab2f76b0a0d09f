/* SPDX-License-Identifier: ISC */
/*
 * The exact record of one turn in plain words, as a letter tells it: squares, premium
 * squares and sums, when the letter came, and which of its lines were taken. A player
 * or an observer reads nothing here that the game has not shown him: of others' letters
 * only when they came and how many lines counted, of others' tiles only those on the
 * board.
 */
#ifndef ADJUDICATOR_REFEREE_CASE_TEXT_H
#define ADJUDICATOR_REFEREE_CASE_TEXT_H

#include "adjudicator/referee/case_turn.h"
#include "formats/text/zone.h"

enum { CASE_REFEREE = -1 /* may read everything */, CASE_OBSERVER = -2 };

struct case_reader {
	int seat; /* of a player, or one of the two */
	struct view language;
	const struct zone *zone; /* NULL: UTC */
	int64_t now;
};

/* Paragraphs and set lines, as a notice holds them. */
void case_say(struct buf *b, const struct record *r, const struct case_turn *t,
	      const struct case_reader *to);

#endif
