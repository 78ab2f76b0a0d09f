/* SPDX-License-Identifier: ISC */
#include "formats/text/line.h"

struct lines lines_of(struct view text)
{
	return (struct lines){.rest = text};
}

bool line_next(struct lines *l, struct view *line)
{
	size_t n = 0;
	size_t end;

	if (l->rest.len == 0) {
		return false;
	}
	while (n < l->rest.len && l->rest.at[n] != '\n' && l->rest.at[n] != '\r') {
		n++;
	}
	end = n + 1;
	if (end < l->rest.len && l->rest.at[n] == '\r' && l->rest.at[end] == '\n') {
		end++;
	}
	*line = view_part(l->rest, 0, n);
	l->rest = view_part(l->rest, end, l->rest.len);
	l->n++;
	return true;
}
