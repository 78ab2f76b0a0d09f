/* SPDX-License-Identifier: ISC */
/*
 * Letters are written from templates: text with {{key}}, {{#list}}..{{/list}} and
 * {{^none}}..{{/none}}, a subset of mustache: variables, sections over lists, booleans
 * and single items, inverted sections, comments {{! }}, {{{raw}}} and {{&raw}}, and
 * stand-alone tags that take their whole line with them. No partials, no lambdas, no
 * set-delimiter, no dotted names. Looked up from the innermost section outwards.
 */
#ifndef FORMATS_TEMPLATE_H
#define FORMATS_TEMPLATE_H

#include "formats/text/buf.h"
#include "formats/text/err.h"

struct fields;

/* An empty set of fields, living in `arena`. */
struct fields *fields_in(struct arena *arena);
/* The same fields; what is set in one of both is not in the other. Lists are not added
 * to in either. */
struct fields *fields_copy(const struct fields *f);
struct arena *fields_arena(const struct fields *f);
/* Values are borrowed: keep them in the same arena. Setting a key again replaces it. */
void fields_set(struct fields *f, const char *key, struct view value);
void fields_set_str(struct fields *f, const char *key, const char *value);
void fields_set_num(struct fields *f, const char *key, long value);
void fields_set_bool(struct fields *f, const char *key, bool value);
/* The text of a key; empty when it is missing or holds none. */
struct view fields_get(const struct fields *f, const char *key);
/* Adds an item to the list `key` and gives its fields. */
struct fields *fields_item(struct fields *f, const char *key);

enum template_escape { TEMPLATE_PLAIN, TEMPLATE_HTML };

/* A key that is missing or empty writes nothing; a number, 0 too, is something to a
 * section. ERR_DATA (with the line) when a section is not closed, a tag is not
 * understood, or the template would write without end; b is then as before. */
bool template_write(struct buf *b, struct view text, const struct fields *f,
		    enum template_escape escape, struct err *err);
/* The same of a text that stays where it is as long as the program: it is taken apart
 * once. */
bool template_write_page(struct buf *b, struct view text, const struct fields *f,
			 enum template_escape escape, struct err *err);
/* The same, plain, of such a sentence in that language: a little word before a value
 * takes the form it has there (elide_add of formats/text/tongue.h). */
bool template_write_sentence(struct buf *b, struct view language, struct view text,
			     const struct fields *f, struct err *err);
void html_escape(struct buf *b, struct view text);

#endif
