/* SPDX-License-Identifier: ISC */
/*
 * - Mail readers put what they quote into a container: "Ann wrote:", a blockquote,
 *   and what the writer has added below it. So a container is a quote up to the end
 *   of the first blockquote in it, or all of it if it has none.
 * - Outlook marks only the head of what it quotes. A line in Outlook's own words is
 *   put before that head, and the reader of the text takes all that follows as a
 *   quote.
 */
#include "adjudicator/mail/parse/html.h"

#include "adjudicator/mail/page.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <libxml/HTMLparser.h>

/* libxml2 compares each end tag that has no partner with all open elements. No real
 * letter is nested so deep; what is deeper is not read. */
enum { HTML_MAX = 1024 * 1024, META_MAX = 2048, DEPTH_MAX = 500 };

struct run {
	struct page page; /* first: the parser's functions are given its address */
	htmlParserCtxt *parser;
};

enum element { INLINE, LINE_END, BLOCK, CELL, VERBATIM, DROPPED, CROSSED };

static const struct {
	const char *name;
	enum element element;
} elements[] = {
	{"br",         LINE_END},
        {"p",          BLOCK   },
        {"div",        BLOCK   },
	{"li",         BLOCK   },
        {"ul",         BLOCK   },
        {"ol",         BLOCK   },
	{"dl",         BLOCK   },
        {"dt",         BLOCK   },
        {"dd",         BLOCK   },
	{"tr",         BLOCK   },
        {"table",      BLOCK   },
        {"td",         CELL    },
	{"th",         CELL    },
        {"h1",         BLOCK   },
        {"h2",         BLOCK   },
	{"h3",         BLOCK   },
        {"h4",         BLOCK   },
        {"h5",         BLOCK   },
	{"h6",         BLOCK   },
        {"hr",         BLOCK   },
        {"blockquote", BLOCK   },
	{"section",    BLOCK   },
        {"article",    BLOCK   },
        {"center",     BLOCK   },
	{"body",       BLOCK   },
        {"pre",        VERBATIM},
        {"script",     DROPPED },
	{"style",      DROPPED },
        {"title",      DROPPED },
        {"template",   DROPPED },
	{"select",     DROPPED },
        {"textarea",   DROPPED },
        {"s",          CROSSED },
	{"strike",     CROSSED },
        {"del",        CROSSED },
};
enum { ELEMENTS = sizeof elements / sizeof elements[0] };

static const struct {
	const char *attribute, *begins;
	enum quote quote;
} marks[] = {
	{"class", "gmail_quote",                             QUOTE_CONTAINER},
	{"class", "gmail_attr",                              QUOTE_WHOLE    },
	{"class", "yahoo_quoted",                            QUOTE_CONTAINER},
	{"class", "moz-cite-prefix",                         QUOTE_WHOLE    },
	{"class", "moz-forward-container",                   QUOTE_CONTAINER},
	{"class", "protonmail_quote",                        QUOTE_CONTAINER},
	{"class", "tutanota_quote",                          QUOTE_CONTAINER},
	{"class", "AppleOriginalContents",                   QUOTE_CONTAINER},
	{"class", "zmail_extra",                             QUOTE_CONTAINER},
	{"class", "ms-outlook-mobile-reference-message",     QUOTE_REST     },
	{"class", "OutlookMessageHeader",                    QUOTE_REST     },
	{"id",    "yahoo_quoted",                            QUOTE_CONTAINER},
	{"id",    "mail-editor-reference-message-container", QUOTE_REST     },
	{"id",    "divRplyFwdMsg",                           QUOTE_REST     },
	{"id",    "stopSpelling",                            QUOTE_REST     },
	{"id",    "zwchr",				   QUOTE_REST     },
	{"name",  "messageReplySection",                     QUOTE_CONTAINER},
	{"class", "ntes-mailmaster-quote",                   QUOTE_CONTAINER},
};
enum { MARKS = sizeof marks / sizeof marks[0] };

/* Styles of what is no text of the writer. Outlook writes a smile as a J in Wingdings.
 */
static const struct {
	const char *name, *value;
	enum kept kept;
} hiding[] = {
	{"display",              "none",         KEPT_OUT   },
	{"visibility",           "hidden",       KEPT_OUT   },
	{"text-decoration",      "line-through", CROSSED_OUT},
	{"text-decoration-line", "line-through", CROSSED_OUT},
	{"mso-hide",             "all",          KEPT_OUT   },
	{"font-family",          "Wingdings",    KEPT_OUT   },
	{"font-family",          "\"Wingdings",  KEPT_OUT   },
};
enum { HIDING = sizeof hiding / sizeof hiding[0] };

static struct view text_of(const xmlChar *text)
{
	return view_of(text == NULL ? "" : (const char *)text);
}

static enum element element_of(struct view name)
{
	for (size_t i = 0; i < ELEMENTS; i++) {
		if (view_is_nocase(name, elements[i].name)) {
			return elements[i].element;
		}
	}
	return INLINE;
}

