/* SPDX-License-Identifier: ISC */
/*
 * Answers that take one tap: links in the HTML part that open a letter to the reply
 * address with the order written in it.
 * - Only what fits the position as this reader sees it, and nothing to whom may not
 *   play.
 * - The reply address proves game and seat and names the question, so that "yes" finds
 *   it without In-Reply-To, which many programs do not set for such a letter.
 * - No label is an order: a program that quotes our letter without marks would give it.
 * - The link to the page where a turn is laid out (adjudicator/letters/play_link.h)
 * stands here alone: it is far longer than a line of a text, and means nothing to who
 * reads it.
 */
#ifndef ADJUDICATOR_LETTERS_BODY_TAPS_H
#define ADJUDICATOR_LETTERS_BODY_TAPS_H

#include "adjudicator/letters/body.h"

/* The list `taps` of label, href, ground and ink, for the letter that goes out in that
 * envelope; and `tap-how`, if there is one. `page` with its label, ground and ink: that
 * link. */
bool body_taps(const struct draft *p, const struct reply *envelope, struct fields *f);

#endif
