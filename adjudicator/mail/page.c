/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/page.h"

enum { PAGE_MAX = 1024 * 1024 };

struct page page_in(struct arena *arena)
{
	return (struct page){
		.out = buf_in(arena), .line = buf_in(arena), .crossed = buf_in(arena)};
}

/* A container and the blockquote in it count as one level, not two. */
static size_t level(const struct page *p)
{
	size_t n = 0;

	for (size_t i = 0; i < p->count; i++) {
		n += p->quotes[i].quote != QUOTE_CONTAINER ||
		     (!p->quotes[i].over && i + 1 == p->count);
	}
	return n;
}

void page_open(struct page *p, enum quote quote, enum kept kept, bool verbatim)
{
	p->depth++;
	if (kept != KEPT && p->dropped == 0) {
		p->dropped = p->depth;
		p->crossing = kept == CROSSED_OUT;
	}
	if (verbatim && p->verbatim == 0) {
		p->verbatim = p->depth;
	}
	if (quote == QUOTE_REST) {
		page_end_line(p);
		page_add(p, view_of("-----Original Message-----"));
		page_end_line(p);
	} else if (quote != QUOTE_NONE && p->count < PAGE_QUOTES) {
		page_end_line(p);
		p->quotes[p->count++] = (struct page_quote){p->depth, quote, false};
	}
}

static void quote_close(struct page *p)
{
	enum quote quote = p->quotes[--p->count].quote;

	page_end_line(p);
	if (quote == QUOTE_BLOCK && p->count > 0 &&
	    p->quotes[p->count - 1].quote == QUOTE_CONTAINER) {
		p->quotes[p->count - 1].over = true;
	}
}

void page_close(struct page *p)
{
	if (p->depth == 0) {
		return;
	}
	if (p->count > 0 && p->quotes[p->count - 1].depth == p->depth) {
		quote_close(p);
	}
	if (p->dropped == p->depth) {
		p->dropped = 0;
	}
	if (p->verbatim == p->depth) {
		page_end_line(p);
		p->verbatim = 0;
	}
	p->depth--;
}

static void put(struct page *p, char c)
{
	if (p->line.len == 0) {
		p->level = level(p);
	} else if (p->blank) {
		buf_char(&p->line, ' ');
	}
	p->blank = false;
	buf_char(&p->line, c);
}

/* All blanks are one. */
static void cross(struct page *p, struct view text)
{
	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];
		bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';

		if (!blank) {
			buf_char(&p->crossed, c);
		} else if (p->crossed.len > 0 &&
			   p->crossed.at[p->crossed.len - 1] != ' ') {
			buf_char(&p->crossed, ' ');
		}
	}
}

void page_add(struct page *p, struct view text)
{
	if (p->out.len > PAGE_MAX || p->line.len > PAGE_MAX ||
	    p->crossed.len > PAGE_MAX) {
		return;
	}
	if (p->dropped != 0) {
		if (p->crossing) {
			cross(p, text);
		}
		return;
	}
	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];

		if (p->verbatim != 0 && c == '\n') {
			page_break(p);
		} else if (p->verbatim != 0 && (c == ' ' || c == '\t')) {
			put(p, ' ');
		} else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
			page_blank(p);
		} else {
			put(p, c);
		}
	}
}

void page_blank(struct page *p)
{
	p->blank = p->line.len > 0;
}

void page_end_line(struct page *p)
{
	if (p->line.len > 0) {
		if (p->gap && p->out.len > 0) {
			buf_char(&p->out, '\n');
		}
		for (size_t i = 0; i < p->level; i++) {
			buf_str(&p->out, "> ");
		}
		buf_add(&p->out, buf_view(&p->line));
		buf_char(&p->out, '\n');
		p->gap = false;
	}
	if (view_trim(buf_view(&p->crossed)).len > 0) {
		buf_str(&p->out, "| ");
		buf_add(&p->out, view_trim(buf_view(&p->crossed)));
		buf_char(&p->out, '\n');
	}
	p->crossed.len = 0;
	p->line.len = 0;
	p->blank = false;
}

void page_break(struct page *p)
{
	if (p->dropped != 0) {
		if (p->crossed.len > 0) {
			page_end_line(p);
		}
		return;
	}
	if (p->line.len == 0 && p->crossed.len == 0) {
		p->gap = true;
	} else {
		page_end_line(p);
	}
}

struct view page_text(struct page *p)
{
	page_end_line(p);
	return buf_view(&p->out);
}
