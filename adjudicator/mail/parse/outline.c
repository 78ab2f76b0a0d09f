/* SPDX-License-Identifier: ISC */
/*
 * - A header begins at the start of the letter, behind a boundary, and behind the
 *   empty line of a header that announces a letter. Text anywhere else is never a
 *   header, whatever it looks like.
 * - libetpan recognises a boundary by how it begins: at the head of a line, behind a
 *   lone CR, and (by a mistake of its own) behind one sign at the head of a line. To
 *   libetpan the rest of that line may be a field, and empty lines below it are
 *   skipped.
 */
#include "adjudicator/mail/parse/outline.h"

#include "formats/text/buf.h"
#include <assert.h>
#include <string.h>

struct walk {
	struct outline *out;
	size_t most;
	struct view known[OUTLINE_MOST]; /* boundaries so far */
	struct view field;               /* the header field read so far */
	bool head;                       /* in a header, else in text */
	bool fresh;                      /* only empty lines since a boundary */
	bool letter;                     /* this header announces one */
	bool told, encoded; /* a transfer encoding was given (the first counts) */
	bool digest;        /* parts without a type are letters */
	const char *opened; /* the line of the last boundary */
	struct buf *tidy;   /* the tidied letter so far; NULL: nobody wants it */
	const char *kept;   /* where the part that is not copied yet begins */
	bool open;          /* the first boundary has not been closed */
};

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The length of the blanks and comments at the head of v, which may stand around
 * every sign of a parameter. *open: a comment does not end. */
static size_t gap(struct view v, bool *open)
{
	size_t depth = 0;
	size_t i = 0;

	while (i < v.len && (depth > 0 || blank(v.at[i]) || v.at[i] == '(')) {
		depth += v.at[i] == '(';
		depth -= v.at[i] == ')';
		i++;
	}
	*open = depth > 0;
	return i;
}

static struct view behind_gap(struct view v)
{
	bool open;

	return view_part(v, gap(v, &open), v.len);
}

/* ---------------------------------------------------------------- a boundary */

/* Whether the sign ends a value that is not in quotes. */
static bool special(char c)
{
	return blank(c) || (c != '\0' && strchr("()<>@,;:\\\"/[]?=", c) != NULL);
}

/* The value at the head of v; empty when it cannot be a boundary. */
static struct view value_of(struct view v)
{
	size_t n = 0;

	if (view_starts(v, "\"")) {
		v = view_part(v, 1, v.len);
		n = view_find(v, '"');
		return n < v.len && view_find(view_part(v, 0, n), '\\') == n
			       ? view_part(v, 0, n)
			       : view_part(v, 0, 0);
	}
	while (n < v.len && !blank(v.at[n]) && v.at[n] != ';') {
		if (v.at[n] == '\\' || v.at[n] == '"') {
			return view_part(v, 0, 0);
		}
		n++;
	}
	v = view_part(v, 0, n);
	for (n = 0; n < v.len && !special(v.at[n]);) {
		n++;
	}
	return n > 0 ? view_part(v, 0, n) : v;
}

/* Notes a boundary. Returns false when there are enough, or it is bad. */
static bool keep(struct walk *w, struct view boundary)
{
	struct outline *out = w->out;

	out->bad = boundary.len == 0;
	if (!out->bad && out->boundaries < w->most) {
		w->known[out->boundaries] = view_part(boundary, 0, OUTLINE_BOUNDARY);
	}
	return ++out->boundaries <= w->most && !out->bad;
}

static bool parameter_place(char before)
{
	return blank(before) || before == ';' || before == ')';
}

/* Notes every "boundary = VALUE" of a field. */
static void boundaries(struct walk *w, struct view field)
{
	static const char word[] = "boundary";
	const size_t n = sizeof word - 1;
	bool open = false;

	for (size_t i = 1; i + n < field.len; i++) {
		if (!parameter_place(field.at[i - 1]) ||
		    !view_is_nocase(view_part(field, i, n), word)) {
			continue;
		}
		/* Whatever is skipped here is not searched again. */
		i += n + gap(view_part(field, i + n, field.len), &open);
		w->out->bad = open;
		if (open) {
			return;
		}
		if (i < field.len && (field.at[i] == '=' || field.at[i] == '*')) {
			struct view rest = view_part(field, i, field.len);

			rest = view_part(rest, view_find(rest, '=') + 1, rest.len);
			if (!keep(w, value_of(behind_gap(rest)))) {
				return;
			}
		} else {
			i--; /* the next word may begin here */
		}
	}
}

/* ------------------------------------------------------------------- a field */

static void type_read(struct walk *w, struct view value)
{
	static const char multipart[] = "multipart";
	static const char message[] = "message";
	struct view v = behind_gap(value);
	bool several = view_starts_nocase(v, multipart);
	struct view rest;

	if (!several && !view_starts_nocase(v, message)) {
		return;
	}
	rest = behind_gap(view_part(
		v, several ? sizeof multipart - 1 : sizeof message - 1, v.len));
	if (!view_starts(rest, "/")) {
		return;
	}
	rest = behind_gap(view_part(rest, 1, rest.len));
	if (several) {
		w->digest = w->digest || view_starts_nocase(rest, "digest");
		boundaries(w, value);
	} else if (view_starts_nocase(rest, "rfc822")) {
		w->letter = true;
		w->out->letters++;
	}
}

/* Notes the encoding; only the first one counts. An encoded letter is not opened. */
static void encoding_read(struct walk *w, struct view value)
{
	static const char *const codes[] = {"quoted-printable", "base64"};
	size_t n = 0;

	value = behind_gap(value);
	while (n < value.len && !special(value.at[n])) {
		n++;
	}
	value = view_part(value, 0, n);
	for (size_t i = 0; !w->told && i < sizeof codes / sizeof codes[0]; i++) {
		w->encoded = w->encoded || view_is_nocase(value, codes[i]);
	}
	w->told = true;
}

