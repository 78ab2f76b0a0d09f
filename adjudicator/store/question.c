/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/question.h"

#include "adjudicator/store/query.h"
#include "formats/text/line.h"

static bool lapse(struct store *st, const struct question *old, struct err *err)
{
	struct query q = query_open(st, QUESTION_LAPSE, err);

	query_bind_int(&q, 1, old->game);
	query_bind_int(&q, 2, old->seat);
	return query_close(&q);
}

static bool insert(struct store *st, const struct question *new, int64_t *id,
		   struct err *err)
{
	struct query q = query_open(st, QUESTION_ADD, err);

	query_bind_int(&q, 1, new->game);
	query_bind_id(&q, 2, new->player);
	query_bind_id(&q, 3, new->letter);
	query_bind_int(&q, 4, new->seat);
	query_bind_int(&q, 5, new->turn);
	query_bind_int(&q, 6, new->asked);
	query_bind_int(&q, 7, new->arrived);
	query_bind_text(&q, 8, new->kind);
	query_bind_text(&q, 9, new->choices);
	return query_close_value(&q, id);
}

bool question_add(struct store *st, struct question *q, struct err *err)
{
	int64_t id = 0;
	bool ok;

	if (!store_mark(st, err)) {
		return false;
	}
	ok = lapse(st, q, err) && insert(st, q, &id, err);
	ok = store_unmark(st, ok, err);
	if (ok) {
		q->id = id;
		q->state = view_of("open");
	}
	return ok;
}

static bool find(struct query q, struct arena *a, struct question *out)
{
	*out = (struct question){0};
	if (query_row(&q)) {
		*out = (struct question){.id = query_int(&q, 0),
					 .game = query_int(&q, 1),
					 .player = query_int(&q, 2),
					 .letter = query_int(&q, 3),
					 .seat = (int)query_int(&q, 4),
					 .turn = (long)query_int(&q, 5),
					 .asked = query_int(&q, 6),
					 .arrived = query_int(&q, 7),
					 .kind = query_text(&q, 8, a),
					 .choices = query_text(&q, 9, a),
					 .state = query_text(&q, 10, a)};
	}
	return query_close(&q);
}

bool question_get(struct store *st, struct arena *a, int64_t id, struct question *q,
		  struct err *err)
{
	struct query get = query_open(st, QUESTION_GET, err);

	query_bind_int(&get, 1, id);
	return find(get, a, q);
}

bool question_open(struct store *st, struct arena *a, int64_t game, int seat,
		   struct question *q, struct err *err)
{
	struct query get = query_open(st, QUESTION_OPEN, err);

	query_bind_int(&get, 1, game);
	query_bind_int(&get, 2, seat);
	return find(get, a, q);
}

bool question_close(struct store *st, int64_t id, const char *state, struct err *err)
{
	struct query q = query_open(st, QUESTION_CLOSE, err);

	query_bind_int(&q, 1, id);
	query_bind_text(&q, 2, view_of(state));
	return query_close(&q);
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
