/* SPDX-License-Identifier: ISC */
/*
 * - Lines that are printed as they are may still be wrapped: they are wider than a
 *   phone.
 * - Examples become a list, because columns would be unreadable on a phone. Before the
 *   order stands what it does, or else "For example", and then a space at which no line
 *   is broken. A reply may quote the letter as text: an order at the beginning of a
 *   line would then be carried out.
 * - What somebody wrote stands after a bar. Its lines keep the text's sign "|", laid
 *   over the bar: a program that turns an answer into text drops the bar and the mark
 *   of quotation, and the writer's lines would become orders in the reader's name.
 */
#include "adjudicator/letters/notice_html.h"

#include "adjudicator/letters/example.h"
#include "formats/boards/palette.h"
#include "formats/template.h"
#include "formats/text/line.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

enum block {
	BLOCK_NONE,
	BLOCK_TEXT,
	BLOCK_NEWS,
	BLOCK_LONG_NEWS,
	BLOCK_PRE,
	BLOCK_BOARD, /* its rows are not wrapped on a phone */
	BLOCK_QUOTE,
	BLOCK_COLUMNS, /* quoted, and in columns or with a mark under a place */
	BLOCK_HELP
};

/* Only the first sentence of a longer paragraph is its headline; what ends sooner
 * than SENTENCE_LEAST may be the "Mr." of a name. */
enum {
	HEADLINE_LONGEST = 120,
	SENTENCE_LEAST = 24,
	FINGERPRINT_LEAST = 32,
	BOARD_LEAST = 46
};

#define PRE                                                                            \
	"<pre style=\"white-space:pre-wrap;overflow-wrap:anywhere;"                    \
	"font:13px/1.35 ui-monospace,Menlo,Consolas,monospace"
#define QUOTE                                                                          \
	"<blockquote style=\"margin:8px 0;padding-left:12px;border-left:3px "          \
	"solid " SOFT_BY_DAY ";overflow-wrap:anywhere\">"
#define SIGN                                                                           \
	"<span aria-hidden=\"true\" style=\"margin:0 3px 0 -15px;color:" SOFT_BY_DAY   \
	"\">|</span>"
/* A fingerprint: broken wherever the line is full. */
#define UNBROKEN "<span style=\"font-size:14px;word-break:break-all\">"
#define LEAD     "<strong style=\"font-size:19px;font-weight:600\">"
#define HEADING  "<p role=\"heading\" aria-level=\"1\""

static const struct {
	const char *open, *close;
} tags[] = {
	[BLOCK_NONE] = {"",						   ""                     },
	[BLOCK_TEXT] = {"<p>",						"</p>\n"               },
	[BLOCK_NEWS] = {HEADING " style=\"margin:8px 0;font-size:19px;line-height:1.3;"
				"font-weight:600\">", "</p>\n"               },
	[BLOCK_LONG_NEWS] = {HEADING ">",					  "</p>\n"               },
	[BLOCK_PRE] = {PRE "\">",					    "</pre>\n"             },
	[BLOCK_BOARD] = {PRE ";font-size:min(13px,2.7vw)\">",                  "</pre>\n"             },
	[BLOCK_QUOTE] = {QUOTE,						"</blockquote>\n"      },
	[BLOCK_COLUMNS] = {QUOTE PRE ";margin:0\">",                             "</pre></blockquote>\n"},
	[BLOCK_HELP] = {"<ul>\n",					     "</ul>\n"              },
};

/* A text on its way to HTML. */
struct writer {
	struct buf *b;
	struct view language;
	struct view mark; /* of examples in it */
	enum block now;
	struct buf order, does; /* of the example at hand */
};

/* "Let your turn go by: pass". */
static void example_end(struct writer *w)
{
	struct view does = view_trim(buf_view(&w->does));
	struct view rest = does;

	if (w->order.len == 0) {
		return;
	}
	buf_str(w->b, "<li>");
	if (does.len > 0) {
		(void)utf8_next(&rest);
		html_escape(w->b, utf8_upper(w->b->arena,
					     view_part(does, 0, does.len - rest.len)));
		html_escape(w->b, rest);
	} else {
		html_escape(w->b, view_of(tongue_part(w->b->arena, w->language,
						      PART("For example"))));
	}
	buf_str(w->b, ":\u00a0<code>");
	html_escape(w->b, buf_view(&w->order));
	buf_str(w->b, "</code></li>\n");
	w->order.len = w->does.len = 0;
}

static void turn_to(struct writer *w, enum block next)
{
	if (w->now != next) {
		example_end(w);
		buf_str(w->b, tags[w->now].close);
		buf_str(w->b, tags[next].open);
		w->now = next;
	}
}

/* Where the mark of an example ends in a line; 0: it is none. One that was written
 * before its reader chose another language may have the English mark. */
static size_t marked(const struct writer *w, struct view line)
{
	static const char english[] = "e.g. ";

	return view_eq(view_part(line, 0, w->mark.len), w->mark) ? w->mark.len
	       : view_starts(line, english)                      ? sizeof english - 1
								 : 0;
}

