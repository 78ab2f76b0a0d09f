/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/reply_letter.h"

#include <string.h>

#include "formats/text/line.h"

static const char *pick(const char *const *list, size_t room, unsigned n)
{
	unsigned count = 0;

	while (count < room && list[count] != NULL) {
		count++;
	}
	return count == 0 ? "" : list[n % count];
}

static const char *head_of(const struct reply_plan *p)
{
	return pick(p->client->head, CLIENT_HEADS, p->language);
}

static const char *signature_of(const struct reply_plan *p)
{
	return pick(p->client->signature, CLIENT_SIGNATURES, p->language);
}

/* What the player wrote before, as the letter that he answers quotes it. */
static struct view thread(struct arena *arena, const struct reply_plan *p)
{
	return p->older == NULL
		       ? view_of("")
		       : view_of(arena_printf(arena, "\n%s\n\n%s%s\n", head_of(p),
					      p->client->mark, p->older));
}

/* Splits our letter before the text `between`. */
static void halves(struct view v, const char *between, struct view *first,
		   struct view *second)
{
	size_t n = view_find_text(v, between);

	*first = view_part(v, 0, n);
	*second = view_part(v, n, v.len);
}

/* ------------------------------------------------------------------- text */

static void quote(struct buf *b, const char *mark, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		buf_str(b, mark);
		buf_add(b, line);
		buf_char(b, '\n');
	}
}

static void own(struct buf *b, const struct reply_plan *p)
{
	for (size_t i = 0; i < p->lines; i++) {
		buf_printf(b, "%s\n", p->line[i]);
	}
}

static void sign(struct buf *b, const struct reply_plan *p)
{
	if (*signature_of(p) != '\0') {
		buf_printf(b, "\n%s\n", signature_of(p));
	}
}

struct view reply_text(struct arena *arena, const struct reply_plan *p)
{
	struct buf b = buf_in(arena);
	bool above = p->placing == PLACE_TOP && p->client->signs_above;
	struct view first;
	struct view second;

	halves(p->to->text, "Your rack", &first, &second);
	if (p->placing == PLACE_TOP) {
		own(&b, p);
		if (above) {
			sign(&b, p);
		}
		buf_char(&b, '\n');
	}
	buf_printf(&b, "%s\n\n", head_of(p));
	quote(&b, p->client->mark, first);
	if (p->placing == PLACE_INLINE) {
		buf_char(&b, '\n');
		own(&b, p);
		buf_char(&b, '\n');
	}
	quote(&b, p->client->mark, second);
	quote(&b, p->client->mark, thread(arena, p));
	if (p->placing == PLACE_BOTTOM) {
		buf_char(&b, '\n');
		own(&b, p);
	}
	if (!above) {
		sign(&b, p);
	}
	return buf_view(&b);
}

/* ------------------------------------------------------------------- page */

static void escape(struct buf *b, struct view text)
{
	for (size_t i = 0; i < text.len; i++) {
		switch (text.at[i]) {
		case '<':
			buf_str(b, "&lt;");
			break;
		case '>':
			buf_str(b, "&gt;");
			break;
		case '&':
			buf_str(b, "&amp;");
			break;
		case '\n':
			buf_str(b, "<br>\n");
			break;
		default:
			buf_char(b, text.at[i]);
			break;
		}
	}
}

/* Writes `form` with the text in place of its "%s". */
static void fill(struct buf *b, const char *form, const char *text)
{
	const char *at = strstr(form, "%s");

	if (at == NULL) {
		buf_str(b, form);
		return;
	}
	buf_add(b, view_from(form, (size_t)(at - form)));
	escape(b, view_trim(view_of(text)));
	buf_str(b, at + 2);
}

static void own_page(struct buf *b, const struct reply_plan *p)
{
	for (size_t i = 0; i < p->lines; i++) {
		if (*p->line[i] == '\0') {
			buf_str(b, p->client->gap);
		} else {
			fill(b, p->client->line, p->line[i]);
		}
	}
}

static void sign_page(struct buf *b, const struct reply_plan *p)
{
	const char *text = signature_of(p);

	if (*text != '\0') {
		fill(b, p->client->sign, text);
	}
}

/* The inside of our <main>. */
static struct view inner(struct view html)
{
	size_t from = view_find_text(html, "<main");
	struct view v = view_part(html, from, html.len);

	v = view_part(v, view_find(v, '>') + 1, v.len);
	return view_part(v, 0, view_find_text(v, "</main>"));
}

/* The thread, quoted in the way of the same program. */
static void thread_page(struct buf *b, const struct reply_plan *p)
{
	if (p->older != NULL) {
		fill(b, p->client->open, head_of(p));
		fill(b, p->client->line, p->older);
		buf_str(b, p->client->close);
	}
}

struct view reply_html(struct arena *arena, const struct reply_plan *p)
{
	struct buf b = buf_in(arena);
	bool above = p->placing == PLACE_TOP && p->client->signs_above;
	struct view first;
	struct view second;

	halves(inner(p->to->html), "<p>Your rack", &first, &second);
	buf_str(&b, "<html><head><meta http-equiv=\"Content-Type\" "
		    "content=\"text/html\"><style>p{margin:0}</style></head><body>\n");
	if (p->placing == PLACE_TOP) {
		own_page(&b, p);
		if (above) {
			sign_page(&b, p);
		}
	}
	fill(&b, p->client->open, head_of(p));
	buf_add(&b, first);
	if (p->placing == PLACE_INLINE) {
		buf_str(&b, p->client->leave);
		own_page(&b, p);
		buf_str(&b, p->client->enter);
	}
	buf_add(&b, second);
	thread_page(&b, p);
	buf_str(&b, p->client->close);
	if (p->placing == PLACE_BOTTOM) {
		own_page(&b, p);
	}
	if (!above) {
		sign_page(&b, p);
	}
	buf_str(&b, "\n</body></html>\n");
	return buf_view(&b);
}
