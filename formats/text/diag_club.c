/* SPDX-License-Identifier: ISC */
/* Refusals about what is asked of the club: settings, addresses, watching, seasons,
 * leave, seats. */
#include "formats/text/diag_rows.h"

/* clang-format off */
const struct diag_row diag_club[DIAG_CODES_] = {
	[DIAG_PRESS_OPEN] = {"press-open", "L12",
		"the line \"endpress\" is missing, so I have passed nothing on"},
	[DIAG_PRESS_FULL] = {"press-full", "L12",
		"this is more than I pass on: at most {n} byte of words in one "
		"letter, and {what} in a day; nothing of it was passed on | this "
		"is more than I pass on: at most {n} bytes of words in one letter, "
		"and {what} in a day; nothing of it was passed on"},
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
	[DIAG_EXPORT_PART] = {"export-part", "L17",
		"our letters about this game have no part {n}; they come in fewer"},
	[DIAG_EXPORTS_WAIT] = {"exports-wait", "L17",
		"the files you have asked for already are as much as one letter can "
		"carry; please ask again when they have come"},
	[DIAG_EXPORTS_FULL] = {"exports-full", "L17",
		"you have had {n} file today, as many as a player gets in a day | "
		"you have had {n} files today, as many as a player gets in a day"},
	[DIAG_ANALYSIS_EARLY] = {"analysis-early", "L26",
		"this game goes on, and what could be played in it is nobody's business "
		"but its players'; ask again when it is over"},
	[DIAG_ANALYSIS_CLOSED] = {"analysis-closed", "L26",
		"the racks of this game are closed as long as it may be protested "
		"against; ask again after that"},
	[DIAG_ANALYSIS_ANY] = {"analysis-any", "L26",
		"every word is good in this game, so no play is the best"},
	[DIAG_ANALYSES_FULL] = {"analyses-full", "L26",
		"you have had {n} analysis today, as many as a player gets in a day | "
		"you have had {n} analyses today, as many as a player gets in a day"},
	[DIAG_WORDS_FULL] = {"words-full", "L27",
		"you have had words looked up {n} time today, as often as a player "
		"may in a day | you have had words looked up {n} times today, as "
		"often as a player may in a day"},
	[DIAG_SUGGEST_SHORT] = {"suggest-short", "L19",
		"words of two letters have a short list of their own, and none is "
		"added to it"},
	[DIAG_SUGGEST_LANGUAGE] = {"suggest-language", "L19",
		"say in which language, as in suggest QUERN lang en"},
	[DIAG_SUGGEST_FULL] = {"suggest-full", "L19",
		"you have suggested {n} word today, as many as a player may in a "
		"day | you have suggested {n} words today, as many as a player may "
		"in a day"},
	[DIAG_SEASON_UNKNOWN] = {"season-unknown", "L31",
		"there is no season {at}; these go on: {what}"},
	[DIAG_SEASON_NONE] = {"season-none", "L31",
		"no season of a league goes on here"},
	[DIAG_SEASON_WHICH] = {"season-which", "L31",
		"say which season you mean; these go on: {what}"},
	[DIAG_SEASON_EARLY] = {"season-early", "L31",
		"sign-up for {what} opens on {more}"},
	[DIAG_SEASON_CLOSED] = {"season-closed", "L31",
		"sign-up for {what} is over"},
	[DIAG_SEASON_FULL] = {"season-full", "L31",
		"{what} has its {n} player already | {what} has its {n} players "
		"already"},
	[DIAG_SEASON_QUOTA] = {"season-quota", "L31",
		"nobody can sign up now: {what}"},
	[DIAG_SEASON_TEAM] = {"season-team", "L31",
		"the teams of {what} are named already, and you are in none of them"},
	[DIAG_SEASON_NOT_IN] = {"season-not-in", "L32",
		"you take no part in {what}"},
	[DIAG_SEASON_OVER] = {"season-over", "L32",
		"{what} is over"},
	[DIAG_NOT_OVER] = {"not-over", "S14",
		"this game is not over yet, so there is nothing to play again"},
	[DIAG_PAIR_FEW] = {"pair-few", "",
		"round {n} cannot be paired: fewer than two players are left"},
	[DIAG_PAIR_MANY] = {"pair-many", "",
		"a division has at most {n} player | a division has at most {n} "
		"players"},
	[DIAG_PAIR_OVER] = {"pair-over", "",
		"there is no such round; the last one is round {n}"},
	[DIAG_PAIR_MET] = {"pair-met", "",
		"round {n} cannot be paired: somebody would meet the same player "
		"twice, or sit out twice"},
	[DIAG_PAIR_OPEN] = {"pair-open", "",
		"a game of round {n} has no result yet, so it is not known who goes "
		"on"},
	[DIAG_PAIR_LADDER] = {"pair-ladder", "",
		"a ladder has no rounds; its games begin with a challenge"},
	[DIAG_LADDER_BELOW] = {"ladder-below", "K31",
		"on a ladder you challenge somebody who stands above you"},
	[DIAG_LADDER_FAR] = {"ladder-far", "K31",
		"you may challenge only whoever stands one place above you | you "
		"may challenge those up to {n} places above you"},
	[DIAG_LADDER_AWAY] = {"ladder-away", "K31",
		"one of you two is not on the ladder any more"},
	[DIAG_LADDER_BUSY] = {"ladder-busy", "K31",
		"one of you two has a game or a challenge running; one at once is "
		"the most | one of you two has enough games and challenges "
		"running; {n} at once is the most"},
	[DIAG_LADDER_PLAYING] = {"ladder-playing", "K31",
		"you two have a game or a challenge running already"},
	[DIAG_LADDER_AGAIN] = {"ladder-again", "K31",
		"you two had a game or a challenge not long ago; you may again in {n} "
		"day | you two had a game or a challenge not long ago; you may again in "
		"{n} days"},
	[DIAG_LADDER_NONE] = {"ladder-none", "K31",
		"you are on no ladder that goes on, or on none of that name"},
	[DIAG_LADDER_NOBODY] = {"ladder-nobody", "K31",
		"nobody of that name stands on the ladder {what}"},
	[DIAG_LADDER_ENDED] = {"ladder-ended", "K34",
		"the last day for challenges of {what} is over"},
	[DIAG_LADDER_UNASKED] = {"ladder-unasked", "K32",
		"no such challenge waits for your answer in {what}"},
	[DIAG_LADDER_WHOSE] = {"ladder-whose", "K32",
		"several challenges wait for your answer; name whose you mean"},
	[DIAG_LADDER_SETTLED] = {"ladder-settled", "K32",
		"no such challenge of yours waits for an answer in {what}"},
	[DIAG_LADDER_WHOM] = {"ladder-whom", "K32",
		"several challenges of yours wait for an answer; name whom you mean"},
	[DIAG_STREAM_SHARED] = {"stream-shared", "",
		"games with a player in common cannot have the same tiles: one rack "
		"would give away the other"},
	[DIAG_LEAVE_NONE] = {"no-leave", "K20",
		"this club gives no leave"},
	[DIAG_LEAVE_NO_DAY] = {"no-such-day", "K20",
		"there is no such day as {at}"},
	[DIAG_LEAVE_PAST] = {"leave-past", "K20",
		"{at} is over; leave can begin today at the earliest, {what}"},
	[DIAG_LEAVE_BACKWARDS] = {"leave-backwards", "K20",
		"this leave would end before it begins"},
	[DIAG_LEAVE_FAR] = {"leave-too-far", "K20",
		"leave can be booked for days within a year from now, up to {what}"},
	[DIAG_LEAVE_LONG] = {"leave-too-long", "K20",
		"this leave takes {what}, and there will be {more} left for it then"},
	[DIAG_LEAVE_TWICE] = {"leave-twice", "K20",
		"you have leave already from {what} to {more}; the line \"back\" "
		"gives it up"},
	[DIAG_NOT_AWAY] = {"not-away", "K20",
		"you are not away, and no leave of yours is booked"},
	[DIAG_TILES_ELSEWHERE] = {"tiles-elsewhere", "",
		"the player did not have all the tiles of that order then"},
	[DIAG_SEAT_GONE] = {"seat-gone", "",
		"{what} is out of the game, so there is no seat to give away"},
	[DIAG_SEAT_TWICE] = {"seat-twice", "",
		"{what} plays in this game, or had another seat in it"},
	[DIAG_CHANGES_FULL] = {"changes-full", "",
		"seats of a game change hands at most {n} time | seats of a game "
		"change hands at most {n} times"},
	[DIAG_SEAT_LEFT] = {"seat-left", "L25",
		"you no longer have a seat in this game: {what} plays on in it"},
};
/* clang-format on */
