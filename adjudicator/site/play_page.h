/* SPDX-License-Identifier: ISC */
/*
 * play.html, where a turn is laid out: one file of its own, without anything of the
 * club in it. What it shows comes with the link of a letter
 * (adjudicator/letters/play_link.h).
 *
 * - It is put together from templates/en/play.html, play.css and the play-*.js, and
 *   holds its sentences in every language, for readers of one club have several.
 * - Its script alone may run: the policy of the page names its hash. Nothing is fetched
 *   from anywhere, so that a copy on a disk works as well.
 */
#ifndef ADJUDICATOR_SITE_PLAY_PAGE_H
#define ADJUDICATOR_SITE_PLAY_PAGE_H

#include "adjudicator/site/site.h"

#define PLAY_PAGE "play.html"

/* `language` is that of what a browser without scripts shows. */
bool play_page_write(struct buf *b, struct view language, struct err *err);
bool site_play(struct site *s, struct err *err);

#endif
