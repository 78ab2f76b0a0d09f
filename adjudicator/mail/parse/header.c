/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/header.h"

#include "formats/text/buf.h"

/* The line at the head of v with its end. */
static size_t line_length(struct view v)
{
	size_t n = view_find(v, '\n');

	return n == v.len ? n : n + 1;
}

struct view header_skip_mbox(struct view raw)
{
	return view_starts(raw, "From ") || view_starts(raw, ">From ")
		       ? view_part(raw, line_length(raw), raw.len)
		       : raw;
}

struct view header_block(struct view raw)
{
	struct view rest = raw;

	while (rest.len > 0 && !view_starts(rest, "\n") && !view_starts(rest, "\r\n")) {
		rest = view_part(rest, line_length(rest), rest.len);
	}
	return view_part(raw, 0, raw.len - rest.len);
}

struct view header_body(struct view raw)
{
	struct view rest = view_part(raw, header_block(raw).len, raw.len);

	return view_part(rest, line_length(rest), rest.len);
}

static bool folded(struct view v)
{
	return v.len > 0 && (v.at[0] == ' ' || v.at[0] == '\t');
}

static bool name_good(struct view name)
{
	for (size_t i = 0; i < name.len; i++) {
		if (name.at[i] <= ' ' || name.at[i] > '~') {
			return false;
		}
	}
	return name.len > 0;
}

bool header_next(struct view *rest, struct header_field *f)
{
	while (rest->len > 0) {
		size_t n = line_length(*rest);
		size_t colon;
		struct view field;

		while (folded(view_part(*rest, n, rest->len))) {
			n += line_length(view_part(*rest, n, rest->len));
		}
		field = view_part(*rest, 0, n);
		*rest = view_part(*rest, n, rest->len);
		colon = view_find(field, ':');
		f->name = view_trim_end(view_part(field, 0, colon));
		f->value = view_trim(view_part(field, colon + 1, field.len));
		if (colon < field.len && name_good(f->name)) {
			return true;
		}
	}
	return false;
}

struct view header_unfold(struct arena *arena, struct view value)
{
	char *at = arena_str(arena, value);
	size_t n = 0;

	for (size_t i = 0; i < value.len; i++) {
		unsigned char c = (unsigned char)value.at[i];

		if ((c == '\r' && view_starts(view_part(value, i + 1, 1), "\n")) ||
		    (c == '\n' && folded(view_part(value, i + 1, 1)))) {
			continue;
		}
		at[n++] = c < ' ' || c == 0x7f ? ' ' : (char)c;
	}
	return view_trim(view_from(at, n));
}

struct view header_find(struct view block, const char *name, size_t *count)
{
	struct header_field f;
	struct view value = {0};
	size_t n = 0;

	while (header_next(&block, &f)) {
		if (view_is_nocase(f.name, name) && n++ == 0) {
			value = f.value;
		}
	}
	if (count != NULL) {
		*count = n;
	}
	return value;
}

struct header_fields header_take_apart(struct arena *arena, struct view block)
{
	struct header_fields all = {0};
	struct header_field f;

	while (header_next(&block, &f)) {
		all.field = arena_room(arena, all.field, all.count, sizeof f);
		all.field[all.count++] = f;
	}
	return all;
}

struct view header_field_find(const struct header_fields *all, const char *name,
			      size_t *count)
{
	struct view value = {0};
	size_t n = 0;

	for (size_t i = 0; i < all->count; i++) {
		if (view_is_nocase(all->field[i].name, name) && n++ == 0) {
			value = all->field[i].value;
		}
	}
	if (count != NULL) {
		*count = n;
	}
	return value;
}

struct view header_only(struct view block, const char *name)
{
	size_t count;
	struct view value = header_find(block, name, &count);

	return count == 1 ? value : (struct view){0};
}

struct view trace_bare(struct arena *arena, struct view value)
{
	struct buf b = buf_in(arena);
	size_t depth = 0;

	value = header_unfold(arena, value);
	for (size_t i = 0; i < value.len; i++) {
		if (value.at[i] == '(') {
			depth++;
		} else if (value.at[i] == ')' && depth > 0) {
			depth--;
			buf_char(&b, ' ');
		} else if (depth == 0) {
			buf_char(&b, value.at[i]);
		}
	}
	return buf_view(&b);
}

bool trace_names(struct view line, const char *word, struct view hosts)
{
	struct view host = {0};

	line = view_part(line, 0, view_find(line, ';'));
	while (line.len > 0 && !view_is_nocase(view_word(&line), word)) {
	}
	host = view_word(&line);
	if (view_ends(host, ".")) {
		host.len--;
	}
	return trace_listed(host, hosts);
}

bool trace_listed(struct view name, struct view names)
{
	while (name.len > 0 && names.len > 0) {
		if (view_eq_nocase(view_word(&names), name)) {
			return true;
		}
	}
	return false;
}
