/* SPDX-License-Identifier: ISC */
/*
 * The numbers that are kept by name (store_number): their names, whose they are, and
 * what is kept in each. Behind a name may stand the number of a player, a game or a
 * season, and more: "held.17", "held.17.4", "season.4.weekly".
 */
#ifndef ADJUDICATOR_STORE_STORED_H
#define ADJUDICATOR_STORE_STORED_H

#include "adjudicator/store/store.h"

/* Of the club: when something was done last. */
#define STORED_RUN             "clock.run"     /* the newest moment of a run */
#define STORED_DRAINED         "clock.drained" /* of one that read its whole mailbox */
#define STORED_AWAY            "clock.away"  /* an outage that lasts, told until then */
#define STORED_SUCCESS         "run.success" /* of one that ended well */
#define STORED_CONCERNS_TOLD   "concerns.told"
#define STORED_KEEPING         "keeping.last"
#define STORED_READER_BARE     "reader.bare"
#define STORED_COPIES_WARNED   "copies.warned"
#define STORED_PICTURES_WARNED "pictures.warned"
#define STORED_BULLETIN        "bulletin.told" /* the month: year * 12 + month - 1 */
#define STORED_PUZZLE_SOUGHT   "puzzle.sought" /* a game that may become one */
#define STORED_PING_TRIED      "ping.tried"
#define STORED_PING_GOOD       "ping.good"
#define STORED_PING_SAID       "ping.said"
/* Troubles that last, 0 when there is none: how many letters a server refused at once;
 * by how many seconds our clock is ahead; what it said when it jumped away from the
 * last run; how many clocks would fall at once. */
#define STORED_CONCERN_OUTBOX "concern.outbox"
#define STORED_CONCERN_CLOCK  "concern.clock"
#define STORED_CONCERN_JUMP   "concern.jump"
#define STORED_CONCERN_FALLS  "concern.falls"
/* Letters in the mailbox that alone cannot be read: when the last of them was met
 * first, and how many of them hold up the clocks (stored_since). */
#define STORED_CONCERN_UNREAD "concern.unread"
/* The month whose bulletin waits for the organiser's words; below 0: he has been told.
 */
#define STORED_CONCERN_BULLETIN "concern.bulletin"
/* What else there is of the club. */
#define STORED_TOOK           "run.took" /* milliseconds of a run that ended well */
#define STORED_ORDERS         "operator.orders" /* so many were entered */
#define STORED_GAMES_MADE     "games.made"
#define STORED_SEASONS_MADE   "seasons.made"
#define STORED_RULES          "rules.version"
#define STORED_BACKUP_OTHER   "backup.other" /* older backups may differ */
#define STORED_CLUB_KEY       "club.key"    /* follows from the key; 0: none is known */
#define STORED_SIGNING_KEY    "signing.key" /* the same; 0: it has signed nothing yet */
#define STORED_INVITATIONS    "invitations.today" /* the day, and how many left on it */
#define STORED_WITNESS_EARLY  "witness.early"
#define STORED_WITNESS_LETTER "witness.letter" /* the last one that it counts */
#define STORED_COPIES_MARK    "copies.mark"
#define STORED_COPIES_MOVING  "copies.moving"
#define STORED_COPIES_TOLD    "copies.told"
#define STORED_COPIES_NONE    "copies.none"
#define STORED_JUDGING        "judging"
#define STORED_JUDGING_LETTER "judging.letter"
#define STORED_JUDGING_RUNS   "judging.runs"
#define STORED_RESULT_FILLED  "result.filled"
#define STORED_RESULT_CHANGED "result.changed"
#define STORED_RESULT_SINCE   "result.since"
#define STORED_SEAL_FROM      "seal.from"
#define STORED_SEAL_SINCE     "seal.since"
#define STORED_SEAL_SUM       "seal.sum"
#define STORED_SEAL_LAST      "seal.last"
#define STORED_SEAL_GAMES     "seal.games"
#define STORED_SEAL_MARK      "seal.mark"
#define STORED_SEAL_WORKERS   "seal.workers"
#define STORED_SEAL_ROUND     "seal.round"

