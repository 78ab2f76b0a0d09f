/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/suggestion.h"

#include "adjudicator/store/query.h"

static struct query open_for(struct store *st, enum statement s, const struct missed *m,
			     struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_text(&q, 1, m->language);
	query_bind_text(&q, 2, m->word);
	return q;
}

bool suggestion_add(struct store *st, const struct suggestion *s, bool *fresh,
		    struct err *err)
{
	struct query q = open_for(st, SUGGESTION_ADD, &s->missed, err);
	bool ok;

	query_bind_int(&q, 3, s->player);
	query_bind_text(&q, 4, s->missed.edition);
	query_bind_int(&q, 5, s->at);
	query_bind_text(&q, 6, s->reason);
	ok = query_close(&q);
	*fresh = q.changes > 0;
	return ok;
}

bool suggestion_load(struct store *st, int64_t player, int64_t since, long *count,
		     struct err *err)
{
	struct query q = query_open(st, SUGGESTION_LOAD, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, since);
	return query_close_count(&q, count);
}

bool suggestion_list(struct store *st, struct arena *a, struct suggestion **out,
		     size_t *count, struct err *err)
{
	struct query q = query_open(st, SUGGESTION_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = (struct suggestion){
			.missed = {.language = query_text(&q, 0, a),
				   .word = query_text(&q, 1, a)},
			.player = query_int(&q, 2),
			.name = query_text(&q, 3, a),
			.speaks = query_text(&q, 4, a),
			.at = query_int(&q, 5),
			.reason = query_text(&q, 6, a)
                };
	}
	return query_close(&q);
}

bool suggestion_decide(struct store *st, const struct missed *m, int64_t now,
		       struct err *err)
{
	struct query q = open_for(st, SUGGESTION_DECIDE, m, err);

	query_bind_int(&q, 3, now);
	if (!query_close(&q)) {
		return false;
	}
	q = open_for(st, TRY_DROP, m, err);
	return query_close(&q);
}

bool word_try_add(struct store *st, const struct missed *m, int64_t now,
		  struct err *err)
{
	struct query q = open_for(st, TRY_ADD, m, err);

	query_bind_text(&q, 3, m->edition);
	query_bind_int(&q, 4, now);
	return query_close(&q);
}

bool word_try_list(struct store *st, struct arena *a, struct word_try **out,
		   size_t *count, struct err *err)
{
	struct query q = query_open(st, TRY_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = (struct word_try){
			.missed = {.language = query_text(&q, 0, a),
				   .word = query_text(&q, 1, a)},
			.tries = (long)query_int(&q, 2),
			.since = query_int(&q, 3),
			.last = query_int(&q, 4)
                };
	}
	return query_close(&q);
}
