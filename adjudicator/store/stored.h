/* SPDX-License-Identifier: ISC */
/*
 * The numbers that are kept by name (store_number): their names, whom each belongs
 * to, and what it holds. A name may be followed by the number of a player, a game or
 * a season, and more: "held.17", "held.17.4", "season.4.weekly".
 */
#ifndef ADJUDICATOR_STORE_STORED_H
#define ADJUDICATOR_STORE_STORED_H

#include "adjudicator/store/store.h"

/* Of the club: when something was last done. */
#define STORED_RUN             "clock.run"     /* the latest moment of any run */
#define STORED_DRAINED         "clock.drained" /* the last run that read all mail */
#define STORED_AWAY            "clock.away" /* until when an outage was told; 0: none */
#define STORED_AWAY_LAST       "clock.away-last" /* until when time was given back */
#define STORED_SUCCESS         "run.success"     /* the last run that ended well */
#define STORED_CONCERNS_TOLD   "concerns.told"
#define STORED_KEEPING         "keeping.last"
#define STORED_READER_BARE     "reader.bare"
#define STORED_COPIES_WARNED   "copies.warned"
#define STORED_PICTURES_WARNED "pictures.warned"
#define STORED_BULLETIN        "bulletin.told" /* the month: year * 12 + month - 1 */
#define STORED_PUZZLE_SOUGHT   "puzzle.sought" /* looking for a game for one */
#define STORED_PING_TRIED      "ping.tried"
#define STORED_PING_GOOD       "ping.good"
#define STORED_PING_SAID       "ping.said"
/* Lasting troubles of the club; 0: there is none. How many letters a server refused
 * when it took none; by how many seconds our clock is ahead; what the clock said
 * when it jumped away from the last run; how many clocks would fall at once. */
#define STORED_CONCERN_OUTBOX "concern.outbox"
#define STORED_CONCERN_CLOCK  "concern.clock"
#define STORED_CONCERN_JUMP   "concern.jump"
#define STORED_CONCERN_FALLS  "concern.falls"
/* Letters in the mailbox that cannot be read, each by itself: when the newest of
 * them was first met, and how many of them hold up the clocks (stored_since). */
#define STORED_CONCERN_UNREAD "concern.unread"
/* The month whose bulletin waits for the organiser's words; below 0: he was told. */
#define STORED_CONCERN_BULLETIN "concern.bulletin"
/* Other numbers of the club. */
#define STORED_TOOK           "run.took" /* milliseconds that the last good run took */
#define STORED_ORDERS         "operator.orders" /* how many were entered */
#define STORED_GAMES_MADE     "games.made"
#define STORED_SEASONS_MADE   "seasons.made"
#define STORED_RULES          "rules.version"
#define STORED_BACKUP_OTHER   "backup.other" /* up to when backups may differ */
#define STORED_CLUB_KEY       "club.key" /* made from the key, never 0; 0: none known */
#define STORED_SIGNING_KEY    "signing.key"       /* the same; 0: nothing signed yet */
#define STORED_INVITATIONS    "invitations.today" /* the day, and how many left on it */
#define STORED_WITNESS_EARLY  "witness.early"
#define STORED_WITNESS_LETTER "witness.letter" /* the last one counted */
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
#define STORED_HELD          "held"   /* when he was asked; also with a game */
#define STORED_WHICH         "which"  /* when he was told to name a game */
#define STORED_DIGEST        "digest" /* when he had the last one */
#define STORED_FEED          "feed"   /* how often its address was renewed */
#define STORED_WAITING_SEEN  "waiting-seen"
#define STORED_WAITING_SINCE "waiting-since"
#define STORED_SEASON_SHOWN  "season-shown" /* followed by a season too */
/* Followed by a game or 0 too: how often since a moment (stored_since). */
#define STORED_PROVED    "proved"
#define STORED_GENERAL   "general"
#define STORED_UNCLEAR   "unclear"
#define STORED_NO_TEXT   "no-text"
#define STORED_ENCRYPTED "encrypted"
#define STORED_BROKEN    "broken"
#define STORED_POISON    "poison"
/* Followed by a day too: how many on that day, or how much. */
#define STORED_ASKED    "asked"
#define STORED_EXPORTS  "exports"
#define STORED_ANALYSES "analyses"
#define STORED_PRESS    "press"
#define STORED_WORDS    "words"
#define STORED_PUZZLES  "puzzles"

