/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_shape.h"

#include "formats/boards/glyph.h"
#include "formats/orders/order_address.h"
#include "formats/orders/order_claim.h"
#include "formats/orders/order_export.h"
#include "formats/orders/order_if.h"
#include "formats/orders/order_ladder.h"
#include "formats/orders/order_leave.h"
#include "formats/orders/order_new.h"
#include "formats/orders/order_ratings.h"
#include "formats/orders/order_season.h"
#include "formats/orders/order_set.h"
#include "formats/orders/order_word.h"
#include "formats/orders/orders_words.h"
#include "formats/text/num.h"

static bool nothing(struct view args, struct order *out)
{
	out->args = args;
	return args.len == 0;
}

/* "accept luck: purple umbrella"; without the colon it may be prose. */
static bool accepted(struct view args, struct order *out)
{
	struct view words = args;
	struct view luck = view_trim_end(view_cut(&words, ':'));

	out->args = view_trim(words);
	return args.len == 0 || (view_is_nocase(luck, "luck") && out->args.len > 0);
}

static bool one_word(struct view args, struct order *out)
{
	out->args = args;
	return glyph_letters(args) == args.len;
}

/* "QUERN it is a hand mill"; whether it is a word is found out later. */
static bool missed(struct view args, struct order *out)
{
	struct view rest = args;
	struct view word = view_word(&rest);
	bool numbered = false;

	for (size_t i = 0; i < word.len; i++) {
		numbered = numbered || digit(word.at[i]);
	}
	out->args = args;
	/* SUGGEST 19T 20T ... is a word and its path. */
	return word.len > 3 || (word.len > 0 && !numbered);
}

/* "Challenge accepted" answers a joke, not a play. */
static bool questioned(struct view args, struct order *out)
{
	return one_word(args, out) && !view_is_nocase(args, "accepted");
}

static bool draw(struct view args, struct order *out)
{
	out->args = args;
	return view_is_nocase(args, "draw");
}

static bool request(struct view args, struct order *out)
{
	return nothing(args, out) || draw(args, out) || view_is_nocase(args, "undo") ||
	       view_is_nocase(args, "pause");
}

static bool standing(struct view args, struct order *out)
{
	out->args = args;
	return view_is_nocase(args, "accept") || view_is_nocase(args, "check") ||
	       view_is_nocase(args, "question") || view_is_nocase(args, "challenge") ||
	       view_is_nocase(args, "ask");
}

static bool cube(struct view args, struct order *out)
{
	out->args = args;
	return args.len > 0 && args.len <= 2 && digit(args.at[0]) &&
	       num_read(args, 1, 99, &out->number);
}

static bool choice(struct view args, struct order *out)
{
	out->args = args;
	return args.len > 0 && digit(args.at[0]) && num_read(args, 1, 99, &out->number);
}

static bool turn(struct view args, struct order *out)
{
	struct view n = args;

	out->args = args;
	out->number = -1;
	if (args.len > 0 && ascii_lower(args.at[0]) == 't') {
		n = view_part(args, 1, args.len);
	}
	return args.len == 0 ||
	       (n.len > 0 && digit(n.at[0]) && num_read(n, 0, 99999, &out->number));
}

/* Bytes of one tile of an exchange at the head of v: "A", "?", "[CH]", "L·L". */
static size_t tile(struct view v)
{
	struct view rest = v;
	size_t run = glyph_letters(v);
	size_t n;
	struct word_item item;
	struct diag diag;

	if (v.at[0] == '?') {
		return 1;
	}
	if (v.at[0] == '[' && word_item_next(&rest, &item, &diag)) {
		return item.at.len;
	}
	n = glyph_letter(v);
	while (n < run && glyph_letters(view_part(v, n, run)) == 0) {
		n++; /* a dot or a hyphen between letters, and not at their end */
	}
	return n;
}

enum { TILES_MOST = 15 };

/* How many tiles a word of an exchange names, or more than TILES_MOST; 0 when it names
 * none. */
static int tiles_named(struct view word)
{
	int count = 0;

	while (word.len > 0 && count <= TILES_MOST) {
		size_t n = tile(word);

		if (n == 0) {
			return 0;
		}
		word = view_part(word, n, word.len);
		count++;
	}
	return count;
}

static bool small(struct view word)
{
	for (size_t i = 0; i < word.len; i++) {
		if (word.at[i] >= 'a' && word.at[i] <= 'z') {
			return true;
		}
	}
	return false;
}

