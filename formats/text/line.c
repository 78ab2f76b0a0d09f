/* SPDX-License-Identifier: ISC */
#include "formats/text/line.h"

struct lines lines_of(struct view text)
{
	return (struct lines){.rest = text};
}

/* The offset of the next line end, or v.len. Looks for both signs one window at a
 * time, so that a text in which one of them never comes is read only once. */
static size_t line_end(struct view v)
{
	enum { WINDOW = 128 };
	size_t from = 0;

	while (from < v.len) {
		struct view window = view_part(v, from, WINDOW);
		struct view head = view_part(window, 0, view_find(window, '\n'));
		size_t n = view_find(head, '\r');

		if (n < window.len) {
			return from + n;
		}
		from += window.len;
	}
	return v.len;
}

bool line_next(struct lines *l, struct view *line)
{
	size_t n = line_end(l->rest);
	size_t end = n + 1;

	if (l->rest.len == 0) {
		return false;
	}
	if (end < l->rest.len && l->rest.at[n] == '\r' && l->rest.at[end] == '\n') {
		end++;
	}
	*line = view_part(l->rest, 0, n);
	l->rest = view_part(l->rest, end, l->rest.len);
	l->n++;
	return true;
}
