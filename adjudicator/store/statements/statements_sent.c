/* SPDX-License-Identifier: ISC */
/* Statements about our letters: news to be told, letters to be sent, and bounces. */
#include "adjudicator/store/statements/statements_rows.h"

#define OUTBOX_COLUMNS                                                                 \
	"SELECT id, COALESCE(player, 0), COALESCE(game, 0), turn, seat,"               \
	" COALESCE(question, 0), created, COALESCE(sent, 0), message_id, address,"     \
	" kind, subject, state, tries, COALESCE(tried, 0), unsure,"                    \
	" COALESCE(wish, 0), COALESCE(casefile, 0), said"

/* Empties a letter that need not be kept after it has left. */
#define FADES                                                                          \
	" bytes = CASE kept WHEN 'whole' THEN bytes ELSE COALESCE(substr(bytes, 1, "   \
	"0), bytes) END,"                                                              \
	" subject = CASE kept WHEN 'whole' THEN subject ELSE '' END,"                  \
	" address = CASE kept WHEN 'whole' THEN address ELSE '' END,"                  \
	" kept = CASE kept WHEN 'whole' THEN kept ELSE 'gone' END"

/* Leaves out notices that are set aside, until they are due again. */
#define NOT_ASIDE                                                                      \
	" AND NOT EXISTS (SELECT 1 FROM aside a WHERE a.notice = notice.id"            \
	" AND a.due > "

