/* SPDX-License-Identifier: ISC */
/* dict hooks WORD: the words that WORD makes with one letter more at either end. */
#include "adjudicator/cmd/dict/dict.h"
#include "dict/word_hooks.h"
#include "dict/word_text.h"
#include "formats/text/utf8.h"

struct hooks {
	const struct alphabet *a;
	struct buf front, back; /* words, with blanks between them */
	size_t fronts, backs;
};

static void keep(void *arg, bool front, const uint8_t *tile, size_t n)
{
	struct hooks *k = arg;
	struct buf *b = front ? &k->front : &k->back;

	buf_str(b, b->len > 0 ? " " : "");
	word_write(k->a, b, tile, n);
	*(front ? &k->fronts : &k->backs) += 1;
}

static bool write_json(struct cmd *c, const struct edition *e, const struct hooks *k,
		       struct view word, bool good)
{
	json_t *front = json_array();
	json_t *back = json_array();

	dict_json_words(front, buf_view(&k->front));
	dict_json_words(back, buf_view(&k->back));
	return cmd_print_json(c, JSON({"edition", json_string(e->id)},
				      {"word", json_text(word)},
				      {"good", json_boolean(good)}, {"front", front},
				      {"back", back}));
}

static bool write_text(struct cmd *c, const struct edition *e, const struct hooks *k,
		       struct view word, bool good)
{
	struct buf b = buf_in(c->arena);

	buf_printf(&b, "%.*s is %sin %s\n", VIEW_ARG(word), good ? "" : "not ", e->id);
	buf_printf(&b, "a letter in front: %zu\n", k->fronts);
	if (k->fronts > 0) {
		dict_wrapped(&b, buf_view(&k->front));
	}
	buf_printf(&b, "a letter behind: %zu\n", k->backs);
	if (k->backs > 0) {
		dict_wrapped(&b, buf_view(&k->back));
	}
	cmd_print(&b);
	return true;
}

static bool search(struct cmd *c, const struct edition *e, bool json)
{
	struct hooks k = {
		.a = &e->alphabet, .front = buf_in(c->arena), .back = buf_in(c->arena)};
	struct view text = view_trim(utf8_clean(c->arena, view_of(c->argv[0])));
	struct tile_text way[WORD_WAYS];
	struct view bad;
	size_t n = word_read(&e->alphabet, text, way, &bad);
	struct buf word = buf_in(c->arena);
	bool good = false;

	if (n == 0 && view_eq(bad, text) && utf8_count(text) != 1) {
		return err_set(c->err, ERR_DATA, "a word has 1 to %d tiles",
			       WORD_TILES);
	}
	if (n == 0) {
		return err_set(c->err, ERR_DATA, "no tile for \"%.*s\" in %s",
			       VIEW_ARG(bad), e->alphabet.id);
	}
	if (!lexicon_prove(e->lexicon, e->path, &e->alphabet, c->err)) {
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		if (i == 0 ||
		    (!good && lexicon_has(e->lexicon, way[i].tile, way[i].n))) {
			word.len = 0;
			word_write(&e->alphabet, &word, way[i].tile, way[i].n);
		}
		good = good || lexicon_has(e->lexicon, way[i].tile, way[i].n);
		word_hooks(e->lexicon, &e->alphabet, &way[i], keep, &k);
	}
	return (json ? write_json : write_text)(c, e, &k, buf_view(&word), good);
}

bool cmd_dict_hooks(struct cmd *c)
{
	return dict_with_list(c, search);
}
