/* SPDX-License-Identifier: ISC */
/* Statements about words that players miss. */
#include "adjudicator/store/statements/statements_rows.h"

const struct statement_row statements_words[STATEMENTS_] = {
	ROW(SUGGESTION_ADD, "keeping a suggestion",
	    "INSERT INTO suggestion (language, word, player, edition,"
	    " at, reason, decided) VALUES ($1, $2, $3, $4, $5, $6, 0)"
	    " ON CONFLICT (language, word, player) DO UPDATE SET"
	    " edition = excluded.edition, at = excluded.at,"
	    " reason = excluded.reason, decided = 0"
	    " WHERE suggestion.decided <> 0"),
	ROW(SUGGESTION_LOAD, "counting a player's suggestions",
	    "SELECT COUNT(*) FROM suggestion WHERE player = $1"
	    " AND at > $2"),
	ROW(SUGGESTION_LIST, "listing suggestions",
	    "SELECT s.language, s.word, s.player, p.name, p.language,"
	    " s.at, s.reason FROM suggestion s"
	    " JOIN player p ON p.id = s.player WHERE s.decided = 0"
	    " ORDER BY s.language, s.word, s.at, s.player"),
	ROW(SUGGESTION_DECIDE, "closing a suggestion",
	    "UPDATE suggestion SET decided = $3"
	    " WHERE language = $1 AND word = $2 AND decided = 0"),

	ROW(TRY_ADD, "counting a word that was tried",
	    "INSERT INTO word_try (language, word, edition, tries, since,"
	    " last) VALUES ($1, $2, $3, 1, $4, $4)"
	    " ON CONFLICT (language, word, edition) DO UPDATE"
	    " SET tries = word_try.tries + 1, last = excluded.last"),
	ROW(TRY_LIST, "listing words that were tried",
	    "SELECT language, word, SUM(tries), MIN(since), MAX(last)"
	    " FROM word_try GROUP BY language, word"
	    " ORDER BY language, word"),
	ROW(TRY_DROP, "forgetting that a word was tried",
	    "DELETE FROM word_try WHERE language = $1 AND word = $2"),
};
