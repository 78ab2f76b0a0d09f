/* SPDX-License-Identifier: ISC */
#include "formats/text/diag.h"

#include "formats/text/elide.h"

/* In a sentence {at}, {what}, {more} and {n} stand for the fields of the diag. */
static const struct {
	const char *name, *rule, *sentence;
} rows[DIAG_CODES_] = {
	[DIAG_NONE] = {"none",             "",    "nothing is wrong"               },
	[DIAG_NO_ORDER] = {"no-order",         "L1",  "I found no order in your letter"},
	[DIAG_NEAR_ORDER] = {"near-order",       "L2",  "did you mean \"{what}\"?"       },
	[DIAG_TWO_ORDERS] = {"two-orders",       "L3",
                       "your letter holds two different moves"                     },
	[DIAG_TWO_READINGS] = {"two-readings",     "L3",  "this can be read in {n} ways"   },
	[DIAG_UNKNOWN_SQUARE] =
		{"unknown-square",   "B1",
		       "{at} is no square of this board: its columns are A to "
		 "{what}, its rows 1 to {n}"                                       },
	[DIAG_UNKNOWN_LETTER] = {"unknown-letter",   "B2",
                       "{at} is not a letter of this game's alphabet"              },
	[DIAG_LOOK_ALIKE] = {"look-alike",       "B2",
                       "{at} is {what} and only looks like {more}"                 },
	[DIAG_BAD_WORD_SHAPE] = {"bad-word-shape",   "B2",
                       "I cannot read {at} as part of a word"                      },
	[DIAG_NO_DIRECTION] = {"no-direction",     "B1",
                       "I cannot tell whether this goes across or down"            },
	[DIAG_OPTION_UNKNOWN] = {"unknown-option",   "S10",
                       "there is no option {at} here; there are: {what}"           },
	[DIAG_OPTION_VALUE] = {"bad-option-value", "S10",
                       "{at} is no value for {what}; it takes {more}"              },
	[DIAG_WHICH_GAME] = {"which-game",       "L8",
                       "I cannot tell which game this is for; begin with a line "
			     "like \"game {n}\""                                   },
	[DIAG_NOT_YOUR_GAME] = {"not-your-game",    "L8",  "you have no seat in game {n}"   },
	[DIAG_NOT_STARTED] = {"not-started",      "T5",
                       "this game begins only when everybody invited has "
			      "answered \"accept\""                                },
	[DIAG_LUCK_ALONE] = {"luck-alone",       "S2",
                       "such words go with \"accept\" or \"new\", before a game "
			     "begins; \"set luck\" keeps some for your next games" },
	[DIAG_GAME_OVER] = {"game-over",        "T4",  "this game is over"              },
	[DIAG_NOT_YOUR_TURN] = {"not-your-turn",    "T1",
                       "it is {what}'s turn, not yours"                            },
	[DIAG_OTHER_TURN] = {"other-turn",       "L7",
                       "you wrote {at}, but the turn to be played is {what}"       },
	[DIAG_OTHER_SCORE] = {"other-score",      "L7",
                       "you expected {at}, but it would score {n}"                 },
	[DIAG_NOT_IN_THIS_GAME] = {"not-in-this-game", "L1",
                       "this game has no order \"{at}\""                           },
	[DIAG_NOTHING_ASKED] = {"nothing-asked",    "L4",
                       "I have no question open that \"{at}\" could answer"        },
	[DIAG_NO_SUCH_CHOICE] = {"no-such-choice",   "L4",
                       "there is no choice {at}; I offered 1 to {n}"               },
	[DIAG_NO_PENDING] = {"nothing-pending",  "Q1",
                       "no play is waiting for an answer"                          },
	[DIAG_JUDGED_AT_ONCE] = {"judged-at-once",   "B10",
                       "words are looked up the moment they are played here, "
				 "so there is nothing to question"                 },
 /* clang-format off */
	[DIAG_OWN_PLAY] = {"own-play", "Q1",
		"this play is your own; the others answer it"},
	[DIAG_RIGHT_GIVEN_UP] = {"right-given-up", "Q6",
		"you have let this play stand already"},
	[DIAG_ORDER_WAITS] = {"order-waits", "Q6",
		"your order \"{what}\" is waiting until the play before it stands"},
	[DIAG_PLAY_WOULD_END] = {"play-would-end", "Q8",
		"{what}'s play ends the game if it stands, so only accept or question "
		"can answer it"},
	[DIAG_NO_TIME] = {"no-time", "K8",
		"your time is used up, so your turns pass by themselves"},
	[DIAG_SET_ASIDE] = {"set-aside", "Q7",
		"the rack or the board changed before this order could be played"},
	[DIAG_BLANK_FIXED] = {"blank-fixed", "S12",
		"{at} gives a blank two letters; here it has one"},
	[DIAG_EXCHANGES_USED] = {"exchanges-used", "X6",
		"you have made all your {n} exchanges"},
	[DIAG_NO_PLACE] = {"no-such-place", "P1",
		"{at} is no {what}: {more}"},
	[DIAG_NOT_USABLE] = {"not-usable", "U3",
		"{at} cannot be used: {what}"},
	[DIAG_NOT_NEAR] = {"not-next-to", "P2",
		"{at} is not next to {what}"},
	[DIAG_PLACE_USED] = {"used-twice", "P3",
		"{at} is in this path already"},
	[DIAG_CROSSES] = {"lines-cross", "P4",
		"the step {more} crosses the step {what}"},
	[DIAG_OTHER_LETTER] = {"other-letter", "P5",
		"{at} holds {what}, and your word needs {more} there"},
	[DIAG_OTHER_LENGTH] = {"other-length", "P5",
		"your word has {n} letters, and your path {what}"},
	[DIAG_NO_PATH] = {"no-path", "P6",
		"no path of neighbouring letters spells {at}"},
	[DIAG_NO_PATH_BETWEEN] = {"no-path-between", "P6",
		"no path of neighbouring letters spells {at} from {what} to {more}"},
	[DIAG_WORD_TOO_LONG] = {"word-too-long", "P7",
		"a word has at most {n} letters here"},
	[DIAG_WORD_PENDING] = {"word-pending", "W6",
		"a word is pending: nobody moves before {what}'s word has its answer"},
	[DIAG_SORTS_USED] = {"sorts-used", "W8",
		"you have sorted the letters {n} times, as often as a player may"},
	[DIAG_AFTER_SORT] = {"after-sort", "W8",
		"the letters have just changed places; look at the new board first"},
	[DIAG_UNDO_USED] = {"undo-used", "W9",
		"you have asked to take a word back in this turn already"},
	[DIAG_NOT_YOUR_WORD] = {"not-your-word", "W9",
		"the word that waits is {what}'s, who alone can ask to take it back"},
	[DIAG_NO_WORD_WAITS] = {"no-word-waits", "W6",
		"no word is waiting for an answer"},
	[DIAG_OWN_WORD] = {"own-word", "W6",
		"this word is your own; the others answer it"},
	[DIAG_WORD_ACCEPTED] = {"word-accepted", "W6",
		"you have accepted this word already"},
	[DIAG_UNDO_WAITS] = {"undo-waits", "W9",
		"{what} asks to take this word back; answer that first, with \"agree "
		"undo\" or \"refuse undo\""},
	[DIAG_LOOKED_UP] = {"looked-up-at-once", "W10",
		"words are looked up the moment they are made here, so none waits for "
		"an answer"},
	[DIAG_NO_BOARD] = {"no-board", "W1",
		"the tiles {what} fill no board with 6 to 14 vowels"},
	[DIAG_WORD_USED] = {"word-used", "U7",
		"{what} has been submitted in this game already"},
	[DIAG_NO_CUBE] = {"no-such-cube", "U1",
		"{at} is no cube: they are 01 to 27"},
	[DIAG_CUBE_GONE] = {"cube-gone", "U9",
		"cube {what} is gone already"},
	[DIAG_CUBE_HIDDEN] = {"cube-hidden", "U9",
		"nothing of cube {what} shows, so it cannot be removed"},
	[DIAG_REMOVED_ONE] = {"removed-one", "U9",
		"you have removed a cube in this turn already"},
	[DIAG_GAME_PAUSED] = {"game-paused", "U12",
		"the game is paused; a line \"resume\" makes it go on"},
	[DIAG_NOT_PAUSED] = {"not-paused", "U12",
		"the game is not paused"},
	[DIAG_NO_PAUSE] = {"no-pause", "U12",
		"a game against the clock cannot be paused"},
	[DIAG_TIMED_ALONE] = {"timed-alone", "U13",
		"only a game of one player has a time for the whole of it"},
	[DIAG_NO_PILE] = {"no-pile", "U1",
		"the tiles {what} make no pile: {more}"},
	[DIAG_CANNOT_BEGIN] = {"cannot-begin", "S13", "this game cannot begin: {what}"},
	[DIAG_PLAN_NOW] = {"plan-now", "L13",
		"it is your turn now; a move for later is for the one after it"},
	[DIAG_PLAN_LATE] = {"plan-late", "L13",
		"your letter answers an older turn, and a move for later is for the next "
		"one"},
	[DIAG_PLANS_FULL] = {"plans-full", "L13",
		"you have {n} moves for later already, as many as a player may"},
	[DIAG_PRESS_OPEN] = {"press-open", "L12",
		"the line \"endpress\" is missing, so I have passed nothing on"},
	[DIAG_SETTING_UNKNOWN] = {"unknown-setting", "L14",
		"there is nothing called {at} to choose; there are: {what}"},
	[DIAG_SETTING_VALUE] = {"bad-setting-value", "L14",
		"{what} takes {more}"},
	[DIAG_LANGUAGE_UNKNOWN] = {"unknown-language", "L14",
		"I cannot write letters in {at}; the languages there are: {what}"},
	[DIAG_ZONE_UNKNOWN] = {"unknown-zone", "L14",
		"I know no time zone {at}; near to it are: {what}"},
	[DIAG_NO_ADDRESS] = {"no-address", "L18",
		"that is no e-mail address that I can write to"},
	[DIAG_SAME_ADDRESS] = {"same-address", "L18",
		"that address is yours already"},
	[DIAG_ADDRESS_TAKEN] = {"address-taken", "L18",
		"I cannot ask that address now: it is somebody's already, has been "
		"asked lately, or wants no letters of mine"},
	[DIAG_ADDRESSES_TODAY] = {"addresses-today", "L18",
		"you have named as many addresses today as a player may; please try "
		"again tomorrow"},
	[DIAG_NOT_YOUR_ADDRESS] = {"not-your-address", "L18",
		"that is no address that you have added"},
	[DIAG_COUNTS_AT_ONCE] = {"counts-at-once", "L15",
		"orders count at once in this game, so none can be taken back"},
	[DIAG_NOTHING_KEPT] = {"nothing-to-take-back", "L15",
		"no order of yours waits, so there is nothing to take back"},
	[DIAG_TAKEBACK_OVER] = {"takeback-over", "L15",
		"your order, {more}, could be taken back until {what}, and counts now"},
	[DIAG_ORDER_KEPT] = {"order-kept", "L15",
		"I have your order, {more}, already; to change it, write \"takeback\" "
		"first, until {what}, and then the new one"},
	[DIAG_OBSERVE_OWN] = {"observe-own", "L16",
		"you play in game {n} yourself, so there is nothing to watch or leave"},
	[DIAG_OBSERVE_IDLE] = {"observe-idle", "L16",
		"game {n} is not being played, and only a running game can be watched"},
	[DIAG_OBSERVE_CLOSED] = {"observe-closed", "L16",
		"game {n} is not open to observers"},
	[DIAG_OBSERVE_GUEST] = {"observe-guest", "L16",
		"only players who have joined the club can watch a game"},
	[DIAG_OBSERVE_FULL] = {"observe-full", "L16",
		"game {n} has as many observers already as a game may"},
	[DIAG_NOT_OBSERVING] = {"not-observing", "L16",
		"you are not watching game {n}"},
	[DIAG_ONLY_OBSERVING] = {"only-observing", "L16",
		"you are watching this game: you can look at it, but neither play nor "
		"speak in it"},
	[DIAG_EXPORT_GCG] = {"export-gcg", "L17",
		"a GCG record is of a game on a board, and {what} has none; \"export "
		"turns\" works for every game"},
	[DIAG_EXPORTS_FULL] = {"exports-full", "L17",
		"you have had {n} files today, as many as a player gets in a day"},
	[DIAG_SUGGEST_SHORT] = {"suggest-short", "L19",
		"words of two letters have a short list of their own, and none is added to it"},
	[DIAG_SUGGEST_LANGUAGE] = {"suggest-language", "L19",
		"say in which language, as in suggest QUERN lang en"},
	[DIAG_SUGGEST_FULL] = {"suggest-full", "L19",
		"you have suggested {n} words today, as many as a player may in a day"},
	[DIAG_CLAIM_TURN] = {"claim-turn", "L20",
		"say which turn it is about, as in claim {what} t12"},
	[DIAG_CLAIM_NO_TURN] = {"claim-no-turn", "L20",
		"there is no move of that turn to look at; the turn to be played is t{n}"},
	[DIAG_CLAIM_WAITS] = {"claim-waits", "L20",
		"you have asked about that already: it is case {n}, which waits to be "
		"decided"},
	[DIAG_CLAIM_CLOSED] = {"claim-closed", "L20",
		"the time to protest against this game is over, and its result stands"},
	[DIAG_APPEAL_NONE] = {"appeal-none", "L21",
		"there is no ruling {n} in this game"},
	[DIAG_APPEAL_WAITS] = {"appeal-waits", "L21",
		"ruling {n} is being looked at once more already"},
	[DIAG_APPEAL_FINAL] = {"appeal-final", "L21",
		"ruling {n} has been looked at twice, and what was decided stands"},
	[DIAG_APPEAL_LATE] = {"appeal-late", "L21",
		"ruling {n} is more than seven days old, and stands"},
	[DIAG_BENCH_CASE] = {"bench-case", "L22",
		"your letter answers case {n}; answer the letter of the other case to "
		"rule on that"},
	[DIAG_BENCH_PARTY] = {"bench-party", "L22",
		"you play in this game, and nobody rules on a game of his own"},
	[DIAG_BENCH_TWO] = {"bench-two", "L22",
		"your letter holds two different rulings, so neither counts; send the one "
		"that you mean"},
	[DIAG_BENCH_CLOSED] = {"bench-closed", "L22",
		"case {n} is decided and waits for no ruling"},
	[DIAG_BENCH_WHY] = {"bench-why", "L22",
		"say why behind a colon; both players read it"},
	[DIAG_BENCH_NOTHING] = {"bench-nothing", "L23",
		"no ruling of case {n} waits to be countersigned"},
	[DIAG_BENCH_SECOND] = {"bench-second", "L23",
		"the other referee has to countersign your ruling"},
	[DIAG_BENCH_ONLY_SECOND] = {"bench-only-second", "L23",
		"the other referee rules on case {n}; you can only countersign, with a "
		"line countersign"},
	[DIAG_NOT_OVER] = {"not-over", "S14",
		"this game is not over yet, so there is nothing to play again"},
  /* clang-format on */
	[DIAG_OFF_BOARD] = {"off-board",        "B3",  "{what} would run off the board" },
	[DIAG_SQUARE_TAKEN] = {"square-taken",     "B4",
                       "{what} already holds {more}, and your word needs {at} "
			       "there"					     },
	[DIAG_GAP] = {"gap",              "B4",
		       "you count on a tile on {what}, but {what} is empty"        },
	[DIAG_LONGER_WORD] = {"longer-word",      "B5",
                       "tiles next to it would make the word {what} at {more}"     },
	[DIAG_WORD_TOO_SHORT] = {"word-too-short",   "B6",
                       "a word needs at least {n} letters"                         },
	[DIAG_NO_NEW_TILE] = {"no-new-tile",      "B6",
                       "every letter of {what} is on the board already"            },
	[DIAG_CENTRE_MISSED] = {"centre-missed",    "B7",
                       "the first word must cover the centre, {what}"              },
	[DIAG_NOT_JOINED] = {"not-joined",       "B8",
                       "the word touches no tile on the board"                     },
	[DIAG_TILE_MISSING] = {"tile-missing",     "B9",  "you have no {what}"             },
	[DIAG_BLANK_MISSING] = {"blank-missing",    "B9",
                       "you have no blank to be {what}"                            },
	[DIAG_NOT_A_WORD] = {"not-a-word",       "B10",
                       "this game's word list ({more}) does not have {what}"       },
	[DIAG_EXCHANGE_NONE] = {"exchange-none",    "X1",
                       "name the tiles you want to exchange"                       },
	[DIAG_EXCHANGE_OFF] = {"exchange-off",     "X3",
                       "this game is played without exchanges"                     },
	[DIAG_BAG_TOO_SMALL] = {"bag-too-small",    "X2",
                       "an exchange needs {n} tiles in the bag, and it holds "
				"{what}"					   },
	[DIAG_NO_REQUEST] = {"no-request",       "R3",
                       "nothing is offered that \"{at}\" could answer"             },
	[DIAG_OWN_REQUEST] = {"own-request",      "R3",
                       "this offer is your own; the others answer it"              },
	[DIAG_OFFER_STANDS] = {"offer-stands",     "R2",
                       "\"{what}\" is asked already and waits for its answer"      },
	[DIAG_TOO_MANY_TILES] = {"too-many-tiles",   "S4",
                       "the set has fewer {what} than this position uses"          },
	[DIAG_TOO_MANY_HELD] = {"too-many-held",    "S6",
                       "a rack holds {n} tiles at most"                            },
 /* clang-format off */
	[DIAG_NO_RULING] = {"no-ruling", "",
		"\"{at}\" is no ruling that I know; adjudicator-referee(7) lists them"},
	[DIAG_NO_TURN] = {"no-such-turn", "",
		"turn {n} has not been played in the game as it counts now"},
	[DIAG_TURN_FOLLOWS] = {"turn-follows", "",
		"turn {n} passed by itself; rule on what made it pass, or add time"},
	[DIAG_TURN_NO_POINTS] = {"turn-no-points", "",
		"turn {n} made no play whose points could be set"},
	[DIAG_NO_TURN_ORDER] = {"no-turn-order", "",
		"\"{what}\" is no order that ends a turn"},
	[DIAG_RULING_NOTHING] = {"ruling-nothing", "",
		"that would change nothing; to say that all is well, rule \"uphold\""},
	[DIAG_RESULT_OF_TWO] = {"result-of-two", "",
		"1-0 and 0-1 are results of two players; here \"points\" or \"draw\" can be said"},
	[DIAG_NO_SUCH_PLAYER] = {"no-such-player", "",
		"nobody called {what} can be meant here"},
	[DIAG_RULING_OVER] = {"ruling-over", "",
		"the game is over; what can still be ruled on are its turns and its result"},
	[DIAG_NO_CLOCK_RUNS] = {"no-clock-runs", "",
		"no clock of {what}'s runs now; add time in {what}'s own turn"},
	[DIAG_NO_SUCH_RULING] = {"no-such-ruling", "",
		"there is no ruling {n} in this game"},
	[DIAG_RULING_GONE] = {"ruling-gone", "",
		"ruling {n} no longer counts: a later one took its place"},
	[DIAG_RULING_STAYS] = {"ruling-stays", "",
		"ruling {n} is not overturned but answered by another: what it gave "
		"can be taken by a ruling of its own"},
	[DIAG_RULINGS_FULL] = {"rulings-full", "",
		"a game has at most {n} rulings"},
	[DIAG_RULING_PAUSED] = {"ruling-paused", "",
		"a referee has paused the game; rule \"resume\" first"},
	[DIAG_GAME_HALTED] = {"game-halted", "",
		"a referee has paused the game; nobody moves until it goes on"},
	[DIAG_RULING_CLOSED] = {"ruling-closed", "",
		"the game is closed: its secret is known, so nothing more can be "
		"drawn in it; a new game can be begun"},
	[DIAG_RULING_PARTY] = {"ruling-party", "",
		"you play in this game, so another referee must decide"},
	[DIAG_RULING_NOT_BEGUN] = {"ruling-not-begun", "",
		"the game has not begun, so there is nothing to rule on yet"},
	[DIAG_NO_SUCH_LETTER] = {"no-such-letter", "",
		"letter {n} is no letter of a player of this game"},
	[DIAG_PAIR_FEW] = {"pair-few", "",
		"round {n} cannot be paired: fewer than two players are left"},
	[DIAG_PAIR_MANY] = {"pair-many", "",
		"a division has at most {n} players"},
	[DIAG_PAIR_OVER] = {"pair-over", "",
		"there is no such round; the last one is round {n}"},
	[DIAG_PAIR_MET] = {"pair-met", "",
		"round {n} cannot be paired: somebody would meet the same player "
		"twice, or sit out twice"},
	[DIAG_PAIR_OPEN] = {"pair-open", "",
		"a game of round {n} has no result yet, so it is not known who goes on"},
	[DIAG_PAIR_LADDER] = {"pair-ladder", "",
		"a ladder has no rounds; its games begin with a challenge"},
	[DIAG_LADDER_BELOW] = {"ladder-below", "",
		"on a ladder you challenge somebody who stands above you"},
	[DIAG_LADDER_FAR] = {"ladder-far", "",
		"you may challenge those up to {n} places above you"},
	[DIAG_LADDER_AWAY] = {"ladder-away", "",
		"one of you two is not on the ladder any more"},
	[DIAG_LADDER_BUSY] = {"ladder-busy", "",
		"one of you two has enough games running; {n} at once is the most"},
	[DIAG_LADDER_PLAYING] = {"ladder-playing", "",
		"you two have a game running already"},
	[DIAG_LADDER_AGAIN] = {"ladder-again", "",
		"you two played not long ago; days until you may again: {n}"},
	[DIAG_STREAM_SHARED] = {"stream-shared", "",
		"games with a player in common cannot have the same tiles: one rack "
		"would give away the other"},
  /* clang-format on */
};

bool diag_set(struct diag *d, enum diag_code code, struct view at)
{
	*d = (struct diag){.code = code, .at = at};
	return false;
}

const char *diag_name(enum diag_code code)
{
	return rows[code].name;
}

const char *diag_rule(enum diag_code code)
{
	return rows[code].rule;
}

const char *diag_sentence(enum diag_code code)
{
	return rows[code].sentence;
}

void diag_write(struct buf *b, const struct diag *d)
{
	diag_fill(b, view_of("en"), rows[d->code].sentence, d);
}

void diag_fill(struct buf *b, struct view language, const char *sentence,
	       const struct diag *d)
{
	struct view rest = view_of(sentence);

	while (rest.len > 0) {
		struct view key;

		buf_add(b, view_cut(&rest, '{'));
		if (rest.len == 0) {
			break;
		}
		key = view_cut(&rest, '}');
		if (view_is(key, "at")) {
			elide_add(b, language, d->at);
		} else if (view_is(key, "what")) {
			elide_add(b, language, d->what);
		} else if (view_is(key, "more")) {
			elide_add(b, language, d->more);
		} else {
			buf_printf(b, "%ld", d->n);
		}
	}
}
