/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/personal_data.h"

#include "adjudicator/store/query.h"

#define COUNTED(field) COLUMN(struct personal_counts, field)
static const struct columns held_counts_columns = COLUMNS(
	struct personal_counts, COUNTED(addresses), COUNTED(games), COUNTED(open),
	COUNTED(theirs), COUNTED(ours), COUNTED(oldest), COUNTED(notes),
	COUNTED(choices), COUNTED(suggestions), COUNTED(watched), COUNTED(seasons));

bool personal_count(struct store *st, int64_t player, struct personal_counts *out,
		    struct err *err)
{
	return query_one(query_open(st, PERSONAL_COUNT, WITH(INT(player)), err), NULL,
			 &held_counts_columns, out);
}

#define HELD(field) COLUMN(struct personal_row, field)
static const struct columns held_row_columns =
	COLUMNS(struct personal_row, HELD(game), HELD(at), HELD(name), HELD(value));

bool personal_rows(struct store *st, struct arena *a, int64_t player,
		   enum personal_kind kind, struct personal_list *out, struct err *err)
{
	static const enum statement of[PERSONAL_KINDS_] = {
		[PERSONAL_CHOICES] = PERSONAL_LIST_CHOICES,
		[PERSONAL_SUGGESTIONS] = PERSONAL_LIST_SUGGESTIONS,
		[PERSONAL_PUZZLES] = PERSONAL_LIST_PUZZLES,
		[PERSONAL_WATCHED] = PERSONAL_LIST_WATCHED,
		[PERSONAL_WISHES] = PERSONAL_LIST_WISHES,
		[PERSONAL_GAMES] = PERSONAL_LIST_GAMES,
		[PERSONAL_LEAVE] = PERSONAL_LIST_LEAVE,
		[PERSONAL_SEASONS] = PERSONAL_LIST_SEASONS,
		[PERSONAL_LUCK] = PERSONAL_LIST_LUCK,
		[PERSONAL_DUPLICATE] = PERSONAL_LIST_DUPLICATE};

	return query_all(query_open(st, of[kind], WITH(INT(player)), err), a,
			 &held_row_columns, &out->row, &out->count);
}

#define BRIEF(field) COLUMN(struct ledger_brief, field)
static const struct columns ledger_brief_columns =
	COLUMNS(struct ledger_brief, BRIEF(letter), BRIEF(arrived), BRIEF(verdict),
		BRIEF(code), BRIEF(game), BRIEF(orders), BRIEF(reason));

bool personal_ledger(struct store *st, struct arena *a, int64_t player,
		     struct ledger_brief **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, PERSONAL_LEDGER, WITH(INT(player)), err), a,
			 &ledger_brief_columns, out, count);
}
