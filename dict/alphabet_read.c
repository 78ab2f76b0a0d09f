/* SPDX-License-Identifier: ISC */
/*
 * Reads dict/data/ID.alphabet; en.alphabet describes the format.
 */
#include "dict/alphabet.h"

#include "dict/alphabet_table.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { GLYPHS = 1024, FIRST_TILE = 1, ESCAPES = 64 };

struct reader {
	struct alphabet *out;
	struct arena *arena;
	struct glyph *glyph;
	struct spelling *spelling; /* of tile i at i - FIRST_TILE */
	uint32_t base[LETTERS];    /* code point of letter i + 1, upper case */
	uint8_t bases;
	struct buf tileless;
	struct escape *escape;
	struct glyph fold; /* what the others on this line are read as */
	struct view rest;  /* of the line */
	int line;
	struct err *err;
};

/* "Á/á", or "·" for both. */
struct pair {
	struct view upper, lower;
};

static bool wrong(struct reader *r, struct view word, const char *why)
{
	return err_set(r->err, ERR_DATA, "%s.alphabet:%d: \"%.*s\" %s", r->out->id,
		       r->line, VIEW_ARG(word), why);
}

static bool pair_read(struct reader *r, struct view word, struct pair *out)
{
	struct view rest = word;
	bool cased = view_find(word, '/') < word.len;

	out->upper = view_cut(&rest, '/');
	out->lower = cased ? rest : out->upper;
	if (out->upper.len == 0 || utf8_count(out->upper) != utf8_count(out->lower)) {
		return wrong(r, word, "is not UPPER/lower");
	}
	if (!view_eq(utf8_clean(r->arena, word), word)) {
		return wrong(r, word, "is not UTF-8 in normal form C");
	}
	return true;
}

static uint8_t letter_find(const struct reader *r, uint32_t cp)
{
	for (uint8_t i = 0; i < r->bases; i++) {
		if (r->base[i] == cp) {
			return (uint8_t)(i + 1);
		}
	}
	return LETTER_NONE;
}

static bool glyph_add(struct reader *r, struct view word, struct glyph g)
{
	struct alphabet *a = r->out;

	for (size_t i = 0; i < a->glyphs; i++) {
		const struct glyph *met = &r->glyph[i];

		if (met->cp == g.cp) {
			return (met->how == g.how && met->n == g.n &&
				memcmp(met->letter, g.letter, g.n) == 0) ||
			       wrong(r, word, "stands for two things");
		}
	}
	if (a->glyphs == GLYPHS || g.cp == UTF8_BAD) {
		return wrong(r, word, "cannot be one more letter");
	}
	r->glyph[a->glyphs++] = g;
	return true;
}

/* Adds both cases of a letter; they are read as the same letters. */
static bool glyph_pair(struct reader *r, struct view word, uint32_t upper,
		       uint32_t lower, struct glyph as)
{
	bool cased = upper != lower;

	as.cp = upper;
	as.how = cased ? CASE_UPPER : CASE_NONE;
	if (!glyph_add(r, word, as)) {
		return false;
	}
	as.cp = lower;
	as.how = cased ? CASE_LOWER : CASE_NONE;
	return glyph_add(r, word, as);
}

/* The letter of an upper-case code point; a new letter if it was not met before. */
static bool letter_get(struct reader *r, struct view word, uint32_t cp, uint8_t *letter)
{
	*letter = letter_find(r, cp);
	if (*letter == LETTER_NONE) {
		if (r->bases == LETTERS) {
			return wrong(r, word, "has one letter too many");
		}
		r->base[r->bases++] = cp;
		*letter = r->bases;
	}
	return true;
}

