/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders_near.h"

#include "formats/boards/glyph.h"
#include "formats/orders/notation.h"
#include "formats/orders/order_line.h"
#include "formats/orders/orders_loose.h"
#include "formats/orders/orders_words.h"
#include "formats/orders/usual.h"
#include "formats/text/buf.h"
#include "formats/text/num.h"

enum { LONGEST = 80 };

/* Little words that people write around a move, in the languages of letters. */
static const char little[] =
	"i i'll i'd will would like want to must have let me my move turn play plays "
	"playing put lay is it goes at on in from of starting start through the this "
	"one time word for and then so now with please pls thanks ok okay sorry "
	"points pts row column square tiles letters some new ones again afraid ich "
	"lege spiele auf ab von bis das wort bitte juego pongo en desde hasta la el "
	"palabra favor por jugo poso a des de fins paraula si us plau und die den "
	"meine las "
	"los mis letras fichas les els lletres fitxes buchstaben steine";

/* Words for the two directions of a play. */
static const char along[] = "across right horizontal horizontally waagerecht waagrecht";
static const char down[] = "down downwards vertical vertically senkrecht";

static const char until[] = "to till until bis hasta fins";

struct loose {
	struct place place;
	int squares;       /* squares named so far; the second is the word's end */
	bool across, told; /* the direction, if it was told */
	struct view word, capitals;
	int words, capital_words; /* not little ones: in small letters, capitals */
	bool till; /* the token before announces the square of the word's end */
	bool failed;
};

static bool sign(char c)
{
	return c == '.' || c == ',' || c == ';' || c == ':' || c == '!' || c == '"' ||
	       c == '\'' || c == '(' || c == ')';
}

struct view loose_bare(struct view token)
{
	while (token.len > 0 && sign(token.at[0])) {
		token = view_part(token, 1, token.len);
	}
	while (token.len > 0 && sign(token.at[token.len - 1])) {
		token.len--;
	}
	return token;
}

bool loose_little(struct view token)
{
	return view_among(token, little);
}

static bool has_letter(struct view token)
{
	for (size_t i = 0; i < token.len; i++) {
		if (ascii_letter(token.at[i]) || (token.at[i] & 0x80) != 0) {
			return true;
		}
	}
	return false;
}

bool loose_capitals(struct view word)
{
	for (size_t i = 0; i < word.len; i++) {
		if (word.at[i] >= 'a' && word.at[i] <= 'z') {
			return false;
		}
	}
	return word.len > 1;
}

static bool is_square(struct view token, struct place *out)
{
	bool digits = false;

	for (size_t i = 0; i < token.len; i++) {
		digits = digits || digit(token.at[i]);
	}
	*out = (struct place){.across = token.len > 0 && digit(token.at[0])};
	return digits && token.len <= 3 &&
	       square_read(token, NOTATION_COLS, NOTATION_ROWS, &out->row, &out->col);
}

static void add_square(struct loose *l, const struct place *p, bool end)
{
	if (l->squares == 0 && !end) {
		l->place = *p;
	} else if (l->squares == 1 && end &&
		   (p->row == l->place.row) != (p->col == l->place.col)) {
		l->told = true;
		l->across = p->row == l->place.row;
	} else {
		l->failed = true;
	}
	l->squares++;
}

static bool add_way(struct loose *l, struct view token)
{
	bool across = view_among(token, along);

	if (!across && !view_among(token, down)) {
		return false;
	}
	l->failed |= l->told && l->across != across;
	l->told = true;
	l->across = across;
	return true;
}

/* Joins letters: of "H-A-N-G" makes HANG. */
static struct view joined(struct arena *arena, struct view token)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < token.len; i++) {
		if (i % 2 == 0 ? !ascii_letter(token.at[i]) : token.at[i] != '-') {
			return token;
		}
		if (i % 2 == 0) {
			buf_char(&b, token.at[i]);
		}
	}
	return token.len > 2 ? buf_view(&b) : token;
}

static void add_word(struct arena *arena, struct loose *l, struct view token)
{
	struct view word = joined(arena, token);
	bool order = words_find(word) != ORDER_NONE;

	if (glyph_letters(word) != word.len || (order && loose_capitals(word)) ||
	    view_starts_nocase(word, "blank")) {
		l->failed = true;
	} else if (order) { /* "good luck": one word too many */
		l->words += 2;
	} else if (loose_capitals(word)) {
		l->capitals = word;
		l->capital_words++;
	} else {
		l->word = word;
		l->words++;
	}
}

/* Takes off a sign that was hit instead of the blank: of ".HANG" leaves HANG. *small:
 * behind such a sign a word may be in small letters; "A4-paper" is prose. */
static struct view unsigned_word(struct view v, bool *small)
{
	const struct view signs = view_of(".:;,");
	bool dash = view_starts(v, "-") || view_starts(v, "/");

