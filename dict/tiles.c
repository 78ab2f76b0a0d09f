/* SPDX-License-Identifier: ISC */
#include "dict/tiles.h"

#include "formats/text/embedded.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

static const char before[] = "dict/data/";
static const char after[] = ".tiles";

enum { COUNT_MAX = 200, VALUE_MAX = 99, TOTAL_MAX = 250, ID_MAX = 31 };

static_assert(ID_MAX + 1 == sizeof((struct tileset){0}.id), "an id fits its place");

struct reader {
	struct tileset *out;
	const struct alphabet *a;
	bool met[ALPHABET_TILES + 1];
	long total; /* as the file says; 0 before */
	int total_line;
	int line;
	struct err *err;
};

static bool wrong(struct reader *r, struct view word, const char *why)
{
	return err_set(r->err, ERR_DATA, "%s.tiles:%d: \"%.*s\" %s", r->out->id,
		       r->line, VIEW_ARG(word), why);
}

/* "CH:1:5" */
static bool tile_read(struct reader *r, struct view word)
{
	struct view rest = word;
	struct view face = view_cut(&rest, ':');
	struct view count = view_cut(&rest, ':');
	enum letter_case how;
	uint8_t tile = TILE_BLANK;
	long n;
	long value;

	if (!num_read(count, 0, COUNT_MAX, &n) ||
	    !num_read(rest, 0, VALUE_MAX, &value)) {
		return wrong(r, word, "is not LETTER:COUNT:VALUE");
	}
	if (!view_is(face, "?")) {
		tile = alphabet_tile(r->a, face, &how);
		if (tile == 0 || !view_is(face, r->a->upper[tile])) {
			return wrong(r, word, "is no tile of this alphabet");
		}
	} else if (value != 0) {
		return wrong(r, word, "gives a blank a value");
	}
	if (r->met[tile]) {
		return wrong(r, word, "comes twice");
	}
	r->met[tile] = true;
	r->out->count[tile] = (uint8_t)n;
	r->out->value[tile] = (int8_t)value;
	r->out->total += (int)n;
	return true;
}

static bool line_read(struct reader *r, struct view line)
{
	struct view rest = line;
	struct view word = view_word(&rest);

	if (view_is(word, "alphabet")) {
		rest = view_trim(rest);
		memcpy(r->out->alphabet, r->a->id, sizeof r->out->alphabet);
		return view_is(rest, r->a->id) ||
		       wrong(r, rest, "is not the alphabet it is read with");
	}
	if (view_is(word, "total")) {
		r->total_line = r->line;
		return num_read(view_trim(rest), 1, TOTAL_MAX, &r->total) ||
		       wrong(r, view_trim(rest), "is no number of tiles");
	}
	while ((word = view_word(&line)).len > 0) {
		if (!tile_read(r, word)) {
			return false;
		}
	}
	return true;
}

static bool complete(const struct reader *r)
{
	const struct tileset *s = r->out;

	if (s->alphabet[0] == '\0') {
		return err_set(r->err, ERR_DATA,
			       "%s.tiles:1: no line names its alphabet", s->id);
	}
	for (uint8_t t = 0; t <= r->a->count; t++) {
		if (!r->met[t]) {
			return err_set(r->err, ERR_DATA,
				       "%s.tiles:%d: the set ends without the tile %s",
				       s->id, r->line, alphabet_face(r->a, t));
		}
	}
	if (s->total != r->total) {
		return err_set(r->err, ERR_DATA,
			       "%s.tiles:%d: the total is %ld, and the counts add up "
			       "to %d",
			       s->id, r->total_line, r->total, s->total);
	}
	return true;
}

bool tileset_read(struct tileset *out, const struct alphabet *a, struct view id,
		  struct view data, struct err *err)
{
	struct reader r = {.out = out, .a = a, .err = err};
	struct lines lines = lines_of(data);
	struct view line;

	*out = (struct tileset){0};
	if (id.len == 0 || id.len > ID_MAX) {
		return err_set(err, ERR_DATA, "\"%.*s\" cannot be a tile set's name",
			       VIEW_ARG(id));
	}
	memcpy(out->id, id.at, id.len);
	while (line_next(&lines, &line)) {
		r.line = lines.n;
		line = view_trim(line);
		if (line.len > 0 && line.at[0] != '#' && !line_read(&r, line)) {
			return false;
		}
	}
	return complete(&r);
}

/* What the line "alphabet ID" names; empty when there is none. */
static struct view alphabet_named(struct view data)
{
	struct lines lines = lines_of(data);
	struct view line;

	while (line_next(&lines, &line)) {
		if (view_is(view_word(&line), "alphabet")) {
			return view_trim(line);
		}
	}
	return view_from("", 0);
}

/* The id within a path of a tile set; empty for other files. */
static struct view id_in(const char *file)
{
	struct view path = view_of(file);
	size_t around = strlen(before) + strlen(after);

	if (!view_starts(path, before) || !view_ends(path, after) ||
	    path.len <= around) {
		return view_from("", 0);
	}
	return view_part(path, strlen(before), path.len - around);
}

/* The text of the built-in set `id`. */
static bool find(struct view id, struct view *data)
{
	char path[sizeof before + ID_MAX + sizeof after];

	if (id.len == 0 || id.len > ID_MAX) {
		return false;
	}
	(void)snprintf(path, sizeof path, "%s%.*s%s", before, VIEW_ARG(id), after);
	return embedded_find(path, data);
}

bool tileset_there(struct view id)
{
	struct view data;

	return find(id, &data);
}

bool tileset_load(struct tileset *out, struct alphabet *alphabet, struct arena *arena,
		  struct view id, struct err *err)
{
	struct buf known = buf_in(arena);
	struct view data;

	if (find(id, &data)) {
		return alphabet_load(alphabet, arena, alphabet_named(data), err) &&
		       tileset_read(out, alphabet, id, data, err);
	}
	tileset_list(&known, view_of(""));
	return err_set(err, ERR_DATA, "no tile set is called \"%.*s\"; there are: %s",
		       VIEW_ARG(id), buf_cstr(&known));
}

bool tileset_of(struct view id, struct view family)
{
	return family.len == 0 || (id.len > family.len && id.at[family.len] == '-' &&
				   view_eq(view_part(id, 0, family.len), family));
}

void tileset_list(struct buf *b, struct view family)
{
	const char *space = "";

	for (size_t i = 0; i < embedded_count; i++) {
		struct view id = id_in(embedded_files[i].path);

		if (id.len > 0 && tileset_of(id, family)) {
			buf_str(b, space);
			buf_add(b, id);
			space = " ";
		}
	}
}
