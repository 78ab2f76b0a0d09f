/* SPDX-License-Identifier: ISC */
#include "dict/word_list.h"

#include "dict/word_text.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include <string.h>

struct reader {
	const struct alphabet *a;
	struct build *b;
	struct arena arena; /* of one line */
	int capitals; /* 1: the list is in capitals; 0: in small letters; -1: not known
			 yet */
	int line;
	size_t faults;
	word_list_fault *fault;
	void *arg;
};

static void wrong(struct reader *r, struct view word, const char *why)
{
	r->faults++;
	r->fault(r->arg, r->line, word, why);
}

static const char *no_tile(struct reader *r, struct view word, struct view bad)
{
	static const char *const apostrophes[] = {"'", "\u2019", "\u02bc"};

	for (size_t i = 0; i < sizeof apostrophes / sizeof *apostrophes; i++) {
		if (view_find_text(word, apostrophes[i]) < word.len) {
			return "has an apostrophe, which no tile has";
		}
	}
	if (view_eq(bad, word)) {
		return arena_printf(&r->arena, "has more than %d tiles", WORD_TILES);
	}
	return arena_printf(&r->arena, "has \"%.*s\", for which %s has no tile",
			    VIEW_ARG(bad), r->a->id);
}

static const char *two_ways(struct reader *r, const struct tile_text way[WORD_WAYS])
{
	struct buf b = buf_in(&r->arena);

	buf_str(&b, "can be read as ");
	alphabet_write(r->a, &b, way[0].tile, way[0].n);
	buf_str(&b, " and as ");
	alphabet_write(r->a, &b, way[1].tile, way[1].n);
	buf_str(&b, "; write it with brackets, as one of these");
	return buf_cstr(&b);
}

/* Whether a tile is in capitals; -1: it has no case; 2: it has both. */
static int case_of(const struct alphabet *a, const struct tile_text *word, uint8_t i)
{
	uint8_t tile = word->tile[i];

	if (word->how[i] != CASE_NONE) {
		return word->how[i] == CASE_UPPER;
	}
	return strcmp(a->upper[tile], a->lower[tile]) == 0 ? -1 : 2;
}

/* Returns what is wrong with the word's case; NULL: it is that of the list. */
static const char *wrong_case(struct reader *r, const struct tile_text *word)
{
	int capitals = r->capitals;

	for (uint8_t i = 0; i < word->n; i++) {
		int this = case_of(r->a, word, i);

		if (this < 0) {
			continue;
		}
		if (capitals < 0 && this < 2) {
			capitals = this;
		}
		if (this != capitals) {
			return r->capitals == 1 ? "has small letters, and the list is "
						  "in capitals"
						: "has capitals, as names have";
		}
	}
	r->capitals = capitals;
	return NULL;
}

static void word_add(struct reader *r, struct view text)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;
	struct view rest = text;
	struct view word;
	const char *why = NULL;
	size_t n;

	if (!utf8_valid(text)) {
		wrong(r, utf8_clean(&r->arena, text),
		      "is not UTF-8; `iconv -f ISO-8859-1 -t UTF-8` may make it so");
		return;
	}
	word = view_word(&rest);
	if (view_trim(rest).len > 0) {
		wrong(r, text, "has a blank in it; each word has a line of its own");
		return;
	}
	word = utf8_clean(&r->arena, word);
	n = word_read(r->a, word, way, &bad);
	if (n == 0) {
		why = no_tile(r, word, bad);
	} else if (n > 1) {
		why = two_ways(r, way);
	} else if (way[0].n < 2) {
		why = "is a single tile, and words have two or more";
	} else {
		why = wrong_case(r, &way[0]);
	}
	if (why != NULL) {
		wrong(r, text, why);
	} else {
		build_add(r->b, way[0].tile, way[0].n);
	}
}

size_t word_list_read(struct view text, struct build *b, word_list_fault *fault,
		      void *arg)
{
	struct reader r = {.a = build_alphabet(b),
			   .b = b,
			   .capitals = -1,
			   .fault = fault,
			   .arg = arg};
	struct lines lines = lines_of(utf8_unmarked(text));
	struct view line;

	while (line_next(&lines, &line)) {
		r.line = lines.n;
		line = view_trim(line);
		if (line.len > 0 && line.at[0] != '#') {
			word_add(&r, line);
			arena_reset(&r.arena);
		}
	}
	arena_free(&r.arena);
	return r.faults;
}