	*small = v.len > 0 && view_find(signs, v.at[0]) < signs.len;
	return view_part(v, *small || dash, v.len);
}

/* Adds a square and a word with no blank between: "8GHANG", "8g.hang". */
static bool add_glued(struct arena *arena, struct loose *l, struct view token)
{
	enum { LEAST = 2, MOST = 3 };
	struct place from;

	for (size_t n = LEAST; n <= MOST && n + LEAST <= token.len; n++) {
		bool small;
		struct view word =
			unsigned_word(view_part(token, n, token.len), &small);

		if (is_square(view_part(token, 0, n), &from) && word.len >= LEAST &&
		    (small || loose_capitals(word)) &&
		    glyph_letters(word) == word.len) {
			add_square(l, &from, false);
			add_word(arena, l, word);
			return true;
		}
	}
	return false;
}

static void add_token(struct arena *arena, struct loose *l, struct view token)
{
	struct view rest = token;
	struct view first = view_cut(&rest, '-');
	struct place from;
	struct place to;

	if (is_square(token, &from)) {
		add_square(l, &from, l->till);
	} else if (is_square(first, &from) && is_square(rest, &to)) {
		add_square(l, &from, false);
		add_square(l, &to, true);
	} else if (has_letter(token) && !usual_picture(token) && !add_way(l, token) &&
		   !add_glued(arena, l, token) &&
		   !(loose_little(token) && !loose_capitals(token))) {
		add_word(arena, l, token);
	}
	l->till = view_among(token, until);
}

static struct view play_of(struct arena *arena, const struct loose *l)
{
	struct buf b = buf_in(arena);
	struct place place = l->place;
	bool loud = l->capital_words == 1;

	if (l->failed || l->squares < 1 || (!loud && l->words != 1)) {
		return view_of("");
	}
	place.across = l->told ? l->across : place.across;
	place_write_short(&b, &place);
	buf_char(&b, ' ');
	buf_add(&b, loud ? l->capitals : l->word);
	return buf_view(&b);
}

/* The order for a word alone on its line: in games of words on paths that is
 * enough. */
static struct view alone_of(struct arena *arena, const struct loose *l,
			    struct view line)
{
	enum { LEAST = 3 };
	struct view word = l->capital_words > 0 ? l->capitals : l->word;

	return !l->failed && l->squares == 0 && l->words + l->capital_words == 1 &&
			       word.len >= LEAST && view_eq(loose_bare(line), word)
		       ? view_of(arena_printf(arena, "word %.*s", VIEW_ARG(word)))
		       : view_of("");
}

/* Whether the line has `what` once, and otherwise only little words. */
static bool only(struct view line, const char *what)
{
	struct view token;
	int said = 0;

	while (token = loose_bare(view_word(&line)), token.len > 0) {
		if (view_is_nocase(token, what)) {
			said++;
		} else if (!loose_little(token)) {
			return false;
		}
	}
	return said == 1;
}

/* Whether the line is drawn or in columns as lines of our letters are. Somebody who
 * quotes one without a mark plays nothing by it. */
static bool drawn(struct view line)
{
	static const char columns[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	struct view letters = view_of(columns);

	return view_find(line, '|') < line.len || view_find(line, '`') < line.len ||
	       view_eq(line, view_part(letters, 0, line.len)) ||
	       view_find_text(line, "   ") < line.len;
}

/* Whether the line has a number that is not told as a score: "for 24". */
static bool numbered(struct view line)
{
	static const char before[] = "for por per für";
	struct view last = {0};
	struct view token;

	while (token = loose_bare(view_word(&line)), token.len > 0) {
		if (num_digits(token) == token.len && !view_among(last, before)) {
			return true;
		}
		last = token;
	}
	return false;
}

struct view orders_loose(struct arena *arena, struct view line)
{
	struct loose l = {0};
	struct view rest = order_line_core(line, true);
	struct view meant = {0};
	struct view token;
	struct order order;

	if (line.len > LONGEST || view_starts(line, "#") || view_starts(line, "//") ||
	    drawn(line)) {
		return view_of("");
	}
	meant = usual_guess(arena, line);
	if (meant.len > 0) {
		return meant;
	}
	if (numbered(line)) {
		return view_of("");
	}
	if (only(rest, "pass")) {
		return view_of("pass");
	}
	while (token = view_word(&rest), token.len > 0 && meant.len == 0) {
		if (l.squares == 0 && loose_gives(loose_bare(token))) {
			meant = loose_exchange(arena, rest);
			break;
		}
		add_token(arena, &l, loose_bare(token));
	}
	meant = meant.len > 0 ? meant : play_of(arena, &l);
	meant = meant.len > 0 ? meant : alone_of(arena, &l, line);
	return meant.len > 0 && order_line_read(meant, true, &order) == LINE_ORDER
		       ? meant
		       : view_of("");
}
