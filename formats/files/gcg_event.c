/* SPDX-License-Identifier: ISC */
/* The lines of a GCG record that begin with '>'. */
#include "formats/files/gcg_reader.h"
#include "formats/text/num.h"

enum { COUNT_MAX = 99 };

static bool blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Takes "nick:" off *rest. Its colon is the first one before a blank, or, if there
 * is none, the first of all. */
static bool nick_take(struct gcg_reader *r, struct view *rest, struct view *nick)
{
	struct view text = view_trim(*rest);
	size_t first = text.len;
	size_t n = 0;

	for (; n < text.len && !blank(text.at[n]); n++) {
		if (text.at[n] == ':') {
			first = first < n ? first : n;
			if (n + 1 == text.len || blank(text.at[n + 1])) {
				first = n;
				break;
			}
		}
	}
	if (n == 0 || first == 0) {
		gcg_fault(r, text, "no nick stands behind the \">\"");
		return false;
	}
	*nick = view_part(text, 0, first < n ? first : n);
	if (first == text.len) {
		gcg_fault_quoting(r, *nick, "no colon stands right behind the nick ",
				  " (nicks have no blanks)");
		return false;
	}
	*rest = view_part(text, first + 1, text.len);
	return true;
}

/* The seat of a nick. A nick that no pragma named takes the first free seat. */
static int seat_get(struct gcg_reader *r, struct view nick)
{
	struct gcg *g = r->out;
	int seat = gcg_seat(g, nick);
	size_t i = 0;

	if (seat >= 0) {
		return seat;
	}
	while (i < GCG_PLAYERS && g->player[i].nick.len > 0) {
		i++;
	}
	if (i == GCG_PLAYERS) {
		gcg_fault_quoting(r, nick, "", " would be a fifth player");
		return -1;
	}
	g->player[i].nick = nick;
	g->player[i].name = nick;
	g->player[i].line = r->lines.n;
	g->players = g->players > i ? g->players : i + 1;
	return (int)i;
}

/* Reads "8D", "D8" or "08D"; if that fails, with the slips that other readers
 * forgive. */
static bool place_of(struct view text, struct place *place)
{
	bool across = text.len > 0 && digit(text.at[0]);
	struct view letter = view_part(text, across ? text.len - 1 : 0, 1);
	struct view number = view_part(text, across ? 0 : 1, text.len - 1);
	struct play_text play = {.square = text};
	struct place found;
	struct diag diag;
	bool has_digit = false;
	bool has_letter = false;
	long row;

	if (text.len < 2 || text.len > 4) {
		return false;
	}
	if (text.len < 4 && digit(number.at[0]) && ascii_letter(letter.at[0]) &&
	    ascii_upper(letter.at[0]) < 'A' + NOTATION_COLS &&
	    num_read(number, 1, NOTATION_ROWS, &row)) {
		*place = (struct place){.row = (int)row - 1,
					.col = ascii_upper(letter.at[0]) - 'A',
					.across = across};
		return true;
	}
	for (size_t i = 0; i < text.len; i++) {
		has_digit = has_digit || digit(text.at[i]);
		has_letter = has_letter || ascii_letter(text.at[i]);
	}
	if (!has_digit || !has_letter ||
	    !place_read(&play, NOTATION_COLS, NOTATION_ROWS, &found, &diag)) {
		return false;
	}
	*place = found;
	return true;
}

/* Whether all signs may stand for tiles on a rack. */
static bool tiles(struct view text)
{
	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];

		if (!ascii_letter(c) && (unsigned char)c < 0x80 && c != '?' &&
		    c != '[' && c != ']' && c != '.' && c != '\'') {
			return false;
		}
	}
	return text.len > 0;
}

/* Reads "-", "--", "-AE" or "-2". */
static bool dash_read(struct view text, struct gcg_event *e)
{
	struct view behind = view_part(text, 1, text.len);
	long count;

	if (view_is(text, "--")) {
		e->kind = GCG_WITHDRAWN;
		return true;
	}
	if (behind.len == 0) {
		e->kind = GCG_PASS;
		return true;
	}
	if (digit(behind.at[0]) && num_read(behind, 0, COUNT_MAX, &count)) {
		e->kind = count == 0 ? GCG_PASS : GCG_EXCHANGE_COUNT;
		e->count = (int)count;
		return true;
	}
	e->kind = GCG_EXCHANGE;
	e->tiles = behind;
	return tiles(behind);
}

/* Whether the text in parentheses is that word. In capitals only it is tiles: (TIME)
 * is four of them. */
static bool said(struct view text, const char *word)
{
	bool small = false;

	for (size_t i = 0; i < text.len; i++) {
		small = small || (text.at[i] >= 'a' && text.at[i] <= 'z');
	}
	return small && view_is_nocase(text, word);
}

/* Reads "(challenge)", "(time)" or "(VW)". */
static bool parenthesis_read(struct view text, struct gcg_event *e)
{
	struct view in = view_part(text, 1, text.len - 2);

	if (text.len < 2 || text.at[text.len - 1] != ')') {
		return false;
	}
	if (said(in, "challenge")) {
		e->kind = GCG_CHALLENGE;
	} else if (said(in, "time")) {
		e->kind = GCG_TIME;
	} else {
		e->kind = GCG_END_BONUS; /* or a penalty: see end_settle() */
		e->tiles = in;
		return in.len == 0 || tiles(in);
	}
	return true;
}

