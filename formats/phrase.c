/* SPDX-License-Identifier: ISC */
#include "formats/phrase.h"

#include "formats/text/embedded.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>

#define FORMS " | "

static _Noreturn void die(const char *what, const char *name, const char *why)
{
	fprintf(stderr, "adjudicator: %s %s: %s\n", what, name, why);
	exit(EX_SOFTWARE);
}

/* "name: text" or "name(key): one | many". */
static bool line_read(struct view line, struct phrase_line *out)
{
	struct view text = line;
	struct view head = view_cut(&text, ':');
	size_t forms;

	*out = (struct phrase_line){.name = view_cut(&head, '('),
				    .one = view_trim(text)};
	if (out->name.len == 0 || !ascii_letter(out->name.at[0]) ||
	    view_find(out->name, ' ') < out->name.len) {
		return false;
	}
	if (!view_ends(head, ")")) {
		return true;
	}
	out->key = view_part(head, 0, head.len - 1);
	forms = view_find_text(out->one, FORMS);
	out->many = view_part(out->one, forms + sizeof FORMS - 1, out->one.len);
	out->one = view_part(out->one, 0, forms);
	return true;
}

bool phrase_next(struct view *rest, struct phrase_line *out)
{
	while (rest->len > 0) {
		struct view line = view_cut(rest, '\n');

		if (!view_starts(line, "!") && line_read(line, out)) {
			return true;
		}
	}
	return false;
}

/* A sentence, parsed when it is first asked for. */
struct sentence {
	const char *one, *many; /* one NULL: not parsed yet; many NULL: no count */
	const char *key;
	struct said *said; /* translations looked up so far */
};

/* Everything that is kept as long as the program runs, and its lock, because several
 * threads judge records (cmd/replay_many.c). */
static struct arena kept;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct sentence *find(const char *name)
{
	static struct sentence *all;
	const struct embedded_line *row = embedded_phrase(name);
	struct phrase_line line;
	struct sentence *s;

	if (row == NULL) {
		return NULL;
	}
	if (all == NULL) {
		all = arena_array(&kept, embedded_phrase_count, sizeof *all);
	}
	s = &all[row - embedded_phrases];
	if (s->one == NULL) {
		if (!line_read(view_of(row->line), &line)) {
			return NULL;
		}
		s->key = arena_str(&kept, line.key);
		s->one = arena_str(&kept, line.one);
		s->many = line.key.len > 0 ? arena_str(&kept, line.many) : NULL;
	}
	return s;
}

bool phrase_known(const char *name)
{
	bool known;

	(void)pthread_mutex_lock(&lock);
	known = find(name) != NULL;
	(void)pthread_mutex_unlock(&lock);
	return known;
}

struct said {
	struct said *next;
	struct view language;
	const char *text;
};

/* The translation of a sentence without a count; looked up only once. */
static const char *say_in(struct sentence *s, struct view language, const char *name)
{
	enum { CODE = 3 }; /* longer codes are no languages, and there could be many */
	struct said *said = s->said;

	if (language.len == 0 || language.len > CODE) {
		return s->one;
	}
	while (said != NULL && !view_eq(said->language, language)) {
		said = said->next;
	}
	if (said == NULL) {
		said = arena_take(&kept, sizeof *said);
		*said = (struct said){s->said, arena_copy(&kept, language),
				      tongue_text(&kept, language, name, s->one)};
		s->said = said;
	}
	return said->text;
}

/* The number that chooses the form. */
static long number(const struct sentence *s, const struct fields *f)
{
	long n = 0;

	if (f != NULL) {
		(void)num_read(fields_get(f, s->key), LONG_MIN, LONG_MAX, &n);
	}
	return n;
}

/* The sentence in that language, and in English; NULL when there is none of that
 * name. */
static const char *choose(struct arena *arena, struct view language, const char *name,
			  const struct fields *f, const char **english)
{
	struct sentence *s = find(name);
	struct counted c;

	if (s == NULL) {
		return NULL;
	}
	*english = s->one;
	if (s->many == NULL) {
		return say_in(s, language, name);
	}
	c = (struct counted){s->one, s->many, number(s, f)};
	*english = c.n == 1 ? c.one : c.many;
	return tongue_count(arena, language, name, &c);
}

/* When the translation cannot be written, the English sentence is. */
void phrase(struct buf *b, struct view language, const char *name,
	    const struct fields *f)
{
	const char *text;
	const char *english;
	struct err err = {0};

	(void)pthread_mutex_lock(&lock);
	text = choose(b->arena, language, name, f, &english);
	(void)pthread_mutex_unlock(&lock);
	if (text == NULL) {
		die("phrase", name, "there is none");
	}
	if (!template_write_sentence(b, language, view_of(text), f, &err) &&
	    !template_write_page(b, view_of(english), f, TEMPLATE_PLAIN, &err)) {
		die("phrase", name, err.text);
	}
}

struct view phrase_text(struct arena *arena, struct view language, const char *name,
			const struct fields *f)
{
	struct buf b = buf_in(arena);

	phrase(&b, language, name, f);
	return buf_view(&b);
}

const char *phrase_str(struct arena *arena, struct view language, const char *name,
		       const struct fields *f)
{
	return arena_str(arena, phrase_text(arena, language, name, f));
}

struct view phrase_language(struct arena *arena, struct view code)
{
	struct view name = phrase_text(arena, code, "language-name", NULL);

	if (view_is(name, "English") && !view_is(code, "en")) {
		return (struct view){0};
	}
	return name;
}

struct view phrase_word(struct arena *arena, struct view language, const char *name,
			size_t n)
{
	struct view words = phrase_text(arena, language, name, NULL);
	struct view word = {0};

	for (size_t i = 0; i <= n; i++) {
		word = view_word(&words);
	}
	return word.len > 0 || language.len == 0 || view_is(language, "en")
		       ? word
		       : phrase_word(arena, view_of("en"), name, n);
}

bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text)
{
	return embedded_find(arena_printf(arena, "templates/%.*s/%s",
					  VIEW_ARG(language), name),
			     text) ||
	       embedded_find(arena_printf(arena, "templates/en/%s", name), text);
}

void page_write(struct buf *b, struct view language, const char *name,
		const struct fields *f)
{
	struct view text;
	struct err err = {0};

	if (!page_find(b->arena, language, name, &text)) {
		die("page", name, "there is none");
	}
	if (!template_write_page(b, text, f, TEMPLATE_PLAIN, &err)) {
		die("page", name, err.text);
	}
}
