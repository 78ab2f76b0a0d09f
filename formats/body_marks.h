/* SPDX-License-Identifier: ISC */
/*
 * What mail programs write around the letter that is answered, in the languages of the
 * common ones. All text is normalised (formats/normal.h).
 */
#ifndef FORMATS_BODY_MARKS_H
#define FORMATS_BODY_MARKS_H

#include "formats/text/view.h"

/* "On Fri, 20 Nov 2026 at 20:00, Ben <ben@example.org> wrote:" in one or more lines. */
bool mark_attribution(struct view lines);
/* In a language we do not know; believed where quote marks follow. */
bool mark_attribution_if_quoted(struct view line);
/* The line may be the first of several: "On Fri, 20 Nov 2026 at 20:00, Ben". */
bool mark_attribution_begins(struct view line);
/* "-----Original Message-----", "Begin forwarded message:". */
bool mark_original(struct view line);
/* "From: ..." or "Sent: ..."; with `from`, only what can open a block of them. */
bool mark_header(struct view line, bool from);
/* ">" or "|" before the line. */
bool mark_quote(struct view line);
/* "--" or a lone em dash; `raw` is the line before it was normalised. */
bool mark_signature(struct view line, struct view raw);

#endif
