/* SPDX-License-Identifier: ISC */
#include "formats/orders_words.h"

#include "formats/text/num.h"

/* Rows by kind, in their order, an example each; then words that are no orders
 * themselves. */
/* clang-format off */
const struct order_help order_help[] = {
	{ORDER_PLAY,       "play move",          "8D CRATE",
	 "put tiles on the board: row 8 from column D across; D8 goes down", ORDERS_BOARD},
	{ORDER_WORD,       "word",               "SON A1 B2 C2",
	 "a word and its path of neighbouring cells", ORDERS_GRID},
	{ORDER_WORD,       "word",               "SON 19T 20T 23T",
	 "a word and its path of faces that touch: a cube and T, R or L", ORDERS_PILE},
	{ORDER_WORD,       "word",               "word SON",
	 "a word; the path that scores highest is found", ORDERS_PATH},
	{ORDER_EXCHANGE,   "exchange swap",      "exchange AEI",
	 "give tiles back, draw others; your turn is over", ORDERS_BOARD},
	{ORDER_PASS,       "pass",               "pass",
	 "let your turn go by", ORDERS_BOARD | ORDERS_GRID},
	{ORDER_RESIGN,     "resign fold",        "resign",
	 "give the game up; you are asked once more", ORDERS_ANY},
	{ORDER_CHALLENGE,  "challenge question", "challenge",
	 "question the last play: all its words are looked up", ORDERS_BOARD},
	{ORDER_ACCEPT,     "accept",             "accept",
	 "let the last play stand", ORDERS_BOARD},
	{ORDER_ACCEPT,     "accept",             "accept",
	 "let the last word count", ORDERS_GRID},
	{ORDER_ACCEPT,     "accept",             "accept",
	 "take an invitation", ORDERS_ANY},
	{ORDER_ACCEPT,     "accept",             "accept luck: purple umbrella",
	 "the same, with words of yours for the shuffling", ORDERS_ANY},
	{ORDER_DECLINE,    "decline",            "decline",
	 "refuse an invitation; decline never: all later ones too", ORDERS_ANY},
	{ORDER_OFFER_DRAW, "offer",              "offer draw",
	 "offer to end the game as a draw", ORDERS_ANY},
	{ORDER_SORT,       "sort",               "sort",
	 "give the letters other places; it is still your turn", ORDERS_GRID},
	{ORDER_REMOVE,     "remove",             "remove 21",
	 "take a cube off the pile; it is still your turn", ORDERS_PILE},
	{ORDER_CHECK,      "check",              "check",
	 "have the last word looked up", ORDERS_GRID},
	{ORDER_UNDO,       "undo",               "undo",
	 "ask to take your word back while it waits", ORDERS_GRID},
	{ORDER_PAUSE,      "pause",              "pause",
	 "stop the clock; of two players, the other is asked", ORDERS_PILE},
	{ORDER_RESUME,     "resume",             "resume",
	 "let the clock run again", ORDERS_PILE},
	{ORDER_ALWAYS,     "always",             "always check",
	 "answer every word so; also always accept, always ask", ORDERS_GRID},
	{ORDER_ALWAYS,     "always",             "always accept",
	 "let every play stand; or always question, always ask", ORDERS_BOARD},
	{ORDER_AGREE,      "agree",              "agree draw",
	 "agree to the draw that is offered", ORDERS_ANY},
	{ORDER_AGREE,      "agree",              "agree undo",
	 "let a word be taken back", ORDERS_GRID},
	{ORDER_AGREE,      "agree",              "agree pause",
	 "let the clock be stopped", ORDERS_PILE},
	{ORDER_REFUSE,     "refuse",             "refuse draw",
	 "decline the draw that is offered", ORDERS_ANY},
	{ORDER_REFUSE,     "refuse",             "refuse undo",
	 "let a word wait on", ORDERS_GRID},
	{ORDER_REFUSE,     "refuse",             "refuse pause",
	 "let the clock run on", ORDERS_PILE},
	{ORDER_TRY,        "try",                "try 8D CRATE",
	 "see what a play would score; nothing is played", ORDERS_BOARD},
	{ORDER_TRY,        "try",                "try SON A1 B2 C2",
	 "see what a word would score; nothing is played", ORDERS_GRID},
	{ORDER_TRY,        "try",                "try SON 19T 20T 23T",
	 "see what a word would score; nothing is played", ORDERS_PILE},
	{ORDER_YES,        "yes",                "yes",
	 "answer a question of mine", ORDERS_ANY},
	{ORDER_NO,         "no",                 "no",
	 "answer a question of mine", ORDERS_ANY},
	{ORDER_CHOOSE,     "choose",             "choose 2",
	 "take one of the choices I offered; as your first line just 2", ORDERS_ANY},
	{ORDER_SHOW,       "show",               "show",
	 "see the board as it stands", ORDERS_ANY},
	{ORDER_RACK,       "rack",               "rack",
	 "see your tiles", ORDERS_BOARD},
	{ORDER_BAG,        "bag",                "bag",
	 "see which tiles are neither on the board nor yours", ORDERS_BOARD},
	{ORDER_MOVES,      "moves",              "moves",
	 "see all moves of the game", ORDERS_ANY},
	{ORDER_HISTORY,    "history",            "history",
	 "see all that has happened, and when", ORDERS_ANY},
	{ORDER_CLOCK,      "clock",              "clock",
	 "see how much time everybody has", ORDERS_ANY},
	{ORDER_EXPORT,     "export",             "export turns",
	 "get the game as a file; also export gcg, json, or mbox: our letters", ORDERS_ANY},
	{ORDER_EXPORT,     "export",             "export my data",
	 "get all that I keep about you as a file", ORDERS_ANY},
	{ORDER_GAMES,      "games",              "games",
	 "see your games", ORDERS_ANY},
	{ORDER_HELP,       "help",               "help try",
	 "see all orders, or one of them", ORDERS_ANY},
	{ORDER_RULES,      "rules",              "rules",
	 "see the rules of the game", ORDERS_ANY},
	{ORDER_NEW,        "new",                "new wordbox with Ben",
	 "begin another game; instead of a name an e-mail address will do", ORDERS_ANY},
	{ORDER_REMATCH,    "rematch",            "rematch",
	 "play the same again, when a game is over", ORDERS_ANY},
	{ORDER_TAKEBACK,   "takeback",           "takeback",
	 "withdraw your order, as long as it can be taken back", ORDERS_ANY},
	{ORDER_RECEIPTS,   "receipts",           "receipts",
	 "see your last letters, and what became of each", ORDERS_ANY},
	{ORDER_RESEND,     "resend",             "resend",
	 "get my last letter about this game once more", ORDERS_ANY},
	{ORDER_WHO,        "who",                "who",
	 "see who plays, and who is to move", ORDERS_ANY},
	{ORDER_OBSERVE,    "observe",            "observe game 12",
	 "watch a game of others; they are told", ORDERS_ANY},
	{ORDER_UNOBSERVE,  "unobserve",          "unobserve game 12",
	 "watch it no longer", ORDERS_ANY},
	{ORDER_SUGGEST,    "suggest",            "suggest QUERN",
	 "have a word that the list lacks considered; behind it, why", ORDERS_ANY},
	{ORDER_PRIVACY,    "privacy",            "privacy",
	 "see what I keep about you, and for how long", ORDERS_ANY},
	{ORDER_FORGET,     "forget",             "forget me",
	 "have me forget you; first you read what that means, and say yes to it", ORDERS_ANY},
	{ORDER_SET,        "set settings",       "set board compact",
	 "choose how my letters look; settings: see what there is to choose", ORDERS_ANY},
	{ORDER_SET,        "set settings",       "set address ann@new.example",
	 "have my letters sent elsewhere; both addresses are asked", ORDERS_ANY},
	{ORDER_ALSO,       "also",               "also from ann@work.example",
	 "write from one more address, once both have said yes; also from: see them",
	 ORDERS_ANY},
	{ORDER_NOT,        "not",                "not from ann@work.example",
	 "write from that address no longer", ORDERS_ANY},
	{ORDER_REVOKE,     "revoke",             "revoke",
	 "get a new secret reply address, and the old ones count no more; revoke all: in "
	 "all your games", ORDERS_ANY},
	{ORDER_QUIET,      "quiet",              "quiet",
	 "hear nothing that the others say; quiet off: hear them again", ORDERS_ANY},
	{ORDER_IF,         "if",                 "if pass then 9C ZETA",
	 "a move for your next turn, if the one before you does just this", ORDERS_BOARD},
	{ORDER_IF,         "if",                 "if pass then word SON",
	 "a word for your next turn, if the one before you does just this", ORDERS_GRID},
	{ORDER_IF,         "if",                 "if word SON then word TEA",
	 "a word for your next turn, if the one before you makes just this", ORDERS_PILE},
	{ORDER_IF,         "when",               "when legal 9C ZETA",
	 "a move for your next turn, whatever the others do", ORDERS_BOARD},
	{ORDER_IF,         "when",               "when legal word SON",
	 "a word for your next turn, whatever the others do", ORDERS_PATH},
	{ORDER_IFS,        "ifs",                "ifs",
	 "see the moves you have sent for later; ifs on: they count again", ORDERS_ANY},
	{ORDER_CANCEL,     "cancel",             "cancel if",
	 "forget all moves you have sent for later", ORDERS_ANY},
	{ORDER_CLAIM,      "claim",              "claim score t12 should be 31: the Z is doubled",
	 "have a referee look at a turn; in place of score also illegal, read, no-reply "
	 "or other, and behind a colon what is wrong", ORDERS_ANY},
	{ORDER_APPEAL,     "appeal",             "appeal ruling 7: what it overlooks",
	 "ask for another look at a ruling, within seven days", ORDERS_ANY},
	{ORDER_PRESS,      "press",              "press",
	 "pass the lines below on to the other players, up to a line endpress", ORDERS_ANY},
	{ORDER_ENDPRESS,   "endpress",           "endpress",
	 "so far and no further", ORDERS_ANY},
	{ORDER_SAY,        "say",                "say: good luck!",
	 "pass the rest of the line on to the other players", ORDERS_ANY},
	{ORDER_NOTE,       "note",               "note: the Q is still out",
	 "keep a line for yourself; it stands in every letter about this game", ORDERS_ANY},
	{ORDER_LUCK,       "luck",               "luck: purple umbrella",
	 "the same words on a line of their own, beside accept or new", ORDERS_ANY},
	{ORDER_NONE,       "game",               "game 12",
	 "the lines below are for game 12; or game 12: before one order", ORDERS_ANY},
	{ORDER_NONE,       "end stop signoff",   "end",
	 "what stands below is not read", ORDERS_ANY},
};
/* clang-format on */
const size_t order_help_count = sizeof order_help / sizeof order_help[0];

