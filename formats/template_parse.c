/* SPDX-License-Identifier: ISC */
#include "formats/template_parse.h"

#include "formats/text/num.h"
#include <string.h>

/* The kinds of tags; the last row is for tags without a sigil. */
static const struct tag_kind {
	enum node_kind kind; /* NODE_TEXT: a comment */
	char sigil;          /* after the two braces; NUL: none */
	bool alone;          /* may be alone on a line, which then vanishes */
	const char *close;
} tag_kinds[] = {
	{NODE_RAW,      '{',  false, "}}}"},
        {NODE_RAW,      '&',  false, "}}" },
	{NODE_SECTION,  '#',  true,  "}}" },
        {NODE_INVERTED, '^',  true,  "}}" },
	{NODE_END,      '/',  true,  "}}" },
        {NODE_TEXT,     '!',  true,  "}}" },
	{NODE_VALUE,    '\0', false, "}}" },
};

struct tag {
	const struct tag_kind *kind;
	struct view key;
	size_t from, to; /* its place in the text, braces included */
};

struct parser {
	struct view text;
	size_t at;
	int line; /* of `at` */
	struct nodes *out;
	size_t open[TEMPLATE_DEPTH]; /* nodes of sections that are not closed yet */
	size_t depth;
	struct err *err;
};

static void node_add(struct parser *p, enum node_kind kind, struct view text)
{
	if (kind != NODE_TEXT || text.len > 0) {
		p->out->node[p->out->count++] =
			(struct node){.kind = kind, .text = text, .line = p->line};
	}
}

static int newlines(struct view v)
{
	int n = 0;

	for (size_t i = 0; i < v.len; i++) {
		n += v.at[i] == '\n';
	}
	return n;
}

/* Moves to `to` and counts the lines passed. */
static void go_to(struct parser *p, size_t to)
{
	p->line += newlines(view_part(p->text, p->at, to - p->at));
	p->at = to;
}

static bool is_key(struct view key)
{
	for (size_t i = 0; i < key.len; i++) {
		char c = key.at[i];

		if (!ascii_letter(c) && !digit(c) && c != '_' && c != '-') {
			return false;
		}
	}
	return key.len > 0;
}

static const struct tag_kind *kind_of(char sigil)
{
	const struct tag_kind *k = tag_kinds;

	while (k->sigil != '\0' && k->sigil != sigil) {
		k++;
	}
	return k;
}

/* Reads the tag that begins at p->at. */
static bool tag_read(struct parser *p, struct tag *tag)
{
	struct view rest = view_part(p->text, p->at + 2, p->text.len);
	size_t n;

	tag->from = p->at;
	tag->kind = kind_of(rest.len > 0 ? rest.at[0] : '\0');
	rest = view_part(rest, tag->kind->sigil != '\0', rest.len);
	n = view_find_text(rest, tag->kind->close);
	if (n == rest.len) {
		return err_set(p->err, ERR_DATA, "line %d: this tag has no %s", p->line,
			       tag->kind->close);
	}
	tag->key = view_trim(view_part(rest, 0, n));
	tag->to = (size_t)(rest.at - p->text.at) + n + strlen(tag->kind->close);
	if (tag->kind->kind != NODE_TEXT && !is_key(tag->key)) {
		return err_set(p->err, ERR_DATA,
			       "line %d: \"%.*s\" is not a tag I understand", p->line,
			       tag->key.len > 40 ? 40 : (int)tag->key.len, tag->key.at);
	}
	return true;
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Widens a tag that is alone on its line to the whole line, line end included. */
static void take_line(const struct parser *p, struct tag *tag)
{
	size_t from = tag->from;
	size_t to = tag->to;

	while (from > 0 && is_blank(p->text.at[from - 1])) {
		from--;
	}
	while (to < p->text.len && is_blank(p->text.at[to])) {
		to++;
	}
	if (from > 0 && p->text.at[from - 1] != '\n') {
		return;
	}
	if (to + 1 < p->text.len && p->text.at[to] == '\r' &&
	    p->text.at[to + 1] == '\n') {
		to++;
	}
	if (to < p->text.len && p->text.at[to] != '\n') {
		return;
	}
	tag->from = from;
	tag->to = to < p->text.len ? to + 1 : to;
}

static bool section_open(struct parser *p, enum node_kind kind, struct view key)
{
	if (p->depth == TEMPLATE_DEPTH) {
		return err_set(p->err, ERR_DATA,
			       "line %d: sections inside sections, more than %d deep",
			       p->line, TEMPLATE_DEPTH);
	}
	p->open[p->depth++] = p->out->count;
	node_add(p, kind, key);
	return true;
}

static bool section_close(struct parser *p, struct view key)
{
	struct node *open;

	if (p->depth == 0) {
		return err_set(p->err, ERR_DATA,
			       "line %d: {{/%.*s}} closes nothing here", p->line,
			       VIEW_ARG(key));
	}
	open = &p->out->node[p->open[--p->depth]];
	if (!view_eq(open->text, key)) {
		return err_set(p->err, ERR_DATA,
			       "line %d: {{/%.*s}}, but {{/%.*s}} is due for the "
			       "section of line %d",
			       p->line, VIEW_ARG(key), VIEW_ARG(open->text),
			       open->line);
	}
	open->end = p->out->count;
	node_add(p, NODE_END, key);
	return true;
}

static bool tag_keep(struct parser *p, const struct tag *tag)
{
	switch (tag->kind->kind) {
	case NODE_SECTION:
	case NODE_INVERTED:
		return section_open(p, tag->kind->kind, tag->key);
	case NODE_END:
		return section_close(p, tag->key);
	case NODE_TEXT: /* a comment */
		return true;
	default:
		node_add(p, tag->kind->kind, tag->key);
		return true;
	}
}

/* Reads one tag and the text before it. */
static bool step(struct parser *p, size_t found)
{
	const size_t begin = p->at;
	struct tag tag = {0};

	go_to(p, found);
	if (!tag_read(p, &tag)) {
		return false;
	}
	if (tag.kind->alone) {
		take_line(p, &tag);
	}
	node_add(p, NODE_TEXT, view_part(p->text, begin, tag.from - begin));
	if (!tag_keep(p, &tag)) {
		return false;
	}
	go_to(p, tag.to);
	return true;
}

static size_t tags_at_most(struct view text)
{
	size_t n = 0;

	for (size_t i = 0; i + 1 < text.len; i++) {
		n += text.at[i] == '{' && text.at[i + 1] == '{';
	}
	return n;
}

bool template_parse(struct arena *arena, struct view text, struct nodes *out,
		    struct err *err)
{
	struct parser p = {.text = text, .line = 1, .out = out, .err = err};

	*out = (struct nodes){0};
	if (text.len > TEMPLATE_SIZE) {
		return err_set(err, ERR_DATA, "a template holds at most %d bytes",
			       TEMPLATE_SIZE);
	}
	out->node = arena_array(arena, 2 * tags_at_most(text) + 1, sizeof *out->node);
	for (;;) {
		struct view rest = view_part(text, p.at, text.len);
		size_t n = view_find_text(rest, "{{");

		if (n == rest.len) {
			node_add(&p, NODE_TEXT, rest);
			break;
		}
		if (!step(&p, p.at + n)) {
			return false;
		}
	}
	if (p.depth > 0) {
		const struct node *open = &out->node[p.open[p.depth - 1]];

		return err_set(err, ERR_DATA,
			       "line %d: section {{%.*s}} is never closed", open->line,
			       VIEW_ARG(open->text));
	}
	return true;
}