/* Of a player. */
#define STORED_HELD          "held"   /* when he was asked; also of a game */
#define STORED_WHICH         "which"  /* when he was told to name a game */
#define STORED_DIGEST        "digest" /* when he had the last one */
#define STORED_FEED          "feed"   /* how often its address was made anew */
#define STORED_WAITING_SEEN  "waiting-seen"
#define STORED_WAITING_SINCE "waiting-since"
#define STORED_SEASON_SHOWN  "season-shown" /* and a season */
/* How often since a moment (stored_since), and a game or 0. */
#define STORED_PROVED    "proved"
#define STORED_GENERAL   "general"
#define STORED_UNCLEAR   "unclear"
#define STORED_NO_TEXT   "no-text"
#define STORED_ENCRYPTED "encrypted"
#define STORED_BROKEN    "broken"
#define STORED_POISON    "poison"
/* Of a player on one day: how many, or how much. */
#define STORED_ASKED    "asked"
#define STORED_EXPORTS  "exports"
#define STORED_ANALYSES "analyses"
#define STORED_PRESS    "press"
#define STORED_WORDS    "words"
#define STORED_PUZZLES  "puzzles"

/* Of a game. */
#define STORED_UNTOLD        "untold" /* until when time was given back */
#define STORED_SEASON_OWED   "season.owed"
#define STORED_SEASON_UNREAD "season.unread"
#define STORED_BOUNCED_TOLD  "bounced-told" /* in which moment */
/* Of a game and a seat. */
#define STORED_RELAY       "relay"   /* until when time was given back */
#define STORED_BOUNCED     "bounced" /* how long that clock stood still */
#define STORED_PAUSE       "pause"   /* since when it does, in a turn (stored_turn) */
#define STORED_QUIET_FROM  "quiet-from" /* as these */
#define STORED_QUIET_UNTIL "quiet-until"
#define STORED_QUIET_SUM   "quiet-sum"

/* Of a file, whose number is a hash of its path. */
#define STORED_KEPT_WARNED "kept-tiles.warned" /* of what damage, a hash, too */

/* Of a letter in the mailbox, whose number is a hash of its name: since when it cannot
 * be read. */
#define STORED_UNREAD "unread"

/* Of a worker, by its number among those that keep a sum of their own (sealed.h). */
#define STORED_SEAL_OF_SUM  "seal.of-sum"
#define STORED_SEAL_OF_MARK "seal.of-mark"

/* Of a season. */
#define STORED_SEASON "season"
#define STORED_WEEKLY ".weekly" /* behind its number: when it was last reported */

/* What belongs to one of a name's kind. */
enum stored_whose {
	STORED_OF_CLUB,
	STORED_OF_PLAYER,
	STORED_OF_DAY, /* of a player on a day, which is the second number */
	STORED_OF_GAME,
	STORED_OF_FILE,
	STORED_OF_WORKER,
	STORED_OF_SEASON
};
enum stored_holds {
	STORED_OTHER, /* or a time that need not have passed */
	STORED_TIME,  /* when something was done: never a time to come */
	STORED_SINCE, /* the same, and a count */
	STORED_TURN   /* the same, and a turn */
};

struct stored {
	const char *name;
	const char *end; /* of the whole name, or "" */
	enum stored_whose whose;
	enum stored_holds holds;
};
/* The kind of number i; NULL: there are no more. */
const struct stored *stored_at(size_t i);
/* That of a number of that name; NULL: one of no kind that is listed. */
const struct stored *stored_named(struct view name);

/* A count below 1024 since some moment. */
int64_t stored_since(int64_t since, long count);
void stored_since_read(int64_t kept, int64_t *since, long *count);
/* A moment in a turn; 0: none. */
int64_t stored_turn(int64_t turn, int64_t at);
void stored_turn_read(int64_t kept, int64_t *turn, int64_t *at);

/* All numbers there are. */
struct stored_number {
	struct view name;
	int64_t value;
};
bool stored_list(struct store *st, struct arena *a, struct stored_number **out,
		 size_t *count, struct err *err);
/* Those alone whose names begin with that kind's, and then a dot. */
bool stored_list_of(struct store *st, struct arena *a, const struct stored *kind,
		    struct stored_number **out, size_t *count, struct err *err);
/* All that is kept by STORED_UNREAD. */
bool stored_forget_unread(struct store *st, struct err *err);
/* After a clock that was ahead: what was done in a time to come was done now. */
bool stored_bring_back(struct store *st, int64_t now, struct err *err);

#endif