static bool tile_read(struct reader *r, struct view word)
{
	struct alphabet *a = r->out;
	struct spelling s = {.tile = (uint8_t)(a->count + FIRST_TILE)};
	struct pair p;

	if (!pair_read(r, word, &p)) {
		return false;
	}
	if (a->count == ALPHABET_TILES) {
		return wrong(r, word, "is one tile too many");
	}
	if (p.upper.len >= FACE_MAX || p.lower.len >= FACE_MAX ||
	    utf8_count(p.upper) > FACE_LETTERS) {
		return wrong(r, word, "has too many letters for a tile");
	}
	memcpy(a->upper[s.tile], p.upper.at, p.upper.len);
	memcpy(a->lower[s.tile], p.lower.at, p.lower.len);
	a->width[s.tile] = (uint8_t)utf8_width(p.upper);
	while (p.upper.len > 0) {
		uint32_t upper = utf8_next(&p.upper);
		uint32_t lower = utf8_next(&p.lower);
		uint8_t letter;

		if (!letter_get(r, word, upper, &letter) ||
		    !glyph_pair(r, word, upper, lower,
				(struct glyph){.letter = {letter}, .n = 1})) {
			return false;
		}
		s.letter[s.n++] = letter;
	}
	for (size_t i = 0; i < a->spellings; i++) {
		const struct spelling *other = &r->spelling[i];

		if (other->n == s.n && memcmp(other->letter, s.letter, s.n) == 0) {
			return wrong(r, word, "is named twice");
		}
	}
	r->spelling[a->spellings++] = s;
	a->count++;
	return true;
}

static bool must_read(struct reader *r, struct view word)
{
	for (uint8_t t = FIRST_TILE; t <= r->out->count; t++) {
		struct spelling *s = &r->spelling[t - FIRST_TILE];

		if (view_is(word, r->out->upper[t]) && s->n > 1) {
			s->must = true;
			return true;
		}
	}
	return wrong(r, word, "is no tile of several letters");
}

static bool fold_target(struct reader *r, struct view word, struct glyph *as)
{
	struct view rest = word;

	/* A mark between letters may be typed in many ways, so it is not foreign. */
	as->foreign = view_find_text(word, "·") == word.len;
	while (rest.len > 0) {
		uint8_t letter = letter_find(r, utf8_next(&rest));

		if (letter == LETTER_NONE || as->n == GLYPH_LETTERS) {
			return wrong(r, word, "is not made of letters of the tiles");
		}
		as->letter[as->n++] = letter;
	}
	return true;
}

/* The first word of a line is the target. */
static bool fold_read(struct reader *r, struct view word)
{
	struct pair p;

	if (r->fold.n == 0) {
		return fold_target(r, word, &r->fold);
	}
	if (!pair_read(r, word, &p)) {
		return false;
	}
	if (utf8_count(p.upper) != 1) {
		return wrong(r, word, "is not one letter");
	}
	return glyph_pair(r, word, utf8_next(&p.upper), utf8_next(&p.lower), r->fold);
}

static bool tileless_read(struct reader *r, struct view word)
{
	struct pair p;

	if (!pair_read(r, word, &p)) {
		return false;
	}
	for (uint8_t t = FIRST_TILE; t <= r->out->count; t++) {
		if (view_is(p.upper, r->out->upper[t])) {
			return wrong(r, word, "has a tile");
		}
	}
	buf_str(&r->tileless, r->tileless.len == 0 ? "" : " ");
	buf_add(&r->tileless, p.upper);
	return true;
}

/* "~N Ñ": a mark with an ASCII letter, and the letter that they stand for. */
static bool escape_read(struct reader *r, struct view typed)
{
	struct alphabet *a = r->out;
	struct view stands_for = view_word(&r->rest);
	struct escape e = {0};

	if (typed.len != 2 || strchr(ESCAPE_MARKS, typed.at[0]) == NULL ||
	    typed.at[1] < 'A' || typed.at[1] > 'Z') {
		return wrong(r, typed, "is no mark with a letter, as ~N");
	}
	e = (struct escape){.mark = typed.at[0], .with = typed.at[1]};
	if (utf8_count(stands_for) == 1) {
		e.letter = letter_find(r, utf8_next(&stands_for));
	}
	if (e.letter == LETTER_NONE) {
		return wrong(r, typed, "stands for no letter of the tiles");
	}
	for (size_t i = 0; i < a->escapes; i++) {
		if (r->escape[i].mark == e.mark && r->escape[i].with == e.with) {
			return wrong(r, typed, "stands for two things");
		}
	}
	if (a->escapes == ESCAPES) {
		return wrong(r, typed, "is one too many");
	}
	r->escape[a->escapes++] = e;
	return true;
}

