/* SPDX-License-Identifier: ISC */
/*
 * - Lines that stand as they are may still be broken: they are wider than a phone.
 * - Lines of help are a list, for in columns they would be unreadable there.
 */
#include "adjudicator/letters/notice_html.h"

#include "formats/template.h"
#include "formats/text/line.h"

enum block {
	BLOCK_NONE,
	BLOCK_TEXT,
	BLOCK_NEWS,
	BLOCK_LONG_NEWS,
	BLOCK_PRE,
	BLOCK_HELP
};

/* A longer paragraph is no headline. */
enum { HEADLINE_LONGEST = 120 };

#define HEADING "<p role=\"heading\" aria-level=\"1\""

static const struct {
	const char *open, *close;
} tags[] = {
	[BLOCK_NONE] = {"",									       ""              },
	[BLOCK_TEXT] = {"<p>",									    "</p>\n"        },
	[BLOCK_NEWS] = {HEADING " style=\"margin:8px 0;font-size:19px;line-height:1.3;"
				"font-weight:600\">",			     "</p>\n"        },
	[BLOCK_LONG_NEWS] = {HEADING ">",								      "</p>\n"        },
	[BLOCK_PRE] = {"<pre style=\"white-space:pre-wrap;overflow-wrap:anywhere;"
		       "font:13px/1.35 ui-monospace,Menlo,Consolas,monospace\">", "</pre>\n"      },
	[BLOCK_HELP] = {"<ul>\n",									 "</li>\n</ul>\n"},
};

static void turn_to(struct buf *b, enum block *now, enum block next)
{
	if (*now != next) {
		buf_str(b, tags[*now].close);
		buf_str(b, tags[next].open);
		*now = next;
	}
}

/* "e.g. pass   let your turn go by". */
static void help_write(struct buf *b, struct view line, bool first)
{
	struct view does = view_part(line, HELP_COLUMN, line.len);
	struct view example = view_part(line, 0, line.len - does.len);

	if (view_ends(line, " ") || !view_ends(example, " ")) {
		example = line; /* it has the line to itself */
		does = (struct view){0};
	}
	buf_str(b, first ? "<li>e.g. <code>" : "</li>\n<li>e.g. <code>");
	html_escape(b, view_trim(view_part(example, HELP_MARK, example.len)));
	buf_str(b, "</code> ");
	html_escape(b, does);
}

static enum block block_of(struct view line, enum block now)
{
	if (!view_starts(line, "\t")) {
		return BLOCK_TEXT;
	}
	if (view_starts(line, "\te.g. ") ||
	    (now == BLOCK_HELP && view_starts(line, "\t "))) {
		return BLOCK_HELP;
	}
	return BLOCK_PRE;
}

static void line_write(struct buf *b, enum block before, enum block now,
		       struct view line)
{
	if (now == BLOCK_HELP && view_starts(line, "e.g. ")) {
		help_write(b, line, before != now);
		return;
	}
	if (now == BLOCK_HELP) {
		buf_char(b, ' ');
		line = view_trim(line);
	}
	html_escape(b, line);
	buf_str(b, now == BLOCK_HELP ? "" : "\n");
}

/* What the first paragraph is, by its first line. */
static enum block headline(enum block now, struct view line)
{
	if (now != BLOCK_NONE) {
		return now;
	}
	return line.len > HEADLINE_LONGEST ? BLOCK_LONG_NEWS : BLOCK_NEWS;
}

void html_paragraphs(struct buf *b, struct view text, bool news)
{
	struct lines lines = lines_of(text);
	struct view line;
	enum block now = BLOCK_NONE;

	while (line_next(&lines, &line)) {
		enum block before = now;
		enum block next = block_of(line, now);

		if (next == BLOCK_TEXT && view_trim(line).len == 0) {
			news = news && now == BLOCK_NONE;
			turn_to(b, &now, BLOCK_NONE);
			continue;
		}
		if (next == BLOCK_TEXT && news) {
			next = headline(now, line);
		}
		turn_to(b, &now, next);
		line_write(b, before, now,
			   view_starts(line, "\t") ? view_part(line, 1, line.len)
						   : line);
	}
	turn_to(b, &now, BLOCK_NONE);
}
