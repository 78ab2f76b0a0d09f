/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword_way.h"
#include "adjudicator/games/tiles_text.h"
#include "formats/orders/script.h"

/* Whether the case of letters tells which are blanks. */
enum case_rule { CASE_SILENT, CASE_TELLS };

/* Case tells only if the player holds a blank and wrote mixed case, other than a
 * capital first letter. */
static enum case_rule case_rule(const struct way *w, int blanks)
{
	int upper = 0;
	int lower = 0;
	bool marked = false;

	for (int i = 0; i < w->n; i++) {
		upper += w->slot[i].how == CASE_UPPER;
		lower += w->slot[i].how == CASE_LOWER;
		marked = marked || w->slot[i].want == WANT_BLANK;
	}
	if (blanks == 0 || marked || lower == 0 || upper == 0 ||
	    (upper == 1 && w->slot[0].how == CASE_UPPER)) {
		return CASE_SILENT;
	}
	return CASE_TELLS;
}

/* "blank L": marks the named letters as blanks; each must be laid exactly once. */
static bool mark_named(const struct alphabet *a, struct view named, struct play *p,
		       struct diag *diag)
{
	uint8_t tile[WORD_TILES];
	size_t n;
	struct view bad = named;

	if (!tiles_read(a, named, tile, WORD_TILES, &n, &bad)) {
		return script_refuse(diag, bad);
	}
	for (size_t k = 0; k < n; k++) {
		int hits = 0;
		int at = 0;

		for (int i = 0; i < p->length; i++) {
			if ((p->laid >> i & 1U) != 0 &&
			    p->tile[i] == (tile[k] & TILE_LETTER)) {
				hits++;
				at = i;
			}
		}
		if (hits != 1) {
			return diag_what(
				diag, DIAG_BLANK_UNCLEAR, named,
				view_of(alphabet_face(a, tile[k] & TILE_LETTER)));
		}
		p->tile[at] |= TILE_AS_BLANK;
	}
	return true;
}

static bool missing(const struct play_job *j, enum diag_code code, struct view at,
		    uint8_t tile)
{
	const struct alphabet *a = j->pos->setup->alphabet;
	struct buf b = buf_in(j->arena);

	tiles_write(a, &b, j->pos->rack[j->seat], j->pos->rack_n[j->seat]);
	diag_set(j->diag, code, at);
	tile &= TILE_LETTER;
	j->diag->what = code == DIAG_TILE_MISSING
				? rack_missing(j->arena, j->pos, j->seat, tile)
				: view_of(alphabet_face(a, tile));
	j->diag->more = buf_view(&b);
	return false;
}

/* The tiles that the rack lacks for the word, after the marked blanks are set aside. */
struct need {
	int short_of[ALPHABET_TILES + 1]; /* by letter: how many tiles are lacking */
	int blanks_left, shortage;
};

/* B9: compares the word with the rack. Returns false when a marked blank is lacking. */
static bool count_need(const struct play_job *j, const struct way *w,
		       const struct play *p, struct need *need)
{
	*need = (struct need){.blanks_left = rack_count(j->pos, j->seat, TILE_BLANK)};
	for (int i = 0; i < p->length; i++) {
		if ((p->laid >> i & 1U) == 0) {
			continue;
		}
		if (p->tile[i] & TILE_AS_BLANK) {
			if (need->blanks_left-- == 0) {
				return missing(j, DIAG_BLANK_MISSING, w->slot[i].at,
					       p->tile[i]);
			}
		} else {
			need->short_of[p->tile[i]]++;
		}
	}
	for (int t = 1; t <= ALPHABET_TILES; t++) {
		int have = need->short_of[t] > 0
				   ? rack_count(j->pos, j->seat, (uint8_t)t)
				   : 0;

		need->short_of[t] =
			need->short_of[t] > have ? need->short_of[t] - have : 0;
		need->shortage += need->short_of[t];
	}
	return true;
}

static bool wants_tile(const struct play *p, int i)
{
	return (p->laid >> i & 1U) != 0 && !(p->tile[i] & TILE_AS_BLANK);
}

/* Underlines the last square of the first letter that lacks a tile. */
static bool tile_missing(const struct play_job *j, const struct way *w,
			 const struct play *p, const struct need *need)
{
	int first = 0;
	int at;

	while (!wants_tile(p, first) || need->short_of[p->tile[first]] == 0) {
		first++;
	}
	at = first;
	for (int i = first; i < p->length; i++) {
		if (wants_tile(p, i) && p->tile[i] == p->tile[first]) {
			at = i;
		}
	}
	return missing(j, DIAG_TILE_MISSING, w->slot[at].at, p->tile[at]);
}

