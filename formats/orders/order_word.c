/* SPDX-License-Identifier: ISC */
/* A word along a path: "SON A1 B2 C2", "19T > 23T". */
#include "formats/orders/order_shape.h"

#include "formats/boards/glyph.h"
#include "formats/text/num.h"

/* What a name of a node may be, by its form. */
enum name_kind {
	NAME_NONE,
	NAME_ODD,      /* letters and digits, but neither cell nor face: "B22" */
	NAME_CELL,     /* "A1" */
	NAME_FACE,     /* "19T", "9t" */
	NAME_CUBE,     /* "19", "9": some face of it */
	NAME_LIKE_CELL /* "Al", with a letter for the digit */
};

enum gap { GAP_NONE, GAP_PLAIN, GAP_ARROW, GAP_WRONG };

/* The names of a path. */
struct names {
	size_t count, cells, faces, cubes, odd, arrows;
	struct view first, last;
	bool like_cell; /* the first name is NAME_LIKE_CELL */
};

static bool one_of(char c, const char *set)
{
	const struct view all = view_of(set);

	return view_find(all, c) < all.len;
}

static bool parts_names(char c)
{
	return c == ' ' || c == ',' || c == '-' || c == '>';
}

/* Whether v is the number of a cube: one or two digits, not zero. Beside a true
 * digit O counts as 0, and I or l as 1. */
static bool cube_number(struct view v)
{
	size_t digits = 0;
	bool nought = true;

	for (size_t i = 0; i < v.len; i++) {
		char meant = digit_meant(v.at[i]);

		if (!digit(meant)) {
			return false;
		}
		digits += digit(v.at[i]);
		nought = nought && meant == '0';
	}
	return v.len <= 2 && digits > 0 && !nought;
}

static enum name_kind odd_name(struct view v)
{
	enum { LONGEST = 4 };
	bool letters = false;
	bool digits = false;

	for (size_t i = 0; i < v.len; i++) {
		letters = letters || ascii_letter(v.at[i]);
		digits = digits || digit(v.at[i]);
		if (!ascii_letter(v.at[i]) && !digit(v.at[i])) {
			return NAME_NONE;
		}
	}
	return letters && digits && v.len <= LONGEST ? NAME_ODD : NAME_NONE;
}

static enum name_kind name_kind(struct view v)
{
	if (num_digits(v) == v.len && cube_number(v)) {
		return NAME_CUBE;
	}
	if (v.len < 2) {
		return NAME_NONE;
	}
	if (v.len == 2 && one_of(ascii_upper(v.at[0]), "ABCDEFGH")) {
		if (digit(v.at[1]) && v.at[1] != '0') {
			return NAME_CELL;
		}
		if (digit_meant(v.at[1]) == '1') {
			return NAME_LIKE_CELL;
		}
	}
	if (one_of(ascii_upper(v.at[v.len - 1]), "TRL") &&
	    cube_number(view_part(v, 0, v.len - 1))) {
		return NAME_FACE;
	}
	return odd_name(v);
}

/* Takes what stands between two names off *rest. */
static enum gap gap_take(struct view *rest)
{
	int hyphens = 0;
	int commas = 0;
	int heads = 0;
	size_t n = 0;

	for (; n < rest->len && parts_names(rest->at[n]); n++) {
		hyphens += rest->at[n] == '-';
		commas += rest->at[n] == ',';
		heads += rest->at[n] == '>';
		if (rest->at[n] == '-' && heads > 0) {
			return GAP_WRONG;
		}
	}
	*rest = view_part(*rest, n, rest->len);
	if (heads == 1 && commas == 0) {
		return GAP_ARROW;
	}
	if (heads > 0 || hyphens + commas > 1) {
		return GAP_WRONG;
	}
	return n > 0 ? GAP_PLAIN : GAP_NONE;
}

bool word_text_next(struct view *path, struct view *name)
{
	size_t from = 0;
	size_t to;

	while (from < path->len && parts_names(path->at[from])) {
		from++;
	}
	to = from;
	while (to < path->len && !parts_names(path->at[to])) {
		to++;
	}
	*name = view_part(*path, from, to - from);
	*path = view_part(*path, to, path->len);
	return name->len > 0;
}

/* Reads the text as one or more names, with nothing else. Cubes cannot stand among
 * other names. */
static bool names_read(struct view text, struct names *out)
{
	struct view rest = text;
	struct view name;

	*out = (struct names){.first = text};
	while (rest.len > 0) {
		enum gap gap = gap_take(&rest);
		enum name_kind kind;

		if (gap == GAP_WRONG || (gap == GAP_NONE) != (out->count == 0) ||
		    !word_text_next(&rest, &name)) {
			return false;
		}
		kind = name_kind(name);
		if (kind == NAME_NONE) {
			return false;
		}
		if (out->count == 0) {
			out->first = name;
			out->like_cell = kind == NAME_LIKE_CELL;
		}
		out->last = name;
		out->count++;
		out->arrows += gap == GAP_ARROW;
		out->cells += kind == NAME_CELL;
		out->faces += kind == NAME_FACE;
		out->cubes += kind == NAME_CUBE;
		out->odd += kind == NAME_ODD;
	}
	return out->cells + out->faces > 0 ? out->cubes == 0
					   : out->cubes > 0 && out->cubes == out->count;
}

/* Whether "CAT 25 26 27" may have a cube for each letter of the word; the game finds
 * the faces. A Catalan tile such as "L·L" is two letters, and only the game knows
 * its tiles. */
static bool cubes_fit(const struct names *n, size_t letters)
{
	enum { SHORTEST = 3, LETTERS_OF_TILE = 2 };

	return n->cubes == 0 ||
	       (n->cubes >= SHORTEST && n->cubes <= letters &&
		letters <= LETTERS_OF_TILE * n->cubes && n->arrows == 0);
}

