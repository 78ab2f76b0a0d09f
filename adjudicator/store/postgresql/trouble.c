/* SPDX-License-Identifier: ISC */
/* Turns failures that the server reports into sentences that tell what to do. */
#include "adjudicator/store/postgresql/pg.h"

#include <stdio.h>
#include <string.h>

#define AWAY "the server went away; try again later"

/* The first row counts whose `state` is a beginning of the SQLSTATE. */
static const struct trouble {
	const char *state;
	enum err_kind kind;
	const char *sentence; /* NULL: the server's own words */
} troubles[] = {
	{"08",    ERR_RETRY,  AWAY						       },
	{"57P0",  ERR_RETRY,  AWAY						       },
	{"40",    ERR_RETRY,  "another program was quicker; try again"                   },
	{"55P03", ERR_RETRY,  "another program is using it; try again later"             },
	{"53100", ERR_IO,     "its server has no space left on its disk; make room there"},
	{"53",    ERR_RETRY,
	 "its server has no more room or connections; try again later"                   },
	{"25006", ERR_IO,     "it is read-only"                                          },
	{"28",    ERR_CONFIG, NULL						       },
	{"3D",    ERR_CONFIG, NULL						       },
	{"42501", ERR_CONFIG, NULL						       },
	{"23",    ERR_BUG,    NULL						       },
	{"25P02", ERR_BUG,    NULL						       },
	{"42",    ERR_BUG,    NULL						       },
	{"22",    ERR_BUG,    NULL						       },
	{"XX",    ERR_IO,     "it is damaged; bring it back from a backup"               },
	{"",      ERR_IO,     NULL						       },
};

bool pg_lost(const struct pg_db *db)
{
	return PQstatus(db->conn) != CONNECTION_OK;
}

/* Keeps the first line, without the prefix that libpq adds. */
static void keep_words(struct pg_db *db, const char *words)
{
	size_t len;

	if (strncmp(words, "ERROR:  ", 8) == 0 || strncmp(words, "FATAL:  ", 8) == 0) {
		words += 8;
	}
	len = strcspn(words, "\n");
	snprintf(db->why, sizeof db->why, "%.*s", (int)len, words);
}

void pg_note(struct pg_db *db, const PGresult *result)
{
	const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
	const char *words = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);

	if (pg_lost(db) && state == NULL) {
		state = "08006";
	}
	snprintf(db->state, sizeof db->state, "%s", state != NULL ? state : "");
	keep_words(db, words != NULL ? words : PQerrorMessage(db->conn));
	if (pg_lost(db)) {
		db->begun = db->by_mark = false;
		db->marks = 0;
		pg_drop(db, 0);
	}
}

void pg_note_call(struct pg_db *db, const struct pg_call *call, PGresult *result)
{
	char words[sizeof db->why / 2];
	const char *doing = call->doing;

	if (PQresultErrorField(result, PG_DIAG_SQLSTATE) == NULL && result != NULL &&
	    !pg_lost(db)) {
		snprintf(db->state, sizeof db->state, "23000");
		snprintf(db->why, sizeof db->why, "%s: it changed %s rows, not %ld",
			 doing, PQcmdTuples(result), call->changes);
		return;
	}
	pg_note(db, result);
	snprintf(words, sizeof words, "%.*s", (int)sizeof words - 1, db->why);
	snprintf(db->why, sizeof db->why, "%s%s%s", doing, *doing != '\0' ? ": " : "",
		 words);
}

const char *pg_why(const struct db *db)
{
	return ((const struct pg_db *)db)->why;
}

bool pg_fail(const struct db *db, const char *doing, struct err *err)
{
	const struct pg_db *pg = (const struct pg_db *)db;
	const struct trouble *t = troubles;
	struct view state = view_of(pg->state);

	while (!view_starts(state, t->state)) {
		t++;
	}
	if (t->sentence != NULL) {
		return err_set(err, t->kind, "database %s: %s", pg->schema,
			       t->sentence);
	}
	return err_set(err, t->kind, "database %s: %s%s%s", pg->schema, doing,
		       *doing != '\0' ? ": " : "", pg->why);
}
