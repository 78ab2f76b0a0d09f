/* SPDX-License-Identifier: ISC */
/* The answers to "check" (is this a word?), "list" (for example all words of two
 * letters) and "hooks" (the letters that make another word of one). */
#include "adjudicator/answers/words.h"

#include "dict/word_hooks.h"
#include "dict/word_text.h"
#include "formats/say.h"
#include <string.h>

enum { WORDS_MOST = 20, LIST_MOST = 1500 };

/* ------------------------------------------------------------------ words and lists */

void words_add(struct asking *x, struct words *w, struct view text)
{
	w->at = arena_room(x->h->arena, w->at, w->count, sizeof *w->at);
	w->at[w->count++] = text;
}

static void add_tiles(struct asking *x, struct words *w, const uint8_t *tile, size_t n)
{
	struct buf b = buf_in(x->h->arena);

	word_write(x->from.alphabet, &b, tile, n);
	words_add(x, w, buf_view(&b));
}

struct view words_joined(const struct asking *x, const struct words *w)
{
	return say_list(x->h->arena, x->n.to.language, LIST_AND, w->at, w->count);
}

static void set_list(struct asking *x)
{
	fields_set_str(x->n.f, "list", lexicon_info(x->from.lexicon)->id);
	fields_set_bool(x->n.f, "own", x->from.own);
}

static void say_words(struct asking *x, const char *name, const struct words *w)
{
	if (w->count == 0) {
		return;
	}
	x->n.f = fields_in(x->h->arena);
	set_list(x);
	fields_set(x->n.f, "words", words_joined(x, w));
	fields_set_bool(x->n.f, "one", w->count == 1);
	note_say(&x->n, name);
}

static bool has(const struct asking *x, const struct tile_text *t)
{
	return lexicon_has(x->from.lexicon, t->tile, t->n);
}

/* ----------------------------------------------------------------------- check */

static void look_up(struct asking *x, struct view word, struct words kind[3])
{
	enum { IN, OUT, STRANGE };
	struct tile_text way[WORD_WAYS];
	struct view bad;
	size_t n = word_read(x->from.alphabet, word, way, &bad);
	size_t i = 0;

	while (i < n && !has(x, &way[i])) {
		i++;
	}
	if (n == 0) {
		words_add(x, &kind[STRANGE], word);
	} else {
		const struct tile_text *t = &way[i < n ? i : 0];

		add_tiles(x, &kind[i < n ? IN : OUT], t->tile, t->n);
	}
}

static void say_looked_up(struct asking *x, struct view words)
{
	struct words kind[3] = {{0}};
	long seen = 0;

	while (view_trim(words).len > 0) {
		struct view word = order_lookup_word(&words);

		if (seen++ < WORDS_MOST) {
			look_up(x, word, kind);
		}
	}
	say_words(x, "words-in", &kind[0]);
	say_words(x, "words-out", &kind[1]);
	say_words(x, "words-strange", &kind[2]);
	if (seen > WORDS_MOST) {
		fields_set_num(x->n.f, "most", WORDS_MOST);
		note_say(&x->n, "words-more");
	}
}

bool words_check(struct asking *x)
{
	say_looked_up(x, x->wish.words);
	return answer_tell(x->h, &x->n, "notice", "head-words");
}

/* ------------------------------------------------------------------------ list */

struct search {
	struct asking *x;
	struct words found;
	size_t all;
	size_t length; /* of the words; 0: any */
	uint8_t q, u;  /* the tiles Q and U; 0: there is none */
	uint8_t tile[WORD_TILES];
};

static void keep(struct search *s, const uint8_t *tile, size_t n)
{
	if (s->all++ < LIST_MOST) {
		add_tiles(s->x, &s->found, tile, n);
	}
}

/* Keeps all words of s->length tiles that begin with the `depth` tiles in s->tile and
 * go on at `node`. */
static void walk(struct search *s, uint32_t node, size_t depth)
{
	for (uint8_t t = 1; t <= s->x->from.alphabet->count; t++) {
		bool word;
		uint32_t next = lexicon_step(s->x->from.lexicon, node, t, &word);

		s->tile[depth] = t;
		if (word && depth + 1 == s->length) {
			keep(s, s->tile, s->length);
		}
		if (next != 0 && depth + 1 < s->length) {
			walk(s, next, depth + 1);
		}
	}
}

static bool lone_q(void *arg, const uint8_t *tile, size_t n)
{
	struct search *s = arg;

	for (size_t i = 0; i < n; i++) {
		if (tile[i] == s->q && (i + 1 == n || tile[i + 1] != s->u)) {
			keep(s, tile, n);
			return true;
		}
	}
	return true;
}

static uint8_t tile_of(const struct alphabet *a, const char *face)
{
	for (uint8_t t = 1; t <= a->count; t++) {
		if (strcmp(a->upper[t], face) == 0) {
			return t;
		}
	}
	return 0;
}

static struct words search(struct search *s)
{
	struct asking *x = s->x;
	const struct alphabet *a = x->from.alphabet;

	s->q = tile_of(a, "Q");
	s->u = tile_of(a, "U");
	if (s->length > 0) {
		walk(s, lexicon_root(x->from.lexicon), 0);
	} else if (s->q != 0) {
		lexicon_each(x->from.lexicon, lone_q, s);
	}
	return s->found;
}

static struct view joined(struct arena *arena, const struct words *w)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < w->count; i++) {
		buf_str(&b, i > 0 ? " " : "");
		buf_add(&b, w->at[i]);
	}
	return buf_view(&b);
}

static const struct {
	const char *word, *phrase;
	size_t length;
} lists[] = {
	{"twos",        "words-twos",   2},
	{"threes",      "words-threes", 3},
	{"q-without-u", "words-q",      0},
};

bool words_list(struct asking *x)
{
	struct search s = {.x = x};
	struct words found;
	size_t which = 0;

	while (!view_is_nocase(x->wish.words, lists[which].word)) {
		which++;
	}
	s.length = lists[which].length;
	found = search(&s);
	set_list(x);
	fields_set_num(x->n.f, "count", (long)s.all);
	note_say(&x->n, lists[which].phrase);
	if (s.all > LIST_MOST) {
		fields_set_num(x->n.f, "most", LIST_MOST);
		note_say(&x->n, "words-cut");
	}
	if (found.count > 0) {
		note_gap(&x->n);
		note_quote(&x->n, joined(x->h->arena, &found));
	}
	return answer_tell(x->h, &x->n, "notice", "head-words");
}

/* ----------------------------------------------------------------------- hooks */

struct hooks {
	struct asking *x;
	struct words front, back;
};

static void keep_hook(void *arg, bool front, const uint8_t *tile, size_t n)
{
	struct hooks *k = arg;

	add_tiles(k->x, front ? &k->front : &k->back, tile, n);
}

bool words_hooks(struct asking *x)
{
	struct hooks k = {.x = x};
	struct tile_text way[WORD_WAYS];
	struct view rest = x->wish.words;
	struct view word = order_lookup_word(&rest);
	struct view bad;
	size_t n = word_read(x->from.alphabet, word, way, &bad);

	say_looked_up(x, word);
	for (size_t i = 0; i < n; i++) {
		word_hooks(x->from.lexicon, x->from.alphabet, &way[i], keep_hook, &k);
	}
	say_words(x, "words-front", &k.front);
	say_words(x, "words-back", &k.back);
	if (n > 0 && k.front.count + k.back.count == 0) {
		note_say(&x->n, "words-no-hook");
	}
	return answer_tell(x->h, &x->n, "notice", "head-words");
}
