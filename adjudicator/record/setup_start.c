/* SPDX-License-Identifier: ISC */
/*
 * The start event of a stored game: "wordbox language=en set=... options:
 * fourw=ends". For a set-up position it also has the tiles on the board; the racks
 * are in the hidden part.
 */
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/record/setup.h"
#include "formats/text/num.h"
#include <limits.h>
#include <string.h>

static bool zero(const struct hash *h)
{
	static const struct hash none;

	return memcmp(h, &none, sizeof none) == 0;
}

/* ---------------------------------------------------------------- to write */

struct word_list {
	const struct setup *s;
	struct buf *b;
	const char *between;
	bool more; /* a word is written already */
};

static bool put_word(void *arg, const uint8_t *tile, size_t n)
{
	struct word_list *w = arg;

	buf_str(w->b, w->more ? w->between : "");
	alphabet_spell(w->s->alphabet, w->b, tile, n);
	w->more = true;
	return true;
}

bool setup_lists_words(const struct setup *s)
{
	return strcmp(lexicon_info(s->lexicon)->id, "words") == 0;
}

void setup_write_words(struct buf *b, const struct setup *s, const char *between)
{
	struct word_list w = {s, b, between, false};

	lexicon_each(s->lexicon, put_word, &w);
}

static void put_lexicon(struct buf *b, const struct setup *s)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	char hex[HASH_HEX];

	buf_printf(b, " lexicon=%s", lx->id);
	if (setup_lists_words(s)) {
		buf_str(b, " list=");
		setup_write_words(b, s, ",");
	} else if (!zero(&lx->hash)) {
		hex_write(lx->hash.byte, HASH_BYTES, hex);
		buf_printf(b, " words=%s", hex);
	}
}

/* Writes "laid=H8:C,I8:[ch]". */
static void put_laid(struct buf *b, const struct setup *s)
{
	const char *before = " laid=";

	for (int i = 0; i < s->rules.cols * s->rules.rows; i++) {
		if (s->square[i] != 0) {
			buf_str(b, before);
			square_write(b, i / s->rules.cols, i % s->rules.cols);
			buf_char(b, ':');
			alphabet_write_tile(s->alphabet, b, s->square[i]);
			before = ",";
		}
	}
}

/* Writes ":12 ". Called for every letter of every game that is verified, so without
 * printf. */
static void put_count(struct buf *b, int count)
{
	char text[] = {0, (char)('0' + count / 100 % 10), (char)('0' + count / 10 % 10),
		       (char)('0' + count % 10), ' '};
	size_t from = count >= 100 ? 0 : count >= 10 ? 1 : 2;

	text[from] = ':';
	buf_add(b, view_from(text + from, sizeof text - from));
}

struct view setup_tiles(struct arena *arena, const struct setup *s)
{
	struct buf b = buf_in(arena);

	for (int i = 1; i <= ALPHABET_TILES; i++) {
		if (s->tiles->count[i] > 0) {
			alphabet_write_tile(s->alphabet, &b, (uint8_t)i);
			put_count(&b, s->tiles->count[i]);
		}
	}
	if (s->tiles->count[TILE_BLANK] > 0) {
		buf_char(&b, '?');
		put_count(&b, s->tiles->count[TILE_BLANK]);
	}
	return view_trim(buf_view(&b));
}

void setup_write_start(struct buf *b, const struct setup *s)
{
	struct options standard;
	char hex[HASH_HEX];

	hex_write(s->alphabet->hash.byte, 8, hex);
	buf_printf(b, "%s language=%.*s set=%s alphabet=%s", s->game->name,
		   VIEW_ARG(s->language), s->tiles->id, hex);
	put_lexicon(b, s);
	buf_printf(b, " seats=%d rules=%d%s%s%s", s->seats, s->version,
		   s->drill ? " drill=1" : "", s->open ? " racks=open" : "",
		   s->bag_empty ? " bag=empty" : "");
	put_laid(b, s);
	ground_write_open(b, s);
	buf_str(b, " options: ");
	options_init(&standard, s->game->options, s->game->option_count);
	options_write(b, &s->options, &standard);
}

/* "rack1=AEINST? rack2=[L]LA[CH] rack3="; or what stands on a pile. */
void setup_write_hidden(struct buf *b, const struct setup *s)
{
	for (int i = 0; i < s->seats; i++) {
		if (s->rack[i].given) {
			buf_printf(b, "%srack%d=", b->len > 0 ? " " : "", i + 1);
			alphabet_write(s->alphabet, b, s->rack[i].tile, s->rack[i].n);
		}
	}
	ground_write_hidden(b, s);
}

/* ----------------------------------------------------------------- to read */

