/* SPDX-License-Identifier: ISC */
/*
 * What mail programs write around the letter that is answered, in the languages of the
 * common ones. All text is normalised (normal_text in body.h).
 */
#ifndef FORMATS_ORDERS_BODY_MARKS_H
#define FORMATS_ORDERS_BODY_MARKS_H

#include <stdbool.h>

#include "formats/text/view.h"

enum body_field { BODY_FIELD_NONE, BODY_FIELD_SENDER, BODY_FIELD_OTHER };

/* "On Fri, 20 Nov 2026 at 20:00, Ben <ben@example.org> wrote:" in one or more lines. */
bool mark_attribution(struct view lines);
/* The same with the first line of that letter behind it: "... wrote:   Dear Ann". */
bool mark_attribution_runs_on(struct view line);
/* In a language we do not know; believed where quote marks follow. */
bool mark_attribution_if_quoted(struct view line);
/* "Ben wrote:" or "> wrote:". A longer line that ends in "wrote:" may be prose. */
bool mark_attribution_bare(struct view line);
/* Whether the line may be the first of an attribution of several lines: "On Fri, 20 Nov
 * 2026 at 20:00, Ben". */
bool mark_attribution_begins(struct view line);
/* "-----Original Message-----", "Begin forwarded message:", "---- Ben wrote ----". */
bool mark_original(struct view line);
/* "From: ...", "Sent: ..."; *value is what follows the colon. */
enum body_field mark_header(struct view line, struct view *value);
/* Whether the value of such a field goes on with another address, is an address, or has
 * a time or a year. */
bool mark_header_goes_on(struct view line);
bool mark_header_sender(struct view value);
bool mark_header_dated(struct view value);
/* Whether the line begins with ">" or "|". */
bool mark_quote(struct view line);
/* "--" or a lone em dash; `raw` is the line before it was normalised. */
bool mark_signature(struct view line, struct view raw);

/* The words of these marks, in all languages. ASCII letters match in any case. */

/* Whether the text has "wrote"; a line end counts as a blank. */
bool body_says_wrote(struct view text);
/* Whether the text ends in "wrote", without a colon. */
bool body_ends_wrote(struct view text);
/* Whether the text begins with "On ", "Am ", "W dniu " and the like. */
bool body_begins_date(struct view text);
/* Whether the text is "Original Message", as it stands between dashes. */
bool body_is_original(struct view text);
/* Whether the line is "Begin forwarded message:". */
bool body_is_forward(struct view text);

/* "From", "Sent": the name of a field without its colon. */
enum body_field body_field_of(struct view name);

#endif
