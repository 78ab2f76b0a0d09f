/* SPDX-License-Identifier: ISC */
/*
 * play.html, on which a turn is laid out: one self-contained file with nothing of
 * the club in it. What it shows comes with the link of a letter
 * (adjudicator/letters/play_link.h).
 *
 * - It is put together from templates/en/play.html, play.css and the play-*.js, with
 *   its sentences in every language, because readers of one club have several.
 * - Only its own script may run: the page's policy has the script's hash. Nothing is
 *   loaded from anywhere, so a copy on a disk works as well.
 */
#ifndef ADJUDICATOR_SITE_PLAY_PAGE_H
#define ADJUDICATOR_SITE_PLAY_PAGE_H

#include "adjudicator/site/site.h"

#define PLAY_PAGE "play.html"

/* `language` is what a browser without scripts shows. */
bool play_page_write(struct buf *b, struct view language, struct err *err);
bool site_play(struct site *s, struct err *err);

#endif