static void field_end(struct walk *w)
{
	struct view field = w->field;
	size_t colon = view_find(field, ':');
	struct view name = view_trim(view_part(field, 0, colon));

	w->field = (struct view){0};
	if (colon == field.len) {
		return;
	}
	field = view_part(field, colon + 1, field.len);
	if (view_is_nocase(name, "Content-Type")) {
		type_read(w, field);
	} else if (view_is_nocase(name, "Content-Transfer-Encoding")) {
		encoding_read(w, field);
	}
}

/* ------------------------------------------------------------------- the lines */

static void head_begin(struct walk *w, bool fresh)
{
	w->head = true;
	w->fresh = fresh;
	w->letter = fresh && w->digest;
	w->told = w->encoded = false;
}

static void head_end(struct walk *w)
{
	field_end(w);
	w->head = false;
	if (w->letter && !w->encoded) {
		head_begin(w, false);
	}
}

/* The length of the boundary at the head of v; 0: there is none. */
static size_t boundary_at(const struct walk *w, struct view v)
{
	size_t count = w->out->boundaries;

	for (size_t i = 0; i < count; i++) {
		size_t n = w->known[i].len;

		if (view_eq(view_part(v, 0, n), w->known[i])) {
			return n;
		}
	}
	return 0;
}

/* The offset behind the boundary in a line; 0: there is none. */
static size_t behind_boundary(const struct walk *w, struct view line)
{
	for (size_t i = 0; w->out->boundaries > 0 && i + 2 < line.len; i++) {
		size_t n;

		if (line.at[i] != '-' || line.at[i + 1] != '-' ||
		    (i > 1 && line.at[i - 1] != '\r' && line.at[i - 2] != '\r')) {
			continue;
		}
		n = boundary_at(w, view_part(line, i + 2, line.len));
		if (n > 0) {
			return i + 2 + n;
		}
	}
	return 0;
}

static void head_line(struct walk *w, struct view line)
{
	bool folded = line.len > 0 && (line.at[0] == ' ' || line.at[0] == '\t');

	if (w->fresh && view_trim(line).len == 0) {
		return;
	}
	w->fresh = false;
	if (view_is(line, "\n") || view_is(line, "\r\n")) {
		head_end(w);
		return;
	}
	if (folded && w->field.len > 0) {
		w->field.len += line.len;
		return;
	}
	field_end(w);
	w->field = line;
}

/* Leaves out the line of the last boundary and the empty lines behind it. */
static void leave_out(struct walk *w, const char *until)
{
	if (w->tidy == NULL || !w->head || !w->fresh || w->opened == NULL) {
		return;
	}
	buf_add(w->tidy, view_from(w->kept, (size_t)(w->opened - w->kept)));
	w->kept = until;
	w->opened = NULL;
}

/* Notes whether the first boundary is still open after this boundary line. */
static void first_open(struct walk *w, struct view line)
{
	struct view first = w->known[0];
	struct view v = view_part(line, 2, line.len);

	if (view_starts(line, "--") && view_eq(view_part(v, 0, first.len), first)) {
		w->open = !view_starts(view_part(v, first.len, v.len), "--");
	}
}

static bool enough(const struct walk *w)
{
	const struct outline *out = w->out;

	return out->bad || out->boundaries > w->most || out->letters > w->most;
}

static void line_read(struct walk *w, struct view line)
{
	size_t behind = behind_boundary(w, line);

	if (behind > 0) {
		first_open(w, line);
		leave_out(w, line.at);
		if (w->head) {
			field_end(w);
		}
		if (enough(w)) {
			return;
		}
		head_begin(w, true);
		w->opened = view_starts(line, "--") ? line.at : NULL;
		line = view_part(line, behind, line.len);
	}
	if (w->head) {
		head_line(w, line);
	}
}

static void walk(struct walk *w, struct view letter)
{
	*w->out = (struct outline){0};
	head_begin(w, false);
	while (letter.len > 0 && !enough(w)) {
		size_t n = view_find(letter, '\n');

		n += n < letter.len;
		line_read(w, view_part(letter, 0, n));
		letter = view_part(letter, n, letter.len);
	}
}

void outline_read(struct view letter, size_t most, struct outline *out)
{
	struct walk w = {.out = out, .most = most};

	assert(most <= OUTLINE_MOST);
	walk(&w, letter);
	if (w.head && !enough(&w)) {
		field_end(&w);
	}
}

struct view outline_tidy(struct arena *arena, struct view letter, bool cut,
			 size_t padding)
{
	struct outline found;
	struct buf b = buf_in(arena);
	struct walk w = {
		.out = &found, .most = OUTLINE_MOST, .tidy = &b, .kept = letter.at};
	const char *end;

	if (letter.len == 0) {
		return letter;
	}
	walk(&w, letter);
	end = letter.at + letter.len;
	cut = cut || enough(&w);
	if (!cut) {
		leave_out(&w, end);
	}
	if (w.kept == letter.at && (cut || !w.open)) {
		return letter;
	}
	buf_add(&b, view_from(w.kept, (size_t)(end - w.kept)));
	if (!cut && w.open && w.known[0].len < OUTLINE_BOUNDARY) {
		buf_printf(&b, "\n--%.*s--\n", VIEW_ARG(w.known[0]));
	}
	buf_repeat(&b, '\0', padding);
	b.len -= padding;
	return buf_view(&b);
}