static bool line_read(struct reader *r, struct view line)
{
	static const struct {
		const char *name;
		bool (*read)(struct reader *r, struct view word);
	} kinds[] = {
		{"tiles",    tile_read    },
                {"must",     must_read    },
		{"fold",     fold_read    },
                {"tileless", tileless_read},
		{"escape",   escape_read  },
	};
	struct view kind = view_word(&line);
	struct view word;
	size_t k = 0;

	while (k < sizeof kinds / sizeof *kinds && !view_is(kind, kinds[k].name)) {
		k++;
	}
	if (k == sizeof kinds / sizeof *kinds) {
		return wrong(r, kind,
			     "is none of: tiles, must, fold, tileless, escape");
	}
	r->rest = line;
	r->fold = (struct glyph){0};
	while ((word = view_word(&r->rest)).len > 0) {
		if (!kinds[k].read(r, word)) {
			return false;
		}
	}
	return true;
}

static int glyph_order(const void *one, const void *two)
{
	const struct glyph *a = one;
	const struct glyph *b = two;

	return (a->cp > b->cp) - (a->cp < b->cp);
}

static int spelling_order(const void *one, const void *two)
{
	const struct spelling *a = one;
	const struct spelling *b = two;

	if (a->letter[0] != b->letter[0]) {
		return a->letter[0] - b->letter[0];
	}
	return a->n != b->n ? b->n - a->n : a->tile - b->tile;
}

/* To be called before the spellings are sorted. */
static struct hash meaning(const struct reader *r)
{
	const struct alphabet *a = r->out;
	struct buf b = buf_in(r->arena);

	buf_printf(&b, "%s\n", a->id);
	for (uint8_t t = FIRST_TILE; t <= a->count; t++) {
		buf_printf(&b, "%s/%s%s\n", a->upper[t], a->lower[t],
			   r->spelling[t - FIRST_TILE].must ? "!" : "");
	}
	return hash_of(buf_view(&b));
}

bool alphabet_id_sound(struct view id)
{
	for (size_t i = 0; i < id.len; i++) {
		char c = id.at[i];

		if (!digit(c) && c != '-' && (c < 'a' || c > 'z')) {
			return false;
		}
	}
	return id.len > 0 && id.len < sizeof((struct alphabet *)0)->id;
}

bool alphabet_read(struct alphabet *out, struct arena *arena, struct view id,
		   struct view data, struct err *err)
{
	struct reader r = {.out = out, .arena = arena, .err = err};
	struct lines lines = lines_of(data);
	struct view line;

	*out = (struct alphabet){0};
	if (!alphabet_id_sound(id)) {
		return err_set(err, ERR_DATA, "\"%.*s\" cannot be an alphabet's name",
			       VIEW_ARG(id));
	}
	memcpy(out->id, id.at, id.len);
	r.glyph = arena_array(arena, GLYPHS, sizeof *r.glyph);
	r.spelling = arena_array(arena, ALPHABET_TILES, sizeof *r.spelling);
	r.tileless = buf_in(arena);
	r.escape = arena_array(arena, ESCAPES, sizeof *r.escape);
	while (line_next(&lines, &line)) {
		r.line = lines.n;
		line = view_trim(line);
		if (line.len > 0 && line.at[0] != '#' && !line_read(&r, line)) {
			return false;
		}
	}
	if (out->count == 0) {
		return err_set(err, ERR_DATA, "alphabet %s has no tiles", out->id);
	}
	out->hash = meaning(&r);
	out->tileless = buf_view(&r.tileless);
	qsort(r.glyph, out->glyphs, sizeof *r.glyph, glyph_order);
	qsort(r.spelling, out->spellings, sizeof *r.spelling, spelling_order);
	out->glyph = r.glyph;
	out->spelling = r.spelling;
	out->escape = r.escape;
	alphabet_find_plain(out);
	return true;
}