/* "EIIU", "e i i u", "E [CH] ?"; not "rates for today". */
static bool tiles(struct view args, struct order *out)
{
	struct view rest = args;
	int count = 0;
	int first = 0;

	out->args = args;
	while (rest.len > 0) {
		struct view word = view_word(&rest);
		int n = tiles_named(word);

		count += n;
		if (n == 0 || count > TILES_MOST ||
		    (first > 0 && n > 1 && word.at[0] != '[' && small(word))) {
			return false;
		}
		first = n;
	}
	return true;
}

/* Nothing that is no part of a word. One letter is refused as too short, in words. */
static bool word_fits(struct view word)
{
	struct view rest = word;
	struct word_item item;
	struct diag diag;
	size_t count = 0;

	while (rest.len > 0) {
		if (!word_item_next(&rest, &item, &diag)) {
			return false;
		}
		count += item.kind == ITEM_LETTERS || item.kind == ITEM_THROUGH
				 ? glyph_count(item.text)
				 : 1;
	}
	return count > 0;
}

/* "blank L", "blank L S": what each blank of the word stands for. */
static bool blanks_fit(struct view rest, struct view *blanks)
{
	enum { MOST = 4 };
	struct view text = view_trim(rest);
	int count = 0;

	*blanks = view_part(text, text.len, 0);
	if (text.len == 0) {
		return true;
	}
	if (!view_is_nocase(view_word(&text), "blank")) {
		return false;
	}
	text = view_trim(text);
	*blanks = text;
	for (; text.len > 0; count++) {
		struct view word = view_word(&text);

		if (tiles_named(word) != 1 || word.at[0] == '?') {
			return false;
		}
	}
	return count >= 1 && count <= MOST;
}

static struct view without_colon(struct view word)
{
	word.len -= view_ends(word, ":");
	return word;
}

static bool play_with(struct view rest, struct play_text *play)
{
	play->word = view_word(&rest);
	return word_fits(play->word) && blanks_fit(rest, &play->blanks);
}

static bool play(struct view args, struct order *out)
{
	enum { LONGEST = 300 };
	struct play_text *p = &out->play;
	struct view rest = args;
	struct view square = without_colon(view_word(&rest));
	struct view after = rest;
	struct view direction = without_colon(view_word(&after));
	bool across;

	if (args.len > LONGEST || !square_split(square, &p->square, &p->direction)) {
		return false;
	}
	if (p->direction.len == 0 && direction_read(direction, &across) &&
	    play_with(after, p)) {
		p->direction = direction;
		return true;
	}
	return play_with(rest, p);
}

/* "8D CRATE", "SON A1 B2 C2", "word SON". */
static bool tried(struct view args, struct order *out)
{
	struct view rest = args;
	struct view word = without_colon(view_word(&rest));
	bool found;

	if (play(args, out)) {
		return true;
	}
	out->play = (struct play_text){0};
	found = words_find(word) == ORDER_WORD ? order_word_named(rest, out)
					       : order_word_bare(args, out);
	out->word.alone = false;
	return found;
}

static bool switched(struct view args, struct order *out)
{
	out->args = args;
	return args.len == 0 || view_is_nocase(args, "off");
}

static bool whole(struct view args, struct order *out)
{
	out->args = args;
	return args.len == 0 || view_is_nocase(args, "all");
}

static bool declined(struct view args, struct order *out)
{
	out->args = args;
	return args.len == 0 || view_is_nocase(args, "never");
}

static bool me(struct view args, struct order *out)
{
	out->args = args;
	return view_is_nocase(args, "me");
}

/* "observe game 12"; alone it is for the game of its line. */
static bool other_game(struct view args, struct order *out)
{
	enum { MOST = 99999999 };
	struct view after = args;
	bool word = view_is_nocase(view_word(&after), "game");
	struct view number = word ? view_trim(after) : args;
	long game;

	out->args = args;
	if (args.len == 0) {
		return true;
	}
	if (number.len == 0 || !digit(number.at[0]) ||
	    !num_read(number, 1, MOST, &game) || (out->game > 0 && out->game != game)) {
		return false;
	}
	out->game = game;
	return true;
}

enum {
	ENDS = SHAPE_SPOKEN | SHAPE_MOVED | SHAPE_GUARDED,
	ANSWERS = SHAPE_SPOKEN | SHAPE_GUARDED
};

