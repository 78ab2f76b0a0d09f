/* SPDX-License-Identifier: ISC */
#include "adjudicator/reply_html.h"

#include "formats/template.h"
#include "formats/text/line.h"

enum block { BLOCK_NONE, BLOCK_TEXT, BLOCK_PRE };

static void turn_to(struct buf *b, enum block *now, enum block next)
{
	static const char *const close[] = {"", "</p>\n", "</pre>\n"};
	static const char *const open[] = {
		"", "<p>",
		"<pre style=\"overflow-x:auto;font:13px/1.35 "
		"ui-monospace,Menlo,Consolas,"
		"monospace\">"};

	if (*now != next) {
		buf_str(b, close[*now]);
		buf_str(b, open[next]);
		*now = next;
	}
}

void html_paragraphs(struct buf *b, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;
	enum block now = BLOCK_NONE;

	while (line_next(&lines, &line)) {
		bool pre = view_starts(line, "\t");

		if (!pre && view_trim(line).len == 0) {
			turn_to(b, &now, BLOCK_NONE);
			continue;
		}
		turn_to(b, &now, pre ? BLOCK_PRE : BLOCK_TEXT);
		html_escape(b, pre ? view_part(line, 1, line.len) : line);
		buf_char(b, '\n');
	}
	turn_to(b, &now, BLOCK_NONE);
}