/* Blanks may fill in at several squares; each choice is a reading. */
struct filling {
	struct play *out;
	size_t n, max;
};

static void fill(struct filling *f, struct play p, struct need left, int i)
{
	uint8_t t;
	int later = 0;

	while (i < p.length && ((p.laid >> i & 1U) == 0 || p.tile[i] & TILE_AS_BLANK ||
				left.short_of[p.tile[i]] == 0)) {
		i++;
	}
	if (f->n == f->max) {
		return;
	}
	if (i == p.length) {
		f->out[f->n++] = p;
		return;
	}
	t = p.tile[i];
	for (int k = i + 1; k < p.length; k++) {
		later += (p.laid >> k & 1U) != 0 && p.tile[k] == t;
	}
	if (later >= left.short_of[t]) { /* the later squares can take the blanks */
		fill(f, p, left, i + 1);
	}
	p.tile[i] |= TILE_AS_BLANK;
	left.short_of[t]--;
	fill(f, p, left, i + 1);
}

/* Marks the blanks that the player named. *tells: the case of the letters named them
 * all. */
static bool mark_blanks(const struct play_job *j, const struct way *w, struct play *p,
			bool *tells)
{
	int blanks = rack_count(j->pos, j->seat, TILE_BLANK);

	*tells = j->strict || case_rule(w, blanks) == CASE_TELLS;
	for (int i = 0; i < p->length; i++) {
		bool lower =
			w->slot[i].how == CASE_LOWER && w->slot[i].want == WANT_ANY;

		if ((p->laid >> i & 1U) != 0 &&
		    (w->slot[i].want == WANT_BLANK || (*tells && lower))) {
			p->tile[i] |= TILE_AS_BLANK;
		}
	}
	return j->text->blanks.len == 0 ||
	       mark_named(j->pos->setup->alphabet, j->text->blanks, p, j->diag);
}

/* All capitals say "real tiles"; with small letters, a blank may fill in. */
static bool may_fill(const struct play_job *j, const struct way *w, bool tells)
{
	bool lower = false;

	for (int i = 0; i < w->n; i++) {
		lower = lower || w->slot[i].how == CASE_LOWER;
	}
	return j->freely || (!j->strict && !tells && lower);
}

/* Whether square i is a blank by its small letter; where case tells, no "?" is
 * written. */
static bool told_by_case(const struct play *p, int i)
{
	return (p->laid >> i & 1U) != 0 && (p->tile[i] & TILE_AS_BLANK) != 0;
}

/* L3: a small letter may still be a real tile where the rack has one. Then each way
 * is a reading; the one that case tells comes first. */
static void fill_either(const struct play_job *j, const struct way *w,
			struct filling *f, struct play p, int i)
{
	struct need need;

	while (i < p.length && !told_by_case(&p, i)) {
		i++;
	}
	if (i < p.length) {
		fill_either(j, w, f, p, i + 1);
		p.tile[i] &= TILE_LETTER;
		fill_either(j, w, f, p, i + 1);
	} else {
		(void)count_need(j, w, &p, &need); /* there are enough blanks */
		if (f->n < f->max && need.shortage == 0) {
			f->out[f->n++] = p;
		}
	}
}

size_t way_blanks(const struct play_job *j, const struct way *w, struct play p,
		  struct play *out, size_t max)
{
	struct need need;
	struct filling f = {.out = out, .max = max};
	bool tells;

	if (!mark_blanks(j, w, &p, &tells)) {
		return 0;
	}
	if (j->pos->setup->open) {
		out[0] = p;
		return 1;
	}
	if (!count_need(j, w, &p, &need)) {
		return 0;
	}
	if (need.shortage > (may_fill(j, w, tells) ? need.blanks_left : 0)) {
		tile_missing(j, w, &p, &need);
		return 0;
	}
	if (tells && !j->strict && j->text->blanks.len == 0) {
		struct diag ignored = {0};
		struct play_job other = *j;

		other.diag = &ignored;
		fill_either(&other, w, &f, p, 0);
	} else {
		fill(&f, p, need, 0);
	}
	return f.n;
}
