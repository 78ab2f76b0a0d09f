/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/held.h"

#include "adjudicator/store/query.h"

#define COUNTED(field) COLUMN(struct held_counts, field)
static const struct columns held_counts_columns = COLUMNS(
	struct held_counts, COUNTED(addresses), COUNTED(games), COUNTED(open),
	COUNTED(theirs), COUNTED(ours), COUNTED(oldest), COUNTED(notes),
	COUNTED(choices), COUNTED(suggestions), COUNTED(watched), COUNTED(seasons));

bool held_count(struct store *st, int64_t player, struct held_counts *out,
		struct err *err)
{
	return query_one(query_open(st, HELD_COUNT, WITH(INT(player)), err), NULL,
			 &held_counts_columns, out);
}

#define HELD(field) COLUMN(struct held_row, field)
static const struct columns held_row_columns =
	COLUMNS(struct held_row, HELD(game), HELD(at), HELD(name), HELD(value));

bool held_rows(struct store *st, struct arena *a, int64_t player, enum held_kind kind,
	       struct held_list *out, struct err *err)
{
	static const enum statement of[HELD_KINDS_] = {
		[HELD_CHOICES] = HELD_LIST_CHOICES,
		[HELD_SUGGESTIONS] = HELD_LIST_SUGGESTIONS,
		[HELD_WATCHED] = HELD_LIST_WATCHED,
		[HELD_WISHES] = HELD_LIST_WISHES,
		[HELD_GAMES] = HELD_LIST_GAMES,
		[HELD_LEAVE] = HELD_LIST_LEAVE,
		[HELD_SEASONS] = HELD_LIST_SEASONS,
		[HELD_LUCK] = HELD_LIST_LUCK};

	return query_all(query_open(st, of[kind], WITH(INT(player)), err), a,
			 &held_row_columns, &out->row, &out->count);
}

#define BRIEF(field) COLUMN(struct ledger_brief, field)
static const struct columns ledger_brief_columns =
	COLUMNS(struct ledger_brief, BRIEF(letter), BRIEF(arrived), BRIEF(verdict),
		BRIEF(code), BRIEF(game), BRIEF(orders), BRIEF(reason));

bool held_ledger(struct store *st, struct arena *a, int64_t player,
		 struct ledger_brief **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, HELD_LEDGER, WITH(INT(player)), err), a,
			 &ledger_brief_columns, out, count);
}