/* Whether just the two ends are named, with an arrow between. Between more names all
 * gaps must be alike (gaps_fit). */
static bool ends_only(const struct names *n)
{
	return n->count == 2 && n->arrows == 1;
}

static bool gaps_fit(const struct names *n)
{
	return n->arrows == 0 || n->arrows + 1 == n->count;
}

/* The number of letters in a word of letters and bracketed tiles; 0: it is no word,
 * or too short. */
static size_t word_letters(struct view word)
{
	struct view rest = word;
	struct word_item item;
	struct diag diag;
	size_t count = 0;

	while (rest.len > 0) {
		if (!word_item_next(&rest, &item, &diag) ||
		    (item.kind != ITEM_LETTERS && item.kind != ITEM_TILE)) {
			return 0;
		}
		count += glyph_count(item.text);
	}
	return count >= 2 ? count : 0;
}

/* The text "SON: A1 B2 C2", parted behind its first word; the path may be empty. */
struct parts {
	struct view word, path;
	bool colon;
};

static struct parts parts_of(struct view text)
{
	struct parts p = {.path = text};

	p.word = view_word(&p.path);
	p.path = view_trim(p.path);
	p.colon = view_ends(p.word, ":");
	p.word.len -= p.colon;
	return p;
}

/*
 * Whether all of the text is a path. "Bl C2 D3" is the word BL on C2 and D3: its l
 * counts as a digit only where the text is no word with one name for each letter.
 */
static bool path_only(struct view text, struct names *n)
{
	struct parts p = parts_of(text);

	return names_read(text, n) && !ends_only(n) && n->cubes == 0 &&
	       !(n->like_cell && n->count == 3 && p.word.len == 2);
}

/* Sets the word and the path of the order, which has no other args. */
static void fill(struct order *out, struct view word, struct view path,
		 const struct names *n)
{
	const struct view none = view_part(path, path.len, 0);
	struct word_text *w = &out->word;

	out->args = (struct view){0};
	*w = (struct word_text){.word = word, .path = path, .from = none, .to = none};
	if (n != NULL && ends_only(n)) {
		w->from = n->first;
		w->to = n->last;
		w->path = none;
	}
}

/* Words behind `word` in common sayings: "Word up!" is no order. */
static const char sayings[] = "up game games list lists count nerd play";

bool order_word_named(struct view args, struct order *out)
{
	struct view text = view_trim(args);
	struct parts p = parts_of(text);
	struct names n;
	size_t letters;

	if (path_only(text, &n)) {
		fill(out, view_part(text, 0, 0), text, &n);
		return gaps_fit(&n);
	}
	letters = word_letters(p.word);
	if (letters == 0) {
		return false;
	}
	if (p.path.len == 0) {
		fill(out, p.word, p.path, NULL);
		return !p.colon && !view_among(p.word, sayings);
	}
	if (!names_read(p.path, &n)) {
		return false;
	}
	fill(out, p.word, p.path, &n);
	return gaps_fit(&n) && cubes_fit(&n, letters);
}

/* Whether the path has two or more names, either all cells or all faces. */
static bool plain_path(const struct names *n)
{
	return n->count >= 2 && n->odd == 0 && n->cubes == 0 &&
	       (n->cells == 0 || n->faces == 0) && gaps_fit(n);
}

bool order_word_bare(struct view text, struct order *out)
{
	struct parts p;
	struct names n;
	size_t letters;

	/* A quick test: a path has a name with a digit, and most lines of letters
	 * have none. */
	if (!num_anywhere(text)) {
		return false;
	}
	p = parts_of(text);
	if (path_only(text, &n)) {
		fill(out, view_part(text, 0, 0), text, &n);
		out->word.alone = true;
		return plain_path(&n);
	}
	letters = word_letters(p.word);
	if (letters == 0 || !names_read(p.path, &n) || !plain_path(&n)) {
		return false;
	}
	fill(out, p.word, p.path, &n);
	/* "Vitamins B2 B6" is prose: a tile has two letters at most */
	return n.faces > 0 || ends_only(&n) || letters <= 2 * n.count;
}

bool order_word_lone(const struct word_text *word)
{
	return word->path.len == 0 && word->from.len == 0;
}

/* The sign at v[i] of a name: a digit where a digit belongs, else a capital
 * letter. */
static char sign(struct view v, size_t i)
{
	bool cell = v.len == 2 && ascii_letter(v.at[0]);

	return ascii_upper((cell ? i == 1 : i + 1 < v.len) ? digit_meant(v.at[i])
							   : v.at[i]);
}

static struct view without_noughts(struct view v)
{
	while (v.len > 2 && sign(v, 0) == '0') {
		v = view_part(v, 1, v.len);
	}
	return v;
}

/* Whether two names mean the same node: "09t" and "9T", "Bl" and "B1". */
static bool same_name(struct view a, struct view b)
{
	struct view x = without_noughts(a);
	struct view y = without_noughts(b);

	for (size_t i = 0; i < x.len && x.len == y.len; i++) {
		if (sign(x, i) != sign(y, i)) {
			return false;
		}
	}
	return x.len == y.len;
}

static bool same_path(struct view a, struct view b)
{
	struct view x;
	struct view y;
	bool more;

	do {
		more = word_text_next(&a, &x);
		if (word_text_next(&b, &y) != more || (more && !same_name(x, y))) {
			return false;
		}
	} while (more);
	return true;
}

bool order_word_same(const struct word_text *a, const struct word_text *b)
{
	return view_eq_nocase(a->word, b->word) && same_path(a->path, b->path) &&
	       same_name(a->from, b->from) && same_name(a->to, b->to);
}
