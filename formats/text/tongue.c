/* SPDX-License-Identifier: ISC */
#include "formats/text/tongue.h"

#include "formats/text/catalogue.h"
#include "formats/text/folder.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef LOCALEDIR
#define LOCALEDIR "/usr/local/share/locale"
#endif

enum {
	CODE = 3, /* the most letters in a language's code */
	LANGUAGES_MOST = 32
};

/* ----------------------------------------------------------- where they are */

static bool is_code(struct view language)
{
	for (size_t i = 0; i < language.len; i++) {
		if (language.at[i] < 'a' || language.at[i] > 'z') {
			return false;
		}
	}
	return language.len > 1 && language.len <= CODE;
}

static bool path_of(char path[PATH_MAX], const char *folder, const char *language)
{
	int n = snprintf(path, PATH_MAX, "%s/%s/LC_MESSAGES/adjudicator.mo", folder,
			 language);

	return n > 0 && n < PATH_MAX;
}

static bool holds(const char *folder, const char *language)
{
	char path[PATH_MAX];

	return is_code(view_of(language)) && path_of(path, folder, language) &&
	       access(path, R_OK) == 0;
}

struct list {
	struct arena *arena;
	struct view *code;
	size_t n;
};

static void add(struct list *l, const char *code)
{
	l->code = arena_room(l->arena, l->code, l->n, sizeof *l->code);
	l->code[l->n++] = view_of(arena_str(l->arena, view_of(code)));
}

/* Adds all languages of the folder but English. Returns false with errno. */
static bool add_languages(struct list *l, const char *folder)
{
	struct folder_names there;

	if (!folder_names(l->arena, folder, &there)) {
		return errno == ENOENT;
	}
	for (size_t i = 0; i < there.count; i++) {
		if (holds(folder, there.name[i]) && strcmp(there.name[i], "en") != 0) {
			add(l, there.name[i]);
		}
	}
	return true;
}

/* Whether the folder has languages; true if it cannot be read, because it may. */
static bool has_languages(const char *folder)
{
	struct arena a = {0};
	struct list l = {.arena = &a};
	bool has = !add_languages(&l, folder) || l.n > 0;

	arena_free(&a);
	return has;
}

/* The folder of catalogues, beside the program or where it was built for; found
 * once. */
static const char *folder(void)
{
	static char found[PATH_MAX];
	static const char up[] = "../share/locale";
	char *end;
	ssize_t n;

	if (found[0] != '\0') {
		return found;
	}
	n = readlink("/proc/self/exe", found, sizeof found - sizeof up);
	found[n > 0 ? n : 0] = '\0';
	end = strrchr(found, '/');
	if (end != NULL) {
		memcpy(end + 1, up, sizeof up);
	}
	if (end == NULL || !has_languages(found)) {
		memcpy(found, LOCALEDIR, sizeof LOCALEDIR);
	}
	return found;
}

static int by_code(const void *a, const void *b)
{
	const struct view *x = a;
	const struct view *y = b;

	return strcmp(x->at, y->at);
}

bool tongue_list(struct arena *a, struct view **out, size_t *count, struct err *err)
{
	struct list l = {.arena = a};

	add(&l, "en");
	if (!add_languages(&l, folder())) {
		return err_set(err, ERR_IO,
			       "cannot read %s, where the languages of letters are: %s",
			       folder(), err_why(errno));
	}
	qsort(l.code, l.n, sizeof *l.code, by_code);
	*out = l.code;
	*count = l.n;
	return true;
}

bool tongue_known(struct arena *a, struct view language)
{
	return view_is(language, "en") ||
	       (is_code(language) && holds(folder(), arena_str(a, language)));
}

/* --------------------------------------------------------------- what they say */

/* The catalogue of a language, opened once; NULL: there is none. */
static const struct catalogue *catalogue_in(struct view language)
{
	static struct {
		char code[CODE + 1];
		struct catalogue catalogue;
	} opened[LANGUAGES_MOST];
	static size_t n;
	char path[PATH_MAX];

	for (size_t i = 0; i < n; i++) {
		if (view_is(language, opened[i].code)) {
			return &opened[i].catalogue;
		}
	}
	if (n == LANGUAGES_MOST || !is_code(language)) {
		return NULL;
	}
	memcpy(opened[n].code, language.at, language.len);
	opened[n].code[language.len] = '\0';
	return path_of(path, folder(), opened[n].code) &&
			       catalogue_open(&opened[n].catalogue, path)
		       ? &opened[n++].catalogue
		       : NULL;
}

/* The translation for the number c->n; NULL: none. A text with only one form has
 * `many` NULL. */
static const char *look_up(struct arena *a, struct view language, const char *context,
			   const struct counted *c)
{
	const struct catalogue *in =
		view_is(language, "en") ? NULL : catalogue_in(language);
	const char *key;

	if (in == NULL) {
		return NULL;
	}
	key = arena_printf(a, "%s\004%s", context, c->one); /* as in catalogues */
	return c->many == NULL ? catalogue_find(in, key)
			       : catalogue_count(in, key, (unsigned long)labs(c->n));
}

const char *tongue_text(struct arena *a, struct view language, const char *context,
			const char *text)
{
	const char *found =
		look_up(a, language, context, &(struct counted){text, NULL, 0});

	return found != NULL ? found : text;
}

const char *tongue_count(struct arena *a, struct view language, const char *context,
			 const struct counted *c)
{
	const char *found = look_up(a, language, context, c);

	return found != NULL ? found : c->n == 1 ? c->one : c->many;
}

const char *tongue_part(struct arena *a, struct view language, const char *text)
{
	return tongue_text(a, language, "part", text);
}
