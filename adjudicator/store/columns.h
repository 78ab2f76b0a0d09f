/* SPDX-License-Identifier: ISC */
/* Beginnings of statements that several of statements.c share: the columns, in the
 * order in which the files of this folder read them. */
#ifndef ADJUDICATOR_STORE_COLUMNS_H
#define ADJUDICATOR_STORE_COLUMNS_H

#define PLAYER_COLUMNS                                                                 \
	"SELECT p.id, p.name, COALESCE(a.written, ''), p.language, p.confirmed,"       \
	" p.created, p.revoked FROM player p"                                          \
	" LEFT JOIN address a ON a.player = p.id AND a.main = 1 "
#define REVOKE_SEAT                                                                    \
	"UPDATE seat SET epoch = (epoch + 1) % 64,"                                    \
	" revoked = (SELECT COALESCE(MAX(id), 0) FROM outbox)"                         \
	" WHERE player = $1 AND ($2 = 0 OR game = $2)"
#define LETTER_COLUMNS                                                                 \
	"SELECT id, source, uid, arrived, fetched, truncated, COALESCE(game, 0),"      \
	" COALESCE(player, 0), raw FROM inbox "
#define OUTBOX_COLUMNS                                                                 \
	"SELECT id, COALESCE(player, 0), COALESCE(game, 0), turn, seat,"               \
	" COALESCE(question, 0), created, COALESCE(sent, 0), message_id, address,"     \
	" kind, subject, state, tries, COALESCE(tried, 0), unsure,"                    \
	" COALESCE(wish, 0)"
#define QUESTION_COLUMNS                                                               \
	"SELECT id, game, COALESCE(player, 0), COALESCE(letter, 0), seat, turn,"       \
	" asked, arrived, kind, choices, state FROM question "

#define SETTLING_COLUMNS                                                               \
	"SELECT game, seat, state, COALESCE(letter, 0), arrived, until, notice, text," \
	" shown, scored, score, ground FROM settling "

#endif
