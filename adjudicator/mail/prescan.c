/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/prescan.h"

#include "adjudicator/mail/header.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* v behind blanks and comments, which may stand around every sign of a parameter. */
static struct view behind_blanks(struct view v)
{
	size_t depth = 0;
	size_t i = 0;

	while (i < v.len && (depth > 0 || blank(v.at[i]) || v.at[i] == '(')) {
		depth += v.at[i] == '(';
		depth -= v.at[i] == ')';
		i++;
	}
	return view_part(v, i, v.len);
}

/* The value of "boundary=VALUE" is fit to be a boundary. */
static bool boundary_good(struct view value)
{
	size_t n = 0;

	value = behind_blanks(value);
	if (view_starts(value, "\"")) {
		value = view_part(value, 1, value.len);
		n = view_find(value, '"');
		return n > 0 && n < value.len &&
		       view_find(view_part(value, 0, n), '\\') == n;
	}
	while (n < value.len && !blank(value.at[n]) && value.at[n] != ';') {
		if (value.at[n] == '\\' || value.at[n] == '"') {
			return false;
		}
		n++;
	}
	return n > 0;
}

static bool parameter_place(char before)
{
	return blank(before) || before == ';' || before == ')';
}

/* Counts boundary parameters; false when one of them is bad. */
static bool boundaries(struct view raw, size_t *count)
{
	static const char word[] = "boundary";
	const size_t n = sizeof word - 1;

	*count = 0;
	for (size_t i = 1; i + n < raw.len; i++) {
		struct view rest;

		if (ascii_lower(raw.at[i]) != 'b' || !parameter_place(raw.at[i - 1]) ||
		    !view_is_nocase(view_part(raw, i, n), word)) {
			continue;
		}
		rest = behind_blanks(view_part(raw, i + n, raw.len));
		if (!view_starts(rest, "=") && !view_starts(rest, "*")) {
			continue;
		}
		++*count;
		rest = view_part(rest, view_find(rest, '=') + 1, rest.len);
		if (!boundary_good(rest)) {
			return false;
		}
	}
	return true;
}

/* Letters within the letter: "message/rfc822", blanks and comments allowed. */
static size_t nested_letters(struct view raw)
{
	static const char word[] = "message";
	const size_t n = sizeof word - 1;
	size_t count = 0;

	for (size_t i = 0; i + n < raw.len; i++) {
		struct view rest;

		if (ascii_lower(raw.at[i]) != 'm' ||
		    !view_is_nocase(view_part(raw, i, n), word)) {
			continue;
		}
		rest = behind_blanks(view_part(raw, i + n, raw.len));
		if (view_starts(rest, "/")) {
			rest = behind_blanks(view_part(rest, 1, rest.len));
			count += view_starts_nocase(rest, "rfc822");
		}
	}
	return count;
}

const char *prescan(struct view raw, const struct reader_limits *limits)
{
	struct view head;
	size_t parts;

	raw = header_skip_mbox(raw);
	head = header_block(raw);
	if (raw.len > PRESCAN_RAW_MAX) {
		return PART("the letter is too long");
	}
	if (head.len == 0) {
		return PART("there is no header");
	}
	if (head.len > limits->header_bytes) {
		return PART("the header is too long");
	}
	if (view_find(head, '\0') < head.len) {
		return PART("there is a NUL in the header");
	}
	if (!boundaries(raw, &parts)) {
		return PART("a MIME boundary is not well formed");
	}
	if (parts > limits->parts) {
		return PART("there are too many MIME boundaries");
	}
	if (nested_letters(raw) > limits->parts) {
		return PART("too many letters stand within the letter");
	}
	return NULL;
}