/* "e.g. pass   let your turn go by": two blanks at least behind the order. */
static void example_begin(struct writer *w, struct view line)
{
	struct view rest = view_part(line, marked(w, line), line.len);
	size_t gap = view_find_text(rest, "  ");

	example_end(w);
	buf_add(&w->order, view_trim(view_part(rest, 0, gap)));
	buf_add(&w->does, view_trim(view_part(rest, gap, rest.len)));
}

static bool quoted(struct view line)
{
	return view_starts(line, "\t|");
}

/* What is quoted from this line on; columns are two blanks apart, and "^" points. */
static enum block quote_of(struct view line, struct lines rest)
{
	do {
		struct view text = view_part(line, 3, line.len);

		if (view_find_text(text, "  ") < text.len ||
		    view_starts(view_trim(text), "^")) {
			return BLOCK_COLUMNS;
		}
	} while (line_next(&rest, &line) && quoted(line));
	return BLOCK_QUOTE;
}

static enum block block_of(const struct writer *w, struct view line, struct lines rest)
{
	if (!view_starts(line, "\t")) {
		return BLOCK_TEXT;
	}
	if (quoted(line)) {
		return w->now == BLOCK_QUOTE || w->now == BLOCK_COLUMNS
			       ? w->now
			       : quote_of(line, rest);
	}
	if (marked(w, view_part(line, 1, line.len)) > 0 ||
	    (w->now == BLOCK_HELP && view_starts(line, "\t "))) {
		return BLOCK_HELP;
	}
	if (w->now == BLOCK_BOARD || (w->now != BLOCK_PRE && line.len > BOARD_LEAST &&
				      view_starts(line, "\t    "))) {
		return BLOCK_BOARD;
	}
	return BLOCK_PRE;
}

static void quoted_write(struct writer *w, struct view text)
{
	bool unbroken = view_trim(text).len > FINGERPRINT_LEAST &&
			view_find_text(view_trim(text), " ") == view_trim(text).len;

	buf_str(w->b, SIGN);
	buf_str(w->b, unbroken ? UNBROKEN : "");
	html_escape(w->b, text);
	buf_str(w->b, unbroken ? "</span>" : "");
}

static bool ends_sentence(struct view line, size_t at)
{
	return (line.at[at] == '.' || line.at[at] == '!' || line.at[at] == '?') &&
	       line.at[at + 1] == ' ';
}

/* On the same line still: a reply may quote it, and no new line may begin there. */
static void long_news_write(struct writer *w, struct view line)
{
	size_t end = SENTENCE_LEAST;

	while (end + 1 < line.len && end < HEADLINE_LONGEST &&
	       !ends_sentence(line, end)) {
		end++;
	}
	if (end + 1 < line.len && end < HEADLINE_LONGEST) {
		buf_str(w->b, LEAD);
		html_escape(w->b, view_part(line, 0, end + 1));
		buf_str(w->b, "</strong>");
		line = view_part(line, end + 1, line.len);
	}
	html_escape(w->b, line);
	buf_char(w->b, '\n');
}

static void line_write(struct writer *w, struct view line)
{
	if (w->now == BLOCK_HELP && marked(w, line) > 0) {
		example_begin(w, line);
	} else if (w->now == BLOCK_HELP) {
		buf_char(&w->does, ' ');
		buf_add(&w->does, view_trim(line));
	} else if (w->now == BLOCK_QUOTE || w->now == BLOCK_COLUMNS) {
		quoted_write(w, view_part(line, 1, line.len));
		buf_str(w->b, w->now == BLOCK_QUOTE ? "<br>\n" : "\n");
	} else if (w->now == BLOCK_LONG_NEWS) {
		long_news_write(w, line);
	} else {
		html_escape(w->b, line);
		buf_char(w->b, '\n');
	}
}

/* What the first paragraph is, by its first line. */
static enum block headline(enum block now, struct view line)
{
	if (now != BLOCK_NONE) {
		return now;
	}
	return line.len > HEADLINE_LONGEST ? BLOCK_LONG_NEWS : BLOCK_NEWS;
}

void html_paragraphs(struct buf *b, struct view language, struct view text, bool news)
{
	struct writer w = {.b = b,
			   .language = language,
			   .mark = example_mark(b->arena, language),
			   .order = buf_in(b->arena),
			   .does = buf_in(b->arena)};
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		enum block next = block_of(&w, line, lines);

		if (next == BLOCK_TEXT && view_trim(line).len == 0) {
			news = news && w.now == BLOCK_NONE;
			turn_to(&w, BLOCK_NONE);
			continue;
		}
		if (next == BLOCK_TEXT && news) {
			next = headline(w.now, line);
		}
		turn_to(&w, next);
		line_write(&w, view_starts(line, "\t") ? view_part(line, 1, line.len)
						       : line);
	}
	turn_to(&w, BLOCK_NONE);
}
