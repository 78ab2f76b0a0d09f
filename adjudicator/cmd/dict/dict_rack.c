/* SPDX-License-Identifier: ISC */
/* dict rack RACK: every word that a rack can make, the longest first. */
#include "adjudicator/cmd/dict/dict.h"
#include "dict/rack_words.h"
#include "dict/word_text.h"
#include "formats/text/utf8.h"

enum { RACK_TILES = WORD_TILES, BLANKS = 4 };

/* Adds the letters of a piece without blank tiles to the rack. */
static bool add_piece(struct cmd *c, const struct edition *e, struct view piece,
		      struct rack_count *rack, int *tiles)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;
	size_t n = word_read(&e->alphabet, piece, way, &bad);

	if (n == 0) {
		return err_set(c->err, ERR_DATA, "no tile for \"%.*s\" in %s",
			       VIEW_ARG(bad), e->alphabet.id);
	}
	if (n > 1) {
		return err_set(c->err, ERR_DATA,
			       "\"%.*s\" can be read in two ways; put blanks between "
			       "tiles, and brackets around those of several letters",
			       VIEW_ARG(piece));
	}
	for (uint8_t i = 0; i < way[0].n; i++) {
		rack->of[way[0].tile[i]]++;
	}
	*tiles += way[0].n;
	return true;
}

/* Reads a rack: "AEINST?", "A E [CH] ?". */
static bool read_rack(struct cmd *c, const struct edition *e, struct view text,
		      struct rack_count *rack)
{
	struct view word;
	int tiles = 0;

	while ((word = view_word(&text)).len > 0) {
		while (word.len > 0) {
			size_t n = view_find(word, '?');
			bool blank = n < word.len;

			if (tiles > RACK_TILES ||
			    (n > 0 &&
			     !add_piece(c, e, view_part(word, 0, n), rack, &tiles))) {
				break;
			}
			rack->of[TILE_BLANK] += blank;
			tiles += blank;
			word = view_part(word, blank ? n + 1 : n, word.len);
		}
		if (word.len > 0) {
			break;
		}
	}
	if (c->err->kind != ERR_NONE) {
		return false;
	}
	if (tiles > RACK_TILES || tiles == 0 || rack->of[TILE_BLANK] > BLANKS) {
		return err_set(c->err, ERR_DATA,
			       "a rack has 1 to %d tiles, at most %d of them blanks",
			       RACK_TILES, BLANKS);
	}
	return true;
}

/* The words found, by length. */
struct found {
	struct cmd *c;
	const struct alphabet *a;
	struct buf line[WORD_TILES + 1]; /* words of so many tiles */
	size_t count[WORD_TILES + 1];
};

static bool keep(void *arg, const uint8_t *tile, size_t n)
{
	struct found *f = arg;
	struct buf *b = &f->line[n];

	if (b->arena == NULL) {
		*b = buf_in(f->c->arena);
	}
	buf_str(b, b->len > 0 ? " " : "");
	alphabet_write(f->a, b, tile, n);
	f->count[n]++;
	return true;
}

static bool write_json(struct found *f, const struct edition *e)
{
	json_t *all = json_array();

	for (size_t n = WORD_TILES; n > 0; n--) {
		dict_json_words(all, buf_view(&f->line[n]));
	}
	return cmd_print_json(f->c,
			      JSON({"edition", json_string(e->id)}, {"words", all}));
}

static bool write_text(struct found *f, const struct edition *e)
{
	struct buf b = buf_in(f->c->arena);
	size_t all = 0;

	for (size_t n = 1; n <= WORD_TILES; n++) {
		all += f->count[n];
	}
	buf_printf(&b, "%zu word%s of %s\n", all, all == 1 ? "" : "s", e->id);
	for (size_t n = WORD_TILES; n > 0; n--) {
		if (f->count[n] > 0) {
			buf_printf(&b, "%zu tiles: %zu\n", n, f->count[n]);
			dict_wrapped(&b, buf_view(&f->line[n]));
		}
	}
	cmd_print(&b);
	return true;
}

static bool search(struct cmd *c, const struct edition *e, bool json)
{
	struct found *f = arena_take(c->arena, sizeof *f);
	struct rack_count rack = {{0}};
	struct view text = utf8_clean(c->arena, view_of(c->argv[0]));

	*f = (struct found){.c = c, .a = &e->alphabet};
	if (!lexicon_prove(e->lexicon, e->path, &e->alphabet, c->err) ||
	    !read_rack(c, e, text, &rack)) {
		return false;
	}
	rack_words(e->lexicon, &rack, keep, f);
	return json ? write_json(f, e) : write_text(f, e);
}

bool cmd_dict_rack(struct cmd *c)
{
	return dict_with_list(c, search);
}