const struct statement_row statements_sent[STATEMENTS_] = {
	ROW(NOTICE_ADD, "keeping a notice",
	    "INSERT INTO notice (player, game, letter, question, at, kind,"
	    " headline, text, seat)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) /* ADDED */"),
	ROW(NOTICE_DROP, "dropping a notice",
	    "DELETE FROM notice WHERE player = $1 AND letter = $2"
	    " AND outbox IS NULL"),
	ROW(NOTICE_DROP_FILES, "dropping files",
	    "DELETE FROM attachment WHERE notice IN (SELECT id FROM notice"
	    " WHERE player = $1 AND outbox IS NULL)"),
	ROW(NOTICE_DROP_ALL, "dropping notices",
	    "DELETE FROM notice WHERE player = $1 AND outbox IS NULL"),
	ROW(NOTICE_UNSAY, "dropping a notice",
	    "DELETE FROM notice WHERE id = $1 AND COALESCE(outbox, 0) = 0"),
	ROW(NOTICE_DROP_SEAT_FILES, "dropping files",
	    "DELETE FROM attachment WHERE notice IN (SELECT id FROM notice"
	    " WHERE game = $1 AND seat = $2 AND outbox IS NULL)"),
	ROW(NOTICE_DROP_SEAT, "dropping notices",
	    "DELETE FROM notice WHERE game = $1 AND seat = $2 AND outbox IS NULL"),
	/* The oldest notice that is in no letter, and all others of its player, game
	 * and seat. */
	ROW(NOTICE_GROUP, "reading notices",
	    "SELECT notice.id, notice.player, COALESCE(notice.game, 0),"
	    " COALESCE(notice.letter, 0), COALESCE(notice.question, 0), notice.at,"
	    " notice.kind, notice.headline, notice.text, notice.seat,"
	    " COALESCE((SELECT l.message_id FROM ledger l"
	    " WHERE l.letter = notice.letter), ''), CASE WHEN EXISTS"
	    " (SELECT 1 FROM attachment f WHERE f.notice = notice.id) THEN 1 ELSE 0 END"
	    " FROM notice oldest JOIN notice ON notice.player = oldest.player"
	    " AND COALESCE(notice.game, 0) = COALESCE(oldest.game, 0)"
	    " AND notice.seat = oldest.seat WHERE oldest.id = (SELECT id FROM notice"
	    " WHERE outbox IS NULL AND id > $1" NOT_ASIDE "$2)"
	    " ORDER BY id LIMIT 1)"
	    " AND notice.outbox IS NULL" NOT_ASIDE "$2)"
	    " ORDER BY notice.id"),
	/* Only a letter to the same player about the same game may carry them. */
	ROW(NOTICE_WRITTEN, "marking notices as written",
	    "UPDATE notice SET outbox = o.id FROM outbox o WHERE o.message_id = $4"
	    " AND o.player = $1 AND COALESCE(o.game, 0) = $2 AND notice.outbox IS NULL"
	    " AND notice.id = $3 AND notice.player = $1"
	    " AND COALESCE(notice.game, 0) = $2 AND notice.seat = $5"),
	/* The same for all notices from one id to another. */
	ROW(NOTICE_BETWEEN, "counting notices",
	    "SELECT COUNT(*) FROM notice WHERE outbox IS NULL AND player = $1"
	    " AND COALESCE(game, 0) = $2 AND seat = $3 AND id BETWEEN $4 AND $5"),
	ROW(NOTICES_WRITTEN, "marking notices as written",
	    "UPDATE notice SET outbox = o.id FROM outbox o WHERE o.message_id = $4"
	    " AND o.player = $1 AND COALESCE(o.game, 0) = $2 AND notice.outbox IS NULL"
	    " AND notice.player = $1 AND COALESCE(notice.game, 0) = $2"
	    " AND notice.seat = $5 AND notice.id BETWEEN $3 AND $6"),

	/* Notices for places in the invitation that are in no letter yet. */
	ROW(NOTICE_RESEAT, "moving notices to their seats",
	    "UPDATE notice SET seat = (SELECT s.seat FROM seat s"
	    " WHERE s.game = notice.game AND s.place = notice.seat)"
	    " WHERE outbox IS NULL AND game = $1 AND seat >= 0"),
	ROW(ATTACHMENT_ADD, "keeping a file for a letter",
	    "INSERT INTO attachment (notice, name, type, bytes)"
	    " VALUES ($1, $2, $3, $4)"),
	ROW(ATTACHMENTS_WAITING, "measuring files for the next letter",
	    "SELECT COALESCE(SUM(LENGTH(a.bytes)), 0) FROM attachment a"
	    " JOIN notice n ON n.id = a.notice"
	    " WHERE n.player = $1 AND n.outbox IS NULL"),
	ROW(ATTACHMENT_GET, "reading a file for a letter",
	    "SELECT name, type, bytes FROM attachment WHERE notice = $1"),

	ROW(EXCHANGE_OURS, "listing letters of ours about a game",
	    "SELECT id, created FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2 AND state = 'sent'"
	    " AND kept = 'whole' ORDER BY id"),

	ROW(OUTBOX_BYTES, "reading a letter of ours",
	    "SELECT bytes FROM outbox WHERE id = $1"),
	ROW(OUTBOX_LAST, "finding our last letter", "SELECT MAX(id) FROM outbox"),
	/* `next` 256 is long past, so the letter is due at once. That number takes
	 * two bytes, so the row keeps its length when the letter is sent; then
	 * SQLite overwrites it without clearing its pages first. */
	ROW(OUTBOX_ADD, "queueing a letter",
	    "INSERT INTO outbox (message_id, state, player, game, turn,"
	    " seat, question, created, address, kind, subject, bytes, wish,"
	    " casefile, next) VALUES ($1, 'queued', $2, $3, $4, $5, $6, $7, $8, $9,"
	    " $10, $11, $12, $13, 256) /* ADDED */"),
	ROW(OUTBOX_NEXT, "reading the next letter to send",
	    OUTBOX_COLUMNS
	    ", bytes, CASE WHEN lease <> 0 THEN 1 ELSE 0 END"
	    " FROM outbox o WHERE state = 'queued'"
	    " AND id > $1 AND next <= $2 AND lease <= $3 AND id = (SELECT MIN(e.id)"
	    " FROM outbox e WHERE e.state = 'queued' AND e.address = o.address)"
	    " ORDER BY id LIMIT 1"),
	ROW(OUTBOX_UNSURE, "noting that a letter may leave",
	    "UPDATE outbox SET unsure = $2, lease = 0 WHERE id = $1"),
	ROW(OUTBOX_CLAIM, "claiming a letter to send",
	    "UPDATE outbox SET unsure = 1, sender = $2, lease = $4 WHERE id = $1"
	    " AND state || '' = 'queued' AND lease <= $3 AND unsure = $5"),
	ROW(OUTBOX_HELD, "asking for the claim of a letter",
	    "SELECT COUNT(*) FROM outbox WHERE id = $1 AND sender = $2"
	    " AND state || '' = 'queued'"),
	/* For letters that are kept whole, as nearly all are. */
	ROW(OUTBOX_SENT, "marking a letter as sent",
	    "UPDATE outbox SET state = 'sent', unsure = 0, next = 0, lease = 0,"
	    " sent = COALESCE(sent, $2) WHERE id = $1 AND kept || '' = 'whole'"),
	ROW(OUTBOX_SENT_FADES, "marking a letter as sent",
	    "UPDATE outbox SET state = 'sent', unsure = 0, lease = 0,"
	    " sent = COALESCE(sent, $2)," FADES " WHERE id = $1"),
	ROW(OUTBOX_LATER, "putting a letter off",
	    "UPDATE outbox SET tries = tries + 1, tried = COALESCE(tried, $2),"
	    " next = $3, unsure = $4, said = $5, lease = 0 WHERE id = $1"),
	ROW(OUTBOX_HURRY, "bringing letters forward",
	    "UPDATE outbox SET next = $1 WHERE state = 'queued' AND next > $1"),
	/* One that may have left already stays as it is. */
	ROW(OUTBOX_WAITING, "listing letters to a player that have not left",
	    OUTBOX_COLUMNS ", bytes, 0 FROM outbox WHERE player = $1"
			   " AND state = 'queued' AND unsure = 0"
			   " UNION ALL " OUTBOX_COLUMNS
			   ", bytes, 0 FROM outbox WHERE player = $1"
			   " AND state = 'failed' AND kept = 'whole' ORDER BY 1"),
	ROW(OUTBOX_READDRESS, "sending a letter to another address",
	    "UPDATE outbox SET address = $2, bytes = $3, next = 0 WHERE id = $1"
	    " AND state || '' <> 'sent' AND unsure = 0"),
	/* Letters to whoever has the seat now. */
	ROW(OUTBOX_DROP_SEAT, "dropping letters that have not left",
	    "UPDATE outbox SET state = 'failed', lease = 0,"
	    " bytes = COALESCE(substr(bytes, 1, 0), bytes), subject = '',"
	    " address = '', said = '', kept = 'gone' WHERE player ="
	    " (SELECT player FROM seat WHERE game = $1 AND seat = $2)"
	    " AND COALESCE(game, 0) = $1 AND seat = $2 AND state = 'queued'"
	    " AND unsure = 0"),
	ROW(OUTBOX_FAILED, "giving a letter up",
	    "UPDATE outbox SET state = 'failed', unsure = 0, lease = 0, said = "
	    "$2," FADES " WHERE id = $1"),
	ROW(OUTBOX_BY_ID, "finding a letter of ours",
	    OUTBOX_COLUMNS " FROM outbox WHERE id = $1"),
	ROW(OUTBOX_BY_MESSAGE_ID, "finding a letter of ours",
	    OUTBOX_COLUMNS " FROM outbox WHERE message_id = $1"),
	ROW(OUTBOX_AGAIN, "sending a letter once more",
	    "UPDATE outbox SET state = 'queued', next = 0, tries = 0,"
	    " tried = NULL, unsure = 0, lease = 0"
	    " WHERE id = (SELECT MAX(id) FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2 AND address = (SELECT written"
	    " FROM address WHERE player = $1 AND main = 1) AND kept || '' = 'whole')"
	    " AND state <> 'queued'"),
	ROW(OUTBOX_LEFT, "listing letters that have not left",
	    OUTBOX_COLUMNS
	    " FROM outbox WHERE state = 'queued' UNION ALL " OUTBOX_COLUMNS
	    " FROM outbox WHERE state = 'failed' AND kept = 'whole'"
	    " ORDER BY 1"),
	ROW(OUTBOX_RETRY, "queueing a letter again",
	    "UPDATE outbox SET state = 'queued', next = 0, tries = 0,"
	    " tried = NULL, unsure = 0, lease = 0 WHERE id = $1"
	    " AND state || '' = 'failed' AND kept || '' = 'whole'"),
	ROW(OUTBOX_THREAD, "reading a thread",
	    "SELECT message_id, (SELECT message_id FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2 AND seat = $3 ORDER BY id DESC LIMIT 1),"
	    " CASE WHEN (SELECT COALESCE(MAX(outbox), -1) FROM key_change) >="
	    " (SELECT MAX(id) FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2) THEN 1 ELSE 0 END"
	    " FROM outbox WHERE player = $1"
	    " AND COALESCE(game, 0) = $2 ORDER BY id LIMIT 1"),

	ROW(BOUNCE_ADD, "keeping a bounce",
	    "INSERT INTO bounce (outbox, player, letter, at, kind, status, tagged)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (outbox, kind)"
	    " DO UPDATE SET tagged = 1"
	    " WHERE bounce.tagged = 0 AND excluded.tagged = 1"),
	/* For the organiser. A player who wrote in answer to a letter has received
	 * it; one who merely asks for something may have received nothing. */
	ROW(BOUNCE_STATE, "counting bounces of a player",
	    "SELECT COUNT(CASE WHEN kind = 'hard' THEN 1 END),"
	    " COUNT(CASE WHEN kind = 'days' THEN 1 END),"
	    " COUNT(CASE WHEN kind = 'hard' AND told = 0 THEN 1 END),"
	    " COUNT(CASE WHEN kind = 'days' AND told = 0 THEN 1 END),"
	    " COALESCE(MIN(at), 0) FROM bounce"
	    " WHERE player = $1 AND kind <> 'soft' AND at >"
	    " (SELECT COALESCE(MAX(l.at), 0) FROM ledger l"
	    " JOIN inbox i ON i.id = l.letter WHERE l.player = $1"
	    " AND l.verdict IN ('applied', 'refused', 'asked')"
	    " AND i.source NOT IN ('operator', 'robot'))"),
	ROW(BOUNCE_FORGET, "forgetting what a server said of a letter",
	    "DELETE FROM bounce WHERE outbox = $1 AND letter IS NULL"),
	ROW(BOUNCE_UNTOLD, "looking for bounces",
	    "SELECT DISTINCT player FROM bounce WHERE told = 0"
	    " AND kind <> 'soft' ORDER BY player"),
	ROW(BOUNCE_TOLD, "noting that bounces were told",
	    "UPDATE bounce SET told = 1 WHERE player = $1 AND told = 0"
	    " AND kind <> 'soft'"),
};
