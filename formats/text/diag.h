/* SPDX-License-Identifier: ISC */
/*
 * The player is wrong: data, not an error. A reader or a rule fills a diag with a
 * code and the slice of the player's own text that it speaks of, so that a reply can
 * quote and underline it. Every code has a name (lower-case words with hyphens, stable,
 * part of `replay --json`), one English sentence and the rule it rests on; all in one
 * of the tables diag_play.c, diag_club.c and diag_referee.c. Nobody prints from a
 * parser.
 */
#ifndef FORMATS_TEXT_DIAG_H
#define FORMATS_TEXT_DIAG_H

#include "formats/text/buf.h"
#include "formats/text/view.h"

enum diag_code {
	DIAG_NONE,
	/* reading */
	DIAG_NO_ORDER,       /* nothing in the letter is an order */
	DIAG_NEAR_ORDER,     /* a line is nearly one; what: the nearest order */
	DIAG_TWO_ORDERS,     /* two different orders that end the turn */
	DIAG_TWO_READINGS,   /* one line, several readings with different outcomes */
	DIAG_UNKNOWN_SQUARE, /* what: last column, n: last row */
	DIAG_UNKNOWN_LETTER, /* a letter that this alphabet does not have */
	DIAG_LOOK_ALIKE,     /* what: what it is, more: the letter it looks like */
	DIAG_BAD_WORD_SHAPE, /* brackets or a "?" that do not close or name nothing */
	DIAG_NO_DIRECTION,
	DIAG_OPTION_UNKNOWN, /* what: the options there are */
	DIAG_OPTION_VALUE,   /* what: the option, more: what it takes */
	/* whose game, whose turn */
	DIAG_WHICH_GAME,
	DIAG_NOT_YOUR_GAME,
	DIAG_NO_SUCH_GAME,
	DIAG_NOT_STARTED,
	DIAG_LUCK_ALONE,       /* words for the shuffling of no game that begins */
	DIAG_CANNOT_BEGIN,     /* a game asked for; what: why */
	DIAG_PLAN_NOW,         /* a move for later in one's own turn */
	DIAG_PLAN_LATE,        /* the same in an answer to an older turn */
	DIAG_PLANS_FULL,       /* n: as many as a player may have */
	DIAG_PRESS_OPEN,       /* press without its endpress */
	DIAG_PRESS_FULL,       /* n: bytes that one letter passes on; what: one day */
	DIAG_SETTING_UNKNOWN,  /* what: the settings there are */
	DIAG_SETTING_VALUE,    /* what: the setting, more: what it takes */
	DIAG_LANGUAGE_UNKNOWN, /* what: the languages there are */
	DIAG_ZONE_UNKNOWN,     /* what: zones that may be meant */
	DIAG_NO_ADDRESS,
	DIAG_SAME_ADDRESS,
	DIAG_ADDRESS_TAKEN,
	DIAG_ADDRESSES_TODAY,
	DIAG_NOT_YOUR_ADDRESS,
	DIAG_COUNTS_AT_ONCE,   /* takeback, where orders count at once */
	DIAG_NOTHING_KEPT,     /* takeback, and no order waits */
	DIAG_TAKEBACK_OVER,    /* what: until when it could be, more: the order */
	DIAG_ORDER_KEPT,       /* a second order; what: until when, more: the first */
	DIAG_OBSERVE_OWN,      /* to watch a game that one plays */
	DIAG_OBSERVE_IDLE,     /* ... that is not running */
	DIAG_OBSERVE_CLOSED,   /* ... that is not open to it */
	DIAG_OBSERVE_GUEST,    /* ... before one has joined the club */
	DIAG_OBSERVE_FULL,     /* n: as many as may watch one game */
	DIAG_NOT_OBSERVING,    /* to watch no more what one does not watch */
	DIAG_ONLY_OBSERVING,   /* an order that only players have */
	DIAG_EXPORT_GCG,       /* a GCG record of a game without a board; what: it */
	DIAG_EXPORT_PART,      /* n: the part of our letters that there is not */
	DIAG_EXPORTS_WAIT,     /* files that wait to be sent fill a letter */
	DIAG_EXPORTS_FULL,     /* n: as many files as a player gets in a day */
	DIAG_ANALYSIS_EARLY,   /* an analysis of a game that goes on */
	DIAG_ANALYSIS_CLOSED,  /* ... by one who may see no rack of it yet */
	DIAG_ANALYSIS_ANY,     /* ... in which every word is good */
	DIAG_ANALYSES_FULL,    /* n: as many as a player gets in a day */
	DIAG_WORDS_FULL,       /* n: as often as words are looked up in a day */
	DIAG_SUGGEST_SHORT,    /* a word of fewer tiles than can be suggested */
	DIAG_SUGGEST_LANGUAGE, /* which language it is of is not clear */
	DIAG_SUGGEST_FULL,     /* n: as many as a player may suggest in a day */
	DIAG_SEASON_UNKNOWN,   /* what: those that go on */
	DIAG_SEASON_NONE,      /* there are none */
	DIAG_SEASON_WHICH,     /* what: those that may be meant */
	DIAG_SEASON_EARLY,     /* what: the season; more: the day sign-up opens */
	DIAG_SEASON_CLOSED,    /* what: the season, whose sign-up is over */
	DIAG_SEASON_FULL,      /* what: the season, n: as many as can take part */
	DIAG_SEASON_QUOTA,     /* what: why the club takes nobody more now */
	DIAG_SEASON_TEAM,      /* what: the season, whose teams he is not in */
	DIAG_SEASON_NOT_IN,    /* what: the season that he takes no part in */
	DIAG_SEASON_OVER,      /* what: the season */
	DIAG_CLAIM_TURN,       /* a claim without its turn; what: "score" */
	DIAG_CLAIM_NO_TURN, /* ... of a turn that was not; n: the turn to be played */
	DIAG_CLAIM_WAITS,   /* a second one of that turn; n: the first one's case */
	DIAG_CLAIM_CLOSED,  /* ... when the protest time is over */
	DIAG_APPEAL_NONE,   /* n: a number that no ruling of this game has */
	DIAG_APPEAL_WAITS,  /* it is looked at once more already */
	DIAG_APPEAL_FINAL,  /* it has been */
	DIAG_APPEAL_LATE,   /* n: the ruling; seven days are over */
	/* a referee's letter; n: the case */
	DIAG_REFEREE_CASE,        /* it speaks of another case than it answers */
	DIAG_REFEREE_PARTY,       /* he plays in that game */
	DIAG_REFEREE_TWO,         /* it holds two rulings */
	DIAG_REFEREE_CLOSED,      /* the case waits for nothing */
	DIAG_REFEREE_WHY,         /* a ruling without a reason */
	DIAG_REFEREE_NOTHING,     /* nothing waits to be countersigned */
	DIAG_REFEREE_SECOND,      /* the other referee countersigns */
	DIAG_REFEREE_ONLY_SECOND, /* the second referee only countersigns */
	DIAG_NOT_OVER,            /* a rematch of a game that goes on */
	DIAG_GAME_OVER,
	DIAG_NOT_YOUR_TURN,    /* what: who is to move */
	DIAG_OTHER_TURN,       /* a guard tN; what: the turn it is, "t12" */
	DIAG_OTHER_SCORE,      /* an assertion =N; n: our score */
	DIAG_NOT_IN_THIS_GAME, /* an order this game does not have */
	DIAG_NOTHING_ASKED,    /* yes, no or a choice, and no question is open */
	DIAG_NO_SUCH_CHOICE,   /* n: how many there are */
	DIAG_NO_PENDING,       /* nothing to accept or question */
	DIAG_JUDGED_AT_ONCE, /* question, where words are judged when they are played */
	/* plays that may be questioned */
	DIAG_OWN_PLAY,        /* accept or question one's own play */
	DIAG_RIGHT_GIVEN_UP,  /* question or accept once more after accepting */
	DIAG_ORDER_WAITS,     /* what: the order that waits already */
	DIAG_PLAY_WOULD_END,  /* what: whose play it is */
	DIAG_TIME_BY_ITSELF,  /* `claim time` where turns pass by themselves */
	DIAG_TIME_OF_REFEREE, /* where a referee says so */
	DIAG_OWN_TIME,
	DIAG_TIME_NOT_OVER, /* what: whose */
	DIAG_NO_TIME,       /* a turn order of a seat whose time bank is empty */
	DIAG_SET_ASIDE,     /* an order made for a rack or board that has changed */
	/* plays on a board */
	DIAG_OFF_BOARD,    /* what: the word */
	DIAG_SQUARE_TAKEN, /* what: square, more: the tile on it */
	DIAG_GAP,          /* a dot or parenthesis on an empty square; what: square */
	DIAG_LONGER_WORD,  /* more tiles touch the ends; what: the whole word, more: its
			      square */
	DIAG_WORD_TOO_SHORT, /* n: letters a word needs */
	DIAG_NO_NEW_TILE,
	DIAG_CENTRE_MISSED, /* what: the centre square */
	DIAG_NOT_JOINED,
	DIAG_TILE_MISSING,  /* what: the tile, more: the rack */
	DIAG_BLANK_MISSING, /* what: the letter it should be, more: the rack */
	DIAG_BLANK_UNCLEAR, /* "blank L", and not just one L is laid; what: L */
	DIAG_BLANK_FIXED,   /* a blank with two letters, where it has one */
	DIAG_NOT_A_WORD,    /* what: the word, more: the lexicon */
	/* words along a path */
	DIAG_NO_PLACE, /* a name of nothing; what: "cell", more: "cells are A1 to E5" */
	DIAG_NOT_USABLE, /* a place that cannot be used; what: why */
	DIAG_NOT_NEAR,   /* what: the place before it */
	DIAG_PLACE_USED, /* twice in one path */
	DIAG_CROSSES,    /* what: the step that is crossed, more: that which crosses */
	DIAG_OTHER_LETTER,    /* what: the letter there, more: the letter of the word */
	DIAG_OTHER_LENGTH,    /* n: letters of the word, what: places of the path */
	DIAG_NO_PATH,         /* a word that is not there */
	DIAG_NO_PATH_BETWEEN, /* what, more: its first and last place */
	DIAG_WORD_TOO_LONG,   /* n: letters a word may have */
	/* WordCap */
	DIAG_WORD_PENDING,    /* what: whose word waits */
	DIAG_SORTS_USED,      /* n: how many a player has */
	DIAG_AFTER_SORT,      /* a line below a sort in the same letter */
	DIAG_UNDO_USED,       /* once a turn */
	DIAG_NOT_YOUR_WORD,   /* undo; what: whose word waits */
	DIAG_NO_WORD_WAITS,   /* nothing to accept, check or take back */
	DIAG_OWN_WORD,        /* accept or check one's own word */
	DIAG_WORD_ACCEPTED,   /* accept or check once more after accepting */
	DIAG_ASK_UNDO,        /* takeback, of a play that counts at once */
	DIAG_PLAY_BACK_LATE,  /* undo, on a board */
	DIAG_PLAY_BACK_ASKED, /* once a turn */
	DIAG_UNDO_WAITS, /* accept or check, while what: wants to take the word back */
	DIAG_LOOKED_UP,  /* an answer, where words are looked up at once */
	DIAG_NO_BOARD,   /* what: the tile set that fills no board */
	/* Cubes */
	DIAG_WORD_USED,   /* submitted before in this game; what: the word */
	DIAG_NO_CUBE,     /* a number of no cube */
	DIAG_CUBE_GONE,   /* what: the cube */
	DIAG_CUBE_HIDDEN, /* what: the cube, of which no face shows */
	DIAG_REMOVED_ONE, /* a second removal by hand in one turn */
	DIAG_GAME_PAUSED,
	DIAG_NOT_PAUSED,
	DIAG_NO_PAUSE, /* in a game against the clock */
	/* exchange, pass, draw */
	DIAG_EXCHANGE_NONE,
	DIAG_EXCHANGE_OFF,
	DIAG_EXCHANGES_USED, /* n: how many a player has */
	DIAG_BAG_TOO_SMALL,  /* n: tiles the bag needs, what: tiles it has */
	DIAG_NO_REQUEST,     /* agree or refuse, and nothing is asked */
	DIAG_OWN_REQUEST,    /* answering one's own offer */
	DIAG_OFFER_STANDS,
	/* set-up positions */
	DIAG_TOO_MANY_TILES, /* what: the tile */
	DIAG_HANDICAP_SEATS,
	DIAG_DUPLICATE_SEATS,
	DIAG_DUPLICATE_ASKS,
	DIAG_DUPLICATE_CLOSED,
	DIAG_DUPLICATE_ONLY,
	DIAG_DUPLICATE_RULING,
	DIAG_TOO_MANY_HELD, /* n: what a rack holds */
	DIAG_TIMED_ALONE,   /* a time for the whole game, and more than one player */
	DIAG_NO_PILE,       /* what: the tile set, more: why */
	/* rulings */
	DIAG_NO_RULING,
	DIAG_RULING_FORM,    /* at: the ruling, what: how it is written */
	DIAG_RULING_NO_TURN, /* at: the ruling */
	DIAG_NO_TURN,        /* n: the turn */
	DIAG_TURN_FOLLOWS,
	DIAG_TURN_NO_POINTS,
	DIAG_TURN_WAITS,
	DIAG_NO_TURN_ORDER, /* what: the order */
	DIAG_RULING_NOTHING,
	DIAG_RESULT_OF_TWO,
	DIAG_NO_SUCH_PLAYER, /* what: the name */
	DIAG_RULING_OVER,
	DIAG_NO_CLOCK_RUNS, /* what: whose */
	DIAG_NO_SUCH_RULING,
	DIAG_RULING_GONE,
	DIAG_RULING_STAYS,
	DIAG_RULINGS_FULL,
	DIAG_RULING_PAUSED,
	DIAG_GAME_HALTED,
	DIAG_RULING_CLOSED,
	DIAG_RULING_PARTY,
	DIAG_RULING_NOT_BEGUN,
	DIAG_NO_SUCH_LETTER,
	/* pairing a round, and challenging on a ladder */
	DIAG_PAIR_FEW,       /* fewer than two are there; n: the round */
	DIAG_PAIR_MANY,      /* n: entrants a division may have */
	DIAG_PAIR_OVER,      /* n: rounds there are */
	DIAG_PAIR_MET,       /* no pairing is left; n: the round */
	DIAG_PAIR_OPEN,      /* a result is missing; n: its round */
	DIAG_PAIR_LADDER,    /* a ladder has no rounds */
	DIAG_LADDER_BELOW,   /* a challenge of oneself or of somebody below */
	DIAG_LADDER_FAR,     /* n: how many places up */
	DIAG_LADDER_AWAY,    /* of or by somebody who has withdrawn */
	DIAG_LADDER_BUSY,    /* n: ladder games one may have running */
	DIAG_LADDER_PLAYING, /* of somebody with whom one is playing */
	DIAG_LADDER_AGAIN,   /* n: days until the two may play again */
	DIAG_LADDER_NONE,    /* on no ladder that goes on, or not on this one */
	DIAG_LADDER_NOBODY,  /* nobody of that name is on it; what: the season */
	DIAG_LADDER_ENDED,   /* what: the season, whose last day is over */
	DIAG_LADDER_UNASKED, /* no challenge waits for his answer */
	DIAG_LADDER_WHOSE,   /* several do */
	DIAG_LADDER_SETTLED, /* no challenge of his own waits */
	DIAG_LADDER_WHOM,    /* several do */
	DIAG_STREAM_SHARED,  /* one player in two games of one draw stream */
	/* leave */
	DIAG_LEAVE_NONE,
	DIAG_LEAVE_NO_DAY, /* at: the date */
	DIAG_LEAVE_PAST,   /* at: the date, what: today */
	DIAG_LEAVE_BACKWARDS,
	DIAG_LEAVE_FAR,   /* what: the last day */
	DIAG_LEAVE_LONG,  /* what: how long, more: what is left */
	DIAG_LEAVE_TWICE, /* what, more: from when to when */
	DIAG_NOT_AWAY,
	DIAG_TILES_ELSEWHERE,
	DIAG_SEAT_GONE,    /* what: whose */
	DIAG_SEAT_TWICE,   /* what: who cannot have it */
	DIAG_CHANGES_FULL, /* n: how often seats may change hands */
	DIAG_SEAT_LEFT,    /* what: who has it now */
	DIAG_CODES_
};