static bool field(struct view text, const char *name, struct view *out)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		*out = word;
		if (view_is(view_cut(out, '='), name)) {
			return true;
		}
	}
	*out = (struct view){0};
	return false;
}

static struct view value_of(struct view text, const char *name)
{
	struct view value;

	(void)field(text, name, &value);
	return value;
}

/* "words CAT DOG", "any", or "en-scowl80-1 HASH". */
static struct view lexicon_of(struct arena *arena, struct view head)
{
	struct view words = value_of(head, "words");
	struct view list = value_of(head, "list");
	struct buf b = buf_in(arena);

	buf_add(&b, value_of(head, "lexicon"));
	if (words.len > 0) {
		buf_char(&b, ' ');
		buf_add(&b, words);
	}
	while (list.len > 0) {
		buf_char(&b, ' ');
		buf_add(&b, view_cut(&list, ','));
	}
	return buf_view(&b);
}

struct view setup_lexicon_named(struct arena *arena, struct view start)
{
	return lexicon_of(arena,
			  view_part(start, 0, view_find_text(start, " options:")));
}

static bool read_laid(struct view list, struct setup *s)
{
	while (list.len > 0) {
		struct view face = view_cut(&list, ',');
		struct view square = view_cut(&face, ':');
		struct view bad;
		uint8_t tile;
		size_t n;
		int row;
		int col;

		if (!square_read(square, s->rules.cols, s->rules.rows, &row, &col) ||
		    !tiles_read(s->alphabet, face, &tile, 1, &n, &bad) || n != 1) {
			return false;
		}
		s->square[row * s->rules.cols + col] = tile;
	}
	return true;
}

static bool read_racks(struct arena *arena, struct view hidden, struct setup *s)
{
	for (int i = 0; i < s->seats; i++) {
		struct view tiles;
		struct view bad;
		size_t n;

		if (!field(hidden, arena_printf(arena, "rack%d", i + 1), &tiles)) {
			continue;
		}
		if (!tiles_read(s->alphabet, tiles, s->rack[i].tile, RACK_MAX, &n,
				&bad)) {
			return false;
		}
		s->rack[i].given = true;
		s->rack[i].n = (uint8_t)n;
	}
	return true;
}

bool setup_read_version(struct view start, int *version, struct err *err)
{
	struct view head = view_part(start, 0, view_find_text(start, " options:"));
	struct view text;
	long n = 1;

	if (field(head, "rules", &text) && !num_read(text, 1, INT_MAX, &n)) {
		return err_set(err, ERR_DATA, "\"%.*s\" is no version of the rules",
			       VIEW_ARG(text));
	}
	*version = (int)n;
	return n <= RULES_VERSION ||
	       err_set(err, ERR_DATA,
		       "this game was begun by a newer program, with version %ld of "
		       "the "
		       "rules, and this program knows them up to version %d; please "
		       "bring the program up to date",
		       n, RULES_VERSION);
}

bool setup_read_start(struct arena *arena, struct lexica *lexica, const struct event *e,
		      struct setup *out, struct err *err)
{
	size_t split = view_find_text(e->text, " options:");
	struct view head = view_part(e->text, 0, split);
	struct setup_text parts = {.options =
					   view_part(e->text, split + 9, e->text.len)};
	enum setup_part fault;
	char hex[HASH_HEX];
	long seats;
	int version;

	parts.language = value_of(head, "language");
	parts.lexicon = lexicon_of(arena, head);
	if (!num_read(value_of(head, "seats"), 1, SEATS, &seats)) {
		return err_set(err, ERR_DATA, "this is no start of a game: %.*s",
			       VIEW_ARG(e->text));
	}
	parts.game = view_word(&head);
	if (!setup_read_version(e->text, &version, err) ||
	    !setup_make(arena, lexica, &parts, out, &fault, err)) {
		return false;
	}
	out->seats = (int)seats;
	out->version = version;
	out->drill = value_of(head, "drill").len > 0;
	out->open = view_is(value_of(head, "racks"), "open");
	out->bag_empty = view_is(value_of(head, "bag"), "empty");
	hex_write(out->alphabet->hash.byte, 8, hex);
	if (!view_is(value_of(head, "alphabet"), hex)) {
		return err_set(
			err, ERR_DATA,
			"this game was begun with the alphabet %s of sha256 %.*s..., "
			"and this program's begins with %s; the release that began "
			"it can go on with it",
			out->alphabet->id, VIEW_ARG(value_of(head, "alphabet")), hex);
	}
	return (read_laid(value_of(head, "laid"), out) &&
		ground_read(out, value_of(head, "board"), value_of(e->hidden, "faces"),
			    value_of(e->hidden, "bonus")) &&
		read_racks(arena, e->hidden, out)) ||
	       err_set(err, ERR_DATA, "the position this game began with is damaged");
}
