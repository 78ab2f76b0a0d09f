/* SPDX-License-Identifier: ISC */
/*
 * Letters are written from templates, in a subset of mustache: variables {{key}},
 * sections {{#list}}..{{/list}} over lists, booleans and single items, inverted
 * sections {{^none}}..{{/none}}, comments {{! }}, unescaped {{{raw}}} and {{&raw}},
 * and stand-alone tags that take their whole line with them. There are no partials,
 * lambdas, set-delimiter tags or dotted names. A key is looked up from the innermost
 * section outwards.
 */
#ifndef FORMATS_TEMPLATE_H
#define FORMATS_TEMPLATE_H

#include "formats/text/buf.h"
#include "formats/text/err.h"

struct fields;

/* An empty set of fields, living in `arena`. */
struct fields *fields_in(struct arena *arena);
/* A copy with the same arena. Fields set in one are not set in the other; lists must
 * not be added to in either. */
struct fields *fields_copy(const struct fields *f);
struct arena *fields_arena(const struct fields *f);
/* Values are borrowed: they must live as long as the arena. Setting a key again
 * replaces it. */
void fields_set(struct fields *f, const char *key, struct view value);
void fields_set_str(struct fields *f, const char *key, const char *value);
void fields_set_num(struct fields *f, const char *key, long value);
void fields_set_bool(struct fields *f, const char *key, bool value);
/* The text of a key; empty when the key is missing or has no text. */
struct view fields_get(const struct fields *f, const char *key);
/* Adds an item to the list `key` and returns the item's fields. */
struct fields *fields_item(struct fields *f, const char *key);

enum template_escape { TEMPLATE_PLAIN, TEMPLATE_HTML };

/* Writes the template. A key that is missing or empty writes nothing; for a section
 * any number is something, even 0. ERR_DATA, with the line, when a section is not
 * closed, a tag is not understood, or the template would write without end; b is
 * then as it was. */
bool template_write(struct buf *b, struct view text, const struct fields *f,
		    enum template_escape escape, struct err *err);
/* The same for a text that stays in place as long as the program runs: it is parsed
 * only once. */
bool template_write_page(struct buf *b, struct view text, const struct fields *f,
			 enum template_escape escape, struct err *err);
/* The same for a sentence in that language, without escapes. A short word before a
 * value takes the form that it has there (elide_add in formats/text/tongue.h). */
bool template_write_sentence(struct buf *b, struct view language, struct view text,
			     const struct fields *f, struct err *err);
void html_escape(struct buf *b, struct view text);

#endif
