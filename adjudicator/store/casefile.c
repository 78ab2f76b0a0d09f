/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/casefile.h"

#include "adjudicator/store/query.h"

/* Cases that the adjudicator itself opens about time have the kind "other" in the
 * table, and their real kind as a topic. */
bool casefile_add(struct store *st, struct casefile *c, struct err *err)
{
	bool time = view_is(c->kind, "time") || view_is(c->kind, "silence");

	c->state = view_of("open");
	return query_value(
		query_open(st, CASE_ADD,
			   WITH(INT(c->game), INT(c->turn), ID(c->claimant),
				TEXT(time ? view_of("other") : c->kind), INT(c->should),
				TEXT(c->text), ID(c->letter), INT(c->opened),
				TEXT(time ? c->kind : view_of(""))),
			   err),
		&c->id);
}

#define CASE(field) COLUMN(struct casefile, field)
static const struct columns casefile_columns =
	COLUMNS(struct casefile, CASE(id), CASE(game), CASE(turn), CASE(claimant),
		CASE(kind), CASE(should), CASE(text), CASE(letter), CASE(state),
		CASE(referee), CASE(second), CASE(ruling), CASE(event), CASE(proposed),
		CASE(because), CASE(appellant), CASE(appeal), CASE(opened), CASE(ruled),
		CASE(closed), CASE(final));

bool casefile_get(struct store *st, struct arena *a, int64_t id, struct casefile *c,
		  struct err *err)
{
	return query_one(query_open(st, CASE_GET, WITH(INT(id)), err), a,
			 &casefile_columns, c);
}

bool casefile_keep(struct store *st, const struct casefile *c, struct err *err)
{
	struct query q = query_open(st, CASE_KEEP,
				    WITH(INT(c->id), TEXT(c->state), ID(c->referee),
					 ID(c->second), INT(c->ruling), INT(c->event),
					 TEXT(c->proposed), TEXT(c->because),
					 ID(c->appellant), TEXT(c->appeal),
					 INT(c->ruled), INT(c->closed), INT(c->final)),
				    err);

	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(err, ERR_BUG, "there is no case %lld", (long long)c->id));
}

bool casefile_waiting(struct store *st, struct arena *a, const struct casefile *like,
		      struct casefile *c, struct err *err)
{
	return query_one(
		query_open(st, CASE_WAITING,
			   WITH(ID(like->claimant), INT(like->game), INT(like->turn)),
			   err),
		a, &casefile_columns, c);
}

bool casefile_of_ruling(struct store *st, struct arena *a, int64_t game, long ruling,
			struct casefile *c, struct err *err)
{
	return query_one(
		query_open(st, CASE_OF_RULING, WITH(INT(game), INT(ruling)), err), a,
		&casefile_columns, c);
}

bool casefile_list(struct store *st, struct arena *a, struct casefile **out,
		   size_t *count, struct err *err)
{
	return query_all(query_open(st, CASE_LIST, NULL, err), a, &casefile_columns,
			 out, count);
}

bool casefile_of_referee(struct store *st, struct arena *a, int64_t referee,
			 int64_t **ids, size_t *count, struct err *err)
{
	struct query q =
		referee == 0 ? query_open(st, CASE_UNGIVEN, NULL, err)
			     : query_open(st, CASE_OF_REFEREE, WITH(INT(referee)), err);

	return query_ids(q, a, ids, count);
}

bool casefile_silence(struct store *st, int64_t game, int64_t since, bool *any,
		      struct err *err)
{
	return query_true(
		query_open(st, CASE_SILENCE, WITH(INT(game), INT(since)), err), any);
}

bool casefile_add_letter(struct store *st, int64_t id, int64_t letter, struct err *err)
{
	return query_do(st, CASE_LETTER_ADD, WITH(INT(id), INT(letter)), err);
}

bool casefile_letters(struct store *st, struct arena *a, int64_t id, int64_t **ids,
		      size_t *count, struct err *err)
{
	return query_ids(query_open(st, CASE_LETTERS, WITH(INT(id)), err), a, ids,
			 count);
}

#define SPAN(s) WITH(INT((s)->player), INT((s)->game), INT((s)->from), INT((s)->to))

bool casefile_arrived(struct store *st, struct arena *a, const struct casefile_span *s,
		      int64_t **ids, size_t *count, struct err *err)
{
	return query_ids(query_open(st, CASE_ARRIVED, SPAN(s), err), a, ids, count);
}

bool casefile_written(struct store *st, struct arena *a, const struct casefile_span *s,
		      int64_t **ids, size_t *count, struct err *err)
{
	return query_ids(query_open(st, CASE_WRITTEN, SPAN(s), err), a, ids, count);
}

bool referee_add(struct store *st, int64_t player, int64_t now, bool *fresh,
		 struct err *err)
{
	return query_changes(
		query_open(st, REFEREE_ADD, WITH(INT(player), INT(now)), err), fresh);
}

bool referee_drop(struct store *st, int64_t player, bool *any, struct err *err)
{
	return query_changes(query_open(st, REFEREE_DROP, WITH(INT(player)), err),
			     any) &&
	       query_do(st, CASE_LEAVE, WITH(INT(player)), err);
}

bool referee_is(struct store *st, int64_t player, bool *yes, struct err *err)
{
	struct query q = query_open(st, REFEREE_IS, WITH(INT(player)), err);

	*yes = query_row(&q);
	return query_close(&q);
}

#define REFEREE(field) COLUMN(struct referee, field)
static const struct columns referee_columns =
	COLUMNS(struct referee, REFEREE(player), REFEREE(name), REFEREE(address),
		REFEREE(language), REFEREE(since), REFEREE(cases));

bool referee_list(struct store *st, struct arena *a, struct referee **out,
		  size_t *count, struct err *err)
{
	return query_all(query_open(st, REFEREE_LIST, NULL, err), a, &referee_columns,
			 out, count);
}
