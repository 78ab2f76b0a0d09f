/* SPDX-License-Identifier: ISC */
/*
 * Recognises what mail programs write around the letter that is answered, in the
 * languages of the common programs. All text is normalised (normal_text in body.h).
 */
#ifndef FORMATS_ORDERS_BODY_MARKS_H
#define FORMATS_ORDERS_BODY_MARKS_H

#include <stdbool.h>

#include "formats/text/view.h"

enum body_field { BODY_FIELD_NONE, BODY_FIELD_SENDER, BODY_FIELD_OTHER };

/* Whether the lines are an attribution: "On Fri, 20 Nov 2026 at 20:00, Ben
 * <ben@example.org> wrote:". */
bool mark_attribution(struct view lines);
/* Whether the first line of that letter follows on the same line: "... wrote:   Dear
 * Ann". */
bool mark_attribution_runs_on(struct view line);
/* Whether it may be an attribution in an unknown language; the caller believes it if
 * quote marks follow. */
bool mark_attribution_if_quoted(struct view line);
/* Whether it is just "Ben wrote:" or "> wrote:". A longer line that ends in "wrote:"
 * may be prose. */
bool mark_attribution_bare(struct view line);
/* Whether the line may be the first of an attribution of several lines: "On Fri, 20 Nov
 * 2026 at 20:00, Ben". */
bool mark_attribution_begins(struct view line);
/* Whether all below is another letter: "-----Original Message-----", "Begin
 * forwarded message:", "---- Ben wrote ----". */
bool mark_original(struct view line);
/* Reads a field, "From: ..." or "Sent: ..."; *value is what follows the colon. */
enum body_field mark_header(struct view line, struct view *value);
/* Whether a line continues such a field with an address; whether its value has an
 * address; whether it has a time or a year. */
bool mark_header_goes_on(struct view line);
bool mark_header_sender(struct view value);
bool mark_header_dated(struct view value);
/* Whether the line begins with ">" or "|". */
bool mark_quote(struct view line);
/* Whether the line is "--" or a lone em dash; `raw` is the line before it was
 * normalised. */
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

/* The kind of a field by its name, without the colon: "From", "Sent". */
enum body_field body_field_of(struct view name);

#endif
