/* SPDX-License-Identifier: ISC */
/*
 * The words that mail programs write above the letter that is answered, in the
 * languages of the common ones. ASCII letters match without case; all text is
 * normalised (formats/orders/normal.h).
 */
#ifndef FORMATS_ORDERS_BODY_WORDS_H
#define FORMATS_ORDERS_BODY_WORDS_H

#include "formats/text/view.h"

#include <stdbool.h>

/* "wrote" stands in it; a line end counts as a blank. */
bool body_says_wrote(struct view text);
/* It ends in that, without a colon. */
bool body_ends_wrote(struct view text);
/* Begins with "On ", "Am ", "W dniu ". */
bool body_begins_date(struct view text);
/* "Original Message", as it stands between dashes. */
bool body_is_original(struct view text);
/* "Begin forwarded message:", a whole line. */
bool body_is_forward(struct view text);

enum body_field { BODY_FIELD_NONE, BODY_FIELD_SENDER, BODY_FIELD_OTHER };

/* "From", "Sent": the name of a field without its colon. */
enum body_field body_field_of(struct view name);

#endif