/* What a reply calls an order, however it was written. */
static const char *const names[ORDER_KINDS_] = {
	[ORDER_NONE] = "none",
	[ORDER_PLAY] = "play",
	[ORDER_WORD] = "word",
	[ORDER_EXCHANGE] = "exchange",
	[ORDER_PASS] = "pass",
	[ORDER_RESIGN] = "resign",
	[ORDER_CHALLENGE] = "challenge",
	[ORDER_ACCEPT] = "accept",
	[ORDER_DECLINE] = "decline",
	[ORDER_OFFER_DRAW] = "offer draw",
	[ORDER_SORT] = "sort",
	[ORDER_REMOVE] = "remove",
	[ORDER_CHECK] = "check",
	[ORDER_UNDO] = "undo",
	[ORDER_PAUSE] = "pause",
	[ORDER_RESUME] = "resume",
	[ORDER_ALWAYS] = "always",
	[ORDER_AGREE] = "agree",
	[ORDER_REFUSE] = "refuse",
	[ORDER_TRY] = "try",
	[ORDER_YES] = "yes",
	[ORDER_NO] = "no",
	[ORDER_CHOOSE] = "choose",
	[ORDER_SHOW] = "show",
	[ORDER_RACK] = "rack",
	[ORDER_BAG] = "bag",
	[ORDER_MOVES] = "moves",
	[ORDER_HISTORY] = "history",
	[ORDER_CLOCK] = "clock",
	[ORDER_EXPORT] = "export",
	[ORDER_GAMES] = "games",
	[ORDER_HELP] = "help",
	[ORDER_RULES] = "rules",
	[ORDER_NEW] = "new",
	[ORDER_REMATCH] = "rematch",
	[ORDER_TAKEBACK] = "takeback",
	[ORDER_RECEIPTS] = "receipts",
	[ORDER_RESEND] = "resend",
	[ORDER_WHO] = "who",
	[ORDER_OBSERVE] = "observe",
	[ORDER_UNOBSERVE] = "unobserve",
	[ORDER_SUGGEST] = "suggest",
	[ORDER_PRIVACY] = "privacy",
	[ORDER_FORGET] = "forget",
	[ORDER_SET] = "set",
	[ORDER_ALSO] = "also",
	[ORDER_NOT] = "not",
	[ORDER_REVOKE] = "revoke",
	[ORDER_QUIET] = "quiet",
	[ORDER_IF] = "if",
	[ORDER_IFS] = "ifs",
	[ORDER_CANCEL] = "cancel",
	[ORDER_CLAIM] = "claim",
	[ORDER_APPEAL] = "appeal",
	[ORDER_PRESS] = "press",
	[ORDER_ENDPRESS] = "endpress",
	[ORDER_SAY] = "say",
	[ORDER_NOTE] = "note",
	[ORDER_LUCK] = "luck",
};

