/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/kept_tiles.h"

#include "adjudicator/games/tiles_text.h"
#include "formats/text/line.h"
#include "formats/text/num.h"

static const char title[] = "adjudicator kept tiles 1";
static const char sum[] = "sum ";

const char *kept_tiles_file(struct arena *arena, const struct kept_tiles_for *of)
{
	return arena_printf(arena, "%s.%s.%s.kept", of->game,
			    lexicon_info(of->lexicon)->id, of->tiles->id);
}

/* ----------------------------------------------------------------- writing */

/* Writes the lines that say what a table is for; they are the same for equal
 * purposes. */
static void write_for(const struct kept_tiles_for *of, struct buf *b)
{
	const struct lexicon_info *info = lexicon_info(of->lexicon);
	char hex[HASH_HEX];

	buf_printf(b, "%s\ngame %s\ntiles %s\n", title, of->game, of->tiles->id);
	hex_write(of->alphabet->hash.byte, HASH_BYTES, hex);
	buf_printf(b, "alphabet %s %s\n", of->alphabet->id, hex);
	hex_write(info->hash.byte, HASH_BYTES, hex);
	buf_printf(b, "words %s %s\n", info->id, hex);
}

static void write_sum(struct buf *b)
{
	char hex[HASH_HEX];

	hex_write(hash_of(buf_view(b)).byte, HASH_BYTES, hex);
	buf_printf(b, "%s%s\n", sum, hex);
}

void kept_tiles_write(const struct kept_tiles *k, struct buf *b)
{
	char hex[HASH_HEX];

	write_for(&k->of, b);
	hex_write(k->seed, HASH_BYTES, hex);
	buf_printf(b, "seed %s\ngames %ld\n", hex, k->games);
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		uint8_t tile[KEPT_TOGETHER];

		kept_tiles_first(tile, n);
		do {
			int more = k->more[n - 1][kept_tiles_place(tile, n)];

			if (more != 0) {
				tiles_write(k->of.alphabet, b, tile, (size_t)n);
				buf_printf(b, " = %d\n", more);
			}
		} while (kept_tiles_next(k->of.alphabet, tile, n));
	}
	write_sum(b);
}

/* ----------------------------------------------------------------- reading */

struct table_reading {
	const char *file;
	struct lines lines;
	struct err *err;
};

static bool damaged(const struct table_reading *r, const char *what)
{
	return err_set(r->err, ERR_DATA, "%s:%d: %s", r->file, r->lines.n, what);
}

/* Checks that the last line is the hash of all before it. */
static bool whole(struct table_reading *r, struct view text, struct view *before)
{
	const size_t line = sizeof sum - 1 + HASH_HEX;
	struct hash hash;
	uint8_t said[HASH_BYTES];
	struct view last;

	*before = view_part(text, 0, text.len < line ? 0 : text.len - line);
	last = view_part(text, before->len, line);
	hash = hash_of(*before);
	return (last.len == line && view_starts(last, sum) &&
		last.at[line - 1] == '\n' &&
		hex_read(view_part(last, sizeof sum - 1, HASH_HEX - 1), said,
			 HASH_BYTES) &&
		memcmp(said, hash.byte, HASH_BYTES) == 0) ||
	       err_set(r->err, ERR_DATA, "%s is damaged: its sum does not agree",
		       r->file);
}

/* Compares the lines that say what it is for with those that would be written. */
static bool read_for(struct table_reading *r, struct arena *arena,
		     const struct kept_tiles_for *of)
{
	struct buf b = buf_in(arena);
	struct lines wanted;
	struct view want;
	struct view line = {0};

	write_for(of, &b);
	wanted = lines_of(buf_view(&b));
	while (line_next(&wanted, &want)) {
		if (!line_next(&r->lines, &line) || !view_eq(line, want)) {
			return err_set(r->err, ERR_DATA,
				       "%s:%d: \"%.*s\" is not \"%.*s\"", r->file,
				       wanted.n, VIEW_ARG(view_part(line, 0, 80)),
				       VIEW_ARG(want));
		}
	}
	return true;
}

static bool read_origin(struct table_reading *r, struct kept_tiles *k)
{
	struct view line = {0};

	if (!line_next(&r->lines, &line) || !view_starts(line, "seed ") ||
	    !hex_read(view_part(line, 5, line.len), k->seed, HASH_BYTES)) {
		return damaged(r, "no seed");
	}
	return (line_next(&r->lines, &line) && view_starts(line, "games ") &&
		num_plain(view_part(line, 6, line.len), 1, KEPT_TILES_GAMES_MOST,
			  &k->games)) ||
	       damaged(r, "no number of games");
}

static bool read_row(struct table_reading *r, struct kept_tiles *k, struct view line)
{
	size_t equals = view_find(line, '=');
	uint8_t tile[KEPT_TOGETHER];
	size_t n;
	struct view bad;
	long more;
	int16_t *at;

	if (equals == line.len ||
	    !num_read(view_trim(view_part(line, equals + 1, line.len)),
		      -KEPT_TILES_WORTH_MOST, KEPT_TILES_WORTH_MOST, &more)) {
		return damaged(r, "no worth in tenths of a point");
	}
	if (!tiles_read(k->of.alphabet, view_trim(view_part(line, 0, equals)), tile,
			KEPT_TOGETHER, &n, &bad) ||
	    n == 0) {
		return damaged(r, "not one to three tiles");
	}
	for (size_t i = 0; i < n; i++) {
		if ((tile[i] & TILE_AS_BLANK) != 0 ||
		    (i > 0 && tile[i] < tile[i - 1])) {
			return damaged(r, "tiles that are not in order");
		}
	}
	at = &k->more[n - 1][kept_tiles_place(tile, (int)n)];
	if (*at != 0) {
		return damaged(r, "tiles that were there already");
	}
	*at = (int16_t)more;
	return true;
}

bool kept_tiles_read(struct arena *arena, const struct kept_tiles_for *of,
		     struct view text, const char *file, struct kept_tiles **out,
		     struct err *err)
{
	struct table_reading r = {.file = file, .err = err};
	struct kept_tiles *k = kept_tiles_new(arena, of);
	struct view before;
	struct view line;

	if (!whole(&r, text, &before)) {
		return false;
	}
	r.lines = lines_of(before);
	if (!read_for(&r, arena, of) || !read_origin(&r, k)) {
		return false;
	}
	while (line_next(&r.lines, &line)) {
		if (!read_row(&r, k, line)) {
			return false;
		}
	}
	*out = k;
	return true;
}
