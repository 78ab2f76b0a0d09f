/* SPDX-License-Identifier: ISC */
#include "formats/template.h"

#include "formats/template_kept.h"
#include "formats/text/bidi.h"
#include "formats/text/eight.h"
#include "formats/text/tongue.h"
#include <string.h>

/* A template that asks for more than this is broken or hostile. */
enum { OUTPUT_MAX = 4 * 1024 * 1024, STEPS_MAX = 1000 * 1000 };

enum field_kind { FIELD_TEXT, FIELD_BOOL, FIELD_LIST };

struct field {
	struct field *next;
	struct view key; /* borrowed */
	enum field_kind kind;
	struct view text;
	bool yes;
	struct fields *first, *last; /* of FIELD_LIST */
};

struct fields {
	struct arena *arena;
	struct field *field;
	struct fields *next; /* the next item of the same list */
};

struct fields *fields_in(struct arena *arena)
{
	struct fields *f = arena_take(arena, sizeof *f);

	f->arena = arena;
	return f;
}

struct fields *fields_copy(const struct fields *f)
{
	struct fields *copy = fields_in(f->arena);
	struct field **last = &copy->field;

	for (const struct field *one = f->field; one != NULL; one = one->next) {
		*last = arena_take(f->arena, sizeof **last);
		**last = *one;
		last = &(*last)->next;
	}
	return copy;
}

static struct field *find(const struct fields *f, struct view key)
{
	for (struct field *one = f->field; one != NULL; one = one->next) {
		if (one->key.len == key.len &&
		    (key.len == 0 || one->key.at[0] == key.at[0]) &&
		    view_eq(key, one->key)) {
			return one;
		}
	}
	return NULL;
}

struct view fields_get(const struct fields *f, const char *key)
{
	const struct field *one = find(f, view_of(key));
	struct view text = {0};

	if (one != NULL) {
		text = one->text;
	}
	return text;
}

struct arena *fields_arena(const struct fields *f)
{
	return f->arena;
}

static struct field *find_or_add(struct fields *f, struct view key)
{
	struct field *one = find(f, key);

	if (one == NULL) {
		one = arena_take(f->arena, sizeof *one);
		one->key = key;
		one->next = f->field;
		f->field = one;
	}
	return one;
}

/* A field of that kind; emptied if it was of another kind. */
static struct field *make(struct fields *f, const char *key, enum field_kind kind)
{
	struct field *one = find_or_add(f, view_of(key));

	if (one->kind != kind) {
		one->kind = kind;
		one->first = NULL;
		one->last = NULL;
	}
	return one;
}

void fields_set(struct fields *f, const char *key, struct view value)
{
	make(f, key, FIELD_TEXT)->text = value;
}

void fields_set_str(struct fields *f, const char *key, const char *value)
{
	fields_set(f, key, view_of(value));
}

void fields_set_num(struct fields *f, const char *key, long value)
{
	fields_set_str(f, key, arena_printf(f->arena, "%ld", value));
}

void fields_set_bool(struct fields *f, const char *key, bool value)
{
	make(f, key, FIELD_BOOL)->yes = value;
}

struct fields *fields_item(struct fields *f, const char *key)
{
	struct field *list = make(f, key, FIELD_LIST);
	struct fields *item = fields_in(f->arena);

	if (list->last != NULL) {
		list->last->next = item;
	} else {
		list->first = item;
	}
	list->last = item;
	return item;
}

/* The fields visible here, innermost first. */
struct scope {
	const struct fields *fields;
	const struct scope *outer;
};

struct writer {
	struct buf *b;
	size_t start; /* where our output begins in b */
	struct nodes nodes;
	enum template_escape escape;
	struct view language; /* set for a sentence; else empty */
	long steps;
	struct err *err;
};

static const struct field *look_up(const struct scope *scope, struct view key)
{
	for (; scope != NULL; scope = scope->outer) {
		const struct field *one = find(scope->fields, key);

		if (one != NULL) {
			return one;
		}
	}
	return NULL;
}

static bool holds(const struct field *f)
{
	if (f == NULL) {
		return false;
	}
	switch (f->kind) {
	case FIELD_BOOL:
		return f->yes;
	case FIELD_LIST:
		return f->first != NULL;
	default:
		return f->text.len > 0;
	}
}

/* Whether none of the eight bytes needs escaping, which is nearly always so. */
static bool eight_bare(uint64_t x)
{
	return !eight_any(x, '&') && !eight_any(x, '<') && !eight_any(x, '>') &&
	       !eight_any(x, '"');
}

