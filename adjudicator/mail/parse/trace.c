/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/trace.h"

#include "adjudicator/mail/parse/header.h"
#include "formats/text/buf.h"

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
	while (host.len > 0 && hosts.len > 0) {
		if (view_eq_nocase(view_word(&hosts), host)) {
			return true;
		}
	}
	return false;
}
