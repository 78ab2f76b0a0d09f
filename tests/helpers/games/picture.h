/* SPDX-License-Identifier: ISC */
/* What must hold for every picture in a letter. A failure here fails the test that
 * called. */
#ifndef TESTS_HELPERS_GAMES_PICTURE_H
#define TESTS_HELPERS_GAMES_PICTURE_H

#include "formats/text/buf.h"

/*
 * Lines have at most `width` columns and no blanks at their ends. Nothing on the way
 * changes them, and when they come back, alone or together, they are no orders, no
 * signature and no quote of another letter.
 */
void picture_check_text(struct arena *a, const char *text, size_t width);
/* Every element is closed in order, every attribute is quoted, nothing is used that
 * mail programs remove, and every background is given in both ways. */
void picture_check_html(struct arena *a, const char *html);
/* A drawing in which every element is closed in order, and which refers to nothing
 * outside itself. */
void picture_check_svg(struct arena *a, const char *svg);
/* How often `part` occurs in text. */
int picture_count(const char *text, const char *part);

#endif