/* Of a game. */
#define STORED_UNTOLD        "untold" /* until when lost time was given back */
#define STORED_SEASON_OWED   "season.owed"
#define STORED_SEASON_UNREAD "season.unread"
#define STORED_BOUNCED_TOLD  "bounced-told" /* in which moment, plus 1 */
/* Of a game and a seat. */
#define STORED_RELAY       "relay"   /* until when lost time was given back */
#define STORED_BOUNCED     "bounced" /* how long its clock stood still in all */
#define STORED_PAUSE       "pause" /* when its clock stopped in a turn (stored_turn) */
#define STORED_QUIET_FROM  "quiet-from" /* turns and times as above */
#define STORED_QUIET_UNTIL "quiet-until"
#define STORED_QUIET_SUM   "quiet-sum"

/* Of a file, by a hash of its path. */
#define STORED_KEPT_WARNED "kept-tiles.warned" /* a hash of the damage told */

/* Of a letter in the mailbox, by a hash of its name: since when it cannot be
 * read. */
#define STORED_UNREAD "unread"

/* Of a worker, by its number in struct sealed_worker (sealed.h). */
#define STORED_SEAL_OF_SUM  "seal.of-sum"
#define STORED_SEAL_OF_MARK "seal.of-mark"

/* Of a season. */
#define STORED_SEASON "season"
#define STORED_WEEKLY ".weekly" /* after its number: when last reported */

/* What the number after a name is the number of. */
enum stored_whose {
	STORED_OF_CLUB,
	STORED_OF_PLAYER,
	STORED_OF_DAY, /* a player and a day, in this order */
	STORED_OF_GAME,
	STORED_OF_FILE,
	STORED_OF_WORKER,
	STORED_OF_SEASON
};
enum stored_holds {
	STORED_OTHER, /* also a time that may lie in the future */
	STORED_TIME,  /* when something was done; never in the future */
	STORED_SINCE, /* such a time, and a count (stored_since) */
	STORED_TURN   /* such a time, and a turn (stored_turn) */
};

struct stored {
	const char *name;
	const char *end; /* what the whole name ends with, or "" */
	enum stored_whose whose;
	enum stored_holds holds;
};
/* The i-th kind of number; NULL: there are no more. */
const struct stored *stored_at(size_t i);
/* The kind that a number of that name is of; NULL: of no listed kind. */
const struct stored *stored_named(struct view name);

/* Packs a count below 1024 since some moment into a number, and unpacks it. */
int64_t stored_since(int64_t since, long count);
void stored_since_read(int64_t kept, int64_t *since, long *count);
/* Packs a turn and a moment in it into a number, and unpacks them; 0: none. */
int64_t stored_turn(int64_t turn, int64_t at);
void stored_turn_read(int64_t kept, int64_t *turn, int64_t *at);

/* All numbers that are kept, by name. */
struct stored_number {
	struct view name;
	int64_t value;
};
bool stored_list(struct store *st, struct arena *a, struct stored_number **out,
		 size_t *count, struct err *err);
/* Those whose names begin with the name of `kind` and a dot. */
bool stored_list_of(struct store *st, struct arena *a, const struct stored *kind,
		    struct stored_number **out, size_t *count, struct err *err);
/* Deletes all numbers of the name STORED_UNREAD. */
bool stored_forget_unread(struct store *st, struct err *err);
/* After our clock was ahead: every time that something was done in the future
 * becomes `now`. */
bool stored_bring_back(struct store *st, int64_t now, struct err *err);

#endif
