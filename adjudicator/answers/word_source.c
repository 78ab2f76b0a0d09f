/* SPDX-License-Identifier: ISC */
#include "adjudicator/answers/word_source.h"

#include "formats/text/tongue.h"
#include "formats/text/utf8.h"
#include <string.h>

void word_source_close(struct word_source *s)
{
	editions_close(s->all, s->count);
}

/* ------------------------------------------------------------------- which is meant */

static void take_edition(struct word_source *s, const struct edition *e)
{
	s->alphabet = &e->alphabet;
	s->lexicon = e->lexicon;
}

static void take_game(struct word_source *s, const struct record *r)
{
	s->alphabet = r->setup.alphabet;
	s->lexicon = r->setup.lexicon;
	s->own = setup_lists_words(&r->setup);
}

/* Takes the edition of that id. One that cannot be read leaves s->lexicon NULL. */
static void find_named(struct word_source *s, struct view id)
{
	for (size_t i = 0; i < s->count; i++) {
		if (view_is_nocase(id, s->all[i].id)) {
			take_edition(s, &s->all[i]);
		}
	}
}

/* Takes the edition that a new game in that language would take, else the last edition
 * of the language in the list. */
static bool find_newest(struct hearing *h, struct word_source *s, struct view language)
{
	struct view newest;

	if (!lexica_newest(h->d->lexica, h->arena, language, &newest, h->err)) {
		return false;
	}
	find_named(s, newest);
	for (size_t i = s->count; i > 0 && s->lexicon == NULL; i--) {
		const struct edition *e = &s->all[i - 1];

		if (e->lexicon != NULL &&
		    view_eq(word_language(&e->alphabet), language)) {
			take_edition(s, e);
		}
	}
	return true;
}

/* The code of a language that is named by its code or in itself: "es" of "ES" and
 * "Español". Any other name is returned in lower case. */
static bool code_of(struct hearing *h, struct view name, struct view *out)
{
	struct view *code;
	size_t count;
	struct view lower = utf8_lower(h->arena, name);

	*out = lower;
	if (!tongue_list(h->arena, &code, &count, h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct view own = phrase_language(h->arena, code[i]);

		if (own.len > 0 && view_eq(lower, utf8_lower(h->arena, own))) {
			*out = code[i];
		}
	}
	return true;
}

static bool same_list(const struct record *a, const struct record *b)
{
	const struct lexicon_info *x = lexicon_info(a->setup.lexicon);
	const struct lexicon_info *y = lexicon_info(b->setup.lexicon);

	return strcmp(x->id, y->id) == 0 &&
	       memcmp(&x->hash, &y->hash, sizeof x->hash) == 0;
}

bool word_source_played(struct hearing *h,
			bool (*same)(const struct record *a, const struct record *b),
			const struct record **out)
{
	int64_t *ids;
	size_t count;

	*out = NULL;
	if (!match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
			     h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct record *r = arena_take(h->arena, sizeof *r);

		if (!record_load(h->d, h->arena, ids[i], r, h->err)) {
			return false;
		}
		if (*out != NULL && !same(*out, r)) {
			*out = NULL;
			return true;
		}
		*out = r;
	}
	return true;
}

/* Takes the list that all of the writer's games have, if it is one list. */
static bool find_played(struct hearing *h, struct word_source *s)
{
	const struct record *one;

	if (!word_source_played(h, same_list, &one)) {
		return false;
	}
	if (one != NULL) {
		take_game(s, one);
	}
	return true;
}

bool word_source_find(struct hearing *h, const struct record *r, struct view name,
		      struct word_source *out)
{
	struct view language;

	*out = (struct word_source){0};
	if (name.len == 0 && r != NULL) {
		take_game(out, r);
		return true;
	}
	if (!editions_open(h->arena, lexica_folder(h->d->lexica), &out->all,
			   &out->count, h->err)) {
		return false;
	}
	if (name.len > 0) {
		find_named(out, name);
		return out->lexicon != NULL ||
		       (code_of(h, name, &language) && find_newest(h, out, language));
	}
	if (!find_played(h, out)) {
		return false;
	}
	if (out->lexicon == NULL && !find_newest(h, out, h->player.language)) {
		return false;
	}
	if (out->lexicon == NULL && out->count == 1 && out->all[0].lexicon != NULL) {
		take_edition(out, &out->all[0]);
	}
	return true;
}
