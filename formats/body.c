/* SPDX-License-Identifier: ISC */
#include "formats/body.h"

#include "formats/body_marks.h"
#include "formats/normal.h"

struct body body_of(struct arena *arena, struct view text)
{
	return (struct body){.raw = lines_of(text),
			     .normal = lines_of(normal_text(arena, text))};
}

/* The next line to come, looked at but not taken. */
static struct view peek(const struct body *body)
{
	struct lines l = body->normal;
	struct view line = {"", 0};

	line_next(&l, &line);
	return view_trim(line);
}

/* True when "From:" is followed by two more fields before an empty line. */
static bool header_block(const struct body *body, struct view line)
{
	enum { LOOK = 5, FIELDS = 2 };
	struct lines l = body->normal;
	struct view next;
	int found = 0;

	if (!mark_header(line, true)) {
		return false;
	}
	for (int i = 0; i < LOOK && line_next(&l, &next); i++) {
		next = view_trim(next);
		if (next.len == 0) {
			break;
		}
		found += mark_header(next, false);
	}
	return found >= FIELDS;
}

/* What the next line that is not empty is: one with a quote mark, another, none. */
enum next_line { NEXT_QUOTED, NEXT_OTHER, NEXT_NONE };

static enum next_line next_line(const struct body *body)
{
	struct lines l = body->normal;
	struct view next;

	while (line_next(&l, &next)) {
		next = view_trim(next);
		if (next.len > 0) {
			return mark_quote(next) ? NEXT_QUOTED : NEXT_OTHER;
		}
	}
	return NEXT_NONE;
}

/* How many lines from this one on say whose letter follows; 0 when none do. */
static int attribution(const struct body *body, struct view line)
{
	enum { LOOK = 2 };
	struct lines l = body->normal;
	struct view next;

	if (mark_attribution(line) ||
	    (mark_attribution_if_quoted(line) && next_line(body) == NEXT_QUOTED)) {
		return 1;
	}
	if (!mark_attribution_begins(line)) {
		return 0;
	}
	for (int i = 0; i < LOOK && line_next(&l, &next); i++) {
		struct view all =
			view_from(line.at, (size_t)(next.at + next.len - line.at));

		if (view_trim(next).len == 0 || mark_quote(next) ||
		    mark_attribution_begins(next)) {
			return 0;
		}
		if (mark_attribution(all)) {
			return i + 2;
		}
	}
	return 0;
}

static enum body_sort sort(struct body *body, struct view text)
{
	if (body->attribution == 0 && text.len > 0) {
		body->attribution = attribution(body, text);
	}
	if (body->attribution > 0) {
		body->attribution--;
		/* The letter it speaks of is quoted without marks. */
		body->below = body->attribution == 0 && next_line(body) == NEXT_OTHER;
		return BODY_QUOTED;
	}
	if (mark_quote(text) || view_starts(peek(body), "^")) {
		return BODY_QUOTED;
	}
	if (mark_original(text) || header_block(body, text)) {
		body->below = true;
		return BODY_QUOTED;
	}
	return BODY_OWN;
}

bool body_next(struct body *body, struct body_line *line)
{
	*line = (struct body_line){.sort = BODY_OWN};
	if (!line_next(&body->raw, &line->raw) ||
	    !line_next(&body->normal, &line->text)) {
		return false;
	}
	line->text = view_trim(line->text);
	if (mark_signature(line->text, line->raw)) {
		return false;
	}
	if (body->below) {
		line->sort = mark_quote(line->text) ? BODY_QUOTED : BODY_BELOW;
	} else {
		line->sort = sort(body, line->text);
	}
	return true;
}
