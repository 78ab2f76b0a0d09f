/* SPDX-License-Identifier: ISC */
/* Statements about what is kept only for a while: forgetting players, reducing
 * letters to their hash, and deleting what is old. */
#include "adjudicator/store/statements/statements_rows.h"

/* The game is over, its last event is not after `since`, and no case about it waits.
 * Telling its secret does not count as an event. */
#define DONE(game, since)                                                              \
	" EXISTS (SELECT 1 FROM game g JOIN event e ON e.game = g.id"                  \
	" WHERE g.id = " game " AND g.state IN ('over', 'void') AND e.n ="             \
	" (SELECT n FROM event WHERE game = g.id AND text NOT LIKE 'reveal %'"         \
	" ORDER BY n DESC LIMIT 1) AND e.at <= " since                                 \
	" AND NOT EXISTS (SELECT 1 FROM casefile c WHERE c.game = g.id"                \
	" AND c.state IN ('open', 'appealed')))"
/* Of the letters in `old`, those about no game or about a game that is done. */
#define OF_DONE                                                                        \
	" WHERE game IS NULL OR game IN (SELECT each_one.game FROM"                    \
	" (SELECT DISTINCT game FROM old WHERE game IS NOT NULL) AS each_one"          \
	" WHERE" DONE("each_one.game", "$2") ")"
#define STRAY                                                                          \
	" l.verdict IN ('stranger', 'robot', 'unreadable', 'quarantined',"             \
	" 'duplicate')"
#define EMPTY                                                                          \
	" bytes = COALESCE(substr(bytes, 1, 0), bytes), subject = '', address = '', "  \
	"said = '',"                                                                   \
	" kept = 'gone'"
/* What stands behind the name of a player who has several seats: " (2)". */
#define HIS_NAME "(SELECT p.name FROM player p WHERE p.id = $1)"
#define OF_SEVERAL                                                                     \
	" CASE substr(name, 1, length(" HIS_NAME ")) WHEN " HIS_NAME                   \
	" THEN substr(name, 1 + length(" HIS_NAME ")) ELSE '' END"
/* Rows of a seat that the player holds. */
#define SEATED(table)                                                                  \
	" WHERE EXISTS (SELECT 1 FROM seat s WHERE s.game = " table ".game"            \
	" AND s.seat = " table ".seat AND s.player = $1)"

