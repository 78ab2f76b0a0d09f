/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/casefile.h"

#include "adjudicator/store/query.h"

/* Those that the adjudicator opens for time that is over are kept apart. */
static bool of_time(const struct casefile *c)
{
	return view_is(c->kind, "time") || view_is(c->kind, "silence");
}

bool casefile_add(struct store *st, struct casefile *c, struct err *err)
{
	struct query q = query_open(st, CASE_ADD, err);

	query_bind_int(&q, 1, c->game);
	query_bind_int(&q, 2, c->turn);
	query_bind_id(&q, 3, c->claimant);
	query_bind_text(&q, 4, of_time(c) ? view_of("other") : c->kind);
	query_bind_int(&q, 5, c->should);
	query_bind_text(&q, 6, c->text);
	query_bind_id(&q, 7, c->letter);
	query_bind_int(&q, 8, c->opened);
	query_bind_text(&q, 9, of_time(c) ? c->kind : view_of(""));
	c->state = view_of("open");
	return query_close_value(&q, &c->id);
}

static void read_row(struct query *q, struct arena *a, struct casefile *c)
{
	*c = (struct casefile){.id = query_int(q, 0),
			       .game = query_int(q, 1),
			       .turn = (long)query_int(q, 2),
			       .claimant = query_int(q, 3),
			       .kind = query_text(q, 4, a),
			       .should = (long)query_int(q, 5),
			       .text = query_text(q, 6, a),
			       .letter = query_int(q, 7),
			       .state = query_text(q, 8, a),
			       .referee = query_int(q, 9),
			       .second = query_int(q, 10),
			       .ruling = (long)query_int(q, 11),
			       .event = (long)query_int(q, 12),
			       .proposed = query_text(q, 13, a),
			       .because = query_text(q, 14, a),
			       .appellant = query_int(q, 15),
			       .appeal = query_text(q, 16, a),
			       .opened = query_int(q, 17),
			       .ruled = query_int(q, 18),
			       .closed = query_int(q, 19),
			       .final = (long)query_int(q, 20)};
}

static bool close_one(struct query *q, struct arena *a, struct casefile *c)
{
	*c = (struct casefile){0};
	if (query_row(q)) {
		read_row(q, a, c);
	}
	return query_close(q);
}

bool casefile_get(struct store *st, struct arena *a, int64_t id, struct casefile *c,
		  struct err *err)
{
	struct query q = query_open(st, CASE_GET, err);

	query_bind_int(&q, 1, id);
	return close_one(&q, a, c);
}

bool casefile_keep(struct store *st, const struct casefile *c, struct err *err)
{
	struct query q = query_open(st, CASE_KEEP, err);

	query_bind_int(&q, 1, c->id);
	query_bind_text(&q, 2, c->state);
	query_bind_id(&q, 3, c->referee);
	query_bind_id(&q, 4, c->second);
	query_bind_int(&q, 5, c->ruling);
	query_bind_int(&q, 6, c->event);
	query_bind_text(&q, 7, c->proposed);
	query_bind_text(&q, 8, c->because);
	query_bind_id(&q, 9, c->appellant);
	query_bind_text(&q, 10, c->appeal);
	query_bind_int(&q, 11, c->ruled);
	query_bind_int(&q, 12, c->closed);
	query_bind_int(&q, 13, c->final);
	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(err, ERR_BUG, "there is no case %lld", (long long)c->id));
}

bool casefile_waiting(struct store *st, struct arena *a, const struct casefile *like,
		      struct casefile *c, struct err *err)
{
	struct query q = query_open(st, CASE_WAITING, err);

	query_bind_id(&q, 1, like->claimant);
	query_bind_int(&q, 2, like->game);
	query_bind_int(&q, 3, like->turn);
	return close_one(&q, a, c);
}

bool casefile_of_ruling(struct store *st, struct arena *a, int64_t game, long ruling,
			struct casefile *c, struct err *err)
{
	struct query q = query_open(st, CASE_OF_RULING, err);

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, ruling);
	return close_one(&q, a, c);
}

bool casefile_list(struct store *st, struct arena *a, struct casefile **out,
		   size_t *count, struct err *err)
{
	struct query q = query_open(st, CASE_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		read_row(&q, a, &(*out)[(*count)++]);
	}
	return query_close(&q);
}

bool casefile_of_referee(struct store *st, struct arena *a, int64_t referee,
			 int64_t **ids, size_t *count, struct err *err)
{
	struct query q =
		query_open(st, referee == 0 ? CASE_UNGIVEN : CASE_OF_REFEREE, err);

	if (referee != 0) {
		query_bind_int(&q, 1, referee);
	}
	return query_close_ids(&q, a, ids, count);
}

bool casefile_silence(struct store *st, int64_t game, int64_t since, bool *any,
		      struct err *err)
{
	struct query q = query_open(st, CASE_SILENCE, err);
	int64_t count = 0;

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, since);
	if (!query_close_value(&q, &count)) {
		return false;
	}
	*any = count > 0;
	return true;
}

bool casefile_add_letter(struct store *st, int64_t id, int64_t letter, struct err *err)
{
	struct query q = query_open(st, CASE_LETTER_ADD, err);

	query_bind_int(&q, 1, id);
	query_bind_int(&q, 2, letter);
	return query_close(&q);
}

bool casefile_letters(struct store *st, struct arena *a, int64_t id, int64_t **ids,
		      size_t *count, struct err *err)
{
	struct query q = query_open(st, CASE_LETTERS, err);

	query_bind_int(&q, 1, id);
	return query_close_ids(&q, a, ids, count);
}

static bool span(struct query *q, struct arena *a, const struct casefile_span *s,
		 int64_t **ids, size_t *count)
{
	query_bind_int(q, 1, s->player);
	query_bind_int(q, 2, s->game);
	query_bind_int(q, 3, s->from);
	query_bind_int(q, 4, s->to);
	return query_close_ids(q, a, ids, count);
}

bool casefile_arrived(struct store *st, struct arena *a, const struct casefile_span *s,
		      int64_t **ids, size_t *count, struct err *err)
{
	struct query q = query_open(st, CASE_ARRIVED, err);

	return span(&q, a, s, ids, count);
}

bool casefile_written(struct store *st, struct arena *a, const struct casefile_span *s,
		      int64_t **ids, size_t *count, struct err *err)
{
	struct query q = query_open(st, CASE_WRITTEN, err);

	return span(&q, a, s, ids, count);
}