static bool sign(struct view text)
{
	return text.at[0] == '-' || text.at[0] == '(';
}

static bool action_read(struct view text, struct gcg_event *e)
{
	e->where = text;
	switch (text.at[0]) {
	case '-':
		return dash_read(text, e);
	case '(':
		return parenthesis_read(text, e);
	default:
		e->kind = GCG_PLAY;
		return place_of(text, &e->place);
	}
}

/* Takes the rack, if there is one, and the action. */
static bool action_take(struct gcg_reader *r, struct view *rest, struct gcg_event *e)
{
	struct view text = view_word(rest);
	bool known = text.len > 0 && action_read(text, e);

	if (text.len > 0 && !known && !sign(text)) {
		e->rack = text;
		text = view_word(rest);
		known = text.len > 0 && action_read(text, e);
	}
	if (text.len == 0) {
		gcg_fault(r, gcg_end(r), "what was done is missing");
	} else if (!known) {
		gcg_fault_quoting(
			r, text, "",
			" is no place (\"8D\", \"D8\"), no exchange (\"-AE\", "
			"\"-2\") and no \"-\", \"--\", \"(challenge)\", "
			"\"(time)\" or \"(TILES)\"");
	}
	return known;
}

/* Bytes of a dot or a letter up to U+023F, which need no table; 0: anything else. */
static size_t plain(struct view text, size_t at)
{
	unsigned char c = (unsigned char)text.at[at];
	unsigned char next;

	if (c < 0x80) {
		return ascii_letter(text.at[at]) || c == '.';
	}
	if (c < 0xC3 || c > 0xC8 || at + 1 == text.len) {
		return 0;
	}
	next = (unsigned char)text.at[at + 1];
	return c == 0xC3 && (next == 0x97 || next == 0xB7) ? 0
							   : 2; /* signs, not letters */
}

/* Whether the text may be a word. Plain signs are checked fast, all others item by
 * item. */
static bool word_shaped(struct view word)
{
	struct word_item item;
	struct diag diag;
	size_t n = 0;

	for (size_t step = 1; step > 0 && n < word.len; n += step) {
		step = plain(word, n);
	}
	if (n == word.len) {
		return true;
	}
	while (word.len > 0) {
		if (!word_item_next(&word, &item, &diag) || item.kind == ITEM_DUAL) {
			return false;
		}
	}
	return true;
}

static bool word_take(struct gcg_reader *r, struct view *rest, struct gcg_event *e)
{
	struct view word = view_word(rest);

	if (word.len == 0 || word.at[0] == '+' || word.at[0] == '-' ||
	    digit(word.at[0])) {
		gcg_fault(r, word.len == 0 ? gcg_end(r) : word,
			  "no word stands behind the place");
		return false;
	}
	if (!word_shaped(word)) {
		gcg_fault_quoting(
			r, word, "",
			" is no word: it may have letters, dots, \"(AB)\" and "
			"\"[CH]\"");
		return false;
	}
	e->tiles = word;
	return true;
}

/* Takes a number: "+24", "-24", "24" or "+-24". */
static bool number_take(struct gcg_reader *r, struct view *rest, const char *what,
			struct view *text, int *out)
{
	struct view digits;
	long n;

	*text = view_word(rest);
	digits = *text;
	if (digits.len > 1 && digits.at[0] == '+' && digits.at[1] == '-') {
		digits = view_part(digits, 1, digits.len);
	}
	if (text->len == 0) {
		gcg_fault(r, gcg_end(r),
			  arena_printf(&r->scratch, "the %s is missing", what));
	} else if (!num_read(digits, -GCG_SCORE, GCG_SCORE, &n)) {
		gcg_fault_quoting(r, *text, "",
				  arena_printf(&r->scratch, " is no %s", what));
	} else {
		*out = (int)n;
		return true;
	}
	return false;
}

/* Makes a bonus for tiles left a penalty if it costs something, or if the tiles are
 * the player's own. */
static void end_settle(struct gcg_event *e)
{
	bool own = e->rack.len > 0 && view_eq(e->rack, e->tiles);

	if (e->score < 0 || (e->score == 0 && own)) {
		e->kind = GCG_END_PENALTY;
		e->rack = e->rack.len > 0 ? e->rack : e->tiles;
	}
}

void gcg_event_read(struct gcg_reader *r, struct view text)
{
	struct gcg_event e = {.at = r->lines.n, .line = r->line};
	struct view rest = view_part(text, 1, text.len);
	struct view nick;

	if (!nick_take(r, &rest, &nick)) {
		return;
	}
	e.player = seat_get(r, nick);
	if (e.player < 0 || !action_take(r, &rest, &e) ||
	    (e.kind == GCG_PLAY && !word_take(r, &rest, &e)) ||
	    !number_take(r, &rest, "score", &e.score_text, &e.score) ||
	    !number_take(r, &rest, "total", &e.total_text, &e.total)) {
		return;
	}
	if (e.kind == GCG_END_BONUS) {
		end_settle(&e);
	}
	e.more = view_trim(rest);
	e.pragmata = r->out->pragmata;
	*gcg_add_event(r->arena, r->out) = e;
}
