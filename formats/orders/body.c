/* SPDX-License-Identifier: ISC */
#include "formats/orders/body.h"

#include "formats/orders/body_marks.h"

struct body body_of(struct arena *arena, struct view text)
{
	return (struct body){.raw = lines_of(text),
			     .normal = lines_of(normal_text(arena, text))};
}

/* Looks at the next line without taking it. */
static struct view peek(const struct body *body)
{
	struct lines l = body->normal;
	struct view line = {"", 0};

	line_next(&l, &line);
	return view_trim(line);
}

/* What the fields of a header block have told so far. */
struct fields_seen {
	int fields, senders;
	bool addressed; /* some sender's field has an address */
	bool dated;     /* some other field has a time */
};

static bool field(struct fields_seen *f, struct view line, bool *open)
{
	struct view value;
	enum body_field kind = mark_header(line, &value);
	bool goes_on = f->fields > 0 && (*open || mark_header_goes_on(line));

	*open = kind != BODY_FIELD_NONE && value.len == 0;
	f->fields += kind != BODY_FIELD_NONE;
	f->senders += kind == BODY_FIELD_SENDER;
	f->addressed |= kind == BODY_FIELD_SENDER && mark_header_sender(value);
	f->dated |= kind == BODY_FIELD_OTHER && mark_header_dated(value);
	return kind != BODY_FIELD_NONE || goes_on;
}

/* Whether a header block begins with this line: three fields together, in any order;
 * or two, if one names the sender and the other has a time; or a sender with an
 * address alone. One empty line may stand between fields. */
static bool header_block(const struct body *body, struct view line)
{
	enum { LOOK = 16, ENOUGH = 3 };
	struct lines l = body->normal;
	struct fields_seen f = {0};
	struct view next;
	bool open = false;
	bool empty = false;
	struct view value;

	if (mark_header(line, &value) == BODY_FIELD_NONE) {
		return false;
	}
	(void)field(&f, line, &open);
	for (int i = 0; i < LOOK && f.fields < ENOUGH && line_next(&l, &next); i++) {
		next = view_trim(next);
		if (next.len == 0 ? empty : !field(&f, next, &open)) {
			break;
		}
		empty = next.len == 0;
	}
	return f.fields >= ENOUGH || f.addressed ||
	       (f.fields == 2 && f.senders > 0 && f.dated);
}

/* What the next line that is not empty is. */
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

/* Whether v has more "<" than ">". Then an address was broken and goes on below,
 * whatever the next line begins with. */
static bool bracket_open(struct view v)
{
	int open = 0;

	for (size_t i = 0; i < v.len; i++) {
		open += (v.at[i] == '<') - (v.at[i] == '>');
	}
	return open > 0;
}

static bool attributes(const struct body *body, struct view line)
{
	return mark_attribution(line) || mark_attribution_runs_on(line) ||
	       (!body->press && mark_attribution_bare(line));
}

/* How many lines, from this one on, make up an attribution such as "On ... wrote:";
 * 0: it is none. */
static int attribution(const struct body *body, struct view line)
{
	enum { LOOK = 6, LONGEST = 500 };
	struct lines l = body->normal;
	struct view next;

	if (attributes(body, line) ||
	    (mark_attribution_if_quoted(line) && next_line(body) == NEXT_QUOTED)) {
		return 1;
	}
	if (!mark_attribution_begins(line)) {
		return 0;
	}
	for (int i = 0; i < LOOK && line_next(&l, &next); i++) {
		struct view all =
			view_from(line.at, (size_t)(next.at - line.at) + next.len);
		bool open = all.len <= LONGEST &&
			    bracket_open(view_part(all, 0, all.len - next.len));

		if (!open && (view_trim(next).len == 0 || mark_quote(next) ||
			      mark_attribution_begins(next))) {
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
		/* A letter without quote marks follows: nothing below counts. */
		body->below = body->attribution == 0 && next_line(body) == NEXT_OTHER;
		return BODY_QUOTED;
	}
	if (mark_original(text)) {
		body->below = true;
		return BODY_QUOTED;
	}
	if (mark_quote(text) || view_starts(peek(body), "^")) {
		return BODY_QUOTED;
	}
	if (header_block(body, text)) {
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

bool body_next_own(struct body *body, struct body_line *line)
{
	while (body_next(body, line)) {
		if (line->sort == BODY_OWN && line->text.len > 0) {
			return true;
		}
	}
	return false;
}
