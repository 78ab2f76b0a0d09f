/* SPDX-License-Identifier: ISC */
/* What every picture in a letter must be. What fails here fails the test that asked. */
#ifndef TESTS_HELPERS_GAMES_PICTURE_H
#define TESTS_HELPERS_GAMES_PICTURE_H

#include "formats/text/buf.h"

/*
 * Lines of at most `width` columns without blanks at their ends, which nothing on the
 * way changes, and which are no orders, no signature and no quote of another letter
 * when they come back, alone or together.
 */
void picture_check_text(struct arena *a, const char *text, size_t width);
/* Every element closed in its turn, every attribute quoted, nothing that mail programs
 * take out, every ground named in both ways. */
void picture_check_html(struct arena *a, const char *html);
/* A drawing, every element closed in its turn, that names nothing outside itself. */
void picture_check_svg(struct arena *a, const char *svg);
/* How often `part` occurs in text. */
int picture_count(const char *text, const char *part);

#endif
