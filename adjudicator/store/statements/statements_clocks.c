/* SPDX-License-Identifier: ISC */
/* Statements about time: clocks that are due, leave, and reminders. */
#include "adjudicator/store/statements/statements_rows.h"

#define LEAVE                                                                          \
	"SELECT id, player, begins, ends, made,"                                       \
	" CASE WHEN state IN ('booked', 'running') THEN 1 ELSE 0 END"                  \
	" FROM leave WHERE"

const struct statement_row statements_clocks[STATEMENTS_] = {
	ROW(CLOCK_DUE, "looking for deadlines",
	    "SELECT id FROM game WHERE state = 'running'"
	    " AND deadline IS NOT NULL AND deadline <= $1"
	    " ORDER BY deadline, id"),
	ROW(CLOCK_RUNS, "listing running clocks",
	    "SELECT id FROM game WHERE state = 'running'"
	    " AND deadline IS NOT NULL ORDER BY deadline, id"),

	ROW(LEAVE_ADD, "keeping a leave",
	    "INSERT INTO leave (player, begins, ends, made, state)"
	    " VALUES ($1, $2, $3, $4, 'booked')"),
	ROW(LEAVE_OF_PLAYER, "listing a player's leave",
	    LEAVE " player = $1 AND state <> 'dropped' ORDER BY begins, id"),
	ROW(LEAVE_DUE, "finding leave that begins",
	    LEAVE " state = 'booked' AND begins <= $1 ORDER BY begins, id"),
	ROW(LEAVE_ENTERED, "entering a leave",
	    "UPDATE leave SET state = 'running' WHERE id = $1"),
	ROW(LEAVE_END, "ending a leave",
	    "UPDATE leave SET state = CASE WHEN $2 > begins THEN 'over'"
	    " ELSE 'dropped' END,"
	    " ends = CASE WHEN $2 > begins AND $2 < ends THEN $2 ELSE ends END"
	    " WHERE id = $1"),

	ROW(REMINDER_DUE, "finding clocks to remind of",
	    "SELECT r.game FROM reminder r JOIN game g ON g.id = r.game"
	    " WHERE r.next <= $1 AND g.state = 'running' AND g.deadline > $1"
	    " AND g.reminded IS NOT DISTINCT FROM g.deadline ORDER BY r.next, r.game"),
	ROW(REMINDER_NEW, "finding clocks to remind of",
	    "SELECT id FROM game WHERE state = 'running' AND deadline IS NOT NULL"
	    " AND reminded IS DISTINCT FROM deadline AND deadline > $1 ORDER BY "
	    "deadline, id"),
	ROW(REMINDER_END, "forgetting what players were reminded of",
	    "DELETE FROM reminder WHERE next <= $1 AND EXISTS (SELECT 1 FROM game"
	    " WHERE id = reminder.game AND (state = 'over' OR state = 'void'))"),
	ROW(REMINDER_MADE, "keeping what a player was reminded of",
	    "UPDATE game SET reminded = $2 WHERE id = $1"),
	ROW(REMINDER_GET, "looking for what a player was reminded of",
	    "SELECT game, turn, deadline, since, least, next FROM reminder"
	    " WHERE game = $1"),
	ROW(REMINDER_SET, "keeping what a player was reminded of",
	    "INSERT INTO reminder (game, turn, deadline, since, least, next)"
	    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game) DO UPDATE SET"
	    " turn = excluded.turn, deadline = excluded.deadline,"
	    " since = excluded.since, least = excluded.least,"
	    " next = excluded.next"),
	ROW(UNTOLD_GAMES, "looking for turns that nobody was told of",
	    "SELECT n.game FROM notice n JOIN game g ON g.id = n.game"
	    " WHERE n.outbox IS NULL AND n.at < $1 AND g.state = 'running'"
	    " AND g.deadline IS NOT NULL ORDER BY n.id"),
	ROW(UNTOLD_SEATS, "looking for who was not told of a turn",
	    "SELECT seat, at FROM notice WHERE outbox IS NULL"
	    " AND game = $1 AND seat >= 0 AND at < $2"
	    " AND (seat <> $3 OR kind IN ('start', 'turn', 'receipt', 'ruling'))"
	    " ORDER BY id"),
	ROW(UNHEARD_WAITS, "looking for letters that have not left",
	    "SELECT COUNT(*) FROM outbox WHERE state = 'queued' AND player = $1"
	    " AND COALESCE(game, 0) = $2 AND created < $3"),
	ROW(UNHEARD_NOTE, "noting that a letter left late",
	    "INSERT INTO relay (outbox) SELECT id FROM outbox WHERE id = $1"
	    " AND sent - created >= $2 AND game IS NOT NULL AND seat >= 0"
	    " ON CONFLICT (outbox) DO NOTHING"),
	ROW(UNHEARD_LATE, "listing letters that left late",
	    "SELECT outbox FROM relay ORDER BY outbox"),
	ROW(UNHEARD_DONE, "making a late letter good",
	    "DELETE FROM relay WHERE outbox = $1"),
	ROW(UNHEARD_PLAYERS, "listing players to whom letters come back",
	    "SELECT player FROM bounce WHERE kind <> 'soft'"
	    " UNION SELECT player FROM stopped ORDER BY player"),
	/* Counts bounces of the player's present address, for his clocks. Once he
	 * has written anything that was answered, earlier ones do not count: he is
	 * there, and his time runs. */
	ROW(UNHEARD_BOUNCES, "counting letters that came back from an address",
	    "SELECT COUNT(*) FROM bounce b JOIN outbox o ON o.id = b.outbox"
	    " WHERE b.player = $1 AND b.kind <> 'soft' AND b.tagged = 1"
	    " AND o.address = $2"
	    " AND b.at > (SELECT COALESCE(MAX(l.at), 0) FROM ledger l"
	    " JOIN inbox i ON i.id = l.letter WHERE l.player = $1"
	    " AND l.verdict IN ('applied', 'refused', 'asked', 'answered')"
	    " AND i.source NOT IN ('operator', 'robot'))"),
	ROW(UNHEARD_SINCE, "looking whether a player's clocks stand still",
	    "SELECT since FROM stopped WHERE player = $1"),
	ROW(UNHEARD_STOP, "stopping a player's clocks",
	    "INSERT INTO stopped (player, since) VALUES ($1, $2)"
	    " ON CONFLICT (player) DO NOTHING"),
	ROW(UNHEARD_GO_ON, "letting a player's clocks run again",
	    "DELETE FROM stopped WHERE player = $1"),
	ROW(UNHEARD_LEFT, "looking when a letter left",
	    "SELECT COALESCE(MIN(sent), 0) FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2 AND created >= $3 AND kind = 'turn'"
	    " AND state = 'sent'"),
	ROW(REMINDER_HEARS, "counting news of a game for a player",
	    "SELECT COUNT(*) FROM notice WHERE outbox IS NULL AND player = $1"
	    " AND game = $2"),
	ROW(REMINDER_WAITS, "counting letters about a game that wait for a player",
	    "SELECT COUNT(*) FROM outbox WHERE state = 'queued' AND player = $1"
	    " AND (COALESCE(game, 0) = $2 AND seat = $3"
	    " OR COALESCE(game, 0) = 0 AND kind = 'reminder')"),
	ROW(REMINDER_LEFT, "counting letters about a game that reached a player",
	    "SELECT COUNT(*) FROM outbox o WHERE player = $1"
	    " AND COALESCE(game, 0) = $2 AND seat = $3 AND state = 'sent'"
	    " AND sent >= $4 AND sent - created < $5 AND NOT EXISTS (SELECT 1"
	    " FROM bounce b WHERE b.outbox = o.id AND b.kind <> 'soft')"),
	ROW(REMINDER_GOES, "counting reminders of a player",
	    "SELECT COUNT(*) FROM notice WHERE outbox IS NULL AND player = $1"
	    " AND kind = 'reminder'"),
};