/* Whether some word of an attribute begins with `begins`. */
static bool has_word(struct view value, const char *begins)
{
	while (value.len > 0) {
		if (view_starts_nocase(view_word(&value), begins)) {
			return true;
		}
	}
	return false;
}

static enum quote mark_of(struct view name, struct view value)
{
	for (size_t i = 0; i < MARKS; i++) {
		if (view_is_nocase(name, marks[i].attribute) &&
		    has_word(value, marks[i].begins)) {
			return marks[i].quote;
		}
	}
	return QUOTE_NONE;
}

/* Whether a style begins with "name: value"; there may be blanks behind the
 * colon. */
static bool style_begins(struct view style, const char *name, const char *value)
{
	enum { LONGEST = 100 };
	size_t n = view_of(name).len;

	return view_starts_nocase(style, name) &&
	       view_starts(view_part(style, n, 1), ":") &&
	       view_starts_nocase(view_trim(view_part(style, n + 1, LONGEST)), value);
}

/* How an element with this attribute is kept: whether it is hidden or crossed
 * out. */
static enum kept kept_by(struct view name, struct view value)
{
	if (!view_is_nocase(name, "style")) {
		return view_is_nocase(name, "hidden") ? KEPT_OUT : KEPT;
	}
	for (size_t n = 0; n < value.len; n++) {
		struct view rest = view_part(value, n, value.len);

		for (size_t i = 0; i < HIDING; i++) {
			if (style_begins(rest, hiding[i].name, hiding[i].value)) {
				return hiding[i].kept;
			}
		}
	}
	return KEPT;
}

static void element_start(void *arg, const xmlChar *name, const xmlChar **atts)
{
	struct page *p = arg;
	enum element element = element_of(text_of(name));
	enum kept kept = element == DROPPED   ? KEPT_OUT
			 : element == CROSSED ? CROSSED_OUT
					      : KEPT;
	enum quote quote = QUOTE_NONE;

	for (size_t i = 0; atts != NULL && atts[i] != NULL; i += 2) {
		enum quote q = mark_of(text_of(atts[i]), text_of(atts[i + 1]));

		quote = q == QUOTE_NONE ? quote : q;
		kept = kept == KEPT ? kept_by(text_of(atts[i]), text_of(atts[i + 1]))
				    : kept;
	}
	if (view_is_nocase(text_of(name), "blockquote")) {
		quote = QUOTE_BLOCK;
	}
	if (element == LINE_END) {
		page_break(p);
	} else if (element == CELL) {
		page_blank(p);
	} else if (element == BLOCK || element == VERBATIM) {
		page_end_line(p);
	}
	page_open(p, quote, kept, element == VERBATIM);
	if (p->depth > DEPTH_MAX) {
		xmlStopParser(((struct run *)arg)->parser);
	}
}

static void element_end(void *arg, const xmlChar *name)
{
	struct page *p = arg;
	enum element element = element_of(text_of(name));

	if (element == BLOCK || element == VERBATIM) {
		page_end_line(p);
	}
	page_close(p);
}

static void characters(void *arg, const xmlChar *text, int len)
{
	if (len > 0) {
		page_add(arg, view_from((const char *)text, (size_t)len));
	}
}

struct view html_text(struct arena *arena, struct view utf8)
{
	htmlParserCtxt *parser = htmlNewParserCtxt();
	struct run run = {page_in(arena), parser};
	htmlDocPtr doc;

	if (parser == NULL) {
		arena_die();
	}
	*parser->sax = (htmlSAXHandler){.startElement = element_start,
					.endElement = element_end,
					.characters = characters,
					.ignorableWhitespace = characters};
	parser->userData = &run;
	utf8 = utf8_head(utf8, HTML_MAX);
	doc = htmlCtxtReadMemory(parser, utf8.at, (int)utf8.len, NULL, "UTF-8",
				 HTML_PARSE_RECOVER | HTML_PARSE_NOERROR |
					 HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
					 HTML_PARSE_IGNORE_ENC);
	xmlFreeDoc(doc);
	htmlFreeParserCtxt(parser);
	return page_text(&run.page);
}

static bool charset_char(char c)
{
	return ascii_letter(c) || digit(c) || c == '-' || c == '_';
}

struct view html_charset(struct view bytes)
{
	static const char word[] = "charset=";
	struct view head = view_part(bytes, 0, META_MAX);

	for (size_t i = 0; i < head.len; i++) {
		struct view rest = view_part(head, i, head.len);
		size_t n = 0;

		if (!view_starts_nocase(rest, word)) {
			continue;
		}
		rest = view_part(rest, sizeof word - 1, rest.len);
		if (view_starts(rest, "\"") || view_starts(rest, "'")) {
			rest = view_part(rest, 1, rest.len);
		}
		while (n < rest.len && charset_char(rest.at[n])) {
			n++;
		}
		return view_part(rest, 0, n);
	}
	return (struct view){0};
}
