/* SPDX-License-Identifier: ISC */
/*
 * The answer to "suggest": a word that a player misses (L19). It is kept for the
 * operator, who decides. Whether the game's list has the word is never looked up here:
 * in a game with challenges, only a challenge may tell that.
 */
#include "adjudicator/answers/answers.h"
#include "adjudicator/answers/word_source.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/store/suggestion.h"
#include "dict/word_text.h"
#include "formats/orders/script.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { DAY = 86400, REASON_MAX = 200, SHORTEST = 3, LONGEST = 15 };

/* What the order says. */
struct word_wish {
	struct view word, language, reason;
};

/* The word without the marks around it: QUERN of "QUERN,". */
static struct view bare(struct view word)
{
	static const char marks[] = ",;:!?\"'()";

	while (word.len > 0 && strchr(marks, word.at[0]) != NULL) {
		word = view_part(word, 1, word.len);
	}
	while (word.len > 0 && strchr(marks, word.at[word.len - 1]) != NULL) {
		word = view_part(word, 0, word.len - 1);
	}
	return word;
}

/* Reads "QUERN lang en a hand mill". */
static struct word_wish read_wish(struct view args)
{
	struct word_wish w = {.word = bare(view_word(&args))};
	struct view rest = args;

	if (view_is_nocase(view_word(&rest), "lang")) {
		w.language = bare(view_word(&rest));
		args = rest;
	}
	w.reason = utf8_head(view_trim(args), REASON_MAX);
	return w;
}

static bool same_alphabet(const struct record *a, const struct record *b)
{
	return strcmp(a->setup.alphabet->id, b->setup.alphabet->id) == 0;
}

/* *a: the alphabet that all of the writer's games have; NULL: they have several, or he
 * has no games. */
static bool his_alphabet(struct hearing *h, const struct alphabet **a)
{
	const struct record *one;
	bool ok = word_source_played(h, same_alphabet, &one);

	*a = ok && one != NULL ? one->setup.alphabet : NULL;
	return ok;
}

/* *a: the alphabet of the word; NULL: the writer has to name a language, or there is no
 * such language. */
static bool find_alphabet(struct hearing *h, const struct record *r,
			  struct view language, const struct alphabet **a)
{
	struct alphabet *named = arena_take(h->arena, sizeof *named);
	struct err none = {0};

	if (language.len == 0 && r != NULL) {
		*a = r->setup.alphabet;
		return true;
	}
	if (language.len == 0) {
		return his_alphabet(h, a);
	}
	*a = alphabet_load(named, h->arena, utf8_lower(h->arena, language), &none)
		     ? named
		     : NULL;
	return true;
}

/* Why no list could have the word; DIAG_NONE: it can be suggested. *tiles: the word. */
static struct diag fault_of(const struct word_wish *w, const struct alphabet *a,
			    struct tile_text *tiles)
{
	struct tile_text way[WORD_WAYS];
	struct diag diag = {.at = w->word, .n = LONGEST};
	struct view bad;

	*tiles = (struct tile_text){0};
	if (word_read(a, w->word, way, &bad) > 0) {
		*tiles = way[0];
		diag.code = tiles->n < SHORTEST  ? DIAG_SUGGEST_SHORT
			    : tiles->n > LONGEST ? DIAG_WORD_TOO_LONG
						 : DIAG_NONE;
	} else if (view_eq(bad, w->word) && utf8_count(bad) > 1) {
		diag.code = DIAG_WORD_TOO_LONG;
	} else {
		script_refuse(&diag, bad);
	}
	return diag;
}

/* *within: whether the writer may still suggest a word. Those of the last 24 hours
 * count. */
static bool within_limit(struct hearing *h, bool *within)
{
	long count;

	if (!suggestion_load(h->d->store, h->player.id, h->d->now - DAY, &count,
			     h->err)) {
		return false;
	}
	*within = count < h->d->config->suggestions_per_day;
	return true;
}

static bool keep(struct hearing *h, const struct record *r, int seat,
		 const struct suggestion *s)
{
	struct note n = answer_to(h, r, seat);
	bool fresh;

	if (!suggestion_add(h->d->store, s, &fresh, h->err)) {
		return false;
	}
	fields_set(n.f, "word", s->missed.word);
	fields_set_bool(n.f, "reason", s->reason.len > 0);
	fields_set_bool(n.f, "game", s->missed.edition.len > 0);
	note_say(&n, fresh ? "suggest" : "suggest-again");
	return answer_tell(h, &n, "notice", "head-suggest");
}

bool answer_suggest(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct word_wish w = read_wish(o->args);
	const struct alphabet *a = NULL;
	struct suggestion s = {.player = h->player.id, .at = h->d->now};
	struct diag diag = {.code = DIAG_SUGGEST_LANGUAGE, .at = o->args};
	struct tile_text tiles;
	struct buf b = buf_in(h->arena);
	bool within;

	if (!find_alphabet(h, r, w.language, &a) || !within_limit(h, &within)) {
		return false;
	}
	if (a != NULL) {
		diag = fault_of(&w, a, &tiles);
	}
	if (diag.code == DIAG_NONE && !within) {
		diag = (struct diag){.code = DIAG_SUGGEST_FULL,
				     .n = h->d->config->suggestions_per_day};
	}
	if (diag.code != DIAG_NONE) {
		return answer_refusal_in(h, r, seat, o, &diag);
	}
	word_write(a, &b, tiles.tile, tiles.n);
	s.missed.word = buf_view(&b);
	s.missed.language = view_of(a->id);
	if (r != NULL && strcmp(a->id, r->setup.alphabet->id) == 0) {
		s.missed.edition = view_of(lexicon_info(r->setup.lexicon)->id);
	}
	s.reason = w.reason;
	return keep(h, r, seat, &s);
}
