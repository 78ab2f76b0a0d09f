/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/puzzle.h"

#include "adjudicator/store/query.h"

bool puzzle_add(struct store *st, struct puzzle *p, struct err *err)
{
	return query_added(query_open(st, PUZZLE_ADD,
				      WITH(INT(p->at), INT(p->game), INT(p->turn),
					   TEXT(p->play), INT(p->points)),
				      err),
			   &p->id);
}

#define PUZZLE(field) COLUMN(struct puzzle, field)
static const struct columns puzzle_columns =
	COLUMNS(struct puzzle, PUZZLE(id), PUZZLE(at), PUZZLE(game), PUZZLE(turn),
		PUZZLE(play), PUZZLE(points));

bool puzzle_last(struct store *st, struct arena *a, int64_t before, struct puzzle *p,
		 struct err *err)
{
	return query_one(query_open(st, PUZZLE_LAST,
				    WITH(INT(before > 0 ? before : INT64_MAX)), err),
			 a, &puzzle_columns, p);
}

bool puzzle_games(struct store *st, struct arena *a, int64_t since, int64_t **ids,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, PUZZLE_GAMES,
				    WITH(INT(since), INT(PUZZLE_LOOKED_AT)), err),
			 a, ids, count);
}

bool puzzle_answer_keep(struct store *st, const struct puzzle_answer *a,
			struct err *err)
{
	return query_do(st, PUZZLE_ANSWER,
			WITH(INT(a->puzzle), INT(a->player), INT(a->at), TEXT(a->play),
			     INT(a->points)),
			err);
}

#define ANSWER(field) COLUMN(struct puzzle_answer, field)
static const struct columns answer_columns =
	COLUMNS(struct puzzle_answer, ANSWER(puzzle), ANSWER(player), ANSWER(at),
		ANSWER(play), ANSWER(points));

bool puzzle_answer_get(struct store *st, struct arena *a, int64_t puzzle,
		       int64_t player, struct puzzle_answer *out, struct err *err)
{
	return query_one(
		query_open(st, PUZZLE_ANSWERED, WITH(INT(puzzle), INT(player)), err), a,
		&answer_columns, out);
}

bool puzzle_solvers(struct store *st, struct arena *a, const struct puzzle *p,
		    struct view **names, size_t *count, struct err *err)
{
	return query_texts(
		query_open(st, PUZZLE_SOLVERS, WITH(INT(p->id), INT(p->points)), err),
		a, names, count);
}

#define ROW_OF(field) COLUMN(struct puzzle_row, field)
static const struct columns row_columns =
	COLUMNS(struct puzzle_row, ROW_OF(player), ROW_OF(name), ROW_OF(answered),
		ROW_OF(best), ROW_OF(points));

bool puzzle_table(struct store *st, struct arena *a, const struct puzzle_span *span,
		  struct puzzle_row **out, size_t *count, struct err *err)
{
	return query_all(
		query_open(st, PUZZLE_TABLE,
			   WITH(INT(span->from), INT(span->to), INT(span->open)), err),
		a, &row_columns, out, count);
}
