/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/crossword_way.h"

#include "formats/boards/glyph.h"
#include "formats/orders/script.h"

static bool append(struct way *w, struct slot s)
{
	if (w->n == WORD_TILES) {
		return false;
	}
	w->slot[w->n++] = s;
	return true;
}

static bool append_text(struct way *w, const struct tile_text *t, struct view text,
			enum want want)
{
	for (size_t i = 0; i < t->n; i++) {
		if (!append(w, (struct slot){
				       .tile = t->tile[i],
				       .how = t->how[i],
				       .want = want,
				       .at = view_part(text, t->from[i], t->len[i])})) {
			return false;
		}
	}
	return true;
}

/* Letters may be divided in several ways: each way so far is continued with each of
 * them. */
static bool spread_ways(struct spread *s, const struct tile_text *reading,
			size_t readings, struct view text, enum want want)
{
	struct spread out;

	out.n = 0;
	for (size_t i = 0; i < s->n; i++) {
		for (size_t k = 0; k < readings && out.n < WAYS_MAX; k++) {
			out.way[out.n] = s->way[i];
			if (!append_text(&out.way[out.n++], &reading[k], text, want)) {
				return false;
			}
		}
	}
	*s = out;
	return true;
}

static bool spread_letters(struct spread *s, const struct alphabet *a, struct view text,
			   enum want want, struct diag *diag)
{
	struct tile_text reading[WAYS_MAX];
	struct view bad = {0};
	size_t readings = alphabet_split(a, text, reading, WAYS_MAX, &bad);
	bool fits;

	if (readings == 0) {
		return glyph_count(bad) > WORD_TILES
			       ? diag_set(diag, DIAG_OFF_BOARD, bad)
			       : script_refuse(diag, bad);
	}
	if (readings == 1 && s->n == 1) { /* the usual case */
		fits = append_text(&s->way[0], &reading[0], text, want);
	} else {
		fits = spread_ways(s, reading, readings, text, want);
	}
	return fits || diag_set(diag, DIAG_OFF_BOARD, text);
}

static bool spread_one(struct spread *s, struct slot one, struct diag *diag)
{
	for (size_t i = 0; i < s->n; i++) {
		if (!append(&s->way[i], one)) {
			return diag_set(diag, DIAG_OFF_BOARD, one.at);
		}
	}
	return true;
}

/* S12: "?L/T" is a blank with another letter in the crossing word. */
static bool spread_dual(struct spread *s, const struct setup *setup,
			const struct word_item *item, struct diag *diag)
{
	enum letter_case how = CASE_NONE;
	struct slot one = {.how = CASE_NONE, .want = WANT_BLANK, .at = item->at};

	if (!setup->options.taken[OPTION_BLANK] ||
	    setup->options.value[OPTION_BLANK] != BLANK_DUAL) {
		return diag_set(diag, DIAG_BLANK_FIXED, item->at);
	}
	one.tile = alphabet_tile(setup->alphabet, item->text, &how);
	one.other = alphabet_tile(setup->alphabet, item->other, &how);
	if (one.tile == 0 || one.other == 0) {
		return script_refuse(diag, item->at);
	}
	one.other |= TILE_AS_BLANK;
	return spread_one(s, one, diag);
}

static bool spread_item(struct spread *s, const struct setup *setup,
			const struct word_item *item, struct diag *diag)
{
	const struct alphabet *a = setup->alphabet;
	struct slot one = {.how = CASE_NONE, .at = item->at};
	enum letter_case how = CASE_NONE;

	switch (item->kind) {
	case ITEM_LETTERS:
		return spread_letters(s, a, item->text, WANT_ANY, diag);
	case ITEM_THROUGH:
		return spread_letters(s, a, item->text, WANT_BOARD, diag);
	case ITEM_DOT:
		one.want = WANT_BOARD;
		return spread_one(s, one, diag);
	case ITEM_DUAL:
		return spread_dual(s, setup, item, diag);
	default:
		break;
	}
	one.tile = alphabet_tile(a, item->text, &how);
	if (one.tile == 0) {
		return script_refuse(diag, item->at);
	}
	if (item->kind == ITEM_BLANK) {
		one.want = WANT_BLANK;
	} else {
		one.how = (uint8_t)how; /* the case of "[ch]" counts like that of "c" */
	}
	return spread_one(s, one, diag);
}

bool way_spread(const struct setup *setup, struct view word, struct spread *s,
		struct diag *diag)
{
	struct view rest = word;
	struct word_item item;

	s->n = 1;
	s->way[0].n = 0;
	if (word.len == 0) {
		return diag_set(diag, DIAG_BAD_WORD_SHAPE, word);
	}
	while (rest.len > 0) {
		if (!word_item_next(&rest, &item, diag) ||
		    !spread_item(s, setup, &item, diag)) {
			return false;
		}
	}
	return true;
}

/* Bytes of the letters of one tile at the head of v, where it has several; else 0. */
static size_t several(const struct alphabet *a, struct view v)
{
	enum letter_case how;
	size_t n = glyph_letter(v);
	struct view rest = view_part(v, n, v.len);
	size_t point = view_starts(rest, "\u00b7") ? 2 : 0;
	size_t more = n > 0 ? glyph_letter(view_part(rest, point, rest.len)) : 0;

	n += point + more;
	return more > 0 && alphabet_tile(a, view_part(v, 0, n), &how) != 0 ? n : 0;
}

bool way_pairs(struct arena *arena, const struct alphabet *a, struct view *word)
{
	struct buf b = buf_in(arena);
	bool any = false;

	for (size_t i = 0; i < word->len; i++) {
		size_t n = word->at[i] == '?'
				   ? several(a, view_part(*word, i + 1, word->len))
				   : 0;

		buf_char(&b, word->at[i]);
		if (n > 0) {
			buf_printf(&b, "[%.*s]", (int)n, word->at + i + 1);
			any = true;
			i += n;
		}
	}
	*word = buf_view(&b);
	return any;
}

static bool slots_spell(const struct way *w, const struct last_play *last)
{
	bool same = w->n == last->length;

	for (int i = 0; same && i < w->n; i++) {
		const struct slot *slot = &w->slot[i];
		bool laid = (last->laid >> i & 1U) != 0;

		same = (slot->tile == 0 ||
			(slot->tile & TILE_LETTER) == (last->word[i] & TILE_LETTER)) &&
		       (slot->want != WANT_BOARD || !laid);
	}
	return same;
}

bool crossword_spells(struct arena *arena, const struct setup *setup, struct view word,
		      const struct last_play *last)
{
	bool more = true;
	bool same = false;

	while (more && !same) {
		struct diag ignored = {0};
		struct spread s;

		if (way_spread(setup, word, &s, &ignored)) {
			for (size_t i = 0; i < s.n; i++) {
				same = same || slots_spell(&s.way[i], last);
			}
		}
		more = way_pairs(arena, setup->alphabet, &word);
	}
	return same;
}
