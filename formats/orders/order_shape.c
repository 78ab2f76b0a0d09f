/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_shape.h"

#include "formats/boards/glyph.h"
#include "formats/orders/order_args.h"
#include "formats/orders/orders_words.h"
#include "formats/text/num.h"

/* Takes the words of "accept luck: purple umbrella"; without the colon it may be
 * prose. */
static bool accepted(struct order *out)
{
	struct view words = out->args;
	struct view luck = view_trim_end(view_cut(&words, ':'));

	out->args = view_trim(words);
	return view_is_nocase(luck, "luck") && out->args.len > 0;
}

static bool all_letters(struct view v)
{
	return glyph_letters(v) == v.len;
}

static bool one_word(struct order *out)
{
	return all_letters(out->args);
}

/* At most two words, as in "wordcap ca", a game and a language. More may be
 * prose. */
static bool two_words(struct order *out)
{
	struct view rest = out->args;

	return all_letters(view_word(&rest)) && all_letters(view_trim(rest));
}

/* A game must be named: "new house with garden" is prose. */
static bool new_game(struct order *out)
{
	struct view rest = out->args;

	return view_among(view_word(&rest), "angrywords angry classic cubes scrabble "
					    "wordbox wordcap wordgame");
}

bool order_my_data(const struct order *o)
{
	struct view rest = o->args;

	return o->kind == ORDER_EXPORT && view_take(&rest, "my") &&
	       view_take(&rest, "data") && rest.len == 0;
}

/* "my data", "mbox 2". */
static bool exported(struct order *out)
{
	struct view rest = out->args;
	long part;

	return order_my_data(out) ||
	       (view_take(&rest, "mbox") && num_plain(rest, 1, EXPORT_PARTS, &part));
}

/* "QUERN it is a hand mill"; whether it is a word is checked later. */
static bool missed(struct order *out)
{
	struct view rest = out->args;
	struct view word = view_word(&rest);
	bool numbered = false;

	for (size_t i = 0; i < word.len; i++) {
		numbered = numbered || digit(word.at[i]);
	}
	/* "SUGGEST 19T 20T ..." is the word SUGGEST on its path */
	return word.len > 3 || (word.len > 0 && !numbered);
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
		n++; /* takes along a dot or hyphen between letters */
	}
	return n;
}

enum { TILES_MOST = 15 };

/* The number of tiles that a word of an exchange names; more than TILES_MOST if
 * there are too many, 0 if it is no list of tiles. */
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
		if (ascii_small(word.at[i])) {
			return true;
		}
	}
	return false;
}

/* "EIIU", "e i i u", "E [CH] ?"; not "rates for today". */
static bool tiles(struct order *out)
{
	struct view rest = out->args;
	int count = 0;
	int first = 0;

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

/* Whether the text has only what may be in a word. A single letter fits, so that it
 * can be refused as too short. */
bool order_word_fits(struct view word)
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
	return order_word_fits(play->word) && blanks_fit(rest, &play->blanks);
}

static bool play(struct order *out)
{
	enum { LONGEST = 300 };
	struct play_text *p = &out->play;
	const struct view whole = out->args;
	struct view rest = whole;
	struct view square = without_colon(view_word(&rest));
	struct view after = rest;
	struct view direction = without_colon(view_word(&after));
	bool across;

	out->args = (struct view){0};
	if (whole.len > LONGEST || !square_split(square, &p->square, &p->direction)) {
		return false;
	}
	if (p->direction.len == 0 && direction_read(direction, &across) &&
	    play_with(after, p)) {
		p->direction = direction;
		return true;
	}
	return play_with(rest, p);
}

/* "CRATE", "8D CRATE". "Challenge accepted" is said of a joke, not of a play. */
static bool questioned(struct order *out)
{
	const struct view args = out->args;
	bool word = one_word(out) || (order_word_fits(args) && !view_starts(args, "."));
	bool fits = (word && !view_is_nocase(args, "accepted")) || play(out);

	out->args = args;
	out->play = fits ? out->play : (struct play_text){0};
	return fits;
}

