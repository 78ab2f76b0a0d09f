/* SPDX-License-Identifier: ISC */
/*
 * A WHERE clause that repeats the condition of a partial index (schema/) does
 * so to be answered from it: the work must not grow with the games of past years.
 */
#include "adjudicator/store/statements_rows.h"

#include "adjudicator/store/columns.h"

static const struct statement_row statements[STATEMENTS_WORDS_] = {
	[MARK] = {"setting a mark",                                 "SAVEPOINT mark"                                                  },
	[MARK_RELEASE] = {"keeping what followed a mark",                   "RELEASE mark"                                                    },
	[NUMBER_GET] = {"reading a number",                               "SELECT value FROM number WHERE name = $1"                        },
	[NUMBER_SET] = {"keeping a number",
                  "INSERT INTO number (name, value) VALUES ($1, $2)"
			" ON CONFLICT (name) DO UPDATE SET value = excluded.value"                                                    },
	[PLAYER_ADD] = {"adding a player",
                  "INSERT INTO player (name, name_key, language, confirmed,"
			" created) VALUES ($1, $2, $3, $4, $5)"
			" ON CONFLICT (name_key) DO NOTHING RETURNING id"                                                             },
	[PLAYER_CONFIRM] = {"confirming a player",
                  "UPDATE player SET confirmed = 1 WHERE id = $1"                                                                     },
	[PLAYER_LANGUAGE] = {"keeping a language",
                  "UPDATE player SET language = $2 WHERE id = $1"                                                                     },
	[PLAYER_BY_ID] = {"finding a player",                               PLAYER_COLUMNS "WHERE p.id = $1"                                  },
	[PLAYER_BY_ADDRESS] = {"finding a player by address",                    PLAYER_COLUMNS
			       "JOIN address x ON x.player = p.id WHERE x.folded = $1"},
	[PLAYER_BY_NAME] = {"finding a player by name",
                  PLAYER_COLUMNS "WHERE p.name_key = $1"									      },
	[PLAYER_LIST] = {"listing players",                                PLAYER_COLUMNS "ORDER BY p.name_key"                              },
	[PLAYER_REVOKE] =
		{"making secrets anew",
		  "UPDATE player SET revoked = (SELECT COALESCE(MAX(id), 0) FROM outbox)"
		 " WHERE id = $1"												     },
	[ADDRESS_ADD] = {"adding an address",
                  "INSERT INTO address (folded, written, player, main)"
			 " VALUES ($1, $2, $3, $4)"										   },
	[ADDRESS_OTHERS] = {"listing a player's other addresses",
                  "SELECT written FROM address WHERE player = $1 AND main = 0"
			    " ORDER BY folded"											},
	[ADDRESS_REMOVE] =
		{"dropping an address",
		  "DELETE FROM address WHERE player = $1 AND folded = $2 AND main = 0"                                                },
	[ADDRESS_LEAVE] =
		{"leaving an address",
		  "DELETE FROM address WHERE player = $1 AND (folded = $2 OR main = 1)"                                               },
	[WISH_ADD] =
		{"keeping a wished address",
		  "INSERT INTO wish (player, also, written, asked, known, reached, sent,"
		 " state) VALUES ($1, $2, $3, $4, $5, $6, $7, 'open') RETURNING id"                                                   },
	[WISH_DROP] = {"dropping a wished address",
                  "UPDATE wish SET state = 'dropped' WHERE player = $1 AND state "
		       "= 'open'"												     },
	[WISH_GET] =
		{"reading a wished address",
		  "SELECT id, player, also, written, asked, known, reached, sent, state"
		 " FROM wish WHERE id = $1"											   },
	[WISH_KEEP] = {"noting an answer about an address",
                  "UPDATE wish SET known = $2, reached = $3, sent = $4, state = $5"
		       " WHERE id = $1"											       },
	[WISH_COUNT] = {"counting wished addresses",
                  "SELECT COUNT(*) FROM wish WHERE player = $1 AND asked > $2"                                                        },
	[GAME_ADD] = {"adding a game",
                  "INSERT INTO game (kind, state, seed, created, deadline, turn,"
		      " to_move, inviter) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
		      " RETURNING id"												 },
	[GAME_GET] = {"reading a game",
                  "SELECT id, kind, state, seed, created, COALESCE(deadline, 0),"
		      " turn, to_move, COALESCE(inviter, 0),"
		      " (SELECT COALESCE(MAX(n), 0) FROM event"
		      " WHERE game = $1) FROM game WHERE id = $1"								     },
	[GAME_UPDATE] = {"keeping a game",
                  "UPDATE game SET state = $2, turn = $3, to_move = $4,"
			 " deadline = $5 WHERE id = $1"									       },
	[GAME_LIST] = {"listing games",                                  "SELECT id FROM game ORDER BY id"                                 },
	[GAME_OF_PLAYER] = {"listing a player's games",
                  "SELECT DISTINCT game FROM seat WHERE player = $1"
			    " AND live = 1 ORDER BY game"									     },
	[GAME_DUE] = {"looking for deadlines",
                  "SELECT id FROM game WHERE state = 'running'"
		      " AND deadline IS NOT NULL AND deadline <= $1"
		      " ORDER BY deadline, id"											},
	[GAME_WITH_DEADLINE] = {"listing running clocks",
                  "SELECT id FROM game WHERE state = 'running'"
				" AND deadline IS NOT NULL ORDER BY deadline, id"                                                     },
	[SEAT_ADD] =
		{"adding a seat",
		  "INSERT INTO seat (game, seat, player, name, accepted, live, asked)"
		 " VALUES ($1, $2, $3, $4, $5, $6, $7)"									       },
	[SEAT_LIST] = {"reading a game's seats",
                  "SELECT COALESCE(s.player, 0), s.name, s.accepted, "
		       "COALESCE(p.language, ''), s.asked, s.epoch, s.revoked"
		       " FROM seat s LEFT JOIN player p ON p.id = s.player"
		       " WHERE s.game = $1 ORDER BY s.seat"									   },
	[SEAT_UPDATE] = {"keeping a seat",
                  "UPDATE seat SET accepted = $3, live = $4, asked = $5"
			 " WHERE game = $1"
			 " AND seat = $2 AND (accepted <> $3 OR live <> $4"
			 " OR asked <> $5)"											   },
	[SEAT_REVOKE] = {"making a game's secrets anew",                   REVOKE_SEAT " AND live = 1"                                       },
	[SEAT_REVOKE_OVER] = {"making a game's secrets anew",
                  REVOKE_SEAT " AND live = 0"											 },
	[EVENT_ADD] = {"adding an event",
                  "INSERT INTO event (game, n, at, text, hidden, letter)"
		       " SELECT $1, $2, $3, $4, $5, $6 WHERE $2 = 1 +"
		       " (SELECT COALESCE(MAX(n), 0) FROM event WHERE game = $1)"                                                     },
	[EVENT_LIST] = {"reading a game's events",
                  "SELECT n, at, text, hidden, COALESCE(letter, 0) FROM event"
			" WHERE game = $1 ORDER BY n"										 },
	[EVENT_FIRST] =
		{"reading how a game began",
		  "SELECT n, at, text, hidden FROM event WHERE game = $1 AND n = 1"                                                   },
	[PLAN_ADD] = {"keeping a move for later",
                  "INSERT INTO plan (game, seat, n, taken, rests, text)"
		      " SELECT $1, $2, 1 + COALESCE(MAX(n), 0), $3, 0, $4 FROM plan"
		      " WHERE game = $1 AND seat = $2 HAVING COUNT(*) < $5"                                                           },
	[PLAN_LIST] =
		{"reading moves for later",
		  "SELECT taken, rests, text FROM plan WHERE game = $1 AND seat = $2"
		 " ORDER BY n"													},
	[PLAN_REST] = {"letting moves for later rest",
                  "UPDATE plan SET rests = $3 WHERE game = $1 AND seat = $2"                                                          },
	[PLAN_FORGET] = {"forgetting moves for later",
                  "DELETE FROM plan WHERE game = $1 AND seat = $2"                                                                    },
	[SETTLING_PUT] =
		{"keeping an order that can be taken back",
		  "INSERT INTO settling (game, seat, state, letter, arrived, until,"
		 " notice, text, shown, scored, score, ground)"
		 " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
		 " ON CONFLICT (game, seat) DO UPDATE SET state = excluded.state,"
		 " letter = excluded.letter, arrived = excluded.arrived,"
		 " until = excluded.until, notice = excluded.notice,"
		 " text = excluded.text, shown = excluded.shown,"
		 " scored = excluded.scored, score = excluded.score,"
		 " ground = excluded.ground"											  },
	[SETTLING_GET] = {"reading an order that could be taken back",
                  SETTLING_COLUMNS "WHERE game = $1 AND seat = $2"                                                                    },
	[SETTLING_WAITS] = {"looking for an order that can be taken back",
                  SETTLING_COLUMNS "WHERE game = $1 AND state = 'waits'"                                                              },
	[SETTLING_CLOSE] =
		{"closing an order that could be taken back",
		  "UPDATE settling SET state = $3 WHERE game = $1 AND seat = $2"                                                      },
	[SETTLING_DUE] = {"looking for orders that count now",
                  "SELECT game FROM settling WHERE state = 'waits' AND until "
			  "<= $1 ORDER BY until, game"										},
	[PREFERENCE_GET] =
		{"reading a player's choice",
		  "SELECT value FROM preference WHERE player = $1"
		 " AND game IN (0, $2) AND name = $3 ORDER BY game DESC LIMIT 1"                                                      },
	[PREFERENCE_SET] = {"keeping a player's choice",
                  "INSERT INTO preference (player, game, name, value)"
			    " VALUES ($1, $2, $3, $4) ON CONFLICT (player, game, name)"
			    " DO UPDATE SET value = excluded.value"								   },
	[PREFERENCE_FORGET] = {"forgetting a player's choice",
                  "DELETE FROM preference WHERE player = $1 AND game = $2 "
			       "AND name = $3"											},
	[PREFERENCE_ALIKE] = {"forgetting a player's choices for single games",
                  "DELETE FROM preference WHERE player = $1 AND game <> $2 "
			      "AND name = $3"											 },
	[OBSERVER_ADD] =
		{"keeping an observer",
		  "INSERT INTO observer (game, player, since) VALUES ($1, $2, $3)"
		 " ON CONFLICT (game, player) DO NOTHING"									     },
	[OBSERVER_DROP] = {"forgetting an observer",
                  "DELETE FROM observer WHERE game = $1 AND player = $2"                                                              },
	[OBSERVER_LIST] = {"listing observers",
                  "SELECT o.player, p.name, p.language FROM observer o"
			   " JOIN player p ON p.id = o.player WHERE o.game = $1"
			   " ORDER BY o.player"										       },
	[OBSERVER_GAMES] =
		{"listing games that a player watches",
		  "SELECT o.game FROM observer o JOIN game g ON g.id = o.game"
		 " WHERE o.player = $1 AND g.state = 'running' ORDER BY o.game"                                                       },
	[ATTACHMENT_ADD] = {"keeping a file for a letter",
                  "INSERT INTO attachment (notice, name, type, bytes)"
			    " VALUES ($1, $2, $3, $4)"										},
	[ATTACHMENT_GET] =
		{"reading a file for a letter",
		  "SELECT name, type, bytes FROM attachment WHERE notice = $1"                                                        },
	[EXCHANGE_OURS] =
		{"listing letters of ours about a game",
		  "SELECT id, created FROM outbox WHERE player = $1"
		 " AND COALESCE(game, 0) = $2 AND state = 'sent' ORDER BY id"                                                         },
	[EXCHANGE_THEIRS] =
		{"listing a player's letters about a game",
		  "SELECT l.letter, i.arrived FROM ledger l"
		 " JOIN inbox i ON i.id = l.letter WHERE l.player = $1 AND l.game = $2"
		 " AND l.verdict IN ('applied', 'refused', 'asked', 'answered')"
		 " AND i.source <> 'operator' ORDER BY l.letter"								      },
	[OUTBOX_BYTES] = {"reading a letter of ours",
                  "SELECT bytes FROM outbox WHERE id = $1"									    },
	[INBOX_BYTES] = {"reading a letter that arrived",
                  "SELECT raw FROM inbox WHERE id = $1"									       },
	[INVITATION_GET] =
		{"reading invitations to an address",
		  "SELECT sent, last, never FROM invitation WHERE folded = $1"                                                        },
	[INVITATION_COUNT] = {"counting an invitation",
                  "INSERT INTO invitation (folded, sent, last, never)"
			      " VALUES ($1, 1, $2, 0) ON CONFLICT (folded) DO UPDATE"
			      " SET sent = invitation.sent + 1, last = excluded.last"                                                 },
	[INVITATION_NEVER] =
		{"closing an address to invitations",
		  "INSERT INTO invitation (folded, sent, last, never)"
		 " VALUES ($1, 0, $2, 1) ON CONFLICT (folded) DO UPDATE SET never = 1"                                                },
	[INBOX_ADD] = {"keeping a letter",
                  "INSERT INTO inbox (source, uid, arrived, fetched, truncated,"
		       " game, player, raw) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
		       " ON CONFLICT (source, uid) DO NOTHING RETURNING id"                                                           },
	[INBOX_KNOWN] = {"finding a letter by its source",
                  "SELECT id FROM inbox WHERE source = $1 AND uid = $2"                                                               },
	[INBOX_NEXT] = {"reading the next letter",
                  LETTER_COLUMNS "WHERE judged = 0 AND id > $1"
				       " ORDER BY id LIMIT 1"									 },
	[INBOX_GET] = {"reading a letter",                               LETTER_COLUMNS "WHERE id = $1"                                    },
	[INBOX_WAITING] = {"counting waiting letters",
                  "SELECT COUNT(*) FROM inbox WHERE judged = 0"                                                                       },
	[INBOX_JUDGED] = {"marking a letter as judged",
                  "UPDATE inbox SET judged = 1 WHERE id = $1"									 },
	[LEDGER_ADD] = {"keeping a verdict",
                  "INSERT INTO ledger (letter, at, verdict, code, reason, game,"
			" player, message_id, content, orders, told)"
			" VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
			" ON CONFLICT (letter) DO NOTHING"									    },
	[LEDGER_GET] = {"reading a verdict",
                  "SELECT letter, at, verdict, code, reason, COALESCE(game, 0),"
			" COALESCE(player, 0), message_id, content, orders FROM ledger"
			" WHERE letter = $1"											  },
	[LEDGER_HEARD] = {"looking for a Message-ID",
                  "SELECT letter, content FROM ledger WHERE message_id = $1"
			  " AND verdict NOT IN ('duplicate', 'conflict', 'robot',"
			  " 'stranger', 'unreadable', 'quarantined')"
			  " ORDER BY letter LIMIT 1"										  },
	[LEDGER_CONTENT] = {"looking for a letter's twin",
                  "SELECT letter FROM ledger WHERE message_id = $1"
			    " AND content = $2"
			    " AND verdict NOT IN ('duplicate', 'conflict')"
			    " ORDER BY letter LIMIT 1"										},
	[LEDGER_COUNT] = {"counting a player's letters",
                  "SELECT COUNT(*) FROM ledger WHERE player = $1"
			  " AND verdict = $2 AND at >= $3"									    },
	[LEDGER_CODED] = {"counting a player's letters",
                  "SELECT COUNT(*) FROM ledger WHERE player = $1"
			  " AND verdict = $2 AND at >= $3 AND code = $4"                                                              },
	[LEDGER_LOAD] = {"counting a player's letters",
                  "SELECT COUNT(*) FROM ledger WHERE player = $1 AND at >= $2"
			 " AND verdict IN ('applied', 'refused', 'asked', 'held',"
			 " 'answered', 'ignored')"										    },
	[LEDGER_REPEATS] =
		{"counting a player's letters",
		  "SELECT COUNT(*) FROM ledger WHERE player = $1 AND at >= $2"
		 " AND verdict IN ('refused', 'asked', 'answered') AND orders = $3"
		 " AND letter > (SELECT COALESCE(MAX(letter), 0) FROM ledger"
		 " WHERE player = $1 AND verdict = 'applied')"									},
	[LEDGER_RECENT] =
		{"listing a player's letters",
		  "SELECT l.letter, i.arrived, l.verdict, l.code, COALESCE(l.game, 0),"
		 " l.orders FROM ledger l JOIN inbox i ON i.id = l.letter"
		 " WHERE l.player = $1 ORDER BY l.letter DESC LIMIT $2"                                                               },
	[LEDGER_TALLY] = {"counting verdicts",
                  "SELECT verdict, COUNT(*) FROM ledger GROUP BY verdict"
			  " ORDER BY verdict"											 },
	[LEDGER_CONFLICTS] =
		{"looking for a letter's double",
		  "SELECT letter FROM ledger WHERE message_id = $1"
		 " AND verdict = 'conflict' AND letter <> $2 ORDER BY letter"                                                         },
	[LEDGER_UNTOLD] =
		{"looking for what the organiser should know",
		  "SELECT l.letter, i.arrived, l.verdict, l.code, COALESCE(l.game, 0),"
		 " l.reason FROM ledger l JOIN inbox i ON i.id = l.letter"
		 " WHERE l.told = 0 ORDER BY l.letter"										},
	[LEDGER_TOLD] = {"noting what the organiser knows",
                  "UPDATE ledger SET told = 1 WHERE told = 0"									 },
	[NOTICE_ADD] = {"keeping a notice",
                  "INSERT INTO notice (player, game, letter, question, at, kind,"
			" headline, text, seat)"
			" VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id"                                                   },
	[NOTICE_DROP] = {"dropping a notice",
                  "DELETE FROM notice WHERE player = $1 AND letter = $2"
			 " AND outbox IS NULL"											},
	[NOTICE_UNSAY] = {"dropping a notice",
                  "DELETE FROM notice WHERE id = $1 AND outbox IS NULL"                                                               },
	[NOTICE_OLDEST] = {"looking for news",
                  "SELECT player, COALESCE(game, 0), seat FROM notice"
			   " WHERE outbox IS NULL ORDER BY id LIMIT 1"                                                                },
	[NOTICE_GROUP] =
		{"reading notices",
		  "SELECT id, player, COALESCE(game, 0), COALESCE(letter, 0),"
		 " COALESCE(question, 0), at, kind, headline, text, seat FROM notice"
		 " WHERE outbox IS NULL AND player = $1"
		 " AND COALESCE(game, 0) = $2 AND seat = $3 ORDER BY id"                                                              },
 /* Only a letter to the same player about the same game may carry them. */
	[NOTICE_WRITTEN] =
		{"marking notices as written",
		  "UPDATE notice SET outbox = $4 WHERE outbox IS NULL"
		 " AND player = $1 AND COALESCE(game, 0) = $2 AND id <= $3"
		 " AND seat = $5 AND EXISTS (SELECT 1 FROM outbox o WHERE o.id = $4"
		 " AND o.player = $1 AND COALESCE(o.game, 0) = $2)"								   },
	[OUTBOX_ADD] = {"queueing a letter",
                  "INSERT INTO outbox (message_id, state, player, game, turn,"
			" seat, question, created, address, kind, subject, bytes, wish)"
			" VALUES ($1, 'queued', $2, $3, $4, $5, $6, $7, $8, $9, $10,"
			" $11, $12) RETURNING id"										     },
	[OUTBOX_NEXT] = {"reading the next letter to send",                OUTBOX_COLUMNS
			 ", bytes FROM outbox o WHERE state = 'queued'"
			 " AND id > $1 AND next <= $2 AND NOT EXISTS (SELECT 1"
			 " FROM outbox e WHERE e.state = 'queued'"
			 " AND e.address = o.address AND e.id < o.id)"
			 " ORDER BY id LIMIT 1"                                   },
	[OUTBOX_UNSURE] = {"noting that a letter may leave",
                  "UPDATE outbox SET unsure = $2 WHERE id = $1"                                                                       },
	[OUTBOX_SENT] = {"marking a letter as sent",
                  "UPDATE outbox SET state = 'sent', unsure = 0,"
			 " sent = COALESCE(sent, $2) WHERE id = $1"								   },
	[OUTBOX_LATER] =
		{"putting a letter off",
		  "UPDATE outbox SET tries = tries + 1, tried = COALESCE(tried, $2),"
		 " next = $3, unsure = $4, said = $5 WHERE id = $1"								   },
	[OUTBOX_FAILED] = {"giving a letter up",
                  "UPDATE outbox SET state = 'failed', unsure = 0, said = $2"
			   " WHERE id = $1"											   },
	[OUTBOX_BY_ID] = {"finding a letter of ours",
                  OUTBOX_COLUMNS " FROM outbox WHERE id = $1"									 },
	[OUTBOX_BY_MESSAGE_ID] = {"finding a letter of ours",
                  OUTBOX_COLUMNS " FROM outbox WHERE message_id = $1"                                                                 },
	[OUTBOX_AGAIN] = {"sending a letter once more",
                  "UPDATE outbox SET state = 'queued', next = 0, tries = 0,"
			  " tried = NULL, unsure = 0"
			  " WHERE id = (SELECT MAX(id) FROM outbox WHERE player = $1"
			  " AND COALESCE(game, 0) = $2 AND address = (SELECT written"
			  " FROM address WHERE player = $1 AND main = 1))"
			  " AND state <> 'queued'"										    },
	[OUTBOX_LEFT] =
		{"listing letters that have not left",             OUTBOX_COLUMNS
		 ", said FROM outbox WHERE state = 'queued' UNION ALL " OUTBOX_COLUMNS
		 ", said FROM outbox WHERE state = 'failed' ORDER BY 1"        },
	[OUTBOX_RETRY] = {"queueing a letter again",
                  "UPDATE outbox SET state = 'queued', next = 0, tries = 0, "
			  "tried = NULL,"
			  " unsure = 0 WHERE id = $1 AND state = 'failed'"                                                            },
	[OUTBOX_THREAD] = {"reading a thread",
                  "SELECT message_id FROM outbox WHERE player = $1"
			   " AND COALESCE(game, 0) = $2 ORDER BY id DESC LIMIT $3"                                                    },
	[BOUNCE_ADD] = {"keeping a bounce",
                  "INSERT INTO bounce (outbox, player, letter, at, kind, status)"
			" VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (outbox, kind)"
			" DO NOTHING"												 },
 /* Who wrote in answer to a letter has got one. */
	[BOUNCE_STATE] =
		{"counting bounces",
		  "SELECT COALESCE(SUM(CASE kind WHEN 'hard' THEN 1 ELSE 0 END), 0),"
		 " COALESCE(SUM(CASE kind WHEN 'days' THEN 1 ELSE 0 END), 0),"
		 " COALESCE(SUM(CASE kind WHEN 'hard' THEN 1 - told ELSE 0 END), 0),"
		 " COALESCE(SUM(CASE kind WHEN 'days' THEN 1 - told ELSE 0 END), 0),"
		 " COALESCE(MIN(at), 0) FROM bounce"
		 " WHERE player = $1 AND kind <> 'soft' AND at >"
		 " (SELECT COALESCE(MAX(l.at), 0) FROM ledger l"
		 " JOIN inbox i ON i.id = l.letter WHERE l.player = $1"
		 " AND l.verdict IN ('applied', 'refused', 'asked')"
		 " AND i.source <> 'operator')"										       },
	[BOUNCE_FORGET] = {"forgetting what a server said of a letter",
                  "DELETE FROM bounce WHERE outbox = $1 AND letter IS NULL"                                                           },
	[BOUNCE_UNTOLD] = {"looking for bounces",
                  "SELECT DISTINCT player FROM bounce WHERE told = 0"
			   " AND kind <> 'soft' ORDER BY player"								      },
	[BOUNCE_TOLD] = {"noting that bounces were told",
                  "UPDATE bounce SET told = 1 WHERE player = $1 AND told = 0"
			 " AND kind <> 'soft'"											},
	[QUESTION_ADD] = {"keeping a question",
                  "INSERT INTO question (game, player, letter, seat, turn,"
			  " asked, arrived, kind, choices, state) VALUES"
			  " ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open') RETURNING id"                                                },
	[QUESTION_LAPSE] = {"closing an older question",
                  "UPDATE question SET state = 'lapsed' WHERE game = $1"
			    " AND seat = $2 AND state = 'open'"								       },
	[QUESTION_GET] = {"reading a question",                             QUESTION_COLUMNS "WHERE id = $1"                                  },
	[QUESTION_OPEN] = {"looking for an open question",
                  QUESTION_COLUMNS "WHERE game = $1 AND seat = $2"
					    " AND state = 'open'"								     },
	[QUESTION_CLOSE] = {"closing a question",
                  "UPDATE question SET state = $2 WHERE id = $1"
			    " AND state = 'open'"										     },
};

static const struct statement_row *row(enum statement s)
{
	return s < STATEMENTS_WORDS_ ? &statements[s]
				     : &statements_words[s - STATEMENTS_WORDS_];
}

const char *statement_doing(enum statement s)
{
	return row(s)->doing;
}

const char *statement_sql(enum statement s)
{
	return row(s)->sql;
}