const char *order_name(enum order_kind kind)
{
	return names[kind];
}

bool order_ends_turn(enum order_kind kind)
{
	return kind >= ORDER_PLAY && kind <= ORDER_CHALLENGE;
}

bool order_changes_game(enum order_kind kind)
{
	return kind >= ORDER_PLAY && kind <= ORDER_REFUSE;
}

enum { WORD_LONGEST = 12 };

/* How many letters of the table's word the player's word begins with. */
static size_t common(const char *theirs, struct view word)
{
	size_t n = 0;

	while (n < word.len && ascii_lower(word.at[n]) == theirs[n]) {
		n++;
	}
	return n;
}

/* Every line of a letter comes here several times: one pass over the words. */
static bool lists(const char *words, struct view word)
{
	for (const char *p = words; *p != '\0';) {
		size_t n = common(p, word);

		if (n == word.len && (p[n] == ' ' || p[n] == '\0')) {
			return true;
		}
		while (*p != ' ' && *p != '\0') {
			p++;
		}
		p += *p == ' ';
	}
	return false;
}

int words_find(struct view word)
{
	if (word.len < 2 || word.len > WORD_LONGEST) {
		return ORDER_NONE;
	}
	for (size_t i = 0; i < word.len; i++) { /* squares come here most often */
		if (ascii_lower(word.at[i]) < 'a' || ascii_lower(word.at[i]) > 'z') {
			return ORDER_NONE;
		}
	}
	for (size_t i = 0; i < order_help_count; i++) {
		if (lists(order_help[i].words, word)) {
			return order_help[i].kind != ORDER_NONE
				       ? (int)order_help[i].kind
			       : i + 1 == order_help_count ? WORDS_END
							   : WORDS_GAME;
		}
	}
	return ORDER_NONE;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

int words_apart(struct view a, struct view b)
{
	int d[WORD_LONGEST + 1][WORD_LONGEST + 1] = {{0}};

	if (a.len > WORD_LONGEST || b.len > WORD_LONGEST) {
		return WORD_LONGEST;
	}
	for (size_t i = 0; i <= a.len; i++) {
		d[i][0] = (int)i;
	}
	for (size_t j = 0; j <= b.len; j++) {
		d[0][j] = (int)j;
	}
	for (size_t i = 1; i <= a.len; i++) {
		for (size_t j = 1; j <= b.len; j++) {
			char x = ascii_lower(a.at[i - 1]);
			char y = ascii_lower(b.at[j - 1]);

			d[i][j] = least(least(d[i - 1][j], d[i][j - 1]) + 1,
					d[i - 1][j - 1] + (x != y));
			if (i > 1 && j > 1 && x == ascii_lower(b.at[j - 2]) &&
			    y == ascii_lower(a.at[i - 2])) {
				d[i][j] = least(d[i][j], d[i - 2][j - 2] + 1);
			}
		}
	}
	return d[a.len][b.len];
}

/* Just two neighbours changed places. */
static bool swapped(struct view word, struct view right)
{
	size_t i = 0;

	while (i < word.len && ascii_lower(word.at[i]) == ascii_lower(right.at[i])) {
		i++;
	}
	return word.len == right.len && i + 1 < word.len &&
	       ascii_lower(word.at[i]) == ascii_lower(right.at[i + 1]) &&
	       ascii_lower(word.at[i + 1]) == ascii_lower(right.at[i]) &&
	       view_eq_nocase(view_part(word, i + 2, word.len),
			      view_part(right, i + 2, right.len));
}

/*
 * Short words are near to too much: "bag" is "big", and Rick is no rack. Nor is Chuck a
 * check: of what may stand alone on its line, and of `word`, which any two words may
 * be, only what can be no other word is near.
 */
static bool spelt_near(struct view word, struct view right, enum order_kind kind)
{
	enum { SHORTEST = 4, LONG = 7 };
	int allowed = right.len >= LONG ? 2 : 1;
	size_t apart =
		word.len > right.len ? word.len - right.len : right.len - word.len;

	if (right.len < SHORTEST || apart > (size_t)allowed ||
	    ascii_lower(word.at[0]) != ascii_lower(right.at[0])) {
		return false;
	}
	switch (kind) {
	case ORDER_WORD:
	case ORDER_SORT:
	case ORDER_CHECK:
	case ORDER_UNDO:
	case ORDER_PAUSE:
	case ORDER_RESUME:
		return apart == 0 && swapped(word, right);
	default:
		return words_apart(word, right) <= allowed;
	}
}

struct view words_near(struct view word)
{
	if (word.len < 3 || word.len > WORD_LONGEST || words_find(word) != ORDER_NONE) {
		return view_of("");
	}
	for (size_t i = 0; i < order_help_count; i++) {
		struct view rest = view_of(order_help[i].words);

		if (order_help[i].kind > ORDER_REFUSE || order_help[i].kind == 0) {
			continue;
		}
		while (rest.len > 0) {
			struct view right = view_word(&rest);

			if (spelt_near(word, right, order_help[i].kind)) {
				return right;
			}
		}
	}
	return view_of("");
}
