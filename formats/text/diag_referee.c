/* SPDX-License-Identifier: ISC */
/* Refusals about claims, appeals, and what referees write. */
#include "formats/text/diag_rows.h"

/* clang-format off */
const struct diag_row diag_bench[DIAG_CODES_] = {
	[DIAG_CLAIM_TURN] = {"claim-turn", "L20",
		"say which turn it is about, as in claim {what} t12"},
	[DIAG_CLAIM_NO_TURN] = {"claim-no-turn", "L20",
		"there is no move of that turn to look at; the turn to be played is "
		"t{n}"},
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
	[DIAG_REFEREE_CASE] = {"bench-case", "L22",
		"your letter answers case {n}; answer the letter of the other case to "
		"rule on that"},
	[DIAG_REFEREE_PARTY] = {"bench-party", "L22",
		"you play or played in this game, and nobody rules on their own "
		"game"},
	[DIAG_REFEREE_TWO] = {"bench-two", "L22",
		"your letter holds two different rulings, so neither counts; send the "
		"one that you mean"},
	[DIAG_REFEREE_CLOSED] = {"bench-closed", "L22",
		"case {n} is decided and waits for no ruling"},
	[DIAG_REFEREE_WHY] = {"bench-why", "L22",
		"say why behind a colon; both players read it"},
	[DIAG_REFEREE_NOTHING] = {"bench-nothing", "L23",
		"no ruling of case {n} waits to be countersigned"},
	[DIAG_REFEREE_SECOND] = {"bench-second", "L23",
		"the other referee has to countersign your ruling"},
	[DIAG_REFEREE_ONLY_SECOND] = {"bench-only-second", "L23",
		"the other referee rules on case {n}; you can only countersign, with "
		"a line countersign"},
	[DIAG_NO_RULING] = {"no-ruling", "",
		"\"{at}\" is no ruling that I know; adjudicator-referee(7) lists them"},
	[DIAG_RULING_FORM] = {"ruling-form", "",
		"\"{at}\" is not how such a ruling is written; write it like this: "
		"{what}"},
	[DIAG_RULING_NO_TURN] = {"ruling-no-turn", "",
		"\"{at}\" does not say which turn it is about, as t9"},
	[DIAG_NO_TURN] = {"no-such-turn", "",
		"turn {n} has not been played in the game as it counts now"},
	[DIAG_TURN_FOLLOWS] = {"turn-follows", "",
		"turn {n} passed by itself; rule on what made it pass, or add time"},
	[DIAG_TURN_NO_POINTS] = {"turn-no-points", "",
		"turn {n} made no play whose points could be set"},
	[DIAG_TURN_WAITS] = {"turn-waits", "",
		"turn {n} has its order, which waits until the play before it stands; "
		"rule on it then"},
	[DIAG_NO_TURN_ORDER] = {"no-turn-order", "",
		"\"{what}\" is no order that ends a turn"},
	[DIAG_RULING_NOTHING] = {"ruling-nothing", "",
		"that would change nothing; to say that all is well, rule \"uphold\""},
	[DIAG_RESULT_OF_TWO] = {"result-of-two", "",
		"1-0 and 0-1 are results of two players; here \"points\" or \"draw\" "
		"can be said"},
	[DIAG_NO_SUCH_PLAYER] = {"no-such-player", "",
		"nobody called {what} can be meant here"},
	[DIAG_RULING_OVER] = {"ruling-over", "",
		"the game is over; what can still be ruled on are its turns and its "
		"result"},
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
		"a game has at most {n} ruling | a game has at most {n} rulings"},
	[DIAG_RULING_PAUSED] = {"ruling-paused", "",
		"a referee has paused the game; rule \"resume\" first"},
	[DIAG_GAME_HALTED] = {"game-halted", "",
		"a referee has paused the game; nobody moves until it goes on"},
	[DIAG_RULING_CLOSED] = {"ruling-closed", "",
		"the game is closed: its secret is known, so nothing more can be "
		"drawn in it; a new game can be begun"},
	[DIAG_RULING_PARTY] = {"ruling-party", "",
		"you play or played in this game, so another referee must decide"},
	[DIAG_RULING_NOT_BEGUN] = {"ruling-not-begun", "",
		"the game has not begun, so there is nothing to rule on yet"},
	[DIAG_NO_SUCH_LETTER] = {"no-such-letter", "",
		"letter {n} is no letter of a player of this game"},
};
/* clang-format on */
