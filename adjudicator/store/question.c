/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/question.h"

#include "adjudicator/store/query.h"
#include "formats/text/line.h"

static bool insert(struct store *st, const struct question *new, int64_t *id,
		   struct err *err)
{
	return query_do(st, QUESTION_LAPSE, WITH(INT(new->game), INT(new->seat)),
			err) &&
	       query_value(
		       query_open(st, QUESTION_ADD,
				  WITH(INT(new->game), ID(new->player), ID(new->letter),
				       INT(new->seat), INT(new->turn), INT(new->asked),
				       INT(new->arrived), TEXT(new->kind),
				       TEXT(new->choices)),
				  err),
		       id);
}

bool question_add(struct store *st, struct question *q, struct err *err)
{
	int64_t id = 0;
	bool ok = store_mark(st, err) && store_unmark(st, insert(st, q, &id, err), err);

	if (ok) {
		q->id = id;
		q->state = view_of("open");
	}
	return ok;
}

#define QUESTION(field) COLUMN(struct question, field)
static const struct columns question_columns =
	COLUMNS(struct question, QUESTION(id), QUESTION(game), QUESTION(player),
		QUESTION(letter), QUESTION(seat), QUESTION(turn), QUESTION(asked),
		QUESTION(arrived), QUESTION(kind), QUESTION(choices), QUESTION(state));

bool question_get(struct store *st, struct arena *a, int64_t id, struct question *q,
		  struct err *err)
{
	return query_one(query_open(st, QUESTION_GET, WITH(INT(id)), err), a,
			 &question_columns, q);
}

bool question_open(struct store *st, struct arena *a, int64_t game, int seat,
		   struct question *q, struct err *err)
{
	return query_one(query_open(st, QUESTION_OPEN, WITH(INT(game), INT(seat)), err),
			 a, &question_columns, q);
}

bool question_close(struct store *st, int64_t id, const char *state, struct err *err)
{
	return query_do(st, QUESTION_CLOSE, WITH(INT(id), STR(state)), err);
}

struct view question_choice(const struct question *q, long number, size_t *count,
			    bool *written)
{
	struct lines lines = lines_of(q->choices);
	struct view line;
	struct view found = {0};

	*count = 0;
	*written = false;
	while (line_next(&lines, &line)) {
		(*count)++;
		if ((long)*count == number) {
			found = view_part(line, 1, line.len);
			*written = view_starts(line, "~");
		}
	}
	*count = view_is(q->kind, ASK_ALL) ? 1 : *count;
	return found;
}