const struct statement_row statements_keeping[STATEMENTS_] = {
	ROW(FORGET_NAME, "forgetting a player's name",
	    "UPDATE player SET name = $2, name_key = $3, forgotten = $4,"
	    " salt = NULL"
	    " WHERE id = $1"),
	/* Before FORGET_NAME, which drops the name that is looked for. */
	ROW(FORGET_SEATS, "forgetting a player's name in games",
	    "UPDATE seat SET name = $2 ||" OF_SEVERAL " WHERE player = $1"),
	ROW(FORGET_FORMERS, "forgetting a player's name in games",
	    "UPDATE seat_past SET name = $2 ||" OF_SEVERAL " WHERE player = $1"),
	ROW(FORGET_OFFERS, "forgetting offers",
	    "UPDATE seat_offer SET because = '', state = CASE state WHEN 'open'"
	    " THEN 'lapsed' ELSE state END WHERE player = $1 OR referee = $1"),
	/* Also those of which we wrote to a referee, to whoever was offered a seat, and
	 * to whoever watches no more. */
	ROW(FORGET_GAMES, "listing games that knew a player",
	    "SELECT game FROM seat WHERE player = $1"
	    " UNION SELECT game FROM seat_past WHERE player = $1"
	    " UNION SELECT game FROM observer WHERE player = $1"
	    " UNION SELECT COALESCE(game, 0) AS game FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) > 0 ORDER BY game"),
	ROW(FORGET_PLANS, "forgetting moves for later",
	    "DELETE FROM plan" SEATED("plan")),
	ROW(FORGET_SETTLINGS, "forgetting orders that could be taken back",
	    "DELETE FROM settling" SEATED("settling")),
	ROW(FORGET_QUESTIONS, "forgetting questions",
	    "UPDATE question SET choices = '', state = CASE state WHEN 'open'"
	    " THEN 'lapsed' ELSE state END WHERE player = $1"),
	ROW(FORGET_WISHES, "forgetting wished addresses",
	    "UPDATE wish SET written = '', state = 'dropped' WHERE player = $1"),
	ROW(FORGET_ADDRESSES, "forgetting addresses",
	    "DELETE FROM address WHERE player = $1"),
	ROW(FORGET_PREFERENCES, "forgetting a player's choices",
	    "DELETE FROM preference WHERE player = $1"),
	ROW(FORGET_LEAVE, "forgetting a player's leave",
	    "DELETE FROM leave WHERE player = $1"),

	ROW(FORGET_SEASONS, "forgetting a player's words for seasons",
	    "UPDATE entrant SET luck = '' WHERE player = $1"),
	ROW(FORGET_PUZZLES, "forgetting a player's answers to puzzles",
	    "DELETE FROM puzzle_answer WHERE player = $1"),
	ROW(FORGET_SUGGESTIONS, "forgetting a player's suggestions",
	    "DELETE FROM suggestion WHERE player = $1"),
	ROW(FORGET_OBSERVERS, "forgetting which games a player watches",
	    "DELETE FROM observer WHERE player = $1"),
	ROW(FORGET_BOUNCES, "forgetting bounces",
	    "DELETE FROM bounce WHERE player = $1"),
	ROW(FORGET_FILES, "forgetting files",
	    "DELETE FROM attachment WHERE notice IN"
	    " (SELECT id FROM notice WHERE player = $1)"),
	ROW(FORGET_NOTICES, "forgetting notices",
	    "DELETE FROM notice WHERE player = $1"),
	ROW(FORGET_SECOND, "taking cases from a second referee",
	    "UPDATE casefile SET second = NULL WHERE second = $1"
	    " AND state IN ('open', 'appealed')"),
	ROW(FORGET_CLAIMS, "forgetting what a player claimed",
	    "UPDATE casefile SET text = '' WHERE claimant = $1"),
	ROW(FORGET_APPEALS, "forgetting what a player appealed",
	    "UPDATE casefile SET appeal = '' WHERE appellant = $1"),
	ROW(FORGET_NUMBERS, "forgetting numbers",
	    "DELETE FROM number WHERE name = $1"
	    " OR name > $1 || '.' AND name < $1 || '/'"),
	ROW(FORGET_LEDGER, "forgetting what letters said",
	    "UPDATE ledger SET message_id = '', content = $2, orders = ''"
	    " WHERE player = $1"),
	ROW(FORGET_SENT, "forgetting letters to a player",
	    "UPDATE outbox SET" EMPTY ", state = CASE state WHEN 'queued'"
	    " THEN 'failed' ELSE state END WHERE player = $1"
	    " OR wish IN (SELECT id FROM wish WHERE player = $1)"),
	ROW(FORGET_OWN, "listing a player's letters",
	    "SELECT i.id FROM inbox i LEFT JOIN ledger l ON l.letter = i.id"
	    " WHERE i.hash IS NULL AND (l.player = $1 OR i.player = $1)"
	    " ORDER BY i.id"),

	ROW(KEEP_ARRIVED, "looking through letters that arrived",
	    "SELECT i.id, COALESCE(l.game, 0), i.raw, COALESCE(l.orders, '')"
	    " FROM inbox i LEFT JOIN ledger l ON l.letter = i.id"
	    " WHERE i.hash IS NULL AND i.judged = 1 AND i.id > $1"
	    " ORDER BY i.id LIMIT 1"),
	ROW(KEEP_SENT, "looking through letters of ours",
	    "SELECT id, COALESCE(game, 0), bytes, subject FROM outbox"
	    " WHERE kept = 'whole' AND id > $1 ORDER BY id LIMIT 1"),
	ROW(KEEP_NEWS, "looking through notices",
	    "SELECT id, COALESCE(game, 0), text, headline FROM notice"
	    " WHERE outbox IS NULL AND id > $1 ORDER BY id LIMIT 1"),
	ROW(KEEP_CASES, "looking through cases",
	    "SELECT id, game, text, appeal FROM casefile WHERE id > $1"
	    " ORDER BY id LIMIT 1"),
	ROW(KEEP_CASES_AS, "writing a case anew",
	    "UPDATE casefile SET text = $2, appeal = $3 WHERE id = $1"),
	ROW(KEEP_NEWS_AS, "writing a notice anew",
	    "UPDATE notice SET text = $2, headline = $3 WHERE id = $1"),
	ROW(KEEP_NO_ORDERS, "forgetting what a letter said",
	    "UPDATE ledger SET orders = '', message_id = CASE WHEN player IS NULL"
	    " THEN '' ELSE message_id END WHERE letter = $1"),
	/* A letter that still has to leave is kept until it has. */
	ROW(KEEP_NO_BYTES, "letting a letter's bytes go",
	    "UPDATE outbox SET bytes = CASE state WHEN 'queued' THEN bytes"
	    " ELSE COALESCE(substr(bytes, 1, 0), bytes) END,"
	    " subject = CASE state WHEN 'queued' THEN subject ELSE '' END,"
	    " address = CASE state WHEN 'queued' THEN address ELSE '' END,"
	    " kept = CASE state WHEN 'queued' THEN 'until-sent' ELSE 'gone' END"
	    " WHERE id = $1"),
	ROW(KEEP_NO_FILES, "forgetting files that have been written",
	    "DELETE FROM attachment WHERE EXISTS (SELECT 1 FROM notice n"
	    " WHERE n.id = attachment.notice AND n.outbox IS NOT NULL)"),
	/* One list of all whole letters: asking each letter would read past its
	 * bytes, because `kept` is stored after them. */
	ROW(KEEP_NO_NEWS, "forgetting notices that have been written",
	    "DELETE FROM notice WHERE outbox IS NOT NULL AND outbox NOT IN"
	    " (SELECT id FROM outbox WHERE kept = 'whole')"),

	/* There are many letters for each game, so a game is asked once whether it
	 * is done, and each letter is looked at once. */
	ROW(PURGE_ARRIVED, "looking for old letters",
	    "SELECT id FROM (WITH old AS MATERIALIZED (SELECT i.id, i.arrived, l.game"
	    " FROM inbox i JOIN ledger l ON l.letter = i.id WHERE i.hash IS NULL"
	    " AND i.arrived <= $1 AND NOT" STRAY ") SELECT id, arrived FROM old" OF_DONE
	    ") AS those ORDER BY arrived, id"),
	ROW(PURGE_STRAYS, "looking for old letters of strangers",
	    "SELECT i.id FROM inbox i JOIN ledger l ON l.letter = i.id"
	    " WHERE i.hash IS NULL AND i.arrived <= $1 AND" STRAY
	    " ORDER BY i.arrived, i.id"),
	/* Everything asked about letters that stay is in an index. */
	ROW(PURGE_SENT, "letting old letters of ours go",
	    "UPDATE outbox SET" EMPTY " WHERE state <> 'queued' AND id IN"
	    " (WITH old AS MATERIALIZED (SELECT id, game FROM outbox"
	    " WHERE kept = 'whole' AND created <= $1) SELECT id FROM old" OF_DONE
	    ") RETURNING id"),
	ROW(PURGE_NEWS, "forgetting notices of letters that have gone",
	    "DELETE FROM notice WHERE outbox = $1"),
	ROW(PURGE_OBSERVERS, "forgetting old observers",
	    "DELETE FROM observer WHERE" DONE("observer.game", "$1")),
	ROW(PURGE_WISHES, "forgetting old wished addresses",
	    "UPDATE wish SET written = '', state = CASE state WHEN 'open'"
	    " THEN 'dropped' ELSE state END WHERE asked <= $1 AND written <> ''"),
	ROW(PURGE_CHOICES, "forgetting choices for old games",
	    "DELETE FROM preference WHERE game <> 0 AND" DONE("preference.game", "$1")),
	ROW(PURGE_PLANS, "forgetting moves in old games",
	    "DELETE FROM plan WHERE" DONE("plan.game", "$1")),
	ROW(PURGE_SETTLINGS, "forgetting orders in old games",
	    "DELETE FROM settling WHERE" DONE("settling.game", "$1")),
	ROW(PURGE_QUESTIONS, "forgetting questions in old games",
	    "UPDATE question SET choices = '', state = CASE state WHEN 'open'"
	    " THEN 'lapsed' ELSE state END WHERE choices <> ''"
	    " AND" DONE("question.game", "$1")),
	ROW(PURGE_CASES, "forgetting what was claimed in old games",
	    "UPDATE casefile SET text = '', appeal = ''"
	    " WHERE (text <> '' OR appeal <> '') AND" DONE("casefile.game", "$1")),
	ROW(PURGE_SUGGESTIONS, "forgetting suggestions that were answered",
	    "DELETE FROM suggestion WHERE decided <> 0 AND decided <= $1"),
	ROW(PURGE_BOUNCES, "forgetting old bounces",
	    "DELETE FROM bounce WHERE at <= $1"),
	/* People who wrote, play, or were written to lately have answered or still
	 * may. A person who asked at the door and has not confirmed has written, but
	 * not answered. */
	ROW(PURGE_SILENT, "looking for people who never answered",
	    "SELECT p.id FROM player p WHERE p.confirmed = 0 AND p.forgotten = 0"
	    " AND p.created <= $1"
	    " AND NOT EXISTS (SELECT 1 FROM ledger l WHERE l.player = p.id"
	    " AND (l.at > $1 OR NOT EXISTS (SELECT 1 FROM wish w"
	    " WHERE w.player = p.id AND w.also = 0 AND w.forget = 0)))"
	    " AND NOT EXISTS (SELECT 1 FROM wish w WHERE w.player = p.id"
	    " AND w.state = 'open' AND w.reached = 1)"
	    " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.player = p.id"
	    " AND o.created > $1)"
	    " AND NOT EXISTS (SELECT 1 FROM seat s JOIN game g ON g.id = s.game"
	    " WHERE s.player = p.id AND s.live = 1"
	    " AND g.state IN ('running', 'paused'))"
	    " ORDER BY p.id"),
	/* CASE asks in this order and stops early. Nearly all players have written
	 * lately; looking through everything they played takes longest. */
	ROW(PURGE_IDLE, "looking for players who play no more",
	    "SELECT p.id FROM player p JOIN address a ON a.player = p.id"
	    " AND a.main = 1 WHERE p.confirmed = 1 AND p.created <= $1"
	    " AND CASE WHEN EXISTS (SELECT 1 FROM ledger l WHERE l.player = p.id"
	    " AND l.at > $1) THEN 0"
	    " WHEN EXISTS (SELECT 1 FROM seat s WHERE s.player = p.id"
	    " AND s.live = 1) THEN 0"
	    " WHEN EXISTS (SELECT 1 FROM seat s WHERE s.player = p.id"
	    " AND s.live = 0 AND NOT" DONE(
		    "s.game", "$1") ") THEN 0 ELSE 1 END = 1 ORDER BY p.id"),
};