struct diag {
	enum diag_code code;
	struct view at;   /* slice of the player's line; empty: the whole line */
	struct view what; /* see the codes */
	struct view more;
	long n;
};

/* Fills *d and returns false always, so that `return diag_set(...)` reads well. */
bool diag_set(struct diag *d, enum diag_code code, struct view at);
/* The same with what the sentence needs besides; see the codes. */
bool diag_number(struct diag *d, enum diag_code code, struct view at, long n);
bool diag_what(struct diag *d, enum diag_code code, struct view at, struct view what);
bool diag_more(struct diag *d, enum diag_code code, struct view at, struct view what,
	       struct view more);
const char *diag_name(enum diag_code code); /* "tile-missing" */
const char *diag_rule(enum diag_code code); /* number in adjudicator-rules(7), or "" */
/* The English sentence, without the player's line, ending without a full stop. */
void diag_write(struct buf *b, const struct diag *d);
/* The same before {at}, {what}, {more} and {n} are filled in: for an n of one, and for
 * any other, NULL where the sentence does not count. */
struct diag_forms {
	const char *one, *many;
};
struct diag_forms diag_forms(struct arena *a, enum diag_code code);
/* Fills in such a sentence, in that language. */
void diag_fill(struct buf *b, struct view language, const char *sentence,
	       const struct diag *d);

#endif
