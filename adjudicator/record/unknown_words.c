/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/unknown_words.h"

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/suggestion.h"
#include "dict/word_text.h"

/* Words of a game's own list are not counted: no edition could take them in. */
static bool counts(const struct record *r)
{
	return r->context != NULL && !setup_lists_words(&r->setup);
}

static bool count(struct arena *arena, const struct record *r, const uint8_t *tile,
		  size_t n, struct err *err)
{
	struct buf b = buf_in(arena);
	struct missed m = {
		.language = view_of(r->setup.alphabet->id),
		.edition = view_of(lexicon_info(r->setup.lexicon)->id),
	};

	word_write(r->setup.alphabet, &b, tile, n);
	m.word = buf_view(&b);
	return word_try_add(r->context->store, &m, r->context->now, err);
}

bool unknown_words_refused(struct arena *arena, const struct record *r,
			   const struct table *t, struct err *err)
{
	bool ok = true;

	if (!counts(r) || t->diag.code != DIAG_NOT_A_WORD || t->trace == NULL) {
		return true;
	}
	for (size_t i = 0; i < t->trace->words && ok; i++) {
		const struct word_trace *w = &t->trace->word[i];
		uint8_t tile[WORD_TILES];

		for (uint8_t k = 0; k < w->length; k++) {
			tile[k] = w->tile[k] & TILE_LETTER;
		}
		ok = w->known || count(arena, r, tile, w->length, err);
	}
	return ok;
}

/* The word is written as in events, with blanks in lower case. */
static bool count_named(struct arena *arena, const struct record *r, struct view word,
			struct err *err)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;

	return word_read(r->setup.alphabet, word, way, &bad) == 0 ||
	       count(arena, r, way[0].tile, way[0].n, err);
}

static bool count_event(struct arena *arena, const struct record *r,
			const struct event *e, struct err *err)
{
	struct view bad = e->words_bad;
	bool ok = true;

	if (e->kind == EVENT_WORD && e->unknown) {
		ok = count_named(arena, r, e->word, err);
	}
	while (e->kind == EVENT_QUESTION && e->upheld && bad.len > 0 && ok) {
		ok = count_named(arena, r, view_cut(&bad, ','), err);
	}
	return ok;
}

bool unknown_words_events(struct arena *arena, const struct record *r,
			  const struct table *t, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < t->events && ok && counts(r); i++) {
		ok = count_event(arena, r, &t->event[i], err);
	}
	return ok;
}