/* "8D CRATE", "SON A1 B2 C2", "word SON". */
static bool tried(struct order *out)
{
	struct view args = out->args;
	struct view rest = args;
	struct view word = without_colon(view_word(&rest));
	bool found;

	if (play(out)) {
		return true;
	}
	out->play = (struct play_text){0};
	found = words_find(word) == ORDER_WORD ? order_word_named(rest, out)
					       : order_word_bare(args, out);
	out->word.alone = false;
	return found;
}

static bool named(struct order *out)
{
	return order_word_named(out->args, out);
}

/* "observe game 12", which must not name another game than its line does. */
static bool other_game(struct order *out)
{
	enum { MOST = 99999999 };
	struct view number = out->args;
	long game;

	(void)view_take(&number, "game");
	if (!num_plain(number, 1, MOST, &game) ||
	    (out->game > 0 && out->game != game)) {
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
	[ORDER_NONE]       = {"none", NULL, NULL, 0},
	[ORDER_PLAY]       = {"play", NULL, play, ENDS | SHAPE_SCORED},
	[ORDER_WORD]       = {"word", NULL, named, SHAPE_MOVED | SHAPE_GUARDED | SHAPE_SCORED},
	[ORDER_EXCHANGE]   = {"exchange", NULL, tiles, ENDS},
	[ORDER_PASS]       = {"pass", "", NULL, ENDS},
	[ORDER_RESIGN]     = {"resign", "", NULL, ENDS},
	[ORDER_CHALLENGE]  = {"challenge", NULL, questioned, ENDS},
	[ORDER_ACCEPT]     = {"accept", "", accepted, ANSWERS},
	[ORDER_DECLINE]    = {"decline", "|never", NULL, ANSWERS},
	[ORDER_OFFER_DRAW] = {"offer draw", "draw", NULL, SHAPE_GUARDED},
	[ORDER_SORT]       = {"sort", "", NULL, ANSWERS},
	[ORDER_REMOVE]     = {"remove", NULL, order_cube, ANSWERS},
	[ORDER_CHECK]      = {"check", "", order_looked_up, ANSWERS},
	[ORDER_UNDO]       = {"undo", "", NULL, ANSWERS},
	[ORDER_PAUSE]      = {"pause", "", NULL, SHAPE_GUARDED},
	[ORDER_RESUME]     = {"resume", "", NULL, SHAPE_GUARDED},
	[ORDER_ALWAYS]     = {"always", "accept|check|question|challenge|ask", NULL, SHAPE_GUARDED},
	[ORDER_AGREE]      = {"agree", "|draw|undo|pause", NULL, SHAPE_GUARDED},
	[ORDER_REFUSE]     = {"refuse", "|draw|undo|pause", NULL, SHAPE_GUARDED},
	[ORDER_CLAIM_TIME] = {"claim time", "", NULL, SHAPE_GUARDED},
	[ORDER_TRY]        = {"try", NULL, tried, SHAPE_SCORED | SHAPE_GUARDED | SHAPE_ASKED},
	[ORDER_YES]        = {"yes", "", NULL, 0},
	[ORDER_NO]         = {"no", "", NULL, 0},
	[ORDER_CHOOSE]     = {"choose", NULL, order_choice, 0},
	[ORDER_SHOW]       = {"show", NULL, order_show, SHAPE_ASKED},
	[ORDER_RACK]       = {"rack", "", NULL, SHAPE_ASKED},
	[ORDER_BAG]        = {"bag", "", NULL, SHAPE_ASKED},
	[ORDER_MOVES]      = {"moves", "", NULL, SHAPE_ASKED},
	[ORDER_HISTORY]    = {"history", "", NULL, SHAPE_ASKED},
	[ORDER_EXPLAIN]    = {"explain", NULL, order_turn, SHAPE_ASKED},
	[ORDER_CLOCK]      = {"clock", "", NULL, SHAPE_ASKED},
	[ORDER_EXPORT]     = {"export", "|turns|gcg|json|mbox", exported, SHAPE_ASKED},
	[ORDER_ANALYSE]    = {"analyse", "", other_game, SHAPE_ASKED},
	[ORDER_GAMES]      = {"games", "", NULL, SHAPE_ASKED},
	[ORDER_CALENDAR]   = {"calendar", "", NULL, SHAPE_ASKED},
	[ORDER_MEMBERS]    = {"members", "", NULL, SHAPE_ASKED},
	[ORDER_LOOKUP]     = {"check", NULL, order_looked_up, SHAPE_ASKED},
	[ORDER_LIST]       = {"list", NULL, order_listed, SHAPE_ASKED},
	[ORDER_HOOKS]      = {"hooks", NULL, order_hooked, SHAPE_ASKED},
	[ORDER_PUZZLE]     = {"puzzle", "", play, SHAPE_ASKED_BARE},
	[ORDER_LOBBY]      = {"lobby", "|close", order_lobby, SHAPE_ASKED},
	[ORDER_HELP]       = {"help", NULL, one_word, SHAPE_ASKED},
	[ORDER_RULES]      = {"rules", "", NULL, SHAPE_ASKED},
	[ORDER_NEW]        = {"new", NULL, new_game, 0},
	[ORDER_REMATCH]    = {"rematch", "", NULL, 0},
	[ORDER_TAKEBACK]   = {"takeback", "", NULL, 0},
	[ORDER_RECEIPTS]   = {"receipts", "", NULL, SHAPE_ASKED},
	[ORDER_RESEND]     = {"resend", "", NULL, SHAPE_ASKED},
	[ORDER_WHO]        = {"who", "", NULL, SHAPE_ASKED},
	[ORDER_OBSERVE]    = {"observe", "", other_game, 0},
	[ORDER_UNOBSERVE]  = {"unobserve", "", other_game, 0},
	[ORDER_SUGGEST]    = {"suggest", NULL, missed, 0},
	[ORDER_JOIN]       = {"join", NULL, order_join, 0},
	[ORDER_WITHDRAW]   = {"withdraw", NULL, order_withdraw, 0},
	[ORDER_STANDINGS]  = {"standings", "", order_standings, SHAPE_ASKED},
	[ORDER_LADDER]     = {"ladder", NULL, order_ladder, 0},
	[ORDER_RATINGS]    = {"ratings", NULL, two_words, SHAPE_ASKED},
	[ORDER_PRIVACY]    = {"privacy", "", NULL, SHAPE_ASKED},
	[ORDER_FORGET]     = {"forget", "me", NULL, 0},
	[ORDER_SET]        = {"set", "", order_set, SHAPE_ASKED_BARE},
	[ORDER_ALSO]       = {"also", NULL, order_also, 0},
	[ORDER_NOT]        = {"not", NULL, order_not, 0},
	[ORDER_REVOKE]     = {"revoke", "|all", NULL, 0},
	[ORDER_QUIET]      = {"quiet", "|off", NULL, 0},
	[ORDER_LEAVE]      = {"leave", "", order_leave, SHAPE_ASKED_BARE},
	[ORDER_BACK]       = {"back", "", NULL, 0},
	[ORDER_IF]         = {"if", NULL, order_if, SHAPE_SCORED},
	[ORDER_IFS]        = {"ifs", "|on", NULL, SHAPE_ASKED_BARE},
	[ORDER_CANCEL]     = {"cancel", "if|ifs", NULL, 0},
	[ORDER_CLAIM]      = {"claim", NULL, order_claim, 0},
	[ORDER_APPEAL]     = {"appeal", NULL, order_appeal, 0},
	[ORDER_PRESS]      = {"press", "", NULL, 0},
	[ORDER_ENDPRESS]   = {"endpress", "", NULL, 0},
	[ORDER_SAY]        = {"say", NULL, NULL, 0},
	[ORDER_NOTE]       = {"note", NULL, NULL, 0},
	[ORDER_LUCK]       = {"luck", NULL, NULL, 0},
};
/* clang-format on */

const char *order_name(enum order_kind kind)
{
	return order_shapes[kind].name;
}

static bool one_of(const char *words, struct view args)
{
	struct view rest = view_of(words);

	do {
		if (view_eq_nocase(view_cut(&rest, '|'), args)) {
			return true;
		}
	} while (rest.len > 0);
	return false;
}

bool order_fits(enum order_kind kind, struct view args, struct order *out)
{
	const struct order_shape *shape = &order_shapes[kind];

	out->kind = kind;
	out->args = args;
	out->play = (struct play_text){0};
	out->word = (struct word_text){0};
	return (shape->words != NULL && one_of(shape->words, args)) ||
	       (shape->fits != NULL && shape->fits(out));
}
