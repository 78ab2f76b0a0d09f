/* SPDX-License-Identifier: ISC */
#include "formats/orders/notation.h"

#include "formats/text/num.h"

/* clang-format off */
static const struct {
	const char *word;
	bool across;
} directions[] = {
	{"a",      true},
	{"across", true},
	{"h",      true},
	{"right",  true},
	{"d",      false},
	{"down",   false},
	{"v",      false},
};
/* clang-format on */

/* Signs that are mistaken for each other: what each means as a digit and as the
 * letter of a column. */
/* clang-format off */
static const struct {
	char literal, digit, letter;
} alike[] = {
	{'0', '0', 'O'},
	{'1', '1', 'I'},
	{'O', '0', 'O'},
	{'o', '0', 'O'},
	{'I', '1', 'I'},
	{'i', '1', 'I'},
	{'l', '1', 'L'},
	{'L', '1', 'L'},
};
/* clang-format on */

static char as_digit(char c, bool forgiving)
{
	for (size_t i = 0; forgiving && i < sizeof alike / sizeof alike[0]; i++) {
		if (alike[i].literal == c) {
			return alike[i].digit;
		}
	}
	return c;
}

static char as_letter(char c, bool forgiving)
{
	for (size_t i = 0; forgiving && i < sizeof alike / sizeof alike[0]; i++) {
		if (alike[i].literal == c) {
			return alike[i].letter;
		}
	}
	return ascii_upper(c);
}

char digit_meant(char c)
{
	return c == 'i' || c == 'L' ? c : as_digit(c, true);
}

bool direction_read(struct view word, bool *across)
{
	for (size_t i = 0; i < sizeof directions / sizeof directions[0]; i++) {
		if (view_is_nocase(word, directions[i].word)) {
			*across = directions[i].across;
			return true;
		}
	}
	return false;
}

/* One column letter and one or two row digits, with at most one hyphen between. */
static bool pair(struct view letter, struct view digits, bool forgiving,
		 struct place *out)
{
	int row = 0;
	char col = letter.len == 1 ? as_letter(letter.at[0], forgiving) : '\0';

	if (digits.len < 1 || digits.len > 2 || !ascii_letter(col)) {
		return false;
	}
	for (size_t i = 0; i < digits.len; i++) {
		char d = as_digit(digits.at[i], forgiving);

		if (!digit(d)) {
			return false;
		}
		row = row * 10 + (d - '0');
	}
	out->row = row - 1;
	out->col = col - 'A';
	return true;
}

static bool within(const struct place *p, int cols, int rows)
{
	return p->row >= 0 && p->row < rows && p->col >= 0 && p->col < cols;
}

/* Reads a square. Fails unless exactly one of its two readings, letter first or
 * number first, is a square of the board. */
static bool locate(struct view text, int cols, int rows, bool forgiving,
		   struct place *out)
{
	struct place row_first = {.across = true};
	struct place col_first = {.across = false};
	size_t n = text.len;
	bool down;
	bool across;

	if (n < 2) {
		return false;
	}
	across = pair(view_part(text, n - 1, 1),
		      view_part(text, 0, n - 1 - (n > 2 && text.at[n - 2] == '-')),
		      forgiving, &row_first) &&
		 within(&row_first, cols, rows);
	down = pair(view_part(text, 0, 1), view_part(text, 1 + (text.at[1] == '-'), n),
		    forgiving, &col_first) &&
	       within(&col_first, cols, rows);
	*out = across ? row_first : col_first;
	return across != down;
}

static bool has_both(struct view text)
{
	bool letters = false;
	bool digits = false;

	for (size_t i = 0; i < text.len; i++) {
		letters = letters || ascii_letter(text.at[i]);
		digits = digits || digit(text.at[i]);
	}
	return letters && digits;
}

bool square_split(struct view token, struct view *square, struct view *direction)
{
	enum { LONGEST = 5 }; /* "H-10d" */
	const struct view none = view_part(token, token.len, 0);
	struct view head = view_part(token, 0, token.len > 0 ? token.len - 1 : 0);
	struct view tail = view_part(token, head.len, 1);
	struct place p;
	bool across;
	bool glued;

	if (token.len > LONGEST || !has_both(token)) { /* like most words */
		return false;
	}
	glued = direction_read(tail, &across) && has_both(head);
	for (int forgiving = 0; forgiving < 2; forgiving++) {
		*square = token;
		*direction = none;
		if (locate(token, NOTATION_COLS, NOTATION_ROWS, forgiving, &p)) {
			return true;
		}
		*square = head;
		*direction = tail;
		if (glued &&
		    locate(head, NOTATION_COLS, NOTATION_ROWS, forgiving, &p)) {
			return true;
		}
	}
	return false;
}

bool place_read(const struct play_text *play, int cols, int rows, struct place *out,
		struct diag *diag)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	struct view square = play->square;
	struct view all = view_from(square.at, square.len + play->direction.len);
	bool glued =
		play->direction.len > 0 && square.at + square.len == play->direction.at;

	if (locate(square, cols, rows, false, out) ||
	    locate(square, cols, rows, true, out)) {
		if (play->direction.len > 0 &&
		    !direction_read(play->direction, &out->across)) {
			return diag_set(diag, DIAG_NO_DIRECTION, play->direction);
		}
		return true;
	}
	if (glued && locate(all, cols, rows, true, out)) {
		return true;
	}
	diag_set(diag, DIAG_UNKNOWN_SQUARE, square);
	if (cols > 0 && cols <= 26) {
		diag->what = view_from(letters + cols - 1, 1);
	}
	diag->n = rows;
	return false;
}

bool square_read(struct view text, int cols, int rows, int *row, int *col)
{
	struct place p;

	if (!locate(text, cols, rows, false, &p)) {
		return false;
	}
	*row = p.row;
	*col = p.col;
	return true;
}

/* Writes a number of one or two digits. */
static void number_write(struct buf *b, int n)
{
	if (n > 9) {
		buf_char(b, (char)('0' + n / 10));
	}
	buf_char(b, (char)('0' + n % 10));
}

void square_write(struct buf *b, int row, int col)
{
	buf_char(b, (char)('A' + col));
	number_write(b, row + 1);
}

void place_write(struct buf *b, const struct place *p)
{
	square_write(b, p->row, p->col);
	buf_str(b, p->across ? " across" : " down");
}

void place_write_short(struct buf *b, const struct place *p)
{
	if (p->across) {
		number_write(b, p->row + 1);
		buf_char(b, (char)('A' + p->col));
	} else {
		square_write(b, p->row, p->col);
	}
}
