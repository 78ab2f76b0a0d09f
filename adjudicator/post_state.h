/* SPDX-License-Identifier: ISC */
/*
 * What a letter says of the position it shows, apart from news: how the game stands,
 * what is wanted of the reader and by when, and what stands beside the board. All of it
 * is read from the view as it is when the letter is written.
 */
#ifndef ADJUDICATOR_POST_STATE_H
#define ADJUDICATOR_POST_STATE_H

#include "adjudicator/post.h"

/* "You lead 127 to 98 (+16 waiting), Ann."; empty before the first move and at the
 * end. */
struct view state_standing(const struct post *p);
/* A play that waits, whose turn it is, and until when. */
struct view state_wanted(const struct post *p);
/* What happens if the reader says nothing; empty if nothing does. */
struct view state_silence(const struct post *p);
/* How to answer, for the page: how, how-play, how-answer, swap. */
void state_how(const struct post *p, struct fields *f);
/* What unusual premium squares do; empty on boards without. */
struct view state_key(const struct post *p);
struct side_line *state_panel(const struct post *p, size_t *count);

#endif