/* clang-format off */
const struct order_shape order_shapes[ORDER_KINDS_] = {
	[ORDER_PLAY]       = {play,       ENDS | SHAPE_SCORED},
	[ORDER_WORD]       = {order_word_named, SHAPE_MOVED | SHAPE_GUARDED | SHAPE_SCORED},
	[ORDER_EXCHANGE]   = {tiles,      ENDS},
	[ORDER_PASS]       = {nothing,    ENDS},
	[ORDER_RESIGN]     = {nothing,    ENDS},
	[ORDER_CHALLENGE]  = {questioned, ENDS},
	[ORDER_ACCEPT]     = {accepted,   ANSWERS},
	[ORDER_DECLINE]    = {declined,   ANSWERS},
	[ORDER_OFFER_DRAW] = {draw,       SHAPE_GUARDED},
	[ORDER_SORT]       = {nothing,    ANSWERS},
	[ORDER_REMOVE]     = {cube,       ANSWERS},
	[ORDER_CHECK]      = {nothing,    ANSWERS},
	[ORDER_UNDO]       = {nothing,    ANSWERS},
	[ORDER_PAUSE]      = {nothing,    SHAPE_GUARDED},
	[ORDER_RESUME]     = {nothing,    SHAPE_GUARDED},
	[ORDER_ALWAYS]     = {standing,   SHAPE_GUARDED},
	[ORDER_AGREE]      = {request,    SHAPE_GUARDED},
	[ORDER_REFUSE]     = {request,    SHAPE_GUARDED},
	[ORDER_CLAIM_TIME] = {nothing,    SHAPE_GUARDED},
	[ORDER_TRY]        = {tried,      SHAPE_SCORED | SHAPE_GUARDED | SHAPE_ASKED},
	[ORDER_YES]        = {nothing,    0},
	[ORDER_NO]         = {nothing,    0},
	[ORDER_CHOOSE]     = {choice,     0},
	[ORDER_SHOW]       = {turn,       SHAPE_ASKED},
	[ORDER_RACK]       = {nothing,    SHAPE_ASKED},
	[ORDER_BAG]        = {nothing,    SHAPE_ASKED},
	[ORDER_MOVES]      = {nothing,    SHAPE_ASKED},
	[ORDER_HISTORY]    = {nothing,    SHAPE_ASKED},
	[ORDER_EXPLAIN]    = {turn,       SHAPE_ASKED},
	[ORDER_CLOCK]      = {nothing,    SHAPE_ASKED},
	[ORDER_EXPORT]     = {order_export, SHAPE_ASKED},
	[ORDER_GAMES]      = {nothing,    SHAPE_ASKED},
	[ORDER_HELP]       = {one_word,   SHAPE_ASKED},
	[ORDER_RULES]      = {nothing,    SHAPE_ASKED},
	[ORDER_NEW]        = {order_new,  0},
	[ORDER_REMATCH]    = {nothing,    0},
	[ORDER_TAKEBACK]   = {nothing,    0},
	[ORDER_RECEIPTS]   = {nothing,    SHAPE_ASKED},
	[ORDER_RESEND]     = {nothing,    SHAPE_ASKED},
	[ORDER_WHO]        = {nothing,    SHAPE_ASKED},
	[ORDER_OBSERVE]    = {other_game, 0},
	[ORDER_UNOBSERVE]  = {other_game, 0},
	[ORDER_SUGGEST]    = {missed,     0},
	[ORDER_JOIN]       = {order_join,      0},
	[ORDER_WITHDRAW]   = {order_withdraw,  0},
	[ORDER_STANDINGS]  = {order_standings, SHAPE_ASKED},
	[ORDER_LADDER]     = {order_ladder,    0},
	[ORDER_RATINGS]    = {order_ratings, SHAPE_ASKED},
	[ORDER_PRIVACY]    = {nothing,    SHAPE_ASKED},
	[ORDER_FORGET]     = {me,         0},
	[ORDER_SET]        = {order_set,  SHAPE_ASKED_BARE},
	[ORDER_ALSO]       = {order_also, 0},
	[ORDER_NOT]        = {order_not,  0},
	[ORDER_REVOKE]     = {whole,      0},
	[ORDER_QUIET]      = {switched,   0},
	[ORDER_LEAVE]      = {order_leave, SHAPE_ASKED_BARE},
	[ORDER_BACK]       = {nothing,    0},
	[ORDER_IF]         = {order_if,   SHAPE_SCORED},
	[ORDER_IFS]        = {order_ifs,  SHAPE_ASKED_BARE},
	[ORDER_CANCEL]     = {order_cancel, 0},
	[ORDER_CLAIM]      = {order_claim,  0},
	[ORDER_APPEAL]     = {order_appeal, 0},
	[ORDER_PRESS]      = {nothing,    0},
	[ORDER_ENDPRESS]   = {nothing,    0},
};
/* clang-format on */