static const char *entity_of(char c)
{
	switch (c) {
	case '&':
		return "&amp;";
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '"':
		return "&quot;";
	default:
		return NULL;
	}
}

/* The number of bytes before the next one that needs escaping. */
static size_t bare_run(struct view text)
{
	size_t n = 0;

	while (text.len - n >= EIGHT && eight_bare(eight_of(text.at + n))) {
		n += EIGHT;
	}
	while (n < text.len && entity_of(text.at[n]) == NULL) {
		n++;
	}
	return n;
}

void html_escape(struct buf *b, struct view text)
{
	for (;;) {
		size_t n = bare_run(text);

		buf_add(b, view_part(text, 0, n));
		if (n == text.len) {
			return;
		}
		buf_str(b, entity_of(text.at[n]));
		text = view_part(text, n + 1, text.len);
	}
}

static bool bounded(struct writer *w, const struct node *n)
{
	if (++w->steps > STEPS_MAX || w->b->len - w->start > OUTPUT_MAX) {
		return err_set(w->err, ERR_DATA,
			       "line %d: this template writes without end", n->line);
	}
	return true;
}

static bool nodes_write(struct writer *w, size_t from, size_t to,
			const struct scope *scope);

static bool section_write(struct writer *w, size_t i, const struct scope *scope)
{
	const struct node *n = &w->nodes.node[i];
	const struct field *f = look_up(scope, n->text);

	if (holds(f) == (n->kind == NODE_INVERTED)) {
		return true;
	}
	if (n->kind == NODE_INVERTED || f->kind != FIELD_LIST) {
		return nodes_write(w, i + 1, n->end, scope);
	}
	for (const struct fields *item = f->first; item != NULL; item = item->next) {
		const struct scope inner = {item, scope};

		if (!bounded(w, n) || !nodes_write(w, i + 1, n->end, &inner)) {
			return false;
		}
	}
	return true;
}

static void value_write(struct writer *w, const struct node *n,
			const struct scope *scope)
{
	const struct field *f = look_up(scope, n->text);

	if (f == NULL || f->kind != FIELD_TEXT) {
		return;
	}
	if (n->kind == NODE_VALUE && w->escape == TEMPLATE_HTML) {
		html_escape(w->b, bidi_isolate(w->b->arena, f->text));
	} else if (w->escape == TEMPLATE_HTML) {
		elide_add(w->b, w->language, f->text);
	} else {
		elide_add(w->b, w->language, bidi_isolate(w->b->arena, f->text));
	}
}

/* In a sentence "bis 24. Nov." has its full stop already. */
static void text_write(struct writer *w, struct view text)
{
	bool stopped = w->language.len > 0 && w->b->len > w->start &&
		       view_ends(buf_view(w->b), ".") && view_starts(text, ".") &&
		       !view_starts(text, "..");

	buf_add(w->b, view_part(text, stopped, text.len));
}

static bool nodes_write(struct writer *w, size_t from, size_t to,
			const struct scope *scope)
{
	for (size_t i = from; i < to; i++) {
		const struct node *n = &w->nodes.node[i];

		if (!bounded(w, n)) {
			return false;
		}
		switch (n->kind) {
		case NODE_TEXT:
			text_write(w, n->text);
			break;
		case NODE_SECTION:
		case NODE_INVERTED:
			if (!section_write(w, i, scope)) {
				return false;
			}
			i = n->end;
			break;
		default:
			value_write(w, n, scope);
			break;
		}
	}
	return true;
}

static bool all_write(struct writer *w, const struct fields *f)
{
	const struct scope top = {.fields = f};

	w->start = w->b->len;
	if (!nodes_write(w, 0, w->nodes.count, &top)) {
		w->b->len = w->start; /* drop the half-written text */
		return false;
	}
	return true;
}

bool template_write(struct buf *b, struct view text, const struct fields *f,
		    enum template_escape escape, struct err *err)
{
	struct writer w = {.b = b, .escape = escape, .err = err};

	return template_parse(b->arena, text, &w.nodes, err) && all_write(&w, f);
}

bool template_write_page(struct buf *b, struct view text, const struct fields *f,
			 enum template_escape escape, struct err *err)
{
	struct writer w = {.b = b, .escape = escape, .err = err};

	return template_kept(text, &w.nodes, err) && all_write(&w, f);
}

bool template_write_sentence(struct buf *b, struct view language, struct view text,
			     const struct fields *f, struct err *err)
{
	struct writer w = {.b = b, .language = language, .err = err};

	return template_kept(text, &w.nodes, err) && all_write(&w, f);
}
